package screen

import (
	"slices"
	"strings"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// showPrompt shows the bar that says who must decide what.
func (t *Table[V, E]) showPrompt() {
	if t.Own.ShowPrompt() {
		return
	}
	bar := ui.Prompt{Rect: t.Board.Layout().Prompt}
	if t.showWish(bar) {
		return
	}
	if t.Pending == nil {
		bar.Waiting = true
		bar.Title = t.waitingFor()
		if e, _ := t.Reel.Event(); t.Reel.Telling() {
			bar.Title = t.Own.EventText(e)
		}
		buttons := t.askBack(t.backToResult())
		if t.Play.Ponders() {
			bar.Title, buttons = t.Words.Say("table.thinking"), t.enough()
		}
		t.ShowBar(bar, t.Own.Also(append(t.stop(t.chooseAnew(buttons)), t.toMyTurn()...)))
		return
	}
	bar.Title, bar.Help = t.Own.Question(t.Pending)
	if words := t.Own.Hint(); words != "" {
		bar.Help = words
	}
	if ended := t.Recap.Outcome(); ended != "" {
		bar.Help = strings.TrimSpace(strings.TrimSuffix(ended, ".") + ". " + bar.Help)
	}
	if t.Grip.Carries() {
		t.showCarried(bar)
		return
	}
	t.ShowBar(bar, t.Own.Also(t.stop(t.chooseAnew(t.promptButtons()))))
}

// Picture implements [Panels] for a title that shows none in its bar.
func (t *Table[V, E]) Picture() (none ui.PromptPicture) { return none }

// ShowBar shows the bar with buttons at its right end, and what it offers to look up, and whose advice.
func (t *Table[V, E]) ShowBar(bar ui.Prompt, buttons []flow.Button) {
	if t.Pending != nil {
		bar.More = t.Sheets.AboutQuestion()
	}
	if t.Advice.May() {
		bar.Advice = ui.PromptSign{Press: t.Advice.Ask, Hint: t.Words.Say("table.advice"), Key: "H"}
	}
	bar.Picture = t.Own.Picture()
	t.Bar.Form = t.Board.Layout().Form
	t.Bar.Show(bar, buttons)
}

// showCarried shows the bar while something is carried: what is asked where it is put down, how many may go, and a
// button to put it back.
func (t *Table[V, E]) showCarried(bar ui.Prompt) {
	if t.Grip.Next != nil {
		bar.Title, bar.Help = t.Own.Question(t.Grip.Next)
	}
	if words := t.Own.CarryHint(); words != "" {
		bar.Help = words
	}
	back := flow.Button{
		Button: ui.Button{ID: "put_back", Label: t.Words.Say("table.put_back"), KeyName: "Esc"},
		Press:  func(game.Option) { t.F.PutBack() },
	}
	bar.Picture = t.Own.Picture()
	width, counted := 0.0, t.Grip.Counted()
	if counted {
		width = t.Grip.CountsWidth()
	}
	t.Bar.Form = t.Board.Layout().Form
	if own, may := t.Own.Title.(Resting); may && !counted {
		if stays, may := own.Rests(); may {
			t.Bar.Show(bar, append(t.buttons[:0], back, stays))
			return
		}
	}
	if row := t.Bar.ShowWith(bar, back, width); counted {
		t.Grip.ShowCounts(row)
	}
}

// promptButtons are the buttons of the bar, the main one last: taking back, then the options that are buttons.
func (t *Table[V, E]) promptButtons() []flow.Button {
	buttons := t.buttons[:0]
	if t.MayTakeBack() {
		buttons = append(buttons, flow.Button{
			Button: ui.Button{ID: "undo", Label: t.Words.Say("table.undo"), Sign: "undo", KeyName: "Z", Hint: t.Words.Say("table.undo.about")},
			Press:  func(game.Option) { t.TakeBack() },
		})
	}
	if t.MayTakeBack() && !t.Phone() && t.Own.Done() > 1 { // there is no room for one more on a phone
		buttons = append(buttons, flow.Button{
			Button: ui.Button{ID: "undo.all", Label: t.Words.Say("table.undo_all"), Hint: t.Words.Say("table.undo_all.about"), HintKey: "Shift+Z"},
			Press:  func(game.Option) { t.TakeAllBack() },
		})
	}
	buttons = t.Own.Buttons(buttons)
	var last flow.Button
	for _, o := range t.Pending.Options {
		if !t.Own.Button(o) {
			continue
		}
		b := t.optionButton(o)
		if b.Rare && t.Phone() && t.Tabs.Elsewhere(o) {
			continue
		}
		t.Places[o] = b.ID
		if b.Rare && t.Phone() {
			continue
		}
		if b.Rare {
			buttons = slices.Insert(buttons, 0, b)
			continue
		}
		if t.Own.Finishes(o) {
			b.Main, b.Key, b.KeyName = true, ui.KeyEnter, "Enter"
			if b.Second = t.unused(o); b.Second != "" { // it is asked about once more, and no default
				b.Main = false
			}
			last = b
			continue
		}
		buttons = append(buttons, b)
	}
	if flow.Several(t.Pending) {
		last = t.PickButton()
	}
	if more, ok := t.Own.Last(); ok && more.Main {
		last = more
	} else if ok {
		buttons = append(buttons, more)
	}
	if last.Press != nil {
		buttons = append(buttons, last)
	}
	t.buttons = buttons
	return buttons
}

// optionButton is the button of an option.
func (t *Table[V, E]) optionButton(o game.Option) flow.Button {
	return flow.Button{Button: ui.Button{ID: t.Names.ID(o), Label: t.Own.ButtonText(o)}, Option: o, Press: t.takes, Rare: t.Own.Rare(o)}
}

// unused is what an option would leave unused; a guide says himself what is done.
func (t *Table[V, E]) unused(o game.Option) string {
	if t.Guide != nil {
		return ""
	}
	return t.Own.Unused(o)
}

// waitingFor says who is on the move, never about what.
func (t *Table[V, E]) waitingFor() string {
	if t.Play.Over() {
		return t.Words.Say("table.over")
	}
	if t.sent != nil {
		return t.Words.Say("table.sent")
	}
	if waits := t.waitingForSome(); waits != "" {
		return waits
	}
	if t.shows() {
		return t.Words.Say("table.shown")
	}
	return t.Words.Say("waiting." + t.Own.SeatID(t.View, t.Play.Decides()))
}

// shows tells whether nothing is waited for but that what has happened is shown, or an order of somebody at this screen answers for him.
func (t *Table[V, E]) shows() bool { return t.Play.Asks() && (t.Reel.Busy() || t.Play.Due()) }

// enough is the button that has a computer decide that thinks until people have enough.
func (t *Table[V, E]) enough() []flow.Button {
	return []flow.Button{{
		Button: ui.Button{ID: "thinking.enough", Label: t.Words.Say("table.thinking.enough"), Key: ui.KeyEnter, KeyName: "Enter", Main: true},
		Press:  func(game.Option) { t.Play.Clock.Hurry() },
	}}
}

// toMyTurn is the button that leads through all that moves to what a person at this screen is asked next, while anything moves.
func (t *Table[V, E]) toMyTurn() []flow.Button {
	if t.Guide != nil || t.Play.Over() || !t.Reel.Busy() && t.Play.Asks() && !t.Play.Due() || t.Play.Ponders() || !slices.ContainsFunc(t.Chairs, person) {
		return nil
	}
	label := "table.to_my_turn"
	if t.shows() {
		label = "table.go_on"
	}
	return []flow.Button{{
		Button: ui.Button{ID: "to_my_turn", Label: t.Words.Say(label), Key: ui.KeySpace, KeyName: t.Words.Say("table.space"), Hint: t.Words.Say("table.to_my_turn.about")},
		Press:  func(game.Option) { t.Reel.Hurry(true); t.F.Invalidate() },
	}}
}

func person(c session.Chair) bool { return c.Kind == session.Person }

// badge marks a button that leads to a warning.
func (t *Table[V, E]) badge(button ui.Rect) {
	f, p := t.F, t.F.Palette
	at := render.Around(ui.Point{X: button.Right() - 9, Y: button.Y + 9}, 24, 24)
	f.Panel(at.Inset(-2), render.PanelStyle{Corner: render.Pill, Fill: p.Space, Line: p.Warning, Width: 1.5})
	f.Sign("warning", at.Inset(3), p.Warning)
}

// showButtons shows the small buttons of the top bar.
func (t *Table[V, E]) showButtons() {
	f := t.F
	l := t.Board.Layout()
	menu := ui.Button{ID: "menu", Rect: l.Menu, Sign: "menu", Hint: t.Words.Say("table.menu"), HintKey: "Esc"}
	if unsaved := t.Program.Unsaved(); unsaved != "" {
		menu.Hint = ui.Joined(menu.Hint, unsaved)
		defer t.badge(l.Menu)
	}
	if f.Button(menu) {
		t.Program.Menu(f, t.Game)
	}
	list := ui.Button{ID: "list", Rect: l.Buttons, Sign: "hand", Hint: t.Words.Say("table.list"), Key: ui.KeyL}
	if t.Phone() {
		list.Sign = "list"
	} else {
		list.Rect = l.Buttons.Column(1, 4, 8)
		t.ShowMapAndLog(l.Buttons.Column(0, 4, 8), l.Buttons.Column(2, 4, 8), l.Buttons.Column(3, 4, 8))
	}
	if t.Pending == nil {
		list.Why = t.waitingFor()
	}
	if f.Button(list) {
		t.List.Open = !t.List.Open
	}
	if t.Advice.May() && f.Pressed(ui.KeyH) {
		t.Advice.Ask()
	}
	if f.Shortcut(ui.KeyZ) || f.Pressed(ui.KeyZ) {
		if f.In.Shift {
			t.TakeAllBack()
		} else {
			t.TakeBack()
		}
	}
}

// ShowMapAndLog shows the buttons that a phone has elsewhere, and the one that turns the sound off and on.
func (t *Table[V, E]) ShowMapAndLog(all, log, sound ui.Rect) {
	f := t.F
	if f.Button(ui.Button{ID: "log", Rect: log, Sign: "log", Hint: t.Words.Say("table.log"), Key: ui.KeyG}) {
		t.Log.OpenAll(t.Phone())
	}
	key := "table.map"
	if t.peek.may {
		key = "table.map.look"
	}
	if f.Button(ui.Button{ID: "map.all", Rect: all, Sign: "full_screen", Hint: t.Words.Say(key), Key: ui.KeyF, Chosen: t.peek.on}) {
		if t.peek.may {
			t.Peek()
			return
		}
		t.Board.Camera().ShowAll(f.Clock)
		t.Own.ShowMap()
	}
	if f.Button(ui.Button{ID: "sound", Rect: sound, Sign: ui.SoundSign(f.Muted()), Hint: t.Words.Say("table.sound")}) {
		f.Mute(!f.Muted())
	}
}
