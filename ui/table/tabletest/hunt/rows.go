package hunt

import (
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/ui"
	"holoboard/ui/table/row"
)

// asks has the row of each question.
var asks = map[game.Key]row.Asking{
	"hide":      {},
	"lay":       {Quick: true},
	"look_at":   {Carries: kindProbe},
	"cover":     {},
	"move_to":   {},
	"strike_at": {Carries: kindProbe},
}

// kinds are the events by what they say, and events has the row of each.
var (
	kinds  = []string{"draws", "hides", "lays", "looks", "covers", "near", "nothing", "may move", "turns", "misses", "wins"}
	events = []row.Telling{
		{Recap: row.Draws}, {Takes: short, ByHand: true}, {Takes: short, ByHand: true, Recap: row.Shared},
		{Takes: short, At: row.InPlace, Mark: row.Part, Marks: "tape.looks"}, {Takes: short}, {Takes: short, At: row.InPlace, Recap: row.Befalls | row.Outcome},
		{Takes: short, At: row.InPlace, Recap: row.Befalls | row.Outcome | row.Vain}, {Takes: short, ByHand: true}, {Takes: short},
		{Takes: short, At: row.InPlace}, {Takes: short, Banner: true, Recap: row.Befalls, Mark: row.Chapter, Marks: "tape.wins"},
	}
)

const short = 300 * time.Millisecond

// meaning is what the rows say.
type meaning struct{}

func (meaning) Asking(k game.Key) row.Asking { return asks[k] }

func (meaning) Rows() []row.Telling { return events }

func (meaning) Telling(e *gametest.HuntEvent) *row.Telling {
	for i, what := range kinds {
		if what == e.What {
			return &events[i]
		}
	}
	panic("hunt: nobody knows what it means that the game " + e.What)
}

func (m meaning) Length(e *gametest.HuntEvent) time.Duration { return m.Telling(e).Takes }

func (meaning) Actor(e *gametest.HuntEvent) int { return int(e.Who) }

func (meaning) Event(e game.Event) *event { return new(e.(event)) }

func (meaning) Side(s game.Seat) int { return int(s) }

// The rest is how events are told: all at their length, none of them halts.

func (meaning) Stops(e *gametest.HuntEvent) bool { return e.What == "looks" }
func (meaning) Reads(e *gametest.HuntEvent) bool { return e.What == "wins" }
func (meaning) Halts(*gametest.HuntEvent) bool   { return false }

func (meaning) Hear(*ui.Frame, *gametest.HuntEvent) {}
