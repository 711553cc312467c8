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
		r := rand.New(rand.NewPCG(seed, 1))
		match, _ := game.Start(rules.Rules{}, rules.NewGame(rules.Setup{}), r)
		view := match.View(0)
		var picks []game.Option
		for !match.Over() {
			d := match.Pending
			picks = game.Random[rules.State, rules.View]{Rand: r}.Choose(match.Position(d.Seat), picks[:0])
			events, err := match.Answer(picks...)
			if err != nil {
				t.Fatal(err)
			}
			now := match.View(0)
			for _, e := range events {
				if e = e.SeenBy(0); e != nil {
					follow(&view, e.(rules.Event), &now)
					if e.(rules.Event).Kind == rules.CombatBegan {
						combats++
					}
				}
			}
			compareViews(t, seed, d.Ask, &view, &now)
			if t.Failed() {
				return
			}
			if now.Combat.Rolled > 0 {
				attacks++
				if points(&view.Combat) != points(&now.Combat) {
					doubtful++ // events do not say which of several units of a type
				}
			}
			view = now
		}
	}
	if combats < 20 {
		t.Errorf("only %d combats were followed", combats)
	}
	if doubtful*50 > attacks {
		t.Errorf("points of damage were given to other units than the rules did in %d of %d moments", doubtful, attacks)
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
		same("own tactic cards", told.Rebel.Tactics == now.Rebel.Tactics)
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
