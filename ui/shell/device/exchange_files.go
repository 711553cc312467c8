//go:build !js

package device

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"holoboard/ui"
)

// OpenExchange returns the exchange of this person: files in his folder of downloads, or else in his home.
func OpenExchange() Exchange {
	home, err := os.UserHomeDir()
	if err != nil {
		return ExportFolder(os.TempDir())
	}
	if downloads := filepath.Join(home, "Downloads"); isFolder(downloads) {
		return ExportFolder(downloads)
	}
	return ExportFolder(home)
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// ExportFolder is an exchange over the files of a folder.
type ExportFolder string

// Export implements [Exchange]. It never replaces a file.
func (e ExportFolder) Export(name string, data []byte) (string, error) {
	ending := filepath.Ext(name)
	stem, number := strings.TrimSuffix(name, ending), ""
	for n := 1; ; n++ {
		path := filepath.Join(string(e), stem+number+ending)
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			number = fmt.Sprintf("-%d", n+1)
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = file.Write(data)
		return path, errors.Join(err, file.Close())
	}
}

// Pick implements [Exchange]: there is nothing to pick with, files are dropped onto the window.
func (e ExportFolder) Pick(*ui.Window) {}
