package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	galaxy "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/cards"
	"holoboard/ui/rebellion/choices"
	"holoboard/ui/rebellion/combat"
	"holoboard/ui/rebellion/ending"
	"holoboard/ui/rebellion/hunt"
	"holoboard/ui/rebellion/mission"
	"holoboard/ui/rebellion/movement"
	"holoboard/ui/rebellion/placing"
	"holoboard/ui/rebellion/refresh"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/watch"
)

// Table is the screen on which a game is played: what every table has, and what is Rebellion's beside it.
type Table struct {
	*seat.Seat

	screen *watch.Table[*rules.View, *rules.Event] // that shows it

	cards    *cards.Cards
	choices  *choices.Choices // of what has no place on the table
	hunt     *hunt.Hunt
	refresh  *refresh.Phase
	placing  *placing.Placing
	movement *movement.Movement
	ending   *ending.Ending
	forced   forced
	odds     *forecast     // of the combat that impends
	oddsThen *forecast     // of the one that follows from answers which are asked about once more
	foretold *bot.Forecast // the odds in an example, or nil
	untold   []game.Seat   // who must still be told that the base is revealed
	mapOpen  mapChoice
	pooled   pooled
	doubted  string // why the mission could not be revealed that a leader is held over
}

// What a game's table has of its own, see [screen.Own].
type (
	sayings struct {
		*Table
		screen.PlainWords[*rules.View, *rules.Event]
	}
	things struct {
		*Table
		screen.PlainThings
	}
	panels struct {
		*Table
		screen.PlainPanels
	}
	carried struct {
		*Table
		screen.PlainCarries[*rules.View]
	}
)

// kit opens the games of Rebellion.
func kit() opening.Kit[rules.State, rules.View, *rules.Event, *Table] {
	return opening.Kit[rules.State, rules.View, *rules.Event, *Table]{
		Title: match.Title(), Wire: match.Wire(), Unplayed: unplayed,
		Screen: func(t *Table) *watch.Table[*rules.View, *rules.Event] { return t.screen },
		Lesson: theLesson, Seats: rules.FewestPlayers,
		Guided: func(t *Table) lesson.Title {
			return guided{screen.Guided[*rules.View, *rules.Event]{Table: t.screen.Table}, t}
		},
	}
}

// unplayed is a table at which nobody plays: it has no game and knows what it is told.
func unplayed(p ui.Program, projected bool) *Table {
	b := galaxy.New(p.Words())
	if projected {
		b = galaxy.NewProjected(p.Words())
	}
	t := &Table{}
	t.Seat = seat.New(flow.New(t, p, new(rules.View)), b, projected)
	t.ShowSheet = func(at ui.Rect, s ui.State, thing game.Option) { t.screen.Sheets.Show(at, s, thing) }
	t.cards = cards.New(t.Seat, t.note, t.helpFirst)
	t.choices, t.ending = choices.New(t.Seat), ending.New(t.Seat)
	t.screen = watch.New(screen.New(t.Seat.Seat, screen.Own[*rules.View, *rules.Event]{
		Title: t, Words: sayings{Table: t}, Things: things{Table: t}, Panels: panels{Table: t}, Carries: carried{Table: t},
	}, screen.Parts[*rules.View, *rules.Event]{
		Lines: lines{t}, Filters: logFilters, Sheets: t.cards, Choices: t.choices, Scenes: t.newScenes,
		Beside: func(width float64) float64 { return t.movement.MeterBeside(width) },
	}), match.Wire(), func(p ui.Program, projected bool) *screen.Table[*rules.View, *rules.Event] {
		return unplayed(p, projected).screen.Table
	})
	t.screen.Game = &noted{t.screen, t}
	t.screen.Advice.Choose, t.screen.Advice.Whim = askAdmiral, func(ask game.Key) bool { return ask == rules.AskChooseBase }
	t.newParts()
	return t
}

// newScenes returns the scenes of the table as if none had been shown yet.
func (t *Table) newScenes() []scene.Scene {
	watched := func() bool { return t.screen.Play == nil }
	return []scene.Scene{
		combat.New(t.Seat, t.choices), mission.New(t.Seat, t.choices, watched), playedScene{t.Seat}, dealtScene{t.Seat},
	}
}

// newParts makes the parts of the screen that are packages, and says what each asks of the rest.
func (t *Table) newParts() {
	sight := func() session.Sight[*rules.View] { return t.screen.Play.Sight() }
	t.hunt = hunt.New(t.Seat)
	t.hunt.Moments = func(seat game.Seat) ([]session.Moment[*rules.View], error) {
		return session.Seen(t.screen.Play.Desk(t.Viewer)).Moments(seat)
	}
	t.hunt.Plays = func() bool { return t.screen.Guide == nil && t.screen.Play.Here(t.Viewer) }
	t.hunt.OpenMap = func() { t.screen.Tabs.Open(mapTab) }
	t.hunt.Fold = t.screen.Recap.Fold
	t.hunt.ShowBar = t.screen.ShowBar
	t.hunt.Keep = func() { t.Program.Keep(t.F, t.screen.Game) }
	t.refresh = refresh.New(t.Seat, &t.screen.Log)
	t.movement = &movement.Movement{
		Seat: t.Seat, Hand: &t.screen.Grip, Sight: sight,
		Ground: func() game.Option { return t.screen.Grip.Ground },
		Place:  func() ui.Rect { return t.screen.Bar.BesideAt },
	}
	t.placing = &placing.Placing{Seat: t.Seat, Hand: &t.screen.Grip, Sight: sight, Seed: func() uint64 { return t.screen.Play.Chance() }}
}

// About says how far the game is.
func (t *Table) About() string {
	v := *t.screen.Play.Open() // not what is shown: the computer may have gone on since
	if v.Phase == rules.SettingUp {
		return t.Words.Say("table.standing.setup")
	}
	return t.Words.Say("table.standing", assets.Args{"n": int(v.Round), "phase": t.Words.Say("phase." + v.Phase.String())})
}

// Result implements [screen.Title].
func (t *Table) Result() *ui.Result {
	if !t.screen.Play.Over() {
		return nil
	}
	v := *t.screen.Play.Open()
	return &ui.Result{
		Won: t.Won(int(v.Winner), len(t.screen.Chairs)), How: "result." + v.Winner.String() + "." + v.Victory.String(), Rounds: int(v.Round),
	}
}

// noted is the game on the screen, with what its players note and what it looks like in small.
type noted struct {
	*watch.Table[*rules.View, *rules.Event]
	own *Table
}

// Notes implements [ui.Noting].
func (n *noted) Notes() []byte { return n.own.hunt.Notes() }

// TakeNotes implements [ui.Noting].
func (n *noted) TakeNotes(data []byte) error { return n.own.hunt.TakeNotes(data) }

// HideNotes implements [ui.Noting].
func (n *noted) HideNotes(hide bool) { n.own.hunt.HideNotes(hide) }

// Thing implements [flow.Title].
func (*Table) Thing(o game.Option) game.Option { return words.ThingOf(o) }

// ID implements [flow.Title].
func (*Table) ID(o game.Option) string { return words.ID(o) }

// Explain implements [flow.Title].
func (t *Table) Explain(thing game.Option) string {
	if why, _ := flow.FirstWhy(t.screen.Play.Sight(), words.OptionsOf(thing)); why != nil {
		return t.Say.Why(why)
	}
	if a := rules.Action(thing.A); thing == a.Thing() {
		if text := t.Say.Why(a.Moment()); text != "" {
			return text
		}
	}
	return t.placing.WhyNotDeploy(thing)
}

// askAdmiral asks an admiral what he would choose in a seat's place, who knows what that seat knows.
func askAdmiral(s session.Sight[*rules.View], seed uint64, rest func() bool) (c advice.Choice) {
	at := position(s)
	c = advice.Of(bot.Admiral[rules.State](advice.Chance(seed)), at, rest)
	c.Says = func(mean int) int { return bot.Trusted(mean, rules.SideOf(at.Seat), at.View.Setup.Standard) }
	return c
}

// position is what a seat may know, for a computer that plays in its place.
func position(s session.Sight[*rules.View]) *game.Position[rules.State, rules.View] {
	return s.(*game.Position[rules.State, rules.View])
}
