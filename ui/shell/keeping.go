package shell

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"
	"unicode"

	"holoboard/game/session"
)

// The names of documents in a Store. Besides what the player saved there are two games that the program keeps by itself.
const (
	saves        = "saves/"
	lastGame     = saves + "last"   // saved after every decision
	gameBefore   = saves + "before" // the unfinished game that was left for another one
	ownSave      = saves + "game-"  // and then a name
	settingsName = "settings"
	secondName   = "second" // what the second window shows

	statisticsName = "statistics"
)

// A Label is what a save says of itself besides the game. It stands in the same document, under a key of its own, which
// reading the game passes over.
type Label struct {
	Name  string    `json:"name,omitempty"` // by the player; empty for what the program kept by itself
	About string    `json:"about"`          // how the game stands, in the words of the language then
	Saved time.Time `json:"saved"`
}

// labelled is a save with its label. The game's own keys come through as they are.
type labelled struct {
	Format json.RawMessage `json:"holoboard"`
	Label  Label           `json:"label"`
	Sum    json.RawMessage `json:"sum"`
	Game   json.RawMessage `json:"game"`
}

// label puts a label on a game saved by a session.
func label(save []byte, l Label) ([]byte, error) {
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
	return doc.Label
}

// A Kept is a saved game as the list shows it.
type Kept struct {
	Doc     string // its name in the store
	Label   Label
	Summary session.Summary
	Trouble error // why it cannot be loaded
	Data    []byte
}

// keep saves a game under a document's name.
func (s *Shell) keep(doc, name, about string, save []byte) error {
	data, err := label(save, Label{Name: name, About: about, Saved: s.now().UTC().Truncate(time.Second)})
	if err != nil {
		return err
	}
	return s.store.Write(doc, data)
}

// kept reads one saved game.
func (s *Shell) kept(doc string) (Kept, error) {
	data, err := s.store.Read(doc)
	if err != nil {
		return Kept{}, err
	}
	k := Kept{Doc: doc, Label: labelOf(data), Data: data}
	k.Summary, k.Trouble = s.check(data)
	if k.Label.Name == "" && strings.HasPrefix(doc, saves) && doc != lastGame && doc != gameBefore {
		k.Label.Name = fileName(doc) // somebody put it there, or it is damaged
	}
	return k, nil
}

// fileName is what a save is called that does not say so itself.
func fileName(doc string) string {
	if name, ok := strings.CutPrefix(doc, ownSave); ok {
		return name
	}
	return strings.TrimPrefix(doc, saves)
}

// all lists every saved game: the ones kept by the program first, then the newest.
func (s *Shell) all() ([]Kept, error) {
	docs, err := s.store.List(saves)
	if err != nil {
		return nil, err
	}
	var list []Kept
	for _, doc := range docs {
		k, err := s.kept(doc)
		if errors.Is(err, fs.ErrNotExist) {
			continue // gone in the meantime
		} else if err != nil {
			k = Kept{Doc: doc, Label: Label{Name: fileName(doc)}, Trouble: errUnreadable}
		}
		list = append(list, k)
	}
	order := []string{lastGame, gameBefore}
	slices.SortFunc(list, func(a, b Kept) int {
		if d := rank(order, a.Doc) - rank(order, b.Doc); d != 0 {
			return d
		}
		if d := b.Label.Saved.Compare(a.Label.Saved); d != 0 {
			return d
		}
		return strings.Compare(a.Doc, b.Doc)
	})
	return list, nil
}

func rank(order []string, doc string) int {
	if i := slices.Index(order, doc); i >= 0 {
		return i
	}
	return len(order)
}

// What a save may be refused for, besides session.ErrDamaged.
var (
	errForeign    = errors.New("this is a game that is not on this shelf")
	errVersion    = errors.New("this game was saved by another version of the rules")
	errUnreadable = errors.New("this file cannot be read")
)

// check tells whether a save can be offered, without playing it.
func (s *Shell) check(save []byte) (session.Summary, error) {
	summary, err := session.Read(save)
	if err != nil {
		return summary, err
	}
	title := s.title(summary.Title)
	switch {
	case title == nil:
		return summary, errForeign
	case title.Rules != summary.Rules:
		return summary, errVersion
	}
	return summary, nil
}

// trouble says in the player's language why a save cannot be loaded.
func (s *Shell) trouble(err error) string {
	switch {
	case errors.Is(err, session.ErrDamaged):
		return s.words.Say("shell.save.damaged")
	case errors.Is(err, errForeign):
		return s.words.Say("shell.save.foreign")
	case errors.Is(err, errVersion):
		return s.words.Say("shell.save.version")
	case errors.Is(err, errUnreadable):
		return s.words.Say("shell.save.unreadable")
	}
	return s.words.Say("shell.save.misfit")
}

// spareLast puts the last game aside before another one takes its place, unless it is over: nothing is lost by opening
// another game, nor is a damaged save.
func (s *Shell) spareLast() error {
	k, err := s.kept(lastGame)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case k.Trouble == nil && k.Summary.Over:
		return nil
	}
	return errors.Join(s.store.Write(gameBefore, k.Data), s.writeNotes(gameBefore, s.notesOf(lastGame)))
}

// docFor is the document for a name that the player gave. Two names that differ only in signs share one.
func docFor(name string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	return ownSave + strings.TrimSuffix(b.String(), "-")
}
