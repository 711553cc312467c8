package bot

import (
	"math/rand/v2"
	"strings"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// A Level is how hard the computer thinks.
type Level struct {
	Tries int // imagined games for a weighty decision
	Most  int // options that it tries out
	Ahead int // rounds that it looks ahead
	Doubt int // see ai.Thinker
	Ways  Ways
}

// Levels are the levels that think, by name.
var levels = map[string]Level{
	"officer": {Tries: 24, Most: 3, Ahead: 1, Doubt: 10},
	"admiral": {Tries: 400, Most: 4, Ahead: 1, Doubt: 15, Ways: waysOf(drilled + thrifty)},

	// The admiral of commit 2e18c479, to measure others by: nobody is offered him.
	"admiral_1": {Tries: 400, Most: 4, Ahead: 1, Doubt: 15},

	// He thinks as long as he is let: this is what he takes if nobody stops him.
	"grand_admiral": {Tries: 8000, Most: 5, Ahead: 1, Doubt: 15, Ways: waysOf(drilled + thrifty)},
}

// NewThinker returns a player of a level.
func NewThinker[S comparable](level Level, r *rand.Rand) *ai.Thinker[S, rebellion.View] {
	return &ai.Thinker[S, rebellion.View]{Guide: NewGuide(level), Tries: level.Tries, Doubt: level.Doubt, Rand: r}
}

// Admiral returns a player of the level that advises people.
func Admiral[S comparable](r *rand.Rand) *ai.Thinker[S, rebellion.View] {
	return NewThinker[S](levels["admiral"], r)
}

// Player returns a computer player of a kind, or nil: a level, a script, random. A level that thinks may be given
// another number of tries, as in admiral:200, and other ways, as in admiral:200,pins=0.
func Player[S comparable](kind string, r *rand.Rand) game.Player[S, rebellion.View] {
	name, figures, changed := strings.Cut(kind, ":")
	if level, ok := levels[name]; ok {
		if changed && (figures == "" || !ai.Change(figures, level.figures) || level.Tries < 1) {
			return nil
		}
		return NewThinker[S](level, r)
	}
	if name == "guide" { // who plays the games that a search imagines, to try out ways in thousands of games
		var level Level
		if !ai.Change(figures, level.figures) {
			return nil
		}
		g := NewGuide(level)
		g.Seed(r.Uint64())
		return scripted[S]{&g.Mind}
	}
	if script, ok := scripts[kind]; ok {
		m := &Mind{Rand: r}
		m.follow(script)
		return scripted[S]{m}
	}
	switch kind {
	case "cadet":
		return Cadet[S]{Rand: r}
	case "random":
		return game.Random[S, rebellion.View]{Rand: r}
	}
	return nil
}

// figures returns the figure of a name.
func (l *Level) figures(name string) []*int {
	figure := map[string]*int{"tries": &l.Tries, "most": &l.Most, "ahead": &l.Ahead, "doubt": &l.Doubt}[name]
	if figure == nil {
		figure = l.Ways.figure(name)
	}
	if figure == nil {
		return nil
	}
	return []*int{figure}
}
