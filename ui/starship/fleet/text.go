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
	return strings.ReplaceAll(name, ":", " ") + ": " + strings.Join(parts, ", ")
}

// readFleet reads what Text wrote.
func readFleet(text string) (name string, f rules.Fleet, err error) {
	name, ships, found := strings.Cut(strings.TrimSpace(text), ":")
	if !found {
		return "", f, errNoFleet
	}
	for _, part := range strings.Split(ships, ",") {
		count, ship := 1, strings.TrimSpace(part)
		if ship == "" {
			continue
		}
		if n, rest, more := strings.Cut(ship, " "); more {
			if count, err = strconv.Atoi(n); err != nil || count < 1 || count > 250 {
				return "", f, errNoFleet
			}
			ship = strings.TrimSpace(rest)
		}
		card, err := readShip(ship)
		if err != nil {
			return "", f, err
		}
		for range count {
			f.Add(card)
		}
	}
	if len(f.Lines) == 0 || len(f.Lines) > rules.MostKinds {
		return "", f, errNoFleet
	}
	return strings.TrimSpace(name), f, nil
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
	w, err := flate.NewWriter(&out, flate.BestCompression)
	if err == nil {
		_, err = io.WriteString(w, string(c))
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // a buffer takes everything
	}
	return "~" + base64.RawURLEncoding.EncodeToString(out.Bytes())
}

// readCard reads what writeCard wrote. A card that could not be printed is refused.
func readCard(text string) (rules.Card, error) {
	const longest = 1 << 10 // bytes of a card at most
	packed, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(strings.TrimSpace(text), "~"))
	if err != nil {
		return "", errNoShip
	}
	data, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), longest))
	if err != nil {
		return "", errNoShip
	}
	f, err := rules.ReadFleet(append([]byte{1}, data...))
	if err != nil || len(f.Lines) != 1 {
		return "", errNoShip
	}
	return f.Lines[0].Card, nil
}
