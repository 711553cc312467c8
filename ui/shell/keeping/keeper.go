// Package keeping is what the program keeps from one start to the next: saved games and the notes to them, the games that ended
// here, how far a player is in the lessons, his settings. Each is a document in a [device.Store]. Nothing here is shown.
//
//	keeper.go    who keeps, and the names of documents
//	order.go     which was kept later · list.go the list of saved games
//	names.go     how what a player names is found
//	saves.go     saved games, by title · spare.go those left for others · notes.go what players wrote to them · tidy.go finds the
//	             saves of older programs
//	games.go     the games that ended here
//	lessons.go   how far the player is in the guided games
//	own.go       what a player has made for a title
//	shelf.go     what the shelf says of each title without opening a save
//	settings.go  what the player chose for all games
package keeping

import (
	"time"

	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
)

// A Keeper keeps the documents of one person.
type Keeper struct {
	Store   device.Store
	Titles  []shelf.Title
	Now     func() time.Time
	Trouble func(error) // is told what it goes on without

	entries []Entry // of the titles, in their order; nil until they are read
}

// New returns a keeper for the titles on a shelf.
func New(store device.Store, titles []shelf.Title) *Keeper {
	return &Keeper{Store: store, Titles: titles, Now: time.Now, Trouble: func(error) {}}
}

// Forget has everything read anew: another window may have changed it.
func (k *Keeper) Forget() { k.entries = nil }

// Title finds a title on the shelf, or nil.
func (k *Keeper) Title(id string) *shelf.Title {
	for i := range k.Titles {
		if k.Titles[i].ID == id {
			return &k.Titles[i]
		}
	}
	return nil
}

// The names of documents. Each title has a folder of saved games; beside what the player saved, the program keeps two by itself.
const (
	saves    = "saves/"
	last     = "last"   // saved after every decision
	before   = "before" // the unfinished game that was left for another one last; those before it have more behind this
	own      = "game-"  // and then a name
	notes    = "notes/"
	pictures = "pictures/"
	places   = "places/"
	leaving  = "leaving/"

	gamesName    = "statistics"
	lessonsName  = "lessons"
	settingsName = "settings"
	shelfName    = "shelf"

	// SecondName is the document with what the second window shows.
	SecondName = "second"
)

// Last is the document with the last game of a title.
func Last(title string) string { return saves + title + "/" + last }

// Before is the document with the unfinished game of a title that was left for another one.
func Before(title string) string { return saves + title + "/" + before }
