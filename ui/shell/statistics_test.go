//go:build !js

package shell

import (
	"slices"
	"testing"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// counted are the games in a store.
func counted(t *testing.T, store Store) []Finished {
	t.Helper()
	all, err := loadStatistics(store)
	if err != nil {
		t.Fatal(err)
	}
	return all.Games
}

func TestAGameIsCountedWhenItEndsAndOnce(t *testing.T) {
	store := Memory{}
	s := newShell(t, store)
	hand := played(t, s, end-1, session.Person, session.Person)
	before := store[lastGame]
	if n := len(counted(t, store)); n != 0 {
		t.Fatalf("%d games are counted before one has ended", n)
	}
	hand.Click("take.1")
	games := counted(t, store)
	if len(games) != 1 {
		t.Fatalf("%d games are counted", len(games))
	}
	g := games[0]
	if g.Title != "coins" || g.Rounds != end+1 || g.How != "shell.off" || !g.Ended.Equal(s.now()) || len(g.Seats) != 2 || g.Seats[0].Name != "Ann" ||
		g.Seats[1].Seat != "empire" || g.Seats[0].Won == g.Seats[1].Won {
		t.Errorf("what is kept is %+v", g)
	}
	(&open{shell: s, title: &s.titles[0]}).Leave(frameOf(hand), tableOf(t, hand))
	for _, save := range [][]byte{before, store[lastGame]} { // it ends once more, or is only looked at
		g, err := s.Resume(save)
		if err != nil {
			t.Fatal(err)
		}
		again := uitest.New(t, ui.NewWindow(g, 1280, 720, 1))
		if again.Has("take.1") {
			again.Click("take.1")
		}
		if !tableOf(t, again).Over() || len(counted(t, store)) != 1 {
			t.Errorf("over %v, %d games are counted", tableOf(t, again).Over(), len(counted(t, store)))
		}
	}
}

// frameOf is a frame of a hand's window, to call a program with.
func frameOf(hand *uitest.Hand) *ui.Frame {
	var frame *ui.Frame
	w := ui.NewWindow(screenFunc(func(f *ui.Frame) { frame = f }), 100, 100, 1)
	w.Tick(ui.Input{})
	return frame
}

type screenFunc func(f *ui.Frame)

func (show screenFunc) Show(f *ui.Frame) { show(f) }

func TestGamesThatWereOverWhenTheyCameAreNotCounted(t *testing.T) {
	store := Memory{}
	s := newShell(t, store)
	save, err := s.titles[0].Example()
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Write(ownSave+"theirs", save); err != nil {
		t.Fatal(err)
	}
	hand := sit(t, s)
	hand.Click("load")
	hand.Click("load." + ownSave + "theirs")
	tableOf(t, hand)
	if n := len(counted(t, store)); n != 0 {
		t.Errorf("%d games are counted", n)
	}
}

func TestGamesOfComputersAreNotCounted(t *testing.T) {
	store := Memory{}
	hand := played(t, newShell(t, store), 0, "cadet", "random")
	for range 100 {
		hand.Wait(ui.Tick)
	}
	if !tableOf(t, hand).Over() || len(counted(t, store)) != 0 {
		t.Errorf("over %v, %d games are counted", tableOf(t, hand).Over(), len(counted(t, store)))
	}
}

// sat is a game of Ann as rebels, or as the empire, against somebody.
func sat(id string, asEmpire bool, against session.Chair, won bool, rounds int) Finished {
	me, other := Sat{"rebels", session.Chair{Name: "Ann", Kind: session.Person}, won}, Sat{"empire", against, !won}
	if asEmpire {
		me.Seat, other.Seat = "empire", "rebels"
		return Finished{ID: id, Title: "coins", Rounds: rounds, Seats: []Sat{other, me}}
	}
	return Finished{ID: id, Title: "coins", Rounds: rounds, Seats: []Sat{me, other}}
}

func TestTheStatisticsAddUp(t *testing.T) {
	ben := session.Chair{Name: "Ben", Kind: session.Person}
	all := Statistics{Games: []Finished{
		sat("a", false, session.Chair{Kind: "cadet"}, true, 7), sat("b", true, session.Chair{Kind: "cadet"}, false, 9),
		sat("c", false, ben, true, 10), sat("d", true, session.Chair{Kind: "random"}, true, 7),
	}}
	title := &coinsShelf()[0]
	ann := all.sum(title, func(name string) bool { return name == "Ann" })
	for what, test := range map[string]struct{ got, want shares }{
		"all":     {shares{ann.All}, shares{{"", 3, 1}}},
		"sides":   {ann.Sides, shares{{"rebels", 2, 0}, {"empire", 1, 1}}},
		"against": {ann.Against, shares{{"person", 1, 0}, {"cadet", 1, 1}, {"random", 1, 0}}},
		"lengths": {ann.Lengths, shares{{"7", 2, 0}, {"8", 0, 0}, {"9", 0, 1}, {"10", 1, 0}}},
	} {
		if !slices.Equal(test.got, test.want) {
			t.Errorf("%s: %v, want %v", what, test.got, test.want)
		}
	}
	if ann.Rounds != 33 || len(ann.Games) != 4 {
		t.Errorf("Ann played %d rounds in %d games", ann.Rounds, len(ann.Games))
	}
	both := all.sum(title, func(string) bool { return true })
	if len(both.Games) != 4 || both.All != (Share{"", 3, 2}) || both.Rounds != 33 {
		t.Errorf("everybody: %d games, %v, %d rounds", len(both.Games), both.All, both.Rounds)
	}
	if got := all.profiles(); !slices.Equal(got, []string{"Ann", "Ben"}) {
		t.Errorf("the profiles are %q", got)
	}
}

func TestTheStatisticsAreShownForEachProfile(t *testing.T) {
	store := Memory{}
	s := newShell(t, store)
	hand := sit(t, s)
	hand.Click("statistics")
	if hand.Has("statistics") {
		t.Error("before any game has ended there are charts")
	}
	hand.Key(ui.KeyEscape)
	played(t, s, end, session.Person, session.Person)
	hand = sit(t, s)
	hand.Click("statistics")
	p := hand.Window.Screen().(*statisticsPage)
	if len(p.summed.Games) != 1 || p.summed.All != (Share{"", 1, 1}) {
		t.Errorf("everybody: %+v", p.summed)
	}
	hand.Click("statistics.profile")
	if p.names[p.profile] != "Ann" || p.summed.All.Won+p.summed.All.Lost != 1 {
		t.Errorf("%s: %+v", p.names[p.profile], p.summed)
	}
	hand.Click("back")
	if !hand.Has("new_game") {
		t.Error("the way back does not lead to the title")
	}
}

func TestDamagedStatisticsAreLeftAsTheyAre(t *testing.T) {
	store := Memory{statisticsName: []byte("{")}
	s := newShell(t, store)
	played(t, s, end, session.Person, session.Person)
	if string(store[statisticsName]) != "{" {
		t.Error("they were replaced")
	}
	hand := sit(t, s)
	hand.Click("statistics")
	if p := hand.Window.Screen().(*statisticsPage); p.trouble == "" {
		t.Error("nothing is said")
	}
}
