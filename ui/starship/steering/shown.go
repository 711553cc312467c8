package steering

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
)

// Show shows the ship in the hand where it would stand: its course, what sees which of its faces, what it would deal and take.
func (t *Steering) Show(a *table.Aim, d *game.Decision) {
	t.lightSquares(a, d)
	slot, at, chosen, ok := t.inHand()
	if slices.Contains([]game.Key{rules.AskCourse, rules.AskFly, rules.AskNose}, d.Ask) {
		a.InHand = slot
	}
	if ok {
		t.showGhost(a, slot, at, chosen)
	}
	t.keepArrows(a)
	t.holds(a, d)
	t.foretell(a)
}

// lightSquares lights the squares that may be chosen; those of courses have arrows instead.
func (t *Steering) lightSquares(a *table.Aim, d *game.Decision) {
	options := d.Options
	if t.Grip.Carries() && t.Grip.Next != nil { // of all that it leads to: several carriers may launch the same
		options = nil
		for _, place := range t.Grip.Places {
			options = append(options, place.Answers[len(place.Answers)-1])
		}
	}
	for _, o := range options {
		thing := t.Title.Thing(o)
		x, y := int(thing.B), int(thing.C)
		switch {
		case thing.Kind != rules.KindAt:
		case o.Kind == rules.KindCourse:
			a.Takes.Add(x, y)
			if t.Grip.Carries() {
				a.Ends = append(a.Ends, t.arrow(o))
			}
		case o.Kind == rules.KindPlace && t.View.Card(rules.Slot(o.A)).Size() > 1:
			a.Middles.Add(x, y)
		default:
			a.Squares.Add(x, y)
		}
	}
	if places(d) {
		a.LightRows(&t.View.State, d.Seat)
	}
}

// showGhost shows a ship where it would stand.
func (t *Steering) showGhost(a *table.Aim, slot rules.Slot, at rules.Space, chosen game.Option) {
	onMap := t.View.Ships[slot].Is(rules.OnMap)
	a.Ghost = &table.Ghost{Slot: slot, Space: at}
	if onMap {
		a.Course, a.Hidden = t.course(slot, chosen, at), slot
	}
	if chosen.Kind == rules.KindCourse {
		t.noteCourse(a, slot, chosen, at)
	}
	then := t.View.Standing(slot, at)
	if !t.View.Card(slot).Fighter() {
		a.Firing, a.Lanes, a.Rays = slot, then.OpenLanes(slot), t.rays(&then, slot)
	}
	if onMap && !t.forecast.isOf(slot, at) {
		t.forecast = t.foresee(&then, slot, at)
	}
}

// course are the spaces that a ship passes.
func (t *Steering) course(slot rules.Slot, o game.Option, end rules.Space) []field.Space {
	at := t.View.Space(slot)
	if o.Kind != rules.KindCourse {
		return table.Spaces(at, end)
	}
	return table.Spaces(append([]rules.Space{at}, at.Along(rules.Path(o.B))...)...)
}

// noteCourse says how long a course is, whom it pushes and what ends it.
func (t *Steering) noteCourse(a *table.Aim, slot rules.Slot, o game.Option, end rules.Space) {
	ways := t.View.Courses(slot)
	w, may := ways.By(rules.Path(o.B))
	if !may {
		return
	}
	text, color := t.Say.Course(w.Path), t.F.Palette.Legal
	if w.Pushes {
		text, color = text+" · "+t.Words.Say("steer.pushes"), t.F.Palette.Amber
	}
	if w.Held {
		text, color = text+" · "+t.Words.Say("steer.held"), t.F.Palette.Warning
		a.Hooks = append(a.Hooks, field.Hook{Square: field.Square{X: end.X, Y: end.Y}, Color: t.F.Palette.SideColor(int(rules.Dark))})
	}
	at := t.Board.View().Point(float64(end.X)+1, float64(end.Y)-0.45)
	a.Notes = append(a.Notes, field.Note{Text: text, Color: color, At: at, Align: render.Center})
}

// rays lead from the big ships of the enemy to the face that each would see, with its Defense.
func (t *Steering) rays(then *rules.State, slot rules.Slot) (rays []field.Ray) {
	figures, said := t.View.Figures(slot), map[rules.Face]bool{}
	then.EachWatcher(slot, func(enemy rules.Slot, weakest rules.Face) {
		ray := field.Ray{
			From: t.Board.Middle(then.Space(enemy)), To: t.Board.FaceOn(then.Space(slot), weakest), Color: t.F.Palette.SideColor(int(enemy.Side())),
			Bad: figures.Defense(weakest) < figures.Defense(rules.Nose),
		}
		if !said[weakest] && !t.Asks(rules.AskNose) { // then the four places say what each face bears
			said[weakest] = true
			if ray.Text = strconv.Itoa(figures.Defense(weakest)); !t.Phone() {
				ray.Text = t.Say.FaceOf(weakest, figures.Defense(weakest))
			}
		}
		rays = append(rays, ray)
	})
	return rays
}

// holds hatches the squares on which the flight of the ship in the hand ends, and circles who would hold it where it is (R8.19).
func (t *Steering) holds(a *table.Aim, d *game.Decision) {
	switch d.Ask {
	case rules.AskPushTo:
		a.Squares, a.Refuges = field.Squares{}, a.Squares
	case rules.AskFly:
		slot := rules.Slot(d.About[0].A)
		held := t.View.Held(slot)
		a.HeldBy = slot.Side().Other()
		for y := range a.Held {
			a.Held[y] = a.Squares[y] & held[y]
		}
		if a.Ghost == nil {
			return
		}
		holder, zone := t.View.Holder(slot, a.Ghost.Space)
		if holder == rules.NoSlot {
			return
		}
		key := "steer.held"
		if zone {
			key = "steer.zone"
		}
		a.Holder = holder
		words := t.Words.Say(key, assets.Args{"ship": t.Say.Ship(holder)})
		a.Notes = append(a.Notes, t.Board.NoteOver(t.View.Space(holder), words, "", t.F.Palette.Warning))
	}
}
