package cardgame

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/stage"
)

// A told event is one with the table before it and after it, as a seat sees them.
type toldEvent struct {
	event         rules.Event
	before, after *rules.View
}

// played plays a described table at random and returns all that is told to a seat.
func played(t *testing.T, lines string, seed uint64, answers int, seat game.Seat) (all []toldEvent) {
	t.Helper()
	s := tableOf(t, lines)
	r := rand.New(rand.NewPCG(seed, 1))
	m, news := game.Listen[rules.State, rules.View](rules.Rules{}, s, r)
	before := new(rules.Rules{}.View(&s, seat))
	for range answers {
		for i, e := range news {
			if seen := e.SeenBy(seat); seen != nil {
				after := new(rules.Rules{}.View(&m.Tables()[i], seat))
				all = append(all, toldEvent{seen.(rules.Event), before, after})
				before = after
			}
		}
		if m.Over() {
			break
		}
		before = new(m.View(seat))
		d := &m.Pending
		n := d.Min + r.IntN(d.Max-d.Min+1)
		var picks []game.Option
		for _, k := range r.Perm(len(d.Options))[:n] {
			picks = append(picks, d.Options[k])
		}
		var err error
		if news, err = m.Answer(picks...); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// Whatever is told, nothing jumps: a card that comes onto the table or into the hand flies there from somewhere, one that leaves the hand
// flies off it, and all that stays slides from where it lay to where it lies.
func TestNothingJumps(t *testing.T) {
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {900, 600}} {
		comes, goes := 0, 0
		for seed := range uint64(3) {
			b := New(words, false)
			b.SetSize(size[0], size[1])
			last := rules.Event{}
			for _, told := range played(t, dense, seed, 150, rules.Light.Seat()) {
				home := last.Kind == rules.LeftPlay && rules.Going(last.N) == rules.ToHand // it flew there before the table had it
				last = told.event
				b.Telling = Telling{Told: stage.Told{Event: &told.event, At: 1}, After: told.after}
				flights := b.flights(told.before)
				for _, box := range comesToLie(b, &told, home) {
					if comes++; !slices.ContainsFunc(flights, func(f flight) bool { return f.to.Overlaps(box) }) {
						t.Errorf("%v, seed %d: after %v something lies at %v that has come from nowhere", size, seed, told.event, box)
					}
				}
				if leavesHand(&told) {
					if goes++; len(flights) == 0 && told.event.Kind != rules.WasPlayed {
						t.Errorf("%v, seed %d: by %v a card of the hand goes nowhere", size, seed, told.event)
					}
				}
				for _, f := range flights {
					if f.from.Empty() || f.to.Empty() || f.from == f.to {
						t.Errorf("%v, seed %d: by %v a card flies from %v to %v", size, seed, told.event, f.from, f.to)
					}
				}
			}
		}
		if comes < 10 || goes < 10 {
			t.Errorf("%v: only %d cards came and %d went", size, comes, goes)
		}
	}
}

// comesToLie are the places where something lies after what is told that lay nowhere before: on the table, or in the hand unless that is home
// to what has just been seen to fly there.
func comesToLie(b *Board, told *toldEvent, home bool) (boxes []render.Rect) {
	l := b.after()
	for side := range rules.Side(2) {
		told.after.Each(side, func(slot rules.Slot, x *rules.Thing) {
			if p := l.piece(SlotThing(slot)); p != nil && !told.before.There(slot) {
				boxes = append(boxes, p.Box)
			}
		})
	}
	for _, i := range l.hand.Cards {
		p := &l.scene.Pieces[i]
		if home {
			break
		}
		if title := rules.Title(p.Thing.A); !slices.Contains(told.before.Eyes.Hand.All(), title) {
			boxes = append(boxes, p.Box)
		}
	}
	return boxes
}

// leavesHand tells whether a card of the hand is no longer there.
func leavesHand(told *toldEvent) bool {
	return told.after.Eyes.Hand.N < told.before.Eyes.Hand.N
}

// A card that was seen to leave play does not come back before the table is without it.
func TestWhatHasFallenIsGone(t *testing.T) {
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	pictures, fallen := render.NewPictures(), 0
	for _, told := range played(t, dense, 1, 200, rules.Light.Seat()) {
		slot := told.event.Slot
		if told.event.Kind != rules.LeftPlay || !told.after.There(slot) {
			continue
		}
		b := New(words, false)
		b.SetSize(1280, 720)
		c := render.NewCanvas(pictures, 1280, 720, 1)
		b.Telling = Telling{Told: stage.Told{Event: &told.event, At: 0.9}, After: told.after}
		b.Draw(c, told.before, board.Look{})
		b.Telling = Telling{}
		with := c.Marks()
		b.Draw(c, told.after, board.Look{})
		without := c.Marks() - with
		b.gone = gone{}
		before := c.Marks()
		b.Draw(c, told.after, board.Look{})
		if again := c.Marks() - before; again <= without {
			t.Errorf("%s is drawn with %d marks after it has left play, with %d as long as it lies there", told.event.Title.ID(), without, again)
		}
		fallen++
	}
	if fallen == 0 {
		t.Error("nothing falls")
	}
}
