// Package scene is what covers a table while something is fought out, tried or ended on it, and the parts that such a
// picture is made of. It knows no title: what a part shows and means it is told.
//
//	scene.go    what a scene is · offered.go  things in a scene that may be chosen
//	marks.go    a line across it, a stamp, a card that is turned over · steps.go  which part of it is under way
//	dice.go     dice that are rolled, lie there and are used · line.go  who stays where in a line
//	choices.go  what has no place on the table, as cards and titles · below.go  the same in few words, below the question
//	groups.go   cards with what can be chosen under each
//	parties.go  who takes part beside a scene, what was lost, what it is about
//	texts.go    cards in words, as far as there is room · pieces.go  small pictures with a few words
//	result.go   the end of a game · meter.go  how much of what there is has been taken
package scene

import "holoboard/ui"

// A Scene covers the table while something is fought out, tried or told in it.
type Scene interface {
	// Wants tells whether it is to be shown now, by what is told and asked. It is asked once in each frame.
	Wants() bool
	// Show draws it over an area and places the options of the decision that belong to it.
	Show(area ui.Rect)
	// Hides tells whether nothing of the board can be seen under it.
	Hides() bool
}

// Of returns the first of some scenes that is to be shown now, or nil.
func Of(scenes []Scene) Scene {
	for _, s := range scenes {
		if s.Wants() {
			return s
		}
	}
	return nil
}
