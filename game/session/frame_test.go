package session_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

type frame = session.Frame[*gametest.HuntView]

// frames returns what a seat saw of a match played in one go from the answers of a session.
func framesOf(t *testing.T, s *hunt, seat game.Seat) (frames []frame) {
	t.Helper()
	for _, h := range happened(t, s) {
		if e := h.event.SeenBy(seat); e != nil {
			frames = append(frames, frame{Event: e, View: new(gametest.Hunt{}.View(&h.after, seat)), By: h.by})
		}
	}
	return frames
}

type happening struct {
	event game.Event
	after gametest.HuntTable
	by    game.Seat
}

// happened plays the game of a session again, answer by answer, and returns all that happened.
func happened(t *testing.T, s *hunt) (all []happening) {
	t.Helper()
	start := gametest.NewHunt()
	_, err := game.Retrace(gametest.Hunt{}, start, s.Log(), nil, func(before, now *game.Match[gametest.HuntTable, gametest.HuntView], news []game.Event) {
		by := game.Table
		if before != nil {
			by = before.Pending.Seat
		}
		for range news {
			all = append(all, happening{by: by})
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	game.PlayBack(gametest.Hunt{}, start, s.Log(), func(e game.Event, after *gametest.HuntTable) {
		all[n].event, all[n].after = e, *after
		n++
	})
	if n != len(all) {
		t.Fatalf("%d events in one go, %d answer by answer", n, len(all))
	}
	return all
}

// TestFramesAreThoseOfTheGame: with gestures, taking back, saving and loading on the way a seat is shown what a match shows
// that was played again from the answers.
func TestFramesAreThoseOfTheGame(t *testing.T) {
	for seed := range uint64(40) {
		s := begin(t, seed, session.Person, session.Person)
		r := rand.New(rand.NewPCG(seed, 3))
		for !s.Over() {
			d, _ := s.Decision(s.Asked())
			pick := d.Options[r.IntN(len(d.Options))]
			switch r.IntN(5) {
			case 0:
				if err := s.Gesture(d.Seat, pick); err != nil {
					t.Fatal(err)
				}
			case 1:
				give(t, s, d.Seat, pick)
				s.Undo(d.Seat)
			case 2:
				s = reload(t, s)
			default:
				give(t, s, d.Seat, pick)
			}
			for _, seat := range []game.Seat{hider, seeker, game.Table} {
				want := framesOf(t, s, seat)
				got, n := s.Frames(seat, 0)
				if n != len(want) || !reflect.DeepEqual(got, want) {
					t.Fatalf("game %d, seat %d: %d frames are not those of the game, %d", seed, seat, len(got), len(want))
				}
				since := r.IntN(n + 2)
				if some, all := s.Frames(seat, since); all != n || !reflect.DeepEqual(some, append([]frame(nil), got[min(since, n):]...)) {
					t.Fatalf("game %d, seat %d: from %d on there are %d frames of %d", seed, seat, since, len(some), all)
				}
			}
		}
		tape := rewind(t, s)
		for _, seat := range []game.Seat{hider, seeker, game.Table} {
			frames, err := tape.Frames(seat)
			if want := framesOf(t, s, seat); err != nil || !reflect.DeepEqual(frames, want) {
				t.Fatalf("game %d, seat %d: the tape has %d frames, the game %d; %v", seed, seat, len(frames), len(want), err)
			}
		}
	}
}
