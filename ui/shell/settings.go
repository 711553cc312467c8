package shell

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"

	"holoboard/render"
	"holoboard/ui"
)

// Settings are what the player chose for all games.
type Settings struct {
	Language string `json:"language"`
	Speed    string `json:"speed"` // one of speeds
	Reduced  bool   `json:"reduced_motion"`
	Scale    int    `json:"scale"` // of the interface, percent
	Full     bool   `json:"full_screen"`
	Volume   int    `json:"volume"` // of sounds, percent
	Muted    bool   `json:"muted"`
	Vision   string `json:"colors"` // one of visions
	Strong   bool   `json:"strong_contrast"`
	Cover    bool   `json:"cover_windows"` // hot seat: cover the screen at every secret window
}

// speeds are the names of the speeds, from the slowest.
var speeds = []struct {
	name  string
	speed render.Speed
}{{"relaxed", render.Relaxed}, {"normal", render.Normal}, {"fast", render.Fast}, {"off", render.Off}}

// visions are the names of the ways to see colours, in their order.
var visions = [render.Visions]string{"usual", "without_red", "without_green", "without_blue"}

// The scale of the interface, percent.
const (
	leastScale = 80
	mostScale  = 200
	scaleStep  = 10
)

// usualSettings are those of a person who has chosen nothing yet.
func usualSettings(reads []string) Settings {
	return Settings{Language: spoken(reads), Speed: "normal", Vision: visions[0], Scale: 100, Volume: 70}
}

func (c Settings) speedIndex() int {
	for i, s := range speeds {
		if s.name == c.Speed {
			return i
		}
	}
	return 1
}

func (c Settings) vision() render.Vision {
	return render.Vision(max(slices.Index(visions[:], c.Vision), 0))
}

// loadSettings reads the settings. Where there are none it returns the usual ones, where they are damaged an error with them.
func loadSettings(store Store, reads []string) (Settings, error) {
	usual := usualSettings(reads)
	data, err := store.Read(settingsName)
	if errors.Is(err, fs.ErrNotExist) {
		return usual, nil
	} else if err != nil {
		return usual, err
	}
	c := usual
	if err := json.Unmarshal(data, &c); err != nil {
		return usual, err
	}
	c.Scale = min(max(c.Scale, leastScale), mostScale)
	c.Volume = min(max(c.Volume, 0), 100)
	c.Speed = speeds[c.speedIndex()].name
	c.Vision = visions[c.vision()]
	if !slices.Contains(languages(), c.Language) {
		c.Language = usual.Language
	}
	return c, nil
}

// saveSettings keeps the settings.
func (s *Shell) saveSettings() error {
	data, err := json.Marshal(s.settings)
	if err != nil {
		return err
	}
	return s.store.Write(settingsName, data)
}

// apply makes a window as the settings want it.
func (s *Shell) apply(w *ui.Window) {
	w.Clock.Speed = speeds[s.settings.speedIndex()].speed
	w.Clock.Reduced = s.settings.Reduced
	w.SetPalette(render.PaletteFor(s.settings.vision(), s.settings.Strong))
	w.Zoom = float64(s.settings.Scale) / 100
	w.Hearing.Volume, w.Hearing.Muted = float64(s.settings.Volume)/100, s.settings.Muted
}

// prepare does so at the start, and keeps that the sound was turned off or on. A page in a browser may only fill the
// screen when the player has just done something.
func (s *Shell) prepare(w *ui.Window) {
	s.apply(w)
	w.Fullscreen = s.settings.Full && !InBrowser
	w.Hearing.Speaker = s.speaker
	w.Hearing.Changed = func(muted bool) {
		s.settings.Muted = muted
		if err := s.saveSettings(); err != nil {
			s.Trouble(err)
		}
	}
}
