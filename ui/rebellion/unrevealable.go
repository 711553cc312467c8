package rebellion

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
)

// unrevealable are the viewer's missions that could not be revealed with who is on them.
type unrevealable struct{ *Table }

// why says why a mission could not be revealed with the leaders on it and the one who is chosen or carried now, or
// nothing. Assigning them is no mistake for that: bluffing is part of the game.
func (t unrevealable) why(thing game.Option) string {
	mission, set := rules.NoMission, rules.Leaders(0)
	chosen, choosing := t.chosenLeader()
	switch {
	case thing.Kind == rules.KindSlot && rules.Side(thing.A) == t.View.Side() && t.weighs():
		mission = t.View.OnTable()[thing.B]
		set = t.View.LeadersOn(t.View.Side(), rules.OnMission+rules.Spot(thing.B))
	case thing.Kind == rules.KindMission && choosing:
		mission = rules.Mission(thing.A)
	}
	if mission == rules.NoMission {
		return ""
	}
	if choosing {
		set |= 1 << chosen
	}
	if why := t.View.Doubt(mission, set); why != nil {
		return t.Say.Why(why)
	}
	return ""
}

// weighs tells whether the viewer decides about his missions now. While one is carried out, or units move, it would be a
// warning about nothing.
func (t unrevealable) weighs() bool { return t.View.Phase == rules.Assignment || t.Asks(rules.AskTurn) }

// chosenLeader is who is being assigned.
func (t unrevealable) chosenLeader() (rules.Leader, bool) {
	switch {
	case t.Asks(rules.AskAssignTo):
		return rules.Leader(t.Pending.About[0].A), true
	case t.Asks(rules.AskAssign) && t.screen.Grip.Carries() && t.screen.Grip.Thing.Kind == rules.KindLeader:
		return rules.Leader(t.screen.Grip.Thing.A), true
	}
	return rules.NoLeader, false
}

// show marks the viewer's missions.
func (t unrevealable) show() {
	t.doubted = ""
	for _, thing := range t.screen.Things {
		if !thing.Listed {
			t.mark(thing.Option, thing.Rect, t.screen.States[thing.Option].Over)
		}
	}
}

// mark marks a mission that could not be revealed now. What the sign means its sheet says, or the bar while the
// leader is held over it.
func (t unrevealable) mark(thing game.Option, r ui.Rect, over bool) {
	text := t.why(thing)
	if text == "" {
		return
	}
	if over {
		t.doubted = text
	}
	if thing.Kind == rules.KindSlot && t.planned() {
		return // it stands there in words
	}
	const size, out, mark = 18, 6, 26
	f := t.F
	p := f.Palette
	box := render.Box(r.Right()-size+out, r.Y-out, size, size)
	if thing.Kind == rules.KindSlot { // its title reaches to the right edge
		box.X = r.X - out
	}
	if thing.Kind == rules.KindMission && r.H < 2*size { // a line of the hand, with a mark of its own at its end
		box = render.Box(r.Right()-size-mark, r.Center().Y-size/2, size, size)
	}
	render.Art(f.Canvas, warningKey{p.Warning, p.Space}, box, func(q *render.Pen, k warningKey) {
		q.Fill((&render.Path{}).Polygon(render.Point{X: q.W / 2}, render.Point{X: q.W, Y: q.H}, render.Point{Y: q.H}), k.fill)
		q.Fill((&render.Path{}).Polygon(render.Point{X: q.W*0.5 - 1.6, Y: 6}, render.Point{X: q.W*0.5 + 1.6, Y: 6}, render.Point{X: q.W*0.5 + 1, Y: 12},
			render.Point{X: q.W*0.5 - 1, Y: 12}), k.ink)
		q.Fill((&render.Path{}).Circle(render.Point{X: q.W / 2, Y: 14.6}, 1.5), k.ink)
	})
}

type warningKey struct{ fill, ink render.Color }
