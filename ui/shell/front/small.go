package front

import (
	"slices"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
)

// A small item is one of those at the foot of a page.
type small struct {
	id, sign, label string
	act             func(f *ui.Frame)
}

// settings, language, fullScreen and quit are the small items.
func (s *Shelf) settings(back ui.Screen) small {
	return small{"settings", "settings", s.Say("settings"), func(f *ui.Frame) { s.to.Settings(f, back) }}
}

func (s *Shelf) language() small {
	return small{"language", "language", s.Say("language." + s.Words.Language()), func(f *ui.Frame) {
		all := assets.Languages()
		s.to.Speak(f, all[(slices.Index(all, s.Words.Language())+1)%len(all)])
	}}
}

func (s *Shelf) fullScreen() small {
	return small{"full_screen", "full_screen", s.Say("full_screen"), func(f *ui.Frame) { f.Window().Fullscreen = !f.Window().Fullscreen }}
}

// quit ends the program without asking: the button says so.
func (s *Shelf) quit() small {
	return small{"quit", "quit", s.Say("quit"), func(f *ui.Frame) { f.Quit() }}
}

// showSmall shows the small items where they have a place of their own, and what the program says of itself.
func (t *front) showSmall(f *ui.Frame, p *places) {
	switch {
	case p.low: // they stand in the list
		return
	case p.phone:
		for i, item := range []small{t.language(), t.settings(t)} {
			if item.showSign(f, ui.Box(p.corner.X+float64(i)*52, p.corner.Y, 44, 44)) {
				item.act(f)
			}
		}
		items := []small{t.fullScreen()}
		if t.CanQuit {
			items = append(items, t.quit())
		}
		showSmalls(f, p.small, items, p.grow)
	default:
		t.showItems(f, p.small, p.grow)
	}
	t.showFoot(f, p.foot)
}

// showItems shows all small items side by side.
func (t *front) showItems(f *ui.Frame, r ui.Rect, q float64) {
	items := []small{t.settings(t), t.language(), t.fullScreen()}
	if t.CanQuit {
		items = append(items, t.quit())
	}
	showSmalls(f, r, items, q)
}

// showSmalls shows small items side by side.
func showSmalls(f *ui.Frame, r ui.Rect, items []small, q float64) {
	for i, item := range items {
		if item.show(f, r.Column(i, len(items), 8*q), q) {
			item.act(f)
		}
	}
}

func (i small) show(f *ui.Frame, r ui.Rect, q float64) bool {
	clicked, _ := (box{id: i.id, name: i.label, rect: r, faint: true}).show(f)
	size := 22 * q
	f.Sign(i.sign, ui.Box(r.Center().X-size/2, r.Y+r.H*0.14, size, size), f.Palette.Dim)
	style := f.Palette.Label().With(render.Reading).In(f.Palette.Text).Sized(14 * q)
	label := ui.Box(r.X+4, r.Y+r.H*0.53, r.W-8, r.H*0.42)
	for style.Size > render.SizeLabel && f.TextWidth(i.label, style) > label.W {
		style.Size--
	}
	f.Label(i.label, label, style.Centered().Tightly())
	return clicked
}

// showSign shows the sign alone.
func (i small) showSign(f *ui.Frame, r ui.Rect) bool {
	clicked, s := (box{id: i.id, name: i.label, rect: r, faint: true}).show(f)
	f.Sign(i.sign, r.Middle(22, 22), f.Palette.Text)
	f.Hint(r, s, i.label)
	return clicked
}

// showFoot shows what the program says of itself, which leads to more about it.
func (t *front) showFoot(f *ui.Frame, r ui.Rect) {
	style := f.Palette.Label().With(render.Reading)
	text := t.Say("unofficial.short")
	if f.TextWidth(text, style) > r.W {
		text = t.Say("unofficial.shortest")
	}
	r.W = min(r.W, f.TextWidth(text, style)+2)
	s := f.Spot(ui.Spot{ID: "about", Rect: r, Slow: true, Name: text})
	if s.Attention() {
		style = style.In(f.Palette.Text)
	}
	f.Text(text, r, style)
	f.FocusRing(r.InsetXY(-6, 0), ui.State{Focus: s.Focus}, render.Slight, 0)
	if s.Clicked {
		t.to.About(f, t)
	}
}
