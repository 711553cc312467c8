package sound

import (
	"encoding/binary"
	"math"
	"slices"
	"sync"
)

// Mixer adds up the sounds that are heard at a time. It is a stream without end, as a [Speaker] reads it: 16 bit, little
// endian, two channels that are alike. The zero Mixer is silent.
type Mixer struct {
	lock   sync.Mutex
	voices []voice
}

// voice is a sound that is being heard.
type voice struct {
	sound Sound
	rest  []float32
	gain  float32
}

const (
	mostVoices = 6         // more would only be noise
	tooSoon    = Rate / 20 // after which a sound may begin once more
	channels   = 2
	frameSize  = 2 * channels // bytes
)

// Play begins a sound at a volume from 0 to 1, unless it has only just begun or too many are heard already.
func (m *Mixer) Play(s Sound, volume float64) {
	all := s.Samples()
	m.lock.Lock()
	defer m.lock.Unlock()
	just := func(v voice) bool { return v.sound == s && len(all)-len(v.rest) < tooSoon }
	if len(m.voices) < mostVoices && !slices.ContainsFunc(m.voices, just) {
		m.voices = append(m.voices, voice{s, all, float32(volume)})
	}
}

// silent tells whether nothing is heard.
func (m *Mixer) silent() bool {
	m.lock.Lock()
	defer m.lock.Unlock()
	return len(m.voices) == 0
}

// Read implements [io.Reader]. It never fails.
func (m *Mixer) Read(p []byte) (int, error) {
	m.lock.Lock()
	defer m.lock.Unlock()
	n := len(p) / frameSize * frameSize
	for i := 0; i < n; i += frameSize {
		v := uint16(int16(soft(m.next()) * math.MaxInt16))
		binary.LittleEndian.PutUint16(p[i:], v)
		binary.LittleEndian.PutUint16(p[i+2:], v)
	}
	return n, nil
}

// next is the sum of what is heard at the next moment.
func (m *Mixer) next() (sum float32) {
	for i := range m.voices {
		v := &m.voices[i]
		sum += v.rest[0] * v.gain
		v.rest = v.rest[1:]
	}
	m.voices = slices.DeleteFunc(m.voices, func(v voice) bool { return len(v.rest) == 0 })
	return sum
}

// soft leaves what is quiet as it is, and bends what is loud so that it never gets beyond 1.
func soft(x float32) float32 {
	const straight = 0.6
	switch {
	case x > straight:
		return straight + (1-straight)*float32(math.Tanh(float64((x-straight)/(1-straight))))
	case x < -straight:
		return -soft(-x)
	}
	return x
}
