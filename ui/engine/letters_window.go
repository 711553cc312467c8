//go:build !js

package engine

import (
	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/ui"
)

// types is what a key types alone on the keyboard that is used now.
func types(place ui.Key) string { return ebiten.KeyName(place) }
