// Package row is what a title tells its table in two lists: what each kind of event means on the screen ([Telling]), and what
// each question does ([Asking]). A title has a row for each of them, and a test that counts: what is new in its rules is one
// row more, and nothing is forgotten in a list elsewhere.
//
//	var Events = [...]row.Telling{rules.Moved: {Takes: 160 * time.Millisecond, Sound: sound.Drop, Rule: "R8.3"}, …}
//	var Asks = map[game.Key]row.Asking{rules.AskMove: {Quick: true, Carries: row.Anything, Rule: "R8.3"}, …}
//
// Scenes, groups of the log and those whom events are about have the numbers that the title gives them. What depends on the
// fields of an event, such as how long so many dice roll, is a function of the title beside its list.
package row

import (
	"time"

	"holoboard/game"
	"holoboard/ui/sound"
)

// A Telling is what a kind of event means on the screen.
type Telling struct {
	Takes  time.Duration // how long it is shown, at normal speed; 0: it passes at once
	Sound  sound.Sound   // is heard when it begins
	Stop   bool          // it is shown although the player skips what came before it
	ByHand bool          // the player does it himself on the screen, so it is not shown to him again
	Herald bool          // everybody at the screen must have read of it before he decides anything else

	At     Place // where the board shows it
	Banner bool  // it is written across the board
	Grave  bool  // it has the colour of a warning
	Card   bool  // the card that it is about is shown large
	Scene  Scene // that it opens, or none
	Steps  Steps // of scenes that it belongs to

	Recap Weight
	Log   Group
	Whose Whose
	Adds  bool   // equal ones in a row are told as one, with their number
	Lists uint8  // the kind of the things in its list
	Rule  string // where the rule book tells of it; TheCard: the page of its card

	Mark  Rank   // on the timeline of a recorded game
	Marks string // the key of what all such marks are called
	Sum   string // the line of a game's summary that it counts for, or nothing
}

// TheCard stands in a row for the page of the card that the event or the question is about.
const TheCard = "card"

// A Place is where the board shows an event.
type Place uint8

// The places.
const (
	Nowhere    Place = iota
	InPlace          // where it happens, which is brought into view for it
	AfterScene       // a scene hides the board; what it leaves is brought into view
)

// A Scene covers the board while something is resolved in it. Its number is the title's own; 0 is none.
type Scene uint8

// mostScenes is one more than a title can have.
const mostScenes = 8

// Steps are the parts of scenes that something belongs to, by scene; 0 is none, 1 the first.
type Steps [mostScenes]uint8

// In is the step of a scene with a number, counted from 0.
func In[S ~int](scene Scene, step S) (s Steps) { return s.And(scene, int(step)) }

// And is the same in one scene more.
func (s Steps) And(scene Scene, step int) Steps {
	s[scene] = uint8(step) + 1
	return s
}

// Of is the step of a scene, counted from 0, or -1.
func (s Steps) Of(scene Scene) int { return int(s[scene]) - 1 }

// A Weight is what an event counts for when a player who comes back is told what he has missed. An event may have several.
type Weight uint16

// The weights.
const (
	Passing Weight = 1 << iota // it is over when he is back: another event tells its outcome
	Shared                     // a partner's, of which his partner sees more; the others see on the table what came of it
	Befalls                    // told to a side although it is about its own: chance or somebody else decided it
	Outcome                    // how something ended that took several steps
	Onward                     // something else begins: what follows no longer belongs to what ended before
	Shows                      // somebody looks at cards, or hands them over
	Draws                      // brings new cards into a hand
	Vain                       // beside Outcome: it ended without what it was for
	Says                       // somebody answers what he was asked, to who asked
)

// Has tells whether it has any of some weights.
func (w Weight) Has(any Weight) bool { return w&any != 0 }

// A Group is one that the log can be filtered by. Its number is the title's own; 0 is none.
type Group uint8

// Whose says whom a line about an event is about. Its number is the title's own; 0 is the side that the event names.
type Whose uint8

// A Rank is how marks divide the timeline of a recorded game.
type Rank uint8

// The ranks.
const (
	NoMark  Rank = iota
	Moment       // something happens
	Part         // a part of a chapter begins
	Chapter      // a chapter begins
)

// An Asking is what a question does on the screen.
type Asking struct {
	Then    game.Key // the question that follows: where what this one takes up is put
	Or      game.Key // what follows for some of it instead
	Carries uint8    // the kind of things that can be carried to answer it, or one of the two below
	Drags   uint8    // the kind of things that are dragged onto what they can be used for, while a click on one answers
	Taps    bool     // a finger's tap answers with what would else be carried: it sees what comes of that first
	Whole   bool     // its answer is taken back together with the one before
	Repeats bool     // it is asked again after each answer: several of a stack answer it one after the other
	AtOnce  bool     // answers that one act gives to it are taken back by one

	Ends game.Option // gives up whatever else is on offer, and is asked about once more

	InPanel bool    // its things stand in a panel, though they may lie on the board too
	Beside  bool    // in a scene: what it offers stands nowhere there, and is chosen beside it
	Hand    bool    // it is about cards of the hand; those that it does not offer are dimmed
	Board   Looking // how the board is needed for it
	Scene   Scene   // that it belongs to whatever has happened, or none
	Steps   Steps   // of scenes in which it is asked

	Quick bool   // a computer player goes on without a pause
	Many  bool   // and without the least one: many things are laid out one after the other
	Rule  string // where the rule book tells of it; TheCard: the page of the card that asks
}

// What can be carried to answer a question, where it is not of one kind.
const (
	Anything uint8 = 255 // that it offers
	Subject  uint8 = 254 // what the question is about
)

// Looking is how the board is needed to answer a question, beyond what it offers there.
type Looking uint8

// The ways of looking.
const (
	Answered Looking = iota + 1 // any part of the board may be an answer
	Weighed                     // it is answered beside the board, and thought over on it
)
