//go:build js

package cardgame

import "holoboard/ui/shelf"

// commanded adds nothing: a browser has no commands.
func commanded(title shelf.Title) shelf.Title { return title }
