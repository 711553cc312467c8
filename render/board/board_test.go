package board_test

import (
	"bytes"
	"image"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
)

// busy is a view with ships at every place and a hand of eleven cards.
func busy() *view {
	v := &view{Scouts: [2]uint8{3, 7}}
	for i := range v.Ships {
		v.Ships[i] = [2]uint8{uint8(i % 3), uint8(i % 5 * 3)}
	}
	for i := range 11 {
		v.Hand[i] = uint8(1 + i%2)
	}
	return v
}

var screens = []struct {
	w, h float64
	form board.Form
}{
	{1280, 720, board.Wide}, {1920, 1080, board.Wide}, {1024, 600, board.Folded}, {844, 390, board.Sideways}, {390, 844, board.Upright},
}

// Everything lies in its part of every screen, where it is said to be, and nothing that stands on the map hides anything else there.
func TestThingsLieWhereTheyAreSaidToBe(t *testing.T) {
	b, v := newToy(), busy()
	for _, s := range screens {
		b.SetSize(s.w, s.h)
		if got := b.Layout().Form; got != s.form {
			t.Fatalf("%v × %v has form %d, want %d", s.w, s.h, got, s.form)
		}
		seen := map[game.Option]render.Rect{}
		for _, tab := range append(board.TabsOf(s.form), board.MapTab) {
			b.Open(tab)
			l := b.Layout()
			for _, thing := range b.Things(v) {
				if !thing.Listed && !thing.Rect.Within(l.Map) && !thing.Rect.Within(l.Strip.Inset(-1)) {
					t.Errorf("%v × %v: %v lies at %v, neither on the map nor in the strip", s.w, s.h, thing.Option, thing.Rect)
				}
				if r, ok := b.Where(thing.Option, v); !ok || !thing.Rect.Within(r.Inset(-0.01)) {
					t.Errorf("%v × %v: %v is at %v, said to be at %v", s.w, s.h, thing.Option, thing.Rect, r)
				}
				seen[thing.Option] = thing.Rect
			}
		}
		for i := range places {
			center := b.Center(place(i), v)
			if at, ok := b.At(center); b.Layout().Map.Contains(center) && (!ok || at != place(i)) {
				t.Errorf("%v × %v: at place %d lies %v", s.w, s.h, i, at)
			}
		}
		apart(t, b, v)
		for i := range 11 {
			if tab, ok := b.TabOf(card(i), v); !ok || s.form.Phone() != (tab == board.HandTab) {
				t.Errorf("%v × %v: card %d is in tab %d", s.w, s.h, i, tab)
			}
			if seen[card(i)].Empty() {
				t.Errorf("%v × %v: card %d is nowhere", s.w, s.h, i)
			}
		}
	}
}

// apart checks that what stands at the places stands apart.
func apart(t *testing.T, b *toy, v *view) {
	t.Helper()
	s := b.Scene(v)
	if len(s.Groups) == 0 {
		t.Error("nothing stands on the map")
	}
	for i := range s.Groups {
		ground := b.GroundOf(&s.Groups[i])
		for j := range i {
			if other := b.GroundOf(&s.Groups[j]); other.Inset(0.5).Overlaps(ground) {
				t.Errorf("what stands at %v lies over what stands at %v", s.Groups[i].At, s.Groups[j].At)
			}
		}
	}
}

// picture draws the toy with a look.
func picture(b *toy, v *view, look board.Look) []byte {
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	b.Draw(c, v, look)
	return c.Image().Pix
}

// Every state of a thing, and everything else that a look says, is seen.
func TestALookIsSeen(t *testing.T) {
	b, v := newToy(), busy()
	drawn := [][]byte{picture(b, v, board.Look{})}
	see := func(name string, look board.Look) {
		now := picture(b, v, look)
		if slices.ContainsFunc(drawn, func(other []byte) bool { return bytes.Equal(other, now) }) {
			t.Errorf("%s is not seen", name)
		}
		drawn = append(drawn, now)
	}
	for name, thing := range map[string]game.Option{"place": place(2), "ships": ships(1, 4), "card": card(3)} {
		for _, s := range []board.State{{Lit: true}, {Hover: true}, {Pressed: true}, {Planned: true}, {Refused: true}} {
			see(name, board.Look{Of: func(o game.Option) (state board.State) {
				if o == thing {
					return s
				}
				return state
			}})
		}
	}
	see("a way", board.Look{Routes: []board.Route{{From: place(1), To: place(5)}}})
	see("a note", board.Look{Tags: []board.Tag{{At: place(4), Text: "1 / 2"}}})
	see("a warning", board.Look{Tags: []board.Tag{{At: place(4), Text: "1 / 2", Warning: true}}})
	see("what is carried", board.Look{Movers: []board.Mover{{What: ships(0, 1), At: render.Point{X: 500, Y: 300}, Count: 2, Size: 1.2, InHand: true}}})
	see("what it left", board.Look{Held: func(o game.Option) int { return map[game.Option]int{ships(1, 4): 1}[o] }})
	see("a veil", board.Look{Concerns: func(o game.Option) bool { return o == place(1) }})
}

// A hand shows its cards side by side while they have room; else fanned, with an end of each to be pointed at, or as titles.
func TestHandsAsTheyHaveRoom(t *testing.T) {
	for manner, faces := range map[board.Manner][2]bool{board.Titles: {false, false}, board.SideBySide: {true, false}, board.Fanned: {true, true}} {
		for few, n := range []int{16, 3} {
			b, v := newToy(), &view{}
			b.manner = manner
			for i := range n {
				v.Hand[i] = 1
			}
			var end float64
			for i, p := range b.cards(v) {
				if !p.Box.Within(b.Layout().Hand) {
					t.Errorf("manner %d: card %d of %d lies at %v, the hand at %v", manner, i, n, p.Box, b.Layout().Hand)
				}
				if manner == board.Fanned && p.Box.Right() < end+10 {
					t.Errorf("card %d of %d is hidden in the fan", i, n)
				}
				end = p.Box.Right()
			}
			var before render.Rect
			for _, thing := range b.Things(v) {
				if thing.Rect.Within(b.Layout().Hand) {
					if thing.Rect.Inset(0.5).Overlaps(before) {
						t.Errorf("manner %d: of %d cards one is pressed at %v, the next at %v", manner, n, before, thing.Rect)
					}
					before = thing.Rect
				}
			}
			if b.hand.Faces != faces[1-few] {
				t.Errorf("manner %d: %d cards show faces: %v", manner, n, b.hand.Faces)
			}
		}
	}
}

// cards are the pieces of the hand.
func (b *toy) cards(v *view) (cards []board.Piece) {
	s := b.Scene(v)
	for _, i := range b.hand.Cards {
		cards = append(cards, s.Pieces[i])
	}
	return cards
}

// A card of another title is drawn in its frame, its words fit, and what is no card has no face.
func TestCardsOfAnyTitle(t *testing.T) {
	b, v := newToy(), busy()
	c := render.NewCanvas(render.NewPictures(), 400, 500, 1)
	f, ok := b.Face(c, v, card(1))
	if !ok || f.Spare(c) < 0 || !b.Card(c, v, card(1), c.Bounds()) {
		t.Errorf("the card has a face: %v, with %.0f points to spare", ok, f.Spare(c))
	}
	if b.Card(c, v, place(1), c.Bounds()) {
		t.Error("a place has a card")
	}
	if short, long := b.CardRowHeight(c, v, card(1), 400), b.CardRowHeight(c, v, card(1), 120); short >= long {
		t.Errorf("a narrow row is %.0f high, a wide one %.0f", long, short)
	}
}

// Stacks keep their places while others are taken up one after the other.
func TestStacksKeepTheirPlaces(t *testing.T) {
	b, v := newToy(), busy()
	v.Moving = true
	before, _ := b.Where(scout(1), v)
	v = new(*v)
	v.Ships[7][1] = 0
	after, ok := b.Where(scout(1), v)
	if !ok || after != before {
		t.Errorf("the scout stood at %v and stands at %v", before, after)
	}
	v = new(*v)
	v.Moving = false
	if at, _ := b.Where(scout(1), v); at == before {
		t.Error("the gap beside it stays when all is done")
	}
}

// Four sides have four rails, two at each edge, on every screen; one side has one.
func TestRailsOfAnyNumberOfSides(t *testing.T) {
	for _, s := range screens {
		for sides := range 5 {
			l := board.NewLayout(s.w, s.h, board.SidesTab, board.Shape{Sides: sides})
			if len(l.Rails) != sides || len(l.Folds) != sides {
				t.Fatalf("%d sides have %d rails", sides, len(l.Rails))
			}
			for i, r := range l.Rails {
				if r.Empty() || !r.Within(l.Bounds) || i > 0 && slices.ContainsFunc(l.Rails[:i], r.Overlaps) {
					t.Errorf("%v × %v: rail %d of %d lies at %v", s.w, s.h, i, sides, l.Rails)
				}
			}
		}
	}
}

// A chart shows its values, and what happened at one of them.
func TestAChartShowsItsCourse(t *testing.T) {
	draw := func(k board.Chart) []byte {
		c := render.NewCanvas(render.NewPictures(), 300, 200, 1)
		k.Draw(c, c.Bounds())
		return c.Image().Pix
	}
	flat := draw(board.Chart{Values: []int{500, 500, 500}, Names: []string{"1", "2", "end"}})
	won := draw(board.Chart{Values: []int{500, 700, 1000}, Names: []string{"1", "2", "end"}})
	marked := draw(board.Chart{Values: []int{500, 700, 1000}, Names: []string{"1", "2", "end"}, Marks: []board.ChartMark{{At: 1, Sign: "eye"}}})
	if bytes.Equal(flat, won) || bytes.Equal(won, marked) {
		t.Error("a chart does not show its values or its marks")
	}
	draw(board.Chart{})
}

// A game of one turn has a level line: right of the point of its value every column of the chart looks the same.
func TestAChartOfOneValueIsLevel(t *testing.T) {
	const wide, high = 300, 200
	c := render.NewCanvas(render.NewPictures(), wide, high, 1)
	(&board.Chart{Values: []int{9}, Top: 12}).Draw(c, c.Bounds())
	for y := range high {
		if first, last := c.Image().RGBAAt(wide/2, y), c.Image().RGBAAt(wide-20, y); first != last {
			t.Fatalf("in row %d the chart has %v in the middle and %v at its right end", y, first, last)
		}
	}
}

// What surrounds a place that is lit never lies over its name, which moves up at the lower edge of the map.
func TestARingLiesOnNoName(t *testing.T) {
	const bottom = places / 2
	b, v := newToy(), &view{}
	picture(b, v, board.Look{})
	for _, high := range []float64{120, 40, 26, 14} { // above the edge
		b.Map.Places[bottom].Center.Y = b.Map.World.Bottom() - high
		draw := func(s board.State) *image.RGBA {
			c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
			b.Draw(c, v, board.Look{Of: func(thing game.Option) board.State {
				if thing == place(bottom) {
					return s
				}
				return board.State{}
			}})
			return c.Image()
		}
		name := b.NameOn(bottom, b.Camera().ToScreen(b.Map.Places[bottom].Center)).InsetXY(1, 6)
		dark, lit, changed := draw(board.State{}), draw(board.State{Lit: true}), false
		for y := range 720 {
			for x := range 1280 {
				at := render.Point{X: float64(x) + 0.5, Y: float64(y) + 0.5}
				if dark.RGBAAt(x, y) == lit.RGBAAt(x, y) {
					continue
				}
				if changed = true; name.Contains(at) {
					t.Fatalf("%v above the edge the ring lies on the name at %v", high, at)
				}
			}
		}
		if !changed {
			t.Error("nothing is lit")
		}
	}
}

// On a phone the small map over the hand leaves the cards nearly two thirds, and on a low one three quarters: what is larger makes the screen lower.
func TestTheSmallMapLeavesRoomForCards(t *testing.T) {
	for _, s := range []struct{ w, h, most float64 }{{390, 844, 0.36}, {358, 775, 0.36}, {320, 692, 0.27}, {320, 568, 0.27}} {
		l := board.NewLayout(s.w, s.h, board.HandTab, board.Shape{Sides: 2})
		if share := l.Map.H / (l.Map.H + l.Own.H); share > s.most {
			t.Errorf("%v × %v: the map takes %.2f of the height, at most %v is meant", s.w, s.h, share, s.most)
		}
		if l.Bounds.W < 340 && l.Bar.X-l.Round.Right() < 4 {
			t.Errorf("%v × %v: the round touches the track", s.w, s.h)
		}
	}
}
