package bot

import (
	"math/rand/v2"
	"strconv"
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
}

// levels that think, by name.
var levels = map[string]Level{
	"officer": {Tries: 40, Most: 5, Ahead: 1, Doubt: 10},
	"admiral": {Tries: 400, Most: 8, Ahead: 2, Doubt: 10},

	// He thinks as long as he is let: this is what he takes if nobody stops him.
	"grand_admiral": {Tries: 4000, Most: 10, Ahead: 2, Doubt: 10},
}

// NewThinker returns a player of a level.
func NewThinker[S comparable](level Level, r *rand.Rand) *ai.Thinker[S, cardgame.View] {
	return &ai.Thinker[S, cardgame.View]{Guide: NewGuide(level.Most, level.Ahead), Tries: level.Tries, Doubt: level.Doubt, Rand: r}
}

// Player returns a computer player of a kind, or nil: a level, a script, random. A level that thinks may be given another number of tries, as in
// admiral:200, or other figures, as in admiral:tries=200,most=4.
func Player[S comparable](kind string, r *rand.Rand) game.Player[S, cardgame.View] {
	name, changes, _ := strings.Cut(kind, ":")
	if level, ok := levels[name]; ok {
		if !level.change(changes) {
			return nil
		}
		return NewThinker[S](level, r)
	}
	if s, ok := scripts[kind]; ok {
		return Cadet[S]{&Mind{Rand: r, habits: s}}
	}
	switch kind {
	case "cadet":
		return NewCadet[S](r)
	case "mind": // what the levels above play on with
		return Cadet[S]{&Mind{Rand: r, wise: true}}
	case "random":
		return game.Random[S, cardgame.View]{Rand: r}
	}
	return nil
}

// change sets figures of a level for trial.
func (l *Level) change(changes string) bool {
	figures := map[string]*int{"tries": &l.Tries, "most": &l.Most, "ahead": &l.Ahead, "doubt": &l.Doubt}
	for change := range strings.SplitSeq(changes, ",") {
		if change == "" {
			continue
		}
		name, value, named := strings.Cut(change, "=")
		if !named {
			name, value = "tries", name
		}
		n, err := strconv.Atoi(value)
		if figures[name] == nil || err != nil || n < 1 {
			return false
		}
		*figures[name] = n
	}
	return true
}
