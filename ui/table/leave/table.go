package leave

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/screen"
)

// A Table is the table at which he answers.
type Table interface {
	Frame() *ui.Frame
	Says() *assets.Words
	ForTouch(key string) string // the key of what a finger is told, where there is another one for it
	Asking() *game.Decision     // what somebody at this screen is asked, or nil
	Over() bool                 // the game has ended
	Guided() bool               // a guide leads
	Wake()                      // has a frame made soon
	Offered(game.Option) bool
	OptionText(game.Option) string
	Choose(game.Option)
	Confirms() bool // an answer is asked about once more
}

// At has somebody answer at the table of a screen, until the game is left there.
func At[V any, E game.Event](t *screen.Table[V, E], title Title) *Leave {
	l := &Leave{Title: title, Table: at[V, E]{t}}
	t.Left = append(t.Left, l.Stop)
	return l
}

// at is the table of a screen. That is kept, not embedded: a browser would fetch all its methods once more.
type at[V any, E game.Event] struct{ t *screen.Table[V, E] }

func (a at[V, E]) Frame() *ui.Frame       { return a.t.F }
func (a at[V, E]) Says() *assets.Words    { return a.t.Words }
func (a at[V, E]) Asking() *game.Decision { return a.t.Pending }
func (a at[V, E]) Over() bool             { return a.t.Play.Over() }
func (a at[V, E]) Guided() bool           { return a.t.Guide != nil }
func (a at[V, E]) Wake()                  { a.t.Play.Wake() }
func (a at[V, E]) Confirms() bool         { return a.t.ToConfirm() != nil }
func (a at[V, E]) Choose(o game.Option)   { a.t.Choose(o) }

func (a at[V, E]) Offered(o game.Option) bool { return a.t.Offered(o) }

func (a at[V, E]) OptionText(o game.Option) string { return a.t.Own.OptionText(o) }

func (a at[V, E]) ForTouch(key string) string { return a.t.ForTouch(key) }
