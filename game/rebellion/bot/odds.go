package bot

import "holoboard/game/rebellion"

// results holds how many of the 6^n results of n mission dice are worth so many
// successes: a die shows none in two of six cases, one in three, two in one.
var results = func() (r [11][21]int64) {
	r[0][0] = 1
	for n := 1; n < len(r); n++ {
		for k, ways := range r[n-1] {
			if ways > 0 {
				r[n][k] += 2 * ways
				r[n][k+1] += 3 * ways
				r[n][k+2] += ways
			}
		}
	}
	return r
}()

// chances holds the chance in percent that some dice (first index) with more
// successes (second) beat some dice (third).
var chances = func() (c [11][5][11]int) {
	for mine := range c {
		for bonus := range c[mine] {
			for theirs := range c[mine][bonus] {
				won, all := winning(mine, bonus, theirs)
				c[mine][bonus][theirs] = int(100 * won / all)
			}
		}
	}
	return c
}()

// winning counts the results in which some dice with more successes beat some dice, and all results.
func winning(mine, bonus, theirs int) (won, all int64) {
	for a, waysA := range results[mine] {
		for b, waysB := range results[theirs] {
			all += waysA * waysB
			if a+bonus > b {
				won += waysA * waysB
			}
		}
	}
	return won, all
}

// MissionChance returns the chance in percent that an attempt succeeds: rounded, but 0 and 100 only if it is certain.
func MissionChance(r rebellion.MissionRoll, by rebellion.Side) int {
	if !r.Opposed {
		return 100
	}
	won, all := winning(int(r.Dice[by]), int(r.Bonus), int(r.Dice[1-by]))
	percent := int((200*won + all) / (2 * all))
	if won > 0 && won < all {
		percent = min(max(percent, 1), 99)
	}
	return percent
}

// rollChance returns the chance in percent that some dice and successes beat some dice.
func rollChance(mine, bonus, theirs int) int { return chances[min(mine, 10)][bonus][min(theirs, 10)] }

// A force is what fights for a side in one theater.
type force struct {
	dice   [2]int // by color
	health int
	count  int
	stars  int // Death Stars that can fire
}

func (f *force) add(u rebellion.Unit, n int) {
	figures := u.Figures()
	f.dice[rebellion.Red] += n * int(figures.Attack[rebellion.Red])
	f.dice[rebellion.Black] += n * int(figures.Attack[rebellion.Black])
	f.count += n
	switch u {
	case rebellion.DeathStar:
		f.stars += n
		f.health += 8 * n // it cannot be damaged; only the Plans destroy it
	default:
		f.health += n * int(figures.Health)
	}
}

// power grows with dice and with health: half of either is a quarter of the power.
func (f *force) power() int {
	dice := min(f.dice[rebellion.Red], 5) + min(f.dice[rebellion.Black], 5)
	return (dice*2 + 1) * f.health
}

// A fleet is what a side has in both theaters.
type fleet [2]force

// add counts n units of a type in.
func (f *fleet) add(u rebellion.Unit, n int) { f[u.Figures().Theater].add(u, n) }

// gather counts in all units of a side in a place.
func (f *fleet) gather(t *table, at rebellion.System, side rebellion.Side) {
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if n := int(t.Units[at][u]); n > 0 {
			f.add(u, n)
		}
	}
}

// battleOdds returns the chance in percent that a force beats another one; one that
// meets nobody wins.
func battleOdds(a, b *force) int {
	if b.count == 0 {
		return 100
	}
	if a.count == 0 {
		return 0
	}
	pa, pb := a.power(), b.power()
	pa, pb = pa*pa, pb*pb
	return 100 * pa / (pa + pb + 1)
}

// clearOdds returns the chance in percent that a fleet leaves nothing of another one.
func clearOdds(a, b *fleet) int {
	return battleOdds(&a[rebellion.Space], &b[rebellion.Space]) * battleOdds(&a[rebellion.Ground], &b[rebellion.Ground]) / 100
}
