package main

import "math"

// descend finds weights by gradient descent with some pull to zero, on features that are brought to the same spread.
// What adds up adds the slope of the loss over n samples at some weights.
func descend(spread []float64, n int, pull float64, slopeAt func(w, slope []float64)) []float64 {
	scaled, w := make([]float64, len(spread)), make([]float64, len(spread))
	m, v, slope := make([]float64, len(w)), make([]float64, len(w)), make([]float64, len(w))
	const rounds = 1500
	for round := 1; round <= rounds; round++ {
		clear(slope)
		slopeAt(w, slope)
		for i := range w { // Adam
			d := slope[i]/spread[i]/float64(n) + pull*scaled[i]
			m[i], v[i] = 0.9*m[i]+0.1*d, 0.99*v[i]+0.01*d*d
			scaled[i] -= 0.02 * m[i] / (1 - math.Pow(0.9, float64(round))) / (math.Sqrt(v[i]/(1-math.Pow(0.99, float64(round)))) + 1e-8)
			w[i] = scaled[i] / spread[i]
		}
	}
	return w
}

// spreadOf is how large each feature is as a rule.
func spreadOf(rows [][]float64) []float64 {
	spread := make([]float64, len(rows[0]))
	for _, row := range rows {
		for i, x := range row {
			spread[i] += x * x
		}
	}
	for i := range spread {
		spread[i] = math.Sqrt(spread[i]/float64(len(rows))) + 1e-9
	}
	return spread
}

// little is a pull that only keeps weights of features that say nothing from running away.
const little = 1e-4

func dot(w, x []float64) (z float64) {
	for i := range w {
		z += w[i] * x[i]
	}
	return z
}

func add(to, x []float64, times float64) {
	for i := range to {
		to[i] += times * x[i]
	}
}
