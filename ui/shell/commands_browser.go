//go:build js

package shell

import (
	"io"

	"holoboard/ui/shelf"
)

// Command carries out nothing: there is no command line in a page.
func Command([]shelf.Title, []string, io.Writer, io.Writer) (status int, known bool) { return 0, false }
