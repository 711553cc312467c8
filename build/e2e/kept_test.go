//go:build e2e

package e2e

import (
	"bytes"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"
)

// keeping is what a browser keeps of the game, and what its page says.
type keeping struct {
	Newest string `json:"newest"` // version, empty for none
	Title  string `json:"title"`
	Notice string `json:"notice"`
}

// keeps waits until what the browser keeps is as it should be.
func (b *Browser) keeps(what string, as func(keeping) bool) (k keeping) {
	b.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(glance) {
		b.do("look at what is kept", b.page.ask(order{Do: "kept"}, &k))
		if as(k) {
			return k
		}
		if time.Now().After(end) {
			b.t.Fatalf("waited in vain for %s: %+v", what, k)
		}
	}
}

// renew makes of a folder a newer version of the game: its page has another title.
func renew(t *testing.T, folder string) {
	file := filepath.Join(folder, "index.html")
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, bytes.Replace(page, []byte("<title>Holoboard"), []byte("<title>Holoboard II"), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	make := exec.Command("go", "run", "./build/pagefiles", folder)
	make.Dir = "../.."
	if out, err := make.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
}

// The game starts without a connection once it was there; a newer one is said, and is the one that starts next.
func TestBrowserKeepsTheGame(t *testing.T) {
	t.Parallel()
	if err := site(); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS("../out/web")); err != nil {
		t.Fatal(err)
	}
	address, stop := serveFor(t, folder, 0)
	b := OpenKept(t, address)
	b.keeps("a version", func(k keeping) bool { return k.Newest != "" })
	b.Reload() // from here on the page is the kept one
	stop()
	b.Reload()
	b.Wait("title.rebellion")

	renew(t, folder)
	at, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	port, err := strconv.Atoi(at.Port())
	if err != nil {
		t.Fatal(err)
	}
	serve(t, folder, port)
	b.Reload()
	if k := b.keeps("word of the newer one", func(k keeping) bool { return k.Notice != "" }); k.Title != "Holoboard" {
		t.Errorf("the newer one started before it was said: %+v", k)
	}
	b.Reload()
	b.keeps("the newer one", func(k keeping) bool { return k.Title == "Holoboard II" })
}
