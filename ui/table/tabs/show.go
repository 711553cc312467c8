package tabs

import (
	"strconv"

	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// ID is the spot of the button that opens a tab.
func ID(tab board.Tab) string { return "tab." + tabNames[tab] }

var tabNames = [...]string{board.MapTab: "map", board.HandTab: "hand", board.SidesTab: "sides", board.LogTab: "log"}

var tabSigns = [...]string{board.MapTab: "map", board.HandTab: "hand", board.SidesTab: "person", board.LogTab: "log"}

// Show shows the buttons that open the parts of the screen.
func (t *Tabs[V, E]) Show() {
	l := t.Board.Layout()
	asked := map[board.Tab]bool{}
	if t.Pending != nil {
		for _, o := range t.Pending.Options {
			asked[t.of(o)] = asked[t.of(o)] || !t.Table.Button(o)
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
	case l.Form.Phone() && l.Tab == board.MapTab && !t.Covered() && !l.Zoom.Empty():
		t.showZoom(l.Zoom)
	}
}

// showTab shows the button of a tab. Held sideways, the button of the open one closes it again.
func (t *Tabs[V, E]) showTab(tab board.Tab, r ui.Rect, asked bool) {
	f := t.F
	p := f.Palette
	l := t.Board.Layout()
	s := f.Spot(ui.Spot{ID: ID(tab), Rect: r, Aside: true, Slow: true})
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
	text, name := t.tabCount(tab), "table.tab."+tabNames[tab]
	peeks, now := t.Table.Peeks()
	if peeks = peeks && open && tab == board.MapTab; peeks {
		name = "table.map.peek"
		if now {
			name = "table.map.back"
		}
	}
	if l.Form == board.Upright {
		sign, word := r.InsetXY(2, 6).CutTop(28)
		f.Sign(tabSigns[tab], sign.Middle(26, 26), ink)
		f.Text(t.Words.Say(name)+text, word, p.Label().In(ink).Centered())
	} else {
		f.Sign(tabSigns[tab], r.Middle(24, 24), ink)
		f.Text(text, render.Box(r.X, r.Bottom()-18, r.W-3, 18), p.Label().In(ink).AtRight())
	}
	f.FocusRing(r, s, render.Slight, 0)
	switch {
	case s.Clicked && peeks:
		t.Table.Peek()
	case s.Clicked && open && l.Form == board.Sideways:
		t.Open(board.MapTab)
	case s.Clicked:
		t.Open(tab)
	}
}

// tabCount is the number beside the name of a tab: cards in the hand, lines that are new.
func (t *Tabs[V, E]) tabCount(tab board.Tab) string {
	n := 0
	switch tab {
	case board.HandTab:
		n = t.Table.InHand()
	case board.LogTab:
		n = t.Table.Lines()
	}
	if n == 0 {
		return ""
	}
	return " " + strconv.Itoa(n)
}

// showFolds shows the buttons that unfold both rails, and fold them again.
func (t *Tabs[V, E]) showFolds(asked bool) {
	f := t.F
	open := t.Board.Layout().Tab == board.SidesTab
	for s := range t.Board.Layout().Rails {
		name, head := ID(board.SidesTab), t.Board.FoldHead(s)
		if s > 0 {
			name += "." + t.Table.SideID(s)
		}
		if open {
			head = t.Board.Layout().Rails[s]
			head, _ = head.InsetXY(4, 4).CutTop(36)
			_, head = head.CutRight(44)
			head = render.Box(t.Board.Layout().Rails[s].Right()-48, head.Y, 44, 36)
		}
		b := ui.Button{ID: name, Rect: head, Sign: t.Table.Emblem(s), Hint: t.Words.Say("table.tab.sides.about"), Aside: true, Chosen: asked && !open}
		if open {
			b.Sign, b.Label = "", "×"
		}
		if f.Button(b) {
			if open {
				t.Open(board.MapTab)
			} else {
				t.Open(board.SidesTab)
			}
		}
	}
}

// showOverview lets the player open the map by touching what is to be seen of it.
func (t *Tabs[V, E]) showOverview(r ui.Rect) {
	f := t.F
	s := f.Spot(ui.Spot{ID: "map.open", Rect: r, Aside: true, Slow: true})
	text := t.Words.Say("table.map.open")
	label := render.Box(r.Right()-f.TextWidth(text, f.Palette.Name())-32, r.Bottom()-36, f.TextWidth(text, f.Palette.Name())+24, 28)
	f.Panel(label, f.Palette.Glass())
	f.Text(text, label, f.Palette.Name().Centered())
	f.FocusRing(r, s, render.Slight, 0)
	if s.Clicked {
		t.Open(board.MapTab)
	}
}

// showZoom shows buttons that bring the map nearer, take it away and show all of it.
func (t *Tabs[V, E]) showZoom(r ui.Rect) {
	const step = 1.5
	camera := t.Board.Camera()
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
