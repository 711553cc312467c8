package device

import "holoboard/ui"

// An Exchange takes saved games out of the program and brings them in.
type Exchange interface {
	// Export puts a file where the player finds it and says where that is; nothing if he is asked himself.
	Export(name string, data []byte) (where string, err error)
	// Pick lets the player choose a file to bring in, and gives it to the window. Only a browser does so; everywhere
	// files can be dropped onto the window.
	Pick(w *ui.Window)
}
