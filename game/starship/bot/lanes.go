package bot

import "holoboard/game/starship"

// beside is how many squares a target stands beside the lane of a weapon, and whether it is on that side at all.
func beside(by, at *unit, a *arm) (off int, there bool) {
	way := by.space.Facing
	switch {
	case a.lane == starship.PortLane:
		way = way.Left()
	case a.lane == starship.StarboardLane:
		way = way.Right()
	}
	dx, dy := 2*at.space.X+at.space.Size-2*by.space.X-by.space.Size, 2*at.space.Y+at.space.Size-2*by.space.Y-by.space.Size
	var along, across int
	switch way {
	case starship.North:
		along, across = -dy, dx
	case starship.South:
		along, across = dy, dx
	case starship.East:
		along, across = dx, dy
	default:
		along, across = -dx, dy
	}
	if a.arc == starship.Spine {
		along = max(along, -along)
	}
	width := by.space.Size + at.space.Size
	return max(0, (max(across, -across)-width+2)/2), along > 0
}
