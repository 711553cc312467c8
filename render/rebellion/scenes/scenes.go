// Package scenes draws what Rebellion's scenes are played on, where the board itself is hidden: the field of a combat and the stacks
// of units on it, a system in brief.
//
//	field.go  space and ground of a combat · stack.go  units that fight · tile.go  a system and who stands there
package scenes

import (
	"holoboard/assets"
)

// Stage draws scenes in some words.
type Stage struct {
	words *assets.Words
	large bool // a whole room looks at it
}

// New returns a stage that speaks with the given words; a whole room may look at it.
func New(words *assets.Words, forARoom bool) *Stage { return &Stage{words, forARoom} }

func (t *Stage) say(key string, args ...assets.Args) string { return t.words.Say(key, args...) }
