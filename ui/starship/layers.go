package starship

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	table "holoboard/render/starship"
)

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
	if _, falls := t.fallout.Shown(); falls || t.Scene != nil || t.Board.Layout().Hidden || t.Board.Layout().Overview {
		return
	}
	about := t.Words.Say(t.screen.ForTouch("layers." + strconv.Itoa(t.layers.On)))
	t.Board.Over = t.layers.Show(t.F, t.Board.Layout().Map.InsetXY(3, 21), t.Phone(), about, t.screen.Own.Hides)
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
