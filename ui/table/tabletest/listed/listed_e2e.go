//go:build e2e

// Package listed says which titles a program lists that is built to be tried.
package listed

import (
	"holoboard/ui/shelf"
	"holoboard/ui/table/tabletest/hunt"
)

// Titles are those titles.
func Titles() []shelf.Title { return []shelf.Title{hunt.Title()} }
