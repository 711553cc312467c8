package screen

import (
	"strings"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
)

// Plain is what a title's table has of its own that has nothing of its own to show or to say: embed it beside the table and write
// the rest of a [Title].
type Plain[V any, E game.Event] struct{}

func (Plain[V, E]) Forget()                                                        {}
func (Plain[V, E]) Happened([]reel.Frame[V, E], []game.Option)                     {}
func (Plain[V, E]) Openly() bool                                                   { return false }
func (Plain[V, E]) ConfirmKey([]game.Option) string                                { return "" }
func (Plain[V, E]) Confirmation(string, []game.Option) ui.Question                 { return ui.Question{} }
func (Plain[V, E]) Reconsider()                                                    {}
func (Plain[V, E]) Done() int                                                      { return 0 }
func (Plain[V, E]) Speak()                                                         {}
func (Plain[V, E]) Hint() string                                                   { return "" }
func (Plain[V, E]) CarryHint() string                                              { return "" }
func (Plain[V, E]) Joined(names []string) string                                   { return strings.Join(names, ", ") }
func (Plain[V, E]) Lists() []ui.List                                               { return nil }
func (Plain[V, E]) EventPlace(E) (place game.Option, ok bool)                      { return place, false }
func (Plain[V, E]) Rare(game.Option) bool                                          { return false }
func (Plain[V, E]) Unused(game.Option) string                                      { return "" }
func (Plain[V, E]) Round(game.Option) bool                                         { return false }
func (Plain[V, E]) Ground(game.Option) (place game.Option, ok bool)                { return place, false }
func (Plain[V, E]) Concerned() func(place game.Option) bool                        { return nil }
func (Plain[V, E]) Vicinity() func(place game.Option) bool                         { return nil }
func (Plain[V, E]) AsksBoard() bool                                                { return false }
func (Plain[V, E]) Turns(game.Option) bool                                         { return false }
func (Plain[V, E]) Hides(ui.Rect) int                                              { return 0 }
func (Plain[V, E]) Tab(game.Option) (board.Tab, bool)                              { return board.MapTab, false }
func (Plain[V, E]) InHand() int                                                    { return 0 }
func (Plain[V, E]) Mark(_ game.Option, s board.State) board.State                  { return s }
func (Plain[V, E]) Look(l board.Look) board.Look                                   { return l }
func (Plain[V, E]) MapPlace(game.Option) (place game.Option, ok bool)              { return place, false }
func (Plain[V, E]) Press(game.Option, game.Option) bool                            { return false }
func (Plain[V, E]) Holds() bool                                                    { return false }
func (Plain[V, E]) ShowLayer(Layer)                                                {}
func (Plain[V, E]) DrawOver(board.Thing)                                           {}
func (Plain[V, E]) ShowNews() bool                                                 { return false }
func (Plain[V, E]) Buttons(list []flow.Button) []flow.Button                       { return list }
func (Plain[V, E]) Also(list []flow.Button) []flow.Button                          { return list }
func (Plain[V, E]) Last() (b flow.Button, ok bool)                                 { return b, false }
func (Plain[V, E]) Panel() (beside ui.Rect, ok bool)                               { return beside, false }
func (Plain[V, E]) CloseFirst() bool                                               { return false }
func (Plain[V, E]) ChoicesArea(middle ui.Rect) ui.Rect                             { return middle }
func (Plain[V, E]) Picture() (none ui.PromptPicture)                               { return none }
func (Plain[V, E]) ShowPrompt() bool                                               { return false }
func (Plain[V, E]) ShowMap()                                                       {}
func (Plain[V, E]) Uses(game.Option) []game.Option                                 { return nil }
func (Plain[V, E]) Lands(_, _ game.Option) (place game.Option, alone bool)         { return place, false }
func (Plain[V, E]) Home(game.Option) (place game.Option, away bool)                { return place, false }
func (Plain[V, E]) Settled([]game.Event) (place game.Option, ok bool)              { return place, false }
func (Plain[V, E]) StandsOn(game.Option) (place game.Option)                       { return place }
func (Plain[V, E]) Stack(game.Option) int                                          { return 1 }
func (Plain[V, E]) Missed(session.Sight[V], ui.Point) *game.Why                    { return nil }
func (Plain[V, E]) Gives(_, _ game.Option, all []game.Option, _ int) []game.Option { return all }
func (Plain[V, E]) DrawCarried(game.Option, ui.Point)                              {}
