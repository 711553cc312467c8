package starship

// Squares are counted from the Dark edge (y = 0) and from the left as the Light Side sees it (x = 0).

// A Facing is where a nose points (R5).
type Facing uint8

const (
	North Facing = iota // to the Dark edge
	East
	South
	West
)

var (
	stepX = [4]int{0, 1, 0, -1}
	stepY = [4]int{-1, 0, 1, 0}
)

// Left and Right are a quarter turn on.
func (f Facing) Left() Facing  { return (f + 3) & 3 }
func (f Facing) Right() Facing { return (f + 1) & 3 }

var facingIDs = [4]string{"north", "east", "south", "west"}

// String returns its name in transcripts.
func (f Facing) String() string { return facingIDs[f&3] }

// A Face is a side of a ship's space (R5.6).
type Face uint8

const (
	Nose Face = iota
	Port
	Starboard
	Stern
	NoFace // of a fighter (R2.4)

	NumFaces = 4
)

var faceIDs = [...]string{"nose", "port", "starboard", "stern", "any"}

// String returns its name in words and transcripts.
func (f Face) String() string { return faceIDs[f] }

// A Space is the squares that a ship covers (R5.1).
type Space struct {
	X, Y, Size int
	Facing     Facing
}

// Space returns where a ship stands.
func (s *State) Space(slot Slot) Space {
	ship := &s.Ships[slot]
	return Space{int(ship.X), int(ship.Y), s.Cards.Card(ship.Card).Size(), ship.Facing}
}

// FaceToward is the face that looks one way (R5.6).
func (a Space) FaceToward(way Facing) Face {
	switch way {
	case a.Facing:
		return Nose
	case a.Facing.Right():
		return Starboard
	case a.Facing.Left():
		return Port
	}
	return Stern
}

// Standing is the table with a ship in another place.
func (s *State) Standing(slot Slot, at Space) State {
	then := *s
	ship := &then.Ships[slot]
	ship.X, ship.Y, ship.Facing = uint8(at.X), uint8(at.Y), at.Facing
	then.Land(slot)
	return then
}

// Covers reports whether a square belongs to it.
func (a Space) Covers(x, y int) bool {
	return x >= a.X && x < a.X+a.Size && y >= a.Y && y < a.Y+a.Size
}

// Overlaps reports whether two spaces share a square.
func (a Space) Overlaps(b Space) bool { return a.Distance(b) == 0 }

// Distance is counted between the nearest squares, a diagonal as one (R5.4, R5.5); 0 where they overlap.
func (a Space) Distance(b Space) int {
	return max(gap(a.X, a.Size, b.X, b.Size), gap(a.Y, a.Size, b.Y, b.Size))
}

// gap is the distance of two stretches of squares.
func gap(a, aSize, b, bSize int) int {
	switch {
	case a+aSize <= b:
		return b - a - aSize + 1
	case b+bSize <= a:
		return a - b - bSize + 1
	}
	return 0
}

// Distance is that of two ships.
func (s *State) Distance(a, b Slot) int { return s.Space(a).Distance(s.Space(b)) }

// Adjacent reports whether two ships stand in neighboring squares (R5.3).
func (s *State) Adjacent(a, b Slot) bool { return s.Distance(a, b) == 1 }

// Inside reports whether all of a space lies on the map.
func (s *State) Inside(a Space) bool {
	return a.X >= 0 && a.Y >= 0 && a.X+a.Size <= int(s.Width) && a.Y+a.Size <= int(s.Height)
}

// step moves a space one square.
func (a Space) step(f Facing) Space {
	a.X, a.Y = a.X+stepX[f], a.Y+stepY[f]
	return a
}

// Faces are those of a target that an attacker can hit, a bit for each face: the ones that at least one of its squares sees
// (R5.9, Q2), both where a square lies on the line between them (R5.8).
func (s *State) Faces(from, target Space) (faces uint8) {
	if s.House.Has(CornerFromCentre) && from.Size == 2 {
		return target.seen(2*from.X+2, 2*from.Y+2)
	}
	for x := from.X; x < from.X+from.Size; x++ {
		for y := from.Y; y < from.Y+from.Size; y++ {
			faces |= target.seen(2*x+1, 2*y+1)
		}
	}
	return faces
}

// seen returns the faces seen from a point, given in half squares (R5.7).
func (a Space) seen(x, y int) uint8 {
	dx, dy := x-(2*a.X+a.Size), y-(2*a.Y+a.Size)
	ahead := dx*stepX[a.Facing] + dy*stepY[a.Facing]
	right := a.Facing.Right()
	beside := dx*stepX[right] + dy*stepY[right]
	var faces uint8
	if abs(ahead) >= abs(beside) {
		faces |= 1 << choose(ahead > 0, Nose, Stern)
	}
	if abs(beside) >= abs(ahead) {
		faces |= 1 << choose(beside > 0, Starboard, Port)
	}
	return faces
}

func choose(yes bool, a, b Face) Face {
	if yes {
		return a
	}
	return b
}

func abs(n int) int { return max(n, -n) }

// A Lane is where a weapon with an arc fires (R5.10).
type Lane uint8

const (
	NoLane Lane = iota
	PortLane
	StarboardLane
	FrontLane
	RearLane
)

var laneIDs = [...]string{"", "port", "starboard", "front", "rear"}

// String returns its name in transcripts.
func (l Lane) String() string { return laneIDs[l] }

// InLane reports whether a target stands in a lane: as wide as the face that it leaves, straight to the edge of the map, one
// square of the target is enough (R5.10, R5.11).
func (a Space) InLane(l Lane, target Space) bool {
	if l == NoLane {
		return true
	}
	way := a.Toward(l)
	if stepX[way] == 0 {
		return gap(a.X, a.Size, target.X, target.Size) == 0 && (target.Y-a.Y)*stepY[way] > 0
	}
	return gap(a.Y, a.Size, target.Y, target.Size) == 0 && (target.X-a.X)*stepX[way] > 0
}

// Toward is the way that a lane runs from a space.
func (a Space) Toward(l Lane) Facing {
	switch l {
	case RearLane:
		return a.Facing.Right().Right()
	case PortLane:
		return a.Facing.Left()
	case StarboardLane:
		return a.Facing.Right()
	}
	return a.Facing
}
