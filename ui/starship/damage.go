package starship

import (
	"strconv"
	"time"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/board/muster"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/ledger"
	"holoboard/ui/table/reel"
)

// The Damage Phase (R12): the light sinks, then everything breaks at once, and what it was stands there until the player goes on.

// fallout is what the Damage Phase that is told does.
type fallout struct {
	from, n int         // its events, by their place in the log
	after   rules.State // the table when all has fallen
	seen    *view       // what the viewer sees of it
	falls   []table.Fall
	ledger  ledger.Ledger
	turns   int
	losses  [2]table.Loss
}

// teller tells what falls in the Damage Phase as one.
type teller struct {
	reel.Teller[*event]
	*Table
}

// Teller says how events are told.
func (t *Table) Teller() reel.Teller[*event] { return teller{means, t} }

func fallen(e *event) bool { return e.Kind == rules.Turned || e.Kind == rules.Destroyed }

// Length implements [reel.Teller]: the first that falls takes the time of all.
func (t teller) Length(e *event) time.Duration {
	v := t.Reel.View
	if !fallen(e) || v.Cards == "" || v.Phase() != rules.Damage {
		return means.Length(e)
	}
	out, past := &t.fallout, t.Reel.Past()
	if out.from < past && past < out.from+out.n {
		return 0
	}
	breaking{t.Table}.reckonFallout(e)
	return out.ledger.Length(ledger.ByHand(t.Table.screen))
}

// Halts implements [reel.Teller].
func (t teller) Halts(e *event) bool {
	return fallen(e) && t.fallout.n > 0 && t.Reel.Past() == t.fallout.from+t.fallout.n && ledger.ByHand(t.Table.screen)
}

// breaking is the Damage Phase on the screen.
type breaking struct{ *Table }

// fallsNow tells whether the Damage Phase is shown, and how far it is told.
func (t breaking) fallsNow() (told float64, shown bool) {
	e, told := t.Reel.Event()
	switch {
	case t.Reel.Halted():
		return 1, true
	case e != nil && fallen(e) && t.Reel.Past() == t.fallout.from && t.fallout.n > 0:
		return t.fallout.ledger.Told(told, ledger.ByHand(t.Table.screen)), true
	}
	return 0, false
}

// reckonFallout works out what a Damage Phase does that begins with an event.
func (t breaking) reckonFallout(first *event) {
	out := fallout{from: t.Reel.Past()}
	before := t.Reel.View.State
	for i := out.from - 1; i >= 0 && t.Reel.Events[i].Kind != rules.AttackBegan; i-- {
		if e := t.Reel.Events[i]; e.Kind == rules.Repaired {
			out.ledger.Note("option_damage_control", t.screen.Own.EventText(e))
		}
	}
	out.add(t.Table, &before, first)
	out.after = t.Reel.After().State
	for e, after := range t.Reel.Coming() {
		if !fallen(e) {
			break
		}
		out.add(t.Table, &before, e)
		out.after = after.State
	}
	before.Each(func(slot rules.Slot) { // what was struck and holds
		ship := &before.Ships[slot]
		if ship.Fresh == 0 || before.Left(slot) <= 0 {
			return
		}
		out.after.Ships[slot] = *ship // what it took is seen until the player goes on
		if !before.Card(slot).Fighter() {
			out.falls = append(out.falls, table.Fall{Slot: slot, Space: before.Space(slot), Holds: true, Text: t.countText(&before, slot, "tag.holds")})
			title := t.Words.Say("fallout.holds", assets.Args{"ship": t.Say.Ship(slot)})
			out.ledger.Entries = append(out.ledger.Entries, ledger.Entry{Draw: t.drawing(before.Card(slot)), Title: title, Line: t.countText(&before, slot, "line")})
		}
	})
	out.seen = &view{State: out.after, Seat: t.Reel.View.Seat}
	out.count(t.Reel.Events[:out.from+out.n])
	out.ledger.Title, out.ledger.Round = t.Words.Say("fallout.title"), t.Words.Say("table.standing", assets.Args{"n": int(out.after.Round)})
	out.ledger.More = func(hidden int) string { return t.Words.Say("fallout.more", assets.Args{"n": hidden}) }
	for side := range rules.Side(2) {
		_, out.losses[side].Fighting = out.after.Fighting(side)
	}
	t.fallout = out
}

// drawing draws a ship of a card.
func (t breaking) drawing(card rules.Card) func(ui.Rect) {
	return func(box ui.Rect) { t.Board.DrawShip(t.F.Canvas, card, box) }
}

// countText says of how many counters a ship turns, falls or holds.
func (t breaking) countText(s *rules.State, slot rules.Slot, key string) string {
	n, of := s.Ships[slot].Counters(), s.Figures(slot).Hull()
	return t.Words.Say("fallout."+key, assets.Args{"n": n, "of": of, "left": max(0, n-of), "more": s.Bears(slot) - n, "before": n - int(s.Ships[slot].Fresh), "took": int(s.Ships[slot].Fresh)})
}

// add adds a ship that turns or is destroyed.
func (out *fallout) add(t *Table, before *rules.State, e *event) {
	out.n++
	card := before.Card(e.Ship)
	fall := table.Fall{Slot: e.Ship, Space: before.Space(e.Ship), Turns: e.Kind == rules.Turned}
	title, tag, about, points := "destroyed", "tag.destroyed", "", card.Cost()
	switch {
	case fall.Turns:
		title, tag, about, fall.Sign = "turns", "tag.turns", "about.turns", "will_turn"
		points = 0
		if e.N > 0 {
			tag, about = "tag.stays", "about.stays"
		}
		out.turns++
		out.ledger.Note("reduced", t.Words.Say("fallout.note.turned"))
	case e.N > 0:
		tag, about, points, fall.Returns = "tag.pool", "about.pool", 0, true
		out.ledger.Note("ability_infinite", t.Words.Say("fallout.note.pool", assets.Args{"ship": t.Board.ShortName(card)}))
	}
	fall.Text = breaking{t}.countText(before, e.Ship, tag)
	out.falls = append(out.falls, fall)
	entry := ledger.Entry{
		Draw: breaking{t}.drawing(card), Title: t.Words.Say("fallout."+title, assets.Args{"ship": t.Board.ShortName(card)}), Line: breaking{t}.countText(before, e.Ship, "line"),
	}
	if about != "" {
		entry.About = breaking{t}.countText(before, e.Ship, about)
	}
	if points > 0 {
		entry.Minus = "−" + strconv.Itoa(points)
		entry.Lost = t.Words.Say("fallout.points", assets.Args{"n": points})
	}
	out.ledger.Entries = append(out.ledger.Entries, entry)
}

// count counts what both sides did and lost in the round that ends, as far as it was told here.
func (out *fallout) count(events []*event) {
	for i := len(events) - 1; i >= 0 && events[i].Kind != rules.RoundBegan; i-- {
		e := events[i]
		l := &out.losses[e.Ship.Side()]
		switch e.Kind {
		case rules.Rolled:
			l.Attacks++
			l.Mean += int(e.Mean)
		case rules.Hit:
			l.Hits++
			l.Dealt += int(e.N)
		case rules.Destroyed, rules.Fled:
			if e.N == 0 {
				l.Points += out.after.Cards.Card(e.Card).Cost()
			}
		}
	}
}

// showFallout has the board show what falls.
func (t breaking) showFallout(a *table.Aim) {
	const cut = 0.45 // of the time: then ships are seen as they are afterwards
	told, shown := t.fallsNow()
	if !shown {
		return
	}
	out := &t.fallout
	if told > cut {
		t.View = out.seen
	}
	a.Hush, a.Told, a.Falls, a.Losses = 1, told, out.falls, &out.losses
}

// showLedger shows the ledger while something falls, and tells whether it did.
func (t breaking) showLedger() bool {
	told, shown := t.fallsNow()
	if shown {
		t.showReturns(told)
		t.showEntries(told)
	}
	return shown
}

// showEntries lists what changes where nothing of that lies, and what it means for what comes in the place of the rack.
func (t breaking) showEntries(told float64) {
	l, out := t.Board.Layout(), &t.fallout
	area := l.Map
	if l.Form == board.Wide && l.Aside[0].Empty() { // rather over narrow rails, which wait meanwhile but for what the round has cost
		area.X, area.W = 0, l.Bounds.W
		area.H = min(area.H, l.Rails[0].Bottom()-muster.BriefCost-area.Y)
	}
	t.Board.Over = out.ledger.Show(t.F, area.Inset(8), ledger.Look{Form: l.Form, Told: told, Covers: t.falling})
	if place := l.Hand.InsetXY(4, 2); !t.Phone() && l.Form != board.Projected && place.H >= 40 {
		out.ledger.ShowNotes(t.F, place)
	}
}

// showReturns shows Infinite fighters that fly back to the pool beside the map (R14.14).
func (t breaking) showReturns(told float64) {
	flown := 2*told - 1
	if flown <= 0 || flown >= 1 || t.Phone() || t.F.Clock.Reduced {
		return
	}
	for i := range t.fallout.falls {
		if f := &t.fallout.falls[i]; f.Returns {
			rail := t.Board.Layout().Rails[f.Slot.Side()]
			at := t.Board.Middle(f.Space).Toward(render.Point{X: rail.Center().X, Y: rail.Y + rail.H*0.55}, render.InOut(flown))
			t.Board.DrawShip(t.F.Canvas, t.fallout.after.Card(f.Slot), render.Around(at, 30, 30))
		}
	}
}

// falling counts the ships that fall in a box.
func (t breaking) falling(box ui.Rect) (n int) {
	aside, above := -90.0, -40.0
	if t.Phone() { // only ships and what they are called
		aside, above = -22, -26
	}
	for i := range t.Board.Aim.Falls {
		if box.InsetXY(aside, above).Contains(t.Board.Middle(t.Board.Aim.Falls[i].Space)) {
			n++
		}
	}
	return n
}

// ShowNews implements [screen.Panels]: the die that is told, or the ledger.
func (t panels) ShowNews() bool { return breaking{t.Table}.showLedger() || t.showDie() }

// fallenText says in one sentence what has fallen.
func (t breaking) fallenText() string {
	out := &t.fallout
	text := t.Words.Say("fallout.turn", assets.Args{"n": out.turns})
	if falls := out.n - out.turns; out.turns == 0 {
		text = t.Words.Say("fallout.fall", assets.Args{"n": falls})
	} else if falls > 0 {
		text = t.Words.Say("fallout.both", assets.Args{"turn": text, "fall": t.Words.Say("fallout.fall.also", assets.Args{"n": falls})})
	}
	return text
}

// ShowPrompt implements [screen.Panels]: what has fallen in one sentence, until the player goes on.
func (t panels) ShowPrompt() bool {
	if !t.Reel.Halted() {
		return false
	}
	out := &t.fallout
	help, next := "fallout.next", "table.standing"
	if t.screen.Play.Over() {
		help, next = "event.battle_over", "fallout.result"
	}
	args := assets.Args{"n": int(out.after.Round) + 1}
	first := 0
	for i, e := range t.Reel.Events[:out.from] {
		if e.Kind == rules.RoundBegan {
			first = i
		}
	}
	ledger.ShowBar(t.Table.screen, ledger.Bar{
		Title: breaking{t.Table}.fallenText(), Help: t.Words.Say(help, args), Again: t.Words.Say("fallout.again"), On: t.Words.Say(next, args), First: first,
	})
	return true
}

// balance says before the Damage Phase what each struck ship of class 1 comes to, and what Damage Control would change.
func (t breaking) balance(a *table.Aim) {
	if !t.Asks(rules.AskDamageControl) {
		return
	}
	t.View.EachOf(t.Pending.Seat, func(slot rules.Slot) {
		n, of := t.View.Ships[slot].Counters(), t.View.Figures(slot).Hull()
		if t.View.Card(slot).Class() != rules.DamageControl.Class() || n == 0 {
			return
		}
		key, color := "balance.holds", t.F.Palette.LineLight
		switch now, then := t.View.Fate(slot), t.View.FateUnder(slot, n-1); {
		case now == rules.Falls && then != now:
			key, color = "balance.saves", t.F.Palette.Legal
		case now == rules.Falls:
			key, color = "balance.falls", t.F.Palette.Warning
		case now == rules.Turns && then != now:
			key, color = "balance.keeps", t.F.Palette.Legal
		case now == rules.Turns:
			key, color = "balance.turns", t.F.Palette.Warning
		}
		words := t.Words.Say("fallout."+key, assets.Args{"n": n, "of": of, "then": n - 1})
		a.Notes = append(a.Notes, t.Board.NoteOver(t.View.Space(slot), words, "", color))
	})
}
