package bot

import (
	"math/rand/v2"
	"strings"

	"holoboard/game"
	"holoboard/game/ai"
	"holoboard/game/cardgame"
)

// A Level is how hard the computer thinks.
type Level struct {
	Tries int // imagined games for a weighty question
	Most  int // answers that it tries out
	Ahead int // turns that it looks ahead
	Doubt int // see [ai.Thinker]

	Acts  int  // of a cadet: percent of his tries for what is played in his own deployment
	Cadet bool // tries out who attacks, who defends and what he plays, and nothing else; forgets, and does not dare
}

// levels by name.
var levels = map[string]Level{
	"cadet":   {Tries: 40, Most: 4, Ahead: 1, Doubt: 10, Acts: 50, Cadet: true},
	"officer": {Tries: 40, Most: 5, Ahead: 1, Doubt: 10},
	"admiral": {Tries: 600, Most: 8, Ahead: 3, Doubt: 20},

	// He thinks as long as he is let: this is what he takes if nobody stops him.
	"grand_admiral": {Tries: 6000, Most: 10, Ahead: 3, Doubt: 20},
}

// NewThinker returns a player of a level.
func NewThinker[S comparable](level Level, r *rand.Rand) *ai.Thinker[S, cardgame.View] {
	g := NewGuide(level.Most, level.Ahead)
	g.fights, g.acts, g.wise = level.Cadet, level.Acts, !level.Cadet
	return &ai.Thinker[S, cardgame.View]{Guide: g, Tries: level.Tries, Doubt: level.Doubt, Rand: r}
}

// Player returns a computer player of a kind, or nil: a level, a script, random. A level that thinks may be given another number of tries, as in
// admiral:200; other figures can be changed for trial, as in admiral:tries=200,most=4 or cadet:icon=12.
func Player[S comparable](kind string, r *rand.Rand) game.Player[S, cardgame.View] {
	name, changes, _ := strings.Cut(kind, ":")
	if level, ok := levels[name]; ok {
		weights := usual
		if !ai.Change(changes, func(name string) []*int { return append(level.named(name), weights.named(name)...) }) || level.Tries < 1 || level.Most < 2 {
			return nil
		}
		t := NewThinker[S](level, r)
		t.Guide.(*Guide).weights = &weights
		return t
	}
	mind := newMind(r)
	switch {
	case scripts[kind] != nil:
		mind.habits, mind.weights = scripts[kind], &plain
		return Cadet[S]{mind}
	case kind == "random":
		return game.Random[S, cardgame.View]{Rand: r}
	case name == "mind": // what the levels play on with
		weights := usual
		if !ai.Change(changes, weights.named) {
			return nil
		}
		mind.weights, mind.wise = &weights, true
		return Cadet[S]{mind}
	}
	return nil
}

// named returns the figure of a name, if there is one.
func (l *Level) named(name string) []*int {
	if at := map[string]*int{"tries": &l.Tries, "most": &l.Most, "ahead": &l.Ahead, "doubt": &l.Doubt, "acts": &l.Acts}[name]; at != nil {
		return []*int{at}
	}
	return nil
}
