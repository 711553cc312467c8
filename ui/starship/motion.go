package starship

import (
	"strconv"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui/starship/aiming"
	"holoboard/ui/table/scene"
)

// What is on its way over the map while events are told.

// move shows what the event that is told moves, fires or breaks.
func (t *Table) move(a *table.Aim) {
	e, told := t.Reel.Event()
	switch {
	case e == nil:
	case e.Kind == rules.Launched:
		from, half := t.View.Space(e.Other), float64(t.View.Space(e.Other).Size-1)/2
		out := field.Space{X: float64(from.X) + half, Y: float64(from.Y) + half, Size: 1, Way: float64(2 * e.Ship.Side())}
		to := field.Space{X: float64(e.X), Y: float64(e.Y), Way: out.Way}
		a.Flight = &table.Flight{Slot: rules.NoSlot, Card: t.View.Cards.Card(e.Card), Space: out.Glide(to, told)}
	default:
		a.Tell(t.View, e, told)
	}
}

// showDie throws the die that is told: over the ship that is aimed at, or at the ends of the map for initiative; for a whole room
// large beside what is said. It tells whether it did.
func (t *Table) showDie() bool {
	e, told := t.Reel.Event()
	const size = 64
	area := t.Board.Layout().Map.Inset(8)
	var at render.Point
	switch e.Kind {
	case rules.Rolled:
		at = t.Board.Middle(t.View.Space(e.Other)).Add(render.Point{X: 46, Y: -46})
	case rules.DeployRolled, rules.InitiativeRolled, rules.InitiativeRerolled:
		at = render.Point{X: area.Center().X, Y: area.Y + area.H*0.22}
		if e.Side == rules.Light {
			at.Y = area.Bottom() - area.H*0.22
		}
	default:
		return false
	}
	box := render.Around(at, size, size).KeepIn(area)
	if l := t.Board.Layout(); l.Form == board.Projected {
		box, _ = l.Prompt.CutLeft(112)
		t.F.Fill(box.Inset(2), t.F.Palette.Prompt)
		box = box.Square().Inset(3)
	} else {
		t.F.Glow(box.Center(), size, t.F.Palette.Space.Alpha(0.9))
	}
	side := e.Side
	if e.Kind == rules.Rolled {
		side = e.Ship.Side()
	}
	die := table.Die(side, number(e.N))
	die.Dim = told > aiming.Tumbles && e.Kind == rules.Rolled && e.N < e.M
	scene.Tumble(t.F, box, die, uint64(len(t.Reel.Events)-t.Reel.Left()), 0, 1, min(told/aiming.Tumbles, 1), dieFaces...)
	return true
}

// dieFaces are the numbers of a die of twenty.
var dieFaces = func() (faces []string) {
	for n := range rules.DieSides {
		faces = append(faces, strconv.Itoa(n+1))
	}
	return faces
}()

// EventPlace is where an event happens on the map.
func (t sayings) EventPlace(e *event) (place game.Option, ok bool) {
	slot := e.Where()
	if slot == rules.NoSlot || t.View.Cards == "" || !t.View.Ships[slot].Is(rules.OnMap) {
		return place, false
	}
	return table.Ship(slot), true
}
