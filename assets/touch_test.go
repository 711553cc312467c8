package assets

import (
	"regexp"
	"strings"
	"testing"
)

// keys are what only a keyboard or a wheel has.
var keys = regexp.MustCompile(`\b(Shift|Ctrl|Alt|Esc|Enter)\b`)

// At a table no sentence tells a finger of keys: where one names a key there is another for touch, which names none.
func TestFingersAreToldOfNoKeys(t *testing.T) {
	everyLanguage(t, func(t *testing.T, lang string, w *Words) {
		everyPhrase(w, func(key string, p phrase) {
			for _, form := range p {
				text, touch := strings.Join(form.text, "…"), key+".touch"
				if !strings.HasPrefix(key, "shell.") && keys.MatchString(text) && (!w.Has(touch) || keys.MatchString(w.Say(touch))) {
					t.Errorf("%s: %s says %q to a finger too", lang, key, text)
				}
			}
		})
	})
}
