package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/aiming"
	"holoboard/ui/table/layers"
	"holoboard/ui/table/odds"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
)

// ShowLayer implements [screen.Panels].
func (t panels) ShowLayer(l screen.Layer) {
	switch l {
	case screen.Beginning:
		t.aiming.Odds = odds.Shown{}
		t.auto.GoOn()
		t.steering.TurnByKeys()
		chips{t.Table}.weaponKeys()
		t.aiming.FireCarried()
	case screen.UnderThings:
		besides{t.Table}.chooseLayer()
		t.aim()
	case screen.OverBoard:
		t.Board.Over = ui.Rect{}
		t.steering.ShowEnds()
		chips{t.Table}.showRack()
		t.steering.ShowTurning()
		t.aiming.ShowTold()
		if t.Reel.Halted() {
			breaking{t.Table}.showLedger()
		}
		t.windows.ShowShift()
		besides{t.Table}.showEye()
	case screen.OverTable:
		t.windows.ShowOrders()
		t.auto.Show()
	}
}

// aim works out what the board shows of the decision under way, on the map of the battle.
func (t *Table) aim() {
	t.Board.Fit(t.View)
	a := table.NoAim()
	if table.IsShip(t.Pointed) {
		a.Pointed = rules.Slot(t.Pointed.A)
	}
	t.move(&a)
	t.Board.Rack = nil
	if d := t.Grip.Asked(); d != nil && t.screen.Play != nil {
		t.Board.Rack = chips{t}.rack()
		if by := rules.Firing(d); by != rules.NoSlot {
			a.Firing, a.Lanes = by, t.View.OpenLanes(by)
		}
		t.steering.Show(&a, d)
		breaking{t}.balance(&a)
		besides{t}.notePointed(&a)
		t.aiming.Abeam(&a)
		besides{t}.noteCarriers(&a)
		t.aiming.ShowGuns(&a)
	}
	t.aiming.Show(&a)
	breaking{t}.showFallout(&a)
	t.Board.Aim = a
}

// What the board says besides: layers of the whole table, who holds whom, what becomes of ships, what all guns would do.

// layerCount is how many can be shown: lanes of one's own ships, of the enemy's, zones of control, numbers of faces.
const layerCount = 4

// besides is what the board says besides.
type besides struct{ *Table }

// chooseLayer shows a layer by a key, and while Shift is held the Defense of every face.
func (t besides) chooseLayer() {
	t.layers.Choose(t.F)
	mine, viewer := rules.Light, t.Viewer
	if viewer == game.Table && t.Pending != nil { // several sit at the screen: whoever is asked
		viewer = t.Pending.Seat
	}
	t.Board.Looks, t.Board.Mine, t.Board.Names = rules.NoSide, viewer, t.Board.Names[:0]
	for _, c := range t.screen.Chairs {
		t.Board.Names = append(t.Board.Names, c.Name)
	}
	if viewer != game.Table {
		mine = rules.SideOf(viewer)
		t.Board.Looks = mine
	}
	l := table.Layers{Zones: t.layers.On == 3, Numbers: t.layers.On == 4 || t.F.In.Shift}
	l.Lanes[mine], l.Lanes[mine.Other()] = t.layers.On == 1, t.layers.On == 2
	t.Board.Layers = l
}

// showEye shows the button that goes through the layers.
func (t besides) showEye() {
	if _, falls := t.fallout.Shown(); falls {
		return
	}
	if place, shown := layers.ShowOver(&t.layers, t.screen.Table, t.Board.Layout().Map.InsetXY(3, 21)); shown {
		t.Board.Over = place
	}
}

// noteCarriers says over each ship that launches how many of its fighters are out this round (R9.3).
func (t besides) noteCarriers(a *table.Aim) {
	if !t.Asks(rules.AskLaunch) || t.Phone() {
		return
	}
	t.View.EachOf(t.Pending.Seat, func(slot rules.Slot) {
		if rate := t.View.LaunchRate(slot); rate > 0 {
			text := t.Words.Say("rack.launched", assets.Args{"n": int(t.View.Ships[slot].Launched), "of": rate})
			a.Notes = append(a.Notes, t.Board.NoteOver(t.View.Space(slot), text, "", t.F.Palette.SideColor(int(slot.Side()))))
		}
	})
}

// notePointed says what becomes of the ship under the pointer at the end of the round.
func (t besides) notePointed(a *table.Aim) {
	if slot := a.Pointed; slot != rules.NoSlot && t.View.Ships[slot].Is(rules.OnMap) && t.View.Fate(slot) != rules.Holds && !t.Asks(rules.AskFireAt) {
		key := [...]string{rules.Turns: "aim.will_turn", rules.Falls: "aim.will_fall"}[t.View.Fate(slot)]
		words := t.Words.Say(key, assets.Args{"ship": t.Say.Ship(slot)})
		a.Notes = append(a.Notes, t.Board.NoteOver(t.View.Space(slot), words, "", t.F.Palette.Warning))
	}
}

// expected says what both sides are expected to lose in the attacks that are still to come.
func (t besides) expected() string {
	if t.coming == "" {
		f := bot.ForecastOf(&t.View.State)
		t.coming = t.Words.Say("attack.expected", assets.Args{"light": t.Say.Hundredths(f.Loses[rules.Light], false), "dark": t.Say.Hundredths(f.Loses[rules.Dark], false)})
	}
	return t.coming
}

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
	l := t.Board.Layout()
	area := l.Map.Inset(8)
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
	side := e.Side
	if e.Kind == rules.Rolled {
		side = e.Ship.Side()
	}
	die := table.Die(side, number(e.N))
	die.Dim = told > aiming.Tumbles && e.Kind == rules.Rolled && e.N < e.M
	scene.Throw(t.F, l, at, die, uint64(len(t.Reel.Events)-t.Reel.Left()), told/aiming.Tumbles, rules.DieFaces()...)
	return true
}

// EventPlace is where an event happens on the map.
func (t sayings) EventPlace(e *event) (place game.Option, ok bool) {
	slot := e.Where()
	if slot == rules.NoSlot || t.View.Cards == "" || !t.View.Ships[slot].Is(rules.OnMap) {
		return place, false
	}
	return table.Ship(slot), true
}
