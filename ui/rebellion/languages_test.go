package rebellion

import (
	"testing"

	"holoboard/assets"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/uitest"
)

func english(t *testing.T) *words.Speaker { return speaker(t, "en") }

func speaker(t *testing.T, lang string) *words.Speaker {
	t.Helper()
	w := uitest.Words(t, lang, "rebellion")
	return words.NewSpeaker(w)
}

// everyLanguage runs a check for each language there are words in.
func everyLanguage(t *testing.T, check func(t *testing.T, s *words.Speaker)) {
	for _, lang := range assets.Languages() {
		t.Run(lang, func(t *testing.T) { check(t, speaker(t, lang)) })
	}
}
