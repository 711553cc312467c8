// Package desk is where on a person's screens the program's window opens: where it was left, if that is still to be seen, else as large as
// is usual, and never larger than there is room for. It opens nothing.
package desk

// A Screen is a monitor as its person sees it: sizes are the desktop's pixels, in which what the device has is divided by its scale.
type Screen struct {
	Name string
	W, H int
}

// A Place is where a window is and how large it is within its frame: the desktop's pixels, from the upper left corner of the screen.
type Place struct {
	Screen     string `json:"screen"`
	X          int    `json:"x"`
	Y          int    `json:"y"`
	W          int    `json:"w"`
	H          int    `json:"h"`
	Maximized  bool   `json:"maximized"`
	Fullscreen bool   `json:"-"` // the settings keep that
}

const (
	usualW, usualH = 1280, 720
	leastW, leastH = 360, 340 // what can be played in

	// What a screen keeps for itself: the bars of the desktop, of which no program is told, and the window's frame. They are those of
	// the desktops that take most.
	aside, across = 24, 104
	over          = 40 // of that is above the window: its title
)

// Room is how large a window may be on a screen. There may be too little to play in.
func (s Screen) Room() (w, h int) { return s.W - aside, s.H - across }

// fit makes a place no larger than there is room for on a screen; where that is too little the window fills the screen.
func (s Screen) fit(at Place) Place {
	w, h := s.Room()
	at.Fullscreen = at.Fullscreen || w < leastW || h < leastH
	at.W, at.H = min(at.W, max(w, leastW)), min(at.H, max(h, leastH))
	return at
}

// Open is where a window opens: on the screen on which it was left, if that is there, else on the one of the screens that the person
// looks at. A window that was never left, and for which there is not as much room as is usual, takes all there is. It returns the
// screen's place in the list; left is nil for a window that was never left.
func Open(screens []Screen, looked int, left *Place) (screen int, at Place) {
	at = Place{W: usualW, H: usualH}
	screen, there := looked, false
	if left != nil {
		for i, s := range screens {
			if s.Name == left.Screen && (!there || i == looked) {
				screen, there = i, true
			}
		}
		at = *left
	}
	s := screens[screen]
	at.Screen = s.Name
	w, h := s.Room()
	if left == nil || at.W < leastW || at.H < leastH {
		at.Maximized = at.Maximized || usualW > w || usualH > h
		at.W, at.H, there = usualW, usualH, false
	}
	if there {
		return screen, Fit(s, at)
	}
	at = s.fit(at)
	at.X, at.Y = max(s.W-at.W, 0)/2, s.below((s.H-at.H)/2, at.H)
	return screen, at
}

// Fit is a place moved, and made smaller, as far as a screen demands it: the window and its frame are to be seen, and it is not larger
// than there is room for.
func Fit(s Screen, at Place) Place {
	at = s.fit(at)
	at.X, at.Y = min(max(at.X, 0), max(s.W-at.W, 0)), s.below(at.Y, at.H)
	return at
}

// below is a place for a window of some height: its title is to be seen, and all of it.
func (s Screen) below(y, h int) int { return max(min(max(y, over), s.H-h), 0) }
