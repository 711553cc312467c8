package pages

import (
	"testing"
	"testing/fstest"

	"holoboard/ui/uitest"
)

// A sign says its name and what is known of it, or a sentence, and cites its rule.
func TestASignSaysWhatItStandsFor(t *testing.T) {
	words, err := uitest.Words(t, "en", "rebellion").Under(fstest.MapFS{"toy.toml": {Data: []byte(`[toy]
lamp = "A lamp burns."
wheel = "Wheel"
"wheel.about" = "Turns {n} times."
hollow = "Only at night."
`)}})
	if err != nil {
		t.Fatal(err)
	}
	for want, sign := range map[string]Sign{
		"A lamp burns. [T1]":                        {Key: "toy.lamp", Rule: "T1"},
		"Wheel. Turns n times. [T2]":                {Key: "toy.wheel", Rule: "T2"},
		"Only at night.. Turns n times. [T1]":       {Key: "toy.hollow", About: "toy.wheel.about", Rule: "T1"},
		"Wheel. Turns n times. Only at night. [T2]": {Key: "toy.wheel", Rule: "T2", More: "toy.hollow"},
	} {
		if got := sign.Text(words); got != want {
			t.Errorf("%+v says %q, not %q", sign, got, want)
		}
	}
}
