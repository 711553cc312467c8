package flow_test

import (
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// asking shows a bar with two buttons, the second of which would be the main one.
type asking struct {
	flow    *flow.Flow[*gametest.HuntView]
	buttons []flow.Button
}

func (a *asking) Show(f *ui.Frame) {
	a.flow.F = f
	a.buttons = []flow.Button{
		{Button: ui.Button{ID: "look", Label: "Look"}, Option: gametest.System(3), Press: func(game.Option) {}},
		{Button: ui.Button{ID: "done", Label: "Done", Main: true, KeyName: "Enter"}, Option: gametest.None, Press: func(game.Option) {}},
	}
	bar := flow.Bar[*gametest.HuntView]{Flow: a.flow}
	bar.Show(ui.Prompt{Rect: ui.Box(0, 0, f.W, 90), Title: "Where do you look?"}, a.buttons)
}

// A guide has no button lit that he does not want to be pressed.
func TestAGuideLightsWhatHeWants(t *testing.T) {
	a := &asking{flow: flow.New(tabletest.Meaning{IDOf: func(game.Option) string { return "" }}, tabletest.NewProgram(t, "rebellion"), new(gametest.HuntView))}
	hand := uitest.New(t, ui.NewWindow(a, 900, 200, 1))
	lit := func(wants ...game.Option) bool {
		a.flow.Wants = func(answers []game.Option) bool { return answers[0] == wants[0] }
		hand.Window.Invalidate()
		hand.Wait(2 * ui.Tick)
		return a.buttons[1].Main && a.buttons[1].KeyName != ""
	}
	if !a.buttons[1].Main {
		t.Error("without a guide nothing is lit")
	}
	if lit(gametest.System(3)) {
		t.Error("a button is lit that is not wanted")
	}
	if !lit(gametest.None) {
		t.Error("the button that is wanted is not lit")
	}
}

// told shows a bar whose help hangs on what is pointed at.
type told struct {
	bar     flow.Bar[*gametest.HuntView]
	help    string
	buttons []flow.Button
}

func (a *told) Show(f *ui.Frame) {
	a.bar.F = f
	press := func(game.Option) {}
	a.buttons = []flow.Button{
		{Button: ui.Button{ID: "orders", Label: "Standing orders", KeyName: "O"}, Press: press},
		{Button: ui.Button{ID: "done", Label: "Done", Main: true, KeyName: "Enter"}, Press: press},
	}
	a.bar.Show(ui.Prompt{Rect: ui.Box(0, 0, f.W, 70), Title: "Where do you look?", Help: a.help}, a.buttons)
}

// A button does not leave the pointer that comes to press it when the help that it made room for is gone.
func TestButtonsStayWhereTheyAre(t *testing.T) {
	const long = "If both go on and on as they did when this was asked before, the light side leads in three of four games that can be imagined here. If both go on as officers would, the chance is even, and whoever looks loses one ship of two, or none where the other has left before."
	a := &told{bar: flow.Bar[*gametest.HuntView]{Flow: flow.New(tabletest.Meaning{IDOf: func(game.Option) string { return "" }}, tabletest.NewProgram(t, "rebellion"), new(gametest.HuntView))}}
	hand := uitest.New(t, ui.NewWindow(a, 600, 200, 1))
	place := func(help string) ui.Rect {
		a.help = help
		hand.Window.Invalidate()
		hand.Wait(2 * ui.Tick)
		return a.buttons[0].Rect
	}
	wide := place("")
	close := place(long)
	if close.W >= wide.W {
		t.Fatalf("a button is %v points wide beside a long help, and %v without", close.W, wide.W)
	}
	if again := place(""); again != close {
		t.Errorf("a button that stood at %v is at %v when the help is gone", close, again)
	}
}
