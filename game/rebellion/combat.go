package rebellion

import "holoboard/game"

// R12: combat.
//
//	12.2 add leader · 12.3 draw tactic cards · 12.4 combat rounds
//	12.5, 12.6 attack: attack.go · 12.7 retreat: retreat.go · 12.8, 12.9 end and victory

// Combat is a combat under way (R12).
type Combat struct {
	Open      bool
	System    System
	Current   Side // the current player of this combat
	Initiator Side // who started it (R22.5)
	Round     uint8
	Cards     ActionsOfSides // Start of Combat cards in force (R12.2.2)
	Summoned  Leaders        // brought by Ready for Action
	CameFrom  [2]Systems     // systems each side's units left to start it (R12.7.3)
	Began     [2][2]bool     // by side and theater: had units at the beginning (R12.9.1)
	Won       [2]Side        // by theater: who has won the battle

	Theater  Theater // of the battle step under way
	Attacker Side
	Dice     [10]CombatDie
	Rolled   uint8
	AsRed    uint8   // black hits given as red ones in this attack
	NoBlock  [2]bool // who cannot block in this battle step

	NoRetreat  [2]bool // who cannot retreat in this round
	EscapePlan [2]bool // who may retreat without transport in this round
	Retreated  [2]bool // who has retreated: once in a combat (R12.7.2)
	PlansTried bool    // Death Star Plans were tried in this round
	PlansDice  [3]Face

	Units [maxFighters]Fighter // all units in the combat that have health
	Count uint8

	Scored        bool   // an objective has been played (R22.2)
	Fulfilled     uint16 // objectives of destruction whose moment has come already (R22.6)
	LostGround    uint8  // health of Imperial ground units destroyed (R22.7)
	LostShips     uint8  // health of Imperial ships destroyed
	LostDestroyer bool   // a Star Destroyer or Super Star Destroyer was
	WasSubjugated bool   // at the beginning (R22.9)
	Masters       bool   // Vader or the Emperor was in the system (R22.8)
	Lost          [numUnits]uint8
}

// maxFighters is more than one system ever holds: all figures but the Death Stars.
const maxFighters = 151

// A Fighter is one unit in a combat.
type Fighter struct {
	Unit     Unit
	Damage   uint8 // markers on it (R12.6.3)
	Assigned uint8 // points of the attack under way
	Beaten   bool  // laid aside, destroyed at the end of the step (R12.6.4)
}

// A CombatDie is a die rolled in an attack.
type CombatDie struct {
	Face  Face
	Color Color
	Spent bool // for a tactic card, or as a hit
}

// combat begins a combat in a system (R12.1).
func (t Turn) combat(f Frame) {
	s, current := System(f.A), Side(f.B)
	t.Combat = Combat{
		Open: true, System: s, Current: current, Initiator: current, Won: [2]Side{NoSide, NoSide},
		WasSubjugated: t.Subjugated.has(s),
	}
	c := &t.Combat
	for _, side := range []Side{Rebels, Empire} {
		if came := &t.CameFrom[side]; came.To == s {
			c.CameFrom[side], *came = came.From, Coming{}
		}
		c.Began[side] = [2]bool{t.ships(s, side), t.groundUnits(s, side) && !t.Destroyed.has(s)} // R12.1.2
		t.enlist(side)
	}
	t.tell(Event{Kind: CombatBegan, System: s, Side: current})
	t.then(
		Frame{Step: stepAddLeader, A: uint8(current)},
		Frame{Step: stepAddLeader, A: uint8(current.enemy())},
		Frame{Step: stepCombatCards, A: uint8(current)},
		Frame{Step: stepCombatCards, A: uint8(current.enemy())},
		Frame{Step: stepDrawTactics, A: uint8(current)},
		Frame{Step: stepDrawTactics, A: uint8(current.enemy())},
		Frame{Step: stepCombatRound},
	)
}

// enlist lists the units of a side that can be damaged.
func (t Turn) enlist(side Side) {
	c := &t.Combat
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		for range t.Units[c.System][u] {
			if unitFigures[u].Health > 0 {
				c.Units[c.Count] = Fighter{Unit: u}
				c.Count++
			}
		}
	}
}

// addLeader: a side with no free leader with tactic values there may add one
// from its pool (R12.2.1, O3), of partners one or the other (R26.7).
func (t Turn) addLeader(f Frame) {
	side, s := Side(f.A), t.Combat.System
	here := t.FreeLeaders(s, side)
	tactical := false
	here.each(func(l Leader) { tactical = tactical || l.tactical() })
	seat, pool, more := t.owner(side, t.pool(side), f.B)
	if !tactical && pool != 0 {
		t.putTo(seat, AskAddLeader, s.Thing())
		t.ask.Offer(None.Thing())
		pool.each(func(l Leader) { t.ask.OfferIf(l.Thing(), t.barsAdding(l)) })
		if o := t.ask.One(); o.Kind == KindLeader {
			t.joinCombat(Leader(o.A))
		} else if more {
			t.then(Frame{Step: stepAddLeader, A: f.A, B: 1})
		}
	}
	t.noteMasters()
}

// joinCombat puts a leader into the system of the combat.
func (t Turn) joinCombat(l Leader) {
	s := t.Combat.System
	t.Leaders[l].At = Spot(s)
	t.tell(Event{Kind: LeaderAdded, Side: t.Serves(l), Leader: l, System: s})
}

// barsAdding: by a house rule only a leader with tactic values may be added (O3).
func (t Turn) barsAdding(l Leader) *game.Why {
	if t.house(AddedLeaderNeedsTactics) && !l.tactical() {
		return whyAddedTactics
	}
	return nil
}

// noteMasters remembers that Vader or the Emperor was here (R22.8).
func (t Turn) noteMasters() {
	for _, l := range []Leader{DarthVader, EmperorPalpatine} {
		if t.freeAt(l, t.Combat.System, Empire) {
			t.Combat.Masters = true
		}
	}
}

// drawTactics: a side draws tactic cards for the highest values of its leaders,
// in the theaters where both sides have units (R12.3).
func (t Turn) drawTactics(f Frame) {
	side, s := Side(f.A), t.Combat.System
	for th := range Theater(2) {
		if !t.shared(s, th) {
			continue // R12.3.2
		}
		best := uint8(0)
		t.FreeLeaders(s, side).each(func(l Leader) { best = max(best, leaderFigures[l].Tactics[th]) })
		t.drawTacticCards(side, th, int(best))
	}
}

// combatRound plays one combat round (R12.4).
func (t Turn) combatRound(Frame) {
	c := &t.Combat
	c.Round++
	c.NoRetreat, c.EscapePlan, c.PlansTried = [2]bool{}, [2]bool{}, false
	t.tell(Event{Kind: CombatRoundBegan, N: c.Round})
	t.then(
		Frame{Step: stepBattle, A: uint8(Space)},
		Frame{Step: stepBattle, A: uint8(Ground)},
		Frame{Step: stepRetreat, A: uint8(c.Current)},
		Frame{Step: stepRetreat, A: uint8(c.Current.enemy())},
		Frame{Step: stepRoundEnd},
	)
}

// battle plays a battle step where both sides have units of its theater: both
// attack once, then what was beaten is destroyed (R12.4.1, R12.4.2).
func (t Turn) battle(f Frame) {
	c, th := &t.Combat, Theater(f.A)
	if !t.shared(c.System, th) {
		return
	}
	c.Theater, c.NoBlock = th, [2]bool{}
	t.tell(Event{Kind: BattleBegan, M: uint8(th)})
	if th == Ground {
		t.drawTacticCards(Rebels, Ground, int(t.Units[c.System][ShieldGenerator]))
	}
	t.then(
		Frame{Step: stepAttack, A: uint8(c.Current), B: f.A},
		Frame{Step: stepAttack, A: uint8(c.Current.enemy()), B: f.A},
		Frame{Step: stepEndBattle, A: f.A},
		Frame{Step: stepPlans, A: f.A}, // R12.4.1
		Frame{Step: stepBattleObjective},
	)
}

// endBattle destroys the beaten units of the step (R12.6.4).
func (t Turn) endBattle(Frame) {
	c := &t.Combat
	for i := 0; i < int(c.Count); {
		if f := c.Units[i]; f.Beaten {
			t.lose(f.Unit, c.System)
			continue // another one stands in its place now
		}
		i++
	}
	t.noteVictories()
	t.settle()
}

// lose destroys a unit; in the system of the combat under way it counts for
// objectives (R22.5).
func (t Turn) lose(u Unit, s System) {
	c := &t.Combat
	if !c.Open || c.System != s {
		t.destroy(u, s)
		return
	}
	t.dismiss(u)
	t.Units[s][u]--
	t.Supply[u]++
	c.Lost[u]++
	if u.Side() == Empire {
		if u.ground() {
			c.LostGround += unitFigures[u].Health
		} else {
			c.LostShips += unitFigures[u].Health
		}
		c.LostDestroyer = c.LostDestroyer || u == StarDestroyer || u == SuperStarDestroyer
	}
	t.tell(Event{Kind: UnitLost, Unit: u, System: s})
}

// dismiss takes a unit off the list of the combat, the most damaged of its type.
func (t Turn) dismiss(u Unit) {
	c := &t.Combat
	worst := -1
	for i, f := range c.Units[:c.Count] {
		if f.Unit == u && (worst < 0 || f.worse(c.Units[worst])) {
			worst = i
		}
	}
	if worst < 0 {
		return // Death Stars are not listed
	}
	copy(c.Units[worst:c.Count], c.Units[worst+1:c.Count])
	c.Count--
	c.Units[c.Count] = Fighter{}
}

func (f Fighter) worse(than Fighter) bool {
	if f.Beaten != than.Beaten {
		return f.Beaten
	}
	return f.Damage > than.Damage
}

// noteVictories records battles won: the enemy has no unit left in a theater
// where he had some (R12.9.1), and not both of them (R12.9.2). It cannot be lost
// again (R12.9.3).
func (t Turn) noteVictories() {
	c := &t.Combat
	for th := range Theater(2) {
		for _, side := range []Side{Rebels, Empire} {
			if c.Won[th] == NoSide && c.Began[side.enemy()][th] && !t.inTheater(c.System, side.enemy(), th) && t.stands(side, th) {
				c.Won[th] = side
				t.tell(Event{Kind: BattleWon, Side: side, M: uint8(th)})
			}
		}
	}
}

// stands reports whether a side can win the battle of a theater: it has units left there, or had none to lose. By a house rule
// there is no battle where it had none (O56).
func (t Turn) stands(side Side, th Theater) bool {
	c := &t.Combat
	if !c.Began[side][th] {
		return !t.house(BattlesNeedBoth)
	}
	return t.inTheater(c.System, side, th)
}

// roundEnd is the end of a combat round (R12.4.4).
func (t Turn) roundEnd(Frame) {
	s := t.Combat.System
	t.loseStructures()
	if t.onlyUnderConstruction() {
		t.lose(DeathStarUnderConstruction, s)
	}
	t.noteVictories()
	if t.settle(); t.over() {
		return
	}
	next := Frame{Step: stepCombatEnd}
	if t.sharesAny(s) {
		next = Frame{Step: stepCombatRound}
	}
	t.then(Frame{Step: stepBattleObjective}, next)
}

// loseStructures: structures left alone against Imperial ground units are
// destroyed (R12.4.4a).
func (t Turn) loseStructures() {
	s := t.Combat.System
	if !t.onlyStructures() {
		return
	}
	for _, u := range []Unit{ShieldGenerator, IonCannon} {
		for t.Units[s][u] > 0 {
			t.lose(u, s)
		}
	}
}

// onlyStructures: the Rebels have nothing else on the ground, and Imperial units
// are there (R12.4.4a).
func (p *Public) onlyStructures() bool {
	s := p.Combat.System
	at := &p.Units[s]
	return !p.Destroyed.has(s) && p.groundUnits(s, Empire) && at[RebelTrooper]+at[Airspeeder] == 0 && at[ShieldGenerator]+at[IonCannon] > 0
}

// Falls reports whether the last units of a side in a theater of the combat are
// destroyed at the end of the round as it stands now, without a roll (R12.4.4).
func (p *Public) Falls(th Theater) bool {
	if th == Space {
		return p.onlyUnderConstruction()
	}
	return p.onlyStructures()
}

// onlyUnderConstruction: the only Imperial ship is the Death Star Under
// Construction, and Rebel ships are there (R12.4.4b).
func (p *Public) onlyUnderConstruction() bool {
	s := p.Combat.System
	ships := p.count(s, Empire, Unit.ship)
	return ships == 1 && p.Units[s][DeathStarUnderConstruction] == 1 && p.ships(s, Rebels)
}

// combatEnd returns the tactic cards and a leader who only came for this combat;
// then come the objectives of winning (R12.8).
func (t Turn) combatEnd(Frame) {
	t.returnTactics()
	t.dismissSummoned()
	t.then(Frame{Step: stepVictoryObjective}, Frame{Step: stepCloseCombat})
}

// closeCombat ends a combat: subjugation, rescue, and combats that it led to.
func (t Turn) closeCombat(Frame) {
	s, current := t.Combat.System, t.Combat.Current
	score := t.Combat.score()
	t.Combat = Combat{}
	t.tell(Event{Kind: CombatEnded, System: s, List: score})
	t.subjugate(s)
	t.settle()
	t.fightMore(current)
}
