package fleet

import (
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/ui"
)

// The kinds of documents that are kept beside saved games.
const (
	keptFleets = "fleet"
	keptCards  = "card"
)

// A library is the fleets that can be taken: the player's own, and those that come with the program.
type library struct {
	shelves []shelved
	typed   string // a fleet or a card as text
	name    string // under which the fleet is to be kept
	frames  int    // in which that was asked
	asking  string // the own fleet that is about to be deleted
}

// A shelved fleet is one of a library.
type shelved struct {
	id, name, line string
	fleet          rules.Fleet
	own            bool
}

// kept are the documents of a kind.
func (h *harbor) kept(kind string) (all []ui.Document) {
	docs := h.program.Own(kind)
	if docs == nil {
		return nil
	}
	all, err := docs.All()
	if err != nil {
		return nil // nothing can be kept on this machine, which the front page says
	}
	return all
}

// ownCards are the cards that the player has made.
func (h *harbor) ownCards() (cards []rules.Card) {
	for _, doc := range h.kept(keptCards) {
		if c, err := readCard(string(doc.Data)); err == nil {
			cards = append(cards, c)
		}
	}
	return cards
}

// beginLibrary opens the library as it is now.
func (b *Builder) beginLibrary(f *ui.Frame) {
	b.library = library{}
	for i, doc := range b.kept(keptFleets) {
		_, fleet, err := readFleet(string(doc.Data))
		if err == nil && fleet.Lines[0].Card.Faction() == b.side {
			b.library.shelves = append(b.library.shelves, shelved{id: "own." + strconv.Itoa(i), name: doc.Name, fleet: fleet, own: true})
		}
	}
	for _, ready := range rules.ReadyFleets() {
		if ready.Side() == b.side && !strings.HasPrefix(ready.ID, "coruscant") { // which belong to their scenario
			b.library.shelves = append(b.library.shelves, shelved{
				id: ready.ID, name: b.words.Say("ready." + ready.ID), line: b.words.Say("ready." + ready.ID + ".line"), fleet: ready.Of(rules.Shipped()),
			})
		}
	}
	b.show(f, libraryPanel)
}

// showLibrary shows it: by lot, from a text, own and ready fleets.
func (b *Builder) showLibrary(f *ui.Frame) {
	const high = 74.0
	l := &b.library
	f.Modal(func() {
		inner := dialog(f, 860, 640)
		head, rest := inner.CutTop(40)
		b.close(f, "fleet.close", head, b.words.Say("fleet.library"))
		rest = b.showTexts(f, rest)
		f.Scroll("fleet.shelves", rest, float64(len(l.shelves))*high, func(content ui.Rect) {
			for i := range l.shelves {
				var row ui.Rect
				row, content = content.CutTop(high)
				b.showShelved(f, row.InsetXY(2, 4), &l.shelves[i])
			}
		})
	})
	b.askDelete(f)
}

// showTexts shows how a fleet comes by lot, goes out as text and comes in, and returns the place below.
func (b *Builder) showTexts(f *ui.Frame, box ui.Rect) ui.Rect {
	rows, rest := box.CutTop(46)
	field, rest2 := ui.Rect{}, rest
	places := rows.Middle(rows.W, 36).Columns(8, 1, 1, 1.8, 0.7)
	if f.W < wideWidth {
		field, rest2 = rest.CutTop(46)
		two := rows.Middle(rows.W, 36).Columns(8, 1, 1)
		more := field.Middle(field.W, 36).Columns(8, 2, 1)
		places = []ui.Rect{two[0], two[1], more[0], more[1]}
	}
	if f.Button(ui.Button{ID: "fleet.random", Rect: places[0], Label: b.words.Say("fleet.random"), Hint: b.words.Say("fleet.random.about"), Size: 15}) {
		b.name = ""
		b.replace(f, rules.RandomFleet(b.free(), b.side, b.limit, b.random))
		b.show(f, noPanel)
	}
	copying := ui.Button{ID: "fleet.copy", Rect: places[1], Label: b.words.Say("fleet.copy"), Hint: b.words.Say("fleet.copy.about"), Size: 15}
	if len(b.fleet.Lines) == 0 {
		copying.Why = b.words.Say("fleet.empty")
	}
	if f.Button(copying) {
		b.program.Copy(f, Text(b.title(), &b.fleet))
	}
	f.Field(ui.Field{ID: "fleet.text", Rect: places[2], Empty: b.words.Say("fleet.text"), Most: 8000}, &b.library.typed)
	if f.Button(ui.Button{ID: "fleet.read", Rect: places[3], Label: b.words.Say("fleet.read"), Size: 15}) {
		if why := b.take(f, b.library.typed); why != "" {
			f.Refuse(places[3], why)
		}
	}
	return rest2
}

// take takes a fleet or a card from a text; what it returns says why not.
func (b *Builder) take(f *ui.Frame, text string) (why string) {
	if strings.HasPrefix(strings.TrimSpace(text), "~") {
		c, err := readCard(text)
		if err != nil {
			return b.words.Say(err.Error())
		}
		return b.takeCard(f, c)
	}
	name, fleet, err := readFleet(text)
	if err == nil && fleet.Lines[0].Card.Faction() != b.side {
		err = errOtherSide
	}
	if err != nil {
		return b.words.Say(err.Error())
	}
	b.replace(f, fleet)
	b.name = name
	b.show(f, noPanel)
	return ""
}

// receive takes fleets from files that were dropped onto the window.
func (b *Builder) receive(f *ui.Frame) {
	for _, file := range f.Received() {
		if why := b.take(f, string(file.Data)); why != "" {
			f.Toast(why)
		}
	}
}

// showShelved shows one fleet: its name, its plan, its ships; a click takes it.
func (b *Builder) showShelved(f *ui.Frame, row ui.Rect, s *shelved) {
	p := f.Palette
	take := row
	if s.own {
		var remove ui.Rect
		remove, take = row.CutRight(44)
		if f.Button(ui.Button{ID: "fleet.delete." + s.id, Rect: remove.Middle(36, 36), Sign: "cross", Hint: b.words.Say("fleet.delete")}) {
			b.library.asking = s.name
			f.Invalidate()
		}
	}
	if f.Button(ui.Button{ID: "fleet.take." + s.id, Rect: take}) {
		b.replace(f, rules.Fleet{Lines: append([]rules.FleetLine(nil), s.fleet.Lines...)})
		b.name = s.name
		b.show(f, noPanel)
	}
	inner := take.InsetXY(12, 5)
	points := b.words.Say("fleet.points", assets.Args{"n": s.fleet.Points()})
	state := p.Name()
	if s.fleet.Points() > b.limit {
		state = state.In(p.Warning)
	}
	if inner.W > 500 {
		var ships ui.Rect
		ships, inner = inner.CutRight(300)
		b.drawFormation(f, ships, &s.fleet)
	}
	upper, lower := inner.CutTop(24)
	right := f.Text(points, upper, state.AtRight())
	f.Label(s.name, ui.Box(upper.X, upper.Y, right.X-upper.X-8, upper.H), p.Name().Sized(render.SizeLarge))
	line := s.line
	if s.own {
		line = b.words.Say("fleet.own")
	}
	f.Paragraph(line, lower, p.Label().With(render.Reading).UpTo(2).Tightly())
}

// drawFormation draws the ships of a fleet in a row, the bigger ones first and larger.
func (b *Builder) drawFormation(f *ui.Frame, box ui.Rect, fleet *rules.Fleet) {
	sizes := [5]float64{1: 54, 2: 42, 3: 30, 4: 20}
	var width float64
	for _, line := range fleet.Lines {
		width += sizes[line.Card.Class()] * float64(line.Count) * 0.8
	}
	x, k := box.X, min(1, box.W/max(width, 1))
	for _, line := range fleet.Lines {
		for range line.Count {
			size := sizes[line.Card.Class()] * k
			b.drawing.DrawShip(f.Canvas, line.Card, ui.Box(x, box.Center().Y-size/2, size, size))
			x += size * 0.8
		}
	}
}

// askDelete asks before an own fleet is deleted.
func (b *Builder) askDelete(f *ui.Frame) {
	name := b.library.asking
	if name == "" {
		return
	}
	answer := f.Ask(ui.Question{
		ID: "fleet.really", Title: b.words.Say("fleet.delete"), Sentence: b.words.Say("fleet.delete.about", assets.Args{"name": name}),
		Yes: b.words.Say("fleet.delete"), No: b.words.Say("table.close"),
	})
	if answer == ui.Waiting {
		return
	}
	b.library.asking = ""
	if answer == ui.Yes {
		if err := b.program.Own(keptFleets).Delete(name); err != nil {
			f.Toast(b.words.Say("fleet.why.kept"))
		}
		b.beginLibrary(f)
	}
	f.Invalidate()
}

// beginSave opens the question under which name the fleet is to be kept.
func (b *Builder) beginSave(f *ui.Frame) {
	if len(b.fleet.Lines) == 0 {
		f.Toast(b.words.Say("fleet.empty"))
		return
	}
	b.library.name, b.library.frames = b.name, 0
	b.show(f, savePanel)
}

func (b *Builder) showSave(f *ui.Frame) {
	f.Modal(func() {
		inner := dialog(f, 460, 170)
		head, rest := inner.CutTop(44)
		b.close(f, "fleet.close", head, b.words.Say("fleet.save"))
		rows := rest.Rows(12, 1, 1)
		f.Field(ui.Field{ID: "fleet.name", Rect: rows[0], Empty: b.words.Say("fleet.name"), Most: 30}, &b.library.name)
		if b.library.frames++; b.library.frames == 2 { // a dialog takes the focus away when it opens
			f.FocusOn("fleet.name")
		}
		keep := ui.Button{ID: "fleet.keep", Rect: rows[1], Label: b.words.Say("fleet.keep"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}
		for _, doc := range b.kept(keptFleets) {
			if strings.EqualFold(doc.Name, strings.TrimSpace(b.library.name)) {
				keep.Label = b.words.Say("fleet.keep.again")
			}
		}
		if strings.TrimSpace(b.library.name) == "" {
			keep.Why = b.words.Say("fleet.why.name")
		}
		if f.Button(keep) {
			b.keep(f, strings.TrimSpace(b.library.name))
		}
	})
}

// keep keeps the fleet under a name.
func (b *Builder) keep(f *ui.Frame, name string) {
	docs := b.program.Own(keptFleets)
	if docs == nil || docs.Keep(name, []byte(Text(name, &b.fleet))) != nil {
		f.Toast(b.words.Say("fleet.why.kept"))
		return
	}
	b.name = name
	b.show(f, noPanel)
}
