package render

import (
	"bytes"
	"strconv"
	"testing"
)

// A body of twenty faces is closed: five of them meet at every corner, two at every edge.
func TestTwentyFacesAreABody(t *testing.T) {
	at, edges := map[int]int{}, map[[2]int]int{}
	for _, face := range twentyFaces {
		for i, a := range face {
			b := face[(i+1)%3]
			at[a]++
			edges[[2]int{min(a, b), max(a, b)}]++
		}
	}
	if len(twentyFaces) != 20 || len(at) != 12 || len(edges) != 30 {
		t.Errorf("it has %d faces, %d corners, %d edges", len(twentyFaces), len(at), len(edges))
	}
	for corner, n := range at {
		if n != 5 {
			t.Errorf("at corner %d meet %d faces", corner, n)
		}
	}
	for edge, n := range edges {
		if n != 2 {
			t.Errorf("edge %v is one of %d faces", edge, n)
		}
	}
}

// As it tumbles it turns its faces, and another face that it will show is seen.
func TestTwentyFacesTumble(t *testing.T) {
	var faces []string
	for n := range 20 {
		faces = append(faces, strconv.Itoa(n+1))
	}
	draw := func(at float64, face string) []byte {
		c := testCanvas(1)
		c.DieInPose(Rect{200, 200, 90, 90}, Die{Form: Icosahedron, Ink: BlackDie, Face: face}, Tumble(5, 0, 1, at, face), faces...)
		return c.Image().Pix
	}
	if bytes.Equal(draw(0.5, "12"), draw(0.6, "12")) || bytes.Equal(draw(0.9, "12"), draw(0.9, "7")) {
		t.Error("it does not turn, or does not show its face")
	}
}
