package cardgame

import (
	"slices"
	"strings"
	"testing"
	"time"

	rules "holoboard/game/cardgame"
	"holoboard/ui"
)

// fight is the worked example of the rule book's edge battle: three attack, three defend.
const fight = `turn light 6
dial 5
hand light: counter_stroke, jedi_mind_trick, obi_wan_kenobi, r2_d2, yoda, target_of_opportunity
hand dark: dark_heat_of_battle, interrogation, nightsister, force_choke
light: a_heros_journey, jedi_training, forgotten_heroes, luke_skywalker damage 1, red_five, twilek_loyalist, guardian_of_peace
dark: the_heart_of_the_empire damage 4, fall_of_the_jedi, cruel_interrogations, darth_vader, advisor_to_the_emperor, kuati_security_team, nightsister
attack the_heart_of_the_empire: luke_skywalker, red_five, twilek_loyalist
defend: darth_vader, advisor_to_the_emperor, kuati_security_team`

// In an engagement whoever takes part stands on his side of the line, all others on benches, and each is on the screen and can be
// pointed at, on every screen.
func TestTheStageHasAPlaceForAll(t *testing.T) {
	for _, size := range sizes {
		for _, lines := range []string{fight, fight + "\nedge light"} {
			s := sitAt(t, lines, "ru", size[0], size[1])
			s.settle(t)
			st := s.board.Stage(s.View)
			if st == nil || st.Battle != (lines == fight) {
				t.Fatalf("%v: the stage is %+v", size, st)
			}
			field := s.board.Layout().Map
			for i, p := range st.Places {
				inside := p.Box.Within(field.Inset(-1))
				above := p.Box.Center().Y < st.Line
				if !inside || above != (p.Slot.Side() != s.board.Below) || p.Bench == s.View.Participates(p.Slot) {
					t.Errorf("%v: %s stands at %v of %v, above the line: %v, on the bench: %v", size, s.on(p.Slot), p.Box, field, above, p.Bench)
				}
				for _, q := range st.Places[:i] {
					if p.Box.Overlaps(q.Box) || p.Box.Overlaps(st.Plate) {
						t.Errorf("%v: %s stands on %s or the objective", size, s.on(p.Slot), s.on(q.Slot))
					}
				}
			}
		}
	}
}

// Who lays a card for the edge drags it into his half; whoever looks sees his own cards and the backs of the others (R12.3).
func TestACardIsDraggedToTheEdge(t *testing.T) {
	s := sitAt(t, fight, "en", 1280, 720)
	s.until(t, rules.AskEdgeCard)
	s.hand.Drag("card.yoda", "half.light")
	s.hand.Wait(time.Second)
	if n := s.View.Stack[rules.Light].N; n != 1 || s.View.Stack[rules.Light].Cards[0] != 0 {
		t.Fatalf("%d cards lie in the stack of light: %v", n, s.View.Stack[rules.Light].All())
	}
	s.until(t, rules.AskEdgeCard)
	if s.View.Seat != rules.Dark.Seat() || s.View.Eyes.Stack.N > 0 && slices.Contains(s.View.Eyes.Stack.All(), 166) {
		t.Errorf("seat %d sees a stack of %v", s.View.Seat, s.View.Eyes.Stack.All())
	}
}

// A press of a card proposes to lay it for the edge, or to discard it first: neither can be taken back once more has come to light. Another
// card takes its place, Escape puts it back, the button or a second press does it.
func TestACardIsNotLaidByOnePress(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s := sitAt(t, fight, "en", size[0], size[1])
		s.until(t, rules.AskEdgeCard)
		held := s.View.Eyes.Hand.N
		press := func(id string) {
			s.hand.Click(id)
			s.hand.Wait(time.Second)
		}
		for _, card := range []string{"card.r2_d2", "card.yoda"} {
			if press(card); !s.Asks(rules.AskEdgeCard) || s.View.Eyes.Hand.N != held || !s.hand.Has("plan.play") {
				t.Fatalf("%v: after a press of %s %d cards are held, and it is asked %s", size, card, s.View.Eyes.Hand.N, s.screen.Asked())
			}
		}
		s.hand.Key(ui.KeyEscape)
		if s.hand.Wait(time.Second); s.hand.Has("plan.play") || s.View.Eyes.Hand.N != held {
			t.Fatalf("%v: Escape does not put the card back", size)
		}
		press("card.yoda")
		press("plan.play")
		if n := s.View.Stack[rules.Light].N; n != 1 {
			t.Errorf("%v: %d cards lie in the stack of light", size, n)
		}
	}
}

// A striker is dragged onto whom he hits: his damage goes there at once, and what is left of his icons is asked for (R13.8, R13.9).
func TestAStrikerIsLedToWhomHeHits(t *testing.T) {
	s := sitAt(t, fight+"\nedge light", "en", 1280, 720)
	s.until(t, rules.AskStrikeWith)
	kuati := s.slotOf(t, "kuati_security_team")
	s.hand.Drag(s.spotOf(t, "luke_skywalker"), s.spotOf(t, "kuati_security_team"))
	s.hand.Wait(time.Second)
	s.settle(t)
	if s.View.There(kuati) {
		t.Errorf("Kuati Security Team has %d damage, and is asked %s", s.View.At(kuati).Damage, s.screen.Asked())
	}
	if heart := s.slotOf(t, "the_heart_of_the_empire"); s.View.At(heart).Damage != 6 && !s.Asks(rules.AskIconNext) {
		t.Errorf("Luke's blast is lost: %d damage, %s", s.View.At(heart).Damage, s.screen.Asked())
	}
}

// Who has nothing but blast is dragged onto the engaged objective too (R13.8, R13.11).
func TestAStrikerIsLedToTheObjective(t *testing.T) {
	s := sitAt(t, fight+"\nedge light", "en", 1280, 720)
	s.until(t, rules.AskStrikeWith)
	s.hand.Drag(s.spotOf(t, "red_five"), s.spotOf(t, "the_heart_of_the_empire"))
	s.hand.Wait(time.Second)
	s.settle(t)
	if heart := s.slotOf(t, "the_heart_of_the_empire"); s.View.At(heart).Damage <= 4 {
		t.Errorf("Red Five's blast is lost: %d damage, %s", s.View.At(heart).Damage, s.screen.Asked())
	}
}

// aiming is the table of the fight while Luke strikes and his player points at whom his damage may hit.
func aiming(t testing.TB) *sitting {
	t.Helper()
	s := sitAt(t, fight+"\nedge light", "en", 1280, 720)
	s.until(t, rules.AskStrikeWith)
	s.hand.Click(s.spotOf(t, "luke_skywalker"))
	s.hand.Wait(time.Second)
	s.settle(t)
	s.hand.Click("icon.unit_damage")
	s.hand.Wait(time.Second)
	s.settle(t)
	s.hand.Hover(s.spotOf(t, "kuati_security_team"))
	return s
}

// What a strike does is told before it is done, beside the hand.
func TestWhatAStrikeDoesIsToldBefore(t *testing.T) {
	s := aiming(t)
	told := panels{Table: s.Table}.aside()
	if said := strings.Join(told.lines, "; "); told.title == "" || !strings.Contains(said, "Kuati Security Team") {
		t.Errorf("%q: %q", told.title, said)
	}
}

// The edge of an attack that nobody defends is the attacker's, whatever is counted (R12.2); it is told so, and the winner's total first.
func TestAnEdgeThatNobodyContestsIsToldSo(t *testing.T) {
	s := sitAt(t, fight, "en", 1280, 720)
	heart := s.slotOf(t, "the_heart_of_the_empire")
	speaks := sayings{Table: s.Table}
	for _, c := range []struct {
		winner      rules.Side
		light, dark uint8
		want        string
	}{
		{rules.Light, 0, 0, "Light Side wins the edge: nobody defends"},
		{rules.Light, 1, 2, "Light Side wins the edge: nobody defends"},
		{rules.Dark, 2, 2, "Equal, 2 to 2: Dark Side defends and wins the edge"},
		{rules.Dark, 1, 4, "Dark Side wins the edge, 4 to 1"},
		{rules.Light, 4, 1, "Light Side wins the edge, 4 to 1"},
	} {
		e := &event{Kind: rules.EdgeWonBy, Side: c.winner, Slot: heart, Other: rules.NoSlot, N: c.light, M: c.dark}
		if got := speaks.EventText(e); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// Who is asked for a card though nobody defends is told that he has the edge anyway (R12.2).
func TestAnEdgeWithoutADefenderIsToldBefore(t *testing.T) {
	attacked, _, _ := strings.Cut(fight, "\ndefend:")
	for lines, want := range map[string]string{attacked: "Nobody defends: the edge is Light’s, whatever is laid.", fight: "Your stack counts 0"} {
		s := sitAt(t, lines, "en", 1280, 720)
		s.until(t, rules.AskEdgeCard)
		if got := (sayings{Table: s.Table}).Hint(); !strings.HasPrefix(got, want) {
			t.Errorf("it is said %q, not %q", got, want)
		}
	}
}

// While one chooses whom damage hits, the bolt shows how much it is and to whom it goes.
func TestTheBoltShowsWhatItDoes(t *testing.T) {
	s := aiming(t)
	if aim := s.board.Aim; aim == nil || aim.N != 2 || aim.Slot != s.slotOf(t, "kuati_security_team") {
		t.Errorf("asked %s, the bolt is %+v", s.screen.Asked(), aim)
	}
}
