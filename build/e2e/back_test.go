//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// wentBack is what came of the browser's Back.
type wentBack struct {
	Address string `json:"address"`
	Notice  string `json:"notice"` // what the page says
}

// back presses the browser's Back, as a phone's is.
func (b *Browser) back(times float64) (w wentBack) {
	b.t.Helper()
	b.do("press Back", b.page.ask(order{Do: "back", Number: times}, &w))
	return w
}

// Back goes a screen back; from the front page a second press leaves, and one that comes later does not.
func TestBrowserGoesBack(t *testing.T) {
	t.Parallel()
	b := OpenOnCoarsePhone(t, "ru-RU")
	b.ClickOn("title.rebellion")
	front := b.Spots().Screen
	b.Wait("new_game")
	b.ClickOn("new_game")
	b.Wait("start")
	for range 2 { // to the title's page, to the front page
		if w := b.back(1); w.Notice != "" {
			t.Fatalf("inside the game the page says %q", w.Notice)
		}
		b.WaitFor("a screen back", func(told Spots) bool { return !told.Spots["start"].On })
	}
	b.WaitFor("the front page", func(told Spots) bool { return told.Spots["title.rebellion"].On })
	w := b.back(1)
	if w.Notice == "" || w.Address == "about:blank" {
		t.Errorf("on the front page (%s) Back leaves without a word: %+v", front, w)
	}
	b.ClickOn("title.rebellion") // whoever plays on has thought better of it
	b.Wait("new_game")
	b.back(1)
	b.WaitFor("the front page", func(told Spots) bool { return told.Spots["title.rebellion"].On })
	if w := b.back(2); w.Address != "about:blank" { // one order: between two of them it might be thought better of
		t.Errorf("two presses on the front page do not leave: %+v", w)
	}
}

// While it loads the page already speaks the language of who reads it, and says which it is.
func TestBrowserLoadsInItsLanguage(t *testing.T) {
	t.Parallel()
	if err := site(); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS("../out/web")); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"holoboard.wasm", "holoboard.wasm.gz"} { // it loads for ever, as it were
		if err := os.Remove(filepath.Join(folder, file)); err != nil {
			t.Fatal(err)
		}
	}
	address := serve(t, folder, 0)
	for reads, want := range map[string]string{"uk-UA": "uk", "ru-RU": "ru", "de-DE": "en"} {
		d := monitor.coarsely()
		d.Language = reads
		page := launch(t, d)
		if err := page.ask(order{Do: "open", Text: address}, nil); err != nil {
			t.Fatal(err)
		}
		var m mirror
		if err := page.ask(order{Do: "mirror"}, &m); err != nil {
			t.Fatal(err)
		}
		if m.Lang != want || m.Loader == "" {
			t.Errorf("for %s the loader speaks %s: %q", reads, m.Lang, m.Loader)
		}
		t.Logf("for %s: %s", reads, m.Loader)
	}
}
