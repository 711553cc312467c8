package rebellion

import (
	"encoding/json"
	"math"
	"slices"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/play"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/tell"
)

// Shown is what everybody may see of a game at one moment, and what has led to it.
type Shown struct {
	View  rules.View   `json:"view"`  // of the table
	News  []seat.Frame `json:"news"`  // the last events, as everybody saw them, and the table after each
	Heard int          `json:"heard"` // how many there were
	Asked game.Seat    `json:"asked"` // who decides

	Chairs []session.Chair `json:"chairs"` // who plays
}

// Shown implements [ui.Game].
func (t *Table) Shown() ([]byte, error) { return json.Marshal(t.shown()) }

// Told implements [ui.Game].
func (t *Table) Told() string {
	seen, _ := t.play.Table().Frames(0)
	events := reel.EventsOf(play.FramesOf[rules.View, rules.Event](seen))
	return tell.TextOf(t.recount(events, tell.UpTo(0, len(events))))
}

func (t *Table) shown() Shown { return shownOf(t.play.Table()) }

func shownOf(desk session.Desk[rules.View]) Shown {
	const most = 60 // as many as are told between two looks at the game
	_, heard := desk.Frames(math.MaxInt)
	news, _ := desk.Frames(max(heard-most, 0))
	s := Shown{View: *desk.Position().Look(), News: play.FramesOf[rules.View, rules.Event](news), Heard: heard, Asked: game.Table, Chairs: desk.Chairs()}
	if asked := desk.Asked(); len(asked) > 0 {
		s.Asked = asked[0]
	}
	return s
}

// since returns what has happened after the known events, heard in all, and false if they do not lead here: something was taken
// back, or it is another game.
func (s *Shown) since(known []rules.Event, heard int) ([]seat.Frame, bool) {
	again := heard - (s.Heard - len(s.News)) // of the news, how many should be known
	if again < 0 || again > len(s.News) {
		return nil, false
	}
	n := min(again, len(known))
	return s.News[again:], slices.Equal(reel.EventsOf(s.News[again-n:again]), known[len(known)-n:])
}
