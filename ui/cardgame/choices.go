package cardgame

import (
	"strconv"

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
	if t.Asks(rules.AskRevealNext) && !t.Phone() {
		area = t.besideObjectives(area)
	}
	return t.cards.Cards(options, area, t.screen.Middle(), t.Phone())
}

// besideObjectives is the part of an area right of the objectives that have been revealed, if it is large enough to choose in.
func (t choices) besideObjectives(area ui.Rect) ui.Rect {
	const least = 340
	left := area.X
	for _, thing := range t.screen.Things {
		if thing.Option.Kind == rules.KindSlot && thing.Rect.Overlaps(area) {
			left = max(left, thing.Rect.Right())
		}
	}
	if area.Right()-left < least {
		return area
	}
	_, beside := area.CutLeft(left - area.X)
	return beside
}

// how says what options look like where they are chosen from.
type how struct{ *Table }

// The sizes of whole cards, points.
var (
	standing = render.Point{X: 216, Y: 302}
	lying    = render.Point{X: 270, Y: 180}
)

// leastLying is how small an objective is shown, of its size, so that all are seen at once: who wants to read one looks at it closely.
const leastLying = 0.56

// Form implements [scene.How].
func (t how) Form(o game.Option) scene.Form {
	title, known := t.board.TitleOf(t.View, o)
	switch {
	case !known:
		return scene.Form{Bare: true}
	case title.Card().Type == rules.Objective:
		return scene.Form{Size: lying, Titled: true, Least: leastLying}
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

// Panel implements [screen.Panels]: what has happened stands beside the cards that are chosen from, or looked at before the first turn.
func (t panels) Panel() (beside ui.Rect, ok bool) {
	const wide, share, margin = 420, 0.36, 8
	field := t.Board.Layout().Map
	switch {
	case t.Pending == nil, t.Phone():
		return beside, false
	case t.Asking().InPanel:
		beside, _ = field.CutRight(wide)
	case t.Asks(rules.AskMulligan) && len(t.screen.Recap.Lines) > 0:
		beside, _ = field.CutRight(min(wide, field.W*share))
	default:
		return beside, false
	}
	return beside.Inset(margin), true
}

// showOpening shows the six cards large that may be shuffled back (R3.9).
func (t panels) showOpening() {
	const gap, around = 8, 12
	if !t.Asks(rules.AskMulligan) {
		return
	}
	hand := t.View.Eyes.Hand.All()
	room := t.Board.Layout().Map.Inset(around)
	if beside, ok := t.Panel(); ok {
		_, room = room.CutRight(beside.W + around)
	}
	columns, w := 1, 0.0
	for n := 1; n <= len(hand); n++ {
		rows := float64((len(hand) + n - 1) / n)
		fits := min((room.W+gap)/float64(n)-gap, ((room.H+gap)/rows-gap)*standing.X/standing.Y, standing.X)
		if fits > w {
			columns, w = n, fits
		}
	}
	h, rows := w*standing.Y/standing.X, (len(hand)+columns-1)/columns
	all := room.Middle(float64(columns)*(w+gap)-gap, float64(rows)*(h+gap)-gap)
	for i, title := range hand {
		cell := render.Box(all.X+float64(i%columns)*(w+gap), all.Y+float64(i/columns)*(h+gap), w, h)
		s := t.F.Spot(ui.Spot{ID: "opening." + strconv.Itoa(i+1), Rect: cell, Quiet: true, Slow: true})
		t.board.Cards.Draw(t.F.Canvas, title, cell)
		t.screen.Sheets.Show(cell, s, game.Option{Kind: rules.KindTitle, A: uint8(title)})
	}
}
