package rebellion

import (
	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// drawTop draws the bar at the top: the round, the track with both markers, whose turn it is.
func (b *Board) drawTop(c *render.Canvas, v *rebellion.View) {
	p := c.Palette
	if b.layout.Form == board.Sideways {
		b.drawChip(c, v)
		return
	}
	c.Fill(b.layout.Top, p.Space)
	c.Fill(b.layout.Top, p.Panel)
	c.Fill(render.Box(0, b.layout.Top.Bottom()-1, b.layout.Top.W, 1), p.LineLight)
	if v.Round > 0 {
		upper, lower := b.layout.Round.CutTop(b.layout.Round.H * 0.56)
		round := b.say("board.round", assets.Args{"n": int(v.Round)})
		c.Text(round, upper, c.FittedIn(round, upper, p.Title()))
		c.Label(b.say("board.phase."+v.Phase.String()), lower, b.small(&p))
	}
	if b.layout.Form == board.Upright {
		b.drawNarrowTrack(c, v, b.say("board.to_go", assets.Args{"n": max(int(v.Rep)-int(v.Time), 0)}))
		return
	}
	b.drawTrack(c, v)
	b.drawTurn(c, v)
}

// small is the style of what is written below something larger.
func (b *Board) small(p *render.Palette) render.TextStyle {
	if b.projected {
		return p.Label().Sized(render.SizeText + 1)
	}
	return p.Label()
}

// drawChip draws the track over the map of a phone that is held sideways.
func (b *Board) drawChip(c *render.Canvas, v *rebellion.View) {
	if b.layout.Tab == board.SidesTab || b.layout.Tab == board.LogTab {
		return
	}
	c.Panel(b.layout.Top, c.Palette.Glass())
	standing := b.say("board.phase." + v.Phase.String())
	if v.Round > 0 {
		standing = b.say("board.round", assets.Args{"n": int(v.Round)}) + " · " + standing
	}
	b.drawNarrowTrack(c, v, standing)
}

// drawNarrowTrack draws the track without numbers: both markers with their names above, and a line of text below.
func (b *Board) drawNarrowTrack(c *render.Canvas, v *rebellion.View, below string) {
	p := c.Palette
	for space := uint8(1); space <= trackSpaces; space++ {
		fill, line := p.Space, p.LineLight
		switch {
		case space == v.Time:
			fill, line = p.Text, p.Text
		case space == v.Rep:
			fill, line = p.Sides[rebellion.Rebels].Color, p.Sides[rebellion.Rebels].Color
		case space > v.Time && space < v.Rep:
			fill = p.Sides[rebellion.Empire].Dark.Mix(p.Sides[rebellion.Empire].Color, 0.25)
		}
		cell := b.TrackCell(space)
		c.Panel(render.Box(cell.X, cell.Y, cell.W-4, cell.H), render.PanelStyle{Corner: render.Slight, Fill: fill, Line: line, Width: 1})
	}
	upper, _ := b.layout.Bar.CutTop(narrowLabel)
	style := p.Label()
	c.Text(b.say("board.time_at", assets.Args{"n": int(v.Time)}), upper, style.In(p.Text))
	c.Text(b.say("board.reputation_at", assets.Args{"n": int(v.Rep)}), upper, style.In(p.Sides[rebellion.Rebels].Color).AtRight())
	lower, _ := b.layout.Bar.CutBottom(narrowLabel)
	c.Text(below, lower, style.Centered())
}

// narrowLabel is the height of a line of text at the track of a phone.
const narrowLabel = 18

// TrackCell is the area of a space of the time track, 1 to 16.
func (b *Board) TrackCell(space uint8) render.Rect {
	const labels = 17
	if b.layout.Form.Phone() {
		cells := b.layout.Bar.InsetXY(0, narrowLabel+2)
		step := cells.W / trackSpaces
		return render.Box(cells.X+step*float64(space-1), cells.Y, step+2, cells.H)
	}
	_, cells := b.layout.Bar.CutTop(labels)
	step := cells.W / trackSpaces
	return render.Box(cells.X+step*float64(space-1), cells.Y, step+4, cells.H-4)
}

// drawTrack draws the spaces, and over them the markers and how far they are apart.
func (b *Board) drawTrack(c *render.Canvas, v *rebellion.View) {
	for space := uint8(1); space <= trackSpaces; space++ {
		b.drawTrackCell(c, v, space)
	}
	p := c.Palette
	line := render.Box(b.layout.Bar.X, b.layout.Bar.Y, b.layout.Bar.W, 18)
	time, rep := b.TrackCell(v.Time).Center().X, b.TrackCell(v.Rep).Center().X
	timeWord := b.drawMarker(c, line, time, "time", p.Text, render.Right)
	repWord := b.drawMarker(c, line, rep, "reputation", p.Sides[rebellion.Rebels].Color, render.Left)
	if v.Rep > v.Time {
		b.drawDistance(c, line, max(time+10, timeWord.Right()), min(rep-10, repWord.X), int(v.Rep-v.Time))
	}
}

// drawMarker draws a marker's tip over its space, and its name on the given side of it if there is room, else on the
// other. It returns where the name stands.
func (b *Board) drawMarker(c *render.Canvas, line render.Rect, x float64, key string, color render.Color, align render.Align) render.Rect {
	type markerKey struct{ color render.Color }
	tip := render.Box(x-6, line.Bottom()-9, 12, 7)
	render.Art(c, markerKey{color}, tip, func(q *render.Pen, k markerKey) {
		q.Fill((&render.Path{}).Polygon(render.Point{}, render.Point{X: q.W}, render.Point{X: q.W / 2, Y: q.H}), k.color)
	})
	style := c.Palette.Label().In(color)
	word := b.say("marker." + key)
	w := c.TextWidth(word, style) + 2
	box := render.Box(x+10, line.Y, w, line.H)
	if align == render.Right && x-10-w > line.X {
		box.X = x - 10 - w
	}
	drawn := c.Text(word, box, style)
	c.Means(key, tip)
	c.Means(key, drawn)
	return drawn
}

// drawDistance tells how many spaces lie between the markers, with dots to both.
func (b *Board) drawDistance(c *render.Canvas, line render.Rect, from, to float64, spaces int) {
	p := c.Palette
	style := p.Label().Centered()
	text := b.say("board.spaces_left", assets.Args{"n": spaces})
	if c.TextWidth(text, style) > to-from-16 {
		text = digits(spaces)
	}
	w := c.TextWidth(text, style)
	if w > to-from-8 {
		return
	}
	middle := render.Point{X: (from + to) / 2, Y: line.Center().Y}
	c.TextAt(text, middle, style)
	for _, part := range [2][2]float64{{from + 6, middle.X - w/2 - 6}, {middle.X + w/2 + 6, to - 4}} {
		if part[1]-part[0] > 12 {
			c.DashedLine(render.Point{X: part[0], Y: middle.Y}, render.Point{X: part[1], Y: middle.Y}, 1.5, 2, 5, 0, p.Dim.Alpha(0.6))
		}
	}
}

// drawTrackCell draws one space with its recruit and build signs.
func (b *Board) drawTrackCell(c *render.Canvas, v *rebellion.View, space uint8) {
	p := c.Palette
	box := b.TrackCell(space)
	type cellKey struct {
		fill, line render.Color
		width      float64
	}
	style, ink := cellKey{p.PanelLight.Alpha(0.5), p.Line, 1}, p.Text
	switch {
	case space == v.Time:
		style = cellKey{p.Sides[rebellion.Empire].Dark.Mix(p.Sides[rebellion.Empire].Color, 0.35), p.Text, 2}
	case space == v.Rep:
		style = cellKey{p.Sides[rebellion.Rebels].Dark.Mix(p.Sides[rebellion.Rebels].Color, 0.4), p.Sides[rebellion.Rebels].Color, 2}
	case space < v.Time:
		style.fill, ink = p.Space, p.Neutral
	}
	render.Art(c, style, box, func(q *render.Pen, k cellKey) {
		const slant = 6
		w, h := q.W-1, q.H-1
		path := (&render.Path{}).Polygon(render.Point{X: 1, Y: 1}, render.Point{X: w - slant, Y: 1}, render.Point{X: w, Y: h / 2},
			render.Point{X: w - slant, Y: h}, render.Point{X: 1, Y: h}, render.Point{X: 1 + slant, Y: h / 2})
		q.Fill(path, k.fill)
		q.Stroke(path, render.Stroke{Color: k.line, Width: k.width})
	})
	recruit, build := rebellion.TrackIcons(space)
	number := box
	if recruit || build {
		number, _ = box.CutTop(box.H * 0.54)
	}
	c.Text(digits(int(space)), number, p.Number().In(ink).Centered())
	const sign = 14.0
	x := box.Center().X - sign/2
	if recruit && build {
		x -= sign/2 + 1
	}
	y := box.Bottom() - sign - 3
	if recruit {
		c.Sign("recruit", render.Box(x, y, sign, sign), ink)
		x += sign + 2
	}
	if build {
		c.Sign("build", render.Box(x, y, sign, sign), ink)
	}
}

// drawTurn draws whose turn it is, and whether the other side, or who of a team, has passed.
func (b *Board) drawTurn(c *render.Canvas, v *rebellion.View) {
	if v.Phase != rebellion.Command || v.Winner != rebellion.NoSide {
		return
	}
	side, who := v.Turn.Side(), v.Turn.Side().String()
	if v.Team() {
		who = v.Turn.String()
	}
	p := c.Palette
	upper, lower := b.layout.Turn.CutTop(b.layout.Turn.H / 2)
	turn := p.Name().In(pieces.SideColor(&p, side)).AtRight()
	drawn := c.Text(b.say("board.turn."+who), upper, turn)
	sign := render.Around(render.Point{X: drawn.X - 13, Y: upper.Center().Y}, 17, 17)
	c.Sign(pieces.Emblem(side), sign, pieces.SideColor(&p, side))
	if v.Team() {
		c.Text(b.say("board.passed.team", assets.Args{"n": v.CountPassed(), "m": rebellion.MostPlayers}), lower, b.small(&p).AtRight())
		return
	}
	other := 1 - side
	key := "board.not_passed."
	if v.HasPassed(other) {
		key = "board.passed."
	}
	c.Text(b.say(key+other.String()), lower, b.small(&p).AtRight())
}
