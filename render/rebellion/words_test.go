package rebellion

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/cards"
)

func testBoard(t *testing.T) *Board {
	t.Helper()
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	return New(words)
}

// What the board says of rails and track has words.
func TestTheBoardHasWords(t *testing.T) {
	b := testBoard(t)
	m, _ := game.Start(rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{}), rand.New(rand.NewPCG(1, 1)))
	v := m.View(1)
	v.Combat.Open = true
	for _, f := range b.Facts(&v) {
		if said := b.FactText(&v, f); strings.Contains(said, "⟦") || said == "" {
			t.Errorf("a fact of the %v says %q", f.Side, said)
		}
	}
	keys := []string{"you", "round", "pool", "on_missions", "queue", "to_deploy", "base_space", "revealed", "on_table", "hand", "spaces_left"}
	for kind, key := range cards.Keys {
		keys = append(keys, "back."+key)
		if cards.Kind(kind) != cards.TacticCards { // how many there are is told in the battle
			keys = append(keys, key)
		}
	}
	for phase := rebellion.SettingUp; phase <= rebellion.Refresh; phase++ {
		keys = append(keys, "phase."+phase.String())
	}
	for _, side := range []rebellion.Side{rebellion.Rebels, rebellion.Empire} {
		keys = append(keys, "turn."+side.String(), "passed."+side.String(), "not_passed."+side.String())
	}
	for _, key := range keys {
		if !b.words.Has("board." + key) {
			t.Errorf("board.%s has no words", key)
		}
	}
}

// Pieces on the map find room: they lie neither over one another nor over planets, names and icons, and none leaves the map.
func TestPiecesFindRoom(t *testing.T) {
	b := testBoard(t)
	for _, size := range [][2]float64{{1280, 720}, {1422, 800}, {1536, 864}, {1280, 1024}} {
		b.SetSize(size[0], size[1])
		for seed := range uint64(4) {
			dice := rand.New(rand.NewPCG(seed, 2))
			m, _ := game.Start(rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{}), rand.New(rand.NewPCG(seed, 1)))
			for count := 0; !m.Over(); count++ {
				if count%40 == 0 {
					v := m.View(0)
					if wrong := b.crowding(b.scene(&v)); wrong != "" {
						t.Errorf("%v, game %d, decision %d: %s", size, seed, count, wrong)
					}
				}
				options := m.Pending.Options
				perm := dice.Perm(len(options))
				var picks []game.Option
				for _, i := range perm[:m.Pending.Min+dice.IntN(m.Pending.Max-m.Pending.Min+1)] {
					picks = append(picks, options[i])
				}
				if _, err := m.Answer(picks...); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// crowding says what lies over something else on the map.
func (b *Board) crowding(s *scene) string {
	for i := range s.Groups {
		g := &s.Groups[i]
		box := g.Box.Move(g.Anchor.X, g.Anchor.Y).Inset(0.01)
		if !box.Within(b.Map.World) {
			return fmt.Sprintf("the %v at %v leave the map", g.Side, g.At)
		}
		for j := range s.Groups[:i] {
			o := &s.Groups[j]
			if o.Box.Move(o.Anchor.X, o.Anchor.Y).Overlaps(box) {
				return fmt.Sprintf("the %v at %v lie over the %v at %v", g.Side, g.At, o.Side, o.At)
			}
		}
		for at, place := range b.Map.Places {
			for _, fixed := range b.fixedAt(s.view, rebellion.System(at)) {
				if fixed.Move(place.Center.X, place.Center.Y).Overlaps(box) {
					return fmt.Sprintf("the %v at %v lie over %v", g.Side, g.At, rebellion.System(at))
				}
			}
		}
	}
	return ""
}

// The last place where the base can be is named.
func TestTheLastSiteIsNamed(t *testing.T) {
	b, v := testBoard(t), rebellion.View{Seat: game.Seat(rebellion.Empire)}
	v.Empire.Base = 1 << rebellion.Hoth
	if said := b.FactText(&v, Fact{Side: int(rebellion.Empire), What: cards.PossibleBases}); !strings.Contains(said, "Hoth") {
		t.Errorf("with Hoth alone left it says %q", said)
	}
	v.Empire.Base |= 1 << rebellion.Yavin
	if said := b.FactText(&v, Fact{Side: int(rebellion.Empire), What: cards.PossibleBases}); !strings.Contains(said, "2 systems") {
		t.Errorf("with two left it says %q", said)
	}
}

// R11.2: only missions count for the limit, so the hand tells them apart.
func TestTheHandIsCountedByKinds(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	b, s := New(words), &scene{Scene: &board.Scene{}}
	for _, o := range []game.Option{
		rebellion.Sabotage.Thing(), rebellion.HitAndRun.Thing(), rebellion.RebelAssault.Thing(), rebellion.ItsATrap.Thing(),
	} {
		s.hand.Cards = append(s.hand.Cards, s.PutOnScreen(o, 1, render.Rect{}))
	}
	if got, want := b.countHand(s, s.hand.Cards), "2 missions, 1 objective, 1 action card"; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
}
