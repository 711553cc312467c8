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
	Choose(game.Option)
	Confirms() bool // an answer is asked about once more
}

// At is the table of a screen.
func At[V comparable, E game.Event](t *screen.Table[V, E]) Table { return at[V, E]{t} }

type at[V comparable, E game.Event] struct{ *screen.Table[V, E] }

func (t at[V, E]) Frame() *ui.Frame       { return t.F }
func (t at[V, E]) Says() *assets.Words    { return t.Words }
func (t at[V, E]) Asking() *game.Decision { return t.Pending }
func (t at[V, E]) Over() bool             { return t.Play.Over() }
func (t at[V, E]) Guided() bool           { return t.Guide != nil }
func (t at[V, E]) Wake()                  { t.Play.Wake() }
func (t at[V, E]) Confirms() bool         { return t.ToConfirm() != nil }

func (t at[V, E]) ForTouch(key string) string {
	if touch := key + ".touch"; (t.Phone() || t.F.In.Touch) && t.Words.Has(touch) {
		return touch
	}
	return key
}
