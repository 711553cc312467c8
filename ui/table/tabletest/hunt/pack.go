package hunt

import (
	"bytes"
	"math/rand/v2"
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/build"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
)

// packed is the setup of a hunt to which each brings two cards (H9).
const packed = `"packed"`

// titleFor is the title of a game that begins with something brought, or without.
func titleFor(brought bool) session.Title[gametest.HuntTable, view] {
	if brought {
		return gametest.PackedTitle()
	}
	return gametest.HuntTitle()
}

// pack is where the cards are chosen that each brings, before the hunt.
func pack(p ui.Program, start session.Start) (ui.Game, error) {
	host := session.Open(gametest.PackedTitle(), start, true)
	words := p.Words()
	title := func(seat game.Seat) build.Title[uint8] { return packTitle(words, seat, start.Seed) }
	id := func(seat game.Seat) string { return [...]string{"hider", "seeker"}[seat] }
	return prepare.New(p, host, prepare.Title{
		Name: "pack.build", Side: func(seat game.Seat) int { return int(seat) },
		Line:    func(seat game.Seat) string { return words.Say("seat." + id(seat)) },
		Sign:    func(seat game.Seat) string { return [...]string{"lock", "eye"}[seat] },
		Seat:    func(seat game.Seat) string { return words.Say("side." + id(seat)) },
		Builder: func(seat game.Seat) prepare.Builder { return build.New(p, title(seat)) },
		Why:     func(w game.Why) string { return words.Say("why." + string(w.Text)) },
		Given: func(seat game.Seat) []byte {
			if start.Seats[seat].Kind == session.AtRandom {
				return []byte{gametest.Strike, gametest.Decoy}
			}
			return nil
		},
		Back: func(f *ui.Frame, seat game.Seat, box ui.Rect) { f.Panel(box, f.Palette.SidePanel(int(seat))) },
		Begun: func(f *ui.Frame, things func(game.Seat) []byte) {
			t := unplayed(p, false)
			t.Begin(play.Kept(host, play.NewClock()))
			r := &build.Reveal[uint8]{Game: t, Title: title(0), Program: p}
			for seat := range game.Seat(2) {
				var cards build.List[uint8]
				for _, card := range things(seat) {
					cards = cards.With(card)
				}
				r.Sides = append(r.Sides, build.Brought[uint8]{Side: int(seat), Sign: "eye", Name: words.Say("side." + id(seat)), List: cards})
			}
			f.Go(r)
		},
	})
}

// packTitle is what a builder must know of the cards.
func packTitle(words *assets.Words, seat game.Seat, seed uint64) build.Title[uint8] {
	r := rand.New(rand.NewPCG(seed, uint64(seat)))
	cards := []uint8{gametest.Strike, gametest.Decoy}
	name := func(card uint8) string { return cardID(gametest.Card(card)) }
	thing := func(l build.List[uint8]) (thing []byte) {
		for _, line := range l {
			thing = append(thing, bytes.Repeat([]byte{line.Thing}, line.Count)...)
		}
		return thing
	}
	whys := func(l build.List[uint8]) (all []string) {
		for _, why := range gametest.PreparePack(nil, 0, [][]byte{thing(l)}) {
			all = append(all, words.Say("why."+string(why.Text)))
		}
		return all
	}
	fill := func(l build.List[uint8]) build.List[uint8] {
		for l.Len() < gametest.Packed {
			l = l.With(gametest.Decoy)
		}
		return l
	}
	return build.Title[uint8]{
		Name: "pack", Words: words, Side: int(seat), Limit: gametest.PackPoints, Kept: "pack",
		Things: func() []uint8 { return cards },
		Face: func(card uint8) build.Face {
			say := words.Say("option." + name(card))
			return build.Face{ID: name(card), Name: say, Short: say, Kind: words.Say("pack.card"), Order: int(card), Cost: gametest.PackCost(card)}
		},
		Draw: func(c *render.Canvas, card uint8, box ui.Rect) {
			c.Sign([...]string{gametest.Strike: "eye", gametest.Decoy: "lock"}[card], box, c.Palette.SideColor(int(seat)))
		},
		Card: func(c *render.Canvas, card uint8, _ bool, box ui.Rect) {
			c.Panel(box, c.Palette.SidePanel(int(seat)))
			c.Label(words.Say("option."+name(card)), box.Inset(16), c.Palette.Title())
		},
		Size: func(uint8) int { return 30 },
		Filters: []build.Filter[uint8]{{
			ID: "kind", Words: []string{words.Say("pack.all"), words.Say("option.strike"), words.Say("option.decoy")},
			Lets: func(card uint8, value int) bool { return int(card) == value },
		}},
		WhyNotAdd: func(l build.List[uint8], card uint8) string {
			more := thing(l.With(card))
			for _, why := range gametest.PreparePack(nil, 0, [][]byte{more}) {
				if why.Text == "too_dear" || len(more) > gametest.Packed {
					return words.Say("why." + string(why.Text))
				}
			}
			return ""
		},
		Whys: whys,
		Sentences: func(l build.List[uint8]) []build.Sentence {
			return []build.Sentence{{Sign: "eye", Figure: l.Count(gametest.Strike), Text: words.Say("pack.strikes", assets.Args{"n": l.Count(gametest.Strike)})}}
		},
		Likes: func(build.List[uint8]) map[uint8]int { return map[uint8]int{gametest.Decoy: 1} },
		Fill:  fill, Lot: func() build.List[uint8] { return fill(build.List[uint8]{{Thing: cards[r.IntN(2)], Count: 1}}) },
		Ready: []build.Ready[uint8]{{ID: "both", Name: words.Say("pack.both"), Line: words.Say("pack.both.line"), List: build.List[uint8]{{Thing: gametest.Strike, Count: 1}, {Thing: gametest.Decoy, Count: 1}}}},
		Bytes: func(_ string, l build.List[uint8]) []byte { return thing(l) },
		Text: func(name string, l build.List[uint8]) string {
			var letters []string
			for _, card := range thing(l) {
				letters = append(letters, strconv.Itoa(int(card)))
			}
			return name + ": " + strings.Join(letters, " ")
		},
		Read: func(text string) (string, build.List[uint8], string) {
			name, rest, _ := strings.Cut(text, ": ")
			var l build.List[uint8]
			for _, letter := range strings.Fields(rest) {
				n, err := strconv.Atoi(letter)
				if err != nil || n != int(gametest.Strike) && n != int(gametest.Decoy) {
					return "", nil, words.Say("pack.why.text")
				}
				l = l.With(uint8(n))
			}
			if len(l) == 0 {
				return "", nil, words.Say("pack.why.text")
			}
			return name, l, ""
		},
	}
}
