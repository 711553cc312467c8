package toy

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board/record"
	"holoboard/ui"
	"holoboard/ui/table/build"
	"holoboard/ui/table/form"
	"holoboard/ui/table/prepare"
)

// Cards are what is brought to a game: kinds of cards, a byte for each card.
type Cards struct {
	Words *assets.Words
	Name  string  // prefix of its words; what is kept, too
	Kinds []uint8 // the cheapest first
	Most  int     // cards that are brought
	Limit int     // points that they cost at most
	Cost  func(kind uint8) int
	Word  func(game.Option) string // option.WORD is the name of a card
	Sign  func(kind uint8) string
	Few   game.Key // of the reasons against some the one that is none against one more card
	Says  []uint8  // the kinds that are counted in sentences, NAME.WORD
	Quick []byte   // come with the program, and are brought by a computer

	Prepare func(setup json.RawMessage, seat game.Seat, things [][]byte) []game.Why // see [session.Title]

	Bench bool // they are put together on a bench, see [build.Bench]

	IDs   []string // of the seats: side.ID and seat.ID are their words
	Signs [2]string
}

// Title is what a builder must know of the cards of a side.
func (c Cards) Title(side int, seed uint64) build.Title[uint8] {
	r := rand.New(rand.NewPCG(seed, uint64(side)))
	say := c.Words.Say
	t := build.Title[uint8]{
		Name: c.Name, Words: c.Words, Side: side, Limit: c.Limit, Kept: c.Name, Things: func() []uint8 { return c.Kinds },
		Face: func(kind uint8) build.Face {
			name := say("option." + c.id(kind))
			return build.Face{ID: c.id(kind), Name: name, Short: name, Kind: say(c.Name + ".card"), Order: int(kind), Cost: c.Cost(kind)}
		},
		Draw: func(canvas *render.Canvas, kind uint8, box ui.Rect) {
			canvas.Sign(c.Sign(kind), box, canvas.Palette.SideColor(side))
		},
		Card: func(canvas *render.Canvas, kind uint8, _ bool, box ui.Rect) {
			r := record.Record{
				Side: side, Name: say("option." + c.id(kind)), Worth: strconv.Itoa(c.Cost(kind)), About: say(c.Name + ".card"),
				Piece: func(canvas *render.Canvas, box render.Rect) {
					square := box.Square()
					canvas.Sign(c.Sign(kind), square.Inset(square.W*0.2), canvas.Palette.SideColor(side))
				},
			}
			r.Draw(canvas, box)
		},
		Size: func(uint8) int { return 30 }, Filters: []build.Filter[uint8]{c.filter()},
		WhyNotAdd: c.whyNotAdd, Whys: c.whys, Sentences: c.sentences, Likes: c.likes, Fill: c.fill,
		Ready: []build.Ready[uint8]{{ID: "quick", Name: say(c.Name + ".quick"), Line: say(c.Name + ".quick.line"), List: listOf(c.Quick)}},
		Lot: func() build.List[uint8] {
			return c.fill(build.List[uint8]{{Thing: c.Kinds[r.IntN(len(c.Kinds))], Count: 1}})
		},
		Bytes: func(_ string, l build.List[uint8]) []byte { return bytesOf(l) }, Texts: &build.Texts[uint8]{Word: c.id, Means: c.kind},
	}
	if c.Bench {
		t.Bench = c.bench(side)
	}
	return t
}

// bench shows kinds of cards on a bench: each by its sign and name, and what a list costs.
func (c Cards) bench(side int) *build.Bench[uint8] {
	card := func(f *ui.Frame, kind uint8, box ui.Rect) {
		const sign = 40
		f.Panel(box, f.Palette.SidePanel(side))
		left, name := box.Inset(6).CutLeft(min(box.H-12, sign))
		f.Sign(c.Sign(kind), left.Square(), f.Palette.SideColor(side))
		f.Label(c.Words.Say("option."+c.id(kind)), name.InsetXY(6, 0), f.Palette.Name())
	}
	shown := func(f *ui.Frame, kind uint8, box ui.Rect, s build.Shown) {
		card(f, kind, box)
		if s.Pointed {
			f.Panel(box, render.PanelStyle{Corner: render.Round, Line: f.Palette.Text, Width: 2})
		}
	}
	const high = 60
	return &build.Bench[uint8]{
		Places: c.Most, Thing: shown, Place: shown, Parts: card, Sheet: card, High: high,
		Worth: func(f *ui.Frame, l build.List[uint8], box ui.Rect) {
			cost := 0
			for _, line := range l {
				cost += line.Count * c.Cost(line.Thing)
			}
			f.Label(c.Words.Say("build.points", assets.Args{"n": cost}), box, f.Palette.Body())
		},
	}
}

// builder is where a side puts its cards together, and may exchange all of a kind for others.
func (c Cards) builder(p ui.Program, side int, lot uint64) *build.Builder[uint8] {
	var b *build.Builder[uint8]
	t := c.Title(side, lot)
	t.Edit = func(f *ui.Frame, kind uint8) {
		to := slices.Index(c.Kinds, kind)
		b.Open(f, func(f *ui.Frame, area ui.Rect) {
			m := &form.Form{
				Words: c.Words, Scroll: "toy.editor", Title: c.Words.Say("build.edit"), Close: func() { b.Open(f, nil) },
				Beside: func(f *ui.Frame, box ui.Rect) { t.Card(f.Canvas, c.Kinds[to], false, box) },
				Buttons: []form.Button{{Button: ui.Button{ID: "edit.keep", Label: c.Words.Say("build.edit"), Chosen: true}, Press: func() {
					b.Change(func(was uint8) (uint8, bool) {
						if was == kind {
							return c.Kinds[to], true
						}
						return was, true
					})
					b.Open(f, nil)
				}}},
			}
			name := form.Name{Label: c.Words.Say(c.Name + ".card"), Sign: c.Sign(c.Kinds[to])}
			m.Rows = []form.Row{m.Number(name, form.Figure{
				ID: "kind", N: to + 1, Has: true, Least: 1, Most: len(c.Kinds), Text: c.Words.Say("option." + c.id(c.Kinds[to])),
				Set: func(n int, _ bool) { to = n - 1 },
			})}
			m.Show(f, area)
		})
	}
	b = build.New(p, t)
	return b
}

// bytesOf are the cards of a list.
func bytesOf(l build.List[uint8]) (things []byte) {
	for _, line := range l {
		things = append(things, bytes.Repeat([]byte{line.Thing}, line.Count)...)
	}
	return things
}

// listOf is a list of cards.
func listOf(things []byte) (l build.List[uint8]) {
	for _, kind := range things {
		l = l.With(kind)
	}
	return l
}

func (c Cards) filter() build.Filter[uint8] {
	called := func(kind uint8) (word, sign string) { return c.Words.Say("option." + c.id(kind)), "" }
	is := func(kind, other uint8) bool { return kind == other }
	return build.By("kind", c.Words.Say(c.Name+".all"), slices.Sorted(slices.Values(c.Kinds)), called, is)
}

// id is the word of a kind.
func (c Cards) id(kind uint8) string { return c.Word(gametest.Card(kind)) }

// against is what is wrong with some cards.
func (c Cards) against(things []byte) []game.Why { return c.Prepare(nil, 0, [][]byte{things}) }

// whyNotAdd is the first reason against a list with one card more.
func (c Cards) whyNotAdd(l build.List[uint8], kind uint8) string {
	more := bytesOf(l.With(kind))
	for _, why := range c.against(more) {
		if why.Text != c.Few || len(more) > c.Most {
			return c.Words.Say("why." + string(why.Text))
		}
	}
	return ""
}

func (c Cards) whys(l build.List[uint8]) (all []string) {
	for _, why := range c.against(bytesOf(l)) {
		all = append(all, c.Words.Say("why."+string(why.Text)))
	}
	return all
}

func (c Cards) sentences(l build.List[uint8]) (all []build.Sentence) {
	for _, kind := range c.Says {
		n := l.Count(kind)
		all = append(all, build.Sentence{Sign: c.Sign(kind), Figure: n, Text: c.Words.Say(c.Name+"."+c.id(kind), assets.Args{"n": n})})
	}
	return all
}

// next is the cheapest card that a list has room for.
func (c Cards) next(l build.List[uint8]) (kind uint8, found bool) {
	i := slices.IndexFunc(c.Kinds, func(kind uint8) bool { return c.whyNotAdd(l, kind) == "" })
	return c.Kinds[max(i, 0)], i >= 0
}

func (c Cards) likes(l build.List[uint8]) map[uint8]int {
	kind, _ := c.next(l)
	return map[uint8]int{kind: 1}
}

func (c Cards) fill(l build.List[uint8]) build.List[uint8] {
	for kind, found := c.next(l); found; kind, found = c.next(l) {
		l = l.With(kind)
	}
	return l
}

// kind is the kind of a word.
func (c Cards) kind(word string) (kind uint8, known bool) {
	i := slices.IndexFunc(c.Kinds, func(kind uint8) bool { return c.id(kind) == word })
	return c.Kinds[max(i, 0)], i >= 0
}

// Given is what computers bring.
func (c Cards) Given(start session.Start) ([][]byte, error) {
	things := make([][]byte, len(start.Seats))
	for seat, chair := range start.Seats {
		if chair.Kind == session.AtRandom {
			things[seat] = c.Quick
		}
	}
	return things, nil
}

// Build is where those build who sit at a table, see [opening.Kit]. What others bring is shown as far as it is known there.
func Build[V any](c Cards) func(ui.Program, prepare.Table[V]) (*prepare.Screen[V], error) {
	return func(p ui.Program, at prepare.Table[V]) (*prepare.Screen[V], error) {
		return prepare.New(p, at, preparing(c, p, at.Lot(p))), nil
	}
}

// preparing says how they build.
func preparing(c Cards, p ui.Program, lot uint64) prepare.Title {
	return prepare.Title{
		Name: c.Name + ".build", Side: func(seat game.Seat) int { return int(seat) },
		Line:    func(seat game.Seat) string { return c.Words.Say("seat." + c.IDs[seat]) },
		Sign:    func(seat game.Seat) string { return c.Signs[seat] },
		Seat:    func(seat game.Seat) string { return c.Words.Say("side." + c.IDs[seat]) },
		Why:     func(w game.Why) string { return c.Words.Say("why." + string(w.Text)) },
		Builder: func(seat game.Seat) prepare.Builder { return c.builder(p, int(seat), lot) },
		Back:    func(f *ui.Frame, seat game.Seat, box ui.Rect) { f.Panel(box, f.Palette.SidePanel(int(seat))) },
		Begun: func(table ui.Game, things func(game.Seat) []byte) ui.Screen {
			r := &build.Reveal[uint8]{Game: table, Title: c.Title(0, lot), Program: p}
			for seat, id := range c.IDs {
				r.Add(build.Brought[uint8]{Side: seat, Sign: c.Signs[seat], Name: c.Words.Say("side." + id), List: listOf(things(game.Seat(seat)))})
			}
			return r
		},
	}
}
