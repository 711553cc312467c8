package rebellion

import (
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
)

// What Rebellion shows beside what every table has: [screen.Panels].

// Teller says how events are told to whoever looks.
func (t *Table) Teller() reel.Teller[*rules.Event] {
	how := seat.Teller{Still: t.F.Clock.Speed == render.Off}
	if t.screen.Play != nil {
		how.Own, how.Heralds = t.ownMissions(), t.untoldViewer()
	}
	return how
}

// ownMissions are the sides whose missions are those of whoever looks.
func (t *Table) ownMissions() (own [2]bool) {
	if t.Viewer != game.Table {
		own[rules.SideOf(t.Viewer)] = true
	}
	return own
}

// Forget drops what was found out about the question that was put.
func (t *Table) Forget() {
	t.odds.drop()
	t.odds = nil
	t.Reconsider()
	t.forced = forced{}
	t.hunt.Forget()
	t.placing.Forget()
	t.movement.Forget()
}

// Happened hears what an answer has led to.
func (t *Table) Happened(news []seat.Frame, answers []game.Option) {
	t.herald(news, answers)
}

// Openly tells whether all of a combat is put to both players.
func (t *Table) Openly() bool { return t.View.Combat.Open }

// ShowLayer shows what belongs to a layer.
func (t panels) ShowLayer(l screen.Layer) {
	switch l {
	case screen.Beginning:
		t.Say.Touch = t.Phone() || t.F.In.Touch
		t.refresh.MakeRoom()
	case screen.Opening:
		t.openPlan()
	case screen.UnderThings:
		if !t.Phone() {
			t.dropInPool()
		}
		t.movement.Look()
		t.hunt.ShowSites(t.screen.States)
	case screen.OverThings:
		t.showFacts()
	case screen.OverBoard:
		t.placing.DrawBaseTag()
		unrevealable{t.Table}.show()
	case screen.OverMap:
		t.showPlan()
		t.refresh.Show()
		t.hunt.Show()
	case screen.OwnList:
		t.dropInPool()
	case screen.OverPrompt:
		t.movement.ShowMeter()
	case screen.OverTable:
		t.showHerald()
	case screen.OverSheets:
		t.hunt.ShowNote()
	}
}

// DrawOver marks a mission in the list of the viewer's own that could not be revealed now.
func (t panels) DrawOver(thing board.Thing) {
	unrevealable{t.Table}.mark(thing.Option, thing.Rect, t.screen.States[thing.Option].Over)
}

// ShowPrompt shows the bar of pins while some are put down.
func (t panels) ShowPrompt() bool { return t.hunt.ShowBarOfPins() }

// Buttons adds those of setup, of the plan and of hits.
func (t panels) Buttons(list []flow.Button) []flow.Button {
	list = t.restButton(list)
	if t.placing.AtSetup() {
		list = append(list, t.placing.SuggestButton())
	}
	if t.planning() && !t.planned() && !t.hunt.On {
		list = append(list, t.planButton("table.plan", "mission"))
	}
	return list
}

// Also adds that of the hunt.
func (t panels) Also(list []flow.Button) []flow.Button { return t.hunt.WithButton(list) }

// Last assigns hits without a choice.
func (t panels) Last() (flow.Button, bool) { return t.hitsButton() }

// Panel is the place beside the plan.
func (t panels) Panel() (beside ui.Rect, ok bool) {
	_, beside = t.besidePlan()
	return beside, t.planned()
}

// CloseFirst ends the look at where the base can be.
func (t panels) CloseFirst() bool {
	shows := t.hunt.Shows()
	if shows {
		t.hunt.Toggle()
	}
	return shows
}

// ShowMap shows the galaxy instead of the plan.
func (t panels) ShowMap() {
	if t.planned() {
		t.turnPlan()
	}
}

// ShowResult shows who has won and how, and how the game went.
func (t panels) ShowResult() (buttons []ui.Rect, size float64) { return t.ending.Show(t.screen.Record) }

// Outcome is who has won.
func (t panels) Outcome() scene.Outcome { return t.ending.Outcome() }

// ChoicesArea is the middle of the screen without the steps of the Refresh Phase.
func (t panels) ChoicesArea(middle ui.Rect) ui.Rect {
	if steps := t.Board.Parts().Steps; !steps.Empty() {
		_, middle = middle.CutTop(steps.Bottom() - middle.Y)
	}
	return middle
}

// ShowNews moves a marker along the time track, and leaves alone what the board shows itself.
func (t panels) ShowNews() bool {
	e, told := t.Reel.Event()
	switch e.Kind {
	case rules.TimeAdvanced:
		t.drawStep(e.N-1, e.N, told, t.F.Palette.Text)
	case rules.ReputationMoved:
		t.drawStep(e.M, e.N, told, t.F.Palette.Sides[rules.Rebels].Color)
	case rules.SystemDestroyed: // the map shows it
	default:
		return t.travel() != nil
	}
	return true
}

// drawStep moves a marker along the time track.
func (t *Table) drawStep(from, to uint8, told float64, color render.Color) {
	a, b := t.Board.TrackCell(max(from, 1)), t.Board.TrackCell(max(to, 1))
	box := render.Box(render.Between(a.X, b.X, render.InOut(told)), a.Y, a.W-4, a.H)
	t.F.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: color.Alpha(0.25), Line: color, Width: 2, Glow: color})
}

// note is what the sheet of a thing on the board says besides its card.
func (t *Table) note(thing game.Option) string {
	if t.hunt.Shows() && thing.Kind == rules.KindSystem && thing.A < uint8(rules.BaseSpace) {
		return t.hunt.About(rules.System(thing.A))
	}
	if why := t.WhyNot(thing); why != "" {
		return why
	}
	return unrevealable{t}.why(thing)
}

// helpFirst is what the player wants to know about first: nothing of the table while it is covered, else what a guide explains.
func (t *Table) helpFirst() (place string, ok bool) {
	if t.screen.Waits() {
		return "", true
	}
	place = t.screen.Guide.Rule()
	return place, place != "" && (t.Pointed == (game.Option{}) || t.F.Focused(t.PointedBy)) // the guide itself puts the focus on things
}

// showFacts lets the player ask what the counted cards at the rails are; where the base can be, the hunt shows.
func (t *Table) showFacts() {
	for _, fact := range t.Board.Facts(t.View) {
		if t.Covered() && fact.Rect.Overlaps(t.Middle()) {
			continue
		}
		count := t.cards.CountOf(fact)
		s := t.screen.Sheets.ShowCount(count)
		if count.Does && t.hunt.On {
			t.F.Panel(fact.Rect, render.PanelStyle{Corner: render.Slight, Line: t.F.Palette.Amber, Width: 1.5})
		}
		if count.Does && s.Clicked {
			t.hunt.Toggle()
		}
	}
}

// Done counts what the movement under way has moved so far.
func (t *Table) Done() (n int) {
	if !t.Asks(rules.AskMove) {
		return 0
	}
	for _, e := range slices.Backward(t.Reel.Events) {
		switch e.Kind {
		case rules.UnitMoved, rules.CaptiveMoved:
			n++
		case rules.Activated:
			return n
		}
	}
	return 0 // a card moves them
}
