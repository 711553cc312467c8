package field

import "holoboard/render"

// A Moment is what is drawn over the tokens just now: ways and their ends, where a token would stand, what threatens it there, what will be
// done, what breaks, and what is said of all that. Nothing that is said covers a token or what was said before it.
type Moment struct {
	Ends   []End // that may be chosen
	Kept   []End // that are drawn elsewhere: nothing that is said hides one
	Rays   []Ray
	Course []Space
	Would  *Token // where the one in the hand would stand; nil: none is
	Hooks  []Hook
	Plan   []Planned
	Breaks []Fall
	Told   float64 // how far they have fallen
	Notes  []Note
}

// DrawMoment draws it, and what tokens are called; nothing is said on some parts of the screen.
func (t *Table[V]) DrawMoment(c *render.Canvas, m *Moment, but ...render.Rect) {
	seen, p := t.View(), &c.Palette
	for i := range m.Ends {
		m.Ends[i].Draw(c, seen, p.Legal)
		t.Called.Take(render.Around(m.Ends[i].At(seen), 22, 22))
	}
	for i := range m.Rays {
		m.Rays[i].Draw(c)
	}
	if len(m.Course) > 1 {
		course := Course{Through: m.Course, Color: p.Legal}
		course.Draw(c, seen)
	}
	var inHand []Space
	if m.Would != nil {
		m.Would.Draw(c, seen)
		Corners(c, m.Would.Box(seen), p.Legal, 2.5)
		inHand = append(inHand, m.Would.Space)
	}
	for i := range m.Hooks {
		m.Hooks[i].Draw(c, seen)
	}
	t.taken = t.Occupied(inHand...)
	for i := range m.Kept {
		t.keep(render.Around(m.Kept[i].At(seen), 24, 24))
	}
	for i := range m.Ends {
		t.keep(render.Around(m.Ends[i].At(seen), 20, 20))
	}
	edges := t.Edges() // where columns and rows are named
	t.keep(append(but, edges[:]...)...)
	t.Said = t.Said[:0]
	for i := range m.Rays {
		t.say(m.Rays[i].DrawText(c, seen, t.taken...))
	}
	for _, number := range seen.Plan(c, m.Plan, p.Legal) {
		t.say(number)
	}
	t.drawFalls(c, seen, m)
	for i := range m.Notes {
		t.say(m.Notes[i].Draw(c, seen, t.taken...))
	}
	t.Called.Draw(c, seen)
}

// keep has nothing more be said on parts of the screen.
func (t *Table[V]) keep(parts ...render.Rect) {
	t.taken = append(t.taken, parts...)
	for _, r := range parts {
		t.Called.Take(r)
	}
}

// say notes where something was said.
func (t *Table[V]) say(at render.Rect) {
	t.keep(at)
	t.Said = append(t.Said, at)
}
