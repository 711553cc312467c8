package starship

import (
	"strconv"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui/table/scene"
)

// What is on its way over the map while events are told.

// tumbles is the share of a roll that the die tumbles; then it lies there.
const tumbles = 0.62

// move shows what the event that is told moves, fires or breaks.
func (t *Table) move(a *table.Aim) {
	e, told := t.Reel.Event()
	if e == nil {
		return
	}
	switch e.Kind {
	case rules.Sailed, rules.Flew, rules.Pushed:
		a.Flight = t.flight(e, told)
	case rules.Aimed:
		a.Firing, a.At, a.Face = e.Ship, e.Other, e.Face
		if e.Lane != rules.NoLane {
			a.Lanes = []table.Lane{{Lane: e.Lane}}
		}
	case rules.Rolled, rules.Hit, rules.Missed:
		a.Firing, a.At, a.Face = e.Ship, e.Other, t.View.Shot.Face
		if lane := t.View.Shot.Lane; lane != rules.NoLane {
			a.Lanes = []table.Lane{{Lane: lane}}
		}
		if e.Kind != rules.Rolled {
			a.Shot = &table.Shot{By: e.Ship, At: e.Other, Bolts: 2, Told: told, Hit: e.Kind == rules.Hit, Counters: int(e.N)}
		}
	case rules.DamageBegan:
		a.Hush = min(told*2, 1)
	case rules.Turned, rules.Destroyed:
		a.Hush = 1
		a.Falls = []table.Fall{{Slot: e.Ship, Turns: e.Kind == rules.Turned, Text: t.fallText(e), Told: told}}
	}
}

// flight is a ship between where it stands and where the event takes it.
func (t *Table) flight(e *event, told float64) *table.Flight {
	from := t.View.Space(e.Ship)
	x, y := render.InOut(told), render.InOut(told)
	turn := (float64(e.Facing) - float64(from.Facing))
	if turn > 2 {
		turn -= 4
	} else if turn < -2 {
		turn += 4
	}
	if e.Kind == rules.Pushed || t.View.Card(e.Ship).Fighter() {
		turn = 0
	}
	way := float64(from.Facing) + turn*min(told*1.6, 1)
	if t.View.Card(e.Ship).Fighter() {
		way = float64(2 * e.Ship.Side())
	}
	return &table.Flight{
		Slot: e.Ship, Way: way,
		X: float64(from.X) + (float64(e.X)-float64(from.X))*x, Y: float64(from.Y) + (float64(e.Y)-float64(from.Y))*y,
	}
}

// fallText says shortly what becomes of a ship.
func (t *Table) fallText(e *event) string {
	switch {
	case e.Kind == rules.Turned:
		return t.Words.Say("ledger.turns")
	case e.N > 0:
		return t.Words.Say("ledger.pool")
	}
	return t.Words.Say("ledger.destroyed")
}

// showDie throws the die that is told: over the ship that is aimed at, or at the ends of the map for initiative.
func (t *Table) showDie() {
	e, told := t.Reel.Event()
	if e == nil {
		return
	}
	const size = 64
	area := t.board.Layout().Map.Inset(8)
	var at render.Point
	switch e.Kind {
	case rules.Rolled:
		at = t.board.Middle(t.View.Space(e.Other)).Add(render.Point{X: 46, Y: -46})
	case rules.DeployRolled, rules.InitiativeRolled, rules.InitiativeRerolled:
		at = render.Point{X: area.Center().X, Y: area.Y + area.H*0.22}
		if e.Side == rules.Light {
			at.Y = area.Bottom() - area.H*0.22
		}
	default:
		return
	}
	box := render.Around(at, size, size).KeepIn(area)
	ink := render.RedDie
	if e.Ship.Side() == rules.Dark && e.Kind == rules.Rolled || e.Kind != rules.Rolled && e.Side == rules.Dark {
		ink = render.BlackDie
	}
	t.F.Glow(box.Center(), size, t.F.Palette.Space.Alpha(0.9))
	die := render.Die{Form: render.Icosahedron, Ink: ink, Face: strconv.Itoa(int(e.N)), Dim: told > tumbles && e.Kind == rules.Rolled && e.N < e.M}
	scene.Tumble(t.F, box, die, uint64(len(t.Reel.Events)-t.Reel.Left()), 0, 1, min(told/tumbles, 1), dieFaces...)
}

// dieFaces are the numbers of a die of twenty.
var dieFaces = func() (faces []string) {
	for n := range rungs {
		faces = append(faces, strconv.Itoa(n+1))
	}
	return faces
}()

// EventPlace is where an event happens on the map.
func (t *Table) EventPlace(e *event) (place game.Option, ok bool) {
	slot := e.Ship
	switch e.Kind {
	case rules.Aimed, rules.Rolled, rules.Hit, rules.Missed:
		slot = e.Other
	}
	if slot == rules.NoSlot || t.View.Cards == "" || !t.View.Ships[slot].Is(rules.OnMap) {
		return place, false
	}
	return table.Ship(slot), true
}
