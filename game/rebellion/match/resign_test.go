package match

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/game/session"
)

// lost are tables at which a side has lost: the Rebels' base is known, and all the Empire's might stands around it; nearly all systems are loyal to
// the Rebels, and two troopers are all that the Empire has left.
var lost = [2]string{rebellion.Rebels: `time 1
	reputation 16
	base dathomir revealed
	at dathomir: rebel_trooper
	at mustafar: 10 stormtrooper, 4 at_at, 4 at_st, 2 death_star, 4 star_destroyer, super_star_destroyer, 4 assault_carrier, 10 tie_fighter
	at coruscant: 8 stormtrooper, 3 at_st, 3 star_destroyer, 2 assault_carrier, mon_mothma
	ring captured: mon_mothma
	pool: princess_leia, darth_vader, emperor_palpatine, grand_moff_tarkin, general_tagge, admiral_ozzel
	pool: admiral_piett, boba_fett, colonel_yularen, general_veers, janus_greejatus, moff_jerjerrod, soontir_fel
	loyal empire: corellia, mandalore, rodia, cato_neimoidia, saleucami, naboo, bothawui, mon_calamari, kashyyyk, alderaan, ryloth
	loyal empire: bespin, felucia, geonosis, kessel, malastare, mustafar, mygeeto, nal_hutta, ord_mantell, sullust, toydaria, utapau`,
	rebellion.Empire: `time 1
	reputation 8
	base dathomir
	at dathomir: 8 rebel_trooper, 4 airspeeder, 3 mon_calamari_cruiser, 4 corellian_corvette, 8 x_wing, 8 y_wing, 2 ion_cannon, 2 shield_generator
	at coruscant: 2 stormtrooper
	pool: mon_mothma, princess_leia, jan_dodonna, general_rieekan, luke_skywalker, han_solo, chewbacca, lando_calrissian, wedge_antilles
	pool: admiral_ackbar, general_madine, obi_wan_kenobi, darth_vader, grand_moff_tarkin
	loyal rebels: corellia, mandalore, rodia, cato_neimoidia, saleucami, naboo, bothawui, mon_calamari, kashyyyk, alderaan, ryloth
	loyal rebels: bespin, felucia, geonosis, kessel, malastare, mustafar, mygeeto, nal_hutta, ord_mantell, sullust, toydaria, utapau`}

// described is a table that is described in words.
func described(t *testing.T, lines string) state {
	t.Helper()
	s := rebellion.Rules{}.Blank()
	for line := range strings.Lines(lines) {
		if err := (rebellion.Rules{}).Describe(&s, strings.TrimSpace(line)); err != nil {
			t.Fatal(err)
		}
	}
	if err := (rebellion.Rules{}).Ready(&s); err != nil {
		t.Fatal(err)
	}
	return s
}

// resigned plays a side's lost table, a computer against a person who lets it be, until seven rounds have begun, and returns how many had when the
// computer gave up, 0 if it did not.
func resigned(t *testing.T, side rebellion.Side, allowed bool) (rounds int) {
	t.Helper()
	title := Title()
	title.Deal = func(json.RawMessage, int) (state, error) { return described(t, lost[side]), nil }
	seats := []session.Chair{{Kind: session.Person}, {Kind: session.Person}}
	seats[side].Kind = "cadet"
	s, err := session.New(title, session.Start{Seed: 1, Seats: seats, Resigns: allowed})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() && rounds < 7 {
		events, _ := s.Events(game.Table, 0)
		rounds = len(slices.DeleteFunc(events, func(e game.Event) bool { return e.(rebellion.Event).Kind != rebellion.RoundBegan }))
		if s.Play() {
			continue
		}
		d, _ := s.Decision(s.Asked())
		picks := game.RandomChooser{Rand: rand.New(rand.NewPCG(1, uint64(s.Answers())))}.Choose(&d, nil)
		if done := rebellion.Done.Thing(); d.Has(done) {
			picks = []game.Option{done}
		}
		if pass := rebellion.Pass.Thing(); d.Has(pass) {
			picks = []game.Option{pass}
		}
		if err := s.Answer(d.Seat, picks...); err != nil {
			t.Fatal(err)
		}
	}
	if v := s.View(game.Table); v.Victory != rebellion.Resigned || v.Winner == side {
		return 0
	}
	return rounds
}

// TestALostTableIsGivenUp after five rounds without hope, not before, and only where that is allowed.
func TestALostTableIsGivenUp(t *testing.T) {
	for side := range rebellion.Side(2) {
		if got := resigned(t, side, true); got != roundsWithoutHope {
			t.Errorf("%s: the computer gives up in round %d", side, got)
		}
		if got := resigned(t, side, false); got != 0 {
			t.Errorf("%s: the computer gives up in round %d, and may not", side, got)
		}
	}
}

// TestHopeIsHonest: what a seat may not know changes nothing of what it hopes for: not where the hidden base is, not what others hold.
func TestHopeIsHonest(t *testing.T) {
	hopes := func(hidden string) [2]int {
		s := described(t, "time 6\nreputation 11\nat mustafar: 8 stormtrooper, 2 at_at, 4 star_destroyer\npool: mon_mothma, darth_vader\n"+hidden)
		rebels, empire := rebellion.Rules{}.View(&s, 0), rebellion.Rules{}.View(&s, 1)
		return [2]int{hope(&rebels, 0), hope(&empire, 1)}
	}
	near, far := hopes("base dathomir"), hopes("base hoth")
	if near[rebellion.Empire] != far[rebellion.Empire] {
		t.Errorf("the Empire hopes for %d where the base is in one place and for %d in another", near[rebellion.Empire], far[rebellion.Empire])
	}
	if near[rebellion.Rebels] == far[rebellion.Rebels] {
		t.Error("the Rebels hope for as much wherever their base is: these tables show nothing")
	}
	for answers := 40; answers < 400; answers += 40 {
		s := played(t, 2, answers)
		for seat := range game.Seat(2) {
			v := s.View(seat)
			guessed := rebellion.Rules{}.Guess(&v, rand.New(rand.NewPCG(uint64(answers), 5)))
			if other := (rebellion.Rules{}).View(&guessed, seat); hope(&v, seat) != hope(&other, seat) {
				t.Errorf("after %d answers seat %d hopes for something else where the hidden is another", answers, seat)
			}
		}
	}
}
