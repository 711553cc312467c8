package rebellion

import "holoboard/game"

// R12.5, R12.6: one attack: roll, combat actions, assign, block, record.

// attack rolls the dice of a side's units in a theater (R12.5.1 to R12.5.3).
func (t Turn) attack(f Frame) {
	c := &t.Combat
	side, th := Side(f.A), Theater(f.B)
	dice, _ := t.AttackDice(side, th, c.System)
	if side == Rebels && t.millionFirst(f, c.System, dice) {
		return
	}
	c.Attacker, c.Dice, c.Rolled, c.AsRed = side, [10]CombatDie{}, 0, 0
	for color, n := range dice {
		for range n {
			c.Dice[c.Rolled] = CombatDie{Face: t.cast(side, Color(color)), Color: Color(color)}
			c.Rolled++
		}
	}
	var list [10]uint8
	for i, d := range c.Dice {
		list[i] = uint8(d.Face)
	}
	t.tell(Event{Kind: AttackRolled, Side: side, M: uint8(th), N: uint8(dice[Red]), Count: c.Rolled, List: list})
	t.then(
		Frame{Step: stepCombatActions},
		Frame{Step: stepAssignHits},
		Frame{Step: stepBlock},
		Frame{Step: stepRecord},
	)
}

// AttackDice returns the dice of an attack by color: the sum of the attack values, less
// those that cards and Ion Cannons take, then cut to five of each; and that sum.
func (p *Public) AttackDice(side Side, th Theater, s System) (dice, sum [2]int) {
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if f := &unitFigures[u]; f.Theater == th {
			sum[Red] += int(f.Attack[Red]) * int(p.Units[s][u])
			sum[Black] += int(f.Attack[Black]) * int(p.Units[s][u])
		}
	}
	dice = sum
	if side == Empire && th == Space {
		dice[Red] = max(0, dice[Red]-2*int(p.Units[s][IonCannon])) // R12.5.2
	}
	if side == Rebels && p.Combat.firstRound(AccordingToMyDesign) {
		dice = [2]int{max(0, dice[Red]-1), max(0, dice[Black]-2)}
	}
	return [2]int{min(dice[Red], MostDice), min(dice[Black], MostDice)}, sum
}

// MostDice are rolled of each color (R24.1).
const MostDice = 5

// NextAttack returns the dice of a side's next attack in a theater of the combat, as [Public.AttackDice] does. If the side has
// attacked in this combat round it is one of the next, in which a card may have taken dice that it does not take then.
func (p *Public) NextAttack(side Side, th Theater, attacked bool) (dice, sum [2]int) {
	open := *p
	if attacked {
		open.Combat.Round++
	}
	return open.AttackDice(side, th, open.Combat.System)
}

// Dice returns the dice of an attack from the event that tells of it, the red ones first.
func (e Event) Dice() []CombatDie {
	dice := make([]CombatDie, e.Count)
	for i := range dice {
		dice[i] = CombatDie{Face: Face(e.List[i]), Color: Black}
		if i < int(e.N) {
			dice[i].Color = Red
		}
	}
	return dice
}

// combatActions lets the attacker spend specials to draw tactic cards and play
// attack cards, any number in any order (R12.5.4). He is asked whenever he has a
// card or a special, so the question tells nothing.
func (t Turn) combatActions(f Frame) {
	c := &t.Combat
	side, th := c.Attacker, c.Theater
	special := t.specials()
	cards := t.TacticHand[side][th] > 0 && !c.silent(side, th)
	yoda := side == Rebels && c.Rolled > 0 && t.yodaAt(c.System)
	if special == 0 && !cards && !yoda {
		return
	}
	t.put(side, AskCombatAction)
	t.ask.Offer(EndActions.Thing())
	t.ask.OfferIf(DrawTactic.Thing(), t.barsDrawing(th, special != 0))
	hand := t.tacticsOf(side)
	for card := Tactic(1); card < numTactics; card++ {
		if hand[card] > 0 {
			t.ask.OfferIf(card.Thing(), t.barsAttackCard(card, special != 0))
		}
	}
	if yoda {
		t.offerDice()
	}
	o := t.ask.Window()
	switch {
	case o.Kind == KindDie: // the Master Yoda ring, once a round (R9.5.4)
		t.then(f)
		t.YodaUsed = true
		t.rerollDie(o.A)
	case o == DrawTactic.Thing():
		t.then(f)
		t.spendSpecial(NoTactic)
		t.drawTacticCards(side, th, 1)
	case o.Kind == KindTactic:
		card := Tactic(o.A)
		t.then(Frame{Step: stepPlayTactic, A: o.A}, f)
		if card.Card().Special {
			t.spendSpecial(card)
		}
		t.discardTactic(side, card)
		t.ask.Light()
		t.tell(Event{Kind: TacticPlayed, Side: side, Card: card.Thing()})
	}
}

func (t Turn) barsDrawing(th Theater, special bool) *game.Why {
	switch {
	case !special:
		return whyNoSpecial
	case !t.anyTactic(th):
		return whyNoTacticLeft
	}
	return nil
}

// offerDice offers the dice of the attack that are not spent.
func (t Turn) offerDice() {
	for i, d := range t.Combat.Dice[:t.Combat.Rolled] {
		if !d.Spent {
			t.ask.Offer(DieOf(uint8(i), d.Face, d.Color))
		}
	}
}

// anyTactic reports whether a tactic card of a theater can be drawn: one of the
// deck, or of those played, which replace it (R24.4).
func (t Turn) anyTactic(th Theater) bool {
	if t.TacticDeck[th] > 0 {
		return true
	}
	for c := Tactic(1); c < numTactics; c++ {
		if c.Theater() == th && t.TacticPile[c] > 0 {
			return true
		}
	}
	return false
}

// specials returns which colors show a special that is not spent: 1 red, 2 black.
func (t Turn) specials() (colors uint8) {
	for _, d := range t.Combat.Dice[:t.Combat.Rolled] {
		if d.Pays() {
			colors |= 1 << d.Color
		}
	}
	return colors
}

// Pays reports whether a die can be set aside for a tactic card: a special that is not spent (R12.5.4).
func (d CombatDie) Pays() bool { return d.Face == Special && !d.Spent }

func (t Turn) barsAttackCard(c Tactic, special bool) *game.Why {
	switch card := c.Card(); {
	case c.Theater() != t.Combat.Theater:
		return whyOtherTheater
	case t.Combat.silent(t.Combat.Attacker, t.Combat.Theater):
		return whyTrapped
	case card.Block:
		return whyNotAttack
	case card.Special && !special:
		return whyNoSpecial
	}
	return nil
}

// spendSpecial sets a special die aside; where both colors show one the attacker
// chooses, for it can no longer be rerolled (R12.5.4, R12.5.6).
func (t Turn) spendSpecial(card Tactic) {
	c := &t.Combat
	color := Red
	switch t.specials() {
	case 2:
		color = Black
	case 3:
		t.put(c.Attacker, AskPayWith, card.Thing())
		t.ask.Offer(DieOf(0, Special, Red))
		t.ask.Offer(DieOf(1, Special, Black))
		color = Color(t.ask.One().C)
	}
	for i := range c.Dice[:c.Rolled] {
		if d := &c.Dice[i]; d.Pays() && d.Color == color {
			d.Spent = true
			break
		}
	}
	t.tell(Event{Kind: SpecialSpent, Side: c.Attacker, Card: card.Thing()})
}

// playTactic applies an attack card.
func (t Turn) playTactic(f Frame) {
	card := Tactic(f.A)
	card.Card().Effect(t, card)
}

// Shot returns what a die does, if it hits and is not spent (R12.6.1).
func (d CombatDie) Shot() (Shot, bool) {
	switch {
	case d.Spent:
	case d.Face == Direct:
		return DirectHit, true
	case d.Face == Hit && d.Color == Red:
		return RedHit, true
	case d.Face == Hit:
		return BlackHit, true
	}
	return 0, false
}

// fits reports whether a shot can damage a unit: a hit needs health of its
// color, a direct hit and a card do not (R12.6.1).
func (s Shot) fits(u Unit) bool {
	switch s {
	case RedHit:
		return unitFigures[u].HealthColor == Red
	case BlackHit:
		return unitFigures[u].HealthColor == Black
	}
	return true
}

// attacked reports whether a fighter is of those that the attack under way is against.
func (c *Combat) attacked(f Fighter) bool {
	return f.Unit.Side() != c.Attacker && unitFigures[f.Unit].Theater == c.Theater
}

// target reports whether a fighter can be given points by the attacker; one laid
// aside already is done for.
func (c *Combat) target(f Fighter) bool { return c.attacked(f) && !f.Beaten }

// assignHits has the attacker give every hit that fits to an enemy unit (R12.6.1);
// black hits as red ones he may give.
func (t Turn) assignHits(Frame) {
	c := &t.Combat
	for {
		must := false
		t.put(c.Attacker, AskFireAt)
		for shot := RedHit; shot <= DirectHit; shot++ {
			if t.dieFor(shot) >= 0 {
				must = t.offerTargets(shot) || must
			}
		}
		if !must {
			t.ask.Offer(None.Thing())
		}
		o := t.ask.One()
		if o.Kind != KindHit {
			return
		}
		u, shot := Unit(o.A), Shot(o.C)
		if !shot.fits(u) {
			c.AsRed++
		}
		c.Dice[t.dieFor(shot)].Spent = true
		t.assignPoints(t.fighter(u, o.B>>4, o.B&15), 1, shot)
	}
}

// dieFor returns a die that does so, or -1.
func (t Turn) dieFor(shot Shot) int {
	for i, d := range t.Combat.Dice[:t.Combat.Rolled] {
		if s, ok := d.Shot(); ok && s == shot {
			return i
		}
	}
	return -1
}

// offerTargets offers the units a shot fits, alike ones once. It reports whether the
// shot fits any as it is.
func (t Turn) offerTargets(shot Shot) (must bool) {
	c := &t.Combat
	for i, f := range c.Units[:c.Count] {
		if !c.target(f) {
			continue
		}
		o := HitOn(f.Unit, f.Damage, f.Assigned, shot)
		fits := shot.fits(f.Unit)
		if !fits && !c.asRed(shot) {
			t.ask.OfferIf(o, whyOtherColor)
		} else if t.firstAlike(i, -1) {
			t.ask.Offer(o)
			must = must || fits
		}
	}
	return must
}

// firstAlike reports whether no fighter before, but for one, is in the same condition.
func (t Turn) firstAlike(i, other int) bool {
	for j := range i {
		if j != other && t.Combat.Units[j] == t.Combat.Units[i] {
			return false
		}
	}
	return true
}

// fighter finds a fighter in a condition that was offered.
func (t Turn) fighter(u Unit, damage, assigned uint8) int {
	for i, f := range t.Combat.Units[:t.Combat.Count] {
		if f.Unit == u && f.Damage == damage && f.Assigned == assigned && !f.Beaten {
			return i
		}
	}
	panic("rebellion: no such unit in the combat")
}

// assignPoints gives points of damage to a fighter.
func (t Turn) assignPoints(at int, points int, shot Shot) {
	f := &t.Combat.Units[at]
	f.Assigned = min(f.Assigned+uint8(points), 15)
	t.tell(Event{Kind: DamageAssigned, Unit: f.Unit, System: t.Combat.System, N: uint8(points), M: uint8(shot)})
}

// chooseTarget asks the attacker for an enemy unit of the theater; -1 if there is
// none. A further target is another unit, and he may do without. Death Stars have
// no health (R13.1).
func (t Turn) chooseTarget(ask game.Key, card Tactic, other int) int {
	c := &t.Combat
	any := false
	t.put(c.Attacker, ask, card.Thing())
	for i, f := range c.Units[:c.Count] {
		if c.target(f) && i != other && t.firstAlike(i, other) {
			t.ask.Offer(TargetOf(f.Unit, f.Damage, f.Assigned))
			any = true
		}
	}
	if !any || other >= 0 {
		t.ask.Offer(None.Thing())
	}
	o := t.ask.One()
	if o.Kind != KindTarget {
		return -1
	}
	for i, f := range c.Units[:c.Count] {
		if i != other && c.target(f) && f.Unit == Unit(o.A) && f.Damage == o.B>>4 && f.Assigned == o.B&15 {
			return i
		}
	}
	panic("rebellion: no such target in the combat")
}

// block lets the defender play block cards while points are assigned (R12.6.2).
// He is asked whenever he holds cards of the theater, so the question tells nothing.
func (t Turn) block(f Frame) {
	c := &t.Combat
	side, th := c.Attacker.enemy(), c.Theater
	if !t.anyAssigned() || c.NoBlock[side] || c.silent(side, th) || t.TacticHand[side][th] == 0 {
		return
	}
	t.put(side, AskBlock)
	t.ask.Offer(None.Thing())
	hand := t.tacticsOf(side)
	for card := Tactic(1); card < numTactics; card++ {
		if hand[card] > 0 {
			t.ask.OfferIf(card.Thing(), t.barsBlockCard(card, side))
		}
	}
	o := t.ask.Window()
	if o.Kind != KindTactic {
		return
	}
	card := Tactic(o.A)
	t.discardTactic(side, card)
	t.ask.Light()
	t.tell(Event{Kind: TacticPlayed, Side: side, Card: card.Thing()})
	point := Frame{Step: stepBlockPoint, A: o.A}
	t.then(point, f) // further block cards come after the points of this one
	if card.givesUp() {
		t.then(Frame{Step: stepGiveUp, A: o.A}, point)
	}
}

func (t Turn) anyAssigned() bool {
	for _, f := range t.Combat.Units[:t.Combat.Count] {
		if f.Assigned > 0 {
			return true
		}
	}
	return false
}

// barsBlockCard says why a card cannot block now: Dig In and Outmaneuver need
// another card of the theater to give up.
func (t Turn) barsBlockCard(card Tactic, side Side) *game.Why {
	switch {
	case card.Theater() != t.Combat.Theater:
		return whyOtherTheater
	case !card.Card().Block:
		return whyNotBlock
	case card.givesUp() && t.TacticHand[side][t.Combat.Theater] < 2:
		return whyNoSecondCard
	}
	return nil
}

// givesUp reports whether a block card demands that another card of the theater
// is given up; it blocks two points for it.
func (c Tactic) givesUp() bool { return c == GroundDigIn || c == SpaceOutmaneuver }

// giveUp asks which other card of the theater is given up for a block card.
func (t Turn) giveUp(f Frame) {
	side, card := t.Combat.Attacker.enemy(), Tactic(f.A)
	t.put(side, AskGiveUp, card.Thing())
	for c, n := range t.tacticsOf(side) {
		if c := Tactic(c); n > 0 && c.Theater() == card.Theater() {
			t.ask.Offer(c.Thing())
		}
	}
	given := Tactic(t.choose(t.TacticHand[side][card.Theater()] > 1).A) // whether they are alike is secret
	t.discardTactic(side, given)
	t.tell(Event{Kind: TacticGivenUp, Side: side, Card: given.Thing()})
}

// blockPoint takes one point off a unit of the defender's choice (R12.6.2).
func (t Turn) blockPoint(f Frame) {
	c := &t.Combat
	if !t.anyAssigned() {
		return
	}
	t.put(c.Attacker.enemy(), AskBlockOn, Tactic(f.A).Thing())
	for i, fighter := range c.Units[:c.Count] {
		if fighter.Assigned > 0 && t.firstAlike(i, -1) {
			t.ask.Offer(TargetOf(fighter.Unit, fighter.Damage, fighter.Assigned))
		}
	}
	o := t.ask.One()
	at := t.fighter(Unit(o.A), o.B>>4, o.B&15)
	c.Units[at].Assigned--
	t.tell(Event{Kind: DamageBlocked, Unit: Unit(o.A), System: c.System, N: 1})
}

// record puts down the damage: a unit with as much as its health is laid aside
// until the end of the step (R12.6.3, R12.6.4).
func (t Turn) record(Frame) {
	c := &t.Combat
	for i := range c.Units[:c.Count] {
		f := &c.Units[i]
		if f.Assigned == 0 {
			continue
		}
		f.Damage, f.Beaten = c.recorded(*f)
		f.Assigned = 0
		if f.Beaten {
			t.tell(Event{Kind: UnitBeaten, Unit: f.Unit, System: c.System})
		} else {
			t.tell(Event{Kind: UnitDamaged, Unit: f.Unit, System: c.System, N: f.Damage})
		}
	}
	c.Dice, c.Rolled = [10]CombatDie{}, 0
}

// recorded returns the damage on a fighter once the points of the attack are put down, and whether that lays it aside.
func (c *Combat) recorded(f Fighter) (damage uint8, beaten bool) {
	health := c.Health(f.Unit)
	damage = min(f.Damage+f.Assigned, health)
	return damage, f.Beaten || damage == health
}
