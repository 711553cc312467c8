package game_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

type match = game.Match[gametest.HuntTable, gametest.HuntView]

func dice(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

func start(seed uint64) *match {
	m, _ := game.Start(gametest.Hunt{}, gametest.NewHunt(), dice(seed))
	return m
}

// hidden returns a match with the base in 7, in which the seeker is asked to lay a card.
func hidden(t *testing.T) *match {
	t.Helper()
	m := start(1)
	answer(t, m, gametest.System(7))
	if m.Pending.Ask != "lay" {
		t.Fatalf("asked %s, want lay", m.Pending.Ask)
	}
	return m
}

func answer(t *testing.T, m *match, picks ...game.Option) []game.Event {
	t.Helper()
	news, err := m.Answer(picks...)
	if err != nil {
		t.Fatal(err)
	}
	return news
}

func TestAnAnswerThatIsNotOnOfferChangesNothing(t *testing.T) {
	for name, picks := range map[string][]game.Option{
		"nothing":     nil,
		"too many":    {gametest.System(7), gametest.System(8)},
		"not offered": {gametest.System(11)},
		"of no kind":  {{}},
	} {
		m := start(1)
		was, log, asked := m.Now, len(m.Log()), slices.Clone(m.Pending.Options)
		if _, err := m.Answer(picks...); err == nil {
			t.Errorf("%s: taken", name)
		}
		if m.Now != was || len(m.Log()) != log || !slices.Equal(m.Pending.Options, asked) {
			t.Errorf("%s: something has changed", name)
		}
		answer(t, m, gametest.System(7))
	}
}

func TestCheck(t *testing.T) {
	one, two, three := gametest.System(1), gametest.System(2), gametest.System(3)
	d := game.Decision{Ask: "hide", Options: []game.Option{one, two}, Min: 1, Max: 2}
	for _, test := range []struct {
		picks []game.Option
		says  string
	}{
		{[]game.Option{one}, ""},
		{[]game.Option{two, one}, ""},
		{nil, "takes 1 to 2 options, got 0"},
		{[]game.Option{one, two, three}, "takes 1 to 2 options, got 3"},
		{[]game.Option{three}, "does not offer"},
		{[]game.Option{one, one}, "only once"},
	} {
		switch err := d.Check(test.picks); {
		case test.says == "" && err != nil:
			t.Errorf("%v: %v", test.picks, err)
		case test.says != "" && (err == nil || !strings.Contains(err.Error(), test.says)):
			t.Errorf("%v: error %v, want %q in it", test.picks, err, test.says)
		}
	}
}

// TestLit: what a roll, a drawn card or the other seat brought to light stays answered.
func TestLit(t *testing.T) {
	m := start(1)
	before := len(m.Log())
	if m.Lit() != before {
		t.Fatalf("cards were dealt: %d of %d answers are lit", m.Lit(), before)
	}
	answer(t, m, gametest.System(7)) // now the seeker is asked
	if m.Lit() != before+1 {
		t.Errorf("the other seat is asked: %d of %d answers are lit", m.Lit(), len(m.Log()))
	}
	answer(t, m, gametest.None) // and he is asked again
	if m.Lit() != before+1 {
		t.Errorf("nothing came to light: %d of %d answers are lit", m.Lit(), len(m.Log()))
	}
	answer(t, m, gametest.System(3)) // the hider has cards
	if m.Lit() != len(m.Log()) {
		t.Errorf("a window of the other seat: %d of %d answers are lit", m.Lit(), len(m.Log()))
	}
}

func TestAForkGoesOnAlone(t *testing.T) {
	m := hidden(t)
	answer(t, m, gametest.None)
	was := m.Now
	a, b := m.Fork(dice(5)), m.Fork(dice(5))
	for _, f := range []*match{a, b} {
		answer(t, f, gametest.System(3))
		answer(t, f, gametest.None)
		answer(t, f, gametest.None)
	}
	if a.Now != b.Now || !slices.EqualFunc(a.Log(), b.Log(), sameAnswer) {
		t.Error("two forks with the same dice and answers differ")
	}
	if m.Now != was || m.Pending.Ask != "look_at" {
		t.Error("the match itself has gone on")
	}
	answer(t, m, gametest.System(5))
	if slices.EqualFunc(m.Log(), a.Log()[:len(m.Log())], sameAnswer) {
		t.Error("the fork's log has followed the match")
	}
}

func sameAnswer(a, b game.Answer) bool { return a.Seat == b.Seat && slices.Equal(a.Picks, b.Picks) }

// played returns the log of a whole random game, and its table at the end.
func played(t *testing.T, seed uint64) ([]game.Answer, gametest.HuntTable) {
	t.Helper()
	m, choose := start(seed), game.RandomChooser{Rand: dice(seed + 1)}
	for !m.Over() {
		answer(t, m, choose.Choose(&m.Pending, nil)...)
	}
	return m.Log(), m.Now
}

func TestReplay(t *testing.T) {
	for seed := range uint64(50) {
		log, end := played(t, seed)
		for n := range len(log) + 1 {
			m, news, err := game.Replay(gametest.Hunt{}, gametest.NewHunt(), log[:n], dice(9))
			if err != nil {
				t.Fatalf("game %d: the first %d answers: %v", seed, n, err)
			}
			if got := m.Log(); len(got) < n || !slices.EqualFunc(got[:n], log[:n], sameAnswer) {
				t.Fatalf("game %d: the log begins otherwise", seed)
			}
			if n == len(log) && (m.Now != end || !m.Over() || len(news) == 0) {
				t.Fatalf("game %d ends otherwise", seed)
			}
		}
	}
}

// TestReplayRefusesForeignAnswers: any answer of a log changed is found, or leads to
// another legal game; the rules never panic.
func TestReplayRefusesForeignAnswers(t *testing.T) {
	log, _ := played(t, 3)
	refused := 0
	for n := range log {
		for _, foreign := range []game.Answer{
			{Seat: log[n].Seat, Picks: []game.Option{gametest.System(99)}},
			{Seat: game.Table, Picks: log[n].Picks},
			{Seat: game.Chance, Picks: []game.Option{{Kind: gametest.KindReach, A: 200}}},
		} {
			changed := slices.Clone(log)
			changed[n] = foreign
			if _, _, err := game.Replay(gametest.Hunt{}, gametest.NewHunt(), changed, dice(9)); err != nil {
				refused++
			} else {
				t.Errorf("answer %d changed to %v was taken", n, foreign)
			}
		}
	}
	if _, _, err := game.Replay(gametest.Hunt{}, gametest.NewHunt(), append(slices.Clone(log), log[len(log)-1]), dice(9)); err == nil {
		t.Error("an answer after the end was taken")
	}
	if refused == 0 {
		t.Error("nothing was refused")
	}
}

func TestWhyNot(t *testing.T) {
	m := hidden(t)
	answer(t, m, gametest.None)
	answer(t, m, gametest.System(3))
	answer(t, m, gametest.None)
	if m.Pending.Ask != "move_to" {
		t.Fatalf("asked %s, want move_to", m.Pending.Ask)
	}
	for o, rule := range map[game.Option]string{
		gametest.System(2): "H6", gametest.System(8): "", gametest.System(7): "", gametest.Card(gametest.Strike): "", {}: "",
	} {
		got := ""
		if why := m.WhyNot(o); why != nil {
			got = why.Rule
		}
		if got != rule {
			t.Errorf("%v is refused by %q, want %q", o, got, rule)
		}
	}
	if m.Pending.Ask != "move_to" || m.Now.Hider.Base != 7 {
		t.Error("asking for reasons has changed the match")
	}
}

// TestPositionKnowsNothingMore: a seat that is not asked gets no options, and imagines
// the base wherever it can be.
func TestPositionKnowsNothingMore(t *testing.T) {
	m := hidden(t)
	if p := m.Position(gametest.Hider); p.Decision.Options != nil {
		t.Errorf("the hider sees what the seeker is asked: %v", p.Decision.Options)
	}
	p, r, bases := m.Position(gametest.Seeker), dice(3), map[uint8]bool{}
	for range 300 {
		bases[p.Imagine(r).Now.Hider.Base] = true
	}
	if len(bases) != 10 {
		t.Errorf("the seeker imagines the base in %d systems, want 10", len(bases))
	}
	p.Decision.Options[0] = gametest.System(99)
	if m.Pending.Has(gametest.System(99)) {
		t.Error("a player can write on the match's decision")
	}
}

func TestSum(t *testing.T) {
	a, b := gametest.NewHunt(), gametest.NewHunt()
	if game.Sum(&a) != game.Sum(&b) {
		t.Error("equal tables have different sums")
	}
	if b.Deck[3]++; game.Sum(&a) == game.Sum(&b) {
		t.Error("different tables have one sum")
	}
}

// endless is a title whose rules go on and on, and ask nobody.
type endless struct{ drum }

func (endless) Step(*drumTable, *game.Ask) {}

// TestRulesThatAskNobodyPanic: they do not go on until the memory is full.
func TestRulesThatAskNobodyPanic(t *testing.T) {
	defer func() {
		if said := fmt.Sprint(recover()); !strings.Contains(said, "ask nobody") {
			t.Errorf("said is %q", said)
		}
	}()
	game.Start(endless{}, drumTable{}, rand.New(rand.NewPCG(1, 1)))
}
