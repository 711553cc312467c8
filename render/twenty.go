package render

import "math"

// twentyCorners are the corners of a body of twenty faces that lies with one of them towards the eye, in sizes of its outline: the
// corners of the front face, two rings of three around the middle, and those of the face below. It is a little flat, so that the
// front is as large as on a die that lies still.
var twentyCorners = func() (corners [12]solid) {
	for i := range corners {
		layer := i / 3
		far, high := 1.0, [4]float64{0.81, 0.19, -0.19, -0.81}[layer]
		if layer == 0 || layer == 3 {
			far = dieShapes[Icosahedron].front
		}
		sin, cos := math.Sincos(math.Pi / 3 * float64(2*(i%3)+layer%2))
		corners[i] = solid{far * sin, -far * cos, high}
	}
	return corners
}()

// twentyFaces are the corners of its faces, the front one first.
var twentyFaces = func() [][3]int {
	faces := [][3]int{{0, 1, 2}, {9, 10, 11}}
	for i := range 3 {
		a, b, c, d, next := i, 3+i, 6+i, 9+i, (i+1)%3
		faces = append(faces, [3]int{b, a, next}, [3]int{a, b, c}, [3]int{next, b, 6 + next},
			[3]int{d, b, c}, [3]int{d, b, 6 + next}, [3]int{6 + next, d, 9 + next})
	}
	return faces
}()

// twenty draws a tumbling die of twenty faces.
func (c *Canvas) twenty(square Rect, d Die, pose Pose, faces []string) {
	middle, radius := square.Center().Add(pose.Shift.Times(square.W)), square.W/2*pose.Scale
	for i, face := range twentyFaces {
		var corners [3]Point
		var out solid
		for k, corner := range face {
			at := twentyCorners[corner].turned(pose)
			corners[k] = middle.Add(at.flat(radius))
			for axis := range out {
				out[axis] += at[axis] / 3
			}
		}
		if out[2] > 0 {
			d.Face = faces[i%len(faces)]
			c.facet(square, d, corners, out)
		}
	}
}

// facet draws a triangle of a die that looks out: its face, the first corner being over it.
func (c *Canvas) facet(square Rect, d Die, corners [3]Point, out solid) {
	type facetKey struct{ fill, line Color }
	const steps = 10
	top, right, left := corners[0], corners[1], corners[2]
	if a, b := right.Sub(top), left.Sub(top); a.X*b.Y < a.Y*b.X {
		right, left = left, right
	}
	ink, shade := c.Palette.Dice[d.Ink], math.Round((1-out.lit())*steps)/steps
	key := facetKey{ink.Fill.Mix(ink.Line, 0.12).Mix(c.Palette.Space, shade), ink.Line.Mix(c.Palette.Space, 0.8*shade)}
	box := Rect{square.X, square.Y, square.W, square.W * math.Sqrt(3) / 2}
	across := right.Sub(left)
	c.Slant(box, top.Sub(across.Times(0.5)), across, left.Toward(right, 0.5).Sub(top), func() {
		Art(c, key, box, func(p *Pen, k facetKey) {
			const clear = 0.8 // points around it, so that its edges are smooth however it is turned
			path := (&Path{}).Polygon(Point{p.W / 2, clear}, Point{p.W - clear, p.H - clear}, Point{clear, p.H - clear})
			p.Fill(path, k.fill)
			p.Inside(path, func(p *Pen) { p.Stroke(path, Stroke{Color: k.line, Width: max(p.W*0.06, 2)}) })
		})
		size := dieShapes[Icosahedron].face / dieShapes[Icosahedron].front * square.W // as on the front of one that lies still
		text := c.Palette.Number().Sized(size).In(c.Palette.Text.Mix(c.Palette.Space, shade)).Centered()
		c.Text(d.Face, Around(Point{box.Center().X, box.Y + box.H*2/3}, box.W, size), text)
	})
}
