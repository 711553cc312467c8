// Package device is what the machine gives to the program, on a desktop and in a browser: where documents are kept, how files go
// out and come in, the clipboard, the languages of a person, a second window, and where it is told what is on the screen.
//
//	store.go     documents by name · store_files.go a folder, store_browser.go the storage of a page · reading.go
//	              how files are read that anybody may have put there
//	shared.go    one window at a time writes · lock_files.go, lock_unix.go, lock_windows.go, lock_browser.go tell whether it is there
//	exchange.go  files to give away and to bring in · exchange_files.go, exchange_browser.go do it
//	spots.go     tells tests what is on the screen · spots_files.go a file, spots_browser.go a variable of the page
//	keys_browser.go  which keys are the window's in a page
//	graphics_*.go  a graphics driver on a full disk
//	locale_*.go  the languages of this person · clipboard_*.go, second_*.go  text for elsewhere, a second window
package device
