package rebellion

import (
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// showPrompt shows the bar that says who must decide what.
func (t *Table) showPrompt() {
	if t.hunt.Pinning() {
		t.hunt.ShowBarOfPins()
		return
	}
	bar := ui.Prompt{Rect: t.Board.Layout().Prompt}
	if t.Pending == nil {
		bar.Waiting = true
		bar.Title = t.waitingFor()
		if e, _ := t.Reel.Event(); e != nil {
			bar.Title = t.Telling(e)
		}
		buttons := t.backToResult()
		if t.play.Ponders() {
			bar.Title, buttons = t.Words.Say("table.thinking"), t.enough()
		}
		t.showBar(bar, t.hunt.WithButton(buttons))
		return
	}
	bar.Title, bar.Help = t.question(t.Pending)
	if words := t.oddsText(); words != "" {
		bar.Help = words
	}
	if ended := t.outcome(); ended != "" {
		bar.Help = strings.TrimSpace(ended + " " + bar.Help)
	}
	if t.grip.name != "" {
		t.showCarried(bar)
		return
	}
	t.showBar(bar, t.hunt.WithButton(t.promptButtons()))
}

// showBar shows the bar with buttons at its right end.
func (t *Table) showBar(bar ui.Prompt, buttons []flow.Button) {
	t.promptHelp(&bar)
	t.bar.Form = t.Board.Layout().Form
	t.bar.Show(bar, buttons)
}

// promptHelp is what the bar that asks offers to look up, and whose advice.
func (t *Table) promptHelp(bar *ui.Prompt) {
	if t.Pending != nil {
		bar.More = t.sheets.AboutQuestion()
	}
	if t.advised() {
		bar.Advice = ui.PromptSign{Press: t.askForAdvice, Hint: t.Words.Say("table.advice") + " (H)"}
	}
}

// question returns the words of a decision; in a team they begin with whom it is put to.
func (t *Table) question(d *game.Decision) (title, help string) {
	title, help = t.Say.Ask(d)
	if other := others[d.Ask]; other != nil {
		title, help = other(t, d, title, help)
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

// showCarried shows the bar while something is carried: what is asked where it is put down, how many may go, and a
// button to put it back.
func (t *Table) showCarried(bar ui.Prompt) {
	if t.grip.next != nil {
		bar.Title, bar.Help = t.question(t.grip.next)
	}
	if t.doubted != "" {
		bar.Help = t.doubted
	}
	counted := t.Pending.Ask == rules.AskMove && t.grip.thing.Kind == rules.KindUnitAt && t.View.Units[t.grip.thing.B][t.grip.thing.A] > 1
	back := flow.Button{
		Button: ui.Button{ID: "put_back", Label: t.Words.Say("table.put_back"), KeyName: "Esc"},
		Press:  func(game.Option) { t.F.PutBack() },
	}
	width := 0.0
	if counted {
		width = t.countsWidth()
	}
	t.bar.Form = t.Board.Layout().Form
	if row := t.bar.ShowWith(bar, back, width); counted {
		t.showCounts(row)
	}
}

// promptButtons are the buttons of the bar, the main one last: taking back, then the options that are buttons.
func (t *Table) promptButtons() []flow.Button {
	buttons := t.buttons[:0]
	if t.mayUndo() {
		buttons = append(buttons, flow.Button{
			Button: ui.Button{ID: "undo", Label: t.Words.Say("table.undo"), Sign: "undo", KeyName: "Z", Hint: t.Words.Say("table.undo.about")},
			Press:  func(game.Option) { t.undo() },
		})
	}
	if t.mayUndo() && !t.Phone() && t.moved() > 1 { // there is no room for one more on a phone
		buttons = append(buttons, flow.Button{
			Button: ui.Button{ID: "undo.all", Label: t.Words.Say("table.undo_all"), Hint: t.Words.Say("table.undo_all.about")},
			Press:  func(game.Option) { t.undoMovement() },
		})
	}
	if t.placing.AtSetup() {
		buttons = append(buttons, t.placing.SuggestButton())
	}
	if t.planning() && !t.planned() && !t.hunt.On {
		buttons = append(buttons, t.planButton("table.plan", "mission"))
	}
	var last flow.Button
	for _, o := range t.Pending.Options {
		if o.Kind != rules.KindButton {
			continue
		}
		b := flow.Button{Button: ui.Button{ID: t.Names.ID(o), Label: t.Say.Button(t.Pending.Ask, rules.Button(o.A))}, Option: o, Press: t.takes}
		t.Places[o] = b.ID
		if t.finishes(o) {
			b.Main, b.Key, b.KeyName = true, ui.KeyEnter, "Enter"
			last = b
			continue
		}
		buttons = append(buttons, b)
	}
	if flow.Several(t.Pending) {
		last = t.PickButton()
	}
	if hits, ok := t.hitsButton(); ok && hits.Main {
		last = hits
	} else if ok {
		buttons = append(buttons, hits)
	}
	if last.Press != nil {
		buttons = append(buttons, last)
	}
	t.buttons = buttons
	return buttons
}

// finishes tells whether an option ends what the player is doing well, so that its button is the main one.
func (t *Table) finishes(o game.Option) bool {
	idle := o == rules.Pass.Thing() && !offersKind(t.Pending, rules.KindLeader) && !offersKind(t.Pending, rules.KindSlot)
	return o == rules.Done.Thing() || o == rules.EndActions.Thing() || len(t.Pending.Options) == 1 || idle
}

// waitingFor says who is on the move, never about what.
func (t *Table) waitingFor() string {
	if t.play.Over() {
		return t.Words.Say("table.over")
	}
	return t.Words.Say("waiting." + t.View.SeatID(t.play.Decides()))
}

// showButtons shows the small buttons of the top bar.
func (t *Table) showButtons() {
	f := t.F
	l := t.Board.Layout()
	if f.Button(ui.Button{ID: "menu", Rect: l.Menu, Sign: "menu", Hint: t.Words.Say("table.menu")}) {
		t.Program.Menu(f, t)
	}
	list := ui.Button{ID: "list", Rect: l.Buttons, Sign: "hand", Hint: t.Words.Say("table.list"), Key: ui.KeyL}
	if t.Phone() {
		list.Sign = "list"
	} else {
		cell := func(i int) ui.Rect { return l.Buttons.Column(i, 4, 8) }
		list.Rect = cell(1)
		t.showMapAndLog(cell(0), cell(2))
		t.showSound(cell(3))
	}
	if t.Pending == nil {
		list.Why = t.waitingFor()
	}
	if f.Button(list) {
		t.list.Open = !t.list.Open
	}
	if t.advised() && f.Pressed(ui.KeyH) {
		t.askForAdvice()
	}
	if f.Shortcut(ui.KeyZ) || f.Pressed(ui.KeyZ) {
		if f.In.Shift {
			t.undoMovement()
		} else {
			t.undo()
		}
	}
}

// showMapAndLog shows the buttons that a phone has elsewhere.
func (t *Table) showMapAndLog(all, log ui.Rect) {
	f := t.F
	if f.Button(ui.Button{ID: "log", Rect: log, Sign: "log", Hint: t.Words.Say("table.log"), Key: ui.KeyG}) {
		t.log.OpenAll(t.Phone())
	}
	if f.Button(ui.Button{ID: "map.all", Rect: all, Sign: "full_screen", Hint: t.Words.Say("table.map"), Key: ui.KeyF}) {
		t.Board.Camera.ShowAll(f.Clock)
		if t.planned() {
			t.turnPlan()
		}
	}
}

// showSound shows the button that turns the sound off and on.
func (t *Table) showSound(r ui.Rect) {
	f := t.F
	if f.Button(ui.Button{ID: "sound", Rect: r, Sign: ui.SoundSign(f.Muted()), Hint: t.Words.Say("table.sound")}) {
		f.Mute(!f.Muted())
	}
}
