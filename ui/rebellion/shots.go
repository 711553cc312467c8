package rebellion

import (
	"errors"
	"maps"
	"math/rand/v2"
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// Shot makes a screen to be drawn without a window: of a saved game, or without one of an example.
type Shot = func(p ui.Program, save []byte) (ui.Screen, error)

// Shots are the screens of the game by name.
func Shots() map[string]Shot {
	shots := map[string]Shot{
		"table":          shot(example{round: 3, asks: rules.AskMove}),
		"assignment":     shot(example{round: 2, asks: rules.AskAssign}),
		"plan":           shot(example{round: 2, asks: rules.AskAssign, when: severalAreAssigned}),
		"mission":        shot(example{round: 2, asks: rules.AskOppose}),
		"combat":         shot(example{round: 2, asks: rules.AskFireAt}),
		"retreat":        shot(example{round: 2, asks: rules.AskRetreat}),
		"recruit":        shot(example{round: 1, asks: rules.AskRecruit}),
		"refresh":        shot(example{standard: true, round: 3, asks: rules.AskDeploy, when: empireIsAsked}),
		"turn":           shot(example{round: 3, asks: rules.AskTurn}),
		"objective":      shot(example{round: 2, asks: rules.AskObjective}),
		"revealed":       openedAt(example{asks: rules.AskTurn, when: baseIsKnown}, func(t *Table) { t.untold = []game.Seat{t.Viewer} }),
		"destroyed":      openedAt(example{round: 3, asks: rules.AskTurn}, destroyOne),
		"victory":        shot(example{}),
		"victory-rebels": shot(example{rebelsWin: true}),
		"cover":          shot(example{round: 2, asks: rules.AskTurn, covered: true}),
		"setup":          shot(example{standard: true, asks: rules.AskPlace, when: someArePlaced}),
		"setup-rebels":   shot(example{standard: true, asks: rules.AskPlace, when: rebelsAreAsked}),
		"actions":        shot(example{standard: true, round: 2, asks: rules.AskAssign, when: actionsAreOffered}),
		"action-moment":  shot(example{standard: true, round: 1, asks: rules.AskCombatCards, when: actionsAreOffered}),
		"action-guard":   shot(example{standard: true, round: 1, asks: rules.AskGuard, when: actionsAreOffered}),
		"action-dice":    shot(example{standard: true, round: 1, asks: rules.AskSetDie}),
		"action-search":  shot(example{standard: true, round: 1, asks: rules.AskFindMission}),
		"action-use":     openedShot(func(t *Table) { t.using = rules.Action(firstUse(t).A) }),
		"action-box":     openedShot(func(t *Table) { t.pile = &board.Fact{Side: rules.Rebels, What: board.ActionCards} }),
		"hunt":           openedAt(example{round: 4, asks: rules.AskTurn, when: empireIsAsked}, func(t *Table) { t.hunt.on = true }),
		"hunt-rebels":    openedAt(example{round: 4, asks: rules.AskTurn, when: rebelsAreAsked}, func(t *Table) { t.hunt.on = true }),
		"hunt-pins":      openedAt(example{round: 4, asks: rules.AskTurn, when: empireIsAsked}, pinSome),
		"hunt-note": openedAt(example{round: 4, asks: rules.AskTurn, when: empireIsAsked}, func(t *Table) {
			pinSome(t)
			t.writing = &noting{system: rules.Ryloth, draft: t.pins[t.Viewer][rules.Ryloth.String()]}
		}),
		"list": openedShot(func(t *Table) { t.list.Open = true }),
		"list-advice": openedShot(func(t *Table) {
			t.list.Open, t.advice = true, askAdmiral(t.Game.Position(t.Pending.Seat), 1, nil)
			<-t.advice.done
		}),
		"log":          openedShot(func(t *Table) { t.openJournal() }),
		"sides":        openedShot(func(t *Table) { t.open(board.SidesTab) }),
		"confirm":      openedShot(func(t *Table) { t.Confirm(rules.Done.Thing()) }),
		"recruit-kept": shot(example{standard: true, round: 1, asks: rules.AskRecruit}),
		"guide":        guideShot("galaxy.system"),
		"guide-move":   guideShot("movement.activate"),
		"guide-combat": guideShot("combat.assign"),
		"guide-done":   guideShot("deployment.bye"),
		"team":         shot(example{round: 3, asks: rules.AskTurn, players: 4}),
		"team-veto":    shot(example{round: 2, asks: rules.AskVeto, players: 4}),
		"team-cover":   shot(example{round: 2, asks: rules.AskTurn, players: 4, covered: true}),
	}
	for name, thing := range map[string]game.Option{
		"sheet-leader": rules.DarthVader.Thing(), "sheet-unit": rules.StarDestroyer.Thing(), "sheet-system": rules.Corellia.Thing(),
		"sheet-mission": rules.HiddenFleet.Thing(), "sheet-objective": rules.CutSupplyLines.Thing(), "sheet-tactic": rules.SpaceOutmaneuver.Thing(),
	} {
		shots[name] = sheetShot(thing)
	}
	for name, e := range map[string]example{
		"projector":         {round: 3, asks: rules.AskTurn},
		"projector-mission": {round: 2, asks: rules.AskOppose},
		"projector-combat":  {round: 2, asks: rules.AskFireAt},
		"projector-victory": {},
		"projector-team":    {standard: true, round: 5, asks: rules.AskTurn, players: 4},
	} {
		shots[name] = projectorShot(e)
	}
	maps.Copy(shots, contactSheets())
	return shots
}

// example is a moment of a game: the first time from a round on that a person with something to choose is asked a
// question; without a question the end.
type example struct {
	round   uint8
	asks    game.Key
	players uint8 // 0: two
	covered bool

	standard  bool
	rebelsWin bool
	when      func(d *game.Decision, v *rules.View) bool // what else must be, or nil
	watch     func(*Session)                             // sees the game before every answer, or nil
}

func someArePlaced(_ *game.Decision, v *rules.View) bool {
	return v.Deploying.Leaving[rules.AssaultCarrier] == 0
}

func severalAreAssigned(_ *game.Decision, v *rules.View) bool {
	const several = 3
	n := 0
	for _, m := range v.OnTable() {
		if m != rules.NoMission {
			n++
		}
	}
	return n >= several
}

func rebelsAreAsked(d *game.Decision, _ *rules.View) bool { return d.Seat == game.Seat(rules.Rebels) }

func empireIsAsked(d *game.Decision, _ *rules.View) bool { return d.Seat == game.Seat(rules.Empire) }

func baseIsKnown(d *game.Decision, v *rules.View) bool {
	return d.Seat == game.Seat(rules.Empire) && v.Revealed
}

func actionsAreOffered(d *game.Decision, _ *rules.View) bool {
	return slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Kind == rules.KindAction })
}

func shot(e example) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		if save != nil {
			return Resume(p, save)
		}
		t, err := e.table(p)
		if err != nil {
			return nil, err
		}
		return t, nil
	}
}

// openedShot shows a panel over an assignment in which an action card may be used.
func openedShot(open func(*Table)) Shot {
	return openedAt(example{standard: true, round: 4, asks: rules.AskAssign, when: actionsAreOffered}, open)
}

func openedAt(e example, open func(*Table)) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := shot(e)(p, save)
		if err != nil {
			return nil, err
		}
		return &openedScreen{Table: s.(*Table), open: open}, nil
	}
}

// openedScreen opens a panel when somebody is asked.
type openedScreen struct {
	*Table
	open func(*Table)
}

// Show implements [ui.Screen].
func (s *openedScreen) Show(f *ui.Frame) {
	if s.open != nil && s.Pending != nil {
		s.F = f
		s.open(s.Table)
		s.open = nil
		f.Invalidate()
	}
	s.Table.Show(f)
}

// guideShot shows a step of the guided first game; the last one as it looks when that is over.
func guideShot(key string) Shot {
	return func(p ui.Program, _ []byte) (ui.Screen, error) {
		for i, c := range theLesson().chapters {
			for n := range c.steps {
				if c.steps[n].key != "lesson."+key {
					continue
				}
				g, err := Learn(p, i, n)
				if t := g.(*Table); err == nil && i == len(theLesson().chapters)-1 {
					t.guide.now++
				}
				return g, err
			}
		}
		return nil, errors.New("the guide does not say " + key)
	}
}

// destroyOne shows the table as if Mandalore were destroyed, which no example game comes to before its end (R13).
func destroyOne(t *Table) {
	v, at := &t.Reel.View, rules.Mandalore
	v.Destroyed |= 1 << at
	v.Subjugated &^= 1 << at
	v.Loyalty[at] = rules.NoSide
	for u := range v.Units[at] {
		if rules.Unit(u).Figures().Theater == rules.Ground {
			v.Units[at][u] = 0
		}
	}
}

// pinSome puts pins and notes down in the hunt.
func pinSome(t *Table) {
	t.hunt.on = true
	t.pins.put(t.Viewer, rules.Ryloth, note{suspected, "Rieekan?"})
	t.pins.put(t.Viewer, rules.Bothawui, note{dismissed, ""})
	t.pins.put(t.Viewer, rules.MonCalamari, note{marked, ""})
	t.togglePinning()
}

// projectorShot shows a moment to a whole room, as it came about.
func projectorShot(e example) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		var before Shown
		e.watch = func(s *Session) { before = shownOf(s) }
		s, err := shot(e)(p, save)
		if err != nil {
			return nil, err
		}
		projector := newProjector(p)
		projector.take(before)
		projector.take(s.(*Table).shown())
		return projector, nil
	}
}

func firstUse(t *Table) game.Option {
	return t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindAction })[0]
}

func sheetShot(thing game.Option) Shot {
	return func(p ui.Program, save []byte) (ui.Screen, error) {
		s, err := shot(example{round: 3, asks: rules.AskTurn})(p, save)
		return &sheetScreen{s.(*Table), thing}, err
	}
}

// sheetScreen shows one card over the table.
type sheetScreen struct {
	*Table
	thing game.Option
}

// Show implements [ui.Screen].
func (s *sheetScreen) Show(f *ui.Frame) {
	s.Table.Show(f)
	f.OnTop(func() { s.drawSheet(s.thing, f.Bounds().Middle(1, 1), "") })
}

// table plays a game of cadets, whose seats persons take, up to the moment.
func (e example) table(p ui.Program) (*Table, error) {
	const seeds = 40
	for seed := range uint64(seeds) {
		start := session.Start{Seed: seed + 3, Open: true}
		for _, name := range []string{"Ann", "Ben", "Cleo", "Dan"}[:max(2, e.players)] {
			start.Seats = append(start.Seats, session.Chair{Name: name, Kind: session.Person})
		}
		start.Setup = rules.WriteSetup(rules.Setup{Standard: e.standard, Players: e.players})
		s, err := session.New(sessionTitle(), start)
		if err != nil {
			return nil, err
		}
		if e.reach(s, start.Seed) {
			t := newTable(p, s)
			t.unhurried = true
			if !e.covered && !s.Over() {
				t.sit(s.Asked())
			}
			return t, nil
		}
	}
	return nil, errors.New("no example game comes to this question")
}

// reach has a cadet play all seats until the moment has come.
func (e example) reach(s *Session, seed uint64) bool {
	cadet := bot.Cadet[rules.State]{Rand: rand.New(rand.NewPCG(seed, 2))}
	for !s.Over() {
		at := s.Position(s.Asked())
		if e.comes(&at.Decision, &at.View) {
			return true
		}
		if e.watch != nil {
			e.watch(s)
		}
		if s.Answer(at.Seat, cadet.Choose(at, nil)...) != nil {
			return false
		}
	}
	return e.asks == "" && (!e.rebelsWin || s.View(game.Table).Winner == rules.Rebels)
}

// comes tells whether the moment has come.
func (e example) comes(d *game.Decision, v *rules.View) bool {
	const choices = 2
	return d.Ask == e.asks && v.Round >= e.round && (len(d.Options) > choices || e.when != nil) && (e.when == nil || e.when(d, v))
}

// ExampleGame is a save of a whole game between a person and a cadet.
func ExampleGame() ([]byte, error) {
	start := session.Start{Seed: 3, Open: true, Setup: rules.WriteSetup(rules.Setup{}), Seats: []session.Chair{{Name: "Ann", Kind: session.Person}, {Kind: "cadet"}}}
	s, err := session.New(sessionTitle(), start)
	if err != nil {
		return nil, err
	}
	example{}.reach(s, start.Seed)
	return s.Save()
}
