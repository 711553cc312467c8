package starship

import (
	"slices"
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/muster"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/ledger"
	"holoboard/ui/table/reel"
)

// The Damage Phase (R12): the light sinks, then everything breaks at once, and what it was stands there until the player goes on.

// fallout is what the Damage Phase that is told does.
type fallout struct {
	ledger.Gathered[*view, *event]

	is     *rules.Fallout
	seen   *view        // what the viewer sees of the table after it
	breaks []field.Fall // what is shown of it on the map
}

// Teller says how events are told.
func (t *Table) Teller() reel.Teller[*event] { return &t.fallout }

// breaking is the Damage Phase on the screen.
type breaking struct{ *Table }

// reckonFallout works out what a Damage Phase does that begins with an event.
func (t breaking) reckonFallout(first *event) {
	out, v := &t.fallout, t.Reel.View
	if v.Cards == "" || v.Phase() != rules.Damage {
		return
	}
	out.is, out.breaks = v.Fallout(first, t.Reel.After(), t.Reel.Coming()), nil
	out.N = out.is.Turns + out.is.Destroyed
	out.seen = &view{State: out.is.After, Seat: v.Seat}
	attacks := out.Last(func(e *event) bool { return e.Kind == rules.AttackBegan })
	for _, e := range slices.Backward(t.Reel.Events[attacks+1 : out.From]) {
		if e.Kind == rules.Repaired {
			out.Ledger.Note("option_damage_control", t.screen.Own.EventText(e))
		}
	}
	for i := range out.is.Falls {
		t.list(v.Card(out.is.Falls[i].Slot), &out.is.Falls[i])
	}
	out.is.Count(t.Reel.Events[out.Began()+1 : out.From+out.N])
	out.Ledger.Title, out.Ledger.Round = t.Words.Say("fallout.title"), t.Words.Say("table.standing", assets.Args{"n": int(out.is.After.Round)})
	out.Ledger.More = func(hidden int) string { return t.Words.Say("fallout.more", assets.Args{"n": hidden}) }
}

// list puts a ship on the map, with a tag, and into the ledger, and notes what becomes of it.
func (t breaking) list(card rules.Card, f *rules.Fallen) {
	out := &t.fallout
	args := assets.Args{
		"ship": t.Board.ShortName(card), "n": f.Counters, "of": f.Hull, "left": f.Stays, "more": f.Bears - f.Counters, "before": f.Counters - f.Took, "took": f.Took,
	}
	say := func(key string) string { return t.Words.Say("fallout."+key, args) }
	shown := field.Fall{Space: table.Space(f.Space), Turns: f.Fate == rules.Turns, Holds: f.Fate == rules.Holds, Text: say("tag." + f.String())}
	entry := ledger.Entry{
		Draw:  func(box ui.Rect) { t.Board.DrawShip(t.F.Canvas, card, box) },
		Title: say(f.Fate.String()), Line: say("line"),
	}
	switch {
	case shown.Turns:
		shown.Sign = "will_turn"
		out.Ledger.Note("reduced", say("note.turned"))
	case f.Back:
		out.Ledger.Note("ability_infinite", say("note.pool"))
	case !shown.Holds && card.Cost() > 0:
		entry.Minus, entry.Lost = "−"+strconv.Itoa(card.Cost()), t.Words.Say("fallout.points", assets.Args{"n": card.Cost()})
	}
	if about := "about." + f.String(); t.Words.Has("fallout." + about) {
		entry.About = say(about)
	}
	out.breaks, out.Ledger.Entries = append(out.breaks, shown), append(out.Ledger.Entries, entry)
}

// showFallout has the board show what falls.
func (t breaking) showFallout(a *table.Aim) {
	const cut = 0.45 // of the time: then ships are seen as they are afterwards
	out := &t.fallout
	told, shown := out.Shown()
	if !shown {
		return
	}
	if told > cut {
		t.View = out.seen
	}
	a.Hush, a.Told, a.Breaks, a.Fallout = 1, told, out.breaks, out.is
}

// showLedger shows the ledger while something falls, and tells whether it did.
func (t breaking) showLedger() bool {
	told, shown := t.fallout.Shown()
	if shown {
		t.showReturns(told)
		t.showEntries()
	}
	return shown
}

// showEntries lists what changes where nothing of that lies, and what it means for what comes in the place of the rack.
func (t breaking) showEntries() {
	l := t.Board.Layout()
	area := l.Map
	if l.Form == board.Wide && l.Aside[0].Empty() { // rather over narrow rails, which wait meanwhile but for what the round has cost
		area.X, area.W = 0, l.Bounds.W
		area.H = min(area.H, l.Rails[0].Bottom()-muster.BriefCost-area.Y)
	}
	t.Board.Over, _ = t.fallout.Show(area, t.falling)
}

// showReturns shows Infinite fighters that fly back to the pool beside the map (R14.14).
func (t breaking) showReturns(told float64) {
	flown := 2*told - 1
	if flown <= 0 || flown >= 1 || t.Phone() || t.F.Clock.Reduced {
		return
	}
	for i := range t.fallout.is.Falls {
		if f := &t.fallout.is.Falls[i]; f.Back {
			rail := t.Board.Layout().Rails[f.Slot.Side()]
			at := t.Board.Middle(f.Space).Toward(render.Point{X: rail.Center().X, Y: rail.Y + rail.H*0.55}, render.InOut(flown))
			t.Board.DrawShip(t.F.Canvas, t.fallout.is.After.Card(f.Slot), render.Around(at, 30, 30))
		}
	}
}

// falling counts the ships that fall in a box.
func (t breaking) falling(box ui.Rect) (n int) {
	aside, above := -90.0, -40.0
	if t.Phone() { // only ships and what they are called
		aside, above = -22, -26
	}
	for i := range t.Board.Aim.Breaks {
		if box.InsetXY(aside, above).Contains(t.Board.Aim.Breaks[i].Middle(t.Board.View())) {
			n++
		}
	}
	return n
}

// ShowNews implements [screen.Panels]: the die that is told, or the ledger.
func (t panels) ShowNews() bool { return breaking{t.Table}.showLedger() || t.showDie() }

// fallenText says in one sentence what has fallen.
func (t breaking) fallenText() string {
	turns, falls := t.fallout.is.Turns, t.fallout.is.Destroyed
	text := t.Words.Say("fallout.turn", assets.Args{"n": turns})
	if turns == 0 {
		text = t.Words.Say("fallout.fall", assets.Args{"n": falls})
	} else if falls > 0 {
		text = t.Words.Say("fallout.both", assets.Args{"turn": text, "fall": t.Words.Say("fallout.fall.also", assets.Args{"n": falls})})
	}
	return text
}

// ShowPrompt implements [screen.Panels]: what has fallen in one sentence, until the player goes on.
func (t panels) ShowPrompt() bool {
	return t.fallout.ShowBar(func() ledger.Bar {
		help, next := "fallout.next", "table.standing"
		if t.screen.Play.Over() {
			help, next = "event.battle_over", "fallout.result"
		}
		fell, args := breaking{t.Table}, assets.Args{"n": int(t.fallout.is.After.Round) + 1}
		return ledger.Bar{Title: fell.fallenText(), Help: t.Words.Say(help, args), Again: t.Words.Say("fallout.again"), On: t.Words.Say(next, args)}
	})
}

// balance says before the Damage Phase what each struck ship of class 1 comes to, and what Damage Control would change.
func (t breaking) balance(a *table.Aim) {
	if !t.Asks(rules.AskDamageControl) {
		return
	}
	t.View.Relieved(t.Pending.Seat, func(slot rules.Slot) {
		n, color := t.View.Ships[slot].Counters(), t.F.Palette.Warning
		word, helps := t.View.Relief(slot)
		switch {
		case helps:
			color = t.F.Palette.Legal
		case t.View.Fate(slot) == rules.Holds:
			color = t.F.Palette.LineLight
		}
		words := t.Words.Say("fallout.balance."+word, assets.Args{"n": n, "of": t.View.Figures(slot).Hull(), "then": n - 1})
		a.Notes = append(a.Notes, t.Board.NoteOver(t.View.Space(slot), words, "", color))
	})
}
