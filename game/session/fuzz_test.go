package session_test

import (
	"encoding/json"
	"testing"

	"holoboard/game/session"
)

// FuzzSave resumes files that no session wrote, as they are and as the contents of a
// file that is whole: each is refused, or it is a game that can be saved and gone on with.
func FuzzSave(f *testing.F) {
	s, save := saved(f)
	f.Add(save)
	f.Add([]byte(contentsOf(f, save)))
	finish(f, s)
	over, err := s.Save()
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte(contentsOf(f, over)))
	f.Fuzz(func(t *testing.T, data []byte) {
		resume(t, data)
		if json.Valid(data) {
			resume(t, seal(t, save, data))
		}
	})
}

func resume(t *testing.T, data []byte) {
	t.Helper()
	s, err := session.Load(title(), data)
	if err != nil {
		return
	}
	was := look(t, s)
	if summary, err := session.Read(data); err != nil || summary.Title != "hunt" || summary.Over != s.Over() {
		t.Errorf("the summary is %+v, %v", summary, err)
	}
	save, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	if again, err := session.Load(title(), save); err != nil || look(t, again) != was {
		t.Errorf("saved again it is another game: %v", err)
	}
	finish(t, s)
}
