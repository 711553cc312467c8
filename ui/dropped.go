package ui

import (
	"io"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"
)

// mostDropped is how much of a dropped file is read: no saved game is nearly so long.
const mostDropped = 16 << 20

// droppedFiles reads the files that were dropped onto the window in this tick. What cannot be read is left out.
func droppedFiles() (files []File) {
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
		if data, err := readSome(dropped, e.Name()); err == nil {
			files = append(files, File{e.Name(), data})
		}
	}
	return files
}

func readSome(from fs.FS, name string) ([]byte, error) {
	file, err := from.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, mostDropped))
}
