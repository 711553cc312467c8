package shell

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
	"holoboard/ui/sound"
)

// options is the screen of the settings. What is changed there works at once and is kept.
type options struct {
	shell *Shell
	back  ui.Screen
}

// ScreenName implements [ui.Named].
func (o *options) ScreenName() string { return "settings" }

const settingHeight = 64

// Show implements [ui.Screen].
func (o *options) Show(f *ui.Frame) {
	s := o.shell
	body, back := s.Show(f, nil, s.Say("settings"))
	rows := []setting{(*Shell).speed, (*Shell).reduced, (*Shell).cover, (*Shell).taps, (*Shell).vision, (*Shell).strong, (*Shell).sound, (*Shell).scale, (*Shell).fullScreen}
	if len(assets.Languages()) > 1 {
		rows = append(rows, (*Shell).language)
	}
	column := body.Middle(min(body.W, 720), body.H)
	height := float64(len(rows))*settingHeight + page.Gap
	box := ui.Box(column.X, column.Y, column.W, min(height, column.H))
	f.Panel(box, f.Palette.Glass())
	f.Scroll("rows", box.InsetXY(page.Gap, page.Gap/2), height-page.Gap, func(content ui.Rect) { s.set(f, content, rows...) })
	if back {
		f.Go(o.back)
	}
}

// A setting draws its row and tells whether it was changed.
type setting func(s *Shell, f *ui.Frame, row ui.Rect) bool

// set draws settings one below the other, and makes true and keeps what is changed.
func (s *Shell) set(f *ui.Frame, r ui.Rect, rows ...setting) {
	for i, row := range rows {
		var place ui.Rect
		place, r = r.CutTop(settingHeight)
		if i > 0 {
			f.Line(ui.Point{X: place.X, Y: place.Y}, ui.Point{X: place.Right(), Y: place.Y}, 1, f.Palette.Line)
		}
		if !row(s, f, place) {
			continue
		}
		s.Settings.Apply(f.Window())
		f.Invalidate()
		if err := s.KeepSettings(); err != nil {
			f.Toast(s.Say("settings.failed"))
		}
	}
}

func (s *Shell) speed(f *ui.Frame, row ui.Rect) bool {
	var names []string
	for _, v := range keeping.Speeds {
		names = append(names, s.Say("speed."+v.Name))
	}
	i := s.Settings.SpeedIndex()
	changed := f.Cycle(ui.Cycle{ID: "speed", Rect: row, Label: s.Say("speed"), Second: s.Say("speed.about"), Values: names}, &i)
	s.Settings.Speed = keeping.Speeds[i].Name
	return changed
}

func (s *Shell) reduced(f *ui.Frame, row ui.Rect) bool {
	return f.Toggle(s.toggle("reduced", row), &s.Settings.Reduced)
}

func (s *Shell) cover(f *ui.Frame, row ui.Rect) bool {
	t := s.toggle("cover", row)
	t.On, t.Off = s.Say("cover.always"), s.Say("cover.never")
	return f.Toggle(t, &s.Settings.Cover)
}

func (s *Shell) taps(f *ui.Frame, row ui.Rect) bool {
	t := s.toggle("taps", row)
	t.On, t.Off = s.Say("taps.act"), s.Say("taps.show")
	return f.Toggle(t, &s.Settings.TapsAct)
}

func (s *Shell) vision(f *ui.Frame, row ui.Rect) bool {
	var names []string
	for _, v := range keeping.Visions {
		names = append(names, s.Say("colors."+v))
	}
	i := int(s.Settings.Seen())
	changed := f.Cycle(ui.Cycle{ID: "colors", Rect: row, Label: s.Say("colors"), Second: s.Say("colors.about"), Values: names}, &i)
	s.Settings.Vision = keeping.Visions[i]
	return changed
}

func (s *Shell) strong(f *ui.Frame, row ui.Rect) bool {
	return f.Toggle(s.toggle("strong_contrast", row), &s.Settings.Strong)
}

func (s *Shell) fullScreen(f *ui.Frame, row ui.Rect) bool {
	s.Settings.Full = f.Window().Fullscreen // a key changes it too
	changed := f.Toggle(s.toggle("full_screen", row), &s.Settings.Full)
	f.Window().Fullscreen = s.Settings.Full
	return changed
}

func (s *Shell) toggle(id string, row ui.Rect) ui.Toggle {
	return ui.Toggle{ID: id, Rect: row, Label: s.Say(id), Second: s.Say(id + ".about"), On: s.Say("on"), Off: s.Say("off")}
}

// sound is turned off and on by a button; how loud it is the player hears while he sets it.
func (s *Shell) sound(f *ui.Frame, row ui.Rect) bool {
	const low, high, step, button, number = 0, 100, 5, 44, 60
	before := s.Settings
	places, text := row.CutRight(button + number + row.W*0.3)
	s.describe(f, "sound", text)
	parts := places.Middle(places.W, 40).Columns(8, row.W*0.3, number, button)
	value := float64(s.Settings.Volume)
	if f.Slider(ui.Slider{ID: "volume", Rect: parts[0], Low: low, High: high, Step: step}, &value) {
		f.Sound(sound.Pick)
	}
	s.Settings.Volume = int(value)
	f.Text(strconv.Itoa(s.Settings.Volume)+" %", parts[1], f.Palette.Number().AtRight())
	if f.Button(ui.Button{ID: "sound", Rect: parts[2], Sign: ui.SoundSign(s.Settings.Muted)}) {
		s.Settings.Muted = !s.Settings.Muted
	}
	return s.Settings != before
}

// describe writes what a setting is called and what it does.
func (s *Shell) describe(f *ui.Frame, id string, r ui.Rect) {
	f.Labelled(r, s.Say(id), s.Say(id+".about"), f.Palette.Name(), f.Palette.Label().With(render.Reading))
}

// scale goes in steps: a slider would run away from the hand as the interface grows.
func (s *Shell) scale(f *ui.Frame, row ui.Rect) bool {
	p := f.Palette
	places, text := row.CutRight(min(168, row.W*0.56))
	s.describe(f, "scale", text)
	parts := places.Middle(places.W, 40).Columns(8, 4, 7, 4)
	f.Text(strconv.Itoa(s.Settings.Scale)+" %", parts[1], p.Number().Centered())
	smaller := ui.Button{ID: "scale.smaller", Rect: parts[0], Label: "−"}
	larger := ui.Button{ID: "scale.larger", Rect: parts[2], Label: "+"}
	if s.Settings.Scale == keeping.LeastScale {
		smaller.Why = s.Say("scale.least")
	}
	if s.Settings.Scale == keeping.MostScale {
		larger.Why = s.Say("scale.most")
	}
	before := s.Settings.Scale
	if f.Button(smaller) {
		s.Settings.Scale -= keeping.ScaleStep
	}
	if f.Button(larger) {
		s.Settings.Scale += keeping.ScaleStep
	}
	return s.Settings.Scale != before
}

func (s *Shell) language(f *ui.Frame, row ui.Rect) bool {
	var names []string
	for _, code := range assets.Languages() {
		names = append(names, s.Say("language."+code))
	}
	i := slices.Index(assets.Languages(), s.Settings.Language)
	if !f.Cycle(ui.Cycle{ID: "language", Rect: row, Label: s.Say("language"), Values: names}, &i) {
		return false
	}
	if err := s.Speak(assets.Languages()[i]); err != nil {
		panic(err) // the program carries its words
	}
	return true
}
