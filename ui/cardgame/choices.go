package cardgame

import (
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
)

// choices shows cards that lie nowhere on the table.
type choices struct {
	*Table
	screen.PlainChoices
}

// Cards implements [screen.Choices].
func (t choices) Cards(options []game.Option, area ui.Rect) (titles bool) {
	return t.cards.Cards(options, area, t.screen.Middle(), t.Phone())
}

// how says what options look like where they are chosen from.
type how struct{ *Table }

// The sizes of whole cards, points.
var (
	standing = render.Point{X: 216, Y: 302}
	lying    = render.Point{X: 270, Y: 180}
)

// Form implements [scene.How].
func (t how) Form(o game.Option) scene.Form {
	title, known := t.board.TitleOf(t.View, o)
	switch {
	case !known:
		return scene.Form{Bare: true}
	case title.Card().Type == rules.Objective:
		return scene.Form{Size: lying, Titled: true}
	}
	return scene.Form{Size: standing, Titled: true}
}

// Card implements [scene.How].
func (t how) Card(o game.Option, at ui.Rect) bool {
	title, known := t.board.TitleOf(t.View, o)
	if known {
		t.board.Cards.Draw(t.F.Canvas, title, at)
	}
	return known
}

// Line implements [scene.How].
func (t how) Line(o game.Option, at ui.Rect) {
	title, known := t.board.TitleOf(t.View, o)
	if !known {
		return
	}
	picture, name := at.CutLeft(at.H)
	t.board.Cards.DrawSmall(t.F.Canvas, title, picture.Inset(3), board.State{})
	text := t.card(title)
	t.F.Text(text, name.InsetXY(6, 0), t.F.Fitted(text, t.F.Palette.Name(), name.W-12))
}

// Tile implements [scene.How].
func (t how) Tile(o game.Option) (name, note string) { return t.screen.Own.OptionText(o), "" }

// Brief implements [scene.How].
func (t how) Brief(o game.Option, _ bool) (name, note string) { return t.Tile(o) }

// Costs implements [scene.How].
func (how) Costs(game.Option) bool { return false }

// Picture implements [scene.How].
func (t how) Picture(o game.Option, at ui.Rect, _ bool) {
	switch o.Kind {
	case rules.KindIcon:
		t.board.DrawIcon(t.F.Canvas, rules.Icon(o.A), at)
	case rules.KindToken:
		t.board.DrawToken(t.F.Canvas, rules.Token(o.A), at)
	}
}

// Signs implements [scene.How].
func (how) Signs(game.Option, ui.Rect) {}

// About implements [scene.How].
func (t how) About(o game.Option, at ui.Rect, s ui.State) {
	if title, known := t.board.TitleOf(t.View, o); known {
		t.screen.Sheets.Show(at, s, game.Option{Kind: rules.KindTitle, A: uint8(title)})
	}
}

// Panel implements [screen.Panels]: what has happened stands beside the cards that are chosen from.
func (t panels) Panel() (beside ui.Rect, ok bool) {
	const wide, margin = 420, 8
	if t.Pending == nil || !t.Asking().InPanel || t.Phone() {
		return beside, false
	}
	beside, _ = t.Board.Layout().Map.CutRight(wide)
	return beside.Inset(margin), true
}
