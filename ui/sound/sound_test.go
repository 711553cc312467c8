package sound

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"
	"testing"
	"time"
)

func TestEverySoundIsShortAndNeitherTooLoudNorTooSoft(t *testing.T) {
	for s := Hum; s < numSounds; s++ {
		all := s.Samples()
		peak, power := 0.0, 0.0
		for _, v := range all {
			peak = max(peak, math.Abs(float64(v)))
			power += float64(v) * float64(v)
		}
		long := time.Duration(len(all)) * time.Second / Rate
		if long < 50*time.Millisecond || long > 2*time.Second {
			t.Errorf("sound %d takes %v", s, long)
		}
		if level := math.Sqrt(power / float64(len(all))); peak > 0.7 || level < 0.02 {
			t.Errorf("sound %d is %.3f loud, at its loudest %.3f", s, level, peak)
		}
		if all[0] != 0 || all[len(all)-1] != 0 {
			t.Errorf("sound %d begins at %v and ends at %v, which would click", s, all[0], all[len(all)-1])
		}
	}
}

// What a tone is made of may end while the others go on; where it is cut off it bends at once, which is heard as a click.
func TestTonesDoNotClick(t *testing.T) {
	for _, s := range []Sound{Pick, Refuse, Block, Alarm, Victory} {
		all := s.Samples()
		usual, most := 0.0, 0.0
		for i := 2; i < len(all); i++ {
			bend := math.Abs(float64(all[i] - 2*all[i-1] + all[i-2]))
			usual, most = usual+bend*bend, max(most, bend)
		}
		usual = math.Sqrt(usual / float64(len(all)))
		if most > 10*usual {
			t.Errorf("sound %d bends %.1f times as much as usual somewhere", s, most/usual)
		}
	}
}

func TestEverySoundIsTheSameEveryTimeAndNoOtherOne(t *testing.T) {
	for s := Hum; s < numSounds; s++ {
		if !slices.Equal(recipes[s](), s.Samples()) {
			t.Errorf("sound %d is another one when it is made again", s)
		}
		for other := Hum; other < s; other++ {
			if likeness(s.Samples(), other.Samples()) > 0.5 {
				t.Errorf("sounds %d and %d are alike", s, other)
			}
		}
	}
}

// likeness is 1 for the same sound, louder or softer, and near 0 for two that have nothing in common.
func likeness(a, b []float32) float64 {
	ab, aa, bb := 0.0, 0.0, 0.0
	for i := range max(len(a), len(b)) {
		x, y := at(a, i), at(b, i)
		ab, aa, bb = ab+x*y, aa+x*x, bb+y*y
	}
	return math.Abs(ab) / math.Sqrt(aa*bb)
}

func at(all []float32, i int) float64 {
	if i >= len(all) {
		return 0
	}
	return float64(all[i])
}

// hear reads a time of what is heard, and returns how loud it is at its loudest, from 0 to 1.
func hear(t *testing.T, m *Mixer, long time.Duration) (peak float64) {
	t.Helper()
	heard := make([]byte, int(long*Rate/time.Second)*frameSize)
	if n, err := m.Read(heard); n != len(heard) || err != nil {
		t.Fatalf("%d bytes of %d are read: %v", n, len(heard), err)
	}
	for i := 0; i < len(heard); i += frameSize {
		if !bytes.Equal(heard[i:i+2], heard[i+2:i+4]) {
			t.Fatalf("the channels differ at %d", i)
		}
		peak = max(peak, math.Abs(float64(int16(binary.LittleEndian.Uint16(heard[i:])))/math.MaxInt16))
	}
	return peak
}

func TestMixer(t *testing.T) {
	var m Mixer
	if got := hear(t, &m, time.Second); got != 0 || !m.silent() {
		t.Errorf("without a sound %v is heard", got)
	}
	m.Play(Stamp, 0.5)
	if got := hear(t, &m, 100*time.Millisecond); math.Abs(got-0.275) > 0.02 || m.silent() {
		t.Errorf("a stamp at half volume is %.3f loud, want 0.275; silent %v", got, m.silent())
	}
	hear(t, &m, time.Second)
	if got := hear(t, &m, time.Second); got != 0 || !m.silent() {
		t.Errorf("after its end %v is heard", got)
	}
	m.Play(Alarm, 0)
	if got := hear(t, &m, time.Second); got != 0 {
		t.Errorf("at volume 0 %v is heard", got)
	}
}

func TestSoundsDoNotPileUp(t *testing.T) {
	var m Mixer
	for range 100 {
		m.Play(Explosion, 1)
	}
	if len(m.voices) != 1 {
		t.Errorf("a sound begins %d times at once", len(m.voices))
	}
	for range 3 {
		for s := Hum; s < numSounds; s++ {
			m.Play(s, 1)
		}
		hear(t, &m, 60*time.Millisecond)
	}
	if len(m.voices) > mostVoices {
		t.Errorf("%d sounds are heard at once, want %d at most", len(m.voices), mostVoices)
	}
	hear(t, &m, 2*time.Second)
	if !m.silent() {
		t.Error("sounds stay for ever")
	}
}

func TestManySoundsAtOnceDoNotClip(t *testing.T) {
	var m Mixer
	loud := slices.Repeat([]float32{1, -1}, Rate)
	for range mostVoices {
		m.voices = append(m.voices, voice{rest: loud, gain: 1})
	}
	if got := hear(t, &m, time.Second); got > 1 || got < 0.9 {
		t.Errorf("%d of the loudest sounds are %v loud", mostVoices, got)
	}
	for _, x := range []float32{-9, -1, -0.4, 0, 0.4, 0.7, 1, 9} {
		if y := soft(x); y > 1 || y < -1 || y*x < 0 || y+soft(-x) != 0 {
			t.Errorf("%v becomes %v", x, y)
		}
	}
}
