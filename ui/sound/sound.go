// Package sound makes the program's short sounds and plays them. They are worked out, not recorded: the same numbers
// every time, from no file.
//
//	sound.go    which sounds there are
//	recipes.go  what each is made of · synth.go  tones, noise and how they fade
//	mixer.go    adds up what is heard at a time
//	speaker.go  brings it to the loudspeaker, where one is found
package sound

import "sync"

// Sound is one of the program's sounds.
type Sound uint8

// The sounds.
const (
	None      Sound = iota // nothing is heard
	Hum                    // something of light comes to be
	Pick                   // a thing is taken up, a button pressed
	Drop                   // a thing is put down
	Refuse                 // that cannot be done
	Card                   // a card is turned or played
	Roll                   // dice tumble
	Stamp                  // an outcome falls
	Hit                    // a shot strikes
	Block                  // a shot is stopped
	Explosion              // a ship, a planet, a unit is lost
	Alarm                  // a fight begins, a secret is out
	Victory                // the game is won
	Ratchet                // the table of the shelf turns to the next title
	Rise                   // a title is opened
	Fall                   // it is left
	numSounds
)

// Rate is how many samples a second of sound has.
const Rate = 44100

var made [numSounds]struct {
	once    sync.Once
	samples []float32
}

// Samples returns a sound, from −1 to 1. It is worked out when it is first asked for.
func (s Sound) Samples() []float32 {
	m := &made[s]
	m.once.Do(func() { m.samples = recipes[s]() })
	return m.samples
}
