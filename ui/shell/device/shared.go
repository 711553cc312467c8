package device

import (
	crypto "crypto/rand"
	"errors"
	"sync"
)

// ErrTaken is what writing fails with while another window plays with the same documents.
var ErrTaken = errors.New("another window plays with these documents")

// A Shared store may be open in several windows at once, each of a process or a page of its own. One of them plays, and only it may
// write: it leaves its sign in the store. That it is still there a lock tells, which goes with it.
type Shared struct {
	Store
	lock  lock
	mutex sync.Mutex
	mine  string // the sign of this window, or nothing before it played
}

// A lock is had by one window at a time.
type lock interface {
	// try takes the lock unless another window has it.
	try() bool
	// steal takes it from another window, if that can be done.
	steal()
	leave()
}

// share returns the store as a window sees it that does not play yet.
func share(store Store, l lock) *Shared { return &Shared{Store: store, lock: l} }

// signName is the document with the sign of the window that plays.
const signName = "window"

// Begin lets this window play unless another one does.
func (s *Shared) Begin() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.lock.try() {
		return false
	}
	s.sign()
	return true
}

// TakeOver lets this window play, and no other.
func (s *Shared) TakeOver() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.lock.steal()
	s.sign()
}

// Leave lets another window play: this one ends.
func (s *Shared) Leave() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.mine = ""
	s.lock.leave()
}

// sign leaves the sign of this window. Where that cannot be done it plays under the one that is there.
func (s *Shared) sign() {
	s.mine = crypto.Text()
	if s.Store.Write(signName, []byte(s.mine)) == nil {
		return
	}
	if there, err := s.Store.Read(signName); err == nil {
		s.mine = string(there)
	}
}

// Plays tells whether it is this window that plays. One that was taken over leaves the lock to its follower, which takes it then.
func (s *Shared) Plays() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.signed() {
		s.lock.leave()
		return false
	}
	s.lock.try()
	return true
}

// signed tells whether the sign in the store is that of this window. One that is gone was taken away by nobody who plays.
func (s *Shared) signed() bool {
	there, err := s.Store.Read(signName)
	return s.mine != "" && (err != nil || string(there) == s.mine)
}

// may is nil for the window that plays.
func (s *Shared) may() error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.signed() {
		return ErrTaken
	}
	return nil
}

// Write implements [Store].
func (s *Shared) Write(name string, data []byte) error {
	if err := s.may(); err != nil {
		return err
	}
	return s.Store.Write(name, data)
}

// Move implements [Store].
func (s *Shared) Move(name, to string) error {
	if err := s.may(); err != nil {
		return err
	}
	return s.Store.Move(name, to)
}

// Delete implements [Store].
func (s *Shared) Delete(name string) error {
	if err := s.may(); err != nil {
		return err
	}
	return s.Store.Delete(name)
}

// wishName is the document that says that another window wants to look on.
const wishName = "looks-on"

// Wish tells the window that plays that this one wants to look on.
func (s *Shared) Wish() error { return s.Store.Write(wishName, []byte("{}")) }

// Wished tells once whether another window wants to look on.
func (s *Shared) Wished() bool {
	_, err := s.Store.Read(wishName)
	return err == nil && s.Delete(wishName) == nil
}
