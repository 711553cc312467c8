package rebellion

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/rebellion/hunt"
	"holoboard/ui/rebellion/seattest"
	"holoboard/ui/table/pins"
)

// TestTheHuntTellsWhatRuledASystemOut: at the end of what a side saw exactly those systems have a reason that are ruled
// out, a probe card that was drawn is the reason for its own system, and the base itself is never ruled out.
func TestTheHuntTellsWhatRuledASystemOut(t *testing.T) {
	probes, answers := 0, 0
	for seed := range uint64(4) {
		save, err := seattest.CadetsPlay(t, seed).Save()
		if err != nil {
			t.Fatal(err)
		}
		record, err := session.Rewind(match.Title(), save)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range game.Seat(2) {
			moments, err := record.Moments(seat)
			if err != nil {
				t.Fatal(err)
			}
			moments = slices.DeleteFunc(moments, func(m session.Moment[*rules.View]) bool { return m.View.Revealed })
			last := moments[len(moments)-1].View
			out := hunt.Ruled(moments)
			moved := slices.ContainsFunc(moments, func(m session.Moment[*rules.View]) bool {
				return slices.ContainsFunc(m.News, func(e game.Event) bool { return e.(rules.Event).Kind == rules.BaseMoved })
			})
			for s := range rules.BaseSpace {
				r, is := out[s]
				if is == last.Sites().Has(s) {
					t.Fatalf("seed %d, seat %d: %v can be the base: %v, and is ruled out: %v", seed, seat, s, !is, is)
				}
				if is && r.By.Kind == rules.NoEvent && seat == 1 && moved && slices.Contains(last.Empire.Probes[:last.ProbeHand], s) {
					t.Errorf("seed %d: the probe card of %v is held, but was clear from the start", seed, s)
				}
				if is && r.Round > last.Round {
					t.Errorf("seed %d: %v is ruled out in round %d of %d", seed, s, r.Round, last.Round)
				}
				switch r.By.Kind {
				case rules.ProbesDrawn:
					probes++
					if !slices.Contains(r.By.List[:r.By.N], uint8(s)) {
						t.Errorf("seed %d: %v is ruled out by the probe cards of %v", seed, s, r.By.List[:r.By.N])
					}
				case rules.BaseAnswered:
					answers++
				}
			}
			if _, is := out[last.Rebel.Base]; is && seat == 0 {
				t.Errorf("seed %d: the base itself is ruled out", seed)
			}
		}
	}
	if probes == 0 || answers == 0 {
		t.Errorf("these games show little: %d ruled out by probe cards, %d by answers", probes, answers)
	}
}

// TestTheHuntIsLaidOverTheMap: a click on the count of base sites shows it, B hides it, and a system tells about itself.
func TestTheHuntIsLaidOverTheMap(t *testing.T) {
	s := sit(t, 23, "cadet", session.Person)
	for s.settle(t); s.screen.Asked() != "turn"; s.settle(t) {
		s.hand.Key(ui.KeyL)
		s.hand.Click("list.0")
		if s.hand.Has("confirm.yes") {
			s.hand.Click("confirm.yes")
		}
	}
	s.hand.Click("fact.empire.bases")
	if !s.hunt.Shows() {
		t.Fatal("a click on the base sites shows nothing")
	}
	open, ruledOut := 0, 0
	for at := range rules.BaseSpace {
		switch words := s.hunt.About(at); {
		case words == "The base can be here.":
			open++
		case strings.HasPrefix(words, "The base "):
			ruledOut++
		}
	}
	if open == 0 || ruledOut == 0 || open+ruledOut != int(rules.BaseSpace) {
		t.Errorf("%d systems say that the base can be there, %d that it is not", open, ruledOut)
	}
	s.hand.Key(ui.KeyB)
	if s.hunt.Shows() {
		t.Error("B hides nothing")
	}
	s.hand.Key(ui.KeyB)
	if s.hand.Key(ui.KeyEscape); s.hunt.Shows() {
		t.Error("Escape hides nothing")
	}
}

// hunts opens a table of two persons at a turn of the Empire.
func hunts(t *testing.T) *sitting {
	t.Helper()
	s := until(t, func(_ *Session, d *game.Decision) bool { return d.Ask == "turn" && d.Seat == game.Seat(rules.Empire) })
	s.hand.Key(ui.KeyB)
	return s
}

// TestPinsAndNotes: a system is pinned and a note written by clicks, taps or keys; it is told of, can be taken away, and
// answers nothing.
func TestPinsAndNotes(t *testing.T) {
	for name, size := range map[string][2]int{"window": {1280, 720}, "phone": {390, 844}} {
		t.Run(name, func(t *testing.T) {
			s := hunts(t)
			s.fit(size[0], size[1], 1)
			s.hand.Touch = name == "phone"
			answers := s.Game.Answers()
			s.hand.Click("pins")
			if s.screen.Asked() != "" {
				t.Errorf("%s is asked while systems are pinned", s.screen.Asked())
			}
			s.hand.Click("map.all")
			s.hand.Click("pin.bespin")
			s.hand.Click("note.suspected")
			s.hand.Click("note.text")
			s.hand.Type("smugglers, no B or N")
			s.hand.Click("note.done")
			if got, want := s.hunt.Kept[s.Viewer]["bespin"], (pins.Note{Pin: pins.Suspected, Text: "smugglers, no B or N"}); got != want {
				t.Fatalf("the note is %+v, want %+v", got, want)
			}
			if words := s.hunt.About(rules.Bespin); !strings.HasSuffix(words, "Suspected. smugglers, no B or N") {
				t.Errorf("Bespin tells %q", words)
			}
			if s.program.kept == 0 {
				t.Error("the note is not kept")
			}
			s.hand.Click("pin.bespin")
			s.hand.Click("note.away")
			if s.hunt.Notes() != nil {
				t.Errorf("the notes are %s, though there are none", s.hunt.Notes())
			}
			s.hand.Click("pins.end")
			if s.settle(t); s.screen.Asked() != "turn" || s.Game.Answers() != answers {
				t.Errorf("%d answers, now asked %q", s.Game.Answers()-answers, s.screen.Asked())
			}
		})
	}
}

// TestPinsByKeys: N begins, Enter opens the note to a system and keeps it, Escape leaves all as it was.
func TestPinsByKeys(t *testing.T) {
	s := hunts(t)
	s.hand.Key(ui.KeyN)
	s.hand.Key(ui.KeyTab) // shows where the focus is
	at := strings.TrimPrefix(s.hand.Window.Focus(), "pin.")
	s.hand.Key(ui.KeyEnter)
	s.hand.Key(ui.KeyEnter) // suspected
	for range 3 {
		s.hand.Key(ui.KeyTab)
	}
	s.hand.Type("x")
	s.hand.Key(ui.KeyEnter)
	if got := s.hunt.Kept[s.Viewer][at]; got != (pins.Note{Pin: pins.Suspected, Text: "x"}) {
		t.Errorf("%s has the note %+v", at, got)
	}
	s.frames(2)
	s.hand.Key(ui.KeyEnter)
	s.hand.Click("note.marked")
	s.hand.Key(ui.KeyEscape)
	if got := s.hunt.Kept[s.Viewer][at]; got.Pin != pins.Suspected {
		t.Errorf("Escape kept %+v", got)
	}
	s.hand.Key(ui.KeyEscape)
	if s.hunt.Pinning() || s.program.menus != 0 {
		t.Error("Escape does not lead back to the game, or to the menu")
	}
}

// TestOnlyTheSeatReadsItsNotes: neither the other seat nor the table, a recording, a second window, a report's picture or
// the log shows what a seat put down.
func TestOnlyTheSeatReadsItsNotes(t *testing.T) {
	const words = "Quetzalcoatl"
	s := hunts(t)
	seat := s.Viewer
	s.hunt.Kept.Put(seat, "bespin", pins.Note{Pin: pins.Marked, Text: words})
	if s.hunt.NoteText("bespin") == "" {
		t.Fatal("the seat does not see its own note")
	}
	s.hunt.HideNotes(true)
	if words := s.hunt.NoteText("bespin"); words != "" {
		t.Errorf("a picture for others has the note %q", words)
	}
	s.hunt.HideNotes(false)
	for _, other := range []game.Seat{1 - seat, game.Table} {
		s.screen.Sit(other)
		s.frames(2)
		if words := s.hunt.NoteText("bespin"); words != "" {
			t.Errorf("seat %d sees the note %q", other, words)
		}
	}
	save, err := s.screen.Save()
	if err != nil {
		t.Fatal(err)
	}
	feed, err := s.screen.Feed()
	if err != nil {
		t.Fatal(err)
	}
	var shown bytes.Buffer
	if err := feed.Send(&shown); err != nil {
		t.Fatal(err)
	}
	for what, data := range map[string]string{"save": string(save), "second window": shown.String(), "log": s.screen.Told()} {
		if strings.Contains(data, words) {
			t.Errorf("the %s has the note", what)
		}
	}
	next := hunts(t)
	if err := next.hunt.TakeNotes(s.hunt.Notes()); err != nil || next.hunt.NoteText("bespin") != "Marked. "+words {
		t.Errorf("what was kept (%s) becomes %q, %v", s.hunt.Notes(), next.hunt.NoteText("bespin"), err)
	}
}
