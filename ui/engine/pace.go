package engine

// pace is how many ticks go by while the machine draws a frame: one where it keeps up, two before a television of thirty frames a second.
type pace struct {
	ticks int     // since something was last drawn
	drew  bool    // there was a frame to draw then
	age   int     // ticks that the window is open
	mean  float64 // ticks a frame, of those that were drawn lately
}

// tick counts a tick. While nobody sees the window, none counts.
func (p *pace) tick(hidden bool) {
	p.age++
	if p.ticks++; hidden {
		p.ticks, p.drew = 0, false
	}
}

// drawn is told of each time that something could have been drawn, and whether there was a frame. The first frames do not count: much is
// prepared beside them; and none counts for more than a few.
func (p *pace) drawn(fresh bool) {
	const settled, most, lately = 180, 6, 16
	if p.drew && p.age > settled {
		p.mean += (float64(min(p.ticks, most)) - p.mean) / lately
	}
	p.ticks, p.drew = 0, fresh
}

// slow tells whether the machine draws fewer than some 25 frames a second, when it has any to draw.
func (p *pace) slow() bool { return p.mean > 2.4 }
