package keeping

import (
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
	Games []Finished `json:"games"`
}

// Finished is one game that ended.
type Finished struct {
	ID     string    `json:"id"` // the same for a game that is loaded and ends again
	Title  string    `json:"title"`
	Ended  time.Time `json:"ended"`
	Seats  []Sat     `json:"seats"`
	How    string    `json:"how"` // the key of what decided it
	Rounds int       `json:"rounds"`
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
	if err := json.Unmarshal(data, &all); err != nil {
		return Statistics{}, err
	}
	for i := range all.Games {
		all.Games[i].tame()
	}
	return all, nil
}

// tame makes of a game that somebody wrote by hand one that can be shown.
func (g *Finished) tame() {
	const most = 999 // rounds, and no game has nearly as many
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
	g := Finished{ID: identity(title.ID, start), Title: title.ID, Ended: k.Now().UTC().Truncate(time.Second), How: r.How, Rounds: r.Rounds}
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
	data, err := json.Marshal(all)
	if err != nil {
		return fmt.Errorf("count a game: %w", err)
	}
	if err := k.Store.Write(gamesName, data); err != nil {
		return err
	}
	k.note(title.ID, func(e *Entry) { e.countGames(k) })
	return nil
}
