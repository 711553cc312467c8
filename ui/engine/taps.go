//go:build !js

package engine

import "holoboard/ui"

// taps has nothing to do outside of a browser: a window's fingers are seen in every tick.
type taps struct{}

func (*taps) next(float64) (ui.Point, bool) { return ui.Point{}, false }
