package bot

import (
	"math/rand/v2"
	"slices"
	"strings"
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
	const everywhere = "answered: alderaan, bespin, bothawui, cato_neimoidia, corellia, dagobah, dathomir, endor, felucia, geonosis, hoth, ilum, kashyyyk, kessel, malastare, " +
		"mandalore, mon_calamari, mustafar, mygeeto, naboo, nal_hutta, ord_mantell, rodia, ryloth, saleucami, sullust, tatooine, toydaria, utapau, yavin\n"
	const projects = `base dantooine
		loyal empire: mustafar, corellia
		at mustafar: assault_carrier, 3 stormtrooper
		pool: darth_vader
		table empire: research_and_development with general_tagge
		turn empire
		passed rebels
		`
	const refresh = `base dantooine
		phase refresh
		round 6
		time 6
		loyal empire: corellia, sullust
		at corellia: assault_carrier, 2 stormtrooper
		at sullust: 2 stormtrooper
		queue 1: at_at
		`
	const doomed = `base dantooine
		answered: endor
		at endor: 3 mon_calamari_cruiser, 6 rebel_trooper, 3 airspeeder
		at bespin: assault_carrier, stormtrooper
		pool: darth_vader
		turn empire
		passed rebels
		`
	tests := map[string]struct {
		table   string
		answers []string
		want    string
	}{
		"a leader holds up a fleet next to where the base can be": {projects, []string{"card 1", "mustafar"}, WastedFleet},
		"he goes elsewhere":                     {projects, []string{"card 1", "corellia"}, ""},
		"nobody is left who could move it":      {strings.Replace(projects, "pool: darth_vader", "pool: janus_greejatus", 1), []string{"card 1", "mustafar"}, ""},
		"it is known that the base is not near": {projects + everywhere, []string{"card 1", "mustafar"}, ""},
		"a leader looks for a base whose place is known": {"phase assignment\nbase dantooine\npool: general_tagge\n" + everywhere,
			[]string{"general_tagge", "gather_intel"}, WastedSearch},
		"he looks for one that can be anywhere": {"phase assignment\nbase dantooine\npool: general_tagge\n",
			[]string{"general_tagge", "gather_intel"}, ""},
		"a walker is deployed where no ship can fetch it": {refresh, []string{"at_at", "sullust"}, WastedTroops},
		"it is deployed where one can":                    {refresh, []string{"at_at", "corellia"}, ""},
		"a trooper joins another one to hold a system":    {strings.Replace(strings.Replace(refresh, "at_at", "stormtrooper", 1), "at sullust: 2", "at sullust: 1", 1), []string{"stormtrooper", "sullust"}, ""},
		"a leader comes back from a mission that was not revealed": {strings.Replace(refresh, "phase refresh", `pool: general_tagge
			turn empire
			passed rebels
			table empire: capture_rebel_operative with darth_vader`, 1), []string{"pass", "at_at"}, WastedLeader},
		"an attack is as good as lost":            {doomed, []string{"darth_vader", "endor", "assault_carrier from bespin", "stormtrooper from bespin", "end_actions"}, WastedAttack},
		"the same attack where the base may be":   {strings.Replace(doomed, "answered: endor", "answered: hoth", 1), []string{"darth_vader", "endor", "assault_carrier from bespin", "stormtrooper from bespin", "end_actions"}, ""},
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

// TestNothingIsWasted: no player of ours makes a move that brings nothing, and those who mind it give nothing away that they could foresee; random
// ones do.
func TestNothingIsWasted(t *testing.T) {
	gametest.Long(t)
	levels["short"] = Level{Tries: 12, Most: 4, Ahead: 1, Doubt: 10, Ways: levels["admiral"].Ways}
	defer delete(levels, "short")
	nothing := []string{WastedPass, WastedMission, WastedActivation}
	for _, test := range []struct {
		kind  string
		games uint64
		never []string
	}{
		{"cadet", 40, nothing},
		{"short", 2, append(nothing, WastedSearch, WastedFleet, WastedTroops)},
		{"random", 1, nil},
	} {
		wasted := 0
		sit := func(r *rand.Rand) player {
			return &judged{player: Player[rebellion.State](test.kind, r), say: func(what string) {
				if wasted++; slices.Contains(test.never, what) {
					t.Errorf("a %s wastes a move: %s", test.kind, what)
				}
			}}
		}
		sim := game.Simulation[rebellion.State, rebellion.View]{
			Rules: rebellion.Rules{}, Limit: 20_000, Players: []func(*rand.Rand) player{sit, sit},
			Broken: func(*rebellion.State) string { return "" },
		}
		for seed := range test.games {
			s := rebellion.NewGame(rebellion.Setup{Standard: seed%2 == 1})
			sim.Play(&s, seed)
		}
		if test.kind == "random" && wasted == 0 {
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
