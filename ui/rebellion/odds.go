package rebellion

import (
	"math/rand/v2"
	"strings"
	"sync/atomic"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"holoboard/ui/table/play"
)

// Odds: before a combat the player is told how it ended in games that were imagined from what he knows.

// odds are how a combat may end, or on their way.
type odds struct {
	done     *play.Beside // working them out
	unwanted atomic.Bool
	answer   game.Option // of the player, from which the games were imagined
	forecast bot.Forecast
}

// oddsGames is how many games are imagined for the odds.
const oddsGames = 120

// askOdds has the odds worked out beside the picture. Enough is asked between two games whether there is no more time.
func askOdds(p *game.Position[rules.State, rules.View], answer game.Option, at rules.System, seed uint64, enough func() bool) *odds {
	o := &odds{answer: answer}
	forecaster := bot.NewForecaster[rules.State](rand.New(rand.NewPCG(seed, 1)))
	o.done = play.Begin(func() {
		o.forecast = forecaster.Foresee(p, answer, at, oddsGames, func() bool { return o.unwanted.Load() || enough() })
	})
	return o
}

// dropOdds forgets the odds: something else is asked.
func (t *Table) dropOdds() {
	drop(&t.odds)
	drop(&t.oddsThen)
}

func drop(o **odds) {
	if *o != nil {
		(*o).unwanted.Store(true)
	}
	*o = nil
}

// oddsText tells the odds of the combat that impends; nothing where none does, or while they are worked out.
func (t *Table) oddsText() string {
	answer, at, impends := bot.Impending(&t.View, t.Pending)
	if !impends || t.View.Side() != rules.SideOf(t.Pending.Seat) { // whoever looks on may not know what he does
		return ""
	}
	return t.foresee(&t.odds, t.play.Sight(), answer, at)
}

// oddsAfter tells the odds of the combat that follows from answers which end a movement.
func (t *Table) oddsAfter(answers []game.Option) string {
	var before session.Sight[rules.View]
	var last game.Option
	if t.oddsThen == nil {
		_, taken := t.given(answers)
		before, _ = t.given(answers[:taken-1])
		last = answers[taken-1]
	}
	return t.foresee(&t.oddsThen, before, last, t.View.Moving.To)
}

// foresee tells the odds of a combat after an answer in a game, once they are worked out.
func (t *Table) foresee(told **odds, from session.Sight[rules.View], answer game.Option, at rules.System) string {
	if t.foretold != nil {
		return t.sayOdds(&odds{answer: answer, forecast: *t.foretold})
	}
	if *told == nil {
		*told = askOdds(position(from), answer, at, uint64(len(t.Reel.Events)), play.NewClock().Rest)
	}
	if !(*told).done.Soon() {
		t.play.Wake()
		return ""
	}
	return t.sayOdds(*told)
}

// sayOdds puts odds into words.
func (t *Table) sayOdds(o *odds) string {
	var parts []string
	in100 := func(n, of int) int { return (100*n + of/2) / of }
	if f := &o.forecast; f.Fought < f.Games {
		if f.Fought == 0 {
			return ""
		}
		parts = append(parts, t.Words.Say("odds.sometimes", assets.Args{"n": in100(f.Fought, f.Games)}))
	}
	side := t.View.Side()
	for th, key := range []string{"odds.space", "odds.ground"} {
		b := &o.forecast.Theaters[th]
		if b.Met == 0 {
			continue
		}
		mean := func(s rules.Side) string { return t.Words.Tenths(float64(b.Lost[s]) / float64(b.Met)) }
		told := t.Words.Say(key, assets.Args{"won": in100(b.Won, b.Met), "mine": mean(side), "theirs": mean(1 - side)})
		if b.Met < o.forecast.Fought {
			told = t.Words.Say("odds.met", assets.Args{"odds": told, "n": in100(b.Met, o.forecast.Games)})
		}
		parts = append(parts, told)
	}
	if len(parts) == 0 {
		return "" // nothing is left to fight
	}
	key := "odds.done"
	if o.answer == rules.Stay.Thing() {
		key = "odds.stay"
	}
	return t.Words.Say(key, assets.Args{"odds": strings.Join(parts, " · "), "games": o.forecast.Games})
}
