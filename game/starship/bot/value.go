package bot

// What a table is worth to a seat: one table of features and weights, all integers.

// A Feature is one thing that a plan is judged by, or a figure of that judgement.
type Feature uint8

const (
	Dealt    Feature = iota // worth that the own attacks take in the next Attack Phase
	Taken                   // worth that the enemy's take
	Approach                // ships on their way to what they can hurt
	Lanes                   // targets a square or two beside a lane
	Exposed                 // own ships as they are seen by all that could come

	NumFeatures = iota
)

// String is its name in keys of words.
func (f Feature) String() string {
	return [NumFeatures]string{"dealt", "taken", "approach", "lanes", "exposed"}[f]
}

const (
	mayCome   = NumFeatures + iota // percent: a fighter that still moves comes where it is feared
	mayFlee                        // percent: a small ship that still moves is still there
	mayPass                        // percent: a big one still stands so
	leastCare                      // percent: own losses against the enemy's, for the stronger
	mostCare                       // for the weaker
	farther                        // percent less of a promise for each square
	least                          // percent of what it could do that a promise is worth at least
	lastFull                       // per mille of its cost: a ship one counter before it turns
	turned                         // just turned
	lastLeft                       // one counter before it falls
	power                          // percent of a big ship's worth that its weapons make, the rest its Hull; 0: by the three above
	center                         // deployment: for each half square from the middle
	forward                        // for each square behind the front row
	apart                          // for each ship near, and each square that it is too near
	room                           // squares within which a ship is near
	placed                         // percent of the first attacks that a formation is planned by; 0: each ship is placed by the four above
	deadly                         // percent of a fighter's worth that its weapons make, the rest its cost
	risked                         // percent of its worth that an own fighter counts for: in a short battle one held back attacks no more
	patience                       // rounds after which own losses count ever less, so that no battle goes on for ever; 0: never

	numWeights
)

// Weights are percent of what a feature measures, in hundredths of a point, and the other figures of a judgement.
type Weights [numWeights]int

// plain are the weights of the scripts: a yardstick that stays as it is.
var plain = Weights{
	Dealt: 100, Taken: 90, Approach: 60, Lanes: 40, Exposed: 0,
	mayCome: 50, mayFlee: 50, mayPass: 75, leastCare: 25, mostCare: 150, farther: 12, least: 20,
	lastFull: 620, turned: 550, lastLeft: 200, risked: 100,
	center: 4, forward: 10, apart: 120, room: 2,
}

// usual are the weights of whoever has no others: a ship is worth what it can still do.
var usual = func() Weights {
	w := plain
	w[power], w[patience] = 25, 14
	return w
}()

// bold are the weights of the officer and the admiral: their fighters go where they can attack, whoever moves first.
var bold = func() Weights {
	w := usual
	w[risked], w[mayPass], w[deadly], w[placed], w[center], w[forward] = 50, 95, 60, 100, 0, 60
	return w
}()

// weightNames are for tuning.
var weightNames = map[string]int{
	"dealt": int(Dealt), "taken": int(Taken), "approach": int(Approach), "lanes": int(Lanes), "exposed": int(Exposed),
	"come": mayCome, "flee": mayFlee, "pass": mayPass, "leastcare": leastCare, "mostcare": mostCare, "farther": farther, "least": least,
	"lastfull": lastFull, "turned": turned, "center": center, "forward": forward, "apart": apart, "room": room, "lastleft": lastLeft, "power": power, "patience": patience, "risked": risked, "deadly": deadly, "placed": placed,
}

// A verdict is what each feature adds to the value of a table, weighted.
type verdict [NumFeatures]int

// value is their sum.
func (v *verdict) value() (sum int) {
	for _, n := range v {
		sum += n
	}
	return sum
}

// judge values the places of all ships, in hundredths of a point, for the side that plans.
func (t *table) judge(withTheirs bool) (v verdict) {
	v[Dealt] = t.exchange(mine) * t.w[Dealt] / 100
	v[Approach] = t.approach(mine) * t.w[Approach] / 100
	if withTheirs {
		v[Taken] = -t.exchange(theirs) * t.care / 100
	}
	v[Lanes] = (t.lanes(mine) - t.lanes(theirs)) * t.w[Lanes] / 100
	return v
}

// near is how much of a promise holds at a distance.
func (t *table) near(promise, distance int) int {
	return promise * 100 / (100 + t.w[farther]*max(0, distance-1))
}

// late tells whether a battle has gone on for longer than a captain waits for the enemy to come.
func (t *table) late(round int) bool { return t.w[patience] > 0 && round > t.w[patience] }

// caring is how much own losses weigh against the enemy's, percent: the stronger side may trade, the weaker may not.
func (t *table) caring() int {
	var worth [2]int
	for side := range 2 {
		for i := range t.units[side] {
			worth[side] += int(t.units[side][i].worth[0])
		}
	}
	return min(max(t.w[Taken]*(worth[theirs]+point)/(worth[mine]+point), t.w[leastCare]), t.w[mostCare])
}

// approach is what ships of a side that must be beside their targets promise to do later.
func (t *table) approach(side int) (sum int) {
	for i := range t.units[side] {
		if u := &t.units[side][i]; u.fighter || t.chase[side] {
			sum += t.bestPromise(side, i)
		}
	}
	return sum
}

func (t *table) bestPromise(side, i int) (best int) {
	for j := range t.units[1-side] {
		best = max(best, t.near(t.promise(side, i, j), int(t.at(side, i, j).distance)))
	}
	return best
}

// promise is what attacking an enemy would bring a fighter, less what it would suffer there; a little in any case, so that
// nobody stays away for ever.
func (t *table) promise(side, i, j int) int {
	by, at := &t.units[side][i], &t.units[1-side][j]
	if p := by.promise[j]; p != 0 {
		return int(p)
	}
	b := bearing{distance: 1, faces: 1<<2 | 1}
	gain := 0
	for k := range by.n {
		if a := &by.arms[k]; a.id != 7 && !(a.bigOnly && at.fighter) {
			sh, _ := t.shotAt(side, by, a, at, &b)
			gain += sh.fresh(at)
		}
	}
	loss := 0
	for k := range at.n {
		if a := &at.arms[k]; a.id == 7 || at.fighter {
			sh, _ := t.shotAt(1-side, at, a, by, &b)
			loss += sh.fresh(by)
		}
	}
	p := max(gain-loss*t.care/100, gain*t.w[least]/100+1)
	by.promise[j] = int32(p)
	return p
}

// fresh is what an attack takes from a ship at which nobody else fires.
func (s shot) fresh(u *unit) int {
	w := func(d int8) int { return int(u.worth[0] - u.worth[min(int(d), u.fall)]) }
	return ((20-int(s.need))*w(s.damage) + w(s.critical)) / 20
}

// lanes is what weapons with an arc promise: targets a step or two beside a lane.
func (t *table) lanes(side int) (sum int) {
	for i := range t.units[side] {
		u := &t.units[side][i]
		if !u.arcs {
			continue
		}
		for k := range u.n {
			if a := &u.arms[k]; a.arc != 0 {
				best := int32(0)
				for _, s := range t.row(side, i, k) {
					best = max(best, s.soon)
				}
				sum += int(best)
			}
		}
	}
	return sum
}

// laneSoon is the best that a weapon with an arc could do if its target stood in its lane, less for each square beside it.
func (t *table) laneSoon(side, i int, a *arm) (best int) {
	u := &t.units[side][i]
	for j := range t.units[1-side] {
		at := &t.units[1-side][j]
		if !at.fighter {
			best = max(best, t.soonAt(side, u, a, at, t.at(side, i, j)))
		}
	}
	return best
}

func (t *table) soonAt(side int, u *unit, a *arm, at *unit, b *bearing) int {
	off, ahead := beside(u, at, a)
	if !ahead || off > 6 {
		return 0
	}
	sh, _ := t.shotAt(side, u, a, at, b)
	return sh.fresh(at) * (7 - off) / 7
}
