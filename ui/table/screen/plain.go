package screen

import (
	"holoboard/assets"
	"strings"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/look"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/tell"
)

// What a title has that has nothing of its own to show or to say: embed these and write the rest. Plain is for its game, the others for
// its words, its things, its panels and what is carried there, see [Own].
type (
	Plain[V any, E game.Event]      struct{}
	PlainWords[V any, E game.Event] struct{}
	PlainThings                     struct{}
	PlainPanels                     struct{}
	PlainCarries[V any]             struct{}

	// PlainChoices are never shown below a question.
	PlainChoices struct{}
)

// PlainSheets tell what every title's do: embed them and write the rest of a [look.Title].
type PlainSheets[V any, E game.Event] struct {
	look.Plain
	Of    *seat.Seat[V, E]
	Signs func(words *assets.Words, sign string) string // what the book says of a sign; nil: nothing
	Pages func(thing game.Option) string                // where the book tells of a thing; nil: nowhere
}

// SignText implements [look.Title].
func (s PlainSheets[V, E]) SignText(sign string) string {
	if s.Signs == nil {
		return s.Plain.SignText(sign)
	}
	return s.Signs(s.Of.Words, sign)
}

// Page implements [look.Title].
func (s PlainSheets[V, E]) Page(thing game.Option) string {
	if s.Pages == nil {
		return s.Plain.Page(thing)
	}
	return s.Pages(thing)
}

// Layout implements [look.Title].
func (s PlainSheets[V, E]) Layout() board.Layout { return s.Of.Board.Layout() }

// Note implements [look.Title].
func (s PlainSheets[V, E]) Note(thing game.Option) string { return s.Of.WhyNot(thing) }

// Rule implements [look.Title].
func (s PlainSheets[V, E]) Rule(d *game.Decision) string { return s.Of.Means.Asking(d.Ask).Rule }

// PlainLines put events into the log's words, a line for each. They implement [tell.Title].
type PlainLines[V any, E game.Event] struct {
	Of    *seat.Seat[V, E]
	Text  func(e E) string
	Joins func(a, b E) bool // of events that follow one another the last one's words stand for both; nil: of none
}

// Recount implements [tell.Title].
func (l PlainLines[V, E]) Recount(events []E, at []int) (all []tell.Line) {
	for _, i := range at {
		e := events[i]
		if last := len(all) - 1; last >= 0 && all[last].Until == i && l.Adds(events[i-1], e) {
			all[last].Text, all[last].Until = l.Text(e), i+1
			continue
		}
		all = append(all, tell.Line{Side: l.Of.Means.Actor(e), Weight: l.Of.Means.Telling(e).Recap, Text: l.Text(e), First: i, Until: i + 1})
	}
	return all
}

// Adds implements [tell.Title].
func (l PlainLines[V, E]) Adds(a, b E) bool { return l.Joins != nil && l.Joins(a, b) }

// PlainOwn is all of them but the game: for a title whose table has everything in one value, see [OwnOf].
type PlainOwn[V any, E game.Event] struct {
	PlainWords[V, E]
	PlainThings
	PlainPanels
	PlainCarries[V]
}

// Whole is a table that says and shows itself all that a title has of its own.
type Whole[V any, E game.Event] interface {
	Title[V, E]
	Words[V, E]
	Things
	Panels
	Carries[V]
}

// OwnOf is what such a table has of its own.
func OwnOf[V any, E game.Event](all Whole[V, E]) Own[V, E] { return Own[V, E]{all, all, all, all, all} }

func (Plain[V, E]) Forget()                                                            {}
func (Plain[V, E]) Happened([]reel.Frame[V, E], []game.Option)                         {}
func (Plain[V, E]) Openly() bool                                                       { return false }
func (Plain[V, E]) ConfirmKey([]game.Option) string                                    { return "" }
func (Plain[V, E]) Confirmation(string, []game.Option) ui.Question                     { return ui.Question{} }
func (Plain[V, E]) Reconsider()                                                        {}
func (Plain[V, E]) Done() int                                                          { return 0 }
func (PlainWords[V, E]) Speak()                                                        {}
func (PlainWords[V, E]) Hint() string                                                  { return "" }
func (PlainWords[V, E]) CarryHint() string                                             { return "" }
func (PlainWords[V, E]) Joined(names []string) string                                  { return strings.Join(names, ", ") }
func (PlainWords[V, E]) Lists() []ui.List                                              { return nil }
func (PlainWords[V, E]) EventPlace(E) (place game.Option, ok bool)                     { return place, false }
func (PlainThings) Rare(game.Option) bool                                              { return false }
func (PlainThings) Unused(game.Option) string                                          { return "" }
func (PlainThings) Round(game.Option) bool                                             { return false }
func (PlainThings) Ground(game.Option) (place game.Option, ok bool)                    { return place, false }
func (PlainThings) Concerned() func(place game.Option) bool                            { return nil }
func (PlainThings) Vicinity() func(place game.Option) bool                             { return nil }
func (PlainThings) AsksBoard() bool                                                    { return false }
func (PlainThings) Turns(game.Option) bool                                             { return false }
func (PlainThings) Hides(ui.Rect) int                                                  { return 0 }
func (PlainThings) Tab(game.Option) (board.Tab, bool)                                  { return board.MapTab, false }
func (PlainThings) InHand() int                                                        { return 0 }
func (PlainThings) Mark(_ game.Option, s board.State) board.State                      { return s }
func (PlainThings) Look(l board.Look) board.Look                                       { return l }
func (PlainThings) MapPlace(game.Option) (place game.Option, ok bool)                  { return place, false }
func (PlainThings) Press(game.Option, game.Option) bool                                { return false }
func (PlainThings) Holds() bool                                                        { return false }
func (PlainPanels) ShowLayer(Layer)                                                    {}
func (PlainPanels) DrawOver(board.Thing)                                               {}
func (PlainPanels) ShowNews() bool                                                     { return false }
func (PlainPanels) Buttons(list []flow.Button) []flow.Button                           { return list }
func (PlainPanels) Also(list []flow.Button) []flow.Button                              { return list }
func (PlainPanels) Last() (b flow.Button, ok bool)                                     { return b, false }
func (PlainPanels) Panel() (beside ui.Rect, ok bool)                                   { return beside, false }
func (PlainPanels) CloseFirst() bool                                                   { return false }
func (PlainPanels) ChoicesArea(middle ui.Rect) ui.Rect                                 { return middle }
func (PlainPanels) Picture() (none ui.PromptPicture)                                   { return none }
func (PlainPanels) ShowPrompt() bool                                                   { return false }
func (PlainPanels) ShowMap()                                                           {}
func (PlainCarries[V]) Uses(game.Option) []game.Option                                 { return nil }
func (PlainCarries[V]) Lands(_, _ game.Option) (place game.Option, alone bool)         { return place, false }
func (PlainCarries[V]) Home(game.Option) (place game.Option, away bool)                { return place, false }
func (PlainCarries[V]) Settled([]game.Event) (place game.Option, ok bool)              { return place, false }
func (PlainCarries[V]) StandsOn(game.Option) (place game.Option)                       { return place }
func (PlainCarries[V]) Stack(game.Option) int                                          { return 1 }
func (PlainCarries[V]) Missed(session.Sight[V], ui.Point) *game.Why                    { return nil }
func (PlainCarries[V]) Gives(_, _ game.Option, all []game.Option, _ int) []game.Option { return all }
func (PlainChoices) FitBelow([]game.Option) bool                                       { return false }
func (PlainChoices) Below([]game.Option, ui.Rect)                                      {}
func (PlainCarries[V]) DrawCarried(game.Option, ui.Point)                              {}
