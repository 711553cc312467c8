package bot

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/starship"
)

// formats are the battles that every level must be able to play.
var formats = []starship.Setup{
	{Format: starship.FirstBattle, Limit: 40}, {Format: starship.QuickStart, Limit: 40}, {Format: starship.Standard, Limit: 40},
	{Format: starship.AboveCoruscant, Limit: 40}, {Format: starship.Standard, Points: 150, Players: 4, Limit: 30},
	{Format: starship.Standard, Limit: 30, House: houseNames()},
}

func houseNames() (names []string) {
	for h := range starship.HouseRule(starship.NumHouseRules) {
		names = append(names, h.String())
	}
	return names
}

// TestEveryLevelPlaysEveryFormat: an answer that is not on offer would stop the battle.
func TestEveryLevelPlaysEveryFormat(t *testing.T) {
	gametest.Long(t)
	quick := levels["admiral"]
	quick.Budget = 8000
	levels["short"] = quick
	defer delete(levels, "short")
	for _, level := range []string{"cadet", "officer", "short"} {
		for i, setup := range formats {
			s := battle(setup, "rebel_patrol", "imperial_picket", uint64(i))
			if setup.Players == 4 || i == 2 {
				s = battle(setup, "", "", uint64(i))
			}
			sim := simulation(level, level)
			if g := sim.Play(&s, uint64(i)); g.Stuck || g.Broken != "" || s.Ending == starship.Undecided {
				t.Errorf("%s in %+v: stuck %v, broken %q", level, setup, g.Stuck, g.Broken)
			}
		}
	}
}

func TestEveryScriptPlays(t *testing.T) {
	for name := range scripts {
		s := battle(starship.Setup{Format: starship.Standard, Limit: 20}, lights[1], darks[1], 3)
		sim := simulation(name, "random")
		if g := sim.Play(&s, 3); g.Stuck || g.Broken != "" {
			t.Errorf("%s: stuck %v, broken %q", name, g.Stuck, g.Broken)
		}
	}
}

// TestTheSameSeedPlaysTheSame: nothing but the seed decides.
func TestTheSameSeedPlaysTheSame(t *testing.T) {
	quick := levels["admiral"]
	quick.Budget = 8000
	levels["short"] = quick
	defer delete(levels, "short")
	for _, level := range []string{"cadet", "officer", "short"} {
		var sums [2]uint64
		for n := range sums {
			s := battle(starship.Setup{Format: starship.FirstBattle, Limit: 20}, "", "", 5)
			sim := simulation(level, level)
			sim.Play(&s, 9)
			sums[n] = game.Sum(&s)
		}
		if sums[0] != sums[1] {
			t.Errorf("%s: a battle played twice ends otherwise", level)
		}
	}
}

// TestCaptainsKeepTheLaws: nothing is hidden from them but dice, and those change no answer; the fleets of others before they
// are shown are no part of a table.
func TestCaptainsKeepTheLaws(t *testing.T) {
	gametest.Long(t)
	for _, level := range Kinds {
		for seed, setup := range formats[:3] {
			gametest.Play(t, starship.Rules{}, gametest.Games[starship.State, starship.View]{
				Count: 1, First: 900, Invariants: (*starship.State).Broken,
				Deal: func() starship.State { return battle(setup, "rebel_patrol", "imperial_picket", uint64(seed)) },
				Player: func(seed uint64) player {
					return Player(level, rand.New(rand.NewPCG(seed, 9)))
				},
			})
		}
	}
}

// TestEveryQuestionIsTaught compares the questions of the rules with those that a captain knows.
func TestEveryQuestionIsTaught(t *testing.T) {
	for _, ask := range starship.Asks {
		if answers[ask] == nil {
			t.Errorf("nobody knows what to answer to %s", ask)
		}
	}
	if len(answers) != len(starship.Asks) {
		t.Errorf("%d questions are known, %d are asked", len(answers), len(starship.Asks))
	}
}

// TestNobodyFiresAtTheFallen: damage beyond what destroys a ship is of no use (R19.5).
func TestNobodyFiresAtTheFallen(t *testing.T) {
	gametest.Long(t)
	var all habit
	for seed := range uint64(4) {
		measure(t, [2]string{"officer", "officer"}, 5*seed, [2]*habit{&all, &all})
	}
	if all.wasted > 0 || all.attacks < 200 {
		t.Errorf("%d of %d attacks were at ships that fall anyway", all.wasted, all.attacks)
	}
}

// TestLevelsAreWorthTheirNames in a few games; TRIED.md has the many.
func TestLevelsAreWorthTheirNames(t *testing.T) {
	gametest.Long(t)
	for _, c := range []struct {
		kind, against string
		least         int // per mille
	}{{"cadet", "random", 900}, {"officer", "gunline", 650}} {
		if a := arena(t, c.kind, c.against, 16, 50); a.rate() < c.least {
			t.Errorf("%s against %s: %+v", c.kind, c.against, a)
		}
	}
}

// TestFleets: every kind brings fleets that may fight, and uses its points.
func TestFleets(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 1))
		side, points := starship.Side(seed&1), []int{300, 150, 120}[seed%3]
		f := BuildFleet(starship.Shipped(), side, points, Archetype(seed%NumArchetypes), r)
		if seed%2 == 0 {
			f = Fleet(Kinds[seed%3], starship.Shipped(), side, points, r)
		}
		if whys := f.WhyNot(side, points); len(whys) > 0 || 10*f.Points() < 9*points {
			t.Errorf("seed %d: a fleet of %d of %d points: %v", seed, f.Points(), points, whys)
		}
		seen[string(f.Bytes())] = true
	}
	if len(seen) < 30 {
		t.Errorf("60 seeds have only %d fleets", len(seen))
	}
}

// TestHintsGiveReasons: the officer says where and why; odds agree with the ladder.
func TestHintsGiveReasons(t *testing.T) {
	gametest.Long(t)
	reasons := map[Feature]bool{}
	parts(2, "officer", func(p *Position) {
		h := Advise(p, 1, nil)
		if !p.Decision.Has(h.Option) {
			t.Fatalf("%s: %v is not on offer", p.Decision.Ask, h.Option)
		}
		if len(h.Reasons) > 2 || !slices.IsSortedFunc(h.Reasons, func(a, b Reason) int { return b.Points - a.Points }) {
			t.Errorf("%v are no two reasons in order", h.Reasons)
		}
		for _, r := range h.Reasons {
			reasons[r.Feature] = true
		}
	})
	for _, f := range []Feature{Dealt, Taken, Approach} {
		if !reasons[f] {
			t.Errorf("nothing is ever done for feature %d", f)
		}
	}
}
