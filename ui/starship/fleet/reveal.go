package fleet

import (
	"strconv"
	"strings"
	"time"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// A reveal shows both fleets, once nobody is waited for (R4.6). Whatever else is asked of it the table answers.
type reveal struct {
	ui.Game
	*harbor
	fleets  []rules.Fleet // by seat
	drawing *table.Board
	flight  render.Motion
	flying  bool
}

// flightTime is how long the fleets fly in.
const flightTime = 900 * time.Millisecond

// ScreenName implements [ui.Named].
func (r *reveal) ScreenName() string { return "reveal" }

// Show implements [ui.Screen].
func (r *reveal) Show(f *ui.Frame) {
	f.Backdrop(f.Bounds())
	if !r.flying {
		r.flight, r.flying = f.Clock.Begin(flightTime), true
	}
	come := render.InOut(f.Progress(r.flight))
	height := 70.0
	below := f.W < wideWidth
	if below {
		height = 118
	}
	foot, body := f.Bounds().CutBottom(height)
	sides := body.InsetXY(16, 12).Columns(16, 1, 1)
	if below {
		sides = body.InsetXY(10, 8).Rows(8, 1, 1)
	}
	for side, box := range sides {
		way := (1 - come) * f.W / 2
		if side == int(rules.Light) {
			way = -way
		}
		f.Move(way, 0, func() { r.showSide(f, rules.Side(side), box, come) })
	}
	q := ui.Prompt{Rect: foot, Title: r.words.Say("reveal.title"), Help: r.unusual(), Buttons: 240, Below: below}
	if below {
		q.Buttons = 44
	}
	place := f.Prompt(q)
	leave := ui.Button{ID: "reveal.table", Rect: place.Middle(place.W-12, min(place.H, 44)), Label: r.words.Say("reveal.table"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}
	if f.Button(leave) {
		f.Go(r.Game)
	}
	if f.Pressed(ui.KeyEscape) {
		r.program.Menu(f, r)
	}
}

// unusual names the cards that players have made or changed; all others are those of the roster.
func (r *reveal) unusual() string {
	var names []string
	for _, fleet := range r.fleets {
		for _, line := range fleet.Lines {
			if shipped := rules.Shipped().Find(line.Card.ID()); shipped == nil || shipped.Pack() != line.Card {
				names = append(names, r.drawing.Name(line.Card))
			}
		}
	}
	if len(names) == 0 {
		return r.words.Say("reveal.usual")
	}
	return r.words.Say("reveal.unusual", assets.Args{"ships": strings.Join(names, ", ")})
}

// showSide shows the fleets of a side: class 1 in front, and what all costs, counted up while it flies in.
func (r *reveal) showSide(f *ui.Frame, side rules.Side, box ui.Rect, come float64) {
	p := f.Palette
	color := p.SideColor(int(side))
	f.Panel(box, p.SidePanel(int(side)))
	inner := box.InsetXY(16, 12)
	head, rest := inner.CutTop(44)
	sign, title := head.CutLeft(46)
	f.Sign("emblem_"+side.String(), sign.Middle(38, 38).Move(-4, 0), color)
	var ships []rules.FleetLine
	points := 0
	for seat := int(side); seat < len(r.fleets); seat += 2 {
		ships = append(ships, r.fleets[seat].Lines...)
		points += r.fleets[seat].Points()
	}
	cost := r.words.Say("fleet.points", assets.Args{"n": int(float64(points)*come + 0.5)})
	number := f.Text(cost, title, p.Number().Sized(22).In(color).AtRight())
	title.W = number.X - title.X - 10
	f.Label(r.words.Say("side."+side.String()), title, p.Title().Sized(24).In(color))
	r.showShips(f, rest, ships)
}

// showShips draws each ship with its name, kinds of one class in rows.
func (r *reveal) showShips(f *ui.Frame, box ui.Rect, lines []rules.FleetLine) {
	p := f.Palette
	heights := [5]float64{1: 2.4, 2: 1.7, 3: 1.3, 4: 1.1}
	var classes [5][]rules.FleetLine
	for _, line := range lines {
		classes[line.Card.Class()] = append(classes[line.Card.Class()], line)
	}
	var rows [][]rules.FleetLine
	var shares []float64
	most := max(int(box.W/116), 3)
	for class, of := range classes {
		for len(of) > 0 {
			n := min(len(of), most)
			rows, shares = append(rows, of[:n]), append(shares, heights[class])
			of = of[n:]
		}
	}
	for i, row := range box.Rows(6, shares...) {
		cells := make([]float64, len(rows[i]))
		for j := range cells {
			cells[j] = 1
		}
		for j, cell := range row.Columns(6, cells...) {
			line := rows[i][j]
			label, picture := cell.CutBottom(22)
			style := p.Name().Centered()
			if cell.H < 50 { // the name stands beside the ship
				picture, label = cell.CutLeft(min(cell.H, 34))
				style = p.Name()
			}
			r.drawing.DrawShip(f.Canvas, line.Card, picture.Square())
			name := r.drawing.ShortName(line.Card)
			if line.Count > 1 {
				name = strconv.Itoa(line.Count) + " × " + name
			}
			if line.Card.Own() {
				style = style.In(p.Amber)
			}
			f.Label(name, label, style)
		}
	}
}
