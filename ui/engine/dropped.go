package engine

import (
	"io"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui"
)

// mostDropped is how long a dropped file may be: no saved game is nearly so long.
const mostDropped = 4 << 20

// droppedFiles reads the files that were dropped onto the window in this tick. What cannot be read comes as an empty file, so that
// the screen tells of it.
func droppedFiles() (files []ui.File) {
	dropped := ebiten.DroppedFiles()
	if dropped == nil {
		return nil
	}
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil {
		return nil
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		files = append(files, ui.File{Name: e.Name(), Data: readDropped(dropped, e)})
	}
	return files
}

// readDropped reads a file, or nothing where that would take forever.
func readDropped(from fs.FS, e fs.DirEntry) []byte {
	if info, err := e.Info(); err != nil || !info.Mode().IsRegular() || info.Size() > mostDropped {
		return nil
	}
	file, err := from.Open(e.Name())
	if err != nil {
		return nil
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, mostDropped))
	if err != nil {
		return nil
	}
	return data
}
