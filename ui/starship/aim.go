package starship

import (
	rules "holoboard/game/starship"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/odds"
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
	if d := t.Asked(); d != nil && t.screen.Play != nil {
		a.Rack = chips{t}.rack()
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
