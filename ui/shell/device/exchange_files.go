//go:build !js

package device

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/adrg/xdg"

	"holoboard/ui"
)

// OpenExchange returns the exchange of this person: files in the folder of downloads that the system names, be it not there yet. Where
// nothing can be written there, at home, on another disk, and else among what is not kept for long.
func OpenExchange() Exchange {
	xdg.Reload() // the folders may have been named since the program began
	folders := ExportFolders{xdg.UserDirs.Download, xdg.Home}
	for _, disks := range []string{"/media/*/*", "/run/media/*/*", "/Volumes/*"} {
		found, _ := filepath.Glob(disks) // the patterns are right
		folders = append(folders, found...)
	}
	for letter := 'D'; letter <= 'Z' && runtime.GOOS == "windows"; letter++ {
		if disk := string(letter) + `:\`; isFolder(disk) {
			folders = append(folders, disk)
		}
	}
	return append(folders, os.TempDir())
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// ExportFolders is an exchange over the files of the first folder of these that takes them.
type ExportFolders []string

// Export implements [Exchange]. It never replaces a file, and leaves no part of one.
func (e ExportFolders) Export(name string, data []byte) (string, error) {
	var failed error
	for _, folder := range e {
		if folder == "" {
			continue
		}
		path, err := export(folder, name, data)
		if err == nil {
			return path, nil
		}
		failed = errors.Join(failed, err)
	}
	return "", fmt.Errorf("export %s: %w", name, failed)
}

// export writes a file into a folder, which it makes, under a name that is free there, and returns its whole path.
func export(folder, name string, data []byte) (string, error) {
	folder, err := filepath.Abs(folder)
	if err == nil {
		err = os.MkdirAll(folder, 0o755)
	}
	if err != nil {
		return "", err
	}
	ending := filepath.Ext(name)
	stem, number := strings.TrimSuffix(name, ending), ""
	for n := 1; ; n++ {
		path := filepath.Join(folder, stem+number+ending)
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			number = fmt.Sprintf("-%d", n+1)
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = file.Write(data)
		if err = errors.Join(err, file.Close()); err != nil {
			return "", errors.Join(err, os.Remove(path))
		}
		return path, nil
	}
}

// Pick implements [Exchange]: there is nothing to pick with, files are dropped onto the window.
func (e ExportFolders) Pick(*ui.Window) {}
