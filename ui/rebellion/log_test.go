package rebellion

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seattest"
	"holoboard/ui/table/recap"
	"holoboard/ui/table/tell"
)

// missed are the events that a side is told of when it is back.
func missed(news []game.Event, led []game.Seat, by rules.Side, unseen bool) (told []rules.Event) {
	events := make([]*rules.Event, len(news))
	for i, e := range news {
		events[i] = rows.Meaning{}.Event(e)
	}
	for _, i := range recap.Missed(rows.Meaning{}, events, led, int(by), unseen) {
		told = append(told, *events[i])
	}
	return told
}

// theEmpires is that an answer of the Empire led to something.
var theEmpires = []game.Seat{game.Seat(rules.ImperialAdmiral)}

// Who is back reads what the others did, what befell him and what he drew, in order, but not what he did himself.
func TestTheRecapLeavesOutOnesOwnDeeds(t *testing.T) {
	own := []game.Event{
		rules.Event{Kind: rules.Activated, Side: rules.Rebels, Leader: rules.MonMothma, System: rules.Hoth},
		rules.Event{Kind: rules.UnitMoved, Unit: rules.XWing, From: rules.BaseSpace, System: rules.Hoth},
		rules.Event{Kind: rules.TacticPlayed, Side: rules.Rebels, Card: rules.SpaceOutmaneuver.Thing()},
	}
	told := []game.Event{
		rules.Event{Kind: rules.MissionPlaced, Side: rules.Empire, Card: rules.CaptureRebelOperative.Thing(), Leader: rules.MonMothma, System: rules.Hoth},
		rules.Event{Kind: rules.LeaderMoved, Leader: rules.DarthVader, System: rules.Hoth},
		rules.Event{Kind: rules.MissionRolled, Side: rules.Rebels, N: 1, List: [10]uint8{uint8(rules.Blank)}},
		rules.Event{Kind: rules.LeaderCaptured, Leader: rules.MonMothma, System: rules.Hoth},
		rules.Event{Kind: rules.UnitLost, Unit: rules.XWing, System: rules.Hoth},
		rules.Event{Kind: rules.BaseRevealed, System: rules.Endor},
		rules.Event{Kind: rules.ObjectiveDrawn, Card: rules.HeartOfTheEmpire.Thing()},
		rules.Event{Kind: rules.MissionsDrawn, Side: rules.Rebels, N: 2},
	}
	for _, news := range [][]game.Event{append(slices.Clone(own), told...), append(slices.Clone(told), own...)} {
		got := missed(news, slices.Repeat(theEmpires, len(news)), rules.Rebels, false)
		if !slices.EqualFunc(got, told, func(e rules.Event, want game.Event) bool { return e == want }) {
			t.Errorf("%d events are told: %v", len(got), got)
		}
	}
	if got := missed(own, slices.Repeat(theEmpires, len(own)), rules.Rebels, true); got != nil {
		t.Errorf("nobody else did anything, but he is told %v", got)
	}
}

// How a mission ended is told also to whoever led to that himself, because he did not oppose it.
func TestTheRecapLeavesOutNoOutcome(t *testing.T) {
	const table = `turn rebels
base ilum
loyal empire: corellia
pool: darth_vader, jan_dodonna
at base_space: 9 rebel_trooper
at sullust: tie_fighter
table rebels: sabotage with chewbacca`
	for _, speed := range []render.Speed{render.Off, render.Normal} {
		s := described(t, 5, table, "").answer(t, "card 1", "corellia").open(t, 1280, 720, speed)
		s.settle(t)
		s.Give(rules.None.Thing())
		for range 30 {
			s.hand.Wait(render.TravelTime)
		}
		s.settle(t)
		if told := tell.TextOf(s.screen.Recap.Lines); s.Viewer != game.Seat(rules.Empire) || !strings.Contains(told, "Sabotage succeeded.") {
			t.Errorf("speed %v: asked %q, seat %d reads %q", speed, s.screen.Asked(), s.Viewer, told)
		}
	}
}

// With motion off nobody sees his mission succeed or his enemy's dice but in the recap.
func TestWithoutMotionTheRecapTellsWhatBefellOneself(t *testing.T) {
	outcome := rules.Event{Kind: rules.MissionResolved, Side: rules.Rebels, Card: rules.HiddenFleet.Thing()}
	news := []game.Event{rules.Event{Kind: rules.MissionRevealed, Side: rules.Rebels, Card: rules.HiddenFleet.Thing()}, outcome}
	if got := missed(news, slices.Repeat(theEmpires, len(news)), rules.Rebels, true); !slices.Equal(got, []rules.Event{outcome}) {
		t.Errorf("told: %v", got)
	}
	if got := missed(news, slices.Repeat(theEmpires, len(news)), rules.Rebels, false); got != nil {
		t.Errorf("he has seen it, but is told %v", got)
	}
}

// What his answer led to at once, and before anybody else answered, he has not seen either.
func TestWithoutMotionTheRecapTellsWhatAnAnswerLedTo(t *testing.T) {
	s := sit(t, 23, "cadet", session.Person)
	r := rand.New(rand.NewPCG(2, 1))
	for s.settle(t); s.screen.Asked() != "oppose" && !s.Game.Over(); s.settle(t) {
		s.fromList(t, r)
	}
	s.screen.Recap.Lines = nil
	s.hand.Click("button.none")
	s.settle(t)
	if !slices.ContainsFunc(s.screen.Recap.Lines, func(l tell.Line) bool { return strings.HasSuffix(l.Text, " succeeded.") }) {
		t.Errorf("nobody opposed the mission, and he is told %+v", s.screen.Recap.Lines)
	}
}

// What a scene hid has not been read yet, though the player saw it happen.
func TestTheRecapWaitsForTheEndOfAScene(t *testing.T) {
	for _, speed := range []render.Speed{render.Off, render.Normal} {
		s := asking(t, "oppose").open(t, 1280, 720, speed)
		s.screen.Recap.Lines = []tell.Line{{Text: "The Empire attacks."}}
		s.Happened(nil, nil)
		if len(s.screen.Recap.Lines) == 0 {
			t.Errorf("speed %v: the scene hid it, and it is gone", speed)
		}
		s.Table.screen.Sit(1 - s.Viewer)
		if len(s.screen.Recap.Lines) > 0 {
			t.Error("somebody else reads it")
		}
	}
}

// In the Refresh Phase the recap lies folded.
func TestTheRecapIsFoldedInTheRefreshPhase(t *testing.T) {
	s := exampleAt(t, "objective", "objective").open(t, 1280, 720, render.Off)
	s.frames(3)
	if len(s.screen.Recap.Lines) == 0 || s.hand.Has("recap.close") {
		t.Errorf("%d lines are told, open %v", len(s.screen.Recap.Lines), s.hand.Has("recap.close"))
	}
}

// Escape puts the recap away first; what it opens otherwise is the menu.
func TestEscapePutsTheRecapAway(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	s.screen.Recap.Lines = []tell.Line{{Text: "The Empire attacks."}}
	s.screen.Recap.Unfold()
	s.frames(2)
	s.hand.Key(ui.KeyEscape)
	if s.hand.Has("recap.close") || s.program.menus != 0 {
		t.Errorf("after Escape the recap is open: %v, and %d menus are", s.hand.Has("recap.close"), s.program.menus)
	}
	if s.hand.Key(ui.KeyEscape); s.program.menus != 1 {
		t.Errorf("a second Escape opens %d menus", s.program.menus)
	}
}

func TestALongRecapScrolls(t *testing.T) {
	s := until(t, asks("turn", rules.KindLeader))
	s.screen.Recap.Lines = nil
	for i := range 60 {
		s.screen.Recap.Lines = append(s.screen.Recap.Lines, tell.Line{Text: "Line " + string(rune('A'+i%26)) + " of what the others did."})
	}
	s.frames(3)
	r, ok := s.hand.Window.Spot("recap.list")
	if area := s.Board.Layout().Map; !ok || r.Y < area.Y || r.Bottom() > area.Bottom() {
		t.Errorf("the recap takes %v", r)
	}
}

// The queue that is built for stands in the rail.
func TestCardsBesideARecapLeaveTheRailsFree(t *testing.T) {
	s := until(t, asks("recruit", rules.KindRecruit))
	s.screen.Recap.Lines = []tell.Line{{Text: "The Empire recruited Admiral Piett."}}
	s.frames(3)
	l := s.Board.Layout()
	if r, ok := s.hand.Window.Spot("choices"); !ok || !r.Within(l.Map) {
		t.Errorf("the cards take %v of the map %v", r, l.Map)
	}
}

// A line about ten dice takes as many rows as it needs: in the recap, and in the journal too.
func TestLongLinesAreWrapped(t *testing.T) {
	s := sit(t, 28, "random", "random")
	roll := rules.Event{Kind: rules.AttackRolled, Side: rules.Empire, N: 5, Count: 10}
	for i := range roll.List {
		roll.List[i] = uint8(rules.Hit) + uint8(i%5)%(uint8(rules.Blank-rules.Hit)+1)
	}
	lines := s.screen.Log.Title.Recount([]*rules.Event{&roll}, []int{0})
	style := s.F.Palette.Body()
	area := render.Box(0, 0, 500, 300)
	rest := s.screen.Log.DrawNext(&lines[0], area, 0, style)
	if rows := s.F.Wrap(lines[0].Text, area.W-tell.LineSign, style); len(rows) < 2 || rest.Y < float64(len(rows))*style.LineHeight() {
		t.Errorf("%q takes %v of the height, in %d rows", lines[0].Text, rest.Y, len(rows))
	}
	three := append(append(slices.Clone(lines), lines...), lines...)
	if fit, height := s.screen.Log.Newest(three, area.W, 2.5*rest.Y, 0, style); len(fit) != 2 || height != 2*rest.Y {
		t.Errorf("%d lines of %v fit into %v", len(fit), rest.Y, 2.5*rest.Y)
	}
}

// R5.1.8: who comes back at setup hears where the others stand, not of every card that told it.
func TestPlacementsAreRecounted(t *testing.T) {
	placed := rules.Event{Kind: rules.UnitPlaced, Unit: rules.ATST, System: rules.Rodia}
	news := []game.Event{rules.Event{Kind: rules.ProbeRevealed, System: rules.Rodia}, placed}
	if got := missed(news, slices.Repeat(theEmpires, len(news)), rules.Rebels, false); !slices.Equal(got, []rules.Event{placed}) {
		t.Errorf("told are %v", got)
	}
}

func TestALineAboutALeaderBearsTheSignOfHisSide(t *testing.T) {
	for _, kind := range []rules.EventKind{rules.LeaderReturned, rules.LeaderMoved, rules.LeaderJoined} {
		if got := rows.Actor(rules.Event{Kind: kind, Leader: rules.GeneralVeers}); got != rules.Empire {
			t.Errorf("%v of General Veers bears the sign of %v", kind, got)
		}
	}
}

func TestTheLogIsSearchedFilteredAndCopied(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := asking(t, "activate").open(t, size[0], size[1], render.Off)
		s.frames(3)
		s.screen.Log.OpenAll(s.Phone())
		s.frames(3)
		all := len(s.screen.Log.Lines())
		s.hand.Click("log.copy")
		if got := s.program.copied; len(got) != 1 || strings.Count(got[0], "\n") != all {
			t.Fatalf("%d of %d lines are copied", strings.Count(got[0], "\n"), all)
		}
		s.hand.Click("log.search")
		s.hand.Type("aSSign")
		found := s.screen.Log.Found()
		if len(found) == 0 || len(found) == all || slices.ContainsFunc(found, func(l tell.Line) bool {
			return !strings.Contains(l.Text, "assign") && !strings.Contains(l.Text, "Assign")
		}) {
			t.Errorf("%d lines of %d are found", len(found), all)
		}
		s.hand.Click("log.copy")
		if got := s.program.copied; len(got) != 2 || got[1] != tell.TextOf(found) {
			t.Errorf("what was found is not what is copied: %q", got)
		}
		s.hand.Click("log.search")
		s.hand.Type(" there is no such line")
		if s.hand.Why("log.copy") == "" {
			t.Error("nothing can be copied")
		}
		s.screen.Log.Search("")
		for i := 1; i < len(logFilters); i++ {
			s.hand.Click("log.filter")
			for _, l := range s.screen.Log.Found() {
				if !logFilters[i].Fits(&l) {
					t.Errorf("%q is among the lines of %s", l.Text, logFilters[i].Name)
				}
			}
		}
		if s.hand.Click("log.filter"); len(s.screen.Log.Found()) != all {
			t.Error("the filters do not lead back to everything")
		}
	}
}

// Whatever line of the log is shown again, it begins with the table before it, tells what the line tells, and leads back to the
// game as it stands.
func TestLinesAreShownAgainOnTheTable(t *testing.T) {
	s := sit(t, 23, session.Person, "cadet")
	r := rand.New(rand.NewPCG(2, 1))
	for len(s.screen.Recap.Lines) < 3 || s.Pending == nil {
		s.settle(t)
		if len(s.screen.Recap.Lines) < 3 {
			s.fromList(t, r)
		}
	}
	s.hand.Wait(ui.Tick)
	asked, view, answers := s.screen.Asked(), s.View, s.program.kept
	line := s.screen.Recap.Lines[1]
	s.hand.Click("recap.list" + ".1.again")
	if s.screen.Again() == nil || s.screen.Asked() != "" || s.screen.ScreenName() != "again" {
		t.Fatalf("nothing is shown again; %q is asked", s.screen.Asked())
	}
	told := s.screen.Again().Table.Reel.Events
	if want := s.Reel.Events[:line.Until]; !slices.EqualFunc(told, want, func(a, b *rules.Event) bool { return *a == *b }) {
		t.Errorf("%d events are told, want %d", len(told), len(want))
	}
	for n := 0; s.screen.Again() != nil; n++ {
		if s.hand.Wait(ui.Tick); n > 10000 {
			t.Fatal("it does not end")
		}
	}
	s.hand.Wait(2 * ui.Tick)
	if s.screen.Asked() != asked || *s.View != *view || s.program.kept != answers || s.hand.Window.Clock.Speed != render.Off {
		t.Errorf("after it %q is asked, the same table %v, answers given %d", s.screen.Asked(), *s.View == *view, s.program.kept-answers)
	}
	s.hand.Click("recap.play")
	if last := s.screen.Recap.Lines[len(s.screen.Recap.Lines)-1]; s.screen.Again() == nil || len(s.screen.Again().Table.Reel.Events) != last.Until {
		t.Fatal("not all of the recap is shown again")
	}
	s.hand.Key(ui.KeyEscape)
	if s.screen.Again() != nil || s.screen.Asked() != asked || s.program.menus != 0 {
		t.Error("it cannot be stopped")
	}
	s.hand.Click("log.corner")
	for i := range s.screen.Log.Lines() {
		s.screen.TellAgain(s.screen.Log.Lines()[i].First, s.screen.Log.Lines()[i].Until)
		if got := s.screen.Again().Table.Viewer; got != s.Viewer {
			t.Fatalf("line %d is shown as seat %d saw it", i, got)
		}
		for u := range s.screen.Again().Table.Reel.View.Units {
			for _, n := range s.screen.Again().Table.Reel.View.Units[u] {
				if n > 100 {
					t.Fatalf("before line %d there are %d units of a kind", i, n)
				}
			}
		}
		s.hand.Key(ui.KeyEscape)
	}
}

// What is told to everybody does not depend on who looks at the screen, and has lost its secrets.
func TestWhatIsToldToEverybodyKeepsSecrets(t *testing.T) {
	s := sit(t, 23, session.Person, session.Person)
	r := rand.New(rand.NewPCG(2, 1))
	for s.Game.View(game.Table).Round < 3 && !s.Game.Over() {
		d, _ := s.Game.Decision(s.Game.Asked())
		if err := s.Game.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	told := s.screen.Told()
	for _, seat := range []game.Seat{0, 1} {
		s.Table.screen.Sit(seat)
		seen := tell.TextOf(s.screen.Log.Title.Recount(s.Reel.Events, tell.UpTo(0, len(s.Reel.Events))))
		if s.screen.Told() != told || seen == told {
			t.Errorf("seat %d hears what everybody hears: %v; the same is told while it sits there: %v", seat, seen == told, s.screen.Told() == told)
		}
	}
}

// What the enemy has to answer is told to whoever asked him, and to him what was learnt.
func TestTheRecapTellsWhatWasAnswered(t *testing.T) {
	const rumors = `setup standard
phase assignment
base rodia
pool: colonel_yularen, general_tagge
at bespin: tie_fighter
at sullust: star_destroyer
actions empire: local_rumors`
	const answer = "The Rebels answered: the base is not in the region of Bespin."
	told := func(s *sitting) bool {
		return slices.ContainsFunc(s.screen.Recap.Lines, func(l tell.Line) bool { return l.Text == answer })
	}
	for _, speed := range []render.Speed{render.Off, render.Normal} {
		s := described(t, 5, rumors, "").open(t, 1280, 720, speed)
		s.program.coversWindows = true
		s.settle(t)
		for _, word := range []string{"colonel_yularen by local_rumors", "bespin"} {
			s.Give(seattest.Option(t, s.Pending, word))
			s.hand.Wait(render.TravelTime)
			s.settle(t)
		}
		if s.screen.Asked() != "assign" || !told(s) {
			t.Errorf("speed %v: asked %q the Empire reads %v", speed, s.screen.Asked(), s.screen.Recap.Lines)
		}
		s.Give(rules.Done.Thing())
		for s.frames(1); !s.screen.Waits(); {
			s.hand.Wait(render.TravelTime)
		}
		s.hand.Click("cover.sit")
		if s.settle(t); s.Viewer != game.Seat(rules.Rebels) || !told(s) {
			t.Errorf("speed %v: the Rebels read %v", speed, s.screen.Recap.Lines)
		}
	}
}

// New cards lie in the hand among the others; that one's own answer had them drawn makes them no better known.
func TestTheRecapTellsOfNewCards(t *testing.T) {
	for _, speed := range []render.Speed{render.Off, render.Normal} {
		s := sit(t, 23, session.Person, "cadet")
		s.hand.Window.Clock.Speed = speed
		r := rand.New(rand.NewPCG(2, 1))
		s.settle(t)
		for drawn := 0; drawn < 2 && !s.Game.Over(); {
			before := s.events()
			s.fromList(t, r)
			s.settle(t)
			for _, e := range s.since(before) {
				if e.Kind != rules.MissionsDrawn || e.Side != rules.Rebels {
					continue
				}
				drawn++
				if text := s.Say.Event(*e); !slices.ContainsFunc(s.screen.Recap.Lines, func(l tell.Line) bool { return l.Text == text }) {
					t.Errorf("speed %v: %q is not among %v", speed, text, s.screen.Recap.Lines)
				}
			}
		}
	}
}

// What a mission brought is told to both sides, to the owner with the cards, also where both saw how it ended.
func TestTheRecapTellsWhatAMissionBrought(t *testing.T) {
	const table = `turn empire
base ilum
loyal rebels: naboo
pool: jan_dodonna, darth_vader
at base_space: 9 rebel_trooper, mon_mothma
table empire: gather_intel with colonel_yularen`
	wants := map[rules.Side][]string{
		rules.Rebels: {"Gather Intel succeeded.", "The Empire drew 2 probe cards."},
		rules.Empire: {"Gather Intel succeeded.", "The Empire drew the probe cards Yavin and Utapau."},
	}
	for _, speed := range []render.Speed{render.Off, render.Normal} {
		s := described(t, 5, table, "").answer(t, "card 1").open(t, 1280, 720, speed)
		s.settle(t)
		for _, answer := range []rules.Button{rules.None, rules.Pass} {
			s.Give(answer.Thing())
			for range 30 {
				s.hand.Wait(render.TravelTime)
			}
			if s.screen.Waits() {
				s.hand.Click("cover.sit")
			}
			s.settle(t)
			texts := make([]string, len(s.screen.Recap.Lines))
			for i, l := range s.screen.Recap.Lines {
				texts[i] = l.Text
			}
			for _, want := range wants[rules.SideOf(s.Viewer)] {
				if !slices.Contains(texts, want) {
					t.Errorf("speed %v: the %v read %q, without %q", speed, rules.SideOf(s.Viewer), texts, want)
				}
			}
		}
	}
}

// With motion off nobody sees how his mission ends; where a scene or a phone hides the recap the question tells it.
func TestTheQuestionTellsAnOutcomeThatNothingElseShows(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	alone := []session.Chair{{Name: "A", Kind: session.Person}, {Name: "B", Kind: "cadet"}}
	for _, size := range [][2]int{{390, 844}, {844, 390}, {1280, 720}} {
		s := describedFor(t, alone, 5, `turn empire
base ilum
loyal rebels: naboo
pool: darth_vader
at sullust: tie_fighter
table rebels: infiltration with jan_dodonna`, "").answer(t, "pass").open(t, size[0], size[1], render.Off)
		s.settle(t)
		s.Give(seattest.Option(t, s.Pending, "card 1"))
		s.hand.Wait(time.Second)
		s.settle(t)
		if got := s.reads(); !strings.Contains(got, "Infiltration succeeded.") {
			t.Errorf("%v: asked %q, reads %q", size, s.screen.Asked(), got)
		}
	}
}

// When no system that Rapid Mobilization drew can be the base, the Rebels are told so where they are asked next.
func TestThatNoSystemCanBeTheBaseIsTold(t *testing.T) {
	alone := []session.Chair{{Name: "A", Kind: session.Person}, {Name: "B", Kind: "cadet"}}
	for _, size := range [][2]int{{390, 844}, {844, 390}, {1280, 720}} {
		s := describedFor(t, alone, 5, `base ilum
loyal empire: rodia
destroyed: yavin
top probes: hoth, endor, yavin, rodia, ryloth
at endor: tie_fighter
at hoth: stormtrooper
passed empire
table rebels: rapid_mobilization with general_rieekan`, "").answer(t, "card 1").open(t, size[0], size[1], render.Off)
		s.settle(t)
		for s.screen.Asked() != "recruit" {
			option := map[game.Key]game.Option{"turn": rules.Pass.Thing(), "mobilization": rules.NewBase.Thing(), "new_base": rules.KeepBase.Thing()}
			s.Give(option[s.Pending.Ask])
			s.hand.Wait(time.Second)
			s.settle(t)
		}
		if got := s.reads() + tell.TextOf(s.screen.Recap.Lines); !strings.Contains(got, "None of the systems drawn could be the new base") {
			t.Errorf("%v: asked %q, reads %q", size, s.screen.Asked(), got)
		}
	}
}

// TestKeysGoThroughTheLog: Tab and arrows go from line to line and bring each into view, Page Up and Down, Home and End move
// the lines wherever the pointer is, F1 leads to the rule that a line is about, and Enter shows it on the table again.
func TestKeysGoThroughTheLog(t *testing.T) {
	s := until(t, func(g *Session, d *game.Decision) bool { return d.Ask == "turn" && g.View(game.Table).Round >= 3 })
	s.hand.Key(ui.KeyG)
	s.frames(2)
	visible := func() string {
		t.Helper()
		id := s.hand.Window.Focus()
		if r, ok := s.hand.Window.Spot(id); !ok || r.H < 10 || !strings.HasPrefix(id, "log.all"+".") {
			t.Fatalf("the focus is on %q, to be seen at %v", id, r)
		}
		return id
	}
	for i := 0; i < 6 && !strings.HasPrefix(s.hand.Window.Focus(), "log.all"+"."); i++ { // past what searches
		s.hand.Key(ui.KeyTab)
		s.frames(2)
	}
	first := visible()
	s.hand.Key(ui.KeyDown)
	s.frames(2)
	if visible() == first {
		t.Error("arrows move nothing")
	}
	s.hand.Key(ui.KeyHome)
	s.frames(3)
	if got := visible(); got != "log.all"+".0.again" {
		t.Errorf("Home leads to %s", got)
	}
	for range 40 {
		s.hand.Key(ui.KeyTab)
		s.frames(2)
		visible()
	}
	at := s.hand.Window.Focus()
	s.hand.Key(ui.KeyPageDown)
	s.frames(3)
	if visible() == at {
		t.Error("Page Down moves nothing")
	}
	s.hand.Key(ui.KeyEnd)
	s.frames(3)
	visible()
	s.hand.Key(ui.KeyF1)
	if len(s.program.lookedUp) != 1 {
		t.Errorf("F1 led to %q", s.program.lookedUp)
	}
	s.hand.Key(ui.KeyEnter)
	if s.screen.Again() == nil {
		t.Error("Enter shows nothing again")
	}
}

// A hit stands in the log under the side that attacks; what blocks it and what is lost, under the side whose unit it is.
func TestHitsBearTheSignOfTheAttacker(t *testing.T) {
	for kind, want := range map[rules.EventKind]rules.Side{
		rules.DamageAssigned: rules.Empire, rules.UnitDamaged: rules.Empire, rules.UnitBeaten: rules.Empire,
		rules.DamageBlocked: rules.Rebels, rules.UnitLost: rules.Rebels,
	} {
		if got := rows.Actor(rules.Event{Kind: kind, Unit: rules.XWing}); got != want {
			t.Errorf("%v of an X-wing bears the sign of %v", kind, got)
		}
	}
}
