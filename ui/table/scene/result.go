package scene

import (
	"holoboard/render"
	"holoboard/ui"
)

// A Result is the page that tells how a game ended and how it went.
type Result struct {
	Outcome  Outcome
	Summary  Summary
	Luck     *Summary           // beside it, or nil
	Pictures [2]func(r ui.Rect) // of how the game went, one below the other
	High     func(width float64) (heights [2]float64)
}

// Widths below which the buttons stand in two columns, and from which figures and pictures stand side by side.
const (
	narrowResult = 600
	wideResult   = 900
)

// Show shows the page over the whole screen and returns the places of seven buttons, the last of which is the largest, and the size of
// their words, 0 for the usual.
func (d *Result) Show(f *ui.Frame) (buttons []ui.Rect, size float64) {
	page := f.Bounds()
	f.Fill(page, f.Palette.Space)
	f.Backdrop(page)
	f.Glow(ui.Point{X: page.W * 0.27, Y: page.H * 0.2}, page.H*0.6, d.Outcome.Color.Alpha(0.2))
	const high, gap, around = 46, 8, 14
	columns, rows := 4, 2
	if f.W < narrowResult {
		columns, rows = rows, columns
	}
	foot, rest := page.CutBottom(float64(rows)*(high+gap) - gap + 2*around)
	if f.W >= wideResult && !f.Small() {
		d.beside(f, rest.Inset(24))
	} else {
		d.below(f, rest.Inset(12))
	}
	f.Panel(foot, render.PanelStyle{Corner: render.Sharp, Fill: f.Palette.Prompt, Line: f.Palette.Legal, Width: 1})
	if f.W < wideResult {
		size = render.SizeText
	}
	buttons = foot.InsetXY(min(24, f.W*0.03), around).Grid(columns, rows, gap)
	last := len(buttons) - 1
	buttons[last-1].W = buttons[last].Right() - buttons[last-1].X
	return buttons[:last], size
}

// figuresHeight is that of both tables.
func (d *Result) figuresHeight() float64 {
	if d.Luck == nil {
		return d.Summary.Height()
	}
	return d.Summary.Height() + d.Luck.Height()
}

// showFigures shows both, one below the other.
func (d *Result) showFigures(f *ui.Frame, area ui.Rect) {
	upper, lower := area.CutTop(d.Summary.Height())
	d.Summary.Show(f, upper)
	if d.Luck != nil {
		d.Luck.Show(f, lower)
	}
}

// beside shows who has won at the left, and how the game went at the right.
func (d *Result) beside(f *ui.Frame, area ui.Rect) {
	columns := area.Columns(24, 1, 1.15)
	height := d.Outcome.Height(f, columns[0].W-ui.ScrollBar) + d.figuresHeight()
	if d.Outcome.unsigned = height > area.H && !f.Small(); d.Outcome.unsigned { // the figures come first
		height -= signHeight
	}
	f.Scroll("result", columns[0].Middle(columns[0].W, min(height, area.H)), height, func(rest ui.Rect) {
		d.showFigures(f, d.Outcome.Show(f, rest))
	})
	for i, r := range columns[1].Rows(16, 1.35, 1) {
		d.Pictures[i](r)
	}
}

// below shows all that below each other.
func (d *Result) below(f *ui.Frame, area ui.Rect) {
	const gap = 12
	outcome := d.Outcome.Height(f, area.W-ui.ScrollBar) + d.figuresHeight()
	heights := d.High(area.W - ui.ScrollBar)
	f.Scroll("result", area, outcome+heights[0]+heights[1]+3*gap, func(rest ui.Rect) {
		head, rest := rest.CutTop(outcome + gap)
		d.showFigures(f, d.Outcome.Show(f, head))
		head, rest = rest.CutTop(heights[0])
		d.Pictures[0](head)
		_, rest = rest.CutTop(gap)
		head, _ = rest.CutTop(heights[1])
		d.Pictures[1](head)
	})
}

// Picture draws a panel with a title for a picture of how the game went, and returns the place in it.
func Picture(f *ui.Frame, r ui.Rect, title string) ui.Rect {
	f.Panel(r, f.Palette.Glass())
	head, inner := r.Inset(14).CutTop(26)
	f.Text(title, head, f.Palette.Title())
	return inner
}

// Noted is the same with a note below the picture.
func Noted(f *ui.Frame, r ui.Rect, title, note string) ui.Rect {
	style, inner := f.Palette.Label(), Picture(f, r, title)
	below, inner := inner.CutBottom(f.ParagraphHeight(note, inner.W, style))
	f.Paragraph(note, below, style)
	_, inner = inner.CutBottom(10)
	return inner
}

// An Outcome is who has won and how, in words.
type Outcome struct {
	Sign             string // of the winner
	Color            render.Color
	Title, How, Note string
	Panel            render.PanelStyle // of the panel where it stands alone
	Picture          func(r ui.Rect)   // of how it ended, in the sign's place; nil: the sign

	unsigned bool // there is no room for its sign
}

// signed tells whether the winner's sign is shown.
func (o *Outcome) signed(f *ui.Frame) bool { return !f.Small() && !o.unsigned }

// Heights of the parts of an outcome, points.
const (
	signHeight  = 128
	titleHeight = 64
	noteHeight  = 30
)

// Height is the height of all that is shown of it.
func (o *Outcome) Height(f *ui.Frame, width float64) float64 {
	height := titleHeight + o.howHeight(f, width)
	if o.Note != "" {
		height += noteHeight
	}
	if o.signed(f) {
		height += signHeight
	}
	return height
}

// howHeight is the height of the sentence that says how somebody has won.
func (o *Outcome) howHeight(f *ui.Frame, width float64) float64 {
	return max(f.ParagraphHeight(o.How, width, f.Palette.Body().Sized(render.SizeLarge)), 56)
}

// Show shows it and returns the place below.
func (o *Outcome) Show(f *ui.Frame, rest ui.Rect) ui.Rect {
	if o.signed(f) {
		var sign ui.Rect
		sign, rest = rest.CutTop(signHeight)
		if o.Picture != nil {
			o.Picture(sign)
		} else {
			f.Sign(o.Sign, sign.Square(), o.Color)
		}
	}
	title, rest := rest.CutTop(titleHeight)
	f.Text(o.Title, title, f.Fitted(o.Title, f.Palette.Title().Sized(44).In(o.Color), title.W-24).Centered())
	text := f.Palette.Body().Sized(render.SizeLarge).Centered()
	how, rest := rest.CutTop(o.howHeight(f, rest.W))
	f.Paragraph(o.How, how, text)
	if o.Note == "" {
		return rest
	}
	note, rest := rest.CutTop(noteHeight)
	f.Text(o.Note, note, text)
	return rest
}

// ShowAlone shows it in a panel of its own in the middle of the screen. The light behind the sign belongs to the panel: what can
// be scrolled would cut it off.
func (o *Outcome) ShowAlone(f *ui.Frame) {
	const width, height = 760, 320
	box := f.Bounds().Middle(min(width, f.W-16), min(height, f.H-16))
	f.Shadow(box)
	f.Panel(box, o.Panel.Filled(f.Palette.Panel.Alpha(0.97)))
	inner := box.Inset(min(28, f.H*0.04))
	if !f.Small() {
		sign, _ := inner.CutTop(signHeight)
		f.Clip(box, func() { f.Glow(sign.Center(), 150, o.Color.Alpha(0.22)) })
	}
	o.Show(f, inner)
}

// A Summary is the figures of a game, by side.
type Summary struct {
	Facts string // in one line
	Sides []Named
	Lines []Counted
}

// Named is a name in a colour.
type Named struct {
	Name  string
	Color render.Color
}

// Counted is a line of a summary: what is counted, and the figure of each side, none where it counts nothing for that.
type Counted struct {
	What    string
	Figures []string
}

const summaryRow = 29 // points

// Height is the height of all lines, with a little room below them.
func (s *Summary) Height() float64 { return 30 + float64(len(s.Lines)+2)*summaryRow }

// Show draws the figures.
func (s *Summary) Show(f *ui.Frame, area ui.Rect) {
	p := f.Palette
	head, rest := area.CutTop(30)
	f.Text(s.Facts, head, p.Label().Sized(render.SizeText).Centered())
	table := rest.Middle(min(rest.W, 560), float64(len(s.Lines)+1)*summaryRow)
	shares := []float64{2.5}
	for range s.Sides {
		shares = append(shares, 1)
	}
	line, table := table.CutTop(summaryRow)
	for i, side := range s.Sides {
		place := line.Columns(8, shares...)[i+1]
		f.Label(side.Name, place, f.Fitted(side.Name, p.Name().In(side.Color), place.W).Centered())
	}
	for _, c := range s.Lines {
		line, table = table.CutTop(summaryRow)
		f.Fill(render.Box(line.X, line.Y, line.W, 1), p.Line)
		cells := line.Columns(8, shares...)
		f.Label(c.What, cells[0], p.Body())
		for i, figure := range c.Figures {
			if figure != "" {
				f.Text(figure, cells[i+1], p.Number().Centered())
			}
		}
	}
}
