package main

import (
	"os"
	"strings"
	"testing"
)

// TestNoticesAreOfToday: what the program shows of licences is that of the libraries that it is built with.
func TestNoticesAreOfToday(t *testing.T) {
	want, err := Notices("../..")
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../assets/notices.txt")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("assets/notices.txt is not of these libraries: go run ./build/notices")
	}
	for _, name := range []string{"The Go programming language", "ebiten/v2", "rasterx", "toml", "typesetting"} {
		if !strings.Contains(want, name) {
			t.Errorf("the licence of %s is missing", name)
		}
	}
}
