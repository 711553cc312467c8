package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/rebellion"
)

// judge plays answers in words from a described table, all of one side, and returns what the
// critic says of the last of them.
func (s *situation) judge(answers ...string) (wasted string) {
	s.t.Helper()
	var c Critic
	side := s.m.Pending.Seat
	for _, want := range answers {
		for s.m.Pending.Seat != side { // the other side does what a cadet does
			s.choice()
		}
		p := s.m.Position(side)
		var picks []game.Option
		for _, o := range p.Decision.Options {
			if (rebellion.Rules{}).Word(o) == want {
				picks = append(picks, o)
			}
		}
		if len(picks) != 1 {
			s.t.Fatalf("asked %s there is no %q", p.Decision.Ask, want)
		}
		wasted = c.Judge(&p.View, &p.Decision, picks)
		if _, err := s.m.Answer(picks...); err != nil {
			s.t.Fatal(err)
		}
	}
	return wasted
}

func TestCritic(t *testing.T) {
	const table = `base dantooine
		at mustafar: assault_carrier, 3 stormtrooper
		at sullust: stormtrooper
		pool: general_tagge, darth_vader
		table empire: rule_by_fear with grand_moff_tarkin
		turn empire
		passed rebels
		`
	tests := map[string]struct {
		table   string
		answers []string
		want    string
	}{
		"a pass while a mission can do something": {table, []string{"pass"}, WastedPass},
		"a mission that can do something":         {table, []string{"card 1"}, ""},
		"where it can":                            {table, []string{"card 1", "sullust"}, ""},
		"an activation that moves something": {table,
			[]string{"general_tagge", "hoth", "assault_carrier from mustafar", "stormtrooper from mustafar", "done", "card 1"}, ""},
		"an activation that moves nothing": {table, []string{"general_tagge", "hoth", "done", "card 1"}, WastedActivation},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			if got := described(t, test.table).judge(test.answers...); got != test.want {
				t.Errorf("the critic says %q, want %q", got, test.want)
			}
		})
	}
}

// judged is a player with a critic behind it.
type judged struct {
	player
	critic Critic
	say    func(wasted string)
}

// Choose implements [game.Player].
func (j *judged) Choose(p *game.Position[rebellion.State, rebellion.View], picks []game.Option) []game.Option {
	before := len(picks)
	picks = j.player.Choose(p, picks)
	if wasted := j.critic.Judge(&p.View, &p.Decision, picks[before:]); wasted != "" {
		j.say(wasted)
	}
	return picks
}

// TestNothingIsWasted: no player of ours makes a move that brings nothing; random ones do.
func TestNothingIsWasted(t *testing.T) {
	gametest.Long(t)
	levels["short"] = Level{Tries: 12, Most: 4, Ahead: 1, Doubt: 10}
	defer delete(levels, "short")
	for kind, games := range map[string]uint64{"cadet": 40, "short": 2, "random": 1} {
		wasted := 0
		sit := func(r *rand.Rand) player {
			return &judged{player: Player[rebellion.State](kind, r), say: func(what string) {
				if wasted++; kind != "random" {
					t.Errorf("a %s wastes a move: %s", kind, what)
				}
			}}
		}
		sim := game.Simulation[rebellion.State, rebellion.View]{
			Rules: rebellion.Rules{}, Limit: 20_000, Players: []func(*rand.Rand) player{sit, sit},
			Broken: func(*rebellion.State) string { return "" },
		}
		for seed := range games {
			s := rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1})
			sim.Play(&s, seed)
		}
		if kind == "random" && wasted == 0 {
			t.Error("in a game of random choices nothing is wasted")
		}
	}
}

// TestThinkersTakeNobodyBack: who could be taken back and assigned again and again would think for ever, and show the
// enemy what was weighed.
func TestThinkersTakeNobodyBack(t *testing.T) {
	gametest.Long(t)
	levels["short"] = Level{Tries: 12, Most: 4, Ahead: 1, Doubt: 0}
	defer delete(levels, "short")
	_, tally := meet(t, 4, "short", "short")
	count := func(kind rebellion.EventKind) (n int) {
		for _, of := range tally[kind] {
			n += int(of)
		}
		return n
	}
	if n := count(rebellion.TakenBack); n > 0 {
		t.Errorf("%d leaders were taken back from missions", n)
	}
	if count(rebellion.Assigned) == 0 {
		t.Error("nobody was assigned")
	}
}
