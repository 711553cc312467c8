package starship

import (
	"math"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/foresee"
	"holoboard/ui/table/flow"
)

// Where a ship in the hand would stand, nose and all, and what that would mean.

// asked is what is asked, or would be asked once the carried thing is taken up.
func (t *Table) asked() *game.Decision {
	if t.screen.Grip.Carries() && t.screen.Grip.Next != nil {
		return t.screen.Grip.Next
	}
	return t.Pending
}

// endOf is where a course ends.
func (t *Table) endOf(o game.Option) rules.Space {
	return t.View.Space(rules.Slot(o.A)).Walked(rules.Path(o.B))
}

// endSquare is the square of a big ship's space that its arrow lies on: one for each way that its nose may point.
func endSquare(s rules.Space) game.Option {
	x, y := s.X, s.Y
	if s.Facing == rules.East || s.Facing == rules.South {
		x++
	}
	if s.Facing == rules.South || s.Facing == rules.West {
		y++
	}
	return table.Square(x, y)
}

// mark is the arrow of a place where a ship may come to stand.
func markOf(s rules.Space) field.End {
	return field.End{X: float64(s.X), Y: float64(s.Y), Size: float64(s.Size), Way: float64(s.Facing)}
}

// nearest is the option whose arrow is nearest to the pointer; of two that are as near the one of the square that it is on.
func (t *Table) nearest(options []game.Option, square game.Option) (best game.Option) {
	const little = 4 // points
	seen, far := t.board.View(), math.Inf(1)
	for _, o := range options {
		if o.Kind != rules.KindCourse {
			continue
		}
		mark := markOf(t.endOf(o))
		d := mark.At(seen).Distance(t.F.In.At)
		if t.Thing(o) == square {
			d -= little
		}
		if d < far {
			best, far = o, d
		}
	}
	return best
}

// turnNose turns the nose of the ship in the hand by keys.
func (t *Table) turnNose() {
	d := t.asked()
	if d == nil || d.Ask != rules.AskDeployShip && d.Ask != rules.AskDeployAt && d.Ask != rules.AskNose {
		return
	}
	if !t.steered {
		t.steered, t.facing = true, t.usualNose(d)
	}
	switch {
	case t.F.Pressed(ui.KeyQ):
		t.facing = t.facing.Left()
	case t.F.Pressed(ui.KeyE):
		t.facing = t.facing.Right()
	default:
		return
	}
	t.F.Invalidate()
}

// usualNose points to the enemy's edge while ships are placed, and as it did afterwards.
func (t *Table) usualNose(d *game.Decision) rules.Facing {
	if d.Ask == rules.AskNose {
		return t.View.Ships[d.About[0].A].Facing
	}
	return rules.TowardEnemy(rules.SideOf(d.Seat))
}

// faced is an option to place a ship with the nose that was chosen, if that is offered.
func (t *Table) faced(d *game.Decision, o game.Option) game.Option {
	turned := o
	turned.B = o.B&63 | uint8(t.facing)<<6
	if d.Has(turned) {
		return turned
	}
	return o
}

// inHand is the ship that would stand elsewhere, and where: the pointer says it, or the focus of the keys; false while neither does.
func (t *Table) inHand() (slot rules.Slot, at rules.Space, chosen game.Option, ok bool) {
	d := t.asked()
	if d == nil || len(d.About) == 0 {
		return rules.NoSlot, at, chosen, false
	}
	slot = rules.Slot(d.About[0].A)
	for _, o := range d.Options {
		if !heldOver(t, t.Thing(o)) {
			continue
		}
		switch o.Kind {
		case rules.KindPlace:
			o = t.faced(d, o)
			return slot, rules.Space{X: int(o.B & 63), Y: int(o.C), Size: t.View.Card(slot).Size(), Facing: rules.Facing(o.B >> 6)}, o, true
		case rules.KindGo:
			return slot, rules.Space{X: int(o.B), Y: int(o.C), Size: 1, Facing: t.View.Ships[slot].Facing}, o, true
		case rules.KindCourse:
			o = t.nearest(d.Options, t.Thing(o))
			return slot, t.endOf(o), o, true
		}
	}
	if d.Ask == rules.AskNose {
		at = t.View.Space(slot)
		at.Facing = t.facing
		return slot, at, game.Option{Kind: rules.KindNose, A: uint8(slot), B: uint8(t.facing)}, true
	}
	return slot, at, chosen, false
}

// heldOver tells whether a square would take the ship that is carried, or is pointed at while none is.
func heldOver(t *Table, square game.Option) bool {
	switch {
	case square.Kind != rules.KindAt:
		return false
	case t.screen.Grip.Carries():
		return t.F.DropsOn() == t.ID(square)
	}
	return t.Pointed == square
}

// Gives implements [carry.Title]: a ship is placed with the nose that was chosen, a big one takes the course whose arrow is nearest,
// a weapon hits the face that is hit most easily.
func (t carried) Gives(thing, place game.Option, answers []game.Option, _ int) []game.Option {
	last, d := len(answers)-1, t.asked()
	if table.IsShip(thing) && answers[last].Kind == rules.KindTarget {
		return battery{t.Table}.fires(rules.Slot(thing.A), rules.Slot(place.A))
	}
	switch o := answers[last]; o.Kind {
	case rules.KindPlace:
		answers[last] = t.faced(d, o)
	case rules.KindCourse:
		answers[last] = t.nearest(d.Options, place)
	case rules.KindTarget:
		answers[last], _ = t.easiest(d, o)
	}
	return answers
}

// Settled implements [carry.Title]: a weapon with one target has gone there.
func (t carried) Settled(news []game.Event) (place game.Option, ok bool) {
	for _, e := range news {
		if e := e.(event); e.Kind == rules.Aimed {
			return table.Ship(e.Other), true
		}
	}
	return place, false
}

// Press implements [screen.Pieces]: a click says the nose, the face or the course too. A finger, which shows no odds before it taps,
// aims first; so does everybody at a ship that is lost already.
func (t things) Press(thing, o game.Option) bool {
	shows := t.F.In.Touch && !t.Program.TapsAct()
	switch o.Kind {
	case rules.KindPlace:
		o = t.faced(t.Pending, o)
	case rules.KindCourse:
		o = t.nearest(t.Pending.Options, thing)
	case rules.KindShift:
		windows{t.Table}.addShift(o.A, 1)
		return true
	case rules.KindTarget:
		o, _ = t.easiest(t.Pending, o)
		if (shows || t.View.Fate(rules.Slot(o.A)) == rules.Falls) && t.held != o {
			t.held = o
			t.F.Invalidate()
			return true
		}
	case rules.KindWeapon:
		if _, wants := (battery{t.Table}).wants(); wants {
			return battery{t.Table}.fireWanted(o)
		}
		if after, taken := t.screen.Play.Sight().Try(o); !shows || t.held == o || taken && after.Asked() != nil && after.Asked().Ask == rules.AskFireAt {
			return false
		}
		t.held = o // the only target that it has is aimed at
		t.F.Invalidate()
		return true
	case rules.KindShip:
		if _, lone := (battery{t.Table}).lone(o); !lone || !shows || t.held == o {
			return false
		}
		t.held = o
		t.F.Invalidate()
		return true
	default:
		return false
	}
	t.Rest()
	t.Choose(o)
	return true
}

// Last implements [screen.Panels]: what is aimed by a finger is fired by the main button, a nose that was turned by keys is kept by it.
func (t panels) Last() (b flow.Button, ok bool) {
	button := func(key string, o game.Option) (flow.Button, bool) {
		return flow.Button{
			Button: ui.Button{ID: "do", Label: t.Words.Say(key), Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
			Option: o,
			Press:  t.Choose,
		}, true
	}
	switch {
	case t.Pending == nil:
	case t.Asks(attacking...) && t.Offered(t.held):
		return button("aim.fire", t.held)
	case t.Asks(rules.AskNose):
		_, _, o, _ := t.inHand()
		return button("steer.nose", o)
	case t.Asks(rules.AskDeployShip, rules.AskDeployAt):
		left := 0
		t.View.Fleet(t.Pending.Seat, func(slot rules.Slot) { left += int(t.View.Ships[slot].Marks&rules.Waiting) / int(rules.Waiting) })
		return t.notYet(t.Words.Say("done.deploy", assets.Args{"n": left}), t.Words.Say("done.deploy.why"))
	case t.Asks(rules.AskFire) && !t.Offered(game.Option{Kind: rules.KindDone}): // who begins a block fires at least once in it
		done := game.Option{Kind: rules.KindDone}
		if why := t.screen.Play.Sight().WhyNot(done); why != nil {
			return t.notYet(t.screen.Own.ButtonText(done), t.screen.Why(why))
		}
	case t.Asks(rules.AskCourse, rules.AskFly):
		if t.Offered(t.stay(t.Pending)) {
			return button("steer.stay", t.stay(t.Pending))
		}
	}
	if o, text, uses := t.use(); uses {
		b, ok = button("", o)
		b.Label = text
		return b, ok
	}
	return b, false
}

// Rests implements [screen.Resting]: a ship in the hand may turn its nose where it stands, or stay as it is (R8.2, R8.16).
func (t *Table) Rests() (b flow.Button, ok bool) {
	d := t.screen.Grip.Next
	if d == nil || d.Ask != rules.AskCourse && d.Ask != rules.AskFly {
		return b, false
	}
	stay := t.stay(d)
	for _, place := range t.screen.Grip.Places {
		if n := len(place.Answers) - 1; place.Answers[n] == stay {
			answers := append(slices.Clone(place.Answers[:n]), stay)
			return flow.Button{
				Button: ui.Button{ID: "stay", Label: t.Words.Say("steer.stay"), Aside: true}, Option: stay,
				Press: func(game.Option) {
					t.F.PutBack()
					t.GiveInTurn(answers...)
				},
			}, true
		}
	}
	return b, false
}

// notYet is a main button that cannot be pressed yet.
func (t *Table) notYet(label, why string) (flow.Button, bool) {
	return flow.Button{Button: ui.Button{ID: "do", Label: label, Main: true, Why: why}, Press: func(game.Option) {}}, true
}

// stay is to leave the ship where it is that a decision is about.
func (t *Table) stay(d *game.Decision) game.Option {
	slot := d.About[0].A
	if d.Ask == rules.AskCourse {
		return game.Option{Kind: rules.KindCourse, A: slot}
	}
	s := &t.View.Ships[slot]
	return game.Option{Kind: rules.KindGo, A: slot, B: s.X, C: s.Y}
}

// showHand shows the ship in the hand where it would stand: its course, what sees which of its faces, what it would deal and take.
func (t *Table) showHand(a *table.Aim) {
	slot, at, chosen, ok := t.inHand()
	if slices.Contains([]game.Key{rules.AskCourse, rules.AskFly, rules.AskNose}, t.asked().Ask) {
		a.InHand = slot
	}
	if !ok {
		return
	}
	a.Ghost = &table.Ghost{Slot: slot, Space: at}
	if t.View.Ships[slot].Is(rules.OnMap) {
		a.Course = t.courseOf(slot, chosen, at)
		a.Hidden = slot
	}
	if chosen.Kind == rules.KindCourse {
		t.noteCourse(a, slot, chosen, at)
	}
	if !t.View.Card(slot).Fighter() {
		then := t.View.Standing(slot, at)
		a.Firing, a.Lanes, a.Rays = slot, table.LanesOf(&then, slot), t.rays(&then, slot)
	}
	if t.View.Ships[slot].Is(rules.OnMap) {
		t.forecast = t.foresee(slot, at)
	}
}

// courseOf are the middles of the spaces that a ship passes.
func (t *Table) courseOf(slot rules.Slot, o game.Option, end rules.Space) (through []render.Point) {
	middle := func(s rules.Space) render.Point {
		half := float64(s.Size) / 2
		return render.Point{X: float64(s.X) + half, Y: float64(s.Y) + half}
	}
	at := t.View.Space(slot)
	through = append(through, middle(at))
	if o.Kind == rules.KindCourse {
		for _, s := range at.Along(rules.Path(o.B)) {
			through = append(through, middle(s))
		}
		return through
	}
	return append(through, middle(end))
}

// noteCourse says how long a course is, whom it pushes and what ends it.
func (t *Table) noteCourse(a *table.Aim, slot rules.Slot, o game.Option, end rules.Space) {
	ways := t.View.Courses(slot)
	for _, w := range ways.All() {
		if w.Path != rules.Path(o.B) {
			continue
		}
		text, color := t.courseText(w.Path), t.F.Palette.Legal
		if w.Pushes {
			text, color = text+" · "+t.Words.Say("steer.pushes"), t.F.Palette.Amber
		}
		if w.Held {
			text, color = text+" · "+t.Words.Say("steer.held"), t.F.Palette.Warning
			a.Hooks = append(a.Hooks, table.Square(end.X, end.Y))
		}
		at := t.board.View().Point(float64(end.X)+1, float64(end.Y)-0.45)
		a.Notes = append(a.Notes, field.Note{Text: text, Color: color, At: at, Align: render.Center})
	}
}

// rays lead from the big ships of the enemy to the face that each would see, with its Defense.
func (t *Table) rays(then *rules.State, slot rules.Slot) (rays []field.Ray) {
	figures, said := t.View.Figures(slot), map[rules.Face]bool{}
	t.View.Each(func(enemy rules.Slot) {
		if enemy.Side() == slot.Side() || t.View.Card(enemy).Fighter() {
			return
		}
		weakest := then.Weakest(enemy, slot)
		ray := field.Ray{
			From: t.board.Middle(then.Space(enemy)), To: t.board.FaceOn(t.View, slot, then.Space(slot), weakest), Color: t.F.Palette.SideColor(int(enemy.Side())),
			Bad: figures.Defense(weakest) < figures.Defense(rules.Nose),
		}
		if !said[weakest] && !t.Asks(rules.AskNose) { // then the four places say what each face bears
			said[weakest] = true
			if ray.Text = number(uint8(figures.Defense(weakest))); !t.Phone() {
				ray.Text = t.Words.Say("face."+weakest.String()) + " " + ray.Text
			}
		}
		rays = append(rays, ray)
	})
	return rays
}

// foresee is what the attacks of the round would take with a ship elsewhere.
func (t *Table) foresee(slot rules.Slot, at rules.Space) foresee.Forecast {
	if f := t.forecast; f.Known && f.Slot == slot && f.At == at {
		return f
	}
	then := t.View.Standing(slot, at)
	return foresee.Of(&t.View.State, &then, slot, at, foresee.Words{
		Say: t.Words.Say, Ship: t.ship, Weapon: func(shot *rules.Shot) string { return t.armName(weaponOf(shot)) },
	})
}

// foretell shows what would be dealt and taken, in the rail of the enemy.
func (t *Table) foretell(a *table.Aim) {
	if a.Ghost == nil || !t.forecast.Known || t.Phone() {
		t.forecast = foresee.Forecast{}
		return
	}
	a.Foot, a.FootOf = t.forecast.Draw, t.forecast.Side.Other()
}

// hundredths says hundredths with one digit after the point.
func (t *Table) hundredths(n int, signed bool) string {
	return foresee.Hundredths(t.Words.Say, n, signed)
}
