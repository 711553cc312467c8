package rebellion

import (
	"encoding/json"
	"fmt"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/cards"
	"holoboard/ui/rebellion/choices"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/look"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/tell"
)

// Projector shows a whole room what everybody may see of a game. It has no game: it knows what it was told by [Shown], and
// tells what happens instead of what is asked.
type Projector struct {
	table *Table // nobody plays at it
	asked game.Seat
	heard int
	told  bool // there is something to show
}

// NewProjector returns a projector that has been told nothing yet.
func NewProjector(p ui.Program) ui.Follower { return newProjector(p) }

func newProjector(p ui.Program) *Projector {
	return &Projector{table: unplayed(p, board.NewProjected(p.Words()))}
}

// unplayed is a table at which nobody plays: it has no game and knows what it is told.
func unplayed(p ui.Program, b *board.Board) *Table {
	t := &Table{states: map[game.Option]board.State{}}
	t.Seat = &seat.Seat{Flow: flow.New[rules.View](t, p), Say: words.NewSpeaker(p.Words()), Board: b}
	t.cards = cards.New(t.Seat, t.note, t.helpFirst)
	t.sheets = look.New(t.Flow, t.cards, t)
	t.ShowSheet = t.sheets.Show
	t.log = newLog(t)
	t.choices = choices.New(t.Seat)
	t.scenes = t.newScenes()
	t.placing = t.newPlacing()
	t.hunt, t.refresh, t.movement = t.newHunt(), t.newRefresh(), t.newMovement()
	t.takes, t.bar = t.Choose, flow.Bar[rules.View]{Flow: t.Flow, Beside: func(width float64) float64 { return t.movement.MeterBeside(width) }}
	t.list = flow.List[rules.View]{
		Flow:     t.Flow,
		Question: func(d *game.Decision) string { title, _ := t.question(d); return title },
		Say:      func(o game.Option) string { return t.Say.Choice(t.Pending, &t.View, o) },
		Above:    t.showAdvice, Height: t.adviceHeight, Advice: t.adviceButton,
	}
	return t
}

// Take implements [ui.Follower].
func (p *Projector) Take(shown []byte) error {
	var s Shown
	if err := json.Unmarshal(shown, &s); err != nil {
		return fmt.Errorf("read what a game shows: %w", err)
	}
	p.take(s)
	return nil
}

func (p *Projector) take(s Shown) {
	t := p.table
	if news, follows := s.since(t.Reel.Events, p.heard); follows && p.told {
		t.Reel.Add(news, s.View)
	} else {
		t.log.Forget()
		t.Reel.Begin(s.View, reel.EventsOf(s.News))
	}
	t.chairs = s.Chairs
	t.Board.Players = t.players()
	p.asked, p.heard, p.told = s.Asked, s.Heard, true
}

// ScreenName implements [ui.Named].
func (p *Projector) ScreenName() string { return "projector" }

// Points implements [ui.Distant].
func (p *Projector) Points(upright bool) (w, h float64) {
	if upright {
		return board.UprightW, board.UprightH
	}
	return board.ProjectedW, board.ProjectedH
}

// Show implements [ui.Screen].
func (p *Projector) Show(f *ui.Frame) {
	t := p.table
	t.F = f
	t.Board.SetSize(f.W, f.H)
	t.Reel.Tick(f, seat.Teller{})
	t.View = t.Reel.View
	t.scene = t.sceneNow()
	if t.Board.Draw(f.Canvas, &t.View, t.looks()) {
		f.Invalidate()
	}
	t.drawNews()
	p.tell()
	t.showScene()
	if t.View.Winner != rules.NoSide && !t.Reel.Busy() {
		f.Fill(f.Bounds(), f.Palette.Space.Alpha(0.75))
		t.drawOutcome(t.resultPanel(760, 320))
	}
}

// tell says what happens, or what happened last, and who decides.
func (p *Projector) tell() {
	const sign, gap, margin = 84, 20, 14
	t := p.table
	f := t.F
	palette := f.Palette
	now := t.now()
	side := rules.Side(now.Side)
	color := board.SideColor(&palette, side)
	bar := t.Board.Layout().Prompt
	f.Panel(bar, render.PanelStyle{Corner: render.Sharp, Fill: palette.Prompt, Line: color, Width: 1.5})
	rest := bar.InsetXY(margin, 4)
	if side != rules.NoSide {
		var emblem ui.Rect
		emblem, rest = rest.CutLeft(sign)
		f.Sign(board.Emblem(side), emblem.Middle(58, 58), color)
	}
	small := palette.Name().Sized(render.SizeTitle).In(palette.Dim).AtRight()
	decides := p.waitingFor()
	who, text := rest.CutRight(f.TextWidth(decides, small) + gap)
	if f.H > f.W {
		who, text = rest.CutBottom(34)
	}
	style := palette.PromptText().Sized(27)
	if f.ParagraphHeight(now.Text, text.W, style) > text.H {
		style = style.Sized(21)
	}
	h := min(f.ParagraphHeight(now.Text, text.W, style), text.H)
	f.Paragraph(now.Text, text.Middle(text.W, h), style.UpTo(int(text.H/style.LineHeight())))
	f.Text(decides, who, small)
}

// now is the event that is being told, or the last one that was.
func (t *Table) now() tell.Line {
	if e, _ := t.Reel.Event(); e != nil && rows.Length(*e) > 0 {
		return tell.Line{Side: int(rows.Actor(*e)), Text: t.Telling(e)}
	}
	lines := t.log.Lines()
	if len(lines) == 0 {
		return tell.Line{Side: int(rules.NoSide)}
	}
	return lines[len(lines)-1]
}

func (p *Projector) waitingFor() string {
	t := p.table
	if p.asked == game.Table {
		return t.Words.Say("table.over")
	}
	return t.Words.Say("waiting." + t.View.SeatID(p.asked))
}

// Project implements [ui.Game]: until the player goes back the screen shows what everybody may see, whoever sits there. The
// computer goes on playing; people are asked when they are back.
func (t *Table) Project(f *ui.Frame) {
	t.projector = newProjector(t.Program)
	t.projector.take(t.shown())
	t.filled = f.Window().Fullscreen
	f.Window().Fullscreen = true
	f.Go(t)
}

// Points implements [ui.Distant].
func (t *Table) Points(upright bool) (w, h float64) {
	if t.projector == nil {
		return 0, 0
	}
	return t.projector.Points(upright)
}

func (t *Table) showProjector() {
	const size, margin = 44, 10
	f := t.F
	t.Pending, t.cover = nil, false
	t.projector.Show(f)
	if !t.play.Over() && !t.projector.table.Reel.Busy() {
		if d := t.play.Decision(); !t.play.Person(d.Seat) {
			t.play.PlayAfter(thinks(d.Ask))
		}
	}
	l := t.projector.table.Board.Layout()
	back := render.Box(l.Map.Right()-size-margin, l.Map.Bottom()-size-margin, size, size)
	if !l.Menu.Empty() {
		back = l.Menu
	}
	if f.Button(ui.Button{ID: "projector.back", Rect: back, Sign: "projector", Hint: t.Words.Say("table.projector"), Key: ui.KeyP}) || f.Pressed(ui.KeyEscape) {
		t.endProjector()
	}
}

// endProjector goes back to the view of whoever sits there, or to the cover where several share the screen.
func (t *Table) endProjector() {
	t.F.Window().Fullscreen = t.filled
	t.projector = nil
	t.Rise()
	t.F.Invalidate()
}

// Rise implements [ui.Game].
func (t *Table) Rise() {
	t.Viewer = t.firstViewer()
	t.play.Look()
	t.log.Forget()
}

// resultPanel draws a panel in the winner's colours and returns the place in it. The light behind the emblem belongs to
// the panel: what can be scrolled would cut it off.
func (t *Table) resultPanel(width, height float64) ui.Rect {
	f := t.F
	box := f.Bounds().Middle(min(width, f.W-16), min(height, f.H-16))
	f.Shadow(box)
	f.Panel(box, board.SidePanel(&f.Palette, t.View.Winner).Filled(f.Palette.Panel.Alpha(0.97)))
	inner := box.Inset(min(28, f.H*0.04))
	if !f.Small() {
		sign, _ := inner.CutTop(emblemHeight)
		f.Clip(box, func() { f.Glow(sign.Center(), 150, board.SideColor(&f.Palette, t.View.Winner).Alpha(0.22)) })
	}
	return inner
}
