package bot

// Ways are what a player may mind that the first admiral did not: for him all figures are 0.
type Ways struct {
	Known int // 1: where the base can only be in one place, nobody looks for it
	Pins  int // percent of a place's nearness that a mission there must be worth more, for it holds up troops that could go on
	Lift  int // points for troops that are deployed where ships can carry them
	Hope  int // percent taken off the hope for a mission that has no place yet, if the leader could move a fleet
	Wins  int // 1: an objective that ends the game is worth it
	Sound int // 1: what gives something away is not tried out
	Split int // 1: it is tried out whether the units of one place more come along
	Later int // rounds more that are looked ahead where the game may end

	Trims Trims
}

// figure returns the figure of a name, or nil.
func (w *Ways) figure(name string) *int {
	for i := range Trim(NumTrims) {
		if i.String() == name && name != "" {
			return &w.Trims[i]
		}
	}
	return map[string]*int{
		"known": &w.Known, "pins": &w.Pins, "lift": &w.Lift, "hope": &w.Hope, "wins": &w.Wins, "sound": &w.Sound, "split": &w.Split, "later": &w.Later,
	}[name]
}
