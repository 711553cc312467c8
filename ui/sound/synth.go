package sound

import (
	"math"
	"math/rand/v2"
)

// wave is a piece of sound that is being made. Its functions change it and return it.
type wave []float64

func samples(seconds float64) int { return int(seconds * Rate) }

// shape is one swing of a tone, for a phase from 0 to 1.
type shape func(phase float64) float64

func sine(phase float64) float64 { return math.Sin(2 * math.Pi * phase) }

func saw(phase float64) float64 { return 2*phase - 1 }

// buzz is a square wave with its edges rounded.
func buzz(phase float64) float64 { return math.Tanh(3 * sine(phase)) }

// tone glides from one pitch to another, in swings a second.
func tone(seconds, from, to float64, s shape) wave {
	w := make(wave, samples(seconds))
	phase := 0.0
	for i := range w {
		w[i] = s(phase)
		phase += from * math.Pow(to/from, float64(i)/float64(len(w))) / Rate
		phase -= math.Floor(phase)
	}
	return w
}

// noise is the same rush for the same seed.
func noise(seconds float64, seed uint64) wave {
	w := make(wave, samples(seconds))
	random := rand.New(rand.NewPCG(seed, 0))
	for i := range w {
		w[i] = 2*random.Float64() - 1
	}
	return w
}

// dull takes away what is higher than a pitch that glides.
func (w wave) dull(from, to float64) wave {
	kept := 0.0
	for i := range w {
		pitch := from * math.Pow(to/from, float64(i)/float64(len(w)))
		kept += (w[i] - kept) * (1 - math.Exp(-2*math.Pi*pitch/Rate))
		w[i] = kept
	}
	return w
}

// thin takes away what is lower than a pitch.
func (w wave) thin(pitch float64) wave {
	low := append(wave(nil), w...).dull(pitch, pitch)
	for i := range w {
		w[i] -= low[i]
	}
	return w
}

// fade lets it swell for a time, and then die away: to a third in each further time of the given length. Its end is silent,
// for what is cut off clicks.
func (w wave) fade(swell, die float64) wave {
	closes := 0.2 * float64(len(w))
	for i := range w {
		w[i] *= min(float64(len(w)-1-i)/closes, 1)
		t := float64(i) / Rate
		if t < swell {
			w[i] *= t / swell
		} else {
			w[i] *= math.Exp((swell - t) / die)
		}
	}
	return w
}

// arch lets it swell until its middle and then die away.
func (w wave) arch() wave {
	for i := range w {
		w[i] *= sine(float64(i) / float64(2*len(w)))
	}
	return w
}

// tremble lets its strength change so many times a second.
func (w wave) tremble(often, depth float64) wave {
	for i := range w {
		w[i] *= 1 - depth*(0.5-0.5*math.Cos(2*math.Pi*often*float64(i)/Rate))
	}
	return w
}

// with adds another wave, so loud and so many seconds later.
func (w wave) with(other wave, loud, later float64) wave {
	start := samples(later)
	if need := start + len(other); need > len(w) {
		w = append(w, make(wave, need-len(w))...)
	}
	for i, v := range other {
		w[start+i] += v * loud
	}
	return w
}

// done is the finished sound: as loud at most as peak, with soft ends that are silent.
func (w wave) done(peak float64) []float32 {
	const opens, closes = 0.002, 0.02 // seconds
	most := 0.0
	for i := range w {
		end := float64(len(w) - 1 - i)
		w[i] *= min(float64(i)/(opens*Rate), end/(closes*Rate), 1)
		most = max(most, math.Abs(w[i]))
	}
	out := make([]float32, len(w))
	for i, v := range w {
		out[i] = float32(v / most * peak)
	}
	return out
}
