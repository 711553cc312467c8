package deck

import (
	"fmt"
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
	"holoboard/ui/table/speech"
)

// Measures of what a deck is worth, points.
const (
	worthHigh  = 370.0
	curveHigh  = 92.0
	worthRow   = 21.0
	worthSplit = 8.0
)

// curveCosts are the costs that the curve tells apart; the last stands for all from there on.
const curveCosts = 7

// showWorth shows what a deck is worth: its costs as a curve, figures, combat icons, answers.
func (b *builder) showWorth(f *ui.Frame, l list, box ui.Rect) {
	d := b.deckOf(l)
	figures := d.Figures()
	p := f.Palette
	say := func(key string, args ...assets.Args) string { return b.words.Say("bench."+key, args...) }
	curve, rest := box.CutTop(curveHigh)
	drawCurve(f, &figures, pictures.ColorOf(d.Of), curve)
	row := func(label, value string) {
		var line ui.Rect
		line, rest = rest.CutTop(worthRow)
		number := f.Text(value, line, p.Name().AtRight())
		line.W = number.X - line.X - 8
		f.Label(label, line, p.Body().In(p.Text.Mix(p.Dim, 0.5)))
	}
	row(say("force"), b.mean(&figures))
	row(say("resources"), fmt.Sprintf("%d + %d", figures.Plans, figures.Others))
	row(say("match"), say("match.of", assets.Args{"n": figures.Foreign, "of": figures.Paid}))
	row(say("fates"), strconv.Itoa(figures.Types[rules.Fate]))
	row(say("opening.source"), b.percent(d.OpeningOdds(figures.Makers)))
	row(say("opening.fate"), b.percent(d.OpeningOdds(figures.Types[rules.Fate])))
	rest = split(f, rest)
	rest = b.showIcons(f, &figures, rest)
	rest = split(f, rest)
	b.showAnswers(f, &d, rest)
}

// split draws a line, and returns what is below it.
func split(f *ui.Frame, box ui.Rect) ui.Rect {
	line, rest := box.CutTop(worthSplit)
	f.Fill(ui.Box(line.X, line.Center().Y, line.W, 1), f.Palette.Line)
	return rest
}

// drawCurve draws how many cards there are of each cost.
func drawCurve(f *ui.Frame, figures *rules.Figures, color render.Color, box ui.Rect) {
	p := f.Palette
	var costs [curveCosts]int
	most := 1
	for cost, n := range figures.Costs {
		at := min(cost, curveCosts-1)
		costs[at] += n
		most = max(most, costs[at])
	}
	shares := make([]float64, curveCosts)
	for i := range shares {
		shares[i] = 1
	}
	for i, column := range box.Columns(6, shares...) {
		foot, bar := column.CutBottom(20)
		word := strconv.Itoa(i)
		if i == curveCosts-1 {
			word += "+"
		}
		f.Text(word, foot, p.Label().Centered())
		number, bar := bar.CutTop(18)
		high := bar.H * float64(costs[i]) / float64(most)
		f.Fill(ui.Box(bar.X, bar.Bottom()-max(high, 2), bar.W, max(high, 2)), color.Alpha(0.75))
		if costs[i] > 0 {
			f.Text(strconv.Itoa(costs[i]), number.Move(0, bar.H-high), p.Name().Centered())
		}
	}
}

// mean is how many Force icons a command card has, in tenths.
func (w *workshop) mean(figures *rules.Figures) string {
	cards, icons := 0, 0
	for n, of := range figures.Force {
		cards += of
		icons += n * of
	}
	tenths := (20*icons + max(cards, 1)) / (2 * max(cards, 1))
	return speech.Tenths(w.words, tenths, false)
}

// percent is a chance in millionths in words.
func (w *workshop) percent(millionths int) string {
	return speech.Percent(w.words, (millionths+5000)/10_000)
}

// showIcons shows how strong all units are together, without the edge and with it, and returns what is below.
func (b *builder) showIcons(f *ui.Frame, figures *rules.Figures, box ui.Rect) (rest ui.Rect) {
	p := f.Palette
	head, rest := box.CutTop(worthRow)
	columns := func(line ui.Rect) []ui.Rect { return line.Columns(4, 2.1, 1, 1.2) }
	at := columns(head)
	f.Label(b.words.Say("bench.icons"), at[0], p.Name())
	f.Label(b.words.Say("bench.icons.always"), at[1], p.Label().AtRight().Tightly())
	f.Label(b.words.Say("bench.icons.edge"), at[2], p.Label().AtRight().Tightly())
	for i := range figures.Always {
		icon := rules.Icon(i)
		var line ui.Rect
		line, rest = rest.CutTop(worthRow)
		at := columns(line)
		mark, name := at[0].CutLeft(26)
		cards.Icon(f.Canvas, icon, mark.Middle(16, 16).Move(-4, 0))
		f.Label(b.words.Say("icon."+icon.String()), name, p.Body().In(p.Text.Mix(p.Dim, 0.5)))
		f.Text(strconv.Itoa(figures.Always[i]), at[1], p.Name().AtRight())
		f.Text(strconv.Itoa(figures.WithEdge[i]), at[2], p.Name().AtRight())
	}
	return rest
}

// showAnswers says which cards of the deck answer from the hand.
func (b *builder) showAnswers(f *ui.Frame, d *rules.Deck, box ui.Rect) {
	p := f.Palette
	head, rest := box.CutTop(worthRow)
	f.Label(b.words.Say("bench.answers"), head, p.Name())
	var names []string
	for _, t := range d.Answers() {
		names = append(names, b.cards.Short(t))
	}
	said := strings.Join(names, " · ")
	if said == "" {
		said = b.words.Say("bench.answers.none")
	}
	f.Paragraph(said, rest, p.Label().With(render.Reading).UpTo(3).Tightly())
}
