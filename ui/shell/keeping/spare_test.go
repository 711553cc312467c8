//go:build !js

package keeping

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"holoboard/game/session"
	"holoboard/ui/shell/device"
)

// played is a save of a table after these answers, one letter each.
func played(t *testing.T, seed uint64, answers string) []byte {
	t.Helper()
	var packed []byte
	for _, a := range []byte(answers) {
		packed = append(packed, 0, 1, a, 0, 0, 0)
	}
	body, err := json.Marshal(map[string]any{
		"title": "coins", "rules": 3, "start": session.Start{Seed: seed, Seats: people}, "answers": base64.StdEncoding.EncodeToString(packed),
	})
	if err != nil {
		t.Fatal(err)
	}
	h := fnv.New64a()
	h.Write(body)
	return fmt.Appendf(nil, `{"holoboard":"save 1: tells all secrets of its game","sum":"%016x","game":%s}`, h.Sum64(), body)
}

// A state is a table as it stood once.
type state struct {
	seed    uint64
	answers string
}

// in tells whether a table is among others as it stood, or as it went on from there.
func (s state) in(all []state) bool {
	return slices.ContainsFunc(all, func(o state) bool { return o.seed == s.seed && strings.HasPrefix(o.answers, s.answers) })
}

// Whatever is begun, left, taken up again, or played on from an earlier save: no unfinished game goes that was not named when another one
// was put aside, and was left alone since.
func TestNothingGoesUnnamed(t *testing.T) {
	const games = 6
	went := 0
	for seed := range uint64(games) {
		chance := rand.New(rand.NewPCG(seed, 0))
		store := device.Memory{}
		k := keeper(t, store)
		stoodAs := map[string]state{} // by what is said of a game
		states := func() (all []state) {
			for doc := range store {
				if found, err := k.Kept(doc); strings.HasPrefix(doc, saves) && err == nil && found.Trouble == nil {
					all = append(all, stoodAs[found.Label.About])
				}
			}
			return all
		}
		keep := func(s state) {
			t.Helper()
			about := fmt.Sprint("state ", len(stoodAs))
			stoodAs[about] = s
			if err := k.Keep(&k.Titles[0], Last("coins"), "", stood{about: about}, people, played(t, s.seed, s.answers)); err != nil {
				t.Fatal(err)
			}
		}
		var named []state
		for step := range uint64(60) {
			was := states()
			now := state{seed: step}
			if len(was) > 0 && chance.IntN(3) == 0 { // an old one, perhaps from an earlier save of it
				now = was[chance.IntN(len(was))]
				now.answers = now.answers[:len(now.answers)-chance.IntN(len(now.answers)+1)/2]
			}
			if err := k.SpareLast("coins"); err != nil {
				t.Fatal(err)
			}
			keep(now)
			gone, next, err := k.Thin("coins")
			if err != nil {
				t.Fatal(err)
			}
			left := states()
			for _, s := range was {
				if !s.in(left) {
					if went++; !slices.Contains(named, s) {
						t.Fatalf("game %d, step %d: %v is lost, %v were named", seed, step, s, named)
					}
				}
			}
			if len(left) > MostBefore+max(len(next), 1) {
				t.Errorf("game %d, step %d: %d games are kept, %d are named", seed, step, len(left), len(next))
			}
			named = nil
			for _, g := range next {
				named = append(named, stoodAs[g.Label.About])
				if row := k.Row(g.Doc); !row.Leaves {
					t.Errorf("game %d, step %d: the list does not show that %s goes next", seed, step, g.Doc)
				}
			}
			for _, g := range gone {
				if stoodAs[g.Label.About].in(left) {
					t.Errorf("game %d, step %d: %s is said to be gone", seed, step, g.Label.About)
				}
			}
			for range chance.IntN(4) { // it is played on
				now.answers += string(rune('a' + chance.IntN(3)))
				keep(now)
			}
		}
	}
	if went < 5*games {
		t.Errorf("only %d games made room", went)
	}
}

// What is named is named again until it goes; where that cannot be kept, nothing goes.
func TestWhereNothingCanBeNamedNothingGoes(t *testing.T) {
	store := device.Memory{}
	k := keeper(t, store)
	for seed := range uint64(2 * MostBefore) {
		if err := k.SpareLast("coins"); err != nil {
			t.Fatal(err)
		}
		if err := k.Keep(&k.Titles[0], Last("coins"), "", stood{about: "begun"}, people, save(t, "coins", 3, seed)); err != nil {
			t.Fatal(err)
		}
		store[leavingName("coins")] = []byte("{")
		if gone, _, err := k.Thin("coins"); err != nil || len(gone) > 0 {
			t.Fatalf("gone are %v (%v)", gone, err)
		}
	}
	if got, _ := list(t, k); len(got) != 2*MostBefore {
		t.Errorf("of %d games %d are there", 2*MostBefore, len(got))
	}
}
