package keeping

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// A Label is what a save says of itself besides the game. It stands in the same document, under a key of its own, which
// reading the game passes over.
type Label struct {
	Name  string    `json:"name,omitempty"` // by the player; empty for what the program kept by itself
	About string    `json:"about"`          // how the game stands, in the words of the language then
	Saved time.Time `json:"saved"`
	Count uint64    `json:"count,omitempty"` // the program's own: a save that was kept later has a higher one
	Seat  string    `json:"seat,omitempty"`  // the ID of the seat that is asked, if a person sits there
}

// labelled is a save with its label. The game's own keys come through as they are.
type labelled struct {
	Format json.RawMessage `json:"holoboard"`
	Label  Label           `json:"label"`
	Sum    json.RawMessage `json:"sum"`
	Game   json.RawMessage `json:"game"`
}

// withLabel puts a label on a game saved by a session.
func withLabel(save []byte, l Label) ([]byte, error) {
	var doc labelled
	if err := json.Unmarshal(save, &doc); err != nil {
		return nil, fmt.Errorf("label a save: %w", err)
	}
	doc.Label = l
	return json.Marshal(doc)
}

// labelOf reads a save's label. One from elsewhere may have none.
func labelOf(save []byte) Label {
	var doc labelled
	if json.Unmarshal(save, &doc) != nil {
		return Label{}
	}
	l := doc.Label
	l.Name, l.About, l.Seat = line(l.Name), line(l.About), line(l.Seat)
	return l
}

// A Kept is a saved game as the list shows it.
type Kept struct {
	Doc     string // its name in the store
	Label   Label
	Summary session.Summary
	Trouble error // why it cannot be loaded
	Ahead   bool  // its date has not come yet: a clock was wrong
	Leaves  bool  // it is deleted when another game is put aside
	Data    []byte
}

// Keep saves a game of a title, as save has it, under a document's name, with the name that the player gave, and its players'
// notes beside it. Chairs are who plays.
func (k *Keeper) Keep(title *shelf.Title, doc, name string, g ui.Game, chairs []session.Chair, save []byte) error {
	l := Label{Name: name, About: g.About(), Saved: k.Now().UTC().Truncate(time.Second), Count: k.count(), Seat: asked(title, g, chairs)}
	data, err := withLabel(save, l)
	if err != nil {
		return err
	}
	there := k.Has(doc)
	if lasting(doc) {
		k.displace(title.ID, doc)
	}
	if err := k.Store.Write(doc, data); err != nil {
		return err
	}
	var notes []byte
	if g, ok := g.(ui.Noting); ok {
		notes = g.Notes()
	}
	err = k.writeNotes(doc, notes)
	k.note(title.ID, func(e *Entry) {
		e.Top = l.Count
		if doc == Last(title.ID) {
			e.hold(l, session.Summary{Rules: title.Rules, Over: g.Result() != nil})
		}
		if !there {
			e.countSaves(k)
		}
	})
	return err
}

// asked is the seat of a person who is asked now, or nothing.
func asked(title *shelf.Title, g ui.Game, chairs []session.Chair) string {
	seat, seats := g.AsksSeat(), title.SeatsFor(len(chairs))
	if seat < 0 || seat >= len(seats) || chairs[seat].Kind != session.Person {
		return ""
	}
	return seats[seat].ID
}

// A picture of how a title's last game stands is shown where the game is offered again. It shows what everybody may see.

// KeepPicture keeps the picture, as a file of pixels.
func (k *Keeper) KeepPicture(title string, picture []byte) error {
	return k.Store.Write(pictures+title, picture)
}

// Picture is the picture, or nil.
func (k *Keeper) Picture(title string) []byte {
	picture, err := k.Store.Read(pictures + title)
	if err != nil {
		return nil
	}
	return picture
}

// Kept reads one saved game.
func (k *Keeper) Kept(doc string) (Kept, error) {
	data, err := k.Store.Read(doc)
	if err != nil {
		return Kept{}, err
	}
	found := Kept{Doc: doc, Label: labelOf(data), Data: data}
	found.Summary, found.Trouble = k.Check(data)
	found.Ahead = k.Ahead(found.Label.Saved)
	if found.Label.Name == "" && !found.IsLast() && !found.IsBefore() {
		found.Label.Name = fileName(doc) // somebody put it there, or it is damaged
	}
	return found, nil
}

// IsLast tells whether it is the last game of its title.
func (k *Kept) IsLast() bool { return strings.HasSuffix(k.Doc, "/"+last) }

// IsBefore tells whether it is an unfinished game that was left for another one.
func (k *Kept) IsBefore() bool {
	name := k.Doc[strings.LastIndex(k.Doc, "/")+1:]
	return name == before || strings.HasPrefix(name, before+"-")
}

// fileName is what a save is called that does not say so itself.
func fileName(doc string) string {
	return line(strings.TrimPrefix(doc[strings.LastIndex(doc, "/")+1:], own))
}

// Row is a saved game as the list shows it, whatever is wrong with it, without what is in it.
func (k *Keeper) Row(doc string) Kept {
	found, err := k.Kept(doc)
	if err != nil {
		return Kept{Doc: doc, Label: Label{Name: fileName(doc)}, Trouble: ErrUnreadable}
	}
	found.Data = nil
	if found.IsBefore() {
		found.Leaves = found.namedIn(k.leaving(strings.Split(doc, "/")[1]))
	}
	return found
}

// Has tells whether there is a document.
func (k *Keeper) Has(doc string) bool {
	_, err := k.Store.Read(doc)
	return !errors.Is(err, fs.ErrNotExist) // what cannot be read is there too
}

// Delete deletes a saved game of a title, and the notes to it.
func (k *Keeper) Delete(title, doc string) error {
	err := errors.Join(k.Store.Delete(doc), k.writeNotes(doc, nil))
	k.Look(title)
	return err
}

// What a save may be refused for, besides session.ErrDamaged and session.ErrNewer.
var (
	ErrForeign    = errors.New("this is a game that is not on this shelf")
	ErrVersion    = errors.New("this game was saved by a version of the rules that is too old")
	ErrNewer      = errors.New("this game was saved by a newer version of the rules")
	ErrUnreadable = errors.New("this file cannot be read")
	ErrNotKept    = errors.New("the save could not be kept")
)

// Check tells whether a save can be offered, without playing it.
func (k *Keeper) Check(save []byte) (session.Summary, error) {
	summary, err := session.Read(save)
	if err != nil {
		return summary, err
	}
	title := k.Title(summary.Title)
	switch {
	case title == nil:
		return summary, ErrForeign
	case summary.Rules > title.Rules:
		return summary, ErrNewer
	case !title.Opens(summary.Rules):
		return summary, ErrVersion
	}
	return summary, nil
}

// Import keeps a save from elsewhere under its own name, or one like it that is free, and returns it. A file that
// cannot be loaded is refused.
func (k *Keeper) Import(file ui.File) (title, name string, err error) {
	summary, err := k.Check(file.Data)
	if err != nil {
		return "", "", err
	}
	title = summary.Title
	l := labelOf(file.Data)
	if l.Name == "" {
		l.Name = line(strings.TrimSuffix(file.Name, ".json"))
	}
	first := l.Name
	doc, there := k.Named(title, l.Name)
	for n := 2; there; n++ {
		l.Name = first + " " + strconv.Itoa(n)
		doc, there = k.Named(title, l.Name)
	}
	k.displace(title, doc)
	data, err := withLabel(file.Data, l)
	if err != nil || errors.Join(k.Store.Write(doc, data), k.writeNotes(doc, nil)) != nil {
		return "", "", ErrNotKept
	}
	k.Look(title)
	return title, l.Name, nil
}
