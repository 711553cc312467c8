package shell

import (
	"fmt"
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// statisticsPage shows how the games on this machine ended: of everybody, or of one profile.
type statisticsPage struct {
	shell   *Shell
	back    ui.Screen
	all     Statistics
	names   []string // of the profiles
	profile int      // in names, or -1 for everybody
	summed  Summed
	trouble string
}

// statisticsOf reads the statistics and shows those of everybody.
func (s *Shell) statisticsOf(back ui.Screen) *statisticsPage {
	p := &statisticsPage{shell: s, back: back, profile: -1}
	all, err := loadStatistics(s.store)
	if err != nil {
		p.trouble = s.say("statistics.damaged")
	}
	p.all, p.names = all, all.profiles()
	p.sum()
	return p
}

func (p *statisticsPage) sum() {
	p.summed = p.all.sum(p.title(), func(name string) bool { return p.profile < 0 || name == p.names[p.profile] })
}

func (p *statisticsPage) title() *shelf.Title { return &p.shell.titles[0] }

// ScreenName implements [ui.Named].
func (p *statisticsPage) ScreenName() string { return "statistics" }

// Heights of the parts of the page, points.
const (
	figuresHeight = 96.0
	chartHead     = 40.0
	barHeightRow  = 34.0
	columnsHeight = 190.0
	gameRow       = 30.0
	listFrame     = 26 + 8 + 2*gap // what a panel with a title takes
)

// Show implements [ui.Screen].
func (p *statisticsPage) Show(f *ui.Frame) {
	s := p.shell
	body, back := s.page(f, s.say("statistics"))
	column := body.Middle(min(body.W, 1100), body.H)
	if len(p.names) > 1 {
		column = p.choose(f, column)
	}
	switch {
	case p.trouble != "":
		f.Paragraph(p.trouble, column, f.Palette.Body().Sized(render.SizeLarge).In(f.Palette.Warning))
	case len(p.summed.Games) == 0:
		f.Paragraph(s.say("statistics.none"), column, f.Palette.Body().Sized(render.SizeLarge).In(f.Palette.Dim))
	default:
		f.Scroll("statistics", column, p.height(column.W-12), func(content ui.Rect) {
			content.W = column.W - 12
			p.showAll(f, content)
		})
	}
	if back {
		f.Go(p.back)
	}
}

// choose shows whose games are counted, and goes on to the next profile.
func (p *statisticsPage) choose(f *ui.Frame, place ui.Rect) (rest ui.Rect) {
	s := p.shell
	row, rest := place.CutTop(44)
	_, rest = rest.CutTop(gap)
	values := []string{s.say("statistics.everybody")}
	for _, name := range p.names {
		values = append(values, s.who(session.Chair{Kind: session.Person, Name: name}))
	}
	chosen := p.profile + 1
	if f.Cycle(ui.Cycle{ID: "statistics.profile", Rect: row.Middle(min(row.W, 520), row.H), Label: s.say("statistics.profile"), Values: values}, &chosen) {
		p.profile = chosen - 1
		p.sum()
		f.Invalidate()
	}
	return rest
}

// sideBySide tells whether the charts stand in two columns.
func sideBySide(width float64) bool { return width >= 700 }

func barsHeight(n int) float64 { return chartHead + float64(n)*barHeightRow + 2*gap }

func (p *statisticsPage) height(width float64) float64 {
	sides, against := barsHeight(len(p.summed.Sides)), barsHeight(len(p.summed.Against))
	lengths := chartHead + columnsHeight + 2*gap
	charts := sides + against + lengths + 2*gap
	if sideBySide(width) {
		charts = max(sides+gap+against, lengths)
	}
	return figuresHeight + gap + charts + gap + listFrame + float64(len(p.summed.Games))*gameRow*rowsOfAGame(width)
}

// rowsOfAGame is how many lines the list has for each game.
func rowsOfAGame(width float64) float64 {
	if width < narrow {
		return 2
	}
	return 1
}

func (p *statisticsPage) showAll(f *ui.Frame, place ui.Rect) {
	s := p.shell
	figures, place := place.CutTop(figuresHeight)
	p.showFigures(f, figures)
	_, place = place.CutTop(gap)
	sides, against := barsHeight(len(p.summed.Sides)), barsHeight(len(p.summed.Against))
	lengths := chartHead + columnsHeight + 2*gap
	var left, right ui.Rect
	if sideBySide(place.W) {
		var charts ui.Rect
		charts, place = place.CutTop(max(sides+gap+against, lengths))
		halves := charts.Columns(gap, 1, 1)
		left, right = halves[0], halves[1]
	} else {
		left, place = place.CutTop(sides + gap + against)
		_, place = place.CutTop(gap)
		right, place = place.CutTop(lengths)
	}
	upper, lower := left.CutTop(sides)
	_, lower = lower.CutTop(gap)
	lower.H = against
	bySide, byKind := map[string]string{}, map[string]string{}
	for _, seat := range p.title().Seats[0] {
		bySide[seat.Side] = s.words.Say(seat.Name)
	}
	for _, k := range p.title().Players {
		byKind[k.ID] = s.words.Say("player." + k.ID)
	}
	p.showBars(f, upper, s.say("statistics.sides"), p.summed.Sides, bySide)
	p.showBars(f, lower, s.say("statistics.against"), p.summed.Against, byKind)
	p.showColumns(f, right)
	_, place = place.CutTop(gap)
	p.showGames(f, place)
}

// showFigures shows how many games there were, how many of them were won, and how long they took.
func (p *statisticsPage) showFigures(f *ui.Frame, place ui.Rect) {
	s, n := p.shell, len(p.summed.Games)
	all := p.summed.All.Won + p.summed.All.Lost
	cells := place.Columns(gap, 1, 1, 1)
	for i, figure := range [][2]string{
		{strconv.Itoa(n), s.words.Say("shell.statistics.games", assets.Args{"n": n})},
		{fmt.Sprintf("%d %%", (100*p.summed.All.Won+all/2)/all), s.say("statistics.share")},
		{s.words.Tenths(float64(p.summed.Rounds) / float64(n)), s.say("statistics.rounds")},
	} {
		f.Panel(cells[i], f.Palette.Glass())
		number, words := cells[i].InsetXY(8, 10).CutTop(44)
		f.Label(figure[0], number, f.Palette.Title().Sized(32).Centered())
		f.Label(figure[1], words, f.Palette.Label().Centered())
	}
}

// showBars shows for each thing how often it was won and lost: what was won is filled, what was lost is an outline.
func (p *statisticsPage) showBars(f *ui.Frame, place ui.Rect, title string, bars shares, names map[string]string) {
	inner := panel(f, place, title)
	most := 1
	for _, b := range bars {
		most = max(most, b.Won+b.Lost)
	}
	for _, b := range bars {
		var row ui.Rect
		row, inner = inner.CutTop(barHeightRow)
		name, row := row.CutLeft(min(150, row.W*0.34))
		figures, bar := row.CutRight(58)
		f.Label(names[b.Name], name, f.Palette.Body())
		f.Text(fmt.Sprintf("%d : %d", b.Won, b.Lost), figures, f.Palette.Number().AtRight())
		bar = bar.Middle(bar.W-10, 16)
		f.Fill(ui.Box(bar.X, bar.Y-5, 1, bar.H+10), f.Palette.Line)
		unit := bar.W / float64(most)
		p.drawShare(f, ui.Box(bar.X+1, bar.Y, unit*float64(b.Won), bar.H), ui.Box(bar.X+1+unit*float64(b.Won), bar.Y, unit*float64(b.Lost), bar.H))
	}
}

// drawShare draws what was won and what was lost.
func (p *statisticsPage) drawShare(f *ui.Frame, won, lost ui.Rect) {
	if !won.Empty() {
		f.Panel(won, render.PanelStyle{Corner: render.Sharp, Fill: f.Palette.Legal})
	}
	if !lost.Empty() {
		f.Panel(lost.Inset(0.75), render.PanelStyle{Corner: render.Sharp, Fill: f.Palette.PanelLight, Line: f.Palette.Neutral, Width: 1.5})
	}
}

// showColumns shows how many games took how many rounds, and says what is filled and what is not.
func (p *statisticsPage) showColumns(f *ui.Frame, place ui.Rect) {
	s := p.shell
	inner := panel(f, place, s.say("statistics.lengths"))
	legend, inner := inner.CutTop(26)
	sign, legend := legend.CutLeft(16)
	p.drawShare(f, sign.Middle(12, 12), ui.Rect{})
	won := s.say("statistics.won")
	_, legend = legend.CutLeft(6)
	f.Text(won, legend, f.Palette.Label())
	_, legend = legend.CutLeft(f.TextWidth(won, f.Palette.Label()) + 18)
	sign, legend = legend.CutLeft(16)
	p.drawShare(f, ui.Rect{}, sign.Middle(12, 12))
	_, legend = legend.CutLeft(6)
	f.Text(s.say("statistics.lost"), legend, f.Palette.Label())
	numbers, inner := inner.CutBottom(24)
	f.Fill(ui.Box(inner.X, inner.Bottom(), inner.W, 1), f.Palette.Line)
	_, inner = inner.CutTop(20) // the tallest one's figure
	most := 1
	for _, l := range p.summed.Lengths {
		most = max(most, l.Won+l.Lost)
	}
	width := min(inner.W/float64(max(len(p.summed.Lengths), 1)), 64)
	unit := inner.H / float64(most)
	for i, l := range p.summed.Lengths {
		x := inner.X + width*float64(i)
		n := l.Won + l.Lost
		f.Text(l.Name, ui.Box(x, numbers.Y, width, numbers.H), f.Palette.Label().Centered())
		if n == 0 {
			continue
		}
		bar := ui.Box(x+width*0.18, 0, width*0.64, 0)
		top := inner.Bottom() - unit*float64(n)
		p.drawShare(f, ui.Box(bar.X, inner.Bottom()-unit*float64(l.Won), bar.W, unit*float64(l.Won)), ui.Box(bar.X, top, bar.W, unit*float64(l.Lost)))
		f.Text(strconv.Itoa(n), ui.Box(x, top-20, width, 18), f.Palette.Number().Centered())
	}
}

// showGames lists the games, the latest first.
func (p *statisticsPage) showGames(f *ui.Frame, place ui.Rect) {
	s := p.shell
	height := gameRow * rowsOfAGame(place.W)
	place.H = listFrame + float64(len(p.summed.Games))*height
	inner := panel(f, place, s.say("statistics.last"))
	for _, g := range slices.Backward(p.summed.Games) {
		var row ui.Rect
		row, inner = inner.CutTop(height)
		me := g.Seats[g.Me]
		mark, text := row.CutLeft(22)
		won, lost, result := ui.Rect{}, mark.Middle(12, 12), "statistics.lost"
		if me.Won {
			won, lost, result = lost, won, "statistics.won"
		}
		p.drawShare(f, won, lost)
		chairs := make([]session.Chair, len(g.Seats))
		for i, c := range g.Seats {
			chairs[i] = c.Chair
		}
		when := g.Ended.Local().Format("2006-01-02") + " · " + s.say(result) + " · " + s.words.Say("shell.statistics.took", assets.Args{"n": g.Rounds})
		who := s.chairs(p.title(), chairs)
		if place.W < narrow {
			upper, lower := text.CutTop(height / 2)
			f.Label(when, upper, f.Palette.Body())
			f.Label(who, lower, f.Palette.Label())
			continue
		}
		first, second := text.CutLeft(text.W * 0.4)
		f.Label(when, first, f.Palette.Body())
		f.Label(who, second, f.Palette.Label())
	}
}
