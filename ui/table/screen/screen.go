// Package screen is the table of any title on a screen: it turns the options of the pending decision into lights and buttons, what
// the player does into answers, and events into motion. It knows no rule: what may be done is what the decision offers, and why
// something may not be done the session says. What is the title's own its [Title] shows.
//
//	screen.go  the parts of a table, in which order they are shown · title.go  what a title has of its own
//	plain.go   a title that has nothing of its own
//	go_on.go   how the game goes on: answers, the computer's moves, taking back
//	board.go   what lies on the board: pointing at it, clicking it · motion.go  what happens there while events are told
//	prompt.go  the bar that asks, with its buttons · choices.go  what has no place on the table
//	stop.go    windows that are asked all the same, choosing anew
//	confirm.go what is asked about once more · cover.go  several people at one screen · result.go  the end of a game
//	guide.go   a guided game
package screen

import (
	"slices"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/carry"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/look"
	"holoboard/ui/table/play"
	"holoboard/ui/table/recap"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/speech"
	"holoboard/ui/table/tabs"
	"holoboard/ui/table/tell"
)

// Table is the screen on which a game is played, or looked at.
type Table[V any, E game.Event] struct {
	*seat.Seat[V, E]
	Game ui.Game // that the window shows: what this table is a part of
	Own  Own[V, E]
	Play *play.Play[V, E] // nil where nobody plays: for a whole room, a recorded game

	Chairs  []session.Chair      // who plays
	Scenes  func() []scene.Scene // new ones, of which none has been shown yet
	Sheets  *look.Sheets[V]
	Choices Choices
	Log     tell.Log[V, E]
	Recap   recap.Recap[V, E]
	Grip    carry.Grip[V, E]
	Tabs    tabs.Tabs[V, E]
	List    flow.List[V] // of all that may be chosen
	Bar     flow.Bar[V]
	Advice  advice.Advice[V, E]
	Guide   *lesson.Guide[V] // of a guided game, or nil
	Heard   func()           // is told when something has happened
	Left    []func()         // end what works beside the picture, when the game is left

	States map[game.Option]board.State // how things look in this frame
	Things []board.Thing               // on the board in this frame
	Aside  bool                        // the result has been put aside to look at the table

	windows  Windows
	why      func(*game.Why) string
	scenes   []scene.Scene
	looks    board.Look        // its functions, made once
	takes    func(game.Option) // takes an option for an answer
	buttons  []flow.Button     // of the bar in this frame
	covered  bool              // somebody has to take his seat first
	sent     []game.Option     // answers that were sent to where the table is kept, until it is known what came of them
	shownFor asked             // the question that the map was moved for; nothing while the screen is covered
	watched  int               // the event, by its number in the log, that it was moved for or need not be
	confirms []game.Option     // answers that he is asked about once more
	together together
	drawn    render.Shot // of the map in this frame
	search   bool        // many cards to choose from hide the recap
	peek     peek
}

// Parts are what a title brings to its table.
type Parts[V any, E game.Event] struct {
	Lines   tell.Title[E]
	Filters []tell.Filter // of the log; nil: one that lets all pass
	Sheets  look.Title
	Choices Choices
	Scenes  func() []scene.Scene        // new ones, of which none has been shown yet; nil: there are none
	Beside  func(width float64) float64 // see [flow.Bar]; nil: nothing
	Windows Windows                     // that it may put to a seat
	Why     func(*game.Why) string      // why something was refused; nil: as [speech.Why] says it
}

// New returns a table at which nobody plays, of a seat whose flow and board are there.
func New[V any, E game.Event](s *seat.Seat[V, E], own Own[V, E], parts Parts[V, E]) *Table[V, E] {
	t := &Table[V, E]{Seat: s, Own: own, States: map[game.Option]board.State{}}
	if parts.Filters == nil {
		parts.Filters = []tell.Filter{tell.All}
	}
	if parts.Scenes == nil {
		parts.Scenes = func() []scene.Scene { return nil }
	}
	if parts.Why == nil {
		parts.Why = func(why *game.Why) string { return speech.Why(s.Words, why) }
	}
	if parts.Beside == nil {
		parts.Beside = func(float64) float64 { return 0 }
	}
	s.Reel.Show(s.View)
	s.Confirm = t.confirm
	t.Sheets = look.New(s.Flow, parts.Sheets, func() ui.Screen { return t.Game })
	t.Grip = carry.Grip[V, E]{Seat: s, Title: own.Carries, Why: parts.Why, Sight: func() session.Sight[V] { return t.Play.Sight() }, On: t.OnBoard, Rule: t.Rule}
	t.Tabs = tabs.Tabs[V, E]{Seat: s, Grip: &t.Grip, Table: tabbed[V, E]{t}}
	t.Log = tell.Log[V, E]{
		Flow: s.Flow, Reel: &s.Reel, Title: parts.Lines, Emblem: s.Means.Emblem, Filters: parts.Filters,
		LookUp: func(place string) { t.Sheets.LookUp(place) }, Shown: t.Tabs.Open,
	}
	t.Recap = recap.Recap[V, E]{Seat: s, Log: &t.Log, Table: recapped[V, E]{t}}
	t.Choices, t.Scenes, t.windows, t.why = parts.Choices, parts.Scenes, parts.Windows, parts.Why
	t.Rewind()
	t.takes, t.Bar = t.Choose, flow.Bar[V]{Flow: s.Flow, Beside: parts.Beside}
	t.Advice = advice.Advice[V, E]{Seat: s, List: &t.List}
	t.List = flow.List[V]{
		Flow:     s.Flow,
		Question: func(d *game.Decision) string { title, _ := t.Own.Question(d); return title },
		Say:      func(o game.Option) string { return t.Own.OptionText(o) },
		Above:    t.Advice.Show, Height: t.Advice.Height, Advice: t.Advice.Button,
	}
	t.looks = board.Look{Of: func(o game.Option) board.State { return t.States[o] }, Held: t.Grip.Held}
	return t
}

// Rewind shows scenes as if none had been shown yet; the first of them that wants to be shown is.
func (t *Table[V, E]) Rewind() { t.scenes = t.Scenes() }

// Begin has a game played at the table, from a place at it.
func (t *Table[V, E]) Begin(at *play.Place[V]) {
	t.Play = &play.Play[V, E]{Flow: t.Flow, Place: at, Reel: &t.Reel, Event: t.Means.Event, Screen: t}
	t.Recap.Play, t.Advice.Play = t.Play, t.Play
	t.SetChairs(t.Play.Chairs(), false)
	t.Viewer = t.firstViewer()
	t.Play.Look()
}

// Close implements [ui.Working].
func (t *Table[V, E]) Close() {
	t.Play.Stop()
	t.Advice.Forget()
	t.Own.Reconsider()
	t.Own.Forget()
	for _, end := range t.Left {
		end()
	}
}

// SetChairs says who plays, and whether nobody plays at this screen.
func (t *Table[V, E]) SetChairs(chairs []session.Chair, watched bool) {
	t.Chairs = chairs
	t.Board.Seat(t.players(), watched)
}

// Save returns the game as a file, where it is kept here.
func (t *Table[V, E]) Save() ([]byte, error) {
	if t.Play.Keeper == nil {
		return nil, session.ErrElsewhere
	}
	return t.Play.Keeper.Save()
}

// About implements [ui.Game].
func (t *Table[V, E]) About() string { return t.Own.About() }

// Result implements [ui.Game].
func (t *Table[V, E]) Result() *ui.Result { return t.Own.Result() }

// ScreenName tells what is shown, for tests.
func (t *Table[V, E]) ScreenName() string {
	switch {
	case t.covered:
		return "cover"
	case t.over():
		return "victory"
	}
	return "table"
}

// Asked is the key of the question that somebody at this screen may answer now, or nothing.
func (t *Table[V, E]) Asked() string {
	if t.Pending == nil {
		return ""
	}
	return string(t.Pending.Ask)
}

// AsksSeat is the seat that is asked now, or -1.
func (t *Table[V, E]) AsksSeat() int {
	if t.Play.Over() {
		return -1
	}
	return int(t.Play.Decides())
}

// Show draws the table and hears what the player does.
func (t *Table[V, E]) Show(f *ui.Frame) {
	t.F = f
	t.Sheets.Unpin()
	t.Sheets.FindSign()
	t.Board.SetSize(f.W, f.H)
	t.Reel.Tick(f, t.Own.Teller())
	t.View = t.Reel.View
	t.goOn()
	if t.Own.Holds() {
		t.Pending = nil // a click on the board is no answer now
	}
	if t.Guide != nil {
		t.Guide.Hear()
	}
	t.Listens = t.Guide.Leads()
	t.Own.ShowLayer(Beginning)
	clear(t.Places)
	clear(t.States)
	t.FindScene()
	t.Tabs.OpenWhereAsked()
	t.Own.ShowLayer(Opening)
	t.HideScene()
	t.ShowBoard()
	t.Own.ShowLayer(OverMap)
	t.ShowOwn()
	t.showPrompt()
	t.showButtons()
	t.Tabs.Show()
	t.ShowLog()
	t.Own.ShowLayer(OverPrompt)
	t.ShowScene()
	t.showChoices()
	t.Recap.Show()
	t.List.Show()
	t.Log.Show()
	t.showConfirm()
	t.Own.ShowLayer(OverTable)
	t.Sheets.ShowUse()
	t.Sheets.ShowPile()
	t.Own.ShowLayer(OverSheets)
	t.showCover()
	t.showResult()
	t.Guide.Show()
	t.Sheets.ShowSign()
	t.Sheets.ShowPinned()
	t.Sheets.ShowRefusal()
	t.menuKey()
	t.Sheets.HelpKey()
}

// ShowRecorded shows the table of a recorded game, with what can be looked at on it.
func (t *Table[V, E]) ShowRecorded() {
	t.Sheets.Unpin()
	t.Sheets.FindSign()
	t.Board.SetSize(t.F.W, t.F.H)
	t.Reel.Tick(t.F, t.Own.Teller())
	t.View = t.Reel.View
	clear(t.States)
	t.FindScene()
	t.HideScene()
	t.ShowBoard()
	t.ShowOwn()
	t.Tabs.Show()
	t.ShowLog()
	t.ShowScene()
	if !t.Phone() {
		cells := t.Board.Layout().Buttons.Columns(8, 1, 1, 1, 1)
		t.ShowMapAndLog(cells[1], cells[2], cells[3])
	}
	t.Log.Show()
	t.Sheets.ShowPile()
	t.Sheets.ShowSign()
	t.Sheets.ShowPinned()
	t.Sheets.HelpKey()
}

// Listen notices that the program speaks another language now, and tells so.
func (t *Table[V, E]) Listen() (other bool) {
	now := t.Program.Words()
	if now == t.Words {
		return false
	}
	t.Words = now
	t.Own.Speak()
	t.Board.Seat(t.players(), t.Board.Watched())
	t.Board.Speak(now)
	t.Log.Forget()
	t.Recap.Forget()
	clear(t.Whys)
	return true
}

// FindScene finds the scene that covers the map now.
func (t *Table[V, E]) FindScene() {
	t.Scene = nil
	if !t.Aside { // the board is what he wants to see, though the game may have ended in a scene
		t.Scene = scene.Of(t.scenes)
	}
	t.Tabs.Staged = t.Covered()
	t.peek.may = t.Pending != nil && (t.Covered() && t.Scene.Hides() || t.peek.may && !t.Covered())
	if t.peek.on = t.peek.on && t.peek.may; t.peek.on {
		t.Scene = nil
	}
}

// HideScene hides the scene while the map is closed.
func (t *Table[V, E]) HideScene() {
	if t.Tabs.Closed() {
		t.Scene = nil
	}
}

// ShowScene shows the scene that covers the map.
func (t *Table[V, E]) ShowScene() {
	if t.Scene == nil {
		return
	}
	area := t.Middle()
	t.F.Cover("scene", area)
	t.Scene.Show(area)
}

// ShowLog shows the last lines of what happened in their corner, or all of them on a phone's tab.
func (t *Table[V, E]) ShowLog() {
	l := t.Board.Layout()
	if !l.Form.Phone() {
		if rest := t.Recap.ShowFolded(l.Log); rest.H > 0 {
			t.Log.ShowCorner(rest)
		}
	} else if l.Tab == board.LogTab {
		t.Log.ShowTab(l.Log)
	}
}

// menuKey puts away what is open, goes back to the result of a game that is over, or opens the menu of the program.
func (t *Table[V, E]) menuKey() {
	switch {
	case !t.F.Pressed(ui.KeyEscape):
	case t.Sheets.PutAway():
	case t.Own.CloseFirst():
	case t.peek.on:
		t.Peek()
	case t.Aside:
		t.Aside = false
		t.F.Invalidate()
	case !t.covered && t.Recap.Shows() && !t.Recap.Folded():
		t.Recap.Close()
	default:
		t.Program.Menu(t.F, t.Game)
	}
}

// recapped says what is on the screen beside the recap.
type recapped[V any, E game.Event] struct{ *Table[V, E] }

func (t recapped[V, E]) OnBoard() bool                { return t.Own.AsksBoard() }
func (t recapped[V, E]) Beside() (ui.Rect, bool)      { return t.Own.Panel() }
func (t recapped[V, E]) Searching() bool              { return t.search }
func (t recapped[V, E]) Carries() bool                { return t.Grip.Carries() }
func (t recapped[V, E]) Turns(thing game.Option) bool { return t.Own.Turns(thing) }
func (t recapped[V, E]) Hides(box ui.Rect) int        { return t.Own.Hides(box) }
func (t recapped[V, E]) Offers(box ui.Rect) bool {
	return slices.ContainsFunc(t.Things, func(thing board.Thing) bool {
		return !thing.Listed && thing.Rect.Overlaps(box) && len(t.Table.OnBoard(thing.Option)) > 0
	})
}

// tabbed says what a table's tabs have.
type tabbed[V any, E game.Event] struct{ *Table[V, E] }

func (t tabbed[V, E]) Button(o game.Option) bool                 { return t.Own.Button(o) }
func (t tabbed[V, E]) Place(place game.Option) (board.Tab, bool) { return t.Own.Tab(place) }
func (t tabbed[V, E]) Peeks() (may, now bool)                    { return t.Table.Peeks() }
func (t tabbed[V, E]) Peek()                                     { t.Table.Peek() }
func (t tabbed[V, E]) Concerned() func(place game.Option) bool   { return t.Own.Concerned() }
func (t tabbed[V, E]) InHand() int                               { return t.Own.InHand() }
func (t tabbed[V, E]) Lines() int                                { return len(t.Recap.Lines) }
func (t tabbed[V, E]) Emblem(side int) string                    { return t.Means.Emblem(side) }
func (t tabbed[V, E]) SideID(side int) string                    { return t.Means.SideID(side) }
func (t tabbed[V, E]) BeginOwn()                                 { t.Own.ShowLayer(OwnList) }
func (t tabbed[V, E]) ShowRare(o game.Option, at ui.Rect) {
	b := t.optionButton(o)
	if b.Rect = at; t.F.Button(b.Button) {
		b.Press(o)
	}
}
func (t tabbed[V, E]) ShowThing(thing board.Thing) { t.showThing(thing) }
func (t tabbed[V, E]) DrawOver(thing board.Thing)  { t.Own.DrawOver(thing) }
func (t tabbed[V, E]) Rare(o game.Option) bool     { return t.Own.Rare(o) }
func (t tabbed[V, E]) LogOpened()                  { t.Log.ToEnd() }
