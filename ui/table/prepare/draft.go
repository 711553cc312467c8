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
	docs := s.program.Own(keptDrafts)
	if docs == nil {
		return
	}
	all, err := docs.All()
	if err != nil {
		return // nothing can be kept on this machine, which the front page says
	}
	kept := map[string]ui.Document{}
	for _, doc := range all {
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
	docs := s.program.Own(keptDrafts)
	switch {
	case docs == nil:
	case draft == nil:
		_ = docs.Delete(s.draftName(s.at)) // there may be none
	default:
		_ = docs.Keep(s.draftName(s.at), draft) // a machine that keeps nothing says so on the front page
	}
}

// forgetDrafts forgets what was handed in.
func (s *Screen[V]) forgetDrafts() {
	docs := s.program.Own(keptDrafts)
	for _, seat := range s.persons() {
		if docs != nil && s.drafts[seat] != nil {
			_ = docs.Delete(s.draftName(seat))
		}
	}
}
