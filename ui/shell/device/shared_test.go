//go:build !js

package device

import (
	"errors"
	"testing"
)

func TestOneWindowAtATimeWrites(t *testing.T) {
	folder := Folder(t.TempDir())
	first, second, third := folder.Share(), folder.Share(), folder.Share()
	writes := func(s *Shared) bool {
		t.Helper()
		err := s.Write("saves/a", []byte("x"))
		if err != nil && !errors.Is(err, ErrTaken) {
			t.Error(err)
		}
		return err == nil
	}
	if !first.Begin() || !writes(first) || !first.Plays() {
		t.Error("the first window does not play")
	}
	if second.Begin() || second.Plays() || writes(second) || !errors.Is(second.Delete("saves/a"), ErrTaken) || !errors.Is(second.Move("saves/a", "b"), ErrTaken) {
		t.Error("the second one plays too")
	}
	second.TakeOver()
	if writes(first) || !writes(second) {
		t.Error("the second one did not take over")
	}
	if first.Plays() || !second.Plays() || third.Begin() {
		t.Error("the lock was not handed over")
	}
	second.lock.leave() // as if it had ended
	if !third.Begin() || !writes(third) || writes(second) {
		t.Error("nobody can play after the second one has ended")
	}
}

// Somebody who deletes the folder, or a disk that is full, is no other window.
func TestNobodyIsKeptOutByNobody(t *testing.T) {
	s := Folder(t.TempDir()).Share()
	if !s.Begin() {
		t.Fatal("it does not begin")
	}
	if err := s.Store.Delete(signName); err != nil {
		t.Fatal(err)
	}
	if err := s.Write("saves/a", []byte("x")); err != nil {
		t.Error(err)
	}
	full := share(full{Memory{signName: []byte("another one, long ago")}}, &fileLock{path: t.TempDir() + "/lock"})
	if !full.Begin() || !full.Plays() {
		t.Error("on a full disk another window is said to play")
	}
}

type full struct{ Memory }

func (full) Write(string, []byte) error { return errors.New("no room") }

func TestAWishToLookOnIsToldOnce(t *testing.T) {
	folder := Folder(t.TempDir())
	first, second := folder.Share(), folder.Share()
	if !first.Begin() || first.Wished() {
		t.Fatal("a wish is told before there is any")
	}
	if err := second.Wish(); err != nil {
		t.Fatal(err)
	}
	if !first.Wished() || first.Wished() {
		t.Error("a wish is not told once")
	}
}
