package ui

import (
	"image"
	"io"

	"holoboard/assets"
)

// Game is a Screen on which a game is played.
type Game interface {
	Screen
	// Save returns the game as it stands now, as a file.
	Save() ([]byte, error)
	// About says in a few words of the player's language how the game stands, such as "Round 5, Command Phase".
	About() string
	// Project shows a whole room what everybody may see, until the player has seen enough.
	Project(f *Frame)
	// Feed begins to tell what everybody may see, and nothing else, for a [Follower].
	Feed() (Feed, error)
	// Told tells in words what has happened so far, as everybody saw it.
	Told() string
	// Result says how the game ended; nil while it goes on.
	Result() *Result
	// AsksSeat is the seat that is asked now, or -1.
	AsksSeat() int
	// Rise has everybody rise from his seat: where several share the screen, who plays on sits down behind a cover first.
	Rise()
}

// Noting is a Game in which players write down what only they may read. Their notes are no part of the saved game: the
// program keeps them beside it on this machine, and gives them to nobody.
type Noting interface {
	Game
	// Notes returns all of them as a document, or nil if there are none.
	Notes() []byte
	// TakeNotes puts them back.
	TakeNotes(data []byte) error
	// HideNotes leaves them out of a picture that is taken for others, until it is called again.
	HideNotes(hide bool)
}

// Working is a Game that works beside the picture. Close ends that, when the game is left: what it would come to is not wanted.
type Working interface {
	Game
	Close()
}

// Pictured is a Game that can be shown in small where it is offered again: only what everybody may see.
type Pictured interface {
	Game
	Thumbnail(w, h int) *image.RGBA
}

// Concluding is a Game that its players may end before its rules do.
type Concluding interface {
	Game
	// Concludes tells whether they may now, who would give up, and whether others at this screen would have to agree to a draw.
	Concludes() (giver string, others, may bool)
	// Draws tells whether they may agree to a draw now.
	Draws() bool
	// GiveUp gives up for him; OfferDraw ends the game in a draw unless a computer plays on. Both go back to the game.
	GiveUp(f *Frame)
	OfferDraw(f *Frame)
}

// Result is how a game ended.
type Result struct {
	Won    []bool // by seat
	How    string // the key of what decided it
	Rounds int    // that it took
	Luck   []int  // by seat, hundredths of what the title counts, beyond what was to be expected; nil: it counts nothing
}

// Lesson is a Game that a guide leads through.
type Lesson interface {
	Game
	// Progress tells how many steps are done, and how many there are.
	Progress() (step, of int)
}

// Follower is a Screen that shows what everybody may see of a game that is played elsewhere. It knows no more than it was told.
type Follower interface {
	Screen
	// Take takes in the next telling of the feed that it follows from its beginning.
	Take(telling []byte) error
}

// Feed tells what everybody may see of a game: first everything, then what is new.
type Feed interface {
	// Send writes what is new, if anything is, each telling as [session.Stream] reads it.
	Send(w io.Writer) error
}

// Distant is a Screen that is looked at from afar: it has so many points, or more in one direction, however large the
// window is, which may be higher than wide. 0 points stand for a screen like any other.
type Distant interface {
	Points(upright bool) (w, h float64)
}

// Program is what a Game has around it. The shell is one; tests of a game bring their own.
type Program interface {
	// Words are those of the player's language.
	Words() *assets.Words
	// CoversWindows tells whether two persons at one screen want it covered at every question that may concern a secret, not
	// only when the turn passes.
	CoversWindows() bool
	// TapsAct tells whether the player wants the first tap of a finger to act where otherwise it shows the odds, and the second acts.
	TapsAct() bool
	// Keep saves the game by itself. It is to be called after every decision; what goes wrong is told to the player.
	Keep(f *Frame, g Game)
	// Unsaved says that the last save failed, or nothing. The table shows a sign for as long as it does; the menu says more.
	Unsaved() string
	// Menu shows the menu over the game: go on, save, load, settings, leave.
	Menu(f *Frame, g Game)
	// Replay shows the game again from its beginning, as a recorded one.
	Replay(f *Frame, g Game)
	// Copy gives a text to the player to be put elsewhere: by the clipboard, or else as a file.
	Copy(f *Frame, text string)
	// Own are the documents of one kind that the player has made for games of this title, such as decks.
	Own(kind string) Documents
	// LookUp shows the rule book at a page or a part, such as "R8.3.2" or "unit.x_wing", or where it begins; from is the
	// screen to come back to.
	LookUp(f *Frame, from Screen, place string)
	// Again shows the new game screen with the same people in their seats.
	Again(f *Frame)
	// Leave keeps the game and goes to the title.
	Leave(f *Frame, g Game)
}

// Lots is a Program that draws lots for what is proposed to a player. They have nothing to do with the chance of a game.
type Lots interface{ Lot() uint64 }

// Lot draws a lot; a program that draws none has the same one each time.
func Lot(p Program) uint64 {
	if drawing, draws := p.(Lots); draws {
		return drawing.Lot()
	}
	return 0
}

// Rematching is a Program that can begin a game that is over once more, and keep it.
type Rematching interface {
	Program
	// Rematch begins it at once with the same people, who bring the same, in their seats, or with sides swapped.
	Rematch(f *Frame, swapped bool)
	// WhyNotSwapped says why the sides cannot be swapped, or nothing.
	WhyNotSwapped() string
	// KeepReplay asks for a name and keeps the game under it.
	KeepReplay(f *Frame, g Game)
}

// Documents are what a player has made and keeps beside his saved games, by the names that he gave. A name in other capital letters is
// the same, one that differs in signs another.
type Documents interface {
	// All returns them in the order of their names.
	All() ([]Document, error)
	Keep(name string, data []byte) error
	Delete(name string) error
}

// A Document is one of them.
type Document struct {
	Name string
	Data []byte
}

// Named is a Screen with a name that never changes with the language, such as "table".
type Named interface{ ScreenName() string }

// Asking is a Screen on which somebody is asked something now; Asked is the key of the question, or nothing.
type Asking interface{ Asked() string }
