package starship

// An Account is what a side has done and lost in a battle, or in a part of one.
type Account struct {
	Attacks   int // whose die was cast (R10.12)
	Hits      int
	Dealt     int // damage of its hits (R11.6)
	Mean      int // damage that was to be expected of its attacks, in twentieths
	Turned    int // of its own ships, to their Reduced side (R12.2)
	Destroyed int // of its own ships; those too that return to their pool (R14.14)
	Points    int // what its ships cost that are lost: destroyed, or gone from the map (R8.24), and in no pool
}

// Expected is the damage that was to be expected of a side's attacks, rounded.
func (a *Account) Expected() int { return (a.Mean + DieSides/2) / DieSides }

// Beyond is how much more damage a side has done than was to be expected, in hundredths.
func (a *Account) Beyond() int { return (DieSides*a.Dealt - a.Mean) * 100 / DieSides }

// Accounts are those of both sides.
type Accounts [2]Account

// Add adds what happened on a table with such cards.
func (a *Accounts) Add(e *Event, cards Cards) {
	side := &a[e.Ship.Side()]
	switch e.Kind {
	case Rolled:
		side.Attacks++
		side.Mean += int(e.Mean)
	case Hit:
		side.Hits++
		side.Dealt += int(e.N)
	case Turned:
		side.Turned++
	case Destroyed:
		side.Destroyed++
	}
	if (e.Kind == Destroyed || e.Kind == Fled) && e.N == 0 {
		side.Points += cards.Card(e.Card).Cost()
	}
}

// Figures are what a side did to the other one in a battle that ended on such a table, each by a word: what is shot down or turned counts
// for who did it.
func (a *Accounts) Figures(side Side, end *State) map[string]int {
	did, theirs := &a[side], &a[side.Other()]
	return map[string]int{
		"destroyed": theirs.Destroyed, "turned": theirs.Turned, "left": end.Points(side),
		"attacks": did.Attacks, "hits": did.Hits, "dealt": did.Dealt, "expected": did.Expected(),
	}
}
