package ending

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"slices"
)

// A Story is how a game that is over went, told from what both sides knew.
type Story struct {
	Chances []int  // per mille that the Rebels win, at the beginning of each round, and at the end of the game
	Stays   []Stay // of the base
}

// A Stay is where the base was, from one round to another.
type Stay struct {
	At       rules.System
	From, To uint8
	Found    uint8 // the round in which it was revealed there, or 0
}

// NewStory tells a game that is over; nothing where there is no record of it.
func NewStory(record session.Recording[*rules.View]) *Story {
	s := new(Story)
	if record == nil {
		return s
	}
	judge := new(bot.Mind)
	record.Each(func(view func(game.Seat) *rules.View) { s.look(judge, view) })
	return s
}

// look takes in the next table of a game.
func (s *Story) look(judge *bot.Mind, view func(game.Seat) *rules.View) {
	rebels := view(game.Seat(rules.Rebels))
	if s.stay(rebels); rebels.Round == 0 {
		return
	}
	switch {
	case rebels.Winner == rules.Rebels:
		s.Chances = append(s.Chances, 1000)
	case rebels.Winner == rules.Empire:
		s.Chances = append(s.Chances, 0)
	case len(s.Chances) < int(rebels.Round):
		empire := view(game.Seat(rules.Empire))
		s.Chances = append(s.Chances, judge.Foretell(rebels, empire))
	}
}

// stay keeps where the base is.
func (s *Story) stay(rebels *rules.View) {
	at, round := rebels.Rebel.Base, max(rebels.Round, 1)
	if at == rules.NoSystem {
		return
	}
	if n := len(s.Stays); n == 0 || s.Stays[n-1].At != at {
		s.Stays = append(s.Stays, Stay{At: at, From: round})
	}
	last := &s.Stays[len(s.Stays)-1]
	last.To = round
	if rebels.Revealed && last.Found == 0 {
		last.Found = round
	}
}

// found tells whether a base was revealed in a round that the picture shows.
func (s *Story) found() bool {
	return slices.ContainsFunc(s.Stays, func(at Stay) bool { return at.Found > 0 && int(at.Found) < len(s.Chances) })
}
