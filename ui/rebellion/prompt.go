package rebellion

import (
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// showPrompt shows the bar that says who must decide what.
func (t *Table) showPrompt() {
	if t.pinning() {
		t.showPinningBar()
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
		if t.ponders() {
			bar.Title, buttons = t.Words.Say("table.thinking"), t.enough()
		}
		t.showBar(bar, t.withPins(buttons))
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
	t.showBar(bar, t.withPins(t.promptButtons()))
}

// showBar shows the bar with buttons at its right end.
func (t *Table) showBar(bar ui.Prompt, buttons []promptButton) {
	t.promptHelp(&bar)
	if t.Listens {
		bar.Waiting = true
		for i := range buttons {
			buttons[i].Main, buttons[i].KeyName = false, ""
		}
	}
	if t.Phone() {
		t.showStacked(bar, buttons)
		return
	}
	main := len(buttons) == 0
	for i := range buttons {
		buttons[i].Rect.W = t.buttonWidth(&buttons[i])
		bar.Buttons += buttons[i].Rect.W + buttonGap
		main = main || buttons[i].Main
	}
	if !main {
		bar.Buttons += mainPlace
	}
	row := t.F.Prompt(bar)
	for i := range buttons {
		buttons[i].Rect, row = cutButton(row, buttons[i].Rect.W)
		if t.F.Button(buttons[i].Button) {
			buttons[i].press(t, buttons[i].option)
		}
	}
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
	switch {
	case d.Ask == rules.AskTurn:
		title, help = t.turnLeft(d, title, help)
	case d.Ask == rules.AskRecruit && t.View.Setup.Standard:
		help = t.Words.Say("ask.recruit.help.kept")
	case d.Ask == rules.AskDrawFrom && drawsTwo(d.About[0]):
		help = t.Words.Say("ask.draw_from.help.two", assets.Args{"n": t.drawnFor(d.About[0]) + 1})
	case d.Ask == rules.AskDealDamage && t.View.Combat.NoBlock[1-rules.SideOf(d.Seat)]:
		help = t.Words.Say("ask.deal_damage.help.unblocked")
	case d.Ask == rules.AskMove && t.afoot(d):
		help = t.Words.Say("ask.move.help.afoot")
	}
	if t.View.Team() {
		title = t.Words.Say("table.asked", assets.Args{"who": t.Words.Say("side." + t.View.SeatID(d.Seat)), "what": title})
	}
	return title, help
}

// drawsTwo tells whether a tactic card draws two, one after the other, each from the deck of the player's choice.
func drawsTwo(card game.Option) bool {
	return card == rules.SpaceBrilliantStrategy.Thing() || card == rules.GroundBrilliantStrategy.Thing()
}

// drawnFor counts how often cards were drawn since a tactic card was played.
func (t *Table) drawnFor(card game.Option) (n int) {
	for _, e := range slices.Backward(t.Events) {
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
	back := promptButton{
		Button: ui.Button{ID: "put_back", Label: t.Words.Say("table.put_back"), KeyName: "Esc"},
		press:  func(t *Table, _ game.Option) { t.F.PutBack() },
	}
	if t.Phone() {
		t.showStackedCounts(bar, back, counted)
		return
	}
	back.Rect.W = t.buttonWidth(&back)
	bar.Buttons = back.Rect.W + buttonGap
	if counted {
		bar.Buttons += t.countsWidth()
	}
	row := t.F.Prompt(bar)
	back.Rect, row = row.CutRight(back.Rect.W)
	if t.F.Button(back.Button) {
		back.press(t, back.option)
	}
	if counted {
		t.showCounts(row)
	}
}

const (
	buttonGap = 10
	mainPlace = 190 // is left free where there is no main button, so that nobody presses another one in its place
)

// cutButton takes a button's place off the left end of a row.
func cutButton(row ui.Rect, width float64) (button, rest ui.Rect) {
	button, rest = row.CutLeft(width)
	_, rest = rest.CutLeft(buttonGap)
	return button, rest
}

// promptButton is a button of the bar and what it does.
type promptButton struct {
	ui.Button
	option game.Option // that it stands for, if it does for one
	press  func(t *Table, o game.Option)
}

func (t *Table) buttonWidth(b *promptButton) float64 {
	style := render.TextStyle{Face: render.Strong, Size: render.SizeLarge}
	if b.Main {
		style.Face = render.Figures
	}
	w := t.F.TextWidth(b.Label, style) + 40
	if b.Sign != "" {
		w += 30
	}
	if b.KeyName != "" {
		w += t.F.TextWidth(b.KeyName, style) + 18
	}
	return max(w, 96)
}

// promptButtons are the buttons of the bar, the main one last: taking back, then the options that are buttons.
func (t *Table) promptButtons() []promptButton {
	buttons := t.buttons[:0]
	if t.mayUndo() {
		buttons = append(buttons, promptButton{
			Button: ui.Button{ID: "undo", Label: t.Words.Say("table.undo"), Sign: "undo", KeyName: "Z", Hint: t.Words.Say("table.undo.about")},
			press:  func(t *Table, _ game.Option) { t.undo() },
		})
	}
	if t.mayUndo() && !t.Phone() && t.moved() > 1 { // there is no room for one more on a phone
		buttons = append(buttons, promptButton{
			Button: ui.Button{ID: "undo.all", Label: t.Words.Say("table.undo_all"), Hint: t.Words.Say("table.undo_all.about")},
			press:  func(t *Table, _ game.Option) { t.undoMovement() },
		})
	}
	if t.placing() {
		buttons = append(buttons, t.suggestButton())
	}
	if t.planning() && !t.planned() && !t.hunt.on {
		buttons = append(buttons, t.planButton("table.plan", "mission"))
	}
	var last promptButton
	for _, o := range t.Pending.Options {
		if o.Kind != rules.KindButton {
			continue
		}
		b := promptButton{ui.Button{ID: t.Names.ID(o), Label: t.Say.Button(t.Pending.Ask, rules.Button(o.A))}, o, (*Table).Choose}
		t.Places[o] = b.ID
		if t.finishes(o) {
			b.Main, b.Key, b.KeyName = true, ui.KeyEnter, "Enter"
			last = b
			continue
		}
		buttons = append(buttons, b)
	}
	if flow.Several(t.Pending) {
		last = t.pickButton()
	}
	if hits, ok := t.hitsButton(); ok && hits.Main {
		last = hits
	} else if ok {
		buttons = append(buttons, hits)
	}
	if last.press != nil {
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

// pickButton ends the choice of several things.
func (t *Table) pickButton() promptButton {
	key := "ask." + string(t.Pending.Ask) + ".chosen"
	if none := "ask." + string(t.Pending.Ask) + ".done"; len(t.Picks) == 0 && t.Words.Has(none) {
		key = none
	} else if !t.Words.Has(key) {
		key = "table.choose"
	}
	label := t.Words.Say(key, assets.Args{"n": len(t.Picks)})
	b := promptButton{
		Button: ui.Button{ID: "prompt.choose", Label: label, Main: true, Key: ui.KeyEnter, KeyName: "Enter"},
		press:  func(t *Table, _ game.Option) { t.Give(t.Picks...) },
	}
	if missing := t.Pending.Min - len(t.Picks); missing > 0 {
		b.Why = t.Words.Say("table.choose.more", assets.Args{"n": missing})
	}
	return b
}

// waitingFor says who is on the move, never about what.
func (t *Table) waitingFor() string {
	if t.Game.Over() {
		return t.Words.Say("table.over")
	}
	return t.Words.Say("waiting." + t.View.SeatID(t.Game.Asked()))
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
		t.list = !t.list
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
		t.openJournal()
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
