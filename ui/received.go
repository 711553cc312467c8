package ui

import "sync"

// A File is one that the player gave to the program: dropped onto the window, or picked in a browser.
type File struct {
	Name string
	Data []byte
}

// inbox holds files that no screen has asked for yet, and what is to be done in the next frame.
type inbox struct {
	sync.Mutex
	files []File
	tasks []func(*Frame)
}

// Do has something done in the next frame, after the screen has shown itself. It may be called from any goroutine.
func (w *Window) Do(task func(*Frame)) {
	w.mail.Lock()
	w.mail.tasks = append(w.mail.tasks, task)
	w.mail.Unlock()
	w.Invalidate()
}

// doTasks does what other goroutines want to have done.
func (f *Frame) doTasks() {
	m := &f.window.mail
	m.Lock()
	tasks := m.tasks
	m.tasks = nil
	m.Unlock()
	for _, do := range tasks {
		do(f)
	}
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
