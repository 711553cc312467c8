package keeping

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/device"
)

// Settings are what the player chose for all games.
type Settings struct {
	Language string `json:"language"`
	Speed    string `json:"speed"` // one of Speeds
	Reduced  bool   `json:"reduced_motion"`
	Scale    int    `json:"scale"` // of the interface, percent
	Full     bool   `json:"full_screen"`
	Volume   int    `json:"volume"` // of sounds, percent
	Muted    bool   `json:"muted"`
	Vision   string `json:"colors"` // one of Visions
	Strong   bool   `json:"strong_contrast"`
	Cover    bool   `json:"cover_windows"` // hot seat: cover the screen at every secret window
	TapsAct  bool   `json:"taps_act"`      // the first tap of a finger acts; otherwise it shows the odds
}

// Speeds are the names of the Speeds, from the slowest.
var Speeds = []struct {
	Name  string
	Speed render.Speed
}{{"relaxed", render.Relaxed}, {"normal", render.Normal}, {"fast", render.Fast}, {"off", render.Off}}

// Visions are the names of the ways to see colours, in their order.
var Visions = [render.Visions]string{"usual", "without_red", "without_green", "without_blue"}

// The scale of the interface, percent.
const (
	LeastScale = 80
	MostScale  = 200
	ScaleStep  = 10
)

// UsualSettings are those of a person who has chosen nothing yet.
func UsualSettings(reads []string) Settings {
	reduced, strong := device.Wishes()
	return Settings{Language: spoken(reads), Speed: "normal", Vision: Visions[0], Scale: 100, Volume: 70, Reduced: reduced, Strong: strong}
}

// SpeedIndex is the place of the chosen speed in Speeds.
func (c Settings) SpeedIndex() int {
	for i, s := range Speeds {
		if s.Name == c.Speed {
			return i
		}
	}
	return 1
}

// Seen is the way to see that was chosen.
func (c Settings) Seen() render.Vision {
	return render.Vision(max(slices.Index(Visions[:], c.Vision), 0))
}

// Settings reads the settings. Where there are none it returns the usual ones, where they are damaged an error with them; where one of
// them cannot be one, an error and the others.
func (k *Keeper) Settings(reads []string) (Settings, error) {
	usual := UsualSettings(reads)
	data, err := k.Store.Read(settingsName)
	if errors.Is(err, fs.ErrNotExist) {
		return usual, nil
	} else if err != nil {
		return usual, err
	}
	c := usual
	damaged := json.Unmarshal(data, &c)
	if damaged != nil && !oneAlone(damaged) {
		return usual, damaged
	}
	c.Scale = min(max(c.Scale, LeastScale), MostScale)
	c.Volume = min(max(c.Volume, 0), 100)
	c.Speed = Speeds[c.SpeedIndex()].Name
	c.Vision = Visions[c.Seen()]
	if !slices.Contains(assets.Languages(), c.Language) {
		c.Language = usual.Language
	}
	return c, damaged
}

// oneAlone tells whether a document could be read but for entries that are of another kind than they should be.
func oneAlone(err error) bool {
	var kind *json.UnmarshalTypeError
	return errors.As(err, &kind)
}

// KeepSettings keeps the settings.
func (k *Keeper) KeepSettings(c Settings) error {
	data, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return k.Store.Write(settingsName, data)
}

// Apply makes a window as the settings want it.
func (c Settings) Apply(w *ui.Window) {
	w.Clock.Speed = Speeds[c.SpeedIndex()].Speed
	w.Clock.Reduced = c.Reduced
	w.SetPalette(render.PaletteFor(c.Seen(), c.Strong))
	w.Zoom = float64(c.Scale) / 100
	w.Hearing.Volume, w.Hearing.Muted = float64(c.Volume)/100, c.Muted
}

// spoken finds the first locale, such as ru_RU.UTF-8, uk-UA or rus, in whose language there are words.
func spoken(reads []string) string {
	for _, locale := range reads {
		code, _, _ := strings.Cut(locale, ".")
		code, _, _ = strings.Cut(code, "@")
		tag, err := language.Parse(code)
		if err != nil {
			continue
		}
		if base, sure := tag.Base(); sure == language.Exact && slices.Contains(assets.Languages(), base.String()) {
			return base.String()
		}
	}
	return "en"
}
