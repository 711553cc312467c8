package fleet

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strconv"
	"strings"

	rules "holoboard/game/starship"
)

// Fleets and cards as one line of text, to be sent to somebody and put in there:
//
//	Star Defender: viscount, millennium_falcon, 6 x_wing
//
// A card that is not of the roster stands there with all its figures, as "~" and letters.

// What a text is refused for.
var (
	errNoFleet   = errors.New("fleet.why.text")
	errNoShip    = errors.New("fleet.why.ship")
	errOtherSide = errors.New("why.fleet.side")
)

// Text returns a fleet as text.
func Text(name string, f *rules.Fleet) string {
	var parts []string
	for _, line := range f.Lines {
		ship := line.Card.ID()
		if shipped := rules.Shipped().Find(ship); shipped == nil || shipped.Pack() != line.Card {
			ship = writeCard(line.Card)
		}
		if line.Count > 1 {
			ship = strconv.Itoa(line.Count) + " " + ship
		}
		parts = append(parts, ship)
	}
	name = strings.TrimLeft(strings.ReplaceAll(name, ":", " "), "~{ ") // which begin a card and a roster
	return name + ": " + strings.Join(parts, ", ")
}

// The bounds of a text.
const (
	longestText = 32 << 10 // bytes of a fleet whose every card is the player's own, and more
	longestName = 120      // bytes
	mostShips   = 255      // of one kind, as a fleet is handed in
)

// read reads a fleet of the builder's side; what it returns says why not.
func (b *builder) read(text string) (name string, l list, why string) {
	name, f, err := readFleet(text)
	if err == nil && f.Lines[0].Card.Faction() != b.side {
		err = errOtherSide
	}
	if err != nil {
		return "", nil, b.words.Say(err.Error())
	}
	return name, listOf(&f), ""
}

// readFleet reads what Text wrote.
func readFleet(text string) (name string, f rules.Fleet, err error) {
	name, ships, found := strings.Cut(strings.TrimSpace(text), ":")
	if name = strings.TrimSpace(name); !found || len(text) > longestText || len(name) > longestName || !rules.Printable(name) {
		return "", f, errNoFleet
	}
	for _, part := range strings.Split(ships, ",") {
		count, ship := 1, strings.TrimSpace(part)
		if ship == "" {
			continue
		}
		if n, rest, more := strings.Cut(ship, " "); more {
			if count, err = strconv.Atoi(n); err != nil || count < 1 || count > mostShips {
				return "", f, errNoFleet
			}
			ship = strings.TrimSpace(rest)
		}
		card, err := readShip(ship)
		if err != nil {
			return "", f, err
		}
		if f.Count(card)+count > mostShips {
			return "", f, errNoFleet
		}
		for range count {
			f.Add(card)
		}
	}
	if len(f.Lines) == 0 || len(f.Lines) > rules.MostKinds {
		return "", f, errNoFleet
	}
	return name, f, nil
}

// readShip reads the id of a ship, or a card.
func readShip(text string) (rules.Card, error) {
	if strings.HasPrefix(text, "~") {
		return readCard(text)
	}
	if ship := rules.Shipped().Find(text); ship != nil {
		return ship.Pack(), nil
	}
	return "", errNoShip
}

// writeCard returns a card as letters.
func writeCard(c rules.Card) string {
	var out bytes.Buffer
	w, wrong := flate.NewWriter(&out, flate.BestCompression)
	_, full := io.WriteString(w, string(c))
	if err := errors.Join(wrong, full, w.Close()); err != nil {
		panic(err) // a buffer takes everything
	}
	return "~" + base64.RawURLEncoding.EncodeToString(out.Bytes())
}

// readCard reads what writeCard wrote. A card that could not be printed is refused.
func readCard(text string) (rules.Card, error) {
	const longest = 1 << 10 // bytes of a card at most
	if len(text) > longestText {
		return "", errNoShip
	}
	packed, foreign := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(strings.TrimSpace(text), "~"))
	data, torn := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), longest))
	f, unsound := rules.ReadFleet(append([]byte{1}, data...))
	if errors.Join(foreign, torn, unsound) != nil || len(f.Lines) != 1 {
		return "", errNoShip
	}
	return f.Lines[0].Card, nil
}
