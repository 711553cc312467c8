package gametest

import (
	"math/rand/v2"

	"holoboard/game"
	"holoboard/game/session"
)

// HuntTitle returns [Hunt] for a session, with a computer player, "random", who draws at random.
func HuntTitle() session.Title[HuntTable, HuntView] {
	return session.Title[HuntTable, HuntView]{
		ID: "hunt", Version: 3, Rules: Hunt{}, Deal: DealHunt, Player: random[HuntTable, HuntView],
		Reveal: func(s *HuntTable, seat game.Seat) HuntView {
			v := Hunt{}.View(s, seat)
			v.Hider, v.Seeker = s.Hider, s.Seeker
			return v
		},
	}
}

// HuntWire is how what a desk of Hunt shows is put into bytes.
func HuntWire() session.Wire { return session.NewWire[HuntView]("hunt", 3, HuntEvent{}) }

// DuelTitle returns [Duel] for a session, with the same player.
func DuelTitle() session.Title[DuelTable, DuelView] {
	return session.Title[DuelTable, DuelView]{
		ID: "duel", Version: 1, Rules: Duel{}, Prepare: PrepareDuel, DealWith: DealDuel, Player: random[DuelTable, DuelView],
		Together: DuelTogether, Windows: DuelWindows,
	}
}

// DuelWire is how what a desk of Duel shows is put into bytes.
func DuelWire() session.Wire { return session.NewWire[DuelView]("duel", 1, DuelEvent{}) }

// DuelTogether is the question that both answer at once.
var DuelTogether = []game.Key{"strike"}

// DuelWindows says what orders must know: one may let windows pass until the pass is over, or until the other plays a card.
var DuelWindows = &session.Windows[DuelView]{
	Pass: func(*game.Decision) game.Option { return None },
	Use: func(v *DuelView, d *game.Decision, decisive bool) (o game.Option, uses bool) {
		if v.Seat < 0 || !decisive {
			return d.Options[0], d.Options[0] != None
		}
		return Card(Lunge), v.Strength[v.Seat] == v.Strength[1-v.Seat]
	},
	Ends: func(o session.Order, seat game.Seat, f *session.Frame[*DuelView]) bool {
		e := f.Event.(DuelEvent)
		return o.Until == "pass" && e.What == "passes over" || o.Until == "card" && e.What == "plays" && e.Who != seat
	},
}

func random[S, V comparable](kind string, r *rand.Rand) game.Player[S, V] {
	if kind == "random" {
		return game.Random[S, V]{Rand: r}
	}
	return nil
}
