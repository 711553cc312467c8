package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"holoboard/render/board"
)

// A story is how a game that is over went, told from what both sides knew.
type story struct {
	chances []int       // per mille that the Rebels win, at the beginning of each round, and at the end of the game
	stays   []stay      // of the base
	chart   board.Chart // of the chances
	galaxy  *assets.Galaxy
}

// A stay is where the base was, from one round to another.
type stay struct {
	at       rules.System
	from, to uint8
	found    uint8 // the round in which it was revealed there, or 0
}

// newStory tells a game that is over.
func newStory(record session.Recording[rules.View]) *story {
	s := &story{galaxy: assets.LoadGalaxy()}
	judge := new(bot.Mind)
	record.Each(func(view func(game.Seat) rules.View) { s.look(judge, view) })
	return s
}

// look takes in the next table of a game.
func (s *story) look(judge *bot.Mind, view func(game.Seat) rules.View) {
	rebels := view(game.Seat(rules.Rebels))
	if s.stay(&rebels); rebels.Round == 0 {
		return
	}
	switch {
	case rebels.Winner == rules.Rebels:
		s.chances = append(s.chances, 1000)
	case rebels.Winner == rules.Empire:
		s.chances = append(s.chances, 0)
	case len(s.chances) < int(rebels.Round):
		empire := view(game.Seat(rules.Empire))
		s.chances = append(s.chances, judge.RebelChance(&rebels, &empire))
	}
}

// stay keeps where the base is.
func (s *story) stay(rebels *rules.View) {
	at, round := rebels.Rebel.Base, max(rebels.Round, 1)
	if at == rules.NoSystem {
		return
	}
	if n := len(s.stays); n == 0 || s.stays[n-1].at != at {
		s.stays = append(s.stays, stay{at: at, from: round})
	}
	last := &s.stays[len(s.stays)-1]
	last.to = round
	if rebels.Revealed && last.found == 0 {
		last.found = round
	}
}
