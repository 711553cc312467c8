package rebellion

import (
	"slices"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// Table is the screen on which a game is played.
type Table struct {
	program ui.Program
	game    *Session
	chairs  []session.Chair // who plays
	words   *assets.Words
	say     *Speaker
	names   names
	board   *board.Board
	stages  []stage

	viewer game.Seat  // who looks at the screen; game.Table while it is covered, or for spectators
	reel   reel       // what has happened and is not shown yet
	view   rules.View // what he sees: the table as far as it is shown

	asked     *game.Decision         // what may be answered now; nil while nobody at this screen is asked
	picks     []game.Option          // chosen so far, where several may be
	chosen    []game.Option          // an answer that is given before the next frame
	answers   []game.Option          // answers to several decisions in turn, likewise
	places    map[game.Option]string // the spot of each option of asked that stands on the screen
	whys      map[game.Option]string // why things are not on offer, as far as somebody wanted to know
	pointed   game.Option            // the thing under the pointer in the frame before
	pointedAt time.Duration          // since when, by the clock of the window
	pointedBy string                 // the spot under the pointer, for a thing may lie in two places
	states    map[game.Option]board.State
	looksOf   func(game.Option) board.State // finds them
	held      func(game.Option) int         // see inHand
	things    []board.Thing                 // on the board in this frame
	buttons   []promptButton                // of the bar in this frame

	f         *ui.Frame // while a frame is made
	grip      grip
	putAt     *ui.Point   // where he put something down, until the pointer leaves that place
	ground    game.Option // the system whose territory what is carried hovers over
	onGround  board.State
	clock     *clock        // of the computer
	thought   *thought      // its answer, while it thinks
	advice    *advice       // to the player who asked for it, or nil
	odds      *odds         // of the combat that impends
	oddsThen  *odds         // of the one that follows from answers which are asked about once more
	foretold  *bot.Forecast // the odds in an example, or nil
	rested    bool          // and has seemed to think long enough
	wait      render.Motion
	waiting   bool
	cover     bool     // somebody has to take his seat first
	shownFor  game.Key // the question that the map was moved for; nothing while the screen is covered
	shownTo   game.Seat
	watched   int // the event, by its number in the log, that it was moved for or need not be
	log       journal
	recap     recap
	scene     stage         // what covers the map in this frame, or nil
	staged    bool          // there is such a scene, though its tab may be closed
	reveal    bool          // a new question is to be seen in the list of one's own things
	meter     ui.Rect       // where seats are counted on a phone that is held sideways
	openedFor opener        // what a tab was opened for last
	confirms  []game.Option // answers that he is asked about once more
	untold    []game.Seat   // who must still be told that the base is revealed
	list      bool          // the plain list is open
	journal   bool          // the whole log is open
	using     rules.Action  // the card of the hand that he is about to use
	pile      *board.Fact   // whose cards are open
	hunt      hunt
	pins      pinboard // what the seats put down about systems
	writing   *noting  // in which a player writes, or nil
	suggested int      // how often the computer was asked how to place forces
	together  together
	forced    forced
	fresh     fresh
	refresh   refresh
	deploys   deploys
	tags      []board.Tag // at systems in this frame
	searching bool        // many cards to choose from hide the recap
	looked    game.Option // the card that was pointed at last, of many to choose from
	seated    bool        // the result has been put aside to look at the table
	story     *story      // of the game, once it is over
	pinned    pinned
	finder    finder
	projector *Projector // is shown instead, or nil
	again     *again     // is shown instead, or nil
	guide     *guide     // of the guided first game, or nil
	filled    bool       // the window filled the screen before that

	arriving []game.Option                    // moves that would be possible if what is pointed at were activated
	arrivals map[[2]game.Option][]game.Option // the same, as far as it was found out
	mapOpen  mapChoice
	pooled   pooled
	doubted  string // why the mission could not be revealed that a leader is held over
}

// stage is a scene that covers the map and the rails while something is fought out or decided in it.
type stage interface {
	// wants tells whether the scene is to be shown now.
	wants(t *Table) bool
	// show draws it and places the options of the decision that belong to it, by t.choice.
	show(f *ui.Frame, t *Table, area render.Rect)
	// hides tells whether nothing of the map and the rails can be seen under it.
	hides() bool
}

// New begins a new game.
func New(p ui.Program, start session.Start) (ui.Game, error) {
	c := new(clock)
	s, err := session.New(timed(c), start)
	if err != nil {
		return nil, err
	}
	return timedTable(p, s, c), nil
}

// Resume goes on with a saved game. Its error is one sentence for the player.
func Resume(p ui.Program, save []byte) (ui.Game, error) {
	c := new(clock)
	s, err := session.Load(timed(c), save)
	if err != nil {
		return nil, err
	}
	return timedTable(p, s, c), nil
}

func newTable(p ui.Program, s *Session) *Table {
	words := p.Words()
	t := &Table{
		program: p, game: s, chairs: s.Chairs(), clock: new(clock), words: words, say: NewSpeaker(words), board: board.New(words), stages: newStages(),
		places: map[game.Option]string{}, whys: map[game.Option]string{}, states: map[game.Option]board.State{},
		arrivals: map[[2]game.Option][]game.Option{}, pins: pinboard{},
	}
	t.board.Players = t.players()
	t.viewer = t.firstViewer()
	t.look()
	t.log.fill(t)
	return t
}

func newStages() []stage {
	return []stage{&combatStage{places: map[stackKey]ui.Rect{}}, &missionStage{}, cardStage{}, dealtStage{}}
}

// firstViewer is who looks at the screen when a table is opened: a person, if nobody of the other side is there, or
// nobody in particular.
func (t *Table) firstViewer() game.Seat {
	viewer := game.Table
	for _, s := range t.persons(func(game.Seat) bool { return true }) {
		if viewer != game.Table && side(s) != side(viewer) {
			return game.Table
		}
		viewer = s
	}
	return viewer
}

// Save returns the game as a file.
func (t *Table) Save() ([]byte, error) { return t.game.Save() }

// About says how far the game is.
func (t *Table) About() string {
	v := t.game.View(game.Table) // not what is shown: the computer may have gone on since
	if v.Phase == rules.SettingUp {
		return t.words.Say("table.standing.setup")
	}
	return t.words.Say("table.standing", assets.Args{"n": int(v.Round), "phase": t.words.Say("phase." + v.Phase.String())})
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
	if t.asked == nil {
		return ""
	}
	return string(t.asked.Ask)
}

// Place tells which spot stands for an option of the pending decision, and where it is.
func (t *Table) Place(w *ui.Window, o game.Option) (id string, r ui.Rect, ok bool) {
	id, ok = t.places[o]
	if !ok {
		return "", ui.Rect{}, false
	}
	r, ok = w.Spot(id)
	return id, r, ok
}

// look shows at once what the viewer sees now.
func (t *Table) look() {
	t.reel.reset(t.game.View(t.viewer))
	t.view = t.reel.view
}

// Show draws the table and hears what the player does.
func (t *Table) Show(f *ui.Frame) {
	t.f = f
	if t.projector != nil {
		t.showProjector()
		return
	}
	t.listen()
	if t.again != nil {
		t.showAgain()
		return
	}
	t.unpin()
	t.board.SetSize(f.W, f.H)
	t.say.touch = t.phone()
	t.reel.halts, t.reel.own = t.untoldViewer(), t.ownMissions()
	t.reel.tick(f)
	t.view = t.reel.view
	t.goOn()
	if t.pinning() {
		t.asked = nil // a click on a system is no answer now
	}
	if t.guide != nil {
		t.guide.hear(f)
	}
	t.makeRoom()
	clear(t.places)
	clear(t.states)
	t.scene = t.stage()
	t.staged = t.scene != nil
	t.openWhereAsked()
	t.openPlan()
	if t.phone() && t.board.Layout().Tab != board.MapTab {
		t.scene = nil
	}
	t.showMap()
	t.showPlan()
	t.showRefresh()
	t.showHunt()
	t.showOwn()
	t.showPrompt()
	t.showButtons()
	t.showTabs()
	t.showLog()
	t.showMeter()
	t.showScene()
	t.showChoices()
	t.showRecap()
	t.showList()
	t.showJournal()
	t.showConfirm()
	t.showHerald()
	t.showUse()
	t.showPile()
	t.showNote()
	t.showCover()
	t.showResult()
	t.showGuide()
	t.showPinned()
	t.showRefusal()
	t.menuKey()
	t.helpKey()
	if f.Pressed(ui.KeyP) {
		t.Project(f)
	}
}

// listen notices that the program speaks another language now.
func (t *Table) listen() {
	words := t.program.Words()
	if words == t.words {
		return
	}
	t.words, t.say = words, NewSpeaker(words)
	t.board.Players = t.players()
	t.board.Speak(words)
	t.log = journal{events: t.log.events, heard: t.log.heard}
	t.recap.lines, t.recap.chip = nil, ""
	t.refresh = refresh{}
	clear(t.whys)
}

// stage is the scene that covers the map now, or nil.
func (t *Table) stage() stage {
	if t.seated { // the galaxy is what he wants to see, though the game may have ended in a combat
		return nil
	}
	for _, s := range t.stages {
		if s.wants(t) {
			return s
		}
	}
	return nil
}

func (t *Table) showScene() {
	if t.scene == nil {
		return
	}
	area := t.middle()
	t.f.Cover("scene", area)
	t.scene.show(t.f, t, area)
}

// menuKey ends the look at where the base can be, or at the table of a game that is over, puts an open recap away, or opens the
// menu of the program.
func (t *Table) menuKey() {
	switch {
	case !t.f.Pressed(ui.KeyEscape):
	case t.hunting():
		t.toggleHunt()
	case t.seated:
		t.seated = false
		t.f.Invalidate()
	case !t.covered() && t.recapShows() && !t.recapIsFolded():
		t.recap.lines = nil
		t.f.Invalidate()
	default:
		t.program.Menu(t.f, t)
	}
}

// ownMissions are the sides whose missions are those of whoever looks.
func (t *Table) ownMissions() (own [2]bool) {
	if t.viewer != game.Table {
		own[side(t.viewer)] = true
	}
	return own
}

// side is the side of a seat.
func side(s game.Seat) rules.Side { return rules.SideOf(s) }

// begins starts a pause and tells whether it is over. It is asked in every frame until it is.
func (t *Table) pause(length time.Duration) (over bool) {
	if !t.waiting {
		t.wait, t.waiting = t.f.Clock.Begin(length), true
	}
	if t.f.Progress(t.wait) < 1 {
		return false
	}
	t.waiting = false
	return true
}

// offered tells whether an option may be chosen now.
func (t *Table) offered(o game.Option) bool { return t.asked != nil && t.asked.Has(o) }

// offeredOn lists the options of the decision that are about a thing on the table.
func (t *Table) offeredOn(thing game.Option) (found []game.Option) {
	if t.asked == nil {
		return nil
	}
	for _, o := range t.asked.Options {
		if thingOf(o) == thing {
			found = append(found, o)
		}
	}
	return found
}

// picked tells whether an option is among those chosen so far.
func (t *Table) picked(o game.Option) bool { return slices.Contains(t.picks, o) }
