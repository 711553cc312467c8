package build

import (
	"cmp"
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// A Ready list comes with the program.
type Ready[T comparable] struct {
	ID, Name, Line string // what it is called, and its plan
	List           List[T]
}

// A library is the lists that can be taken: the player's own, and those that come with the program.
type library[T comparable] struct {
	own    []Ready[T]
	typed  string // a list or a thing as text
	name   string // under which the list is to be kept
	frames int    // in which that was asked
	asking string // the own list that is about to be deleted
}

// kept are the lists that the player has kept.
func (b *Builder[T]) kept() []ui.Document { return ui.Kept(b.program, b.Title.Kept) }

// beginLibrary opens the library as it is now. An own list that cannot be read is told of and left out.
func (b *Builder[T]) beginLibrary(f *ui.Frame) {
	b.library = library[T]{}
	for i, doc := range b.kept() {
		_, list, why := b.Read(string(doc.Data))
		if why != "" {
			f.Toast(b.Say("damaged", assets.Args{"name": doc.Name, "why": why}))
			continue
		}
		b.library.own = append(b.library.own, Ready[T]{ID: "own." + strconv.Itoa(i), Name: doc.Name, Line: b.Say("own"), List: list})
	}
	b.show(f, libraryPanel)
}

// showLibrary shows it: by lot, from a text, own and ready lists.
func (b *Builder[T]) showLibrary(f *ui.Frame) {
	f.Modal(func() {
		inner := dialog(f, 860, 640)
		line, rest := inner.CutTop(40)
		if head(f, "build.close", line, b.say("library")) {
			b.show(f, noPanel)
		}
		if !b.Fixed {
			rest = b.showTexts(f, rest)
		}
		b.showShelves(f, rest)
	})
	b.askDelete(f)
}

// showShelves shows own and ready lists one below the other.
func (b *Builder[T]) showShelves(f *ui.Frame, box ui.Rect) {
	high := 74.0
	if b.Fixed && f.W >= deskWidth {
		high = 118
	}
	all := append(b.library.own[:len(b.library.own):len(b.library.own)], b.Ready...)
	f.Scroll("build.shelves", box, float64(len(all))*high, func(content ui.Rect) {
		for i := range all {
			var row ui.Rect
			row, content = content.CutTop(high)
			b.showShelved(f, row.InsetXY(2, 4), &all[i], i < len(b.library.own))
		}
	})
}

// showTexts shows how a list comes by lot, goes out as text and comes in, and returns the place below.
func (b *Builder[T]) showTexts(f *ui.Frame, box ui.Rect) (rest ui.Rect) {
	rows, rest := box.CutTop(46)
	places := rows.Middle(rows.W, 36).Columns(8, 1, 1, 1.8, 0.7)
	if f.W < wideWidth {
		var field ui.Rect
		field, rest = rest.CutTop(46)
		two, more := rows.Middle(rows.W, 36).Columns(8, 1, 1), field.Middle(field.W, 36).Columns(8, 2, 1)
		places = []ui.Rect{two[0], two[1], more[0], more[1]}
	}
	if f.Button(ui.Button{ID: "build.lot", Rect: places[0], Label: b.Say("lot"), Hint: b.say("lot.about"), Size: 15}) {
		b.replace(f, "", b.byLot())
	}
	copying := ui.Button{ID: "build.copy", Rect: places[1], Label: b.Say("copy"), Hint: b.Say("copy.about"), Size: 15}
	if len(b.list) == 0 {
		copying.Why = b.say("empty")
	}
	if f.Button(copying) {
		b.program.Copy(f, b.Text(b.titled(), b.list))
	}
	f.Field(ui.Field{ID: "build.text", Rect: places[2], Empty: b.say("text"), Most: 8000}, &b.library.typed)
	if f.Button(ui.Button{ID: "build.read", Rect: places[3], Label: b.Say("read"), Size: 15}) {
		if why := b.take(f, b.library.typed); why != "" {
			f.Refuse(places[3], why)
		}
	}
	return rest
}

// take takes a list, or what else the title knows, from a text; what it returns says why not.
func (b *Builder[T]) take(f *ui.Frame, text string) (why string) {
	if b.Take != nil {
		if is, why := b.Take(f, text); is {
			if why == "" {
				b.show(f, noPanel)
			}
			return why
		}
	}
	name, list, why := b.Read(text)
	if why == "" {
		b.replace(f, name, list)
	}
	return why
}

// receive takes lists from files that were dropped onto the window.
func (b *Builder[T]) receive(f *ui.Frame) {
	for _, file := range f.Received() {
		why := b.say("fixed")
		if !b.Fixed {
			why = b.take(f, string(file.Data))
		}
		if why != "" {
			f.Toast(why)
		}
	}
}

// showShelved shows one list: its name, its plan, its things; a click takes it.
func (b *Builder[T]) showShelved(f *ui.Frame, row ui.Rect, s *Ready[T], own bool) {
	p, take := f.Palette, row
	if own {
		var remove ui.Rect
		remove, take = row.CutRight(44)
		if f.Button(ui.Button{ID: "build.delete." + s.ID, Rect: remove.Middle(36, 36), Sign: "cross", Hint: b.Say("delete")}) {
			b.library.asking = s.Name
			f.Invalidate()
		}
	}
	points := s.List.Points(b.Face)
	if f.Button(ui.Button{ID: "build.take." + s.ID, Rect: take, Chosen: b.Fixed && b.name == s.Name}) {
		b.replace(f, s.Name, s.List)
		b.pointed = s.List.Sorted(b.Face)[0].Thing
	}
	inner := take.InsetXY(12, 5)
	if inner.H > 90 { // the drawing stands below
		var things ui.Rect
		things, inner = inner.CutBottom(inner.H - 54)
		b.drawFormation(f, things, s.List)
	}
	state := p.Name()
	if points > b.Limit {
		state = state.In(p.Warning)
	}
	if inner.W > 500 && take.H < 100 {
		var things ui.Rect
		things, inner = inner.CutRight(300)
		b.drawFormation(f, things, s.List)
	}
	upper, lower := inner.CutTop(24)
	right := f.Text(b.inPoints(points), upper, state.AtRight())
	f.Label(s.Name, ui.Box(upper.X, upper.Y, right.X-upper.X-8, upper.H), p.Name().Sized(render.SizeLarge))
	f.Paragraph(s.Line, lower, p.Label().With(render.Reading).UpTo(2).Tightly())
}

// drawFormation draws the things of a list in a row, in order.
func (b *Builder[T]) drawFormation(f *ui.Frame, box ui.Rect, list List[T]) {
	const step = 0.8 // from one to the next, of its size
	var width float64
	for _, line := range list {
		width += float64(b.Size(line.Thing)*line.Count) * step
	}
	x, k := box.X, min(1, box.W/max(width, 1))
	for _, line := range list {
		for range line.Count {
			size := float64(b.Size(line.Thing)) * k
			b.Draw(f.Canvas, line.Thing, ui.Box(x, box.Center().Y-size/2, size, size))
			x += size * step
		}
	}
}

// askDelete asks before an own list is deleted.
func (b *Builder[T]) askDelete(f *ui.Frame) {
	name := b.library.asking
	if name == "" {
		return
	}
	answer := f.Ask(ui.Question{
		ID: "build.really", Title: b.Say("delete"), Sentence: b.Say("delete.about", assets.Args{"name": name}),
		Yes: b.Say("delete"), No: b.Words.Say("table.close"),
	})
	if answer == ui.Waiting {
		return
	}
	b.library.asking = ""
	if answer == ui.Yes {
		if !ui.Forget(b.program, b.Title.Kept, name) {
			f.Toast(b.Say("why.kept"))
		}
		b.beginLibrary(f)
	}
	f.Invalidate()
}

// beginSave opens the question under which name the list is to be kept.
func (b *Builder[T]) beginSave(f *ui.Frame) {
	if len(b.list) == 0 {
		f.Toast(b.say("empty"))
		return
	}
	b.library.name, b.library.frames = cmp.Or(b.name, b.proposed()), 0
	b.show(f, savePanel)
}

// proposed is a name under which nothing is kept yet.
func (b *Builder[T]) proposed() string {
	taken := map[string]bool{}
	for _, doc := range b.kept() {
		taken[strings.ToLower(doc.Name)] = true
	}
	for n := 1; ; n++ {
		if name := b.say("proposed", assets.Args{"n": n}); !taken[strings.ToLower(name)] {
			return name
		}
	}
}

func (b *Builder[T]) showSave(f *ui.Frame) {
	f.Modal(func() {
		inner := dialog(f, 460, 170)
		line, rest := inner.CutTop(44)
		if head(f, "build.close", line, b.Say("save")) {
			b.show(f, noPanel)
		}
		rows := rest.Rows(12, 1, 1)
		f.Field(ui.Field{ID: "build.name", Rect: rows[0], Empty: b.say("name"), Most: 30, Proposed: true}, &b.library.name)
		if b.library.frames++; b.library.frames == 2 { // a dialog takes the focus away when it opens
			f.FocusOn("build.name")
		}
		name := strings.TrimSpace(b.library.name)
		keep := ui.Button{ID: "build.keep", Rect: rows[1], Label: b.Say("keep"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}
		for _, doc := range b.kept() {
			if strings.EqualFold(doc.Name, name) {
				keep.Label = b.Say("keep.again")
			}
		}
		if name == "" {
			keep.Why = b.Say("why.name")
		}
		if f.Button(keep) {
			b.keep(f, name)
		}
	})
}

// keep keeps the list under a name.
func (b *Builder[T]) keep(f *ui.Frame, name string) {
	if !ui.Keep(b.program, b.Title.Kept, name, []byte(b.Text(name, b.list))) {
		f.Toast(b.Say("why.kept"))
		return
	}
	b.name = name
	b.show(f, noPanel)
}
