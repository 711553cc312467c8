package deck

import (
	"time"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
)

// begun turns up both affiliation cards before the table (R3.3). What else is in the decks nobody is shown.
func (w *workshop) begun(table ui.Game, _ func(game.Seat) []byte) ui.Screen {
	return &turned{Game: table, workshop: w, of: w.table.Place.Table.Position().Look().Of}
}

// turned shows the affiliation cards as they are turned up. Whatever else is asked of it the table answers.
type turned struct {
	ui.Game
	*workshop
	of     [2]rules.Affiliation
	room   bool
	turn   render.Motion
	begins bool
}

// turnTime is how long the cards take to turn.
const turnTime = 600 * time.Millisecond

// ScreenName implements [ui.Named].
func (*turned) ScreenName() string { return "affiliations" }

// Project implements [ui.Game]: a whole room sees them before the table too.
func (t *turned) Project(f *ui.Frame) {
	t.room = !t.room
	f.Go(t)
}

// Show implements [ui.Screen].
func (t *turned) Show(f *ui.Frame) {
	f.Backdrop(f.Bounds())
	if !t.begins {
		t.turn, t.begins = f.Clock.Begin(turnTime), true
	}
	come := render.InOut(f.Progress(t.turn))
	height, below := 70.0, f.W < 700
	if below {
		height = 118
	}
	foot, body := f.Bounds().CutBottom(height)
	places := body.InsetXY(24, 20).Columns(20, 1, 1)
	if f.H > f.W {
		places = body.InsetXY(20, 16).Rows(16, 1, 1)
	}
	for side := range rules.Side(2) {
		t.showSide(f, side, places[side], come)
	}
	q := ui.Prompt{Rect: foot, Title: t.words.Say("bench.revealed"), Help: t.words.Say("bench.revealed.about"), Buttons: 300, Below: below}
	if below {
		q.Buttons = 44
	}
	place := f.Prompt(q)
	if f.Button(ui.Button{ID: "reveal.table", Rect: place.Middle(place.W-12, min(place.H, 44)), Label: t.words.Say("build.table"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}) {
		f.Go(t.Game)
	}
	if f.Pressed(ui.KeyEscape) {
		t.program.Menu(f, t)
	}
}

// showSide shows a side's card, first its back, then its face, while its colour floods its half.
func (t *turned) showSide(f *ui.Frame, side rules.Side, box ui.Rect, come float64) {
	p := f.Palette
	color := pictures.ColorOf(t.of[side])
	f.Panel(box, p.SidePanel(int(side)).With(color.Alpha(0.3+0.7*come), 2))
	f.Glow(box.Center(), min(box.W, box.H)*0.7, color.Alpha(0.25*come))
	inner := box.Inset(16)
	name, card := inner.CutBottom(64)
	whole := cards.WholeIn(t.of[side].Card(), card.InsetXY(card.W*0.06, 8))
	turning := 1 - 2*come // the card is narrow in the middle of its turn
	if turning < 0 {
		turning = -turning
	}
	if come < 0.5 {
		cards.Back(f.Canvas, side, whole.Middle(whole.H*0.72*max(turning, 0.02), whole.H))
		return
	}
	f.Clip(whole.Middle(whole.W*max(turning, 0.02), whole.H+30), func() { t.cards.Draw(f.Canvas, t.of[side].Card(), whole) })
	upper, lower := name.CutTop(36)
	f.Text(t.affiliation(t.of[side]), upper, p.Title().Sized(render.SizeHead).In(color).Centered())
	f.Text(t.side(side.Seat()), lower, p.Body().Sized(render.SizeLarge).In(p.Dim).Centered())
}
