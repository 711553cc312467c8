package uitest

import (
	"sync"

	"holoboard/assets"
)

// read are the words that were asked for, by language and title. They never change, and to read them takes longer than most tests.
var read sync.Map

// Words returns the words of a title in a language; all tests of a package share them.
func Words(t Test, language, title string) *assets.Words {
	t.Helper()
	key := [2]string{language, title}
	if words, known := read.Load(key); known {
		return words.(*assets.Words)
	}
	words, err := assets.NewWordsFor(language, title)
	if err != nil {
		t.Fatalf("%v", err)
	}
	read.Store(key, words)
	return words
}
