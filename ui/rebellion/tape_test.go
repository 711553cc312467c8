package rebellion

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/row"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/table/watch"
	"holoboard/ui/uitest"
)

// taped is a tape in a window.
type taped struct {
	*watch.Tape[*rules.View, *rules.Event]
	table  *Table
	window *ui.Window
	places ui.TapePlaces
}

func (s *taped) Show(f *ui.Frame) { s.places = s.Tape.Show(f) }

func tapeOf(t testing.TB, s *Session, w, h int) *taped {
	t.Helper()
	words := uitest.Words(t, "en", rules.ID)
	record, err := s.Tape()
	if err != nil {
		t.Fatal(err)
	}
	table := unplayed(&fakeProgram{words: words}, false)
	shown := &taped{Tape: watch.NewTape(table.screen.Table, record), table: table}
	shown.window = ui.NewWindow(shown, w, h, 1)
	shown.window.Clock.Speed = render.Off
	return shown
}

// markedEvents are the kinds that a timeline marks, by their numbers there.
func markedEvents() (kinds []rules.EventKind) {
	for k := range rows.Events {
		if rows.Events[k].Mark != row.NoMark {
			kinds = append(kinds, rules.EventKind(k))
		}
	}
	return kinds
}

// playOut has people answer by chance; before every answer, and at the end, look is called.
func playOut(t testing.TB, s *Session, seed uint64, look func() (stop bool)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 5))
	for !look() && !s.Over() {
		d, _ := s.Decision(s.Asked())
		if err := s.Answer(d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...); err != nil {
			t.Fatal(err)
		}
	}
}

// Wound to any moment, and told from the one before, the tape shows what the seat saw at that moment of the game.
func TestATapeShowsEveryMomentAsItWas(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	for seed := range uint64(2) {
		s, err := session.New(match.Title(), session.Start{Setup: rules.WriteSetup(rules.Setup{Standard: seed == 1}), Seed: seed, Seats: tabletest.Two})
		if err != nil {
			t.Fatal(err)
		}
		seats := []game.Seat{0, 1, game.Table}
		was := map[game.Seat]map[int]rules.View{0: {}, 1: {}, game.Table: {}} // by the events that had been seen
		playOut(t, s, seed, func() bool {
			for _, seat := range seats {
				events, _ := s.Events(seat, 0)
				was[seat][len(events)] = s.View(seat)
			}
			return false
		})
		tape := tapeOf(t, s, 1280, 720)
		if tape.Seats()[0] != session.AllSeeing || len(tape.Seats()) != 4 {
			t.Fatalf("a finished game may be looked at as %v", tape.Seats())
		}
		for i, seat := range tape.Seats()[1:] {
			tape.LookAs(i + 1)
			if tape.Last() != len(was[seat])-1 {
				t.Errorf("seat %d has %d moments, want %d", seat, tape.Last()+1, len(was[seat]))
			}
			for at := 0; at <= tape.Last(); at += 1 + at%7 {
				tape.Wind(at)
				if *tape.table.View != was[seat][tape.Until(at)] {
					t.Fatalf("seed %d, seat %d: moment %d is not as it was", seed, seat, at)
				}
				tape.Wind(at - 1)
				tape.Tell()
				tape.window.Invalidate()
				tape.window.Settle(time.Minute)
				if *tape.table.View != was[seat][tape.Until(tape.At())] || tape.Telling() {
					t.Fatalf("seed %d, seat %d: moment %d is not told as it was", seed, seat, at)
				}
			}
		}
	}
}

// While a game is not over, neither what a tape shows nor what it lists depends on what is hidden from its onlookers: of a
// game that a person cannot tell from the true one there is the same tape.
func TestATapeOfAnUnfinishedGameKeepsItsSecrets(t *testing.T) {
	for _, kinds := range [][2]string{{session.Person, "random"}, {"random", session.Person}, {session.Person, session.Person}, {"random", "random"}} {
		start := session.Start{Setup: rules.WriteSetup(rules.Setup{}), Seed: 3, Seats: []session.Chair{{Name: "Ann", Kind: kinds[0]}, {Name: "Ben", Kind: kinds[1]}}}
		s, err := session.New(match.Title(), start)
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, s, 3, func() bool { return s.View(game.Table).Round == 3 })
		tape := tapeOf(t, s, 1280, 720)
		onlookers := tape.Onlookers()
		if first := tape.table.Viewer; first != game.Table {
			t.Errorf("%v: it opens as seat %d", kinds, first)
		}
		for i, seat := range tape.Seats() {
			if seat != game.Table && (seat < 0 || kinds[seat] != session.Person) {
				t.Errorf("%v: it may be looked at as seat %d", kinds, seat)
			}
			if hidden := kinds[0] == session.Person && kinds[1] == session.Person && seat != game.Table; hidden != (onlookers[i].Others != "") {
				t.Errorf("%v: as seat %d, %q must look away", kinds, seat, onlookers[i].Others)
			}
			tape.LookAs(i)
			for at := range tape.Last() + 1 {
				tape.Wind(at)
				v := tape.table.View
				if v.Seat != seat {
					t.Fatalf("seat %d is shown what seat %d sees", seat, v.Seat)
				}
				if seat != 0 && (v.Rebel.Base != rules.View{}.Rebel.Base || v.Rebel.Hand != rules.Tally{}) || seat != 1 && v.Empire.Hand != (rules.Tally{}) {
					t.Fatalf("%v, moment %d: seat %d sees the other side's secrets", kinds, at, seat)
				}
			}
			for _, e := range tape.Events() {
				if e.SeenBy(seat) != game.Event(*e) {
					t.Errorf("%v: seat %d is told the secret of %s", kinds, seat, e.Kind)
				}
			}
		}
	}
}

// Who sees all after the end sees the base, both hands, and the facedown missions of either side.
func TestAllIsSeenAfterTheEnd(t *testing.T) {
	save, err := ExampleGame()
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Load(match.Title(), save)
	if err != nil {
		t.Fatal(err)
	}
	tape := tapeOf(t, s, 1280, 720)
	if tape.LookAs(0); tape.Onlookers()[0].Sign != "eye" || tape.table.Viewer != session.AllSeeing {
		t.Fatalf("the first onlooker is %v", tape.Onlookers()[0])
	}
	marks := tape.Marks()
	mission := slices.IndexFunc(marks, func(m ui.Mark) bool { return m.Kind == slices.Index(markedEvents(), rules.MissionRevealed) })
	tape.Wind(marks[mission].At - 1)
	v := tape.table.View
	if v.Base == rules.NoSystem || *v.OnTableOf(rules.Rebels) == (rules.View{}).Rebel.OnTable || *v.OnTableOf(rules.Empire) == (rules.View{}).Empire.OnTable {
		t.Errorf("before the first mission: base %v, missions %v and %v", v.Base, v.OnTableOf(rules.Rebels), v.OnTableOf(rules.Empire))
	}
	tape.window.Settle(time.Second)
	for _, side := range []rules.Side{rules.Rebels, rules.Empire} {
		for slot, m := range v.OnTableOf(side) {
			if card := tape.table.cards.CardOf(rules.Slot(side, uint8(slot))); m != rules.NoMission && card != m.Thing() {
				t.Errorf("the card on slot %d of %s cannot be looked at", slot, side)
			}
		}
	}
}

func TestTheTimelineFindsRoundsPhasesMissionsAndCombats(t *testing.T) {
	save, err := ExampleGame()
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Load(match.Title(), save)
	if err != nil {
		t.Fatal(err)
	}
	tape := tapeOf(t, s, 390, 844)
	want := make([]int, len(markedEvents()))
	for _, e := range tape.Events() {
		if kind := slices.Index(markedEvents(), e.Kind); kind >= 0 {
			want[kind]++
		}
	}
	found := make([]int, len(tape.MarkKinds()))
	last := 0
	for _, m := range tape.Marks() {
		found[m.Kind]++
		if m.At < last {
			t.Error("the marks are not in order")
		}
		last = m.At
		happened := tape.Events()[tape.Until(max(m.At-1, 0)):tape.Until(m.At)]
		if !slices.ContainsFunc(happened, func(e *rules.Event) bool { return e.Kind == markedEvents()[m.Kind] }) && m.At > 0 {
			t.Errorf("%q does not happen at moment %d", m.Name, m.At)
		}
	}
	if !slices.Equal(found, want) || slices.Contains(found, 0) {
		t.Errorf("there are %v marks of each kind, want %v", found, want)
	}
	tape.window.Settle(time.Second)
	if tape.places.Bar.Empty() || tape.places.Out.Empty() {
		t.Error("there is no room for what winds it")
	}
}
