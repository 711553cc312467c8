package gametest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/game"
)

type huntGames = Games[HuntTable, HuntView]

func games(count int) huntGames {
	return huntGames{Count: count, Deal: NewHunt, Invariants: (*HuntTable).Broken}
}

func TestHuntKeepsTheLaws(t *testing.T) {
	Long(t)
	g := games(500)
	g.Player = func(seed uint64) game.Player[HuntTable, HuntView] {
		return game.Random[HuntTable, HuntView]{Rand: rand.New(rand.NewPCG(seed, 5))}
	}
	Play(t, Hunt{}, g)
	g.Deal = func() HuntTable {
		s, err := DealPacked(nil, [][]byte{{Strike, Decoy}, {Decoy, Decoy}})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	Play(t, Hunt{}, g)
}

func TestHuntIsPlayedOut(t *testing.T) { PlayOut(t, Hunt{}, games(2000)) }

func TestPlayOutHearsOfABrokenInvariant(t *testing.T) {
	g, e := games(3), new(ear)
	steps := 0
	g.Invariants = func(*HuntTable) string {
		if steps++; steps == 5 {
			return "five steps"
		}
		return ""
	}
	if PlayOut(e, Hunt{}, g); !strings.Contains(e.said, "game 0") || !strings.Contains(e.said, "five steps") {
		t.Errorf("it says %q", e.said)
	}
}

// ear is a T that only listens.
type ear struct{ said string }

func (*ear) Helper() {}

func (e *ear) Fatalf(format string, args ...any) { e.said = fmt.Sprintf(format, args...) }

// A broken Hunt has one step, its view or its guess replaced.
type brokenHunt struct {
	Hunt
	step  uint8
	do    func(*HuntTable, *game.Ask)
	view  func(*HuntTable, game.Seat) HuntView
	guess func(*HuntView, *rand.Rand) HuntTable
}

func (b brokenHunt) Step(s *HuntTable, a *game.Ask) {
	if b.do != nil && s.Step == b.step {
		b.do(s, a)
		return
	}
	b.Hunt.Step(s, a)
}

func (b brokenHunt) View(s *HuntTable, seat game.Seat) HuntView {
	if b.view != nil {
		return b.view(s, seat)
	}
	return b.Hunt.View(s, seat)
}

func (b brokenHunt) Guess(v *HuntView, r *rand.Rand) HuntTable {
	if b.guess != nil {
		return b.guess(v, r)
	}
	return b.Hunt.Guess(v, r)
}

// TestEveryLawIsChecked breaks one law at a time and reads what Play says of it.
func TestEveryLawIsChecked(t *testing.T) {
	clock := 0
	tests := map[string]struct {
		hunt brokenHunt
		says string
	}{
		"a view tells a secret": {
			brokenHunt{view: func(s *HuntTable, seat game.Seat) HuntView {
				v := Hunt{}.View(s, seat)
				v.Hider.Base = s.Hider.Base
				return v
			}},
			"can tell a guess from the truth",
		},
		"a guess forgets what was seen": {
			brokenHunt{guess: func(v *HuntView, r *rand.Rand) HuntTable {
				s := Hunt{}.Guess(v, r)
				if v.Seat != Hider && s.Hider.Base != 0 {
					s.Hider.Base = uint8(1 + r.IntN(Ring))
				}
				return s
			}},
			"guesses a broken table: the base is in",
		},
		"a step goes on after a secret answer": {
			brokenHunt{step: stepMove, do: func(s *HuntTable, a *game.Ask) {
				s.move(a)
				s.look(a)
			}},
			"the rules panic",
		},
		"a step goes on after a card was drawn": {
			brokenHunt{step: stepDraw, do: func(s *HuntTable, a *game.Ask) {
				if s.draw(a); s.Won == 0 {
					s.lay(a)
				}
			}},
			"the seat imagines",
		},
		"a step goes on after a card was turned": {
			brokenHunt{step: stepTurn, do: func(s *HuntTable, a *game.Ask) {
				if s.turn(a); s.Step == stepStrike {
					s.strike(a)
				}
			}},
			"can tell a secret by that seat 1 is asked strike_at",
		},
		"a step depends on more than the table": {
			brokenHunt{step: stepDraw, do: func(s *HuntTable, a *game.Ask) {
				s.draw(a)
				if clock++; clock%2 == 0 {
					s.Looked = 0
				}
			}},
			"led to two tables",
		},
		"an option is offered twice": {
			brokenHunt{step: stepHide, do: func(s *HuntTable, a *game.Ask) {
				a.Put(Hider, "hide")
				for _, at := range []uint8{3, 4, 3} {
					a.Offer(System(at))
				}
				s.Hider.Base = a.One().A
				s.Could, s.Step = 1<<(Ring+1)-2, stepLay
			}},
			"offered twice",
		},
		"a question has no answer": {
			brokenHunt{step: stepStrike, do: func(_ *HuntTable, a *game.Ask) {
				a.Put(Seeker, "strike_at")
				a.One()
			}},
			"no option for strike_at",
		},
		"the game never ends": {
			brokenHunt{step: stepSee, do: func(s *HuntTable, _ *game.Ask) { s.Step = stepLook }},
			"does not end",
		},
		"a card is lost": {
			brokenHunt{step: stepTurn, do: func(s *HuntTable, a *game.Ask) {
				s.turn(a)
				s.Pile[Decoy] = 0
			}},
			"the table is broken",
		},
		"an event tells a secret": {
			brokenHunt{step: stepLay, do: func(s *HuntTable, a *game.Ask) {
				s.lay(a)
				if s.Laid {
					a.Tell(HuntEvent{What: "lays in the open", Who: Seeker, Card: s.Seeker.Laid})
				}
			}},
			"can tell [{4 ",
		},
		"a frame tells a secret": {
			brokenHunt{step: stepTurn, do: func(s *HuntTable, a *game.Ask) {
				s.Struck = s.Hider.Base
				a.Tell(HuntEvent{What: "waits", Who: Seeker})
				s.Struck = 0
				s.turn(a)
			}},
			"can tell a secret by what it is shown after",
		},
		"a frame depends on more than the table": {
			brokenHunt{step: stepTurn, do: func(s *HuntTable, a *game.Ask) {
				clock++
				s.Deck[0] += uint8(clock)
				a.Tell(HuntEvent{What: "waits", Who: Seeker})
				s.Deck[0] -= uint8(clock)
				s.turn(a)
			}},
			"played in one go, the table is another one after",
		},
		"a window opens only where it is of use": {
			brokenHunt{step: stepLook, do: func(s *HuntTable, a *game.Ask) {
				if s.Looked, s.Step = 1, stepSee; s.Hider.Hand[Decoy] == 0 {
					return
				}
				a.Put(Hider, "cover", System(1))
				a.Offer(None)
				a.Offer(Card(Decoy))
				if o := a.Window(); o.Kind == KindCard {
					a.Light()
					s.Hider.Hand[Decoy]--
					s.Hands[Hider]--
					s.Pile[Decoy]++
				}
			}},
			"can tell a secret by that seat 0 is asked cover",
		},
		"a refusal cites no rule": {
			brokenHunt{step: stepLook, do: func(s *HuntTable, a *game.Ask) {
				a.Put(Seeker, "look_at")
				for at := uint8(1); at <= Ring; at++ {
					if at == s.Looked {
						a.OfferIf(System(at), &game.Why{Text: "looked_already"})
					} else {
						a.Offer(System(at))
					}
				}
				s.Looked, s.Step = a.One().A, stepSee
			}},
			"is refused without its rule",
		},
		"what comes to light is not said to": {
			brokenHunt{step: stepStrike, do: func(s *HuntTable, a *game.Ask) {
				a.Put(Seeker, "strike_at")
				for at := uint8(1); at <= Ring; at++ {
					a.Offer(System(at))
				}
				if s.Struck, s.Step = a.One().A, stepLay; s.Struck == s.Hider.Base {
					s.win(a, Seeker)
				}
			}},
			"what the seat tries does not come true",
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			g := games(300)
			g.Limit = 1000
			var heard ear
			Play(&heard, test.hunt, g)
			if !strings.Contains(heard.said, test.says) {
				t.Errorf("said %q, want %q in it", heard.said, test.says)
			}
		})
	}
}

// fickle is a player who plays otherwise whenever it is asked again.
type fickle struct{ asked *int }

func (f fickle) Choose(p *game.Position[HuntTable, HuntView], picks []game.Option) []game.Option {
	*f.asked++
	return append(picks, p.Decision.Options[*f.asked%len(p.Decision.Options)])
}

// cheat is a player who gives an answer that was not on offer.
type cheat struct{}

func (cheat) Choose(_ *game.Position[HuntTable, HuntView], picks []game.Option) []game.Option {
	return append(picks, System(99))
}

func TestPlayersAreChecked(t *testing.T) {
	asked := 0
	for says, player := range map[string]game.Player[HuntTable, HuntView]{
		"if what it may not know is another": fickle{&asked},
		"gives no legal answer":              cheat{},
	} {
		g := games(20)
		g.Player = func(uint64) game.Player[HuntTable, HuntView] { return player }
		var heard ear
		Play(&heard, Hunt{}, g)
		if !strings.Contains(heard.said, says) {
			t.Errorf("said %q, want %q in it", heard.said, says)
		}
	}
}

// TestReportNamesTheGame: a broken game can be played again by what is said of it.
func TestReportNamesTheGame(t *testing.T) {
	g := games(1)
	g.First, g.Limit = 42, 5
	var heard ear
	Play(&heard, Hunt{}, g)
	if want := "game 42, decision 5 (seat "; !strings.HasPrefix(heard.said, want) {
		t.Errorf("said %q, want it to begin with %q", heard.said, want)
	}
}

func TestHuntCanBeWonByBoth(t *testing.T) {
	sim := game.Simulation[HuntTable, HuntView]{Rules: Hunt{}, Broken: (*HuntTable).Broken, Limit: 1000}
	var wins [2]int
	for seed := range uint64(200) {
		s := NewHunt()
		if g := sim.Play(&s, seed); g.Stuck || g.Broken != "" {
			t.Fatalf("game %d: stuck %v, broken %q", seed, g.Stuck, g.Broken)
		}
		wins[s.Won-1]++
	}
	if wins[Hider] < 20 || wins[Seeker] < 20 {
		t.Errorf("hider and seeker won %v games, want at least 20 each", wins)
	}
}
