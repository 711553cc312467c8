package keeping

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"slices"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// Statistics are the games that were played to their end on this machine, in the order in which they ended. They are kept
// beside the settings.
type Statistics struct {
	Games []Finished

	unread []json.RawMessage // entries that cannot be read; they are kept as they are
	torn   bool              // the document ends in the middle, or is another one
}

// Finished is one game that ended.
type Finished struct {
	ID     string    `json:"id"` // the same for a game that is loaded and ends again
	Title  string    `json:"title"`
	Ended  time.Time `json:"ended"`
	Seats  []Sat     `json:"seats"`
	How    string    `json:"how"` // the key of what decided it
	Rounds int       `json:"rounds"`
	Luck   []int     `json:"luck,omitempty"` // by seat, see [ui.Result]
}

// Sat is who played one seat, and whether he won.
type Sat struct {
	Seat string `json:"seat"` // its ID
	session.Chair
	Won     bool   `json:"won"`
	Brought string `json:"brought,omitempty"` // what it is called that he brought, as the title says
}

// identity tells games apart: by how they began. The seed of one that was not typed in comes up once.
func identity(title string, start session.Start) string {
	data, err := json.Marshal(start)
	if err != nil {
		panic(err) // it came from a save
	}
	h := fnv.New64a()
	fmt.Fprintf(h, "%s\n%s", title, data)
	return fmt.Sprintf("%016x", h.Sum64())
}

// Games reads the games that ended here. Where there is nothing yet there are none.
func (k *Keeper) Games() (all Statistics, err error) {
	data, err := k.Store.Read(gamesName)
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	} else if err != nil {
		return all, err
	}
	all.read(data)
	if all.torn {
		k.Trouble(fmt.Errorf("read %s: it is torn after %d games", gamesName, len(all.Games)))
	}
	return all, nil
}

// Torn tells whether the document ends in the middle, or is another one.
func (s *Statistics) Torn() bool { return s.torn }

// read takes what can be read, game by game: one that cannot be hides no other.
func (s *Statistics) read(data []byte) {
	entries, whole := entriesOf(data)
	s.torn = !whole
	for _, entry := range entries {
		var g Finished
		if json.Unmarshal(entry, &g) != nil || g.Title == "" {
			s.unread = append(s.unread, entry)
			continue
		}
		g.tame()
		s.Games = append(s.Games, g)
	}
}

// entriesOf are the entries of the document as they stand there, as far as it goes.
func entriesOf(data []byte) (entries []json.RawMessage, whole bool) {
	d := json.NewDecoder(bytes.NewReader(data))
	for _, want := range []json.Token{json.Delim('{'), "games", json.Delim('[')} {
		if t, err := d.Token(); err != nil || t != want {
			return nil, false
		}
	}
	for d.More() {
		var entry json.RawMessage
		if d.Decode(&entry) != nil {
			return entries, false
		}
		entries = append(entries, entry)
	}
	for range 2 { // the ends of both
		if _, err := d.Token(); err != nil {
			return entries, false
		}
	}
	return entries, true
}

// writeGames keeps them, and what could not be read behind them. A document that is torn is put aside first.
func (k *Keeper) writeGames(all *Statistics) error {
	entries := make([]json.RawMessage, 0, len(all.Games)+len(all.unread))
	for i := range all.Games {
		entry, err := json.Marshal(&all.Games[i])
		if err != nil {
			return fmt.Errorf("count a game: %w", err)
		}
		entries = append(entries, entry)
	}
	data, err := json.Marshal(map[string][]json.RawMessage{"games": append(entries, all.unread...)})
	if err != nil {
		return fmt.Errorf("count a game: %w", err)
	}
	for n := 1; all.torn; n++ {
		if aside := fmt.Sprintf("%s-torn-%d", gamesName, n); !k.Has(aside) {
			if err := k.Store.Move(gamesName, aside); err != nil {
				return err
			}
			break
		}
	}
	return k.Store.Write(gamesName, data)
}

// tame makes of a game that somebody wrote by hand one that can be shown.
func (g *Finished) tame() {
	const most, luckiest = 999, 100_000 // rounds, and no game has nearly as many
	if len(g.Luck) != len(g.Seats) {
		g.Luck = nil
	}
	for i, n := range g.Luck {
		g.Luck[i] = min(max(n, -luckiest), luckiest)
	}
	g.Rounds, g.How = min(max(g.Rounds, 0), most), line(g.How)
	for i := range g.Seats {
		g.Seats[i].Name, g.Seats[i].Brought = line(g.Seats[i].Name), line(g.Seats[i].Brought)
	}
}

// Count keeps how a game ended, unless it is kept already or nobody in person played it.
func (k *Keeper) Count(title *shelf.Title, start session.Start, r *ui.Result) error {
	if !slices.ContainsFunc(start.Seats, func(c session.Chair) bool { return c.Kind == session.Person }) {
		return nil
	}
	all, err := k.Games()
	if err != nil {
		return fmt.Errorf("count a game: %w", err)
	}
	g := Finished{ID: identity(title.ID, start), Title: title.ID, Ended: k.Now().UTC().Truncate(time.Second), How: r.How, Rounds: r.Rounds, Luck: r.Luck}
	if slices.ContainsFunc(all.Games, func(o Finished) bool { return o.ID == g.ID }) {
		return nil
	}
	for i, seat := range title.SeatsFor(len(start.Seats)) {
		sat := Sat{Seat: seat.ID, Chair: start.Seats[i], Won: r.Won[i]}
		if title.Brought != nil && i < len(start.Things) {
			sat.Brought = title.Brought(start.Things[i])
		}
		g.Seats = append(g.Seats, sat)
	}
	all.Games = append(all.Games, g)
	if err := k.writeGames(&all); err != nil {
		return err
	}
	k.note(title.ID, func(e *Entry) { e.countGames(k) })
	return nil
}
