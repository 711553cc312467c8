package session_test

import (
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

// windows begins a duel in which both have struck alike, and the first is asked in his window.
func windows(t *testing.T) (h *duel, first, second duelDesk) {
	t.Helper()
	h, first, second = duelOf(t, 3, session.Person, session.Person)
	must(t, first.Answer(1, gametest.Card(gametest.Thrust)))
	must(t, second.Answer(1, gametest.Card(gametest.Thrust)))
	if d := first.Position().Asked(); d == nil || d.Ask != "answer" || len(d.Options) != 3 {
		t.Fatalf("the first is asked %v", first.Position().Asked())
	}
	return h, first, second
}

func did(t *testing.T, d duelDesk, picks ...game.Option) {
	t.Helper()
	must(t, d.Answer(d.Position().At(), picks...))
}

func TestOrdersAnswerWindows(t *testing.T) {
	for name, test := range map[string]struct {
		orders []session.Order
		passes bool // where the seat could do something
		alone  bool // where it can only pass
	}{
		"no order":                      {nil, false, true},
		"ask if able":                   {[]session.Order{{Window: "answer"}}, false, true},
		"ask always":                    {[]session.Order{{Do: session.AskAlways}}, false, false},
		"pass always":                   {[]session.Order{{Do: session.PassAlways}}, true, true},
		"pass there":                    {[]session.Order{{Window: "answer", Do: session.PassAlways}}, true, true},
		"pass elsewhere":                {[]session.Order{{Window: "strike", Do: session.PassAlways}}, false, true},
		"pass, but ask there":           {[]session.Order{{Do: session.PassAlways}, {Window: "answer", Do: session.AskAlways}}, false, false},
		"pass, but ask there if able":   {[]session.Order{{Do: session.PassAlways}, {Window: "answer"}}, false, true},
		"pass, and then no longer":      {[]session.Order{{Do: session.PassAlways}, {}}, false, true},
		"pass until the pass is over":   {[]session.Order{{Do: session.PassAlways, Until: "pass"}}, true, true},
		"pass until the other plays it": {[]session.Order{{Do: session.PassAlways, Until: "card"}}, true, true},
	} {
		h, first, _ := windows(t)
		for _, o := range test.orders {
			must(t, first.SetOrder(o))
		}
		turn := h.Turn()
		if passes := turn != nil; passes != test.passes || passes && (!turn.Passes() || turn.Seat() != 0) {
			t.Errorf("%s: lets pass where he could do something: %v, want %v", name, passes, test.passes)
		}
		// Without a lunge and a parry he can only let it pass.
		h, first, second := windows(t)
		did(t, first, gametest.Card(gametest.Lunge))
		did(t, second, gametest.None)
		did(t, first, gametest.Card(gametest.Parry))
		did(t, second, gametest.Card(gametest.Parry))
		for _, o := range test.orders {
			must(t, first.SetOrder(o))
		}
		if alone := h.Turn() != nil; alone != test.alone {
			t.Errorf("%s: lets pass where he can do nothing: %v, want %v", name, alone, test.alone)
		}
	}
}

// TestOrdersUseWhatOneHas: the weaker of what can be played, or a lunge alone where that decides the pass.
func TestOrdersUseWhatOneHas(t *testing.T) {
	for name, test := range map[string]struct {
		do   session.Doing
		want game.Option
		due  bool
	}{
		"as soon as it matters":    {session.UseAlways, gametest.Card(gametest.Parry), true},
		"where it decides":         {session.UseIfDecisive, gametest.Card(gametest.Lunge), true},
		"where nothing is decided": {session.UseIfDecisive, gametest.None, true},
	} {
		h, first, second := windows(t)
		if name == "where nothing is decided" { // the second is a lunge ahead
			did(t, first, gametest.None)
			did(t, second, gametest.Card(gametest.Parry))
		}
		must(t, first.SetOrder(session.Order{Window: "answer", Do: test.do}))
		turn := h.Turn()
		if turn == nil || !turn.Passes() {
			t.Errorf("%s: nothing is due", name)
			continue
		}
		before := h.Session().Answers()
		if !h.Take(turn) || h.Session().Answers() != before+1 {
			t.Errorf("%s: what is due is not given", name)
		}
		v := h.Session().View(game.Table)
		if played := test.want != gametest.None; played && v.Spent[0][test.want.A] == 0 || !played && v.Held[0] != 5 {
			t.Errorf("%s: played %v", name, v.Spent[0])
		}
	}
}

// TestWhatOneWasNotAskedAboutIsNews: where a window was passed for somebody he has decided nothing, and what he has not decided about is
// still news to him, also after the game was kept in a file, and after his next choice was taken back.
func TestWhatOneWasNotAskedAboutIsNews(t *testing.T) {
	h, first, second := windows(t)
	known := first.Known()
	must(t, first.SetOrder(session.Order{Do: session.PassAlways, Until: "pass"}))
	if !h.Play() || first.Known() != known {
		t.Errorf("a pass by order leaves %d events known of %d before", first.Known(), known)
	}
	data, err := h.Save()
	must(t, err)
	s, err := session.Load(gametest.DuelTitle(), data)
	must(t, err)
	if again := session.NewHost(s, false).Desk(0).Known(); again != known {
		t.Errorf("after the game was kept in a file %d events are known of %d before", again, known)
	}
	did(t, second, gametest.Card(gametest.Parry))
	did(t, first, gametest.Card(gametest.Parry))
	if first.Known() <= known {
		t.Error("a choice of one's own leaves as much news as there was before")
	}
}

func TestAnOrderEndsWithWhatHappens(t *testing.T) {
	h, first, second := windows(t)
	must(t, first.SetOrder(session.Order{Do: session.PassAlways, Until: "card"}))
	must(t, second.SetOrder(session.Order{Do: session.PassAlways, Until: "pass"}))
	if !h.Play() || h.Turn() == nil || h.Turn().Seat() != 1 {
		t.Fatal("nobody lets pass")
	}
	if !h.Play() || h.Desk(0).Position().Look().Pass != 2 {
		t.Fatal("the pass is not over when both have let pass")
	}
	if orders := second.Orders().Each; len(orders) != 0 {
		t.Errorf("when the pass is over there are the orders %v", orders)
	}

	_, first, second = windows(t)
	must(t, second.SetOrder(session.Order{Do: session.PassAlways, Until: "card"}))
	did(t, first, gametest.Card(gametest.Parry))
	if orders := second.Orders().Each; len(orders) != 0 {
		t.Errorf("when the other plays a card there are the orders %v", orders)
	}
	must(t, second.SetOrder(session.Order{Do: session.PassAlways}))
	did(t, second, gametest.Card(gametest.Lunge))
	if orders := second.Orders().Each; len(orders) != 1 {
		t.Errorf("an order for the whole game ends: %v", orders)
	}
}

func TestHoldAndInterject(t *testing.T) {
	h, first, second := windows(t)
	number := first.Position().At()
	must(t, first.SetOrder(session.Order{Do: session.PassAlways}))
	turn := h.Turn()
	if !h.Thought().Passes() {
		t.Error("the keeper does not hear that a pass is due")
	}
	must(t, first.Hold(number, true))
	if h.Turn() != nil || h.Take(turn) {
		t.Error("a window that is held passes by itself")
	}
	must(t, first.Hold(number, false))
	if h.Turn() == nil {
		t.Error("a window stays open that is not held any longer")
	}
	if first.Hold(number-1, true) != session.ErrAnswered || second.Hold(second.Position().At(), true) != session.ErrAnswered {
		t.Error("a window is held that is not open")
	}
	must(t, first.Hold(number, true))
	did(t, first, gametest.None)
	if first.Orders().Hold {
		t.Error("the next window is held too")
	}
	must(t, second.SetOrder(session.Order{Do: session.PassAlways}))
	must(t, second.Interject(true))
	if h.Turn() != nil {
		t.Error("a stop was ordered, and there is none")
	}
	did(t, second, gametest.Card(gametest.Lunge))
	if h.Turn() == nil || h.Turn().Seat() != 0 || second.Orders().Interject {
		t.Error("there are more stops than one")
	}
	must(t, first.Interject(true))
	must(t, first.Interject(false))
	if h.Turn() == nil {
		t.Error("a stop that was taken back is made")
	}
}

func TestOrdersAreTheSeatsOwn(t *testing.T) {
	h, first, second := windows(t)
	must(t, first.SetOrder(session.Order{Do: session.PassAlways}))
	if second.Orders().Each != nil || h.Desk(game.Table).Orders().Each != nil {
		t.Error("the second sees the first's orders")
	}
	table := h.Desk(game.Table)
	if table.SetOrder(session.Order{}) != session.ErrNotAsked || table.Interject(true) != session.ErrNotAsked || table.Hold(1, true) != session.ErrNotAsked {
		t.Error("the table gives orders")
	}
	if first.SetOrder(session.Order{Do: 9}) != session.ErrNoOrders {
		t.Error("an order that there is not is taken")
	}
	var last error
	for n := range 200 {
		last = first.SetOrder(session.Order{Window: game.Key([]byte{byte('a' + n%26), byte('a' + n/26)}), Do: session.AskAlways})
	}
	if last != session.ErrNoOrders {
		t.Error("a seat may give any number of orders")
	}
	_, hides, _, _ := desks(t, false)
	if hides.SetOrder(session.Order{Do: session.PassAlways}) != session.ErrNoOrders {
		t.Error("orders are taken by a title that has none")
	}
}

// TestOrdersAreSavedAndNotTold: what an order answers looks to the other like what its owner answers.
func TestOrdersAreSavedAndNotTold(t *testing.T) {
	var told [2][]byte
	var log [2][]game.Answer
	for i := range told {
		h, first, second := windows(t)
		f := session.NewFeed(second, gametest.DuelWire(), 0, 0)
		if i == 0 {
			must(t, first.SetOrder(session.Order{Do: session.PassAlways}))
			save, err := h.Session().Save()
			must(t, err)
			s, err := session.Load(gametest.DuelTitle(), save)
			must(t, err)
			if again := session.NewHost(s, false); again.Turn() == nil || len(again.Desk(0).Orders().Each) != 1 {
				t.Error("loaded, the order is lost")
			}
		}
		f.Next()
		if i == 0 {
			h.Play()
		} else {
			did(t, first, gametest.None)
		}
		told[i], log[i] = f.Next(), h.Session().Log()
	}
	if string(told[0]) != string(told[1]) || len(log[0]) != len(log[1]) {
		t.Error("the second can tell that an order answered")
	}
}
