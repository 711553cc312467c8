package starship

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Cards as words of a text, to be sent to somebody: a ship of the roster by its id, a card that is not of the roster with all its figures,
// as "~" and letters.

// Shipped reports whether a card is one of the roster that comes with the program, as it is there.
func (c Card) Shipped() bool {
	ship := Shipped().Find(c.ID())
	return ship != nil && ship.Pack() == c
}

// Era is that of the roster's ship; of an own card that of the ship from which it was made, if it was.
func (c Card) Era() string {
	if ship := Shipped().Find(c.ID()); ship != nil {
		return ship.Era
	}
	return ""
}

// Eras are those of the roster's ships, in their order.
func Eras() []string { return []string{"old_republic", "republic", "rebellion", "new_republic"} }

// Word is a card as a word.
func (c Card) Word() string {
	if c.Shipped() {
		return c.ID()
	}
	return c.Letters()
}

// ReadWord reads what Word wrote, and false where that is no card.
func ReadWord(word string) (Card, bool) {
	if strings.HasPrefix(word, "~") {
		return ReadLetters(word)
	}
	if ship := Shipped().Find(word); ship != nil {
		return ship.Pack(), true
	}
	return "", false
}

// Letters is a card with all its figures.
func (c Card) Letters() string {
	var out bytes.Buffer
	w, wrong := flate.NewWriter(&out, flate.BestCompression)
	_, full := io.WriteString(w, string(c))
	if err := errors.Join(wrong, full, w.Close()); err != nil {
		panic(err) // a buffer takes everything
	}
	return "~" + base64.RawURLEncoding.EncodeToString(out.Bytes())
}

// ReadLetters reads what Letters wrote, and false where that is no card that could be printed.
func ReadLetters(text string) (Card, bool) {
	const longest, unpacked = 32 << 10, 1 << 10 // bytes of a text, and of a card, at most
	if len(text) > longest {
		return "", false
	}
	packed, foreign := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(strings.TrimSpace(text), "~"))
	data, torn := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), unpacked))
	f, unsound := ReadFleet(append([]byte{1}, data...))
	if errors.Join(foreign, torn, unsound) != nil || len(f.Lines) != 1 {
		return "", false
	}
	return f.Lines[0].Card, true
}

// Origin is where a figure of a card is from, or nothing where its owner has made it: his card has it otherwise than the roster's. Its
// path is that of the roster's file, see [RosterShip.Origin].
func (c Card) Origin(path string) string {
	ship := Shipped().Find(c.ID())
	if ship == nil || c.Own() && c.figuresAt(path) != ship.Pack().figuresAt(path) {
		return ""
	}
	return ship.Origin(path)
}

// figuresAt are those of both sides of a card that a path stands for.
func (c Card) figuresAt(path string) string {
	all := []any{c.HasReduced()}
	for _, reduced := range []bool{false, true} {
		f := c.Face(reduced)
		ability, _ := AbilityNamed(strings.TrimPrefix(path, "full.abilities."))
		switch path {
		case "cost":
			return strconv.Itoa(c.Cost())
		case "class":
			return strconv.Itoa(int(c.Class()))
		case "unique_group":
			return c.Group()
		case "full.hull":
			all = append(all, f.Hull())
		case "full.defense":
			all = append(all, f.Defense(Nose), f.Defense(Port), f.Defense(Stern))
		case "full.defense.front":
			all = append(all, f.Defense(Nose))
		case "full.defense.side":
			all = append(all, f.Defense(Port))
		case "full.defense.rear":
			all = append(all, f.Defense(Stern))
		case "full.weapons":
			for i := range f.Arms() {
				all = append(all, f.Arm(i))
			}
		case "full.pd":
			n, has := f.PointDefense()
			all = append(all, n, has)
		case "full.abilities.command":
			all = append(all, f.Counters(), f.Commands(1), f.Commands(2), f.Commands(3), f.Commands(4))
		default:
			all = append(all, f.Has(ability), f.Value(ability))
		}
	}
	return fmt.Sprint(all...)
}
