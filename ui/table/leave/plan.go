package leave

import (
	"holoboard/render"
	"holoboard/ui"
)

// plan is what would be done.
type plan struct {
	title, text string
	lines       []string // one for each thing that would be done
	more        string   // says how many there are besides those that are listed, from listed on
	yes, no     string
	spends      string // a button that lets him spend what is given once too; nothing where there is nothing to spend
}

// listed is how many lines are listed.
const listed = 6

// said is what the player says.
type said uint8

// The answers.
const (
	waiting said = iota
	yes
	spends
	no
)

// show asks until the player has answered, which is noted for the next frame. Enter agrees, Escape does not.
func (p *plan) show(f *ui.Frame, answered *said) {
	f.Modal(func() {
		if answer := p.ask(f); answer != waiting {
			*answered = answer
			f.Invalidate()
		}
	})
}

func (p *plan) ask(f *ui.Frame) said {
	const margin, row, gap, button = 22, 24, 12, 46
	look := f.Palette
	lines, text := p.lines[:min(len(p.lines), listed)], look.Body()
	wide := min(560, f.W-24)
	about := f.ParagraphHeight(p.text, wide-2*margin, text)
	n, buttons := len(lines), 1
	if len(p.lines) > listed {
		n++
	}
	if p.spends != "" && wide < 480 {
		buttons = 2
	}
	box := f.Bounds().Middle(wide, 2*margin+36+about+gap+float64(n)*row+gap+float64(buttons)*(button+8))
	f.Shadow(box)
	f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: look.Prompt, Line: look.Legal, Width: 1.5, Glow: look.Legal})
	foot, inner := box.Inset(margin).CutBottom(float64(buttons)*(button+8) - 8)
	title, inner := inner.CutTop(36)
	f.Text(p.title, title, f.FittedIn(p.title, title, look.PromptText().Sized(22)))
	body, inner := inner.CutTop(about + gap)
	f.Paragraph(p.text, body, text)
	for _, line := range lines {
		var at ui.Rect
		at, inner = inner.CutTop(row)
		f.Text(line, at, f.FittedIn(line, at, look.Name()))
	}
	if len(p.lines) > listed {
		at, _ := inner.CutTop(row)
		f.Text(p.more, at, f.FittedIn(p.more, at, look.Label()))
	}
	return p.buttons(f, foot, buttons)
}

// buttons shows them in a row, or on a narrow screen the one that spends below.
func (p *plan) buttons(f *ui.Frame, foot ui.Rect, rows int) (answer said) {
	const gap = 8
	press := func(id, label string, at ui.Rect, key ui.Key, main bool, means said) {
		if f.Button(ui.Button{ID: "plan." + id, Rect: at, Label: label, Key: key, Main: main}) {
			answer = means
		}
	}
	row, below := foot.CutTop((foot.H - gap*float64(rows-1)) / float64(rows))
	parts := row.Columns(gap, 1, 1)
	if p.spends != "" && rows == 1 {
		parts = row.Columns(gap, 1, 1.3, 1)
		press("spends", p.spends, parts[1], 0, false, spends)
	} else if p.spends != "" {
		_, below = below.CutTop(gap)
		press("spends", p.spends, below, 0, false, spends)
	}
	press("no", p.no, parts[0], ui.KeyEscape, false, no)
	press("yes", p.yes, parts[len(parts)-1], ui.KeyEnter, true, yes)
	return answer
}
