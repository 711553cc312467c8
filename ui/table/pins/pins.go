// Package pins lets players pin sites of any title's board and write notes to them. Only the seat that did so sees them. They are no
// part of the game: the program keeps them beside it, and no recording, report or second window is given any.
//
//	pins.go  what the seats put down · point.go  pointing at sites to pin them · note.go  the panel in which one writes
package pins

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode"

	"holoboard/game"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Pin is a sign that a player puts at a site.
type Pin string

// The pins; none is the empty one.
const (
	Suspected Pin = "suspected"
	Dismissed Pin = "dismissed"
	Marked    Pin = "marked"
)

// pins are all of them, as they are offered.
var pins = []Pin{Suspected, Dismissed, Marked}

var signs = map[Pin]string{Suspected: "eye", Dismissed: "cross", Marked: "pin"}

// Note is what a player put down about a site.
type Note struct {
	Pin  Pin    `json:"pin,omitempty"`
	Text string `json:"text,omitempty"`
}

// Notebook is what the seats put down about sites, by their ids.
type Notebook map[game.Seat]map[string]Note

// Put puts a note down, or takes the one there away.
func (b Notebook) Put(seat game.Seat, site string, n Note) {
	n.Text = strings.TrimSpace(n.Text)
	switch {
	case n == Note{}:
		delete(b[seat], site)
	case b[seat] == nil:
		b[seat] = map[string]Note{site: n}
	default:
		b[seat][site] = n
	}
}

// Site is what can be pinned.
type Site struct {
	ID    string
	Thing game.Option
}

// Table is what pins ask of the table where they are put.
type Table interface {
	// MayPin tells whether whoever looks can pin sites now.
	MayPin() bool
	// Sites are all that can be pinned, First the one that keys begin at.
	Sites() []Site
	First() Site
	// Where is the middle of a site, and how far it reaches.
	Where(thing game.Option) (center ui.Point, reach float64)
	Name(thing game.Option) string
	// About is what is known of a site besides.
	About(thing game.Option) string

	Layout() board.Layout
}

// Pins are the pins and notes of a table.
type Pins[V any] struct {
	Kept    Notebook
	OpenMap func()                         // so that sites can be seen
	ShowBar func(ui.Prompt, []flow.Button) // in place of the question
	Keep    func()                         // keeps the game, and with it the notes

	flow    *flow.Flow[V]
	table   Table
	pinning bool
	focus   string   // the spot that keys go on from then, or nothing
	writing *writing // the note that he writes, or nil
	bare    bool     // what he put down is not shown: a picture is taken for others
}

// New returns the pins of a table where none were put yet.
func New[V any](f *flow.Flow[V], table Table) *Pins[V] {
	return &Pins[V]{Kept: Notebook{}, flow: f, table: table}
}

// Notes are the notes as they are kept beside the game, or nil where there are none.
func (p *Pins[V]) Notes() []byte {
	for _, notes := range p.Kept {
		if len(notes) > 0 {
			data, err := json.Marshal(p.Kept)
			if err != nil {
				panic(err) // maps of texts can be written
			}
			return data
		}
	}
	return nil
}

// Notes can be no longer than they are written: the document that they stand in lies open to everybody.
const (
	longestNote  = 80      // letters
	longestNotes = 1 << 18 // bytes, of all: some hundred sites, four seats
)

// TakeNotes takes notes up that were kept. Of one that is too long the beginning is.
func (p *Pins[V]) TakeNotes(data []byte) error {
	if len(data) > longestNotes {
		return fmt.Errorf("the notes are too long: at most %d KB are read", longestNotes>>10)
	}
	read := Notebook{}
	damaged := json.Unmarshal(data, &read)
	var entry *json.UnmarshalTypeError
	if damaged != nil && !errors.As(damaged, &entry) { // one bad entry does not hide the rest
		return damaged
	}
	p.Kept = Notebook{}
	for seat, notes := range read {
		for site, n := range notes {
			if signs[n.Pin] == "" {
				n.Pin = ""
			}
			n.Text = short(n.Text)
			p.Kept.Put(seat, site, n)
		}
	}
	return damaged
}

// short is a text in one line, no longer than it can be written.
func short(text string) string {
	letters := 0
	for i := range text {
		if letters++; letters > longestNote {
			text = text[:i]
			break
		}
	}
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cc, unicode.Zl, unicode.Zp) {
			return ' '
		}
		return r
	}, text)
}

// HideNotes shows the table without notes, or with them again.
func (p *Pins[V]) HideNotes(hide bool) { p.bare = hide }

// NoteAt is what the player who looks at the screen put down about a site.
func (p *Pins[V]) NoteAt(site string) Note {
	if p.bare || !p.table.MayPin() {
		return Note{}
	}
	return p.Kept[p.flow.Viewer][site]
}

// NoteText says what he put down about a site, or nothing.
func (p *Pins[V]) NoteText(site string) string {
	n := p.NoteAt(site)
	text := n.Text
	if n.Pin != "" {
		text = strings.TrimSuffix(p.flow.Words.Say("pins."+string(n.Pin))+". "+n.Text, " ")
	}
	return text
}

// Tell says all about a site: what is known of it, and what the player put down.
func (p *Pins[V]) Tell(s Site) string {
	text := p.table.About(s.Thing)
	if mine := p.NoteText(s.ID); mine != "" {
		text += "\n" + mine
	}
	return text
}
