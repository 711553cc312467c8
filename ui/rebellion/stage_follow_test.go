package rebellion

import (
	"math/rand/v2"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// TestEventsTellWhereEverythingIs plays random games and follows their events: then every figure, leader and marker is
// where the rules have it, and so is the combat under way.
func TestEventsTellWhereEverythingIs(t *testing.T) {
	combats, attacks, doubtful := 0, 0, 0
	for seed := range uint64(30) {
		followGame(t, seed, 0, rules.NewGame(rules.Setup{Standard: seed%2 == 1}), func(told, now *rules.View, began bool) {
			if began {
				combats++
			}
			if now.Combat.Rolled > 0 {
				attacks++
				if points(&told.Combat) != points(&now.Combat) {
					doubtful++ // events do not say which of several units of a type
				}
			}
		})
	}
	if combats < 20 {
		t.Errorf("only %d combats were followed", combats)
	}
	if doubtful*50 > attacks {
		t.Errorf("points of damage were given to other units than the rules did in %d of %d moments", doubtful, attacks)
	}
}

// TestEventsTellOfCombatCards: the Empire can follow a combat in which units have less health, the Rebels hold their
// tactic cards faceup and a leader only came for the combat.
func TestEventsTellOfCombatCards(t *testing.T) {
	start := rules.Rules{}.Blank()
	for _, line := range []string{
		"setup standard", "time 12", "base rodia", "actions rebels: point_blank_assault", "actions empire: good_intel, ready_for_action",
		"at base_space: 6 x_wing, mon_calamari_cruiser, admiral_ackbar",
		"at rodia: 2 star_destroyer, 4 tie_fighter, colonel_yularen",
		"pool: princess_leia, admiral_piett",
	} {
		if err := (rules.Rules{}).Describe(&start, line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if err := (rules.Rules{}).Ready(&start); err != nil {
		t.Fatal(err)
	}
	opened, weakened := 0, 0
	for seed := range uint64(40) {
		followGame(t, seed, 1, start, func(_, now *rules.View, _ bool) {
			if now.TacticsOf(rules.Rebels) != nil {
				opened++
			}
			if now.Combat.Health(rules.StarDestroyer) < rules.StarDestroyer.Figures().Health {
				weakened++
			}
		})
	}
	if opened < 100 || weakened < 100 {
		t.Errorf("hands were open at %d decisions, units weakened at %d", opened, weakened)
	}
}

// followGame plays a random game, of which a seat follows the events. After every answer it hands over the view as
// told and the true one, and whether a combat began.
func followGame(t *testing.T, seed uint64, seat game.Seat, start rules.State, each func(told, now *rules.View, began bool)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	match, _ := game.Start(rules.Rules{}, start, r)
	view := match.View(seat)
	var picks []game.Option
	for !match.Over() && !t.Failed() {
		d := match.Pending
		picks = game.Random[rules.State, rules.View]{Rand: r}.Choose(match.Position(d.Seat), picks[:0])
		events, err := match.Answer(picks...)
		if err != nil {
			t.Fatal(err)
		}
		now, began := match.View(seat), false
		for _, e := range events {
			if e = e.SeenBy(seat); e != nil {
				follow(&view, e.(rules.Event), &now)
				began = began || e.(rules.Event).Kind == rules.CombatBegan
			}
		}
		compareViews(t, seed, d.Ask, &view, &now)
		each(&view, &now, began)
		view = now
	}
}

func compareViews(t *testing.T, seed uint64, ask game.Key, told, now *rules.View) {
	t.Helper()
	same := func(what string, equal bool) {
		if !equal {
			t.Errorf("seed %d, after %q: %s differ", seed, ask, what)
		}
	}
	same("units", told.Units == now.Units)
	same("supplies", told.Supply == now.Supply)
	same("queues", told.Queue == now.Queue)
	same("loyalties", told.Loyalty == now.Loyalty)
	same("markers", told.Subjugated == now.Subjugated && told.Sabotaged == now.Sabotaged && told.Destroyed == now.Destroyed)
	same("track markers", told.Time == now.Time && told.Rep == now.Rep && told.Round == now.Round)
	for l := range now.Leaders {
		if told.Leaders[l] != now.Leaders[l] {
			t.Errorf("seed %d, after %q: %v stands at %v, not at %v", seed, ask, rules.Leader(l), told.Leaders[l], now.Leaders[l])
		}
	}
	same("leaving units", told.Deploying.Leaving == now.Deploying.Leaving)
	same("combats", told.Combat.Open == now.Combat.Open && told.Combat.Lost == now.Combat.Lost && told.Combat.Round == now.Combat.Round)
	if now.TacticHand != [2][2]uint8{} { // at the end of a combat all are returned without a word
		same("numbers of tactic cards", told.TacticHand == now.TacticHand)
		same("tactic cards seen", told.Rebel.Tactics == now.Rebel.Tactics && told.Empire.Tactics == now.Empire.Tactics)
	}
	if now.Combat.Open {
		same("health of units", told.Combat.Health(rules.StarDestroyer) == now.Combat.Health(rules.StarDestroyer))
	}
	same("numbers of units in combat", told.Combat.Count == now.Combat.Count)
	if now.Combat.Open && now.Combat.Rolled > 0 {
		same("spent dice", spent(&told.Combat) == spent(&now.Combat))
	}
}

func spent(c *rules.Combat) (n int) {
	for _, d := range c.Dice[:c.Rolled] {
		if d.Spent {
			n++
		}
	}
	return n
}

// points are those of the attack under way by type of unit, and the damage.
func points(c *rules.Combat) (n [32]uint8) {
	for _, f := range c.Units[:c.Count] {
		n[f.Unit] += f.Assigned + 16*f.Damage
	}
	return n
}
