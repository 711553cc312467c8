package fleet

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strings"

	rules "holoboard/game/starship"
	"holoboard/ui/table/build"
)

// Fleets and cards as one line of text. A card that is not of the roster stands there with all its figures, as "~" and letters.

// What a text is refused for beside [build.ErrText].
var (
	errNoShip    = errors.New("fleet.why.ship")
	errOtherSide = errors.New("why.fleet.side")
)

// Text returns a fleet as text.
func Text(name string, f *rules.Fleet) string {
	name = strings.TrimLeft(name, "~{: ") // which begin a card and a roster
	return build.WriteText(name, listOf(f), func(c rules.Card) string {
		if shipped := rules.Shipped().Find(c.ID()); shipped == nil || shipped.Pack() != c {
			return writeCard(c)
		}
		return c.ID()
	})
}

// read reads a fleet of the builder's side; what it returns says why not.
func (b *builder) read(text string) (name string, l list, why string) {
	name, l, err := readFleet(text)
	if err == nil && l[0].Thing.Faction() != b.side {
		err = errOtherSide
	}
	switch {
	case errors.Is(err, build.ErrText):
		return "", nil, b.words.Say("fleet.why.text")
	case err != nil:
		return "", nil, b.words.Say(err.Error())
	}
	return name, l, ""
}

// readFleet reads what Text wrote.
func readFleet(text string) (name string, l list, err error) {
	if name, l, err = build.ReadText(text, readShip); err == nil && len(l) > rules.MostKinds {
		return "", nil, build.ErrText
	}
	return name, l, err
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
	if len(text) > build.LongestText {
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
