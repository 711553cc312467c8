//go:build !js

package device

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// InBrowser tells whether the program runs in a web page, which the player closes himself.
const InBrowser = false

// OpenStore returns the store of this person: a folder of files among the settings of his programs.
func OpenStore() (*Shared, error) {
	config, err := os.UserConfigDir()
	if err != nil {
		return nil, fmt.Errorf("find the place for saved games: %w", err)
	}
	folder := Folder(filepath.Join(config, "holoboard"))
	folder.sweep(time.Now())
	return folder.Share(), nil
}

// Share returns the folder as one of several windows sees it.
func (f Folder) Share() *Shared {
	return share(f, &fileLock{path: filepath.Join(string(f), "playing.lock")})
}

// Folder is a store of .json files.
type Folder string

const suffix = ".json"

func (f Folder) file(name string) string {
	return filepath.Join(string(f), filepath.FromSlash(name)+suffix)
}

// List implements [Store].
func (f Folder) List(prefix string) ([]string, error) {
	dir := prefix[:strings.LastIndex(prefix, "/")+1]
	entries, err := os.ReadDir(filepath.Join(string(f), filepath.FromSlash(dir)))
	if absent(err) {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("list %s: %w", prefix, err)
	}
	var names []string
	for _, e := range entries {
		name, ok := strings.CutSuffix(dir+e.Name(), suffix)
		if ok && !e.IsDir() && strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	return names, nil
}

// Read implements [Store].
func (f Folder) Read(name string) ([]byte, error) {
	data, err := ReadFile(f.file(name))
	return data, unlessAbsent(name, err)
}

// Head implements [Store].
func (f Folder) Head(name string, most int) ([]byte, error) {
	data, err := readHead(f.file(name), most)
	return data, unlessAbsent(name, err)
}

// unlessAbsent is the error of reading a document: fs.ErrNotExist, whatever the reason is that it is not there.
func unlessAbsent(name string, err error) error {
	if absent(err) {
		return fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	return err
}

// absent tells whether a file is not there, nor can be because what should be its folder is a file itself.
func absent(err error) bool { return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) }

// writing begins the names of files that are being written.
const writing = ".writing-"

// sweep removes what a program left that was killed while it wrote. Another one may be writing just now.
func (f Folder) sweep(now time.Time) {
	const done = time.Minute
	filepath.WalkDir(string(f), func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() || !strings.HasPrefix(e.Name(), writing) {
			return nil
		}
		if info, err := e.Info(); err == nil && now.Sub(info.ModTime()).Abs() > done { // one that is dated ahead is old too
			os.Remove(path) // what stays is swept the next time
		}
		return nil
	})
}

// Write implements [Store]. The data goes to a new file first, which then takes the old one's place: whatever happens
// meanwhile, one of them is whole.
func (f Folder) Write(name string, data []byte) error {
	path := f.file(name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(path), writing+"*")
	if err != nil {
		return err
	}
	_, err = temp.Write(data)
	if err == nil {
		err = temp.Sync()
	}
	if closing := temp.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(temp.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(temp.Name()))
	}
	return nil
}

// Move implements [Store].
func (f Folder) Move(name, to string) error {
	if _, err := os.Lstat(f.file(to)); err == nil {
		return fmt.Errorf("move %s to %s: %w", name, to, fs.ErrExist)
	}
	return os.Rename(f.file(name), f.file(to))
}

// Delete implements [Store].
func (f Folder) Delete(name string) error { return os.Remove(f.file(name)) }
