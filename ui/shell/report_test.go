//go:build !js

package shell

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"image/png"
	"io"
	"slices"
	"strings"
	"testing"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/uitest"
)

// complaining opens the page on which something is said to be wrong, over a game of two people.
func complaining(t *testing.T, answers int) (*uitest.Hand, *given) {
	t.Helper()
	s := newShell(t, device.Memory{})
	given := &given{}
	s.Exchange = given
	hand := played(t, s, answers, session.Person, session.Person)
	hand.Key(ui.KeyEscape)
	hand.Click("menu.report")
	hand.Wait(100e6)
	return hand, given
}

// unpacked are the files in a report, by their order.
func unpacked(t *testing.T, data []byte) (names []string, files map[string][]byte) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	files = map[string][]byte{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		all, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		names, files[f.Name] = append(names, f.Name), all
	}
	return names, files
}

func TestAReportIsOneFileWithAllThatHelps(t *testing.T) {
	hand, given := complaining(t, 2)
	hand.Click("report.text")
	hand.Type("The coins are gone")
	hand.Click("report.save")
	if len(given.files) != 1 || given.files[0].Name != "holoboard-report-2026-05-04-0302.zip" {
		t.Fatalf("the files are %v", given.files)
	}
	names, files := unpacked(t, given.files[0].Data)
	if want := []string{"report.txt", "log.txt", "settings.json", "picture.png", "game.json"}; !slices.Equal(names, want) {
		t.Errorf("it contains %q, want %q", names, want)
	}
	for _, word := range []string{"The coins are gone", "coins, rules 3", "over: false", "1280", "go1."} {
		if !strings.Contains(string(files["report.txt"]), word) {
			t.Errorf("report.txt does not say %q:\n%s", word, files["report.txt"])
		}
	}
	for _, name := range names[1:] {
		if !strings.Contains(string(files["report.txt"]), name) {
			t.Errorf("report.txt does not tell of %s", name)
		}
	}
	if string(files["log.txt"]) != "told" {
		t.Errorf("the log is %q", files["log.txt"])
	}
	var c keeping.Settings
	if err := json.Unmarshal(files["settings.json"], &c); err != nil || c.Language != "en" {
		t.Errorf("the settings are %s", files["settings.json"])
	}
	if got := left(t, files["game.json"]); got != 14 {
		t.Errorf("in the game there are %d coins", got)
	}
	picture, err := png.Decode(bytes.NewReader(files["picture.png"]))
	if err != nil || picture.Bounds().Dx() != 1280 {
		t.Fatalf("the picture is none: %v", err)
	}
	menu := hand.Window.Image().At(640, 300)
	if picture.At(640, 300) == menu {
		t.Error("the picture shows the menu or the page instead of the game") // whose table is dark there
	}
}

// What is secret in a running game goes along only if the page says so, and it can be left out.
func TestAReportSaysWhatIsSecretInIt(t *testing.T) {
	hand, given := complaining(t, 2)
	r := hand.Window.Screen().(*complaint)
	warns := func(key string) {
		t.Helper()
		if got := r.warning(); got != r.open.shell.Say(key) {
			t.Errorf("the page says %q", got)
		}
	}
	warns("report.tells_all")
	hand.Click("report.whole")
	warns("report.tells_seen")
	hand.Click("report.picture")
	warns("report.tells_nothing")
	hand.Click("report.save")
	names, _ := unpacked(t, given.files[0].Data)
	if !slices.Equal(names, always) {
		t.Errorf("it contains %q", names)
	}
	hand.Click("back")
	tableOf(t, hand)

	hand, _ = complaining(t, end)
	r = hand.Window.Screen().(*complaint)
	warns("report.over")
}
