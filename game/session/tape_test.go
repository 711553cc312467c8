package session_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

// A tape shows at every moment what the seat saw there in the game, and nothing between two moments changed for it unseen.
func TestATapeShowsWhatWasSeen(t *testing.T) {
	for seed := range uint64(20) {
		s := begin(t, seed, session.Person, session.Person)
		type seen struct {
			view gametest.HuntView
			news int
		}
		want := map[game.Seat][]seen{}
		look := func() {
			for _, seat := range []game.Seat{hider, seeker, game.Table} {
				events, _ := s.Events(seat, 0)
				all := want[seat]
				now := seen{s.View(seat), len(events)}
				if n := len(all); n > 0 && all[n-1].news == now.news {
					all[n-1] = now
				} else {
					want[seat] = append(all, now)
				}
			}
		}
		r := rand.New(rand.NewPCG(seed, 3))
		for look(); !s.Over(); look() {
			d, _ := s.Decision(s.Asked())
			give(t, s, d.Seat, game.RandomChooser{Rand: r}.Choose(&d, nil)...)
		}
		tape := rewind(t, s)
		for seat, all := range want {
			moments, err := tape.Moments(seat)
			if err != nil || len(moments) != len(all) {
				t.Fatalf("seed %d, seat %d: %d moments, want %d; %v", seed, seat, len(moments), len(all), err)
			}
			var news []game.Event
			for i, m := range moments {
				news = append(news, m.News...)
				if *m.View != all[i].view || len(news) != all[i].news {
					t.Errorf("seed %d, seat %d: moment %d is not as it was in the game", seed, seat, i)
				}
			}
			if events, _ := s.Events(seat, 0); !reflect.DeepEqual(news, events) {
				t.Errorf("seed %d, seat %d: other things are told than in the game", seed, seat)
			}
		}
	}
}

func rewind(t *testing.T, s *hunt) *session.Tape[gametest.HuntTable, gametest.HuntView] {
	t.Helper()
	save, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	tape, err := session.Rewind(title(), save)
	if err != nil {
		t.Fatal(err)
	}
	return tape
}

func TestATapeKeepsSecretsUntilTheGameIsOver(t *testing.T) {
	s := begin(t, 4, session.Person, "random")
	may := func(over bool) {
		t.Helper()
		tape := rewind(t, s)
		for seat, person := range map[game.Seat]bool{hider: true, game.Table: true, seeker: false, session.AllSeeing: false, game.Chance: false, 2: false} {
			allowed := person || over && (seat == seeker || seat == session.AllSeeing)
			moments, err := tape.Moments(seat)
			if frames, err := tape.Frames(seat); (err == nil) != allowed || (frames != nil) != allowed {
				t.Errorf("over %v, seat %d: %d frames, %v", over, seat, len(frames), err)
			}
			if tape.May(seat) != allowed || (err == nil) != allowed || (moments != nil) != allowed || err != nil && !errors.Is(err, session.ErrSecret) {
				t.Errorf("over %v, seat %d: %d moments, %v", over, seat, len(moments), err)
			}
		}
	}
	may(false)
	finish(t, s)
	may(true)
	moments, _ := rewind(t, s).Moments(session.AllSeeing)
	if last := moments[len(moments)-1].View; last.Hider == (gametest.HuntView{}).Hider || last.Seeker == (gametest.HuntView{}).Seeker {
		t.Error("who may see all does not")
	}
	for _, m := range moments[:1] {
		for _, e := range m.News {
			if e.SeenBy(hider) != e && e.SeenBy(seeker) != e {
				t.Errorf("%v is not told as it was", e)
			}
		}
	}
}
