package prepare

import (
	"bytes"
	"strings"

	"holoboard/game"
	"holoboard/ui"
)

// Who leaves while he builds goes on another time: what he has so far is kept beside saved games, for each person and seat, and
// forgotten when the game begins.

// keptDrafts is the kind of documents that keep drafts.
const keptDrafts = "draft"

// draftName is the document of a seat.
func (s *Screen[V]) draftName(seat game.Seat) string {
	return strings.TrimSpace(s.title.Seat(seat) + " " + s.chairs()[seat].Name)
}

// goOnWithDrafts has those who build go on with what they left.
func (s *Screen[V]) goOnWithDrafts() {
	kept := map[string]ui.Document{}
	for _, doc := range ui.Kept(s.program, keptDrafts) {
		kept[doc.Name] = doc
	}
	for _, seat := range s.persons() {
		if doc, left := kept[s.draftName(seat)]; left {
			s.builders[seat].GoOn(doc.Data)
			s.drafts[seat] = doc.Data
		}
	}
}

// keepDraft keeps what the seat at the screen has so far, if it has changed.
func (s *Screen[V]) keepDraft() {
	if s.at == game.Table {
		return
	}
	draft := s.builders[s.at].Draft()
	if bytes.Equal(draft, s.drafts[s.at]) {
		return
	}
	s.drafts[s.at] = draft
	if draft == nil {
		ui.Forget(s.program, keptDrafts, s.draftName(s.at)) // there may be none
	} else {
		ui.Keep(s.program, keptDrafts, s.draftName(s.at), draft) // a machine that keeps nothing says so on the front page
	}
}

// forgetDrafts forgets what was handed in.
func (s *Screen[V]) forgetDrafts() {
	for _, seat := range s.persons() {
		if s.drafts[seat] != nil {
			ui.Forget(s.program, keptDrafts, s.draftName(seat))
		}
	}
}
