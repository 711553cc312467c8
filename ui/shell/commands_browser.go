//go:build js

package shell

import "io"

// Command carries out nothing: there is no command line in a page.
func Command([]Title, []string, io.Writer, io.Writer) (status int, known bool) { return 0, false }
