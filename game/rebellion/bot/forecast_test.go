package bot

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
)

// TestForecastsComeTrue: over many combats between cadets as many are won as the forecasts foretold, and as many
// units are lost, give or take what chance explains.
func TestForecastsComeTrue(t *testing.T) {
	f := NewForecaster[rebellion.State](rand.New(rand.NewPCG(1, 1)))
	var foretold, variance, won, lossesForetold, lost float64
	combats := 0
	for seed := range uint64(30) {
		m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{}), rand.New(rand.NewPCG(seed, 1)))
		guide := NewGuide(Level{Most: 1, Ahead: 1})
		guide.Seed(seed)
		for !m.Over() {
			d := &m.Pending
			p := m.Position(d.Seat)
			picks := guide.Pick(&p.View, d, nil)
			if d.Ask == "move" && picks[0] == rebellion.Done.Thing() && p.View.Phase == rebellion.Command && p.View.Mission.Card == rebellion.NoMission {
				to := p.View.Moving.To
				told := f.Foresee(p, picks[0], to, 40, nil)
				var real Forecast
				f.guide.Seed(seed)
				f.look.Begin(m.Fork(nil), picks, f.guide, rand.New(rand.NewPCG(seed, uint64(combats))))
				f.fight(&real, to, &p.View, rebellion.SideOf(d.Seat))
				for th, b := range told.Theaters {
					if b.Met == told.Games && real.Theaters[th].Met == 1 {
						combats++
						share := float64(b.Won) / float64(b.Met)
						foretold += share
						variance += share * (1 - share)
						won += float64(real.Theaters[th].Won)
						lossesForetold += float64(b.Lost[0]+b.Lost[1]) / float64(b.Met)
						lost += float64(real.Theaters[th].Lost[0] + real.Theaters[th].Lost[1])
					}
				}
			}
			if _, err := m.Answer(picks...); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d battles: %.1f foretold to be won, %.0f were; %.1f units foretold to be lost, %.0f were", combats, foretold, won, lossesForetold, lost)
	if combats < 30 || variance < 1 {
		t.Fatalf("only %d battles, too little was open in them (%.1f)", combats, variance)
	}
	if math.Abs(won-foretold) > 3*math.Sqrt(variance) {
		t.Errorf("%.1f of %d battles were foretold to be won, %.0f were", foretold, combats, won)
	}
	if math.Abs(lost-lossesForetold) > 0.2*lossesForetold {
		t.Errorf("%.1f units were foretold to be lost, %.0f were", lossesForetold, lost)
	}
}

// TestForecastsAreHonest: what the seat may not know changes nothing of what it is told.
func TestForecastsAreHonest(t *testing.T) {
	told := 0
	for seed := range uint64(4) {
		m, _ := game.Start[rebellion.State, rebellion.View](rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{Standard: true}), rand.New(rand.NewPCG(seed, 1)))
		r := rand.New(rand.NewPCG(seed, 2))
		guide := NewGuide(Level{Most: 1, Ahead: 1})
		for guide.Seed(seed); !m.Over(); {
			p := m.Position(m.Pending.Seat)
			if answer, at, ok := Impending(&p.View, &p.Decision); ok {
				foresee := func(p *game.Position[rebellion.State, rebellion.View]) Forecast {
					return NewForecaster[rebellion.State](rand.New(rand.NewPCG(seed, 3))).Foresee(p, answer, at, 5, nil)
				}
				other := p.Imagine(r).Position(p.Seat)
				if a, b := foresee(p), foresee(other); a != b {
					t.Fatalf("game %d: foreseen is %+v, and from a table that looks alike %+v", seed, a, b)
				}
				told++
			}
			if _, err := m.Answer(guide.Pick(&p.View, &p.Decision, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told < 20 {
		t.Errorf("only %d combats impended", told)
	}
}

// answer gives the answer of a word.
func (s *situation) answer(t *testing.T, word string) {
	t.Helper()
	d := &s.m.Pending
	i := slices.IndexFunc(d.Options, func(o game.Option) bool { return rebellion.Rules{}.Word(o) == word })
	if i < 0 {
		t.Fatalf("%q is not offered", word)
	}
	if _, err := s.m.Answer(d.Options[i]); err != nil {
		t.Fatal(err)
	}
}

// TestForecastsCountForcedLosses: lone Transports that do not retreat are lost by that very answer (R12.7.7).
func TestForecastsCountForcedLosses(t *testing.T) {
	s := described(t, `turn empire
pool: general_tagge, princess_leia
at naboo: assault_carrier, stormtrooper
at rodia: 2 rebel_transport, rebel_trooper`)
	for _, words := range []string{"general_tagge", "rodia", "assault_carrier from naboo", "stormtrooper from naboo"} {
		s.answer(t, words)
	}
	for s.m.Pending.Ask != rebellion.AskRetreat || rebellion.SideOf(s.m.Pending.Seat) != rebellion.Rebels {
		d := &s.m.Pending
		o := d.Options[0]
		if d.Ask == rebellion.AskAddLeader {
			o = d.Options[len(d.Options)-1]
		}
		if _, err := s.m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	p := s.m.Position(s.m.Pending.Seat)
	left := float64(p.View.Units[rebellion.Rodia][rebellion.RebelTransport])
	told := NewForecaster[rebellion.State](rand.New(rand.NewPCG(1, 1))).Foresee(p, rebellion.Stay.Thing(), rebellion.Rodia, 20, nil)
	space := told.Theaters[rebellion.Space]
	if left == 0 || space.Met != told.Games || float64(space.Lost[rebellion.Rebels])/float64(space.Met) != left || space.Won != 0 {
		t.Errorf("of %v lone Transports is foretold %+v", left, space)
	}
}

// TestForecastsEndWithTheMovement: the combat foretold is the one that the movement leads into, not the blow that the
// other side strikes back with in its own turn.
func TestForecastsEndWithTheMovement(t *testing.T) {
	s := described(t, `base hoth
turn empire
pool: mon_mothma, jan_dodonna, general_tagge
at malastare: star_destroyer, stormtrooper, at_st
at tatooine: 3 mon_calamari_cruiser, 3 x_wing, 4 rebel_trooper, 2 airspeeder`)
	for _, words := range []string{"general_tagge", "rodia", "star_destroyer from malastare"} {
		s.answer(t, words)
	}
	p := s.m.Position(s.m.Pending.Seat)
	const games = 60
	told := NewForecaster[rebellion.State](rand.New(rand.NewPCG(1, 1))).Foresee(p, rebellion.Done.Thing(), rebellion.Rodia, games, nil)
	if told.Games != games || told.Fought > games/4 {
		t.Errorf("of %d games %d have a combat; the base is in one of some twenty systems", told.Games, told.Fought)
	}
}
