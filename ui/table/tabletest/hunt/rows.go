package hunt

import (
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/ui/table/row"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/tabletest/toy"
)

// asks has the row of each question.
var asks = map[game.Key]row.Asking{
	"hide": {}, "lay": {Quick: true}, "look_at": {Carries: kindProbe}, "cover": {}, "move_to": {}, "strike_at": {Carries: kindProbe},
}

const short = 300 * time.Millisecond

// whats are the events by what they say, and events has the row of each.
var (
	whats  = []string{"draws", "hides", "lays", "looks", "covers", "near", "nothing", "may move", "turns", "misses", "wins"}
	events = []row.Telling{
		{Recap: row.Draws}, {Takes: short, ByHand: true}, {Takes: short, ByHand: true, Recap: row.Shared},
		{Takes: short, Stop: true, At: row.InPlace, Mark: row.Part, Marks: "tape.looks"}, {Takes: short}, {Takes: short, At: row.InPlace, Recap: row.Befalls | row.Outcome},
		{Takes: short, At: row.InPlace, Recap: row.Befalls | row.Outcome | row.Vain}, {Takes: short, ByHand: true}, {Takes: short},
		{Takes: short, At: row.InPlace}, {Takes: short, Banner: true, Recap: row.Befalls, Mark: row.Chapter, Marks: "tape.wins"},
	}
)

// kind is what every toy title's table asks.
var kind = &toy.Kind[*event]{
	ByRows: seat.ByRows[*event]{
		Asks: asks, Events: events, Sides: []string{"hider", "seeker"}, Ends: len(events) - 1,
		Of: toy.ByWhat[*event](whats...), Made: func(e game.Event) *event { return new(e.(event)) },
	},
	Signs: [2]string{"lock", "eye"}, Word: gametest.Hunt{}.Word, Things: []string{"base", "probe"},
}
