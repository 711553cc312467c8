package holo

import "image"

// lined weakens every third line of a sheet, as a projector does; each is so many pixels high.
func lined(m *image.RGBA, pixels int) {
	pixels = max(pixels, 1)
	for y := range m.Rect.Dy() {
		if y/pixels%3 != 0 {
			continue
		}
		row := m.Pix[y*m.Stride : y*m.Stride+4*m.Rect.Dx()]
		for i, v := range row {
			row[i] = uint8(uint16(v) * 9 / 10)
		}
	}
}

// bloom lays a fifth of a sheet, blurred, over it as light.
func bloom(m *image.RGBA, radius int) {
	w, h := m.Rect.Dx()/2, m.Rect.Dy()/2 // soft light needs half the pixels
	small := make([]float32, 4*w*h)
	for y := range h {
		for x := range w {
			for k := range 4 {
				a, b := 2*y*m.Stride+8*x+k, (2*y+1)*m.Stride+8*x+k
				small[4*(y*w+x)+k] = float32(int(m.Pix[a])+int(m.Pix[a+4])+int(m.Pix[b])+int(m.Pix[b+4])) / 4
			}
		}
	}
	line := make([]float32, max(w, h))
	for range 2 {
		for k := range 4 {
			for y := range h {
				blur(small[4*y*w+k:], line[:w], 4, radius/2)
			}
			for x := range w {
				blur(small[4*x+k:], line[:h], 4*w, radius/2)
			}
		}
	}
	const share = 0.2
	for y := range 2 * h {
		for x := range 2 * w {
			for k := range 4 {
				at := y*m.Stride + 4*x + k
				m.Pix[at] = uint8(min(float32(m.Pix[at])+share*small[4*(y/2*w+x/2)+k], 255))
			}
		}
	}
}

// blur replaces values, so far from one to the next, by the means of those around them.
func blur(values, line []float32, step, radius int) {
	sum := float32(0)
	get := func(i int) float32 { return values[min(max(i, 0), len(line)-1)*step] }
	for i := -radius; i <= radius; i++ {
		sum += get(i)
	}
	for i := range line {
		line[i] = sum / float32(2*radius+1)
		sum += get(i+radius+1) - get(i-radius)
	}
	for i, v := range line {
		values[i*step] = v
	}
}
