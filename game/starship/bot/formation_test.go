package bot

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/starship"
)

// TestFormationsLookAtTheEnemy: whoever places his ships by the attacks that will come has more of the first ones than who does not, on every
// table of the ready fleets together by ten points a battle.
func TestFormationsLookAtTheEnemy(t *testing.T) {
	gametest.Long(t)
	sum := 0
	for pair := range uint64(16) {
		var worth [2]int
		for k, level := range []string{"officer:placed=0", "officer"} {
			s := battle(starship.Setup{Format: starship.Standard}, lights[pair%4], darks[pair/4], pair)
			m, _ := game.Start(starship.Rules{}, s, rand.New(rand.NewPCG(pair, 1)))
			seat := 1 - m.Pending.Seat // places second
			var players [2]player
			players[seat] = kind(level)(rand.New(rand.NewPCG(pair, 2)))
			players[1-seat] = kind("officer")(rand.New(rand.NewPCG(pair, 3)))
			for m.Now.Phase() == starship.Deployment {
				p := m.Position(m.Pending.Seat)
				if _, err := m.Answer(players[p.Seat].Choose(p, nil)...); err != nil {
					t.Fatal(err)
				}
			}
			f := ForecastOf(&m.Now)
			own := starship.SideOf(seat)
			worth[k] = f.Loses[own.Other()] - f.Loses[own]
		}
		sum += worth[1] - worth[0]
	}
	t.Logf("%.1f points a battle", float64(sum)/16/point)
	if sum < 16*10*point {
		t.Errorf("sixteen formations bring %d hundredths of a point", sum)
	}
}

// TestAnAdmiralsFormations: whoever places second has drawn nothing worth less than an officer's; whoever places first suffers less by an
// officer's answer, on five tables together.
func TestAnAdmiralsFormations(t *testing.T) {
	gametest.Long(t)
	var first, second int
	for pair := range uint64(5) {
		first += formedBy(t, "admiral", pair, false) - formedBy(t, "officer", pair, false)
		more := formedBy(t, "admiral", pair, true) - formedBy(t, "officer", pair, true)
		if second += more; more < 0 {
			t.Errorf("pair %d: the admiral's formation is worth %d hundredths of a point less", pair, -more)
		}
	}
	t.Logf("second %.1f, first %.1f points a battle", float64(second)/5/point, float64(first)/5/point)
	if first <= 0 {
		t.Errorf("placing first he is better by %d hundredths of a point", first)
	}
}

// formedBy is what the formation of somebody is worth against an officer's, who has placed before or places after him.
func formedBy(t *testing.T, level string, pair uint64, second bool) int {
	t.Helper()
	s := battle(starship.Setup{Format: starship.Standard}, lights[pair%4], darks[(pair+pair/4)%4], pair)
	m, _ := game.Start(starship.Rules{}, s, rand.New(rand.NewPCG(pair, 1)))
	seat := m.Pending.Seat
	if second {
		seat = 1 - seat
	}
	var players [2]player
	players[seat] = kind(level)(rand.New(rand.NewPCG(pair, 2)))
	players[1-seat] = kind("officer")(rand.New(rand.NewPCG(pair, 3)))
	for m.Now.Phase() == starship.Deployment {
		p := m.Position(m.Pending.Seat)
		if _, err := m.Answer(players[p.Seat].Choose(p, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	w := bold
	d := drawn{helm: helm{c: NewCaptain(levels["adviser"], rand.New(rand.NewPCG(1, 1))), t: &table{w: &w}}, seat: seat}
	d.expect(&m.Now)
	return d.valueOn(d.t)
}
