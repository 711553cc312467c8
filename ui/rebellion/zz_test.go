package rebellion

import (
	"fmt"
	"os"
	"testing"
)

func TestZZ(t *testing.T) {
	var w, h int
	fmt.Sscanf(os.Getenv("ZZ"), "%dx%d", &w, &h)
	for i := range Chapters() {
		l := learn(t, "en", i, w, h)
		l.touch = w < h
		l.hand.Touch = l.touch
		for acts := 0; !l.Guide.Over() && acts < 100; acts++ {
			l.wait(t)
			if l.Guide.Over() {
				break
			}
			l.hand.Picture(fmt.Sprintf("%s/%02d-%02d-%s.png", os.Getenv("ZZDIR"), i, acts, l.at()))
			l.act(t)
		}
	}
}
