package rebellion

import (
	"strconv"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// What a screen needs that is too small to show everything at once: parts of it are closed until their tab is opened. The
// tab opens by itself that has what is asked about.

// open opens a tab.
func (t *Table) open(tab board.Tab) {
	if t.Board.Layout().Tab == tab {
		return
	}
	t.Board.Open(tab)
	if tab == board.LogTab {
		t.log.ToEnd()
	}
	t.F.Invalidate()
}

// opener is what a tab was opened for: a question, and what is carried to answer it.
type opener struct {
	ask  game.Key
	hand string
}

// openWhereAsked opens the tab that has most of what is asked about, once for each question and whenever something is taken
// up; while nothing is asked, the map.
func (t *Table) openWhereAsked() {
	now := opener{}
	if t.Pending != nil {
		now = opener{t.Pending.Ask, t.grip.name}
	}
	if t.Board.Layout().Form == board.Wide || now == t.openedFor {
		return
	}
	t.openedFor = now
	t.open(t.mostIn())
	t.reveal = t.Pending != nil && t.grip.name == ""
	if t.Phone() && t.Board.Layout().Tab == board.MapTab {
		t.showConcerned()
	}
}

// mostIn is the tab that has most of the things that are asked about, or that take what is carried.
func (t *Table) mostIn() board.Tab {
	n := map[board.Tab]int{}
	if t.grip.name != "" {
		for _, l := range t.grip.places {
			n[t.tabOf(l.thing)]++
		}
	} else if t.Pending != nil {
		for _, o := range t.Pending.Options {
			if o.Kind != rules.KindButton {
				n[t.tabOf(o)]++
			}
		}
	}
	most := board.MapTab
	for _, tab := range []board.Tab{board.HandTab, board.SidesTab} {
		if n[tab] > n[most] {
			most = tab
		}
	}
	return most
}

// tabOf is the tab in which an option of the decision stands, or a thing that takes what is carried.
func (t *Table) tabOf(o game.Option) board.Tab {
	if t.staged || t.Pending != nil && t.Asking().InPanel {
		return board.MapTab
	}
	if o.Kind == poolKind {
		return board.HandTab
	}
	if tab, ok := t.Board.TabOf(words.ThingOf(o), &t.View); ok {
		return tab
	}
	return board.MapTab
}

// elsewhere tells whether an option stands in a tab that is closed: then that tab's button stands for it.
func (t *Table) elsewhere(o game.Option) bool {
	l := t.Board.Layout()
	if l.Form == board.Wide {
		return false
	}
	tab := t.tabOf(o)
	if tab == l.Tab || tab == board.Everywhere {
		return false
	}
	t.Places[o] = tabID(tab)
	return true
}

// showConcerned moves the map to the systems that the question is about.
func (t *Table) showConcerned() {
	const least, most = 0.75, 1.2
	camera := t.Board.Camera
	set := t.concerned()
	if set == 0 {
		return
	}
	area := t.Board.Around(set)
	zoom := min(camera.View.W/area.W, camera.View.H/area.H)
	camera.GlideTo(render.Shot{At: area.Center(), Zoom: min(max(zoom, least), most)}, t.F.Clock)
}

// tabID is the spot of the button that opens a tab.
func tabID(tab board.Tab) string { return "tab." + tabNames[tab] }

var tabNames = [...]string{board.MapTab: "map", board.HandTab: "hand", board.SidesTab: "sides", board.LogTab: "log"}

var tabSigns = [...]string{board.MapTab: "map", board.HandTab: "hand", board.SidesTab: "person", board.LogTab: "log"}

// showTabs shows the buttons that open the parts of the screen.
func (t *Table) showTabs() {
	l := t.Board.Layout()
	asked := map[board.Tab]bool{}
	if t.Pending != nil {
		for _, o := range t.Pending.Options {
			asked[t.tabOf(o)] = asked[t.tabOf(o)] || o.Kind != rules.KindButton
		}
	}
	for i, tab := range board.TabsOf(l.Form) {
		t.showTab(tab, l.Tabs[i], asked[tab])
	}
	switch {
	case l.Form == board.Folded:
		t.showFolds(asked[board.SidesTab])
	case l.Overview && l.Tab == board.HandTab:
		t.showOverview(l.Map)
	case l.Form.Phone() && l.Tab == board.MapTab && t.scene == nil:
		t.showZoom(l.Zoom)
	}
}

// showTab shows the button of a tab. Held sideways, the button of the open one closes it again.
func (t *Table) showTab(tab board.Tab, r ui.Rect, asked bool) {
	f := t.F
	p := f.Palette
	l := t.Board.Layout()
	s := f.Spot(ui.Spot{ID: tabID(tab), Rect: r, Aside: true, Slow: true})
	ink, open := p.Dim, l.Tab == tab
	f.Panel(r, render.PanelStyle{Corner: render.Slight, Fill: p.PanelLight, Line: p.LineLight, Width: 1})
	if open {
		ink = p.Text
		edge, _ := r.CutTop(3)
		f.Fill(edge, p.Text)
	}
	if asked && !open {
		ink = p.Legal.Alpha(t.Breath())
	}
	text := t.tabCount(tab)
	if l.Form == board.Upright {
		sign, word := r.InsetXY(2, 6).CutTop(28)
		f.Sign(tabSigns[tab], sign.Middle(26, 26), ink)
		f.Text(t.Words.Say("table.tab."+tabNames[tab])+text, word, p.Label().In(ink).Centered())
	} else {
		f.Sign(tabSigns[tab], r.Middle(24, 24), ink)
		f.Text(text, render.Box(r.X, r.Bottom()-18, r.W-3, 18), p.Label().In(ink).AtRight())
	}
	f.FocusRing(r, s, render.Slight, 0)
	switch {
	case s.Clicked && open && l.Form == board.Sideways:
		t.open(board.MapTab)
	case s.Clicked:
		t.open(tab)
	}
}

// tabCount is the number beside the name of a tab: cards in the hand, lines that are new.
func (t *Table) tabCount(tab board.Tab) string {
	n := 0
	switch tab {
	case board.HandTab:
		for _, held := range t.View.Hand() {
			n += int(held)
		}
	case board.LogTab:
		n = len(t.recap.lines)
	}
	if n == 0 {
		return ""
	}
	return " " + strconv.Itoa(n)
}

// showFolds shows the buttons that unfold both rails, and fold them again.
func (t *Table) showFolds(asked bool) {
	f := t.F
	open := t.Board.Layout().Tab == board.SidesTab
	for _, s := range []rules.Side{rules.Rebels, rules.Empire} {
		name, head := tabID(board.SidesTab), t.Board.FoldHead(s)
		if s == rules.Empire {
			name += ".empire"
		}
		if open {
			head = t.Board.Layout().Rails[s]
			head, _ = head.InsetXY(4, 4).CutTop(36)
			_, head = head.CutRight(44)
			head = render.Box(t.Board.Layout().Rails[s].Right()-48, head.Y, 44, 36)
		}
		b := ui.Button{ID: name, Rect: head, Sign: board.Emblem(s), Hint: t.Words.Say("table.tab.sides.about"), Aside: true, Chosen: asked && !open}
		if open {
			b.Sign, b.Label = "", "×"
		}
		if f.Button(b) {
			if open {
				t.open(board.MapTab)
			} else {
				t.open(board.SidesTab)
			}
		}
	}
}

// showOverview lets the player open the map by touching what is to be seen of it.
func (t *Table) showOverview(r ui.Rect) {
	f := t.F
	s := f.Spot(ui.Spot{ID: "map.open", Rect: r, Aside: true, Slow: true})
	text := t.Words.Say("table.map.open")
	label := render.Box(r.Right()-f.TextWidth(text, f.Palette.Name())-32, r.Bottom()-36, f.TextWidth(text, f.Palette.Name())+24, 28)
	f.Panel(label, f.Palette.Glass())
	f.Text(text, label, f.Palette.Name().Centered())
	f.FocusRing(r, s, render.Slight, 0)
	if s.Clicked {
		t.open(board.MapTab)
	}
}

// showZoom shows buttons that bring the map nearer, take it away and show all of it.
func (t *Table) showZoom(r ui.Rect) {
	const step = 1.5
	camera := t.Board.Camera
	places := r.Columns(6, 1, 1, 1)
	button := func(i int, name, label, sign string) bool {
		return t.F.Button(ui.Button{ID: "map." + name, Rect: places[i], Label: label, Sign: sign, Aside: true, Size: 22})
	}
	if button(0, "in", "+", "") {
		camera.GlideTo(render.Shot{At: camera.At, Zoom: camera.Zoom * step}, t.F.Clock)
	}
	if button(1, "out", "−", "") {
		camera.GlideTo(render.Shot{At: camera.At, Zoom: camera.Zoom / step}, t.F.Clock)
	}
	if button(2, "all", "", "full_screen") {
		camera.ShowAll(t.F.Clock)
	}
}

// showOwn shows the list of the viewer's own things.
func (t *Table) showOwn() {
	l := t.Board.Layout()
	if l.Tab != board.HandTab {
		return
	}
	f := t.F
	f.Fill(l.Own, f.Palette.Space)
	f.Fill(l.Own, f.Palette.Panel)
	f.Scroll("own", l.Own, t.Board.OwnHeight(&t.View), func(content ui.Rect) {
		t.Board.OwnAt = ui.Point{X: content.X, Y: content.Y}
		t.dropInPool()
		things := t.Board.Things(&t.View)
		t.revealOffered(things, content)
		for _, thing := range things {
			if thing.Listed {
				t.showThing(thing)
			}
		}
		t.Board.DrawOwn(f.Canvas, &t.View, t.looks())
		for _, thing := range things {
			if thing.Listed {
				t.showDoubt(thing.Option, thing.Rect, t.states[thing.Option].Over)
			}
		}
	})
}

// revealOffered scrolls the list to the first thing that a new question offers, if it is not to be seen from the start.
func (t *Table) revealOffered(things []board.Thing, content ui.Rect) {
	const margin = 8
	if !t.reveal {
		return
	}
	t.reveal = false
	for _, thing := range things {
		if !thing.Listed || len(t.onBoard(thing.Option)) == 0 {
			continue
		}
		offset := thing.Rect.Y - content.Y - margin
		if thing.Rect.Bottom()-content.Y <= t.Board.Layout().Own.H {
			offset = 0
		}
		t.F.ScrollTo("own", offset)
		return
	}
}
