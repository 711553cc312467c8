// Package build is where a player puts together what he brings to a game, such as a fleet, a deck or an army: from things on tiles that
// are filtered and searched, each with its large card, within so many points. Lists are kept beside saved games, go out as text and
// come in, and are shown to everybody when all are ready. What may stand together, and why not, each title says.
//
//	build.go  what a title brings, and the screen · list.go  what is put together
//	tiles.go  the things to choose from · filters.go  which of them are shown · pick.go  a list of which one is picked
//	mine.go   the list: points, lines, sentences · card.go  the large card
//	bench.go  another way to show it: things in one column, the list in places
//	library.go  lists that come ready or were kept, as text too · reveal.go  what all have brought
package build

import (
	"math/rand/v2"
	"slices"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// A Face is what is seen of a thing without its large card.
type Face struct {
	ID          string // what spots call it
	Name, Short string
	Kind, Foot  string // what it is, and a tile's lowest line
	Order       int    // by which lists are put in order, before the cost
	Cost        int    // points
	Star        bool   // there is one of it
	Owned       bool   // a player has made or changed it
}

// A Sentence is something that is computed of a list, and what follows from it.
type Sentence struct {
	Sign, Text, Second string
	Figure             int // stands for it where there is little room
	Amber              bool
	Warns              bool // it is a warning, or what the list is refused for
}

// A Title is what is the title's own. What it may lack is nil.
type Title[T comparable] struct {
	Name  string // prefix of its keys, such as NAME.help
	Words *assets.Words
	Side  int    // whose colours it has
	Limit int    // points
	Fixed bool   // what comes ready is brought as it is
	Kept  string // the kind of documents that keep own lists

	Things func() []T
	Face   func(T) Face
	Draw   func(c *render.Canvas, t T, box ui.Rect)
	Mark   func(c *render.Canvas, t T, box ui.Rect) // what is to be known of the cost; may be nil
	Card   func(c *render.Canvas, t T, turned bool, box ui.Rect)
	Turns  func(T) bool // its card has two sides; nil: none has
	Usual  func(T) bool // it comes with the program; nil: everything does, and nothing is said of it
	Size   func(T) int  // of a drawing in formation, points

	Says      func(T) string // what else is looked through when something is searched for; may be nil
	Filters   []Filter[T]    // the first one's values stand side by side
	WhyNotAdd func(l List[T], t T) string
	Whys      func(l List[T]) []string // what is wrong with a list
	Sentences func(l List[T]) []Sentence
	Fill      func(l List[T]) List[T]   // fills up around what is in it; may be nil
	Chance    *rand.Rand                // by which one of those is proposed that come ready, where they are brought as they are
	Lot       func() List[T]            // by lot, where they are not
	Likes     func(l List[T]) map[T]int // how much advice would add of each thing; may be nil
	Partners  func() []Brought[T]       // what partners have put together, as far as it may be seen; may be nil

	Ready []Ready[T]
	Bytes func(name string, l List[T]) []byte
	Texts *Texts[T] // lists as text; nil: Text and Read are the title's own
	Text  func(name string, l List[T]) string
	Read  func(text string) (name string, l List[T], why string)

	Counted func(n int) string // so many points in words; nil: they are called points
	Bench   *Bench[T]          // shows it in another way, or nil

	Edit func(f *ui.Frame, t T)                               // changes a thing's card; may be nil
	Take func(f *ui.Frame, text string) (is bool, why string) // takes a text that is no list; may be nil
}

// A panel lies over a builder's screen.
type panel uint8

const (
	noPanel panel = iota
	cardPanel
	libraryPanel
	savePanel
)

// Builder is the screen on which one player puts his list together. It implements prepare.Builder.
type Builder[T comparable] struct {
	Title[T]
	program ui.Program

	list   List[T]
	name   string  // under which it was kept or found
	before List[T] // what another list has taken the place of
	after  List[T] // and that one: as long as it stays so, the first can be brought back

	chosen  []int // value of each filter
	fits    bool
	typed   string
	sort    int
	pointed T
	likes   map[T]int
	liked   List[T] // that this was asked for
	beside  bool    // the lists of partners are shown in the place of the own one
	turned  bool    // the large card shows its other side
	listed  bool    // where there is no room for both, the list is shown and not the things

	flight flight[T]

	open    panel
	page    func(f *ui.Frame, area ui.Rect) // the title's own, instead of all else
	pick    *Pick
	library library[T]
	trouble string // is told when it is shown
}

// New returns a builder of an empty list.
func New[T comparable](p ui.Program, t Title[T]) *Builder[T] {
	if t.Texts != nil {
		t.Text, t.Read = t.Texts.Write, t.read
	}
	b := &Builder[T]{Title: t, program: p, chosen: make([]int, len(t.Filters))}
	b.pointed = t.Things()[0]
	return b
}

// say says a phrase of the title.
func (b *Builder[T]) say(key string, args ...assets.Args) string {
	return b.Words.Say(b.Name+"."+key, args...)
}

// Say says a phrase that all titles share.
func (b *Builder[T]) Say(key string, args ...assets.Args) string {
	return b.Words.Say("build."+key, args...)
}

// List is what is put together so far.
func (b *Builder[T]) List() List[T] { return b.list }

// Pointed is the thing whose card is shown.
func (b *Builder[T]) Pointed() T { return b.pointed }

// Point shows the card of a thing.
func (b *Builder[T]) Point(t T) { b.pointed = t }

// Open shows a page of the title's own instead of all else, until it is called with nil.
func (b *Builder[T]) Open(f *ui.Frame, page func(f *ui.Frame, area ui.Rect)) {
	b.page = page
	b.show(f, noPanel)
}

// Change changes the list by what change makes of each thing; what becomes nothing is taken out.
func (b *Builder[T]) Change(change func(T) (T, bool)) {
	var changed List[T]
	for _, line := range b.list {
		if t, stays := change(line.Thing); stays {
			changed = append(changed, Line[T]{t, line.Count})
		}
	}
	b.list = changed
}

// Tell tells the player something when the builder is shown next.
func (b *Builder[T]) Tell(trouble string) { b.trouble = trouble }

// Thing implements prepare.Builder.
func (b *Builder[T]) Thing() []byte { return b.Bytes(b.name, b.list) }

// Why implements prepare.Builder.
func (b *Builder[T]) Why() string {
	if whys := b.Whys(b.list); len(whys) > 0 {
		return whys[0]
	}
	return ""
}

// Draft implements prepare.Builder.
func (b *Builder[T]) Draft() []byte {
	if len(b.list) == 0 {
		return nil
	}
	return []byte(b.Text(b.name, b.list))
}

// GoOn implements prepare.Builder.
func (b *Builder[T]) GoOn(draft []byte) {
	name, list, why := b.Read(string(draft))
	if why != "" {
		b.trouble = why
		return
	}
	b.list = list
	if name != b.say("nameless") {
		b.name = name
	}
}

// points is what the list costs, left how many may still be used.
func (b *Builder[T]) points() int { return b.list.Points(b.Face) }
func (b *Builder[T]) left() int   { return b.Limit - b.points() }

// inPoints is so many points in words.
func (t *Title[T]) inPoints(n int) string {
	if t.Counted != nil {
		return t.Counted(n)
	}
	return t.Words.Say("build.points", assets.Args{"n": n})
}

// whyNotAdd says why one more thing does not fit, or nothing.
func (b *Builder[T]) whyNotAdd(t T) string {
	if b.Fixed {
		return b.say("fixed")
	}
	return b.WhyNotAdd(b.list, t)
}

// add adds a thing, or says at a place why not.
func (b *Builder[T]) add(f *ui.Frame, t T, at ui.Rect) {
	if why := b.whyNotAdd(t); why != "" {
		f.Refuse(at, why)
		return
	}
	b.list = b.list.With(t)
	b.pointed = t
	if b.Bench != nil {
		b.launch(f, t, at)
	}
	f.Invalidate()
}

func (b *Builder[T]) remove(f *ui.Frame, t T) {
	if !b.Fixed {
		b.list = b.list.Without(t)
	}
	f.Invalidate()
}

// replace puts another list in the place of this one, which can be brought back.
func (b *Builder[T]) replace(f *ui.Frame, name string, by List[T]) {
	b.before, b.list = b.list, by
	b.name, b.after = name, by
	b.show(f, noPanel)
}

// Says implements prepare.Builder.
func (b *Builder[T]) Says(f *ui.Frame) (title, help string) {
	left, why := b.left(), b.Why()
	if b.page != nil {
		return b.say("says.page"), b.say("help.page")
	}
	switch {
	case len(b.list) == 0:
		title = b.say("says.empty")
	case left < 0:
		title = b.Say("says.over", assets.Args{"n": -left})
	case why != "":
		title = b.say("says.change")
	case left == 0 || b.Fixed:
		title = b.Say("says.full")
	default:
		title = b.Say("says.more", assets.Args{"n": left})
	}
	if why != "" && len(b.list) > 0 {
		return title, why
	}
	if b.Fixed {
		return title, b.say("fixed")
	}
	if f.Small() {
		return title, b.say("help.touch")
	}
	return title, b.say("help")
}

// Tools implements prepare.Builder.
func (b *Builder[T]) Tools() (tools []ui.Button) {
	switch {
	case b.page != nil:
		return nil
	case b.Fixed:
		return []ui.Button{{ID: "build.lot", Label: b.Say("lot"), Hint: b.say("lot.about"), Size: 15}}
	}
	if b.Fill != nil {
		tools = append(tools, ui.Button{ID: "build.fill", Label: b.Say("fill"), Hint: b.Say("fill.about"), Key: ui.KeyF, Size: 15})
	}
	clear := ui.Button{ID: "build.clear", Label: b.Say("clear"), Size: 15}
	if len(b.before) > 0 && slices.Equal(b.after, b.list) {
		clear = ui.Button{ID: "build.back", Label: b.Words.Say("table.undo"), Hint: b.Say("back.about"), Key: ui.KeyZ, Size: 15}
	} else if len(b.list) == 0 {
		clear.Why = b.say("empty")
	}
	return append(tools, clear)
}

// Use implements prepare.Builder.
func (b *Builder[T]) Use(f *ui.Frame, tool string) {
	switch tool {
	case "build.fill":
		if fuller := b.Fill(b.list); fuller.Points(b.Face) > b.points() {
			b.replace(f, b.name, fuller)
		} else {
			f.Toast(b.Say("fill.full"))
		}
	case "build.lot":
		b.replace(f, "", b.byLot())
	case "build.clear":
		b.replace(f, "", nil)
	case "build.back":
		b.list, b.before = b.before, nil
		f.Invalidate()
	}
}

// byLot is a list that is proposed: by lot, or of those that come ready.
func (b *Builder[T]) byLot() List[T] {
	if b.Fixed {
		return b.Ready[b.Chance.IntN(len(b.Ready))].List
	}
	return b.Lot()
}

// Measures, points.
const (
	deskWidth  = 1100.0
	wideWidth  = 700.0
	cardWidth  = 310.0
	listWidth  = 276.0
	gap        = 14.0
	largeWidth = 1500.0
)

// Show implements prepare.Builder.
func (b *Builder[T]) Show(f *ui.Frame, area ui.Rect) {
	b.receive(f)
	if b.trouble != "" {
		f.Toast(b.trouble)
		b.trouble = ""
	}
	switch {
	case b.page != nil:
		b.page(f, area)
		b.showPanels(f)
		return
	case b.Bench != nil:
		b.showBench(f, area)
	case f.W >= deskWidth:
		right, rest := area.CutRight(listWidth)
		if f.W >= largeWidth {
			right, rest = area.CutRight(listWidth + 44)
		}
		_, rest = rest.CutRight(gap)
		middle, left := rest.CutRight(cardWidth)
		_, left = left.CutRight(gap)
		b.showThings(f, left)
		b.showCard(f, middle)
		b.showMine(f, right)
	case f.W >= wideWidth:
		right, left := area.CutRight(236)
		_, left = left.CutRight(10)
		b.showThings(f, left)
		b.showMine(f, right)
	default:
		b.showTall(f, area)
	}
	b.keys(f)
	b.showPanels(f)
}

// showTall shows the points, and below them the things or the list.
func (b *Builder[T]) showTall(f *ui.Frame, area ui.Rect) {
	head, rest := area.CutTop(62)
	b.showPoints(f, head)
	tabs, rest := rest.CutTop(f.Reach(40))
	choose := b.say("things")
	if b.Fixed {
		choose = b.say("library")
	}
	b.showTabs(f, tabs, choose, b.say("mine", assets.Args{"n": b.list.Len()}))
	_, rest = rest.CutTop(8)
	if b.listed {
		b.showMine(f, rest)
	} else {
		b.showThings(f, rest)
	}
}

// keys are the gestures without a pointer: the toolkit moves the focus, and Enter adds what has it.
func (b *Builder[T]) keys(f *ui.Frame) {
	if b.open != noPanel || b.pick != nil {
		return
	}
	switch {
	case f.Pressed(ui.KeyDelete):
		b.remove(f, b.pointed)
	case f.Shortcut(ui.KeyS):
		b.beginSave(f)
	case f.Pressed(ui.KeySpace):
		b.turned = !b.turned
		f.Invalidate()
	}
}

// showPanels shows what lies over the screen.
func (b *Builder[T]) showPanels(f *ui.Frame) {
	switch b.open {
	case cardPanel:
		if b.Bench != nil {
			b.showBenchSheet(f)
		} else {
			b.showSheet(f)
		}
	case libraryPanel:
		b.showLibrary(f)
	case savePanel:
		b.showSave(f)
	}
	if b.pick != nil {
		b.showPick(f)
	}
}

// show opens a panel.
func (b *Builder[T]) show(f *ui.Frame, p panel) {
	b.open = p
	f.Invalidate()
}

// head shows the title of a panel and the button that closes it, which Escape does too.
func head(f *ui.Frame, id string, line ui.Rect, title string) (closed bool) {
	button, left := line.CutRight(40)
	f.Label(title, left, f.Palette.Title())
	return f.Button(ui.Button{ID: id, Rect: button.Middle(34, 34), Sign: "cross", Key: ui.KeyEscape})
}

// dialog draws a panel over others; it is darker than they are.
func dialog(f *ui.Frame, w, h float64) (inner ui.Rect) {
	box := f.Bounds().Middle(min(w, f.W-16), min(h, f.H-16))
	f.Shadow(box)
	f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: f.Palette.Panel.Mix(f.Palette.Space, 0.2).Alpha(1), Line: f.Palette.LineLight, Width: 1.5})
	f.Cover("build.dialog", box)
	return box.InsetXY(16, 14)
}
