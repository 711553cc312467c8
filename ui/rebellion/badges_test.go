package rebellion

import (
	"slices"
	"testing"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// On a phone no badge lies on that of another system, wherever the map is moved and however it is zoomed: not that of a system either
// whose planet is beyond the edge.
func TestBadgesOfOtherSystemsLieOnNoneOnAPhone(t *testing.T) {
	const touch = 2 // points: by so much corners may touch where all is small
	type badge struct {
		at rules.System
		ui.Rect
	}
	for _, name := range []string{"turn", "retreat", "hunt", "refresh", "guide-move"}[:reduced(5)] {
		n, ok := shown(t, name).(*noted)
		if !ok {
			continue
		}
		table := n.own
		w := ui.NewWindow(n, 390, 844, 1)
		w.Settle(2 * time.Second)
		table.screen.Tabs.Open(board.MapTab)
		camera := table.Board.Camera()
		for _, zoom := range []float64{1.3, 1, 0.8, 0.6} {
			for _, x := range []float64{0.1, 0.3, 0.5, 0.9, 0.7} {
				for _, y := range []float64{0.2, 0.5, 0.8} {
					camera.GlideTo(render.Shot{At: render.Point{X: x * camera.World.W, Y: y * camera.World.H}, Zoom: zoom}, &w.Clock)
					w.Settle(2 * time.Second)
					var badges []badge
					for _, thing := range table.screen.Things {
						if o := thing.Option; o.Kind == rules.KindUnitAt && rules.System(o.B) < rules.BaseSpace { // that has a panel of its own
							b := badge{rules.System(o.B), thing.Rect}
							if i := slices.IndexFunc(badges, func(c badge) bool { return c.at != b.at && c.Inset(touch).Overlaps(b.Rect) }); i >= 0 {
								t.Errorf("%s, zoom %v at %v %v: a badge of %v lies on one of %v", name, zoom, x, y, b.at, badges[i].at)
							}
							badges = append(badges, b)
						}
					}
				}
			}
		}
	}
}
