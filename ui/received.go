package ui

import "sync"

// A File is one that the player gave to the program: dropped onto the window, or picked in a browser.
type File struct {
	Name string
	Data []byte
}

// inbox holds files that no screen has asked for yet.
type inbox struct {
	sync.Mutex
	files []File
}

// Receive hands files to the screen that is shown. It may be called from any goroutine.
func (w *Window) Receive(files ...File) {
	if len(files) == 0 {
		return
	}
	w.mail.Lock()
	w.mail.files = append(w.mail.files, files...)
	w.mail.Unlock()
	w.Invalidate()
}

// Received returns the files that have come since the last frame whose screen asked for them.
func (f *Frame) Received() []File {
	w := f.window
	w.mail.Lock()
	defer w.mail.Unlock()
	files := w.mail.files
	w.mail.files = nil
	return files
}
