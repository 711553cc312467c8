//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
)

// A swordsman is a duelist who plays whole games against a computer: an officer thinks for him, and what that one would do he does by hand.
type swordsman struct {
	*duelist
	side    cardgame.Side
	mind    game.Player[cardgame.State, cardgame.View]
	presses int
	shown   map[string]int // how often each question was seen
	vain    int            // gestures one after another that have answered nothing
}

func newSwordsman(m machine, side cardgame.Side) *swordsman {
	seed := seedOf(m.t.(*testing.T))
	return &swordsman{duelist: newDuelist(m), side: side, mind: match.Title().Player("officer", rand.New(rand.NewPCG(seed, 1))), shown: map[string]int{}}
}

// against begins a game with a starter deck against a computer of a level, which is counted from cadet.
func (s *swordsman) against(level int, deck string) {
	me, other := s.side.String(), s.side.Other().String()
	s.ClickOn("title." + cardgame.ID)
	s.ClickOn("new_game")
	s.ClickOn(me + ".person")
	s.ClickOn(other + ".computer")
	for range level {
		s.ClickOn(other + ".after")
	}
	s.ClickOn("speed") // from normal to fast
	s.ClickOn("speed") // and off: while something moves the program tells nothing new
	s.Shot("new-game")
	s.ClickOn("start")
	s.ClickOn("build.take." + deck)
	s.ClickOn("prepare.ready")
	s.ClickOn("reveal.table")
	s.WaitScreen("table")
}

// play plays to the result.
func (s *swordsman) play() {
	s.t.Helper()
	for s.goesOn() {
		s.step()
	}
	s.Shot("result")
}

// goesOn waits for a question, or for the end, and tells whether it is a question.
func (s *swordsman) goesOn() bool {
	s.t.Helper()
	ended := func(told Spots) bool { return told.Spots["result.again"].On || told.Screen == "victory" }
	return !ended(s.WaitFor("a question or the end", func(told Spots) bool {
		return told.Asked != "" || told.Spots["cover.sit"].On || ended(told)
	}))
}

// step answers a question.
func (s *swordsman) step() {
	s.t.Helper()
	told, seat := s.question()
	g := s.read("last")
	at := g.Position(seat)
	picks := s.mind.Choose(at, nil)
	if s.shown[told.Asked]++; s.shown[told.Asked] < 3 || s.shown[told.Asked]%12 == 0 {
		s.Shot(fmt.Sprintf("%03d-%s", s.presses, told.Asked))
	}
	s.t.Logf("%d presses, turn %d: %s %v", s.presses, at.View.Turn, told.Asked, picks)
	s.gesture(told, &at.Decision, picks)
	if s.answered(g.Answers()) {
		s.vain = 0
		return
	}
	if s.vain++; s.vain > 4 {
		s.t.Fatalf("%d gestures have answered nothing at %s: %v", s.vain, told.Asked, s.Spots())
	}
	s.t.Logf("a gesture has answered nothing; asked is %q", s.Spots().Asked)
	s.answer(s.Spots(), seat) // as briefly as can be
}

// answered waits until the saved game has more answers than before, or has not for many glances.
func (s *swordsman) answered(before int) bool {
	s.t.Helper()
	const glances = 100
	now, n := before, 0
	s.WaitFor("an answer", func(Spots) bool {
		now = s.read("last").Answers()
		n++
		return now > before || n > glances
	})
	return now > before
}

// press presses what is called so, and counts it.
func (s *swordsman) press(id string) {
	s.presses++
	s.ClickOn(id)
}

// gesture does by hand what a mind has chosen.
func (s *swordsman) gesture(told Spots, d *game.Decision, picks []game.Option) {
	s.t.Helper()
	for _, o := range picks {
		if o.Kind == cardgame.KindPlay && cardgame.Title(o.A).Card().Type == cardgame.Unit {
			s.deploys(told, "card."+cardgame.Title(o.A).ID())
			return
		}
		if id := place(s.Spots(), o); id != "" {
			s.press(id)
		}
		if o.Kind == cardgame.KindPlay || (told.Asked == "edge_card" || told.Asked == "discard_one") && o.Kind == cardgame.KindTitle {
			s.pays(told.Asked)
			return
		}
	}
	if now := s.Spots(); now.Asked == told.Asked && (d.Max > 1 || len(picks) == 0) {
		for _, id := range endings {
			if now.Spots[id].On {
				s.press(id)
				return
			}
		}
	}
}

// deploys drags a card to its half of the table, or clicks it.
func (s *swordsman) deploys(told Spots, card string) {
	if half := "half." + s.side.String(); !s.clicks && told.Spots[card].On && told.Spots[half].W > 0 {
		s.presses++
		s.DragOn(card, half)
		return
	}
	s.press(card)
	s.pays("act")
}

// pays agrees to what a card is paid from, and to the first place for it, or to its being laid.
func (s *swordsman) pays(asked string) {
	told := s.WaitFor("the card to be planned, or played", func(told Spots) bool {
		return told.Spots["plan.play"].On || told.Spots["plan.back"].On || s.first(told, "place.") != "" || told.Asked != asked
	})
	switch at := s.first(told, "place."); {
	case told.Spots["plan.play"].On:
		s.press("plan.play")
	case at != "":
		s.press(at)
	}
}

// place is the spot by which an option is chosen, as far as one is on: its own, its thing's, or that of a choice in a panel.
func place(told Spots, o game.Option) string {
	slot := "slot." + cardgame.Slot(o.A).Side().String() + "." + strconv.Itoa(int(cardgame.Slot(o.A)&127))
	if cardgame.Slot(o.A) == cardgame.Dial {
		slot = "dial"
	}
	var ids []string
	switch o.Kind {
	case cardgame.KindPass:
		ids = []string{"option.pass"}
	case cardgame.KindNone:
		ids = []string{"option.none"}
	case cardgame.KindDone:
		ids = []string{"option.done", "prompt.choose"}
	case cardgame.KindYes:
		ids = []string{"option.yes"}
	case cardgame.KindUnit:
		ids = []string{"option.unit"}
	case cardgame.KindSlot, cardgame.KindSource:
		ids = []string{slot}
	case cardgame.KindAbility:
		ids = []string{fmt.Sprintf("ability.%d.%d.%d", o.A, o.B, o.C), slot}
	case cardgame.KindIcon:
		ids = []string{"icon." + cardgame.Icon(o.A).String()}
	case cardgame.KindToken:
		ids = []string{"token." + strconv.Itoa(int(o.A))}
	case cardgame.KindTitle, cardgame.KindPlay:
		ids = []string{"card." + cardgame.Title(o.A).ID()}
		if o.B > 0 {
			ids = append([]string{ids[0] + "." + strconv.Itoa(int(o.B))}, ids...)
		}
	}
	for _, id := range ids {
		for _, spot := range []string{"choice." + id, id} {
			if told.Spots[spot].On {
				return spot
			}
		}
	}
	return ""
}

// ended tells how it ended, and keeps its record.
func (s *swordsman) ended() {
	s.t.Helper()
	g := s.read("last")
	v := g.View(game.Table)
	if !g.Over() {
		s.t.Errorf("the result is shown, but the saved game goes on in turn %d", v.Turn)
	}
	if err := os.WriteFile("../out/e2e/"+strings.ReplaceAll(s.t.Name(), "/", "-")+".json", s.saved(cardgame.ID, "last"), 0o644); err != nil {
		s.t.Error(err)
	}
	s.t.Logf("against %v: it ended in turn %d after %d presses", g.Started().Seats, v.Turn, s.presses)
}

// Whole games with each starter deck by mouse, of which one is against an admiral.
func TestWholeCardGameByMouse(t *testing.T) {
	for _, played := range []struct {
		deck  string
		side  cardgame.Side
		level int
	}{{"starter_rebel", cardgame.Light, 2}, {"starter_imperial", cardgame.Dark, 0}, {"starter_sith", cardgame.Dark, 1}} {
		t.Run(played.deck, func(t *testing.T) {
			s := newSwordsman(inWindow(t), played.side)
			s.against(played.level, played.deck)
			s.play()
			s.ended()
		})
	}
}

// A whole game with one finger on a phone that is held upright, in Russian.
func TestWholeCardGameByFinger(t *testing.T) {
	s := newSwordsman(inBrowser(OpenOnPhone(t, "ru")), cardgame.Light)
	s.clicks = true
	s.against(0, "starter_jedi")
	s.play()
	s.ended()
}
