package steering

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/rack"
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
		t.forecast = forecast{slot: slot, at: at, is: bot.OutlookOf(&then, &t.View.State, slot), known: true}
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

// arrow is that of a course's end, or of a nose beside its ship: a pointer that rests on the ship chooses none.
func (t *Steering) arrow(o game.Option) field.End {
	at, _ := t.View.Landing(o)
	return field.End{Space: table.Space(at), Outside: o.Kind == rules.KindNose}
}

// keepArrows keeps what is said from the arrows of courses and noses.
func (t *Steering) keepArrows(a *table.Aim) {
	for _, o := range t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindCourse || o.Kind == rules.KindNose }) {
		a.Kept = append(a.Kept, t.arrow(o))
	}
}

// ShowEnds lets the player choose where a big ship ends its course, or how a nose points.
func (t *Steering) ShowEnds() {
	if !t.Asks(rules.AskCourse, rules.AskNose) || t.Grip.Carries() {
		return
	}
	seen := t.Board.View()
	for _, o := range t.Pending.Options {
		mark, id := t.arrow(o), t.Title.ID(o)
		switch o.Kind {
		case rules.KindNose:
			t.showNose(o, mark.At(seen), id)
		case rules.KindCourse:
			s := t.Choice(id, render.Around(mark.At(seen), 26, 26), o)
			t.PointAt(t.Title.Thing(o), id, s)
			mark.Chosen = s.Attention()
			mark.Draw(t.F.Canvas, seen, t.F.Palette.Legal)
		}
	}
}

// showNose shows one of the four ways of a nose beside its ship, and the Defense that whoever is there would see.
func (t *Steering) showNose(o game.Option, beside render.Point, id string) {
	f, p := t.F, &t.F.Palette
	size := 38.0
	if t.Phone() || f.In.Touch {
		size = board.TouchSize
	}
	slot, way := rules.Slot(o.A), rules.Facing(o.B)
	at := board.Beside(t.Board.Middle(t.View.Space(slot)), beside, size, t.Board.Layout().Map.Inset(2), t.Board.Others(table.Ship(slot)))
	s := t.Choice(id, at, o)
	if way != t.nose && (s.Focus || s.Hover && t.PutAt == nil) {
		t.turn(way)
	}
	chosen, style := way == t.nose || s.Attention(), p.Glass().Filled(p.Panel.Alpha(0.85)).With(p.Legal, 1)
	if chosen {
		style = p.Chosen()
	}
	f.Panel(at, style)
	upper, lower := at.CutTop(at.H * 0.58)
	field.Arrow(f.Canvas, t.Board.View(), upper.Middle(20, 20), float64(way), chosen, p.Legal)
	number := strconv.Itoa(t.View.Figures(slot).Defense(rules.Space{Facing: t.nose}.FaceToward(way)))
	f.Text(number, lower.Move(0, -2), p.Number().Centered())
}

// Turning is the end of the rack that turns the nose of the ships that are placed (R6.5).
func (t *Steering) Turning() (box ui.Rect) {
	if place := t.Board.Layout().Hand; t.Pending != nil && places(t.Pending) && t.Scene == nil && !place.Empty() {
		_, box = place.CutLeft(place.W - 116)
	}
	return box
}

// ShowTurning lets a nose be turned by a press: a finger has no keys.
func (t *Steering) ShowTurning() {
	box, p, words := t.Turning().InsetXY(6, 3), &t.F.Palette, t.Words.Say("steer.turn")
	if box.Empty() {
		return
	}
	s := t.F.Spot(ui.Spot{ID: "nose.turn", Rect: box, Slow: true, Aside: true, Name: words})
	style := p.Glass()
	if s.Attention() {
		style = p.Chosen()
	}
	t.F.Panel(box, style)
	arrow, text := box.InsetXY(4, 0).CutLeft(30)
	field.Arrow(t.F.Canvas, t.Board.View(), arrow.Middle(29, 29), float64(t.nose), true, p.Legal)
	rack.Wrapped(t.F, words, text.InsetXY(3, 0), p.Name())
	if s.Clicked {
		t.turn(t.nose.Right())
	}
}
