package story

import (
	"strconv"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/table/scene"
)

// Summary is what was counted in some lines, which words with a prefix name; concerns tells which of them a side has, nil: all.
func (s *Story) Summary(words *assets.Words, prefix string, facts string, sides []scene.Named, lines []string, concerns func(line string, side int) bool) scene.Summary {
	all := scene.Summary{Facts: facts, Sides: sides}
	for _, line := range lines {
		c := scene.Counted{What: words.Say(prefix + line)}
		for side := range sides {
			figure := ""
			if concerns == nil || concerns(line, side) {
				figure = strconv.Itoa(s.Counted(line, side))
			}
			c.Figures = append(c.Figures, figure)
		}
		all.Lines = append(all.Lines, c)
	}
	return all
}

// Page is the page of a result with a summary, the course of the game and the throws against the odds, so high where all stands below each
// other. Words with a prefix say what they are.
func (s *Story) Page(f *ui.Frame, words *assets.Words, prefix string, outcome scene.Outcome, summary scene.Summary, high [2]float64) scene.Result {
	return scene.Result{
		Outcome: outcome, Summary: summary,
		Pictures: [2]func(ui.Rect){
			func(r ui.Rect) { s.showCourse(f, r, words, prefix) },
			func(r ui.Rect) { s.showThrows(f, r, words, prefix) },
		},
		High: func(float64) [2]float64 { return high },
	}
}

// showCourse shows the chart. Words with a prefix say that it is the "course", and what that is.
func (s *Story) showCourse(f *ui.Frame, r ui.Rect, words *assets.Words, prefix string) {
	s.Chart.Draw(f.Canvas, scene.Noted(f, r, words.Say(prefix+"course"), words.Say(prefix+"course.note")))
}

// showThrows lists the throws that came out against the odds. Words with a prefix say what they are, "shots", that there are "none", and of
// one that it was a "best" or a "worst".
func (s *Story) showThrows(f *ui.Frame, r ui.Rect, words *assets.Words, prefix string) {
	const row = 25
	inner := scene.Picture(f, r, words.Say(prefix+"shots"))
	if len(s.Throws) == 0 {
		f.Text(words.Say(prefix+"none"), inner.Middle(inner.W, row), f.Palette.Body())
		return
	}
	for i, key := range [...]string{"best", "worst"} {
		for _, t := range s.Least(i == 0) {
			if inner.H < row {
				return
			}
			var line ui.Rect
			line, inner = inner.CutTop(row)
			text := words.Say(prefix+key, assets.Args{"text": t.Text, "percent": t.Percent})
			f.Text(text, line, f.FittedIn(text, line, f.Palette.Body()))
		}
	}
}
