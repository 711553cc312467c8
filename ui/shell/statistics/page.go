// Package statistics shows how the games of a title ended that were played to their end on this machine.
//
//	page.go  the page · sum.go adds games up
package statistics

import (
	"fmt"
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// Page shows how the games on this machine ended: of everybody, or of one profile.
type Page struct {
	ground  *page.Ground
	title   *shelf.Title
	back    ui.Screen
	all     keeping.Statistics
	names   []string // of the profiles
	profile int      // in names, or -1 for everybody
	summed  Summed
	trouble string
}

// New reads the games of a title and shows those of everybody.
func New(g *page.Ground, title *shelf.Title, back ui.Screen) *Page {
	all, err := g.Keep.Games()
	p := &Page{ground: g, title: title, back: back, profile: -1, all: all, names: profiles(&all, title.ID)}
	if err != nil || all.Torn() && len(all.Games) == 0 {
		p.trouble = g.Say("statistics.damaged")
	}
	p.sum()
	return p
}

// Example shows other games and their players.
func (p *Page) Example(all keeping.Statistics, names ...string) {
	p.all, p.names = all, names
	p.sum()
}

func (p *Page) sum() {
	p.summed = sum(&p.all, p.title, func(name string) bool { return p.profile < 0 || name == p.names[p.profile] })
}

// ScreenName implements [ui.Named].
func (p *Page) ScreenName() string { return "statistics" }

// Heights of the parts of the page, points.
const (
	figuresHeight = 96.0
	chartHead     = 40.0
	barHeightRow  = 34.0
	columnsHeight = 190.0
	gameRow       = 30.0
	listFrame     = 26 + 8 + 2*page.Gap // what a panel with a title takes
)

// Show implements [ui.Screen].
func (p *Page) Show(f *ui.Frame) {
	g := p.ground
	body, back := g.Show(f, p.title, g.Say("statistics"))
	column := body.Middle(min(body.W, 1100), body.H)
	if len(p.names) > 1 {
		column = p.choose(f, column)
	}
	switch {
	case p.trouble != "":
		f.Paragraph(p.trouble, column, f.Palette.Body().Sized(render.SizeLarge).In(f.Palette.Warning))
	case len(p.summed.Games) == 0:
		f.Paragraph(g.Say("statistics.none"), column, f.Palette.Body().Sized(render.SizeLarge).In(f.Palette.Dim))
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
func (p *Page) choose(f *ui.Frame, place ui.Rect) (rest ui.Rect) {
	g := p.ground
	row, rest := place.CutTop(44)
	_, rest = rest.CutTop(page.Gap)
	values := []string{g.Say("statistics.everybody")}
	for _, name := range p.names {
		values = append(values, g.Who(session.Chair{Kind: session.Person, Name: name}))
	}
	chosen := p.profile + 1
	if f.Cycle(ui.Cycle{ID: "statistics.profile", Rect: row.Middle(min(row.W, 520), row.H), Label: g.Say("statistics.profile"), Values: values}, &chosen) {
		p.profile = chosen - 1
		p.sum()
		f.Invalidate()
	}
	return rest
}

// sideBySide tells whether the charts stand in two columns.
func sideBySide(width float64) bool { return width >= 700 }

func barsHeight(n int) float64 { return chartHead + float64(n)*barHeightRow + 2*page.Gap }

func (p *Page) height(width float64) float64 {
	sides, against := barsHeight(len(p.summed.Sides)), barsHeight(len(p.summed.Against))
	lengths := chartHead + columnsHeight + 2*page.Gap
	charts := sides + against + lengths + 2*page.Gap
	if sideBySide(width) {
		charts = max(sides+page.Gap+against, lengths)
	}
	return p.figureRows(width)*(figuresHeight+page.Gap) + charts + page.Gap + p.broughtHeight() + listFrame + float64(len(p.summed.Games))*gameRow*rowsOfAGame(width)
}

// rowsOfAGame is how many lines the list has for each game.
func rowsOfAGame(width float64) float64 {
	if width < page.Narrow {
		return 2
	}
	return 1
}

func (p *Page) showAll(f *ui.Frame, place ui.Rect) {
	g := p.ground
	figures, place := place.CutTop(p.figureRows(place.W)*(figuresHeight+page.Gap) - page.Gap)
	p.showFigures(f, figures)
	_, place = place.CutTop(page.Gap)
	sides, against := barsHeight(len(p.summed.Sides)), barsHeight(len(p.summed.Against))
	lengths := chartHead + columnsHeight + 2*page.Gap
	var left, right ui.Rect
	if sideBySide(place.W) {
		var charts ui.Rect
		charts, place = place.CutTop(max(sides+page.Gap+against, lengths))
		halves := charts.Columns(page.Gap, 1, 1)
		left, right = halves[0], halves[1]
	} else {
		left, place = place.CutTop(sides + page.Gap + against)
		_, place = place.CutTop(page.Gap)
		right, place = place.CutTop(lengths)
	}
	upper, lower := left.CutTop(sides)
	_, lower = lower.CutTop(page.Gap)
	lower.H = against
	bySide, byKind := map[string]string{}, map[string]string{}
	for _, seat := range p.title.Seats[0] {
		bySide[seat.Side] = g.Shown(p.title).Say(seat.Name)
	}
	for _, k := range p.title.Players {
		byKind[k.ID] = g.Words.Say("player." + k.ID)
	}
	p.showBars(f, upper, g.Say("statistics.sides"), p.summed.Sides, bySide)
	p.showBars(f, lower, g.Say("statistics.against"), p.summed.Against, byKind)
	p.showColumns(f, right)
	_, place = place.CutTop(page.Gap)
	place = p.showBrought(f, place)
	p.showGames(f, place)
}

// broughtHeight is what the chart of what was brought takes, with the gap below it; nothing where nobody brought anything with a name.
func (p *Page) broughtHeight() float64 {
	if len(p.summed.Brought) == 0 {
		return 0
	}
	return barsHeight(len(p.summed.Brought)) + page.Gap
}

// showBrought shows how often was won with what was brought, and returns the place below.
func (p *Page) showBrought(f *ui.Frame, place ui.Rect) (rest ui.Rect) {
	box, rest := place.CutTop(p.broughtHeight())
	if box.H == 0 {
		return place
	}
	box.H -= page.Gap
	words, names := p.ground.Opened(p.title), map[string]string{}
	for _, b := range p.summed.Brought {
		names[b.Name] = b.Name
		if words.Has(b.Name) {
			names[b.Name] = words.Say(b.Name)
		}
	}
	p.showBars(f, box, words.Say("statistics.brought"), p.summed.Brought, names)
	return rest
}

// figureRows is how many rows of figures there are.
func (p *Page) figureRows(width float64) float64 {
	if p.summed.Lucky > 0 && width < page.Narrow {
		return 2
	}
	return 1
}

// showFigures shows how many games there were, how many of them were won, how long they took, and how the dice fell.
func (p *Page) showFigures(f *ui.Frame, place ui.Rect) {
	g, n := p.ground, len(p.summed.Games)
	all := p.summed.All.Won + p.summed.All.Lost
	figures := [][2]string{
		{strconv.Itoa(n), g.Words.Say("shell.statistics.games", assets.Args{"n": n})},
		{fmt.Sprintf("%d %%", (100*p.summed.All.Won+all/2)/all), g.Say("statistics.share")},
		{g.Words.Tenths(float64(p.summed.Rounds) / float64(n)), g.Say("statistics.rounds")},
	}
	if p.summed.Lucky > 0 {
		mean, sign := float64(p.summed.Luck)/100/float64(p.summed.Lucky), "+"
		if mean < 0 {
			mean, sign = -mean, "−"
		}
		figures = append(figures, [2]string{sign + g.Words.Tenths(mean), g.Opened(p.title).Say("statistics.luck")})
	}
	cells := place.Grid(len(figures), 1, page.Gap)
	if p.figureRows(place.W) == 2 {
		cells = place.Grid(2, 2, page.Gap)
	}
	for i, figure := range figures {
		f.Panel(cells[i], f.Palette.Glass())
		number, words := cells[i].InsetXY(8, 10).CutTop(44)
		f.Label(figure[0], number, f.Palette.Title().Sized(32).Centered())
		f.Label(figure[1], words, f.Palette.Label().Centered())
	}
}

// showBars shows for each thing how often it was won and lost: what was won is filled, what was lost is an outline.
func (p *Page) showBars(f *ui.Frame, place ui.Rect, title string, bars shares, names map[string]string) {
	inner := page.Panel(f, place, title)
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
func (p *Page) drawShare(f *ui.Frame, won, lost ui.Rect) {
	if !won.Empty() {
		f.Panel(won, render.PanelStyle{Corner: render.Sharp, Fill: f.Palette.Legal})
	}
	if !lost.Empty() {
		f.Panel(lost.Inset(0.75), render.PanelStyle{Corner: render.Sharp, Fill: f.Palette.PanelLight, Line: f.Palette.Neutral, Width: 1.5})
	}
}

// showColumns shows how many games took how many rounds, and says what is filled and what is not.
func (p *Page) showColumns(f *ui.Frame, place ui.Rect) {
	g := p.ground
	inner := page.Panel(f, place, g.Say("statistics.lengths"))
	legend, inner := inner.CutTop(26)
	sign, legend := legend.CutLeft(16)
	p.drawShare(f, sign.Middle(12, 12), ui.Rect{})
	won := g.Say("statistics.won")
	_, legend = legend.CutLeft(6)
	f.Text(won, legend, f.Palette.Label())
	_, legend = legend.CutLeft(f.TextWidth(won, f.Palette.Label()) + 18)
	sign, legend = legend.CutLeft(16)
	p.drawShare(f, ui.Rect{}, sign.Middle(12, 12))
	_, legend = legend.CutLeft(6)
	f.Text(g.Say("statistics.lost"), legend, f.Palette.Label())
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
func (p *Page) showGames(f *ui.Frame, place ui.Rect) {
	g := p.ground
	height := gameRow * rowsOfAGame(place.W)
	place.H = listFrame + float64(len(p.summed.Games))*height
	inner := page.Panel(f, place, g.Say("statistics.last"))
	for _, ended := range slices.Backward(p.summed.Games) {
		var row ui.Rect
		row, inner = inner.CutTop(height)
		me := ended.Seats[ended.Me]
		mark, text := row.CutLeft(22)
		won, lost, result := ui.Rect{}, mark.Middle(12, 12), "statistics.lost"
		if me.Won {
			won, lost, result = lost, won, "statistics.won"
		}
		p.drawShare(f, won, lost)
		chairs := make([]session.Chair, len(ended.Seats))
		for i, c := range ended.Seats {
			chairs[i] = c.Chair
		}
		when := ended.Ended.Local().Format("2006-01-02") + " · " + g.Say(result) + " · " + g.Words.Say("shell.statistics.took", assets.Args{"n": ended.Rounds})
		who := g.Chairs(p.title, chairs)
		if place.W < page.Narrow {
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
