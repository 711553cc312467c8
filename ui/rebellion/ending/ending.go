// Package ending tells at the end of a game of Rebellion who has won and how, and how the game went.
//
//	ending.go    in words and figures · pictures.go  where the base was, how likely each side was to win
//	story.go     how a game went, told from its record
package ending

import (
	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/story"
)

// Ending is the result of a game.
type Ending struct {
	*seat.Seat
	Story *Story // of the game, once it was shown

	galaxy *assets.Galaxy
	chart  board.Chart // of the chances
}

// New returns the result of the game at a seat.
func New(s *seat.Seat) *Ending { return &Ending{Seat: s} }

// Show shows the whole result and returns the places of four buttons, and the size of their words. The story is told from the
// record when it is first shown.
func (e *Ending) Show(record func() session.Recording[*rules.View]) (buttons []ui.Rect, size float64) {
	if e.Story == nil {
		e.Story = NewStory(record())
	}
	if e.galaxy == nil {
		e.galaxy = assets.LoadGalaxy()
	}
	page := scene.Result{
		Outcome: e.Outcome(), Summary: e.summary(), Pictures: [2]func(ui.Rect){e.drawStays, e.drawChances},
		High: func(width float64) [2]float64 { return [2]float64{width*0.62 + 50, 250} },
	}
	if len(e.Story.Chances) == 0 { // the record lies where the table is kept, or a side gave up before the first round
		page.Pictures, page.High = [2]func(ui.Rect){nothing, nothing}, func(float64) (none [2]float64) { return none }
	}
	return page.Show(e.F)
}

func nothing(ui.Rect) {}

// Outcome is who has won and how, and where the base was.
func (e *Ending) Outcome() scene.Outcome {
	winner, base := e.View.Winner, ""
	if e.View.Base != rules.NoSystem { // a side gave up before it was chosen
		base = e.Words.Say("result.base", assets.Args{"system": e.Say.System(e.View.Base)})
	}
	return scene.Outcome{
		Sign: pieces.Emblem(winner), Color: pieces.SideColor(&e.F.Palette, winner), Panel: pieces.SidePanel(&e.F.Palette, winner),
		Title: e.Words.Say("result.title." + winner.String()),
		How:   e.Words.Say("result." + winner.String() + "." + e.View.Victory.String()),
		Note:  base,
	}
}

// summary is the figures of the game.
func (e *Ending) summary() scene.Summary {
	facts := e.Words.Say("table.about.end", assets.Args{"n": int(e.View.Round), "time": int(e.View.Time), "reputation": int(e.View.Rep)})
	if e.View.Round == 0 { // given up before the first
		facts = e.Words.Say("table.standing.setup")
	}
	sides := e.Sides(func(side int) render.Color { return pieces.SideColor(&e.F.Palette, rules.Side(side)) })
	done := e.done()
	return done.Summary(e.Words, "summary.", facts, sides, summaryKeys, concerns)
}

// summaryKeys are the lines of the summary, in order.
var summaryKeys = []string{"battles", "missions", "units", "leaders", "objectives", "systems"}

// concerns tells whether a side can do what a line of the summary counts: the Empire alone captures, the Rebels alone have objectives.
func concerns(key string, side int) bool {
	switch key {
	case "leaders":
		return side == int(rules.Empire)
	case "objectives":
		return side == int(rules.Rebels)
	}
	return true
}

// done is what each side has done, from what happened.
func (e *Ending) done() (s story.Story) {
	for _, told := range e.Reel.Events {
		if key := rows.Of(told.Kind).Sum; key != "" {
			s.Count(key, int(doer(*told)), 1)
		}
	}
	for _, side := range e.View.Loyalty {
		if side != rules.NoSide {
			s.Count("systems", int(side), 1)
		}
	}
	return s
}

// doer is the side that the summary counts an event for: of a capture the one that took the leader.
func doer(e rules.Event) rules.Side {
	if e.Kind == rules.LeaderCaptured {
		return rules.Empire
	}
	return rows.Actor(e)
}
