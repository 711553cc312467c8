package game

import "encoding/json"

// A Change is a rule that a version reads otherwise than those before it.
type Change struct {
	Version int
	Rule    string                                      // its number
	Asks    []Key                                       // the questions at which it shows, or nil where at any
	Undo    func(setup json.RawMessage) json.RawMessage // has it read as before, or nil where nothing does
}
