package rebellion

import (
	"encoding/json"
	"math"
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
)

// Shown is what everybody may see of a game at one moment, and what has led to it.
type Shown struct {
	View  rules.View    `json:"view"`  // of the table
	News  []rules.Event `json:"news"`  // the last events, as everybody saw them
	Heard int           `json:"heard"` // how many there were
	Asked game.Seat     `json:"asked"` // who decides

	Chairs []session.Chair `json:"chairs"` // who plays
}

// Shown implements [ui.Game].
func (t *Table) Shown() ([]byte, error) { return json.Marshal(t.shown()) }

// Told implements [ui.Game].
func (t *Table) Told() string {
	seen, _ := t.Game.Events(game.Table, 0)
	var events []rules.Event
	for _, e := range seen {
		events = append(events, e.(rules.Event))
	}
	return textOf(t.recount(events, upTo(0, len(events))))
}

func (t *Table) shown() Shown { return shownOf(t.Game) }

func shownOf(g *Session) Shown {
	const most = 400 // more than are told between two looks at the game
	_, heard := g.Events(game.Table, math.MaxInt)
	s := Shown{View: g.View(game.Table), Heard: heard, Asked: g.Asked(), Chairs: g.Chairs()}
	news, _ := g.Events(game.Table, max(heard-most, 0))
	for _, e := range news {
		s.News = append(s.News, e.(rules.Event))
	}
	return s
}

// since returns what has happened after the known events, heard in all, and false if they do not lead here: something was taken
// back, or it is another game.
func (s *Shown) since(known []rules.Event, heard int) ([]rules.Event, bool) {
	again := heard - (s.Heard - len(s.News)) // of the news, how many should be known
	if again < 0 || again > len(s.News) {
		return nil, false
	}
	n := min(again, len(known))
	return s.News[again:], slices.Equal(s.News[again-n:again], known[len(known)-n:])
}
