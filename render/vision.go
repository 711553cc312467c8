package render

import "math"

// Apart is how far two colours are from one another for a way to see, in CIELAB, where 2 is the least that can be seen at all.
func Apart(a, b Color, v Vision) float64 {
	x, y := lab(seen(a, v)), lab(seen(b, v))
	return math.Sqrt((x[0]-y[0])*(x[0]-y[0]) + (x[1]-y[1])*(x[1]-y[1]) + (x[2]-y[2])*(x[2]-y[2]))
}

// seen is what eyes without one kind of cones see of a colour, in linear light (Machado, Oliveira and Fernandes 2009).
func seen(c Color, v Vision) (out [3]float64) {
	linear := func(u uint8) float64 {
		f := float64(u) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	eyes := [visions][3][3]float64{
		UsualVision:  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
		WithoutRed:   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
		WithoutGreen: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
		WithoutBlue:  {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	}
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	for i, row := range eyes[v] {
		out[i] = min(max(row[0]*in[0]+row[1]*in[1]+row[2]*in[2], 0), 1)
	}
	return out
}

// lab turns linear light into CIELAB, whose distances are about those that eyes see.
func lab(c [3]float64) [3]float64 {
	root := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := root((0.4124*c[0] + 0.3576*c[1] + 0.1805*c[2]) / 0.95047)
	y := root(0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2])
	z := root((0.0193*c[0] + 0.1192*c[1] + 0.9505*c[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}
