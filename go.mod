module holoboard

go 1.26.0

require (
	github.com/BurntSushi/toml v1.6.0
	github.com/adrg/xdg v0.5.3
	github.com/ebitengine/oto/v3 v3.5.0
	github.com/go-text/typesetting v0.3.5
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef // unmaintained, but small, and the only painter of strokes with their joints and caps that needs no graphics card
	golang.org/x/image v0.48.0
	golang.org/x/sys v0.50.0
	golang.org/x/text v0.44.0
)

require (
	github.com/ebitengine/gomobile v0.0.0-20260820040257-d11f821a26a6 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/purego v0.11.3 // indirect
	github.com/jfreymuth/pulse v0.1.3 // indirect
	golang.org/x/sync v0.25.0 // indirect
)
