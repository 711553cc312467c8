package watch

import (
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/screen"
)

// Projector shows a whole room what everybody may see of a game. It has everybody's desk and nothing else, and tells what happens
// instead of what is asked.
type Projector[V any, E game.Event] struct {
	Table *screen.Table[V, E] // nobody plays at it

	desk  session.Desk[V]
	asked game.Seat
	times int     // that frames of the desk were taken back
	told  bool    // there is something to show
	kept  float64 // the width at the end of its bar that something else takes
}

// NewProjector returns a projector of a desk, which is everybody's, on a table at which nobody plays.
func NewProjector[V any, E game.Event](t *screen.Table[V, E], desk session.Desk[V]) *Projector[V, E] {
	p := &Projector[V, E]{Table: t, asked: game.Table}
	p.LookAt(desk)
	return p
}

// LookAt has it look at the game from another desk, where it may have gone on meanwhile.
func (p *Projector[V, E]) LookAt(desk session.Desk[V]) {
	p.desk = desk
	p.Hear()
}

// Hear has it told what is new at the desk. What it is told first is shown at once, and so is the table after something was taken back.
func (p *Projector[V, E]) Hear() {
	position := p.desk.Position()
	if position == nil {
		return // the game has not begun
	}
	t, known := p.Table, 0
	times, _ := p.desk.Rewound()
	follows := p.told && times == p.times
	if follows {
		known = len(t.Reel.Events)
	}
	frames, _ := p.desk.Frames(known)
	if news := reel.FramesOf(frames, t.Means.Event); follows {
		t.Reel.Add(news, position.Look())
	} else {
		t.Log.Forget()
		t.Reel.Begin(position.Look(), reel.EventsOf(news))
	}
	t.SetChairs(p.desk.Chairs(), false)
	p.asked, p.times, p.told = game.Table, times, true
	if asked := p.desk.Asked(); len(asked) > 0 {
		p.asked = asked[0]
	}
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
		who := t.Own.Outcome()
		who.ShowAlone(f)
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
		f.Sign(t.Means.Emblem(now.Side), emblem.Middle(58, 58), color)
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
	return t.Words.Say("waiting." + t.Own.SeatID(t.View, p.asked))
}
