package look

import (
	"time"

	"holoboard/game"
	"holoboard/ui"
)

// Plain is what there is to know about the things of a title by looking at them that has no cards and no book: embed it and write
// the rest of a [Title].
type Plain struct{}

func (Plain) CardSize() (w, h float64)           { return 0, 0 }
func (Plain) CardOf(game.Option) (o game.Option) { return o }
func (Plain) DrawCard(game.Option, ui.Rect)      {}
func (Plain) DrawName(game.Option, ui.Rect)      {}
func (Plain) Standing(game.Option) string        { return "" }
func (Plain) Patience(game.Option) time.Duration { return Patience }
func (Plain) SignText(string) string             { return "" }
func (Plain) Page(game.Option) string            { return "" }
func (Plain) Rule(*game.Decision) string         { return "" }
func (Plain) Now() string                        { return "" }
func (Plain) First() (place string, ok bool)     { return "", false }
func (Plain) PileName(Pile) string               { return "" }
func (Plain) PileText(Pile) string               { return "" }
func (Plain) PileCards(Pile) []game.Option       { return nil }
func (Plain) HasCards(Pile) bool                 { return false }
func (Plain) UseName(game.Option) string         { return "" }
func (Plain) DrawUse(game.Option, ui.Rect)       {}
