package scene

import (
	"slices"

	"holoboard/game"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Choices shows options that stand nowhere on the table, to be chosen from: as whole cards or as pictures with a name, as
// titles where the cards are too many, or in few words below the question.
type Choices[V any] struct {
	*flow.Flow[V]
	How How

	looked game.Option // the card that was pointed at last, of those shown by their titles
}

// How says what the options of a title look like where they are chosen from.
type How interface {
	// Form is how an option is shown.
	Form(o game.Option) Form
	// Card draws an option as a whole card, and tells whether it has one.
	Card(o game.Option, at ui.Rect) bool
	// Line draws the title of a card in a line.
	Line(o game.Option, at ui.Rect)
	// Tile is what stands below the picture of an option: its name, and a note or nothing.
	Tile(o game.Option) (name, note string)
	// Brief is the same in few words; told tells whether there is room for what a card does.
	Brief(o game.Option, told bool) (name, note string)
	// Costs tells whether the note says what an option costs: it is written as a warning.
	Costs(o game.Option) bool
	// Picture draws the picture of a tile, or the smaller one beside few words.
	Picture(o game.Option, at ui.Rect, small bool)
	// Signs draws the signs of an option whose form has them.
	Signs(o game.Option, at ui.Rect)
	// About shows the large card of what an option is about beside it, if it is looked at.
	About(o game.Option, at ui.Rect, s ui.State)
}

// Form is how an option is shown where it is chosen.
type Form struct {
	Size   render.Point // of a whole card; none: the option is a tile
	Titled bool         // a line with the title stands for it where many have no room
	Bare   bool         // its tile says all: no large card is shown beside it
	Signs  bool         // in few words signs stand below its name, not a note
	Least  float64      // how small a whole card may be, of its size, if then none has to be scrolled to; 0: as small as it is read well
}

// Whole tells whether an option is shown as a whole card.
func (f Form) Whole() bool { return f.Size != render.Point{} }

const choicesList = "choices.list"

// tileSize is that of an option that is no card, points.
var tileSize = render.Point{X: 148, Y: 172}

// Cards shows options as large cards in the middle of an area. Where they are too many for that, all their titles cover
// whole instead, an area that hides more; it tells whether they do.
func (c *Choices[V]) Cards(options []game.Option, area, whole ui.Rect, phone bool) (titles bool) {
	if len(options) == 0 {
		return false
	}
	const gap, margin = 14, 18
	room := area.Inset(margin + 12)
	form := c.How.Form(options[0])
	size := form.Size
	if !form.Whole() {
		size = tileSize
	}
	columns, w, h := grid(len(options), size, room, gap, form.Least)
	content := float64((len(options)+columns-1)/columns)*(h+gap) - gap
	if content > room.H && !phone && form.Titled {
		c.titles(options, form.Size, whole.Inset(margin+12))
		return true
	}
	panel := area.Middle(float64(columns)*(w+gap)-gap+2*margin+10, min(content, room.H)+2*margin)
	Panel(c.F, "choices", panel)
	const edge = 2 // cards go on as far as to that of the panel: parts of some reach beyond their frame
	c.F.Scroll(choicesList, panel.InsetXY(margin-4, edge), content+2*(margin-edge), func(list ui.Rect) {
		for i, o := range options {
			row := options[i/columns*columns : min((i/columns+1)*columns, len(options))]
			left := list.Center().X - (float64(len(row))*(w+gap)-gap)/2
			cell := render.Box(left+float64(i%columns)*(w+gap), list.Y+margin-edge+float64(i/columns)*(h+gap), w, h)
			c.card(o, cell)
		}
	})
	return false
}

// titles shows cards that are too many to be shown whole: all their titles, and beside them the card that is pointed at, or
// was last.
func (c *Choices[V]) titles(options []game.Option, size render.Point, room ui.Rect) {
	const gap, margin, widest, high = 8, 18, 236, 40
	h := min(room.H, size.Y)
	w := h * size.X / size.Y
	left := room.W - w - 2*gap
	wide := min(widest, left-gap)
	fit := max(int((h+gap)/(high+gap)), 1)
	columns := min(max((len(options)+fit-1)/fit, 1), max(int(left/(wide+gap)), 1))
	rows := (len(options) + columns - 1) / columns
	list := float64(columns)*(wide+gap) + 2*gap
	panel := room.Middle(list+w, h).Inset(-margin)
	Panel(c.F, "choices", panel)
	card, titles := panel.Inset(margin).CutRight(w)
	if !slices.Contains(options, c.looked) {
		c.looked = options[0]
	}
	c.F.Scroll(choicesList, titles.Inset(-4), float64(rows)*(high+gap), func(content ui.Rect) {
		for i, o := range options {
			cell := render.Box(content.X+4+float64(i/rows)*(wide+gap), content.Y+4+float64(i%rows)*(high+gap), wide, high)
			s := c.choice(o, cell)
			if s.Attention() && c.looked != o {
				c.looked = o
				c.F.Invalidate()
			}
			c.How.Line(o, cell)
			Frame(c.Flow, cell, Look(c.Flow, s, o))
		}
	})
	c.How.Card(c.looked, card)
}

// choice registers an option where it is chosen.
func (c *Choices[V]) choice(o game.Option, at ui.Rect) ui.State {
	return c.Choice(c.Names.Join("choice.", c.Names.ID(o)), at, o)
}

// grid finds how many cards go into a row, and the width and height of each.
func grid(n int, size render.Point, room ui.Rect, gap, smallest float64) (columns int, w, h float64) {
	columns, scale := perRow(n, size, room, gap, smallest)
	return columns, size.X * scale, size.Y * scale
}

// perRow finds how many cards go into a row so that they are as large as they can be, at least of a readable size: what
// has no room then is scrolled to. With a smallest size that is not 0 they are as small as that where all have room so.
func perRow(n int, size render.Point, room ui.Rect, gap, smallest float64) (columns int, scale float64) {
	const least, most = 0.62, 0.8
	readable := min(max(room.H/size.Y, least), most)
	for k := 1; k <= n; k++ {
		if f := fits(n, k, size, room, gap); f >= scale-0.001 {
			columns, scale = k, f
		}
	}
	switch {
	case scale < readable && (smallest == 0 || scale < smallest):
		scale = readable
		columns = max(int((room.W+gap)/(size.X*scale+gap)), 1)
	case smallest > 0 && n > 1:
		columns, scale = fullRows(n, columns, scale, smallest, func(k int) float64 { return fits(n, k, size, room, gap) })
	}
	return columns, scale
}

// fits is how large so many cards are, of their size, with k of them in a row.
func fits(n, k int, size render.Point, room ui.Rect, gap float64) float64 {
	rows := float64((n + k - 1) / k)
	f := min((room.W+gap)/float64(k)-gap, size.X) / size.X
	return min(f, ((room.H+gap)/rows-gap)/size.Y)
}

// fullRows finds the most cards for a row of which each is full, if they are not much smaller then.
func fullRows(n, columns int, scale, smallest float64, fits func(k int) float64) (int, float64) {
	const much = 0.8
	for k := n; k > 1; k-- {
		if f := fits(k); n%k == 0 && f >= much*scale && f >= smallest {
			return k, f
		}
	}
	return columns, scale
}

// card shows one option that can be chosen: a whole card or a tile.
func (c *Choices[V]) card(o game.Option, cell ui.Rect) {
	s, form := c.choice(o, cell), c.How.Form(o)
	scale := 1.0
	if s.Pressed {
		scale = 0.97
	}
	c.F.Turn(cell.Center(), 0, scale, func() {
		if !form.Whole() || !c.How.Card(o, cell) {
			c.tile(o, cell)
		}
	})
	Frame(c.Flow, cell, Look(c.Flow, s, o))
	const readable = 0.7 // of its size
	if !form.Bare && (!form.Whole() || form.Least > 0 && cell.W < readable*form.Size.X) {
		c.How.About(o, cell, s)
	}
}

// tile draws an option as a picture with a name and a line below it.
func (c *Choices[V]) tile(o game.Option, cell ui.Rect) {
	f, p := c.F, c.F.Palette
	f.Panel(cell, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
	name, note := c.How.Tile(o)
	lines := 44.0
	if note == "" {
		lines = 24
	}
	text, picture := cell.Inset(8).CutBottom(lines)
	upper, lower := text.CutTop(22)
	f.Label(name, upper, p.Name().Centered().Tightly())
	f.Text(note, lower, c.noteStyle(o).Centered())
	c.How.Picture(o, picture, false)
}

// noteStyle is how the line about an option is written.
func (c *Choices[V]) noteStyle(o game.Option) render.TextStyle {
	if p := c.F.Palette; c.How.Costs(o) {
		return p.Label().In(p.Warning)
	}
	return c.F.Palette.Label()
}
