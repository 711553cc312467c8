package shell

import (
	"encoding/json"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/page"
)

// houseRules are the names of those that are to be played.
func (n *newGame) houseRules() (names []string) {
	for i, played := range n.house {
		if played {
			names = append(names, n.title.HouseRules[i])
		}
	}
	return names
}

// setupWithHouse is what the game begins with.
func (n *newGame) setupWithHouse() json.RawMessage {
	setup := n.setupText()
	if len(n.house) > 0 {
		setup = n.title.AddHouse(setup, n.houseRules())
	}
	return setup
}

// houseButton shows at the foot of a part of the screen how many house rules are played, and opens them. It returns the rest.
func (n *newGame) houseButton(f *ui.Frame, r ui.Rect) ui.Rect {
	label := n.shell.Say("new.house.none")
	if played := len(n.houseRules()); played > 0 {
		label = n.shell.Words.Say("shell.new.house", assets.Args{"n": played})
	}
	place, rest := r.CutBottom(44)
	_, rest = rest.CutBottom(12)
	if f.Button(ui.Button{ID: "house", Rect: place, Label: label}) {
		n.houseOpen = true
	}
	return rest
}

// showHouse shows the house rules over the screen.
func (n *newGame) showHouse(f *ui.Frame) {
	if n.houseOpen {
		f.Modal(func() { n.housePanel(f) })
	}
}

func (n *newGame) housePanel(f *ui.Frame) {
	const margin, wide = 20, 860
	row := 76.0
	if f.W < page.Narrow {
		row = 136
	}
	s, p := n.shell, f.Palette
	box := f.Bounds().Middle(min(wide, f.W-32), f.H-48)
	f.Shadow(box)
	f.Paper(box)
	title, rest := box.Inset(margin).CutTop(38)
	f.Label(s.Say("new.house.title"), title.Move(0, -6), p.Title())
	height := f.Paragraph(s.Say("new.house.about"), rest, p.Body().In(p.Dim))
	_, rest = rest.CutTop(height + 10)
	foot, rest := rest.CutBottom(56)
	f.Scroll("house.all", rest, float64(len(n.house))*row, func(content ui.Rect) {
		for i, name := range n.title.HouseRules {
			n.houseRow(f, render.Box(content.X, content.Y+float64(i)*row, content.W-14, row), i, "house."+name)
		}
	})
	if f.Button(ui.Button{ID: "house.done", Rect: foot.InsetXY(0, 6).Middle(240, 44), Label: s.Say("new.house.done"), Main: true, Key: ui.KeyEscape, KeyName: "Esc"}) {
		n.houseOpen = false
		f.Invalidate()
	}
}

// houseRow shows a house rule, what it changes, and whether it is played.
func (n *newGame) houseRow(f *ui.Frame, r ui.Rect, i int, key string) {
	s, p := n.shell, f.Palette
	f.Line(ui.Point{X: r.X, Y: r.Bottom() - 1}, ui.Point{X: r.Right(), Y: r.Bottom() - 1}, 1, p.Line)
	change, text := r.CutRight(120)
	f.Labelled(text.InsetXY(0, 6), n.words().Say(key), ui.Uncited(n.words().Say(key+".more")), p.Name(), p.Label().With(render.Reading))
	word := s.Say("off")
	if n.house[i] {
		word = s.Say("on")
	}
	if f.Button(ui.Button{ID: key, Rect: render.Box(change.Right()-102, change.Center().Y-20, 96, 40), Label: word, Chosen: n.house[i]}) {
		n.house[i] = !n.house[i]
	}
}
