package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/cards"
	"holoboard/ui/rebellion/choices"
	"holoboard/ui/rebellion/combat"
	"holoboard/ui/rebellion/hunt"
	"holoboard/ui/rebellion/mission"
	"holoboard/ui/rebellion/movement"
	"holoboard/ui/rebellion/placing"
	"holoboard/ui/rebellion/refresh"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/look"
	"holoboard/ui/table/play"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/tell"
)

// Table is the screen on which a game is played.
type Table struct {
	*seat.Seat
	play *play.Play[rules.View, rules.Event] // nil where nobody plays: a projector, a recorded game

	cards  *cards.Cards
	sheets *look.Sheets[rules.View]

	chairs []session.Chair // who plays
	scenes []scene.Scene

	choices *choices.Choices // of what has no place on the table

	states  map[game.Option]board.State
	looksOf func(game.Option) board.State // finds them
	held    func(game.Option) int         // see inHand
	things  []board.Thing                 // on the board in this frame
	bar     flow.Bar[rules.View]
	buttons []flow.Button     // of the bar in this frame
	takes   func(game.Option) // takes an option for an answer

	grip      grip
	ground    game.Option // the system whose territory what is carried hovers over
	onGround  board.State
	advice    *advice       // to the player who asked for it, or nil
	odds      *odds         // of the combat that impends
	oddsThen  *odds         // of the one that follows from answers which are asked about once more
	foretold  *bot.Forecast // the odds in an example, or nil
	cover     bool          // somebody has to take his seat first
	shownFor  game.Key      // the question that the map was moved for; nothing while the screen is covered
	shownTo   game.Seat
	watched   int // the event, by its number in the log, that it was moved for or need not be
	log       tell.Log[rules.View, rules.Event]
	recap     recap
	scene     scene.Scene           // what covers the map in this frame, or nil
	staged    bool                  // there is such a scene, though its tab may be closed
	reveal    bool                  // a new question is to be seen in the list of one's own things
	openedFor opener                // what a tab was opened for last
	confirms  []game.Option         // answers that he is asked about once more
	untold    []game.Seat           // who must still be told that the base is revealed
	list      flow.List[rules.View] // of all that may be chosen
	hunt      *hunt.Hunt
	together  together
	forced    forced
	refresh   *refresh.Phase
	placing   *placing.Placing
	searching bool                      // many cards to choose from hide the recap
	seated    bool                      // the result has been put aside to look at the table
	story     *story                    // of the game, once it is over
	projector *Projector                // is shown instead, or nil
	again     *again                    // is shown instead, or nil
	guide     *lesson.Guide[rules.View] // of the guided first game, or nil
	filled    bool                      // the window filled the screen before that

	movement *movement.Movement
	mapOpen  mapChoice
	pooled   pooled
	doubted  string // why the mission could not be revealed that a leader is held over
}

// New begins a new game.
func New(p ui.Program, start session.Start) (ui.Game, error) {
	c := play.NewClock()
	s, err := session.New(play.Timed(sessionTitle(), c), start)
	if err != nil {
		return nil, err
	}
	return newTable(p, s, c), nil
}

// Resume goes on with a saved game. Its error is one sentence for the player.
func Resume(p ui.Program, save []byte) (ui.Game, error) {
	c := play.NewClock()
	s, err := session.Load(play.Timed(sessionTitle(), c), save)
	if err != nil {
		return nil, err
	}
	return newTable(p, s, c), nil
}

// newTable is the table of a session that is kept here, whose computers keep to a clock.
func newTable(p ui.Program, s *Session, c *play.Clock) *Table {
	t := unplayed(p, board.New(p.Words()))
	t.play = &play.Play[rules.View, rules.Event]{Flow: t.Flow, Reel: &t.Reel, Keeper: session.NewHost(s, true), Clock: c, Screen: t}
	t.chairs = t.play.Chairs()
	t.log.Again = t.tellAgain
	t.Board.Players = t.players()
	t.Viewer = t.firstViewer()
	t.play.Look()
	return t
}

// newScenes returns the scenes of the table as if none had been shown yet; the first of them that wants to be shown is.
func (t *Table) newScenes() []scene.Scene {
	watched := func() bool { return t.play == nil }
	return []scene.Scene{
		combat.New(t.Seat, t.choices), mission.New(t.Seat, t.choices, watched), playedScene{t.Seat}, dealtScene{t.Seat},
	}
}

// firstViewer is who looks at the screen when a table is opened: a person, if nobody of the other side is there, or
// nobody in particular.
func (t *Table) firstViewer() game.Seat {
	viewer := game.Table
	for _, s := range t.play.Persons(func(game.Seat) bool { return true }) {
		if viewer != game.Table && rules.SideOf(s) != rules.SideOf(viewer) {
			return game.Table
		}
		viewer = s
	}
	return viewer
}

// Save returns the game as a file.
func (t *Table) Save() ([]byte, error) { return t.play.Keeper.Save() }

// About says how far the game is.
func (t *Table) About() string {
	v := *t.play.Open() // not what is shown: the computer may have gone on since
	if v.Phase == rules.SettingUp {
		return t.Words.Say("table.standing.setup")
	}
	return t.Words.Say("table.standing", assets.Args{"n": int(v.Round), "phase": t.Words.Say("phase." + v.Phase.String())})
}

// ScreenName tells what is shown, for tests.
func (t *Table) ScreenName() string {
	switch {
	case t.projector != nil:
		return "projector"
	case t.again != nil:
		return "again"
	case t.covered():
		return "cover"
	case t.over():
		return "victory"
	}
	return "table"
}

// Asked is the key of the question that somebody at this screen may answer now, or nothing.
func (t *Table) Asked() string {
	if t.Pending == nil {
		return ""
	}
	return string(t.Pending.Ask)
}

// Show draws the table and hears what the player does.
func (t *Table) Show(f *ui.Frame) {
	t.F = f
	if t.projector != nil {
		t.showProjector()
		return
	}
	t.listen()
	if t.again != nil {
		t.showAgain()
		return
	}
	t.sheets.Unpin()
	t.Board.SetSize(f.W, f.H)
	t.Say.Touch = t.Phone()
	t.Reel.Tick(f, seat.Teller{Own: t.ownMissions(), Heralds: t.untoldViewer()})
	t.View = t.Reel.View
	t.goOn()
	if t.hunt.Pinning() {
		t.Pending = nil // a click on a system is no answer now
	}
	if t.guide != nil {
		t.guide.Hear()
	}
	t.Listens = t.guide.Leads()
	t.refresh.MakeRoom()
	clear(t.Places)
	clear(t.states)
	t.scene = t.sceneNow()
	t.staged = t.scene != nil
	t.openWhereAsked()
	t.openPlan()
	if t.Phone() && t.Board.Layout().Tab != board.MapTab {
		t.scene = nil
	}
	t.showMap()
	t.showPlan()
	t.refresh.Show()
	t.hunt.Show()
	t.showOwn()
	t.showPrompt()
	t.showButtons()
	t.showTabs()
	t.showLog()
	t.movement.ShowMeter()
	t.showScene()
	t.showChoices()
	t.showRecap()
	t.list.Show()
	t.log.Show()
	t.showConfirm()
	t.showHerald()
	t.sheets.ShowUse()
	t.sheets.ShowPile()
	t.hunt.ShowNote()
	t.showCover()
	t.showResult()
	t.guide.Show()
	t.sheets.ShowPinned()
	t.sheets.ShowRefusal()
	t.menuKey()
	t.sheets.HelpKey()
	if f.Pressed(ui.KeyP) {
		t.Project(f)
	}
}

// listen notices that the program speaks another language now.
func (t *Table) listen() {
	now := t.Program.Words()
	if now == t.Words {
		return
	}
	t.Words, t.Say = now, words.NewSpeaker(now)
	t.Board.Players = t.players()
	t.Board.Speak(now)
	t.log.Forget()
	t.recap.lines, t.recap.chip = nil, ""
	t.refresh.Forget()
	clear(t.Whys)
}

// sceneNow is the scene that covers the map now, or nil.
func (t *Table) sceneNow() scene.Scene {
	if t.seated { // the galaxy is what he wants to see, though the game may have ended in a combat
		return nil
	}
	return scene.Of(t.scenes)
}

func (t *Table) showScene() {
	if t.scene == nil {
		return
	}
	area := t.Middle()
	t.F.Cover("scene", area)
	t.scene.Show(area)
}

// menuKey ends the look at where the base can be, or at the table of a game that is over, puts an open recap away, or opens the
// menu of the program.
func (t *Table) menuKey() {
	switch {
	case !t.F.Pressed(ui.KeyEscape):
	case t.hunt.Shows():
		t.hunt.Toggle()
	case t.seated:
		t.seated = false
		t.F.Invalidate()
	case !t.covered() && t.recapShows() && !t.recapIsFolded():
		t.recap.lines = nil
		t.F.Invalidate()
	default:
		t.Program.Menu(t.F, t)
	}
}

// ownMissions are the sides whose missions are those of whoever looks.
func (t *Table) ownMissions() (own [2]bool) {
	if t.Viewer != game.Table {
		own[rules.SideOf(t.Viewer)] = true
	}
	return own
}

// Thing implements [flow.Title].
func (*Table) Thing(o game.Option) game.Option { return words.ThingOf(o) }

// ID implements [flow.Title].
func (*Table) ID(o game.Option) string { return words.ID(o) }
