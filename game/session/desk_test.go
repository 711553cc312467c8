package session_test

import (
	"errors"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

type (
	host = session.Host[gametest.HuntTable, gametest.HuntView]
	desk = session.Desk[*gametest.HuntView]
)

// desks begins a hunt with the base in 7 as between does, and returns the desks of both seats and the table's.
func desks(t *testing.T, oneScreen bool) (h *host, hides, seeks, table desk) {
	t.Helper()
	h = session.NewHost(between(t), oneScreen)
	return h, h.Desk(hider), h.Desk(seeker), h.Desk(game.Table)
}

// at answers what is asked at a desk now.
func at(t *testing.T, d desk, picks ...game.Option) {
	t.Helper()
	if err := d.Answer(d.Position().At(), picks...); err != nil {
		t.Fatalf("seat %d answers %v: %v", d.Seat(), picks, err)
	}
}

func TestADecisionIsAnsweredOnce(t *testing.T) {
	h, hides, seeks, table := desks(t, true)
	if asked := table.Asked(); !slices.Equal(asked, []game.Seat{seeker}) || table.Position().Asked() != nil || hides.Position().Asked() != nil {
		t.Fatalf("asked is %v", asked)
	}
	first := seeks.Position().At()
	for name, test := range map[string]struct {
		d    desk
		at   int
		want error
	}{
		"the table has no voice":     {table, 0, session.ErrNotAsked},
		"a decision that was":        {hides, hides.Position().At(), session.ErrAnswered},
		"a decision that is not yet": {seeks, first + 1, session.ErrNotAsked},
		"a decision long ago":        {seeks, first - 1, session.ErrNotAsked},
	} {
		if err := test.d.Answer(test.at, gametest.None); err != test.want {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
		if err := test.d.Gesture(test.at, gametest.None); err != test.want {
			t.Errorf("%s, by a gesture: %v, want %v", name, err, test.want)
		}
	}
	var refusal *session.Refusal
	if err := seeks.Answer(first, gametest.System(3)); !errors.As(err, &refusal) {
		t.Errorf("an option not on offer: %v", err)
	}
	at(t, seeks, gametest.None)
	if seeks.Position().At() != first+1 || seeks.Answer(first, gametest.None) != session.ErrAnswered {
		t.Error("a decision was answered twice")
	}
	if err := seeks.TakeBack(first+1, 1); err != nil {
		t.Fatal(err)
	}
	if d := seeks.Position().Asked(); d == nil || d.Ask != "lay" || seeks.Answer(first, gametest.None) != session.ErrAnswered {
		t.Error("what was taken back is asked under its old number")
	}
	if h.Session().Asked() != seeker {
		t.Error("the seeker is not asked")
	}
}

// TestADeskSeesAsItsSeat: and as the table, what everybody sees; a seat's news are those since its last answer.
func TestADeskSeesAsItsSeat(t *testing.T) {
	h, hides, seeks, table := desks(t, false)
	at(t, seeks, gametest.Card(gametest.Strike))
	if v := hides.Position().Look(); v.Seeker.Laid != 0 || !v.Laid {
		t.Error("the hider sees which card was laid")
	}
	if v := seeks.Position().Look(); v.Seeker.Laid != gametest.Strike {
		t.Error("the seeker does not see his card")
	}
	if v := table.Position().Look(); v.Seeker.Laid != 0 || v.Hider.Base != 0 {
		t.Error("the table sees secrets")
	}
	lays := gametest.HuntEvent{What: "lays", Who: seeker, Secret: true}
	expect(t, "what the hider hears", hides.Position().Heard(), lays)
	frames, all := hides.Frames(hides.Known())
	if len(frames) != 1 || frames[0].Event != lays || frames[0].By != seeker || all != hides.Known()+1 {
		t.Errorf("the hider's news are %v", frames)
	}
	if table.Known() != 0 || table.Back() != 0 || h.Desk(hider).Back() != 0 {
		t.Error("the table answers, or the hider takes a secret back that the seeker has answered to")
	}
	if len(table.Chairs()) != 2 || table.Over() {
		t.Error("the table does not see who plays")
	}
}

func TestOneSeatsWishToTakeBack(t *testing.T) {
	h, hides, seeks, _ := desks(t, false)
	at(t, seeks, gametest.Card(gametest.Strike)) // the hider saw that
	before, _ := hides.Frames(0)
	number := seeks.Position().At()
	if seeks.Back() != 1 {
		t.Fatalf("%d choices can be taken back, want 1", seeks.Back())
	}
	for _, choices := range []int{0, 2, -1} {
		if err := seeks.TakeBack(number, choices); err == nil {
			t.Errorf("%d choices were taken back", choices)
		}
	}
	if err := seeks.TakeBack(number-1, 1); err != session.ErrAnswered {
		t.Errorf("a wish of before: %v", err)
	}
	wish := func() *session.Wish {
		t.Helper()
		if err := seeks.TakeBack(seeks.Position().At(), 1); err != nil {
			t.Fatal(err)
		}
		w := hides.Wish()
		if w == nil || w.By != seeker || w.Choices != 1 || !slices.Equal(w.Left, []game.Seat{hider}) || w.Since != len(before)-1 {
			t.Fatalf("the hider hears of the wish %+v", w)
		}
		return w
	}
	w := wish()
	if seeks.Answer(number, gametest.System(3)) != session.ErrWish || seeks.TakeBack(number, 1) != session.ErrWish || h.Turn() != nil {
		t.Error("the game goes on under a wish")
	}
	if seeks.Agree(w.Number, true) != session.ErrNotAsked || hides.Agree(w.Number+1, true) != session.ErrAnswered {
		t.Error("the wrong seat agrees")
	}
	if err := seeks.Agree(w.Number, false); err != nil || hides.Wish() != nil {
		t.Errorf("the wish is not withdrawn: %v", err)
	}
	w = wish()
	if err := hides.Agree(w.Number, true); err != nil || seeks.Position().Asked().Ask != "lay" {
		t.Fatalf("what all agreed to does not happen: %v", err)
	}
	if times, left := hides.Rewound(); times != 1 || left != len(before)-1 {
		t.Errorf("the hider's frames were taken back %d times, to %d", times, left)
	}
	at(t, seeks, gametest.Card(gametest.Strike))
	w = wish()
	if err := hides.Agree(w.Number, false); err != nil || seeks.TakeBack(seeks.Position().At(), 1) != session.ErrRefused {
		t.Error("what was refused is asked again")
	}
	if seeks.Position().Asked().Ask != "look_at" {
		t.Error("what was refused happened")
	}
}

// TestWhatNobodySawIsTakenBackAtOnce: also when the other seat is asked already; but not what it has answered to.
func TestWhatNobodySawIsTakenBackAtOnce(t *testing.T) {
	_, hides, seeks, _ := desks(t, false)
	at(t, seeks, gametest.None)
	at(t, seeks, gametest.System(3)) // the hider is asked now, and saw it
	if seeks.Back() != 2 {
		t.Fatalf("%d choices can be taken back, want 2", seeks.Back())
	}
	if err := seeks.TakeBack(seeks.Position().At(), 2); err != nil {
		t.Fatal(err)
	}
	if err := hides.Agree(hides.Wish().Number, true); err != nil {
		t.Fatal(err)
	}
	at(t, seeks, gametest.None) // of that nothing is told
	if err := seeks.TakeBack(seeks.Position().At(), 1); err != nil || hides.Wish() != nil || seeks.Position().Asked().Ask != "lay" {
		t.Errorf("what nobody saw is not taken back at once: %v", err)
	}
	at(t, seeks, gametest.None)
	at(t, seeks, gametest.System(3))
	at(t, hides, gametest.Card(gametest.Decoy))
	if seeks.Back() != 0 || hides.Back() != 0 || seeks.TakeBack(seeks.Position().At(), 1) != session.ErrStays {
		t.Error("what came to light can be taken back")
	}
}

// TestAtOneScreenNobodyIsAsked: but no more is taken back than everybody at the screen has not seen.
func TestAtOneScreenNobodyIsAsked(t *testing.T) {
	_, hides, seeks, _ := desks(t, true)
	at(t, seeks, gametest.Card(gametest.Strike))
	if err := seeks.TakeBack(seeks.Position().At(), 1); err != nil || hides.Wish() != nil || seeks.Position().Asked().Ask != "lay" {
		t.Errorf("at one screen somebody is asked: %v", err)
	}
	at(t, seeks, gametest.None)
	at(t, seeks, gametest.System(3))
	if seeks.Back() != 0 || seeks.TakeBack(seeks.Position().At(), 1) != session.ErrStays {
		t.Error("the seeker takes back when the hider is asked")
	}
}

func TestTheHostRefusesForThoseWhoAreAway(t *testing.T) {
	h, hides, seeks, _ := desks(t, false)
	at(t, seeks, gametest.Card(gametest.Strike))
	if h.Refuse(); hides.Wish() != nil {
		t.Fatal("there is a wish")
	}
	if err := seeks.TakeBack(seeks.Position().At(), 1); err != nil {
		t.Fatal(err)
	}
	h.Refuse()
	at(t, seeks, gametest.System(3))
}

// TestTheHostPlays: the computer's turns go through the host.
func TestTheHostPlays(t *testing.T) {
	s := begin(t, 4, session.Person, "random")
	h := session.NewHost(s, true)
	at(t, h.Desk(hider), gametest.System(7))
	turn := h.Turn()
	turn.Think()
	if before := h.Desk(seeker).Position().At(); !h.Take(turn) || h.Take(turn) || h.Desk(seeker).Position().At() != before+1 {
		t.Error("the computer's answer is not taken once")
	}
	for h.Play() {
	}
	if h.Desk(hider).Position().Asked() == nil {
		t.Error("the person is not asked")
	}
}

func TestThereIsNoDeskForNobody(t *testing.T) {
	h, _, _, _ := desks(t, true)
	for _, seat := range []game.Seat{game.Chance, session.AllSeeing, 2} {
		func() {
			defer func() { _ = recover() }()
			h.Desk(seat)
			t.Errorf("seat %d has a desk", seat)
		}()
	}
}
