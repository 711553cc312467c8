package watch

import (
	"fmt"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/screen"
)

// Projector shows a whole room what everybody may see of a game. It has no game: it knows what it was told by [Shown], and
// tells what happens instead of what is asked.
type Projector[V comparable, E game.Event] struct {
	Table *screen.Table[V, E] // nobody plays at it

	asked game.Seat
	heard int
	told  bool    // there is something to show
	kept  float64 // the width at the end of its bar that something else takes
}

// NewProjector returns a projector on a table that has been told nothing yet.
func NewProjector[V comparable, E game.Event](t *screen.Table[V, E]) *Projector[V, E] {
	return &Projector[V, E]{Table: t, asked: game.Table}
}

// Take implements [ui.Follower].
func (p *Projector[V, E]) Take(shown []byte) error {
	s, err := ReadShown[V, E](shown)
	if err != nil {
		return fmt.Errorf("read what a game shows: %w", err)
	}
	p.Tell(s)
	return nil
}

// Tell has it told what a game shows.
func (p *Projector[V, E]) Tell(s Shown[V, E]) {
	t := p.Table
	if news, follows := s.since(t.Reel.Events, p.heard); follows && p.told {
		t.Reel.Add(news, s.View)
	} else {
		t.Log.Forget()
		t.Reel.Begin(s.View, reel.EventsOf(s.News))
	}
	t.SetChairs(s.Chairs, false)
	p.asked, p.heard, p.told = s.Asked, s.Heard, true
}

// ScreenName implements [ui.Named].
func (p *Projector[V, E]) ScreenName() string { return "projector" }

// Points implements [ui.Distant].
func (p *Projector[V, E]) Points(upright bool) (w, h float64) {
	if upright {
		return board.UprightW, board.UprightH
	}
	return board.ProjectedW, board.ProjectedH
}

// Show implements [ui.Screen].
func (p *Projector[V, E]) Show(f *ui.Frame) {
	t := p.Table
	t.F = f
	t.Board.SetSize(f.W, f.H)
	t.Reel.Tick(f, t.Own.Teller())
	t.View = t.Reel.View
	t.FindScene()
	t.DrawBoard()
	p.say()
	t.DrawNews()
	t.ShowScene()
	if p.told && p.asked == game.Table && !t.Reel.Busy() {
		f.Fill(f.Bounds(), f.Palette.Space.Alpha(0.75))
		t.Own.ShowOutcome()
	}
}

// say says what happens, or what happened last, and who decides.
func (p *Projector[V, E]) say() {
	const sign, gap, margin = 84, 20, 14
	t := p.Table
	f := t.F
	palette := f.Palette
	now := t.Now()
	color := palette.SideColor(now.Side)
	bar := t.Board.Layout().Prompt
	f.Panel(bar, render.PanelStyle{Corner: render.Sharp, Fill: palette.Prompt, Line: color, Width: 1.5})
	rest := bar.InsetXY(margin, 4)
	rest.W -= p.kept
	if now.Side < len(palette.Sides) {
		var emblem ui.Rect
		emblem, rest = rest.CutLeft(sign)
		f.Sign(t.Own.Emblem(now.Side), emblem.Middle(58, 58), color)
	}
	small := palette.Name().Sized(render.SizeTitle).In(palette.Dim).AtRight()
	decides := p.waitingFor()
	who, text := rest.CutRight(f.TextWidth(decides, small) + gap)
	if f.H > f.W {
		who, text = rest.CutBottom(34)
	}
	if picture := t.Own.Picture(); picture.Draw != nil && f.H < f.W {
		who, text = text.CutRight(picture.Width)
		decides, text.W = "", text.W-gap
		picture.Draw(who)
	}
	style := palette.PromptText().Sized(27)
	style = f.FittedIn(now.Text, text, style)
	h := min(f.ParagraphHeight(now.Text, text.W, style), text.H)
	f.Paragraph(now.Text, text.Middle(text.W, h), style.UpTo(int((text.H+1)/style.LineHeight())))
	f.Text(decides, who, small)
}

func (p *Projector[V, E]) waitingFor() string {
	t := p.Table
	if p.asked == game.Table {
		return t.Words.Say("table.over")
	}
	return t.Words.Say("waiting." + t.Own.SeatID(&t.View, p.asked))
}
