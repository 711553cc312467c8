//go:build !e2e

// Package listed says which titles a program lists that is built to be tried, beside those that players see: the toy title Hunt
// in a build with the tag e2e, none in any other.
package listed

import "holoboard/ui/shelf"

// Titles are those titles.
func Titles() []shelf.Title { return nil }
