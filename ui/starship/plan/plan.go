// Package plan says what somebody would do in a player's place before he does it, and asks whether he shall.
package plan

import (
	"holoboard/render"
	"holoboard/ui"
)

// Plan is what would be done.
type Plan struct {
	Title, Text string
	Lines       []string // one for each thing that would be done
	More        string   // says how many there are besides those that are listed, from [Listed] on
	Yes, No     string
	Spends      string // a button that lets him spend what is given once too; nothing where there is nothing to spend
}

// Listed is how many lines are listed.
const Listed = 6

// Answer is what the player says.
type Answer uint8

// The answers.
const (
	Waiting Answer = iota
	Yes
	Spends
	No
)

// Show asks until the player has answered, which is noted for the next frame. Enter agrees, Escape does not.
func (p *Plan) Show(f *ui.Frame, said *Answer) {
	f.Modal(func() {
		if answer := p.ask(f); answer != Waiting {
			*said = answer
			f.Invalidate()
		}
	})
}

func (p *Plan) ask(f *ui.Frame) Answer {
	const margin, row, gap, button = 22, 24, 12, 46
	look := f.Palette
	lines, text := p.Lines[:min(len(p.Lines), Listed)], look.Body()
	wide := min(560, f.W-24)
	about := f.ParagraphHeight(p.Text, wide-2*margin, text)
	n, buttons := len(lines), 1
	if len(p.Lines) > Listed {
		n++
	}
	if p.Spends != "" && wide < 480 {
		buttons = 2
	}
	box := f.Bounds().Middle(wide, 2*margin+36+about+gap+float64(n)*row+gap+float64(buttons)*(button+8))
	f.Shadow(box)
	f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: look.Prompt, Line: look.Legal, Width: 1.5, Glow: look.Legal})
	foot, inner := box.Inset(margin).CutBottom(float64(buttons)*(button+8) - 8)
	title, inner := inner.CutTop(36)
	f.Text(p.Title, title, f.FittedIn(p.Title, title, look.PromptText().Sized(22)))
	body, inner := inner.CutTop(about + gap)
	f.Paragraph(p.Text, body, text)
	for _, line := range lines {
		var at ui.Rect
		at, inner = inner.CutTop(row)
		f.Text(line, at, f.FittedIn(line, at, look.Name()))
	}
	if len(p.Lines) > Listed {
		at, _ := inner.CutTop(row)
		f.Text(p.More, at, f.FittedIn(p.More, at, look.Label()))
	}
	return p.buttons(f, foot, buttons)
}

// buttons shows them in a row, or on a narrow screen the one that spends below.
func (p *Plan) buttons(f *ui.Frame, foot ui.Rect, rows int) (answer Answer) {
	const gap = 8
	press := func(id, label string, at ui.Rect, key ui.Key, main bool, means Answer) {
		if f.Button(ui.Button{ID: "plan." + id, Rect: at, Label: label, Key: key, Main: main}) {
			answer = means
		}
	}
	row, below := foot.CutTop((foot.H - gap*float64(rows-1)) / float64(rows))
	parts := row.Columns(gap, 1, 1)
	if p.Spends != "" && rows == 1 {
		parts = row.Columns(gap, 1, 1.3, 1)
		press("spends", p.Spends, parts[1], 0, false, Spends)
	} else if p.Spends != "" {
		_, below = below.CutTop(gap)
		press("spends", p.Spends, below, 0, false, Spends)
	}
	press("no", p.No, parts[0], ui.KeyEscape, false, No)
	press("yes", p.Yes, parts[len(parts)-1], ui.KeyEnter, true, Yes)
	return answer
}
