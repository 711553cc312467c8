//go:build linux

package device

import (
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
)

// Files go where the desktop says that downloads are, whatever the folder is called, and where that cannot be, home.
func TestFilesLandWhereTheSystemPutsDownloads(t *testing.T) {
	home := t.TempDir()
	file := filepath.Join(home, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ named, variable, folder string }{
		"nothing is said":               {"", "", "Downloads"},
		"the desktop names it":          {`XDG_DOWNLOAD_DIR="$HOME/Завантаження"`, "", "Завантаження"},
		"the desktop names another":     {"# mine\nXDG_DESKTOP_DIR=\"$HOME/d\"\nXDG_DOWNLOAD_DIR=\"" + home + "/a b/c\"", "", "a b/c"},
		"a variable names it":           {`XDG_DOWNLOAD_DIR="$HOME/there"`, filepath.Join(home, "here"), "here"},
		"a variable that is no path":    {"", "here", "Downloads"},
		"it cannot be there":            {"", filepath.Join(file, "under"), "."},
		"who wants none has it at home": {`XDG_DOWNLOAD_DIR="$HOME/"`, "", "."},
	} {
		t.Run(name, func(t *testing.T) {
			config := t.TempDir()
			if err := os.WriteFile(filepath.Join(config, "user-dirs.dirs"), []byte(c.named+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			t.Setenv("HOME", home)
			t.Setenv("XDG_CONFIG_HOME", config)
			t.Setenv("XDG_DOWNLOAD_DIR", c.variable)
			for _, want := range []string{"game.json", "game-2.json", "game-3.json"} {
				want = filepath.Join(home, c.folder, want)
				where, err := OpenExchange().Export("game.json", []byte(want))
				if err != nil || where != want {
					t.Fatalf("it went to %q (%v), not to %q", where, err, want)
				}
				if data, err := os.ReadFile(want); err != nil || string(data) != want {
					t.Errorf("%s holds %q (%v)", want, data, err)
				}
				defer os.Remove(want)
			}
		})
	}
}

// A disk that fills up keeps no part of a file.
func TestNoPartOfAFileIsLeft(t *testing.T) {
	var usual syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &usual); err != nil {
		t.Fatal(err)
	}
	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	folder := t.TempDir()
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 10, Max: usual.Max}); err != nil {
		t.Fatal(err)
	}
	where, err := ExportFolders{folder}.Export("game.json", make([]byte, 100))
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &usual); err != nil {
		t.Fatal(err)
	}
	left, _ := os.ReadDir(folder)
	if err == nil || len(left) > 0 {
		t.Errorf("of a file that is too long %q is left (%v): %v", where, err, left)
	}
}
