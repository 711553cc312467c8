package rebellion

import "holoboard/game"

// R21.4: the tactic cards. The deck they belong to is the theater they are
// played in.

// TacticCard is what a tactic card prints.
type TacticCard struct {
	ID      string
	Copies  uint8
	Special bool // costs a special die (R12.5.4)
	Block   bool // played against damage, else in an attack (R12.5.5)
	Draws   int  // tactic cards drawn, each from the deck of the player's choice
	Effect  func(Turn, Tactic)
}

var tacticCards [numTactics]TacticCard

// Card returns what a tactic card prints.
func (c Tactic) Card() *TacticCard { return &tacticCards[c] }

func (c Tactic) String() string { return tacticCards[c].ID }

// Theater returns the deck a card belongs to.
func (c Tactic) Theater() Theater {
	if c < firstSpaceTactic {
		return Ground
	}
	return Space
}

func init() {
	tacticCards = [numTactics]TacticCard{
		GroundBombardment:        {ID: "ground_bombardment", Copies: 1, Special: true, Effect: Turn.bombard},
		GroundBrilliantStrategy:  {ID: "ground_brilliant_strategy", Copies: 1, Special: true, Draws: 2, Effect: Turn.drawAny},
		GroundConcentrateFire:    {ID: "ground_concentrate_fire", Copies: 2, Effect: Turn.concentrateFire},
		GroundCriticalHit:        {ID: "ground_critical_hit", Copies: 2, Effect: dealDamage(1, 1)},
		GroundDefensiveFormation: {ID: "ground_defensive_formation", Copies: 3, Block: true},
		GroundDigIn:              {ID: "ground_dig_in", Copies: 2, Block: true},
		GroundEscapePlan: {ID: "ground_escape_plan", Copies: 1, Special: true,
			Effect: func(t Turn, _ Tactic) { t.Combat.EscapePlan[t.Combat.Attacker] = true }},
		GroundOnslaught:          {ID: "ground_onslaught", Copies: 1, Special: true, Effect: dealDamage(1, 2)},
		GroundTakeItDown:         {ID: "ground_take_it_down", Copies: 1, Special: true, Effect: dealDamage(2, 1)},
		GroundUnstoppableAssault: {ID: "ground_unstoppable_assault", Copies: 1, Special: true, Effect: Turn.forbidBlocking},
		SpaceBrilliantStrategy:   {ID: "space_brilliant_strategy", Copies: 1, Special: true, Draws: 2, Effect: Turn.drawAny},
		SpaceConcentrateFire:     {ID: "space_concentrate_fire", Copies: 2, Effect: Turn.concentrateFire},
		SpaceCriticalHit:         {ID: "space_critical_hit", Copies: 2, Effect: dealDamage(1, 1)},
		SpaceDefensiveFormation:  {ID: "space_defensive_formation", Copies: 3, Block: true},
		SpaceNoEscape: {ID: "space_no_escape", Copies: 1,
			Effect: func(t Turn, _ Tactic) { t.Combat.NoRetreat[t.Combat.Attacker.enemy()] = true }},
		SpaceOnslaught:          {ID: "space_onslaught", Copies: 1, Special: true, Effect: dealDamage(1, 2)},
		SpaceOutmaneuver:        {ID: "space_outmaneuver", Copies: 2, Block: true},
		SpaceTakeItDown:         {ID: "space_take_it_down", Copies: 2, Special: true, Effect: dealDamage(2, 1)},
		SpaceUnstoppableAssault: {ID: "space_unstoppable_assault", Copies: 1, Special: true, Effect: Turn.forbidBlocking},
	}
}

// dealDamage deals so much damage to each of up to so many different enemy units
// of the theater (R12.5.7).
func dealDamage(damage, targets int) func(Turn, Tactic) {
	return func(t Turn, c Tactic) {
		last := -1
		for range targets {
			at := t.chooseTarget(AskDealDamage, c, last)
			if at < 0 {
				return
			}
			t.assignPoints(at, damage, CardHit)
			last = at
		}
	}
}

// Bombards returns how much damage a ship deals to ground units by Bombardment.
func (u Unit) Bombards() uint8 {
	if !u.ship() {
		return 0
	}
	return unitFigures[u].Attack[Red]
}

// CanBombard reports whether a ship of a side in the combat could deal damage by Bombardment (R12.5.7).
func (p *Public) CanBombard(side Side) bool {
	return p.count(p.Combat.System, side, func(u Unit) bool { return u.Bombards() > 0 }) > 0
}

// bombard deals the red attack value of one own ship to enemy ground units, split
// as the player likes (O51).
func (t Turn) bombard(c Tactic) {
	side, s := t.Combat.Attacker, t.Combat.System
	any := false
	t.put(side, AskBombardWith, c.Thing())
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if u.ship() && t.Units[s][u] > 0 {
			t.ask.Offer(u.Thing())
			any = true
		}
	}
	if !any {
		t.ask.Offer(None.Thing()) // the card needs a ship (R12.5.7)
	}
	o := t.ask.One()
	if o.Kind != KindUnit {
		return
	}
	for range Unit(o.A).Bombards() {
		if at := t.chooseTarget(AskDealDamage, c, -1); at >= 0 {
			t.assignPoints(at, 1, CardHit)
		}
	}
}

// drawAny draws the tactic cards of a card one after the other.
func (t Turn) drawAny(c Tactic) {
	for range c.Card().Draws {
		t.then(Frame{Step: stepDrawAny, A: uint8(c)})
	}
}

func (t Turn) drawOne(f Frame) { t.drawFrom(t.Combat.Attacker, Tactic(f.A).Thing(), 1) }

// drawFrom lets a side draw so many tactic cards from a deck of its choice.
func (t Turn) drawFrom(side Side, card game.Option, n int) {
	any := false
	t.put(side, AskDrawFrom, card)
	for th := range Theater(2) {
		if t.anyTactic(th) {
			t.ask.Offer(th.Thing())
			any = true
		}
	}
	if !any {
		t.ask.Offer(None.Thing())
	}
	if o := t.ask.One(); o.Kind == KindTheater {
		t.drawTacticCards(side, Theater(o.A), n)
	}
}

// concentrateFire rerolls up to two own dice of this attack together (R12.5.6).
func (t Turn) concentrateFire(c Tactic) {
	t.put(t.Combat.Attacker, AskReroll, c.Thing())
	t.offerDice()
	var chosen [2]game.Option
	n := copy(chosen[:], t.ask.Some(0, 2))
	for _, o := range chosen[:n] {
		t.rerollDie(o.A)
	}
}

func (t Turn) rerollDie(i uint8) {
	d := &t.Combat.Dice[i]
	was := d.Face
	d.Face = t.roll()
	t.tell(Event{Kind: CombatDieRerolled, Side: t.Combat.Attacker, N: uint8(d.Face), M: uint8(was)})
}

// forbidBlocking: for the rest of the battle step the opponent cannot block.
func (t Turn) forbidBlocking(Tactic) {
	t.Combat.NoBlock[t.Combat.Attacker.enemy()] = true
}
