//go:build linux || darwin

package device

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"
)

// oddFiles puts into a folder what no program should try to read to its end, and names it.
func oddFiles(t *testing.T, dir string) []string {
	t.Helper()
	at := func(name string) string { return filepath.Join(dir, name+suffix) }
	long, err := os.Create(at("long"))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(
		syscall.Mkfifo(at("pipe"), 0o600), os.Symlink("/dev/zero", at("device")), os.Mkdir(at("folder"), 0o700),
		long.Truncate(500<<20), long.Close(),
	); err != nil {
		t.Fatal(err)
	}
	return []string{"pipe", "device", "folder", "long"}
}

func TestOddFilesAreRefusedAtOnce(t *testing.T) {
	const most = 32 << 10 // bytes; what is said about them takes 9 KB
	dir := t.TempDir()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for _, name := range oddFiles(t, dir) {
		_, err := Folder(dir).Read(name)
		if err == nil || errors.Is(err, fs.ErrNotExist) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want one sentence that says why it is not read", name, err)
		}
	}
	if runtime.ReadMemStats(&after); after.TotalAlloc-before.TotalAlloc > most {
		t.Errorf("%d bytes are asked for, at most %d are meant: nothing of them is read", after.TotalAlloc-before.TotalAlloc, most)
	}
}

// What cannot be read can be moved out of the way, and nothing is replaced by that.
func TestMovingReplacesNothing(t *testing.T) {
	dir := t.TempDir()
	for _, name := range oddFiles(t, dir) {
		for what, store := range map[string]Store{"files": Folder(dir), "memory": Memory{name: []byte("x")}} {
			if err := store.Write("there", []byte("one")); err != nil {
				t.Fatal(err)
			}
			if err := store.Move(name, "there"); !errors.Is(err, fs.ErrExist) {
				t.Errorf("%s: moving %s to where something is: %v", what, name, err)
			}
			if err := store.Move(name, name+"-2"); err != nil {
				t.Errorf("%s: %v", what, err)
			}
			if _, err := store.Read(name); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("%s: %s is still there", what, name)
			}
			if data, err := store.Read("there"); err != nil || string(data) != "one" {
				t.Errorf("%s: another document is %q now (%v)", what, data, err)
			}
		}
	}
}

// What a killed program was writing goes, what another one is writing just now stays.
func TestHalfWrittenFilesAreSwept(t *testing.T) {
	dir := t.TempDir()
	saves := filepath.Join(dir, "saves", "coins")
	if err := os.MkdirAll(saves, 0o700); err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)
	put := func(name string, ago time.Duration) string {
		path := filepath.Join(saves, name)
		then := now.Add(-ago)
		if err := errors.Join(os.WriteFile(path, []byte("half"), 0o600), os.Chtimes(path, then, then)); err != nil {
			t.Fatal(err)
		}
		return path
	}
	gone := put(".writing-123", time.Hour)
	stay := []string{put(".writing-456", 0), put("last.json", time.Hour)}
	Folder(dir).sweep(now)
	if _, err := os.Stat(gone); err == nil {
		t.Error("what a killed program left is still there")
	}
	for _, path := range stay {
		if _, err := os.Stat(path); err != nil {
			t.Errorf("%s was swept away", path)
		}
	}
}
