//go:build js

// Package command carries out what needs no window.
package command

import (
	"io"

	"holoboard/ui/shelf"
)

// Run carries out nothing: there is no command line in a page.
func Run([]shelf.Title, []string, io.Reader, io.Writer, io.Writer) (status int, known bool) {
	return 0, false
}
