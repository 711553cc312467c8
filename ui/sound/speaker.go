package sound

import (
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

	lock    sync.Mutex
	device  *oto.Context // nil while nothing can be heard
	player  *oto.Player  // plays as long as it is kept
	rest    *time.Timer
	resting bool
}

// quiet is how long after the last sound the loudspeaker is let go of.
const quiet = 4 * time.Second

// NewSpeaker returns a speaker that tells trouble why nothing can be heard. It looks for the loudspeaker when it is to
// play its first sound: a browser allows none before the player has done something. What is to be played until it is
// found is not heard.
func NewSpeaker(trouble func(error)) *Speaker { return &Speaker{trouble: trouble} }

// Play begins a sound at a volume from 0 to 1.
func (s *Speaker) Play(sound Sound, volume float64) {
	s.opening.Do(func() { go s.open() })
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.device == nil {
		return
	}
	s.rest.Reset(quiet)
	if s.resting {
		s.resting = false
		s.heed(s.device.Resume())
	}
	s.mixer.Play(sound, volume)
}

// open opens the loudspeaker, or tells why it cannot.
func (s *Speaker) open() {
	device, err := openDevice()
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
	s.device, s.player = device, player
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
	if s.device != nil && !s.resting && s.mixer.silent() {
		s.resting = true
		s.heed(s.device.Suspend())
	}
}

// heed gives up on a loudspeaker that is gone.
func (s *Speaker) heed(err error) {
	if err != nil {
		s.device = nil
		s.trouble(err)
	}
}
