package rebellion

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"holoboard/ui/table/advice"
)

// Odds: before a combat the player is told how it ended in games that were imagined from what he knows.

// oddsGames is how many games are imagined for the odds.
const oddsGames = 120

// forecast is how a combat may end, or on its way.
type forecast struct {
	*advice.Forecast[bot.Forecast]
	answer game.Option // of the player, from which the games were imagined
}

// Reconsider forgets the odds of answers that were asked about once more.
func (t *Table) Reconsider() {
	t.oddsThen.drop()
	t.oddsThen = nil
}

func (f *forecast) drop() {
	if f != nil {
		f.Drop()
	}
}

// oddsAfter tells the odds of the combat that follows from answers which end a movement.
func (t *Table) oddsAfter(answers []game.Option) string {
	var before session.Sight[*rules.View]
	var last game.Option
	if t.oddsThen == nil {
		_, taken := t.given(answers)
		before, _ = t.given(answers[:taken-1])
		last = answers[taken-1]
	}
	return t.foresee(&t.oddsThen, before, last, t.View.Moving.To)
}

// foresee tells the odds of a combat after an answer in a game, once they are worked out.
func (t *Table) foresee(told **forecast, from session.Sight[*rules.View], answer game.Option, at rules.System) string {
	if t.foretold != nil {
		return t.sayOdds(answer, t.foretold)
	}
	if *told == nil {
		p, forecaster := position(from), bot.NewForecaster[rules.State](advice.Chance(uint64(len(t.Reel.Events))))
		*told = &forecast{answer: answer, Forecast: advice.Foresee(t.F, func(enough func() bool) bot.Forecast {
			return forecaster.Foresee(p, answer, at, oddsGames, enough)
		})}
	}
	is, there := (*told).Soon()
	if !there {
		t.screen.Play.Wake()
		return ""
	}
	return t.sayOdds((*told).answer, &is)
}

// sayOdds puts odds into words.
func (t *Table) sayOdds(answer game.Option, f *bot.Forecast) string {
	var parts []string
	in100 := func(n, of int) int { return (100*n + of/2) / of }
	if f.Fought < f.Games {
		if f.Fought == 0 {
			return ""
		}
		parts = append(parts, t.Words.Say("odds.sometimes", assets.Args{"n": in100(f.Fought, f.Games)}))
	}
	side := t.View.Side()
	for th, key := range []string{"odds.space", "odds.ground"} {
		b := &f.Theaters[th]
		if b.Met == 0 {
			continue
		}
		mean := func(s rules.Side) string { return t.Words.Tenths(float64(b.Lost[s]) / float64(b.Met)) }
		told := t.Words.Say(key, assets.Args{"won": in100(b.Won, b.Met), "mine": mean(side), "theirs": mean(1 - side)})
		if b.Met < f.Fought {
			told = t.Words.Say("odds.met", assets.Args{"odds": told, "n": in100(b.Met, f.Games)})
		}
		parts = append(parts, told)
	}
	if len(parts) == 0 {
		return "" // nothing is left to fight
	}
	key := "odds.done"
	if answer == rules.Stay.Thing() {
		key = "odds.stay"
	}
	return t.Words.Say(key, assets.Args{"odds": strings.Join(parts, " · "), "games": f.Games})
}
