package rebellion

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/render/rebellion/scenes"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/screen"
)

// What the screen says in the words of Rebellion: [screen.Sayings].

// Speak takes the words of another language.
func (t sayings) Speak() {
	t.Say = words.NewSpeaker(t.Words)
	t.Stage = scenes.New(t.Words, false)
	t.refresh.Forget()
}

// OptionText says an option in a list.
func (t sayings) OptionText(o game.Option) string { return t.Say.Choice(t.Pending, t.View, o) }

// ButtonText says an option on its button.
func (t sayings) ButtonText(o game.Option) string {
	return t.Say.Button(t.Pending.Ask, rules.Button(o.A))
}

// Joined lists names in a sentence.
func (t sayings) Joined(names []string) string { return t.Say.List(names) }

// EventText says what is told just now.
func (t sayings) EventText(e *rules.Event) string { return t.Telling(e) }

// SeatID is the name of a seat in keys of words.
func (sayings) SeatID(v *rules.View, s game.Seat) string { return v.SeatID(s) }

// MarkOf is what a mark of an event on a timeline says.
func (t sayings) MarkOf(e *rules.Event) screen.Mark {
	m := screen.Mark{Name: t.Say.Event(*e), Side: int(e.Side), Warns: e.Kind == rules.CombatBegan}
	if e.Kind == rules.RoundBegan {
		m.Short = t.Words.Say("tape.round", assets.Args{"n": int(e.N)})
	}
	return m
}

// EventPlace is the system where an event happens.
func (sayings) EventPlace(e *rules.Event) (place game.Option, ok bool) {
	return e.System.Thing(), e.System < rules.BaseSpace
}

// EventColor is that of the side that an event is about.
func (t sayings) EventColor(e *rules.Event) render.Color {
	if e.Kind == rules.SystemSubjugated {
		return t.F.Palette.Sides[rules.Empire].Color
	}
	return pieces.SideColor(&t.F.Palette, rows.Actor(*e))
}

// Question returns the words of a decision; in a team they begin with whom it is put to.
func (t sayings) Question(d *game.Decision) (title, help string) {
	title, help = t.Say.Ask(d)
	if other := others[d.Ask]; other != nil {
		title, help = other(t.Table, d, title, help)
	}
	if t.View.Team() {
		title = t.Words.Say("table.asked", assets.Args{"who": t.Words.Say("side." + t.View.SeatID(d.Seat)), "what": title})
	}
	return title, help
}

// others find other words for a question where the table is so that the usual ones do not fit.
var others = map[game.Key]func(t *Table, d *game.Decision, title, help string) (string, string){
	rules.AskTurn: (*Table).turnLeft,
	rules.AskRecruit: otherHelp(func(t *Table, d *game.Decision) string {
		if t.View.Setup.UsesActions() {
			return t.Words.Say("ask.recruit.help.kept")
		}
		return ""
	}),
	rules.AskDrawFrom: otherHelp(func(t *Table, d *game.Decision) string {
		if drawsTwo(d.About[0]) {
			return t.Words.Say("ask.draw_from.help.two", assets.Args{"n": t.drawnFor(d.About[0]) + 1})
		}
		return ""
	}),
	rules.AskDealDamage: otherHelp(func(t *Table, d *game.Decision) string {
		if t.View.Combat.NoBlock[1-rules.SideOf(d.Seat)] {
			return t.Words.Say("ask.deal_damage.help.unblocked")
		}
		return ""
	}),
	rules.AskMove: otherHelp(func(t *Table, d *game.Decision) string {
		if t.movement.Afoot(d) {
			return t.Words.Say("ask.move.help.afoot")
		}
		return ""
	}),
}

// otherHelp is another help, or the usual one where that is nothing.
func otherHelp(say func(t *Table, d *game.Decision) string) func(*Table, *game.Decision, string, string) (string, string) {
	return func(t *Table, d *game.Decision, title, help string) (string, string) {
		if other := say(t, d); other != "" {
			help = other
		}
		return title, help
	}
}

// drawsTwo tells whether a tactic card draws two, one after the other, each from the deck of the player's choice.
func drawsTwo(card game.Option) bool {
	return card.Kind == rules.KindTactic && rules.Tactic(card.A).Card().Draws > 1
}

// drawnFor counts how often cards were drawn since a tactic card was played.
func (t *Table) drawnFor(card game.Option) (n int) {
	for _, e := range slices.Backward(t.Reel.Events) {
		switch {
		case e.Kind == rules.TacticPlayed && e.Card == card:
			return n
		case e.Kind == rules.TacticsDrawn:
			n++
		}
	}
	return n
}

// offersKind tells whether an option of a kind is on offer.
func offersKind(d *game.Decision, kind uint8) bool {
	return slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Kind == kind })
}

// turnLeft returns other words for a turn in which no leader can activate a system any more, or no mission is left to reveal.
func (t *Table) turnLeft(d *game.Decision, title, help string) (string, string) {
	switch leaders, missions := offersKind(d, rules.KindLeader), offersKind(d, rules.KindSlot); {
	case !leaders && !missions:
		return t.Words.Say("ask.turn.nothing"), t.Words.Say("ask.turn.help.nothing")
	case !leaders:
		return t.Words.Say("ask.turn.missions"), t.Words.Say("ask.turn.help.missions")
	case !missions:
		key := "ask.turn.help.leaders"
		if t.Say.Touch {
			key += ".touch"
		}
		return t.Words.Say("ask.turn.leaders"), t.Words.Say(key)
	}
	return title, help
}

// Hint tells the odds of the combat that impends.
func (t sayings) Hint() string {
	answer, at, impends := bot.Impending(t.View, t.Pending)
	if !impends || t.View.Side() != rules.SideOf(t.Pending.Seat) { // whoever looks on may not know what he does
		return ""
	}
	return t.foresee(&t.odds, t.screen.Play.Sight(), answer, at)
}

// CarryHint says why a mission could not be revealed that a leader is held over.
func (t sayings) CarryHint() string { return t.doubted }
