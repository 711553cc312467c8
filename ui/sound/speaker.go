package sound

import (
	"errors"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Speaker plays sounds on the machine's loudspeaker. Where there is none it plays nothing, which is no error: a game
// can be played without. There can be only one.
type Speaker struct {
	mixer   Mixer
	trouble func(error)
	opening sync.Once

	lock    sync.Mutex  // held for moments, and never while the device is waited for
	device  device      // nil while nothing can be heard
	player  *oto.Player // plays as long as it is kept
	rest    *time.Timer
	wanted  bool // the device is to run
	runs    bool // it does
	turning bool // from one to the other, which may take long, or never end
}

// A device is a loudspeaker that may rest. What asks it anything waits for a sound server, which may answer late, or never.
type device interface {
	Resume() error
	Suspend() error
}

// quiet is how long after the last sound the loudspeaker is let go of.
const quiet = 4 * time.Second

// NewSpeaker returns a speaker that tells trouble why nothing can be heard. It looks for the loudspeaker when it is to
// play its first sound: a browser allows none before the player has done something. What is to be played until it is
// found is not heard.
func NewSpeaker(trouble func(error)) *Speaker { return &Speaker{trouble: trouble} }

// Play begins a sound at a volume from 0 to 1. It waits for nothing.
func (s *Speaker) Play(sound Sound, volume float64) {
	s.opening.Do(func() { go s.open() })
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.device == nil {
		return
	}
	s.rest.Reset(quiet)
	if s.wanted = true; s.runs || s.mixer.silent() {
		s.mixer.Play(sound, volume)
	}
	s.turn()
}

// open opens the loudspeaker, or tells why it cannot.
func (s *Speaker) open() {
	const patience = 10 * time.Second
	late := time.AfterFunc(patience, func() { s.trouble(errors.New("the sound server does not answer")) })
	device, err := openDevice()
	late.Stop()
	if err != nil {
		s.trouble(err)
		return
	}
	const ahead = Rate / 20 * frameSize // bytes that are worked out before they are heard
	player := device.NewPlayer(&s.mixer)
	player.SetBufferSize(ahead)
	player.Play()
	s.lock.Lock()
	defer s.lock.Unlock()
	s.player = player
	s.begin(device)
}

// begin has a loudspeaker that runs play from now on.
func (s *Speaker) begin(d device) {
	s.device, s.wanted, s.runs = d, true, true
	s.rest = time.AfterFunc(quiet, s.sleep)
}

func openDevice() (*oto.Context, error) {
	if err := found(); err != nil {
		return nil, err
	}
	device, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: Rate, ChannelCount: channels, Format: oto.FormatSignedInt16LE, ApplicationName: "Holoboard",
	})
	if err != nil {
		return nil, err
	}
	<-ready
	return device, device.Err()
}

// sleep spares the machine a stream of silence.
func (s *Speaker) sleep() {
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.device != nil && s.mixer.silent() {
		s.wanted = false
		s.turn()
	}
}

// turn has the device run or rest as it should, beside the window.
func (s *Speaker) turn() {
	if s.device == nil || s.turning || s.runs == s.wanted {
		return
	}
	s.turning = true
	device, run := s.device, s.wanted
	go func() {
		turn := device.Suspend
		if run {
			turn = device.Resume
		}
		s.turned(run, turn())
	}()
}

// turned takes what the device has come to. One that is gone is given up.
func (s *Speaker) turned(runs bool, err error) {
	if err != nil {
		s.trouble(err)
	}
	s.lock.Lock()
	defer s.lock.Unlock()
	s.turning, s.runs = false, runs
	if err != nil {
		s.device = nil
	}
	s.turn()
}
