package starship

import (
	"fmt"
	"os"
	"testing"
)

func TestZZ(t *testing.T) {
	var w, h int
	var touch bool
	fmt.Sscanf(os.Getenv("ZZ"), "%dx%d", &w, &h)
	touch = w < h
	for i := range Chapters() {
		l := learn(t, i, w, h, touch)
		for acts := 0; !l.Guide.Over() && acts < 100; acts++ {
			l.wait(t)
			if l.Guide.Over() {
				break
			}
			l.hand.Picture(fmt.Sprintf("%s/%02d-%02d-%s.png", os.Getenv("ZZDIR"), i, acts, l.at()))
			l.act()
		}
	}
}
