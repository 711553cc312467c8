package gametest

import (
	"fmt"
	"strconv"
	"strings"

	"holoboard/game"
)

// Hunt told in words.

// Blank implements [game.Teller]: the seeker is about to look, nobody holds a card.
func (Hunt) Blank() HuntTable {
	s := NewHunt()
	s.Step, s.Could = stepLook, 1<<(Ring+1)-2
	return s
}

// Describe implements [game.Teller]: "base 7", "hider decoy", "seeker strike".
func (Hunt) Describe(s *HuntTable, line string) error {
	what, which, _ := strings.Cut(line, " ")
	if what == "base" {
		at, err := strconv.Atoi(which)
		if err != nil || at < 1 || at > Ring {
			return fmt.Errorf("there is no system %q", which)
		}
		s.Hider.Base = uint8(at)
		return nil
	}
	card := map[string]uint8{"strike": Strike, "decoy": Decoy}[which]
	seat, known := map[string]game.Seat{"hider": Hider, "seeker": Seeker}[what]
	if !known || card == 0 {
		return fmt.Errorf("hunt does not know what %q is", line)
	}
	for i, c := range s.Deck[:s.Left] {
		if c == card {
			copy(s.Deck[i:], s.Deck[i+1:s.Left])
			s.Left--
			s.Deck[s.Left] = 0
			s.hand(seat)[card]++
			s.Hands[seat]++
			return nil
		}
	}
	return fmt.Errorf("there is no %s left", which)
}

// Ready implements [game.Teller]: the base is in 1 unless described.
func (Hunt) Ready(s *HuntTable) error {
	s.Hider.Base = max(s.Hider.Base, 1)
	return nil
}

// SeatWord implements [game.Teller].
func (Hunt) SeatWord(_ *HuntTable, seat game.Seat) string {
	return map[game.Seat]string{Hider: "hider", Seeker: "seeker", game.Chance: "chance"}[seat]
}

// Word implements [game.Teller].
func (Hunt) Word(o game.Option) string {
	switch o.Kind {
	case KindReach:
		return strconv.Itoa(int(o.A) + 1)
	case KindSystem:
		return strconv.Itoa(int(o.A))
	case KindCard:
		return [...]string{Strike: "strike", Decoy: "decoy"}[o.A]
	}
	return "none"
}

// Find implements [game.Teller].
func (h Hunt) Find(_ game.Seat, kind uint8, word string) (game.Option, bool) {
	for a := range uint8(Ring + 1) {
		o := game.Option{Kind: kind, A: a}
		if kind == KindSystem && a > 0 && h.Word(o) == word || kind == KindCard && (a == Strike || a == Decoy) && h.Word(o) == word {
			return o, true
		}
	}
	return game.Option{}, false
}

// Line implements [game.Teller].
func (h Hunt) Line(e game.Event) string {
	event := e.(HuntEvent)
	words := []string{event.What}
	switch event.What {
	case "near", "nothing":
	default:
		words = append([]string{h.SeatWord(nil, event.Who)}, words...)
	}
	if event.Card != 0 {
		words = append(words, h.Word(Card(event.Card)))
	}
	if event.System != 0 {
		words = append(words, "at", strconv.Itoa(int(event.System)))
	}
	return strings.Join(words, " ")
}

// Standing implements [game.Teller]: "base", "round".
func (Hunt) Standing(s *HuntTable, about string) (string, error) {
	switch about {
	case "base":
		return strconv.Itoa(int(s.Hider.Base)), nil
	case "round":
		return strconv.Itoa(int(s.Round)), nil
	}
	return "", fmt.Errorf("hunt does not know how %q stands", about)
}
