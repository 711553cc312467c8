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
)

// cards lists one option for everything that has a card.
func cards() (all []game.Option) {
	for m := range rebellion.AllMissions() {
		all = append(all, m.Thing())
	}
	for o := range rebellion.AllObjectives() {
		all = append(all, o.Thing())
	}
	for t := range rebellion.AllTactics() {
		all = append(all, t.Thing())
	}
	for a := range rebellion.AllActions() {
		all = append(all, rebellion.RecruitWith(a, rebellion.NoLeader))
	}
	for l := range rebellion.AllLeaders() {
		all = append(all, l.Thing())
	}
	for u := range rebellion.AllUnits() {
		all = append(all, u.Thing())
	}
	for s := rebellion.System(0); s <= rebellion.BaseSpace; s++ {
		all = append(all, s.Thing())
	}
	return all
}

func testBoard(t *testing.T) *Board {
	t.Helper()
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	return New(words)
}

// crowded is a view with markers, rings and many units.
func crowded() rebellion.View {
	m, _ := game.Start(rebellion.Rules{}, rebellion.NewGame(rebellion.Setup{}), rand.New(rand.NewPCG(1, 1)))
	v := m.View(1)
	v.Sabotaged, v.Subjugated, v.Destroyed = 1<<rebellion.Mustafar, 1<<rebellion.Mustafar|1<<rebellion.Corellia, 1<<rebellion.Alderaan
	for u := range v.Units[rebellion.Mustafar] {
		v.Units[rebellion.Mustafar][u] = uint8(u % 3)
	}
	for i, ring := range []rebellion.Ring{rebellion.CapturedRing, rebellion.CarboniteRing, rebellion.LureRing, rebellion.YodaRing} {
		v.Leaders[rebellion.ObiWanKenobi-rebellion.Leader(i)] = rebellion.Stand{At: rebellion.Spot(rebellion.Mustafar), Ring: ring}
	}
	return v
}

// Everything has a card whose words are there and fit on it.
func TestCardsSayWhatTheyShould(t *testing.T) {
	b, v := testBoard(t), crowded()
	c := render.NewCanvas(render.NewPictures(), 400, 500, 1)
	for _, o := range cards() {
		f, ok := b.faceOf(&c.Palette, &v, o)
		name := rebellion.Rules{}.Word(o)
		if !ok {
			t.Errorf("%s has no card", name)
			continue
		}
		text := f.title + f.ribbon + f.foot
		for _, l := range f.lines {
			text += l.text
			if l.text == "" {
				t.Errorf("%s has an empty line", name)
			}
		}
		if strings.Contains(text, "⟦") {
			t.Errorf("%s lacks words: %s", name, text)
		}
		if len(f.art) == 0 {
			t.Errorf("%s has no picture", name)
		}
		_, rest, _ := divideCard(c, f, render.Box(0, 0, CardWidth, CardHeight))
		if size, height := fitLines(c, f, rest, 1); height > rest.H {
			t.Errorf("the words of %s need %v of %v points even in size %v", name, height, rest.H, size)
		}
		if !b.Card(c, &v, o, render.Box(10, 10, CardWidth, CardHeight)) {
			t.Errorf("%s is not drawn", name)
		}
	}
	if b.Card(c, &v, rebellion.Pass.Thing(), c.Bounds()) {
		t.Error("passing has a card")
	}
}

// A card looks the same at every size but for its size.
func TestCardsGrowInProportion(t *testing.T) {
	box := cardIn(render.Box(10, 20, 1000, 220))
	if box.H != 220 || box.W != 150 || box.Center() != (render.Point{X: 510, Y: 130}) {
		t.Errorf("a card in a wide box is at %v", box)
	}
}

// What the board says of rails and track has words.
func TestTheBoardHasWords(t *testing.T) {
	b, v := testBoard(t), crowded()
	v.Combat.Open = true
	for _, f := range b.Facts(&v) {
		if said := b.FactText(&v, f); strings.Contains(said, "⟦") || said == "" {
			t.Errorf("a fact of the %v says %q", f.Side, said)
		}
	}
	keys := []string{"you", "round", "pool", "on_missions", "queue", "to_deploy", "base_space", "revealed", "on_table", "hand", "spaces_left"}
	for kind, key := range factKeys {
		keys = append(keys, "back."+key)
		if FactKind(kind) != TacticCards { // how many there are is told in the battle
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

// No two cards have the same picture.
func TestEveryCardHasAPictureOfItsOwn(t *testing.T) {
	b, v := testBoard(t), crowded()
	palette := render.Holo()
	seen := map[string]string{}
	for _, o := range cards() {
		f, _ := b.faceOf(&palette, &v, o)
		name, picture := rebellion.Rules{}.Word(o), fmt.Sprint(f.art)
		if other := seen[picture]; other != "" && o.Kind != rebellion.KindSystem {
			t.Errorf("%s and %s have the same picture", name, other)
		}
		seen[picture] = name
	}
	for d, things := range backPictures {
		if other := seen[fmt.Sprint(things)]; other != "" {
			t.Errorf("the back %v has the picture of %s", d, other)
		}
	}
}

// Every kind of card that lies face down somewhere has a picture on its back.
func TestBacksHavePictures(t *testing.T) {
	for _, d := range []Deck{
		{Side: rebellion.Rebels, Kind: MissionCards}, {Side: rebellion.Empire, Kind: MissionCards}, {Side: rebellion.Empire, Kind: ProjectCards},
		{Side: rebellion.Empire, Kind: ProbeCards}, {Side: rebellion.Rebels, Kind: ObjectiveCards, Stage: 2},
		{Side: rebellion.Rebels, Kind: ActionCards}, {Side: rebellion.Empire, Kind: ActionCards},
		{Side: rebellion.Rebels, Kind: TacticCards}, {Side: rebellion.Empire, Kind: TacticCards, Theater: rebellion.Ground},
	} {
		if d.picture() == nil {
			t.Errorf("the back of %+v has no picture", d)
		}
	}
}

// The last place where the base can be is named.
func TestTheLastSiteIsNamed(t *testing.T) {
	b, v := testBoard(t), rebellion.View{Seat: game.Seat(rebellion.Empire)}
	v.Empire.Base = 1 << rebellion.Hoth
	if said := b.FactText(&v, Fact{Side: rebellion.Empire, What: PossibleBases}); !strings.Contains(said, "Hoth") {
		t.Errorf("with Hoth alone left it says %q", said)
	}
	v.Empire.Base |= 1 << rebellion.Yavin
	if said := b.FactText(&v, Fact{Side: rebellion.Empire, What: PossibleBases}); !strings.Contains(said, "2 systems") {
		t.Errorf("with two left it says %q", said)
	}
}
