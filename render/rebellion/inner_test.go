package rebellion

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
)

func TestTmp(t *testing.T) {
	words, _ := assets.NewWords("en")
	b := New(words)
	st := map[string]int{}
	for seed := range uint64(30) {
		m, _ := game.Start(rebellion.Rules{}, rebellion.NewGame(), rand.New(rand.NewPCG(seed, 1)))
		dice := rand.New(rand.NewPCG(seed, 2))
		count := 0
		for !m.Over() {
			d := &m.Pending
			n := d.Min
			if d.Max > d.Min {
				n += dice.IntN(d.Max - d.Min + 1)
			}
			var picks []game.Option
			for _, i := range dice.Perm(len(d.Options))[:n] {
				picks = append(picks, d.Options[i])
			}
			m.Answer(picks...)
			count++
			if count%17 != 0 {
				continue
			}
			v := m.View(0)
			s := b.scene(&v)
			for i := range s.groups {
				g := &s.groups[i]
				st[fmt.Sprint("small ", g.small)]++
				box := g.box.Move(g.anchor.X, g.anchor.Y)
				if !inside(b.land.shapes[g.at], box.Center()) {
					st["foreign"]++
				}
				if !box.Within(b.land.world) {
					st["outside"]++
				}
				d := length(g.anchor.Sub(b.land.centers[g.at]))
				st[fmt.Sprintf("far %v", int(d/20)*20)]++
				if d > 85 {
					st["far at "+g.at.String()]++
				}
				for j := range s.groups[:i] {
					o := &s.groups[j]
					if o.box.Move(o.anchor.X, o.anchor.Y).Overlaps(box) {
						st["clash "+g.at.String()]++
					}
				}
				for at := range b.land.centers {
					for k, r := range b.fixedAt(&v, rebellion.System(at)) {
						if r.Move(b.land.centers[at].X, b.land.centers[at].Y).Overlaps(box) {
							st[fmt.Sprintf("over fixed %d", k)]++
						}
					}
				}
			}
		}
	}
	for k, n := range st {
		t.Log(n, k)
	}
}
