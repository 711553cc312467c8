package muster

import "holoboard/render"

// An Outlook is what may come of what a player is about, in the foot of a rail.
type Outlook struct {
	Title   string
	Lines   []Prospect
	Against string // what changes are told against
	Assumes string // what it takes for granted
}

// A Prospect is one of the things that may come of it.
type Prospect struct {
	What, Reason  string
	Value, Change string
	Better        int // than it is now: above 0; worse: below
}

// roomyOutlook is how high an outlook is from which on all of it stands there, points; less high it has the figures alone.
const roomyOutlook = 190

// Draw draws it in a box.
func (k *Outlook) Draw(c *render.Canvas, box render.Rect) {
	p, whole := &c.Palette, box.H > roomyOutlook
	c.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.93)).With(p.LineLight, 1))
	rest := box.InsetXY(8, 6)
	if whole {
		rest = box.InsetXY(14, 10)
	}
	title, rest := rest.CutTop(26)
	c.Label(k.Title, title, p.Title().Sized(render.SizeLarge))
	if whole {
		var foot render.Rect
		foot, rest = rest.CutBottom(38)
		c.Label(k.Assumes, foot, p.Label())
	}
	for i, line := range k.Lines {
		upper, lower := rest.Row(i, len(k.Lines), 4).CutTop(22)
		c.Label(line.What, upper, p.Body().In(p.Dim))
		if whole {
			var reason render.Rect
			reason, lower = lower.CutBottom(18)
			c.Text(line.Reason, reason, c.FittedIn(line.Reason, reason, p.Label()))
		}
		value, change := lower.Middle(lower.W, 30).CutLeft(min(86, 0.55*lower.W))
		c.Text(line.Value, value, p.Number().Sized(24))
		ink := p.Dim
		if line.Better > 0 {
			ink = p.Legal
		} else if line.Better < 0 {
			ink = p.Warning
		}
		number, about := change.CutLeft(48)
		c.Text(line.Change, number, p.Number().In(ink))
		if whole {
			c.Label(k.Against, about, p.Label())
		}
	}
}
