package render

import (
	"math"
	"time"
)

// Usual lengths of motions at normal speed.
const (
	PanelIn    = 180 * time.Millisecond
	PanelOut   = 120 * time.Millisecond
	FlipTime   = 320 * time.Millisecond
	TravelTime = 420 * time.Millisecond
	DropTime   = 150 * time.Millisecond
	RefuseTime = 250 * time.Millisecond
	ZoomTime   = 250 * time.Millisecond
	StampTime  = 220 * time.Millisecond
	HitTime    = 180 * time.Millisecond
	BlockTime  = 260 * time.Millisecond
	LostTime   = 450 * time.Millisecond
	CountTime  = 90 * time.Millisecond
	BreathTime = 1600 * time.Millisecond
)

// Speed is how fast things move.
type Speed uint8

// The speeds.
const (
	Normal Speed = iota
	Relaxed
	Fast
	Off // everything is there at once
)

func (s Speed) factor() float64 {
	return [...]float64{Normal: 1, Relaxed: 1.5, Fast: 0.5, Off: 0}[s]
}

// Clock tells all motions what time it is. The window moves it on by exact ticks, so a test's motions are exact too.
type Clock struct {
	Now     time.Duration // since the window opened
	Speed   Speed
	Reduced bool // no shake, no zoom, no flash

	skipped time.Duration // motions begun up to here are over
}

// Motion is a stretch of time in which something moves. The zero Motion is over.
type Motion struct {
	begun, start, length time.Duration
}

// Begin starts a motion that takes length at normal speed.
func (c *Clock) Begin(length time.Duration) Motion { return c.BeginAfter(0, length) }

// BeginToRead starts one in which something is to be read: it is no shorter than at normal speed, though motion be off.
func (c *Clock) BeginToRead(length time.Duration) Motion {
	m := c.Begin(length)
	m.length = max(m.length, length)
	return m
}

// BeginAfter starts a motion after a pause; both times are at normal speed.
func (c *Clock) BeginAfter(pause, length time.Duration) Motion {
	f := c.Speed.factor()
	return Motion{
		begun: c.Now, start: c.Now + time.Duration(float64(pause)*f), length: time.Duration(float64(length) * f),
	}
}

// Skip ends every motion that has begun, those too that still pause.
func (c *Clock) Skip() { c.skipped = c.Now + 1 }

// At is how much of the motion is done, from 0 to 1, evenly in time.
func (m Motion) At(c *Clock) float64 {
	if m.Done(c) {
		return 1
	}
	return max(float64(c.Now-m.start)/float64(m.length), 0)
}

// Done tells whether the motion is over.
func (m Motion) Done(c *Clock) bool {
	return m.length <= 0 || m.begun < c.skipped || c.Now >= m.start+m.length
}

// In begins slowly.
func In(t float64) float64 { return t * t * t }

// Out ends slowly.
func Out(t float64) float64 { return 1 - In(1-t) }

// InOut begins and ends slowly.
func InOut(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	return 1 - In(2-2*t)/2
}

// Overshoot goes a little too far before it ends, as what falls into place.
func Overshoot(t float64) float64 {
	const much = 1.7
	u := t - 1
	return 1 + u*u*((much+1)*u+much)
}

// Between is the value that lies the share t of the way from a to b.
func Between(a, b, t float64) float64 { return a + (b-a)*t }

// Shake is a way to the side that shakes a thing twice while t goes from 0 to 1; points for a reach in points.
func Shake(t, reach float64) float64 {
	return math.Sin(t*4*math.Pi) * reach * (1 - t)
}
