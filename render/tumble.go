package render

import (
	"math"
	"math/rand/v2"
	"slices"
	"time"
)

// Pose is how a tumbling die lies at one moment. Turned by nothing it shows its face.
type Pose struct {
	Face  string
	Pitch float64 // turned over its upper edge, radians
	Roll  float64 // turned over its right edge
	Spin  float64 // turned on the table
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
	far := (1 - t/end) * (1 - t/end) // still to go
	either := func() float64 { return float64(random.IntN(2)*2 - 1) }
	from := Point{-1.5 - random.Float64()*2, -1 - random.Float64()*1.5}
	jump := math.Abs(math.Sin(far*3*math.Pi)) * math.Sqrt(far)
	return Pose{
		Face:  face,
		Pitch: either() * (5 + 3*random.Float64()) * far,
		Roll:  either() * (4 + 4*random.Float64()) * far,
		Spin:  either() * 3 * random.Float64() * far,
		Scale: 1 + 0.35*jump,
		Shift: Point{from.X * far, from.Y*far - 0.5*jump},
	}
}

// side is one of the six of a cube: where it looks, and where its right and lower edges are.
type side struct{ out, right, down solid }

// solid is a way in space: right, down, and towards the eye.
type solid [3]float64

var sides = [...]side{
	{solid{0, 0, 1}, solid{1, 0, 0}, solid{0, 1, 0}}, // the one that is shown in the end
	{solid{1, 0, 0}, solid{0, 0, -1}, solid{0, 1, 0}},
	{solid{0, 1, 0}, solid{1, 0, 0}, solid{0, 0, -1}},
	{solid{-1, 0, 0}, solid{0, 0, 1}, solid{0, 1, 0}},
	{solid{0, -1, 0}, solid{1, 0, 0}, solid{0, 0, 1}},
	{solid{0, 0, -1}, solid{-1, 0, 0}, solid{0, 1, 0}},
}

// turned turns a way as the pose says.
func (v solid) turned(pose Pose) solid {
	sin, cos := math.Sincos(pose.Roll)
	v[0], v[2] = cos*v[0]+sin*v[2], cos*v[2]-sin*v[0]
	sin, cos = math.Sincos(pose.Pitch)
	v[1], v[2] = cos*v[1]-sin*v[2], cos*v[2]+sin*v[1]
	sin, cos = math.Sincos(pose.Spin)
	v[0], v[1] = cos*v[0]-sin*v[1], cos*v[1]+sin*v[0]
	return v
}

// flat is a way as the eye sees it.
func (v solid) flat(length float64) Point { return Point{v[0], v[1]}.Times(length) }

// lit is how brightly a side that looks this way is lit, 0 to 1: the light comes from the upper left.
func (v solid) lit() float64 { return min(max(-0.45*v[0]-0.55*v[1]+0.7*v[2], 0)+0.3, 1) }

// DieInPose draws a die with the given faces that tumbles to box. One sees the faces of a cube and of a body of twenty as it
// turns; one of eight spins and shows one after the other.
func (c *Canvas) DieInPose(box Rect, d Die, pose Pose, faces ...string) {
	d.Face = pose.Face
	square := box.Square()
	if pose == (Pose{Face: pose.Face, Scale: 1}) {
		c.Die(square, d)
		return
	}
	others := slices.Clone(faces)
	if i := slices.Index(others, pose.Face); i >= 0 {
		others = slices.Delete(others, i, i+1)
	}
	faces = append([]string{pose.Face}, others...)
	if d.Form == Icosahedron {
		c.twenty(square, d, pose, faces)
		return
	}
	if !d.Form.cube() {
		d.Face = faces[int(math.Abs(pose.Pitch))*len(faces)/3%len(faces)]
		c.spinning(square, d, pose)
		return
	}
	const seenEdge = 0.06 // a side turned away more is too thin to be drawn
	edge := square.W * pose.Scale
	middle := square.Center().Add(pose.Shift.Times(square.W))
	for i, s := range sides {
		out, right, down := s.out.turned(pose), s.right.turned(pose), s.down.turned(pose)
		if out[2] < seenEdge {
			continue
		}
		at := middle.Add(out.flat(edge / 2)).Sub(right.flat(edge / 2)).Sub(down.flat(edge / 2))
		c.Slant(square, at, right.flat(edge), down.flat(edge), func() {
			d.Face = faces[i%len(faces)]
			c.dieSide(square, d, out)
		})
	}
}

// spinning draws a die that turns on the table.
func (c *Canvas) spinning(square Rect, d Die, pose Pose) {
	sin, cos := math.Sincos(pose.Spin + pose.Roll)
	edge := square.W * pose.Scale
	right, down := Point{cos, sin}.Times(edge), Point{-sin, cos}.Times(edge)
	at := square.Center().Add(pose.Shift.Times(square.W)).Sub(right.Add(down).Times(0.5))
	c.Slant(square, at, right, down, func() { c.dieFace(square, d, 0) })
}

// dieSide draws a side of a die that looks out: its face, on the sharp edges of the cube while it is turned.
func (c *Canvas) dieSide(square Rect, d Die, out solid) {
	type edgeKey struct{ fill Color }
	const steps, seen = 10, 6
	shade := math.Round((1-out.lit())*steps) / steps
	ink := c.Palette.Dice[d.Ink]
	edge := edgeKey{ink.Fill.Mix(ink.Line, 0.25).Mix(c.Palette.Space, 0.3+0.7*shade)}
	c.Fade(min(seen*(1-out[2]), 1), func() {
		Art(c, edge, square, func(p *Pen, k edgeKey) {
			p.Fill(PanelPath(Rect{0.5, 0.5, p.W - 1, p.H - 1}, Round, p.W*0.07, p.H*0.07), k.fill)
		})
	})
	c.dieFace(square, d, shade)
}
