package rebellion

import "math/bits"

// R22: objectives. R13.8: Death Star Plans.

// When says at which moment an objective may be played (R22.1).
type When uint8

const (
	AtRefresh When = iota // immediately before Refresh step 1 (R22.4)
	InBattle              // at the end of the battle step that fulfills it (R22.6)
	AfterWin              // at the end of the combat (R22.6)
	AsPlans               // Death Star Plans (R13.8)
)

// ObjectiveCard is an objective: its figures and its condition.
type ObjectiveCard struct {
	ID         string
	Stage      uint8
	Reputation uint8 // 0: as many as systems are destroyed
	When       When
	Returns    bool // to the hand after it is played (R22.3)
	Needs      func(*Public) Needs
}

var objectiveCards [numObjectiveKinds]ObjectiveCard

// Card returns what an objective prints.
func (o Objective) Card() *ObjectiveCard { return &objectiveCards[o] }

// Brings is how much reputation an objective brings if it is played now (R22.3).
func (o Objective) Brings(p *Public) int {
	if o == InspireSympathy {
		return bits.OnesCount32(uint32(p.Destroyed))
	}
	return int(o.Card().Reputation)
}

func (o Objective) String() string { return objectiveCards[o].ID }

// set returns the objective as a set of one.
func (o Objective) set() uint16 { return 1 << o }

func init() {
	objectiveCards = [numObjectiveKinds]ObjectiveCard{
		CripplingBlow: {ID: "crippling_blow", Stage: 1, Reputation: 1, When: InBattle,
			Needs: func(p *Public) Needs {
				return Needs{p.startedByRebels(), {Text: "ground_lost", Have: p.Combat.LostGround, Want: 3}}
			}},
		CutSupplyLines: {ID: "cut_supply_lines", Stage: 1, Reputation: 1, When: AtRefresh,
			Needs: func(p *Public) Needs {
				return p.systemsThat("harried", 3, func(s System) bool {
					return p.imperial(s) && (p.Sabotaged.has(s) || p.units(s, Rebels))
				})
			}},
		DefendThePeople: {ID: "defend_the_people", Stage: 1, Reputation: 1, When: AtRefresh,
			Needs: func(p *Public) Needs {
				return p.systemsThat("defended", 4, func(s System) bool { return p.rebel(s) && p.units(s, Rebels) })
			}},
		RebelAssault: {ID: "rebel_assault", Stage: 1, Reputation: 1, When: InBattle,
			Needs: func(p *Public) Needs {
				return Needs{p.startedByRebels(), so("destroyer_lost", p.Combat.LostDestroyer)}
			}},
		RegionalSupport: {ID: "regional_support", Stage: 1, Reputation: 1, When: AtRefresh,
			Needs: (*Public).supportedRegion},
		DeathStarPlansII:  {ID: "death_star_plans_ii", Stage: 2, Reputation: 2, When: AsPlans, Needs: (*Public).plansPossible},
		DeathStarPlansIII: {ID: "death_star_plans_iii", Stage: 3, Reputation: 2, When: AsPlans, Needs: (*Public).plansPossible},
		HeartOfTheEmpire: {ID: "heart_of_the_empire", Stage: 2, Reputation: 2, When: AtRefresh, Returns: true,
			Needs: func(p *Public) Needs {
				return Needs{so("at_coruscant", p.units(Coruscant, Rebels)), so("coruscant_free", !p.units(Coruscant, Empire))}
			}},
		LeaveNoOneBehind: {ID: "leave_no_one_behind", Stage: 2, Reputation: 1, When: AtRefresh,
			Needs: func(p *Public) Needs {
				return Needs{p.worn("captured", CapturedRing), p.worn("frozen", CarboniteRing)}
			}},
		Liberation: {ID: "liberation", Stage: 2, Reputation: 1, When: AfterWin,
			Needs: func(p *Public) Needs {
				return Needs{so("ground_won", p.Combat.Won[Ground] == Rebels), so("was_subjugated", p.Combat.WasSubjugated)}
			}},
		PopularSupport: {ID: "popular_support", Stage: 2, Reputation: 1, When: AtRefresh,
			Needs: func(p *Public) Needs {
				return p.systemsThat("loyal", 6, func(s System) bool { return p.Loyalty[s] == Rebels })
			}},
		EstablishOutposts: {ID: "establish_outposts", Stage: 3, Reputation: 1, When: AtRefresh,
			Needs: func(p *Public) Needs {
				return p.systemsThat("outposts", 5, func(s System) bool { return p.units(s, Rebels) })
			}},
		InspireSympathy: {ID: "inspire_sympathy", Stage: 3, When: AtRefresh,
			Needs: func(p *Public) Needs { return p.systemsThat("destroyed", 1, p.Destroyed.has) }},
		MajorVictory: {ID: "major_victory", Stage: 3, Reputation: 1, When: InBattle,
			Needs: func(p *Public) Needs {
				return Needs{p.startedByRebels(), {Text: "ships_lost", Have: p.Combat.LostShips, Want: 3}}
			}},
		ReturnOfTheJedi: {ID: "return_of_the_jedi", Stage: 3, Reputation: 2, When: AfterWin,
			Needs: func(p *Public) Needs {
				won := p.Combat.Won[Space] == Rebels || p.Combat.Won[Ground] == Rebels
				return Needs{so("battle_won", won), so("masters", p.Combat.Masters)}
			}},
	}
}

// offerObjective lets the Rebels play an objective of a moment whose condition is
// met. They are asked whenever they could hold one, so the question tells nothing.
func (t Turn) offerObjective(when When) Objective {
	met := t.metObjectives(when)
	if met == 0 || !t.mayHold(met) {
		return NoObjective
	}
	t.put(Rebels, AskObjective)
	t.ask.Offer(None.Thing())
	for _, o := range t.Rebel.Objectives[:t.ObjectiveHand] {
		if met&o.set() != 0 {
			t.ask.Offer(o.Thing())
		}
	}
	o := t.ask.Window()
	if o.Kind != KindObjective {
		return NoObjective
	}
	return Objective(o.A)
}

// metObjectives returns the objectives whose condition is met, but for those that
// have been played and those whose moment in this combat is over.
func (t Turn) metObjectives(when When) (set uint16) {
	gone := t.ObjectiveBox | t.Combat.Fulfilled
	for o := Objective(1); o < numObjectiveKinds; o++ {
		if c := o.Card(); c.When == when && gone&o.set() == 0 && c.Needs(&t.Public).Met() {
			set |= o.set()
		}
	}
	return set
}

// mayHold reports whether, by the stages on the backs, the Rebels may hold one
// of some objectives.
func (t Turn) mayHold(set uint16) bool {
	for ; set != 0; set &= set - 1 {
		o := Objective(bits.TrailingZeros16(set))
		for _, stage := range t.HandStages[:t.ObjectiveHand] {
			if stage == o.Card().Stage {
				return true
			}
		}
	}
	return false
}

// play scores an objective (R22.3).
func (t Turn) play(o Objective) {
	card := o.Card()
	gained := o.Brings(&t.Public)
	t.ask.Light()
	needs := card.Needs(&t.Public)
	if card.Returns {
		t.showObjective(o)
	} else {
		t.takeObjective(o)
		t.ObjectiveBox |= o.set()
	}
	t.tell(Event{Kind: ObjectivePlayed, Card: o.Thing(), N: uint8(gained), List: [10]uint8{needs[0].Have, needs[1].Have}})
	t.moveReputation(gained)
}

// showObjective notes that the Empire has seen a card that stays in the hand.
func (t Turn) showObjective(o Objective) {
	for i, held := range t.Rebel.Objectives[:t.ObjectiveHand] {
		if held == o {
			t.Empire.ObjectiveHand[i] = o.set()
		}
	}
}

// refreshObjective: the Rebels may play one objective before Refresh step 1 (R11.0).
func (t Turn) refreshObjective(Frame) {
	t.beginPhase(Refresh)
	if o := t.offerObjective(AtRefresh); o != NoObjective {
		t.play(o)
	}
}

// plans lets the Rebels try Death Star Plans, once a combat round (R13.9).
func (t Turn) plans(f Frame) {
	if Theater(f.A) != Space || t.Combat.Scored {
		return
	}
	o := t.offerObjective(AsPlans)
	if o == NoObjective {
		return
	}
	t.showObjective(o)
	t.Combat.PlansTried = true
	t.ask.Light()
	t.then(Frame{Step: stepPlansDice, A: uint8(o)})
}

// plansDice rolls the three dice.
func (t Turn) plansDice(f Frame) {
	dice := &t.Combat.PlansDice
	if t.millionFirst(f, t.Combat.System, [2]int{Black: len(dice)}) {
		return
	}
	for i := range dice {
		dice[i] = t.cast(Rebels, Black)
	}
	t.tell(Event{Kind: PlansTried, Card: Objective(f.A).Thing(), N: 3, List: plansList(*dice)})
	t.then(Frame{Step: stepPlansYoda, A: f.A}, Frame{Step: stepPlansResult, A: f.A})
}

func plansList(dice [3]Face) (list [10]uint8) {
	for i, f := range dice {
		list[i] = uint8(f)
	}
	return list
}

// plansYoda: the Master Yoda ring may reroll one of the dice (R13.9).
func (t Turn) plansYoda(f Frame) {
	if !t.yodaAt(t.Combat.System) {
		return
	}
	t.put(Rebels, AskYoda, Objective(f.A).Thing())
	t.ask.Offer(None.Thing())
	for i, face := range t.Combat.PlansDice {
		t.ask.Offer(DieOf(uint8(i), face, Black))
	}
	if o := t.ask.One(); o.Kind == KindDie {
		t.YodaUsed = true
		was := t.Combat.PlansDice[o.A]
		t.Combat.PlansDice[o.A] = t.roll()
		t.tell(Event{Kind: DieRerolled, Side: Rebels, N: uint8(t.Combat.PlansDice[o.A]), M: uint8(was)})
	}
}

// plansResult: with a direct hit a Death Star of the Rebels' choice is destroyed
// and the card is played; without one it stays in the hand.
func (t Turn) plansResult(f Frame) {
	hit := false
	for _, face := range t.Combat.PlansDice {
		hit = hit || face == Direct
	}
	t.Combat.PlansDice = [3]Face{}
	if !hit {
		return
	}
	s := t.Combat.System
	t.put(Rebels, AskPlansTarget)
	for _, u := range []Unit{DeathStar, DeathStarUnderConstruction} {
		if t.Units[s][u] > 0 {
			t.ask.Offer(UnitAt(u, s))
		}
	}
	t.lose(Unit(t.ask.One().A), s)
	t.Combat.Scored = true
	t.play(Objective(f.A))
	t.settle()
}

// battleObjective offers the objectives of destruction, at the end of the step in
// which their condition becomes true and not later (R22.6).
func (t Turn) battleObjective(Frame) {
	if t.Combat.Scored {
		return
	}
	o := t.offerObjective(InBattle)
	t.Combat.Fulfilled |= t.metObjectives(InBattle)
	if o != NoObjective {
		t.Combat.Scored = true
		t.play(o)
	} else if t.house(ObjectivesAtOnce) { // O16
		t.then(Frame{Step: stepVictoryObjective})
	}
}

// victoryObjective offers the objectives of winning a battle at the end of the combat
// (R12.8.2); by a house rule at the end of the step that wins it.
func (t Turn) victoryObjective(Frame) {
	if t.Combat.Scored {
		return
	}
	o := t.offerObjective(AfterWin)
	t.Combat.Fulfilled |= t.metObjectives(AfterWin)
	if o == NoObjective {
		return
	}
	t.Combat.Scored = true
	t.play(o)
	if o == ReturnOfTheJedi && !t.over() && t.Leaders[LukeSkywalkerJedi].At == Spot(t.Combat.System) {
		t.eliminateImperialLeader()
	}
}

// eliminateImperialLeader: one in the system, of the Rebels' choice (R22.8, O41).
func (t Turn) eliminateImperialLeader() {
	here := t.FreeLeaders(t.Combat.System, Empire)
	if here == 0 {
		return
	}
	t.put(Rebels, AskEliminate)
	here.each(func(l Leader) { t.ask.Offer(l.Thing()) })
	t.eliminate(Leader(t.ask.One().A))
}
