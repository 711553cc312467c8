package ui

import "holoboard/render"

// Prompt is the bar that asks: one sentence in the imperative and one line of help.
type Prompt struct {
	Rect    Rect
	Title   string
	Help    string
	Waiting bool    // it is somebody else's decision: no green
	Buttons float64 // the width kept for buttons, points; the height where they stand below
	Below   bool    // the buttons stand below the text, which may take more lines

	More   PromptSign // tells more about the question
	Advice PromptSign // asks somebody what to do

	Picture PromptPicture
}

// PromptPicture stands between the text and the buttons, in a narrow bar under its title; there is none without Draw.
type PromptPicture struct {
	Width float64 // points, where the bar is wide
	High  float64 // where it is narrow
	Draw  func(r Rect)
}

// PromptSign is a small sign beside the text of a prompt; it is there if it does anything.
type PromptSign struct {
	Press func()
	Hint  string
	Key   string // does the same
}

// Prompt draws the bar and returns the place for its buttons, at the right; the main one goes to the right end.
func (f *Frame) Prompt(q Prompt) (buttons Rect) {
	p := f.Palette
	f.Cover("prompt", q.Rect)
	mark, style := p.Legal, render.PanelStyle{Corner: render.Sharp, Fill: p.Prompt.Alpha(0.97), Line: p.Legal, Width: 1.5, Glow: p.Legal}
	if q.Waiting {
		mark, style = p.LineLight, render.PanelStyle{Corner: render.Sharp, Fill: p.Panel, Line: p.LineLight, Width: 1}
	}
	f.Panel(q.Rect, style)
	bar, inner := q.Rect.CutLeft(8)
	f.Fill(bar, mark)
	if q.Below {
		return f.promptAbove(q, inner)
	}
	inner = inner.InsetXY(promptMargin, 0)
	buttons, text := inner.CutRight(q.Buttons)
	text.W -= promptMargin
	if q.Picture.Draw != nil {
		var picture Rect
		picture, text = text.CutRight(q.Picture.Width)
		text.W -= promptMargin
		q.Picture.Draw(picture)
	}
	text = f.promptSigns(q, text, text.Center().Y).InsetXY(0, 2)
	title, help := f.promptStyles(q, text.W, text.H)
	above := f.ParagraphHeight(q.Title, text.W, title)
	below := f.ParagraphHeight(q.Help, text.W, help)
	if q.Help == "" {
		below = 0
	}
	block := text.Middle(text.W, above+below)
	f.title = block
	upper, lower := block.CutTop(above)
	f.Paragraph(q.Title, upper, title)
	if q.Help != "" {
		f.Paragraph(q.Help, lower, help)
	}
	return buttons.InsetXY(0, (q.Rect.H-44)/2)
}

const promptMargin = 16 // points, at both ends of a wide bar and between its parts

// promptSizes are the sizes in which a title and its help stand in a bar, the best first; the two texts are chosen together, so that
// none takes the other's place.
var promptSizes = [...]struct{ title, help float64 }{
	{render.SizePrompt, render.SizeText}, {render.SizePrompt, render.SizeLabel}, {22, render.SizeLabel}, {20, render.SizeLabel},
	{render.SizeTitle, render.SizeLabel}, {render.SizeLarge, render.SizeLabel}, {render.SizeLarge, 13}, {render.SizeText, 13}, {render.SizeLabel, 12},
	{13, 11}, {12, 10},
}

// promptReads is how many of these sizes are read with ease.
const promptReads = 6

// promptStyles are the largest in which both texts of a prompt stand whole in a place.
func (f *Frame) promptStyles(q Prompt, width, height float64) (title, help render.TextStyle) {
	for i := range promptSizes {
		var fits bool
		if title, help, fits = f.promptTry(q, i, width, height); fits {
			break
		}
	}
	return title, help
}

// promptTry sets a prompt in one of the sizes, in lines that stand close if there are several, and tells whether it stands whole.
func (f *Frame) promptTry(q Prompt, size int, width, height float64) (title, help render.TextStyle, fits bool) {
	p := f.Palette
	title, help = p.PromptText().Sized(promptSizes[size].title), p.Body().In(p.Text.Mix(p.Dim, 0.4)).Sized(promptSizes[size].help)
	fits = true
	set := func(text string, style *render.TextStyle) {
		if text == "" {
			return
		}
		if len(f.Wrap(text, width, *style)) > 1 {
			*style = style.Tightly()
		}
		for _, line := range f.Wrap(text, width, *style) {
			fits = fits && f.TextWidth(line, *style) <= width+0.5
		}
		height -= f.ParagraphHeight(text, width, *style)
	}
	set(q.Title, &title)
	set(q.Help, &help)
	return title, help, fits && height >= 0
}

// PromptReads tells whether the texts of a wide bar stand in it whole and are read with ease.
func (f *Frame) PromptReads(q Prompt) bool {
	width := q.Rect.W - 8 - 3*promptMargin - q.Buttons
	if q.Picture.Draw != nil {
		width -= q.Picture.Width + promptMargin
	}
	if q.More.Press != nil {
		width -= signSize + 10
	}
	if width < 60 {
		return false
	}
	_, _, fits := f.promptTry(q, promptReads-1, width, q.Rect.H-4)
	return fits
}

// signSize is the size of a sign beside a prompt's text, and signGap what lies between two, points.
const signSize, signGap = 30, 4

// promptSigns shows the signs beside the text, one below the other where that is high enough, and returns the place for the text.
func (f *Frame) promptSigns(q Prompt, text Rect, middle float64) Rect {
	if q.More.Press == nil {
		return text
	}
	_, r := text.CutLeft(text.W - signSize)
	r = Rect{X: r.X, Y: middle - signSize/2, W: signSize, H: signSize}
	if q.Advice.Press != nil {
		advice := r.Move(0, signSize+signGap)
		switch {
		case !q.Below:
			r, advice = r.Move(0, -(signSize+signGap)/2), advice.Move(0, -(signSize+signGap)/2)
		case text.H < 2*signSize+signGap:
			advice = r.Move(-signSize-signGap, 0)
			text.W -= signSize + signGap
		}
		f.promptSign("prompt.advice", "hint", advice, q.Advice)
	}
	f.promptSign("prompt.more", "help", r, q.More)
	text.W -= signSize + 10
	return text
}

func (f *Frame) promptSign(id, sign string, r Rect, what PromptSign) {
	p := f.Palette
	s := f.Spot(Spot{ID: id, Rect: r, Quiet: true, Slow: true, Aside: true})
	ink := p.Dim
	if s.Attention() {
		ink = p.Text
	}
	f.Panel(r, render.PanelStyle{Corner: render.Slight, Fill: p.PanelLight, Line: ink.Alpha(0.6), Width: 1})
	f.Sign(sign, r.Inset(6), ink)
	f.HintKey(r, s, what.Hint, what.Key)
	if s.Clicked {
		what.Press()
	}
}

// promptAbove draws the text of a narrow bar and returns the place below it.
func (f *Frame) promptAbove(q Prompt, inner Rect) (buttons Rect) {
	const margin = 6
	inner = inner.InsetXY(8, margin)
	buttons, text := inner.CutBottom(q.Buttons)
	if q.Picture.Draw != nil {
		f.promptPictured(q, text)
		return buttons
	}
	text = f.promptSigns(q, text, text.Y+signSize/2)
	f.title = text
	title, help := f.Palette.PromptText().Sized(render.SizeTitle), f.Palette.Label().With(render.Reading)
	if f.ParagraphHeight(q.Title, text.W, title)+f.ParagraphHeight(q.Help, text.W, help) > text.H {
		title = title.Sized(render.SizeLarge)
	}
	if share := text.H * 0.6; q.Help != "" && f.ParagraphHeight(q.Title, text.W, title)+f.ParagraphHeight(q.Help, text.W, help) > text.H {
		title = f.FittedIn(q.Title, Rect{W: text.W, H: share}, title.Tightly())
	}
	if f.ParagraphHeight(q.Title, text.W, title)+f.ParagraphHeight(q.Help, text.W, help) > text.H {
		title = title.UpTo(max(int(text.H*0.7/title.LineHeight()), 1))
	}
	_, below := text.CutTop(f.Paragraph(q.Title, text, title))
	if spare := below.H - f.ParagraphHeight(q.Help, below.W, help); spare > 0 {
		_, below = below.CutTop(min(spare, 4))
	}
	if f.ParagraphHeight(q.Help, below.W, help) > below.H {
		help = f.FittedIn(q.Help, below, help.Tightly())
	}
	if lines := int((below.H + 1) / help.LineHeight()); lines > 0 {
		f.Paragraph(q.Help, below, help.UpTo(lines))
	}
	s := f.Spot(Spot{ID: "prompt.text", Rect: text, Quiet: true})
	f.Hint(text, s, q.Help)
	return buttons
}

// promptPictured draws the text of a narrow bar with a picture between its title and its help.
func (f *Frame) promptPictured(q Prompt, text Rect) {
	title, help := f.Palette.PromptText().Sized(render.SizeLarge), f.Palette.Label().With(render.Reading).Tightly()
	upper, lower := text.CutTop(title.LineHeight())
	f.Text(q.Title, upper, f.FittedIn(q.Title, upper, title))
	picture, lower := lower.CutTop(q.Picture.High)
	q.Picture.Draw(picture)
	_, lower = lower.CutTop(2)
	help = f.FittedIn(q.Help, lower, help)
	if lines := int((lower.H + 1) / help.LineHeight()); lines > 0 {
		f.Paragraph(q.Help, lower, help.UpTo(lines))
	}
	s := f.Spot(Spot{ID: "prompt.text", Rect: text, Quiet: true})
	f.Hint(text, s, q.Help)
}
