package sound

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// A server is a loudspeaker whose answers take their time.
type server struct {
	waits           func() // until it answers
	err             error
	resumes, sleeps int
}

func (d *server) answer(asked *int) error {
	d.waits()
	*asked++
	return d.err
}

func (d *server) Resume() error  { return d.answer(&d.resumes) }
func (d *server) Suspend() error { return d.answer(&d.sleeps) }

// speaking is a speaker on a server, which says what troubles it; nothing looks for another one.
func speaking(d *server, trouble func(error)) *Speaker {
	s := NewSpeaker(trouble)
	s.opening.Do(func() {})
	s.begin(d)
	return s
}

// hush hears all that is being played to its end, as the device does.
func (s *Speaker) hush() {
	for p := make([]byte, 1<<16); !s.mixer.silent(); {
		s.mixer.Read(p)
	}
}

// A sound server that answers late or never, whether it is to rest or to play, holds up nobody who plays a sound.
func TestASoundServerHoldsUpNobody(t *testing.T) {
	for _, takes := range []time.Duration{0, 12 * time.Second, time.Hour} {
		synctest.Test(t, func(t *testing.T) {
			d := &server{waits: func() { time.Sleep(takes) }}
			s := speaking(d, func(error) {})
			time.Sleep(quiet + time.Second) // it is to rest
			for range 200 {
				began := time.Now()
				s.Play(Pick, 1)
				if waits := time.Since(began); waits > 0 {
					t.Fatalf("with a server that takes %v a sound waits %v", takes, waits)
				}
				time.Sleep(time.Second)
				s.hush()
			}
			time.Sleep(2 * time.Hour) // every answer has come
			synctest.Wait()
			if !s.wanted && s.runs || d.sleeps == 0 || d.sleeps != d.resumes+1 {
				t.Errorf("with a server that takes %v it plays in the end: %v; it has rested %d times and gone on %d times", takes, s.runs, d.sleeps, d.resumes)
			}
		})
	}
}

// A server that is gone is told once and asked no more.
func TestASoundServerThatIsGoneIsGivenUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		told := 0
		d := &server{waits: func() {}, err: errors.New("gone")}
		s := speaking(d, func(error) { told++ })
		time.Sleep(quiet + time.Second)
		for range 5 {
			s.Play(Pick, 1)
			time.Sleep(quiet + time.Second)
		}
		synctest.Wait()
		if told != 1 || d.sleeps != 1 || d.resumes != 0 {
			t.Errorf("it is told %d times, and asked %d times", told, d.sleeps+d.resumes)
		}
	})
}
