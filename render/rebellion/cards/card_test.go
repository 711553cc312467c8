package cards

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
)

// all lists one option for everything that has a card.
func all() (list []game.Option) {
	for m := range rebellion.AllMissions() {
		list = append(list, m.Thing())
	}
	for o := range rebellion.AllObjectives() {
		list = append(list, o.Thing())
	}
	for t := range rebellion.AllTactics() {
		list = append(list, t.Thing())
	}
	for a := range rebellion.AllActions() {
		list = append(list, rebellion.RecruitWith(a, rebellion.NoLeader))
	}
	for l := range rebellion.AllLeaders() {
		list = append(list, l.Thing())
	}
	for u := range rebellion.AllUnits() {
		list = append(list, u.Thing())
	}
	for s := rebellion.System(0); s <= rebellion.BaseSpace; s++ {
		list = append(list, s.Thing())
	}
	return list
}

func english(t *testing.T) *Cards {
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
	b, v := english(t), crowded()
	c := render.NewCanvas(render.NewPictures(), 400, 500, 1)
	for _, o := range all() {
		f, ok := b.faceOf(&c.Palette, &v, o)
		name := rebellion.Rules{}.Word(o)
		if !ok {
			t.Errorf("%s has no card", name)
			continue
		}
		text := f.Title + f.Ribbon + f.Foot
		for _, l := range f.Lines {
			text += l.Text
			if l.Text == "" {
				t.Errorf("%s has an empty line", name)
			}
		}
		if strings.Contains(text, "⟦") {
			t.Errorf("%s lacks words: %s", name, text)
		}
		if len(f.Picture) == 0 {
			t.Errorf("%s has no picture", name)
		}
		if spare := f.Spare(c); spare < 0 {
			t.Errorf("the words of %s are %v points too high", name, -spare)
		}
		if !b.Draw(c, &v, o, render.Box(10, 10, board.CardWidth, board.CardHeight)) {
			t.Errorf("%s is not drawn", name)
		}
	}
	if b.Draw(c, &v, rebellion.Pass.Thing(), c.Bounds()) {
		t.Error("passing has a card")
	}
}

// No two cards have the same picture.
func TestEveryCardHasAPictureOfItsOwn(t *testing.T) {
	b, v := english(t), crowded()
	palette := render.Holo()
	seen := map[string]string{}
	for _, o := range all() {
		f, _ := b.faceOf(&palette, &v, o)
		name, picture := rebellion.Rules{}.Word(o), fmt.Sprint(f.Picture)
		if other := seen[picture]; other != "" && o.Kind != rebellion.KindSystem {
			t.Errorf("%s and %s have the same picture", name, other)
		}
		seen[picture] = name
	}
	for d, things := range backPictures {
		if other := seen[fmt.Sprint(shown(things))]; other != "" {
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

// R21.3.6: the sheet of a system that is closed to Rebel leaders says so, until the Command Phase is over.
func TestTheSheetOfAClosedSystemSaysSo(t *testing.T) {
	b, p := english(t), render.Holo()
	for phase, want := range map[rebellion.Phase]bool{rebellion.Assignment: true, rebellion.Command: true, rebellion.Refresh: false} {
		v := rebellion.View{}
		v.Phase, v.Closed = phase, 1<<rebellion.Mustafar
		f := b.systemFace(&v, rebellion.Mustafar, &p)
		told := false
		for _, l := range f.Lines {
			told = told || l.Text == b.say("board.closed")
		}
		if told != want {
			t.Errorf("%v: it says so: %v", phase, told)
		}
	}
}
