package rebellion

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
)

// FuzzSave records games of which one answer is false, or that began as nobody has
// thought of: each is refused, or it can be resumed and gone on with.
func FuzzSave(f *testing.F) {
	f.Add(`"first"`, "cadet", []byte("a game of some answers, until it is cut off"), uint16(20), uint32(0))
	f.Add(`{"game":"standard","house":{"leaders_hold_retreat":true}}`, "random", []byte("another one"), uint16(3), uint32(1<<24))
	f.Fuzz(func(t *testing.T, setup, kind string, choices []byte, at uint16, change uint32) {
		start := session.Start{Seed: 1, Seats: []session.Chair{{Kind: session.Person}, {Kind: kind}}, Setup: json.RawMessage(setup)}
		save, err := session.Record(match.Title(), start, forged(start.Setup, choices, int(at), change))
		if err != nil {
			return
		}
		s, err := session.Load(match.Title(), save)
		if err != nil {
			t.Fatalf("what was recorded is refused: %v", err)
		}
		again, err := s.Save()
		if err != nil || string(again) != string(save) {
			t.Errorf("saved again it is another game: %v", err)
		}
		for range 50 {
			if !s.Play() {
				break
			}
		}
	})
}

// forged returns the answers of a game played by some choices, one of them changed.
func forged(setup json.RawMessage, choices []byte, at int, change uint32) []game.Answer {
	table, err := rules.Deal(setup, 2)
	if err != nil {
		return nil
	}
	m, _ := game.Start[rules.State, rules.View](rules.Rules{}, table, rand.New(rand.NewPCG(1, 1)))
	for _, choice := range choices {
		d := &m.Pending
		if m.Over() || d.Min > 1 || d.Max == 0 {
			break
		}
		if _, err := m.Answer(d.Options[int(choice)%len(d.Options)]); err != nil {
			break
		}
	}
	log := slices.Clone(m.Log())
	if len(log) == 0 || len(log[at%len(log)].Picks) == 0 {
		return log
	}
	a := &log[at%len(log)]
	a.Seat += game.Seat(change >> 24 % 4)
	a.Picks = slices.Clone(a.Picks)
	o := &a.Picks[0]
	o.Kind, o.A, o.B = o.Kind^uint8(change>>16), o.A^uint8(change>>8), o.B^uint8(change)
	return log
}
