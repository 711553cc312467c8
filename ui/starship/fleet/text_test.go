package fleet

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"strings"
	"testing"

	rules "holoboard/game/starship"
	"holoboard/ui/table/build"
)

// TestWhatATextIsRefusedFor is a table of texts.
func TestWhatATextIsRefusedFor(t *testing.T) {
	for text, wrong := range map[string]error{
		"Mine: viscount, 6 x_wing":     nil,
		"  : 2 x_wing, 3 x_wing  ":     nil,
		"viscount":                     build.ErrText,
		"Mine:":                        build.ErrText,
		"Mine: 0 x_wing":               build.ErrText,
		"Mine: -1 x_wing":              build.ErrText,
		"Mine: 256 x_wing":             build.ErrText,
		"Mine: 200 x_wing, 100 x_wing": build.ErrText,
		"Mine: death_star":             build.ErrThing,
		"Mine: ~AAAA":                  build.ErrThing,
		"Mine: ~!":                     build.ErrThing,
		"My\x00ne: viscount":           build.ErrText,
		"My\nne: viscount":             build.ErrText,
		strings.Repeat("a", build.LongestName+1) + ": x_wing":   build.ErrText,
		"Mine: x_wing" + strings.Repeat(",", build.LongestText): build.ErrText,
	} {
		if _, _, err := texts().Read(text); err != wrong {
			t.Errorf("%.40q: %v instead of %v", text, err, wrong)
		}
	}
}

// TestTextsComeBack: what is copied can be put in again, with a card of the player's own in it and a name that begins like a card.
func TestTextsComeBack(t *testing.T) {
	own, err := rules.Shipped().Find("millennium_falcon").Pack().Unpack()
	if err != nil {
		t.Fatal(err)
	}
	own.Own, own.Name, own.Cost = true, "Falcon, with more: guns", 40
	var f rules.Fleet
	f.Add(own.Pack())
	f.Add(rules.Shipped().Find("x_wing").Pack())
	f.Add(rules.Shipped().Find("x_wing").Pack())
	for name, want := range map[string]string{"Mine": "Mine", "~Mine: {2}": "Mine  {2}", "{": "", "": ""} {
		again, fleet, err := texts().Read(Text(name, &f))
		if err != nil || again != want || string(fleetOf(fleet).Bytes()) != string(f.Bytes()) {
			t.Errorf("%q comes back as %q: %v", name, again, err)
		}
	}
}

// FuzzText: whatever is put in as a fleet's text is refused, or is a fleet that can be copied and handed in.
func FuzzText(f *testing.F) {
	for _, ready := range rules.ReadyFleets() {
		fleet := ready.Of(rules.Shipped())
		f.Add(Text(ready.ID, &fleet))
	}
	own := rules.Shipped().Ships[3]
	own.Own = true
	f.Add("Mine: 3 " + own.Pack().Letters())
	f.Fuzz(func(t *testing.T, text string) {
		name, fleet, err := texts().Read(text)
		if err != nil {
			return
		}
		bytes := string(fleetOf(fleet).Bytes())
		handed, err := rules.ReadFleet([]byte(bytes))
		if err != nil || string(handed.Bytes()) != bytes {
			t.Errorf("it is another fleet after it was handed in: %v", err)
		}
		copied := Text(name, fleetOf(fleet))
		if _, again, err := texts().Read(copied); err != nil || string(fleetOf(again).Bytes()) != bytes {
			t.Errorf("%q is another fleet: %v", copied, err)
		}
	})
}

// FuzzCardText: whatever is packed as a card's text is refused, or is a card that can be copied.
func FuzzCardText(f *testing.F) {
	for i := range rules.Shipped().Ships {
		f.Add([]byte(rules.Shipped().Ships[i].Pack()), true)
	}
	f.Add([]byte{0x4b, 0x04, 0x00}, false)
	f.Fuzz(func(t *testing.T, data []byte, pack bool) {
		if pack {
			var out bytes.Buffer
			w, err := flate.NewWriter(&out, flate.BestCompression)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := w.Write(data); err != nil {
				t.Fatal(err)
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			data = out.Bytes()
		}
		card, sound := rules.ReadLetters("~" + base64.RawURLEncoding.EncodeToString(data))
		if !sound {
			return
		}
		if again, sound := rules.ReadLetters(card.Letters()); !sound || again != card {
			t.Errorf("%s is another card", card.ID())
		}
		if !rules.Printable(card.Name()) || !rules.Printable(card.Group()) {
			t.Errorf("%q of %q cannot be shown", card.Name(), card.Group())
		}
	})
}
