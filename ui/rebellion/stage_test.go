package rebellion

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/uitest"
)

// moment is a game at a decision that a test is about.
type moment struct {
	save []byte
	seat game.Seat
}

// find plays random games until a decision comes that fits.
func find(t testing.TB, fits func(v *rules.View, d *game.Decision) bool) moment {
	t.Helper()
	for seed := range uint64(400) {
		s, err := session.New(Title(), session.Start{Seed: seed, Seats: []session.Chair{{Kind: session.Person}, {Kind: session.Person}}})
		if err != nil {
			t.Fatal(err)
		}
		chooser := game.RandomChooser{Rand: rand.New(rand.NewPCG(seed, 3))}
		for !s.Over() {
			seat := s.Asked()
			d, _ := s.Decision(seat)
			view := s.View(seat)
			if len(d.Options) > 1 && fits(&view, &d) {
				save, err := s.Save()
				if err != nil {
					t.Fatal(err)
				}
				return moment{save, seat}
			}
			if err := s.Answer(seat, chooser.Choose(&d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no random game comes to such a decision")
	return moment{}
}

// open puts a hand at the table of a moment, with the asked person at the screen.
func (m moment) open(t testing.TB, w, h int, speed render.Speed) *sitting {
	t.Helper()
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	p := &fakeProgram{words: words}
	g, err := Resume(p, m.save)
	if err != nil {
		t.Fatal(err)
	}
	table := g.(*Table)
	table.sit(m.seat)
	win := ui.NewWindow(table, w, h, 1)
	win.Clock.Speed = speed
	return &sitting{table, p, uitest.New(t, win)}
}

// TestStagePictures draws combats and missions into the folder HOLOBOARD_PICTURES, for people to look at.
func TestStagePictures(t *testing.T) {
	folder := os.Getenv("HOLOBOARD_PICTURES")
	if folder == "" {
		t.SkipNow()
	}
	for _, key := range []game.Key{"fire_at", "combat_action", "block", "retreat", "add_leader", "retreat_with", "reroll", "recruit", "oppose", "objective", "return_project", "build", "draw_from", "bombard_with", "deal_damage", "pay_with", "hasten"} {
		m := find(t, func(v *rules.View, d *game.Decision) bool {
			return d.Ask == key && (key != "fire_at" || v.Combat.Count > 7 && v.Combat.Rolled > 5)
		})
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			s := m.open(t, size[0], size[1], render.Off)
			s.hand.Wait(time.Second)
			s.hand.Picture(filepath.Join(folder, fmt.Sprintf("%s-%d.png", key, size[0])))
		}
	}
}

// TestMotionPictures draws what is told between two decisions, many pictures a second.
func TestMotionPictures(t *testing.T) {
	folder := os.Getenv("HOLOBOARD_PICTURES")
	if folder == "" {
		t.SkipNow()
	}
	film := func(name string, m moment, pick func(o game.Option) bool, w, h, frames int, step time.Duration) {
		s := m.open(t, w, h, render.Normal)
		s.hand.Wait(time.Second)
		for _, o := range s.asked.Options {
			if pick(o) {
				s.choose(o)
				break
			}
		}
		for i := range frames {
			s.hand.Wait(step)
			s.hand.Picture(filepath.Join(folder, fmt.Sprintf("%s-%02d.png", name, i)))
		}
	}
	opposed := find(t, func(v *rules.View, d *game.Decision) bool { return d.Ask == "oppose" && v.Mission.Assigned != 0 })
	film("opposed", opposed, func(o game.Option) bool { return o.Kind == rules.KindLeader }, 1280, 720, 12, 400*time.Millisecond)
	turn := find(t, func(v *rules.View, d *game.Decision) bool {
		return d.Ask == "turn" && len(d.Options) > 6 && v.Round > 3
	})
	film("turn", turn, func(o game.Option) bool { return o.Kind == rules.KindSlot }, 1920, 1080, 12, 400*time.Millisecond)
	shot := find(t, func(v *rules.View, d *game.Decision) bool { return d.Ask == "combat_action" && v.Combat.Count > 6 })
	film("shot", shot, func(o game.Option) bool { return o == rules.EndActions.Thing() }, 1280, 720, 16, 250*time.Millisecond)
}
