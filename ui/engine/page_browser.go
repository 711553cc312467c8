//go:build js

package engine

import (
	"time"

	"holoboard/ui/desk"
)

// placing has nothing to do in a page, whose place is the browser's.
type placing struct{ at desk.Place }

func place(*desk.Place, func(desk.Place)) *placing { return &placing{} }

func (*placing) look(bool) {}
func (*placing) tell()     {}

// hidden has nothing to do either: a browser gives a page that nobody sees no frames.
type hidden struct{ on bool }

func (*hidden) look() bool            { return false }
func (*hidden) missed() time.Duration { return 0 }
func (*hidden) rests()                {}
