package render

import (
	"math"
	"math/rand/v2"
	"time"
)

// Die is a die with one face up. Its form tells its colour too: a red die is a square with two cut corners, a
// black one a round square with a double line.
type Die struct {
	Red  bool
	Face string // a sign: hit, direct_hit, special or blank
	Dim  bool   // it counts for nothing
	Lit  bool   // it may be taken
}

// DiePath is the outline of a die that fills r.
func DiePath(r Rect, red bool) *Path {
	if !red {
		return PanelPath(r, Round, r.W*0.2, r.H*0.2)
	}
	cut := r.W * 0.22
	return (&Path{}).Polygon(Point{r.X, r.Y}, Point{r.Right() - cut, r.Y}, Point{r.Right(), r.Y + cut},
		Point{r.Right(), r.Bottom()}, Point{r.X + cut, r.Bottom()}, Point{r.X, r.Bottom() - cut})
}

// Die draws a die in the middle of box.
func (c *Canvas) Die(box Rect, d Die) {
	type dieKey struct {
		die     Die
		palette Palette
	}
	square := box.Square()
	margin := 2 + glowWidth/2.0
	alpha := 1.0
	if d.Dim {
		alpha = 0.5
	}
	d.Dim = false
	c.Fade(alpha, func() {
		body := Die{Red: d.Red, Lit: d.Lit} // all faces share its picture
		c.Art(dieKey{body, c.Palette}, square.Inset(-margin), func(p *Pen) { paintDie(p, body, c.Palette, margin) })
		if d.Face != "" {
			size := square.W * 0.72
			c.Sign(d.Face, square.Middle(size, size), c.Palette.Text)
		}
	})
}

func paintDie(p *Pen, d Die, colors Palette, margin float64) {
	body := Rect{margin, margin, p.W - 2*margin, p.H - 2*margin}
	width := max(body.W*0.035, 1)
	path := DiePath(body.Inset(width/2), d.Red)
	if d.Lit {
		p.Glow(path, colors.Legal, glowWidth)
	}
	fill, line := colors.BlackDie, colors.DieLine
	if d.Red {
		fill, line = colors.RedDie, colors.RedDieLine
	}
	p.Fill(path, fill)
	if !d.Red {
		p.Stroke(DiePath(body.Inset(width*3.2), false), Stroke{Color: line.Alpha(0.5), Width: max(width/2, 1)})
	}
	if d.Lit {
		line, width = colors.Legal, width*1.4
	}
	p.Stroke(path, Stroke{Color: line, Width: width})
}

// Pose is how a tumbling die lies at one moment.
type Pose struct {
	Face  string
	Angle float64 // radians
	Scale float64 // of its usual size: it comes nearer as it jumps
	Shift Point   // from where it will settle, in sizes of the die
}

const (
	tumbleFirst = 700 * time.Millisecond
	tumbleEach  = 60 * time.Millisecond
)

// RollTime is how long n dice tumble until the last one lies still, at normal speed.
func RollTime(n int) time.Duration { return tumbleFirst + time.Duration(n)*tumbleEach }

// Tumble is the pose of a die of a roll. t goes from 0 to 1 over the RollTime of n dice, n is the
// number of dice and i the die's place among them; they settle one after the other. The same seed tumbles the same.
func Tumble(seed uint64, i, n int, t float64, face string) Pose {
	end := float64(RollTime(i+1)) / float64(RollTime(n))
	if t >= end {
		return Pose{Face: face, Scale: 1}
	}
	random := rand.New(rand.NewPCG(seed, uint64(i)))
	left := 1 - t/end // of the tumble
	faces := [...]string{"hit", "blank", "direct_hit", "special", "hit", "blank"}
	shown := faces[(int((1-left*left)*14)+random.IntN(len(faces)))%len(faces)]
	turn := (random.Float64() - 0.5) * 14
	from := Point{-1.5 - random.Float64()*2, -1 - random.Float64()*1.5}
	jump := math.Abs(math.Sin(left * left * 3 * math.Pi))
	return Pose{
		Face: shown, Angle: turn * left * left, Scale: 1 + 0.35*jump*left,
		Shift: Point{from.X * left * left, from.Y*left*left - 0.5*jump*left},
	}
}

// DieInPose draws a die that tumbles to box.
func (c *Canvas) DieInPose(box Rect, d Die, pose Pose) {
	d.Face = pose.Face
	square := box.Square()
	at := square.Move(pose.Shift.X*square.W, pose.Shift.Y*square.H)
	c.Turn(at.Center(), pose.Angle, pose.Scale, func() { c.Die(at, d) })
}
