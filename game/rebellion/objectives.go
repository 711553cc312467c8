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
	Met        func(Turn) bool
}

var objectiveCards [numObjectiveKinds]ObjectiveCard

// Card returns what an objective prints.
func (o Objective) Card() *ObjectiveCard { return &objectiveCards[o] }

func (o Objective) String() string { return objectiveCards[o].ID }

// set returns the objective as a set of one.
func (o Objective) set() uint16 { return 1 << o }

func init() {
	objectiveCards = [numObjectiveKinds]ObjectiveCard{
		CripplingBlow: {ID: "crippling_blow", Stage: 1, Reputation: 1, When: InBattle,
			Met: func(t Turn) bool { return t.Combat.Initiator == Rebels && t.Combat.LostGround >= 3 }},
		CutSupplyLines: {ID: "cut_supply_lines", Stage: 1, Reputation: 1, When: AtRefresh,
			Met: func(t Turn) bool {
				return t.countSystems(func(s System) bool {
					return t.imperial(s) && (t.Sabotaged.has(s) || t.units(s, Rebels))
				}) >= 3
			}},
		DefendThePeople: {ID: "defend_the_people", Stage: 1, Reputation: 1, When: AtRefresh,
			Met: func(t Turn) bool {
				return t.countSystems(func(s System) bool { return t.rebel(s) && t.units(s, Rebels) }) >= 4
			}},
		RebelAssault: {ID: "rebel_assault", Stage: 1, Reputation: 1, When: InBattle,
			Met: func(t Turn) bool { return t.Combat.Initiator == Rebels && t.Combat.LostDestroyer }},
		RegionalSupport: {ID: "regional_support", Stage: 1, Reputation: 1, When: AtRefresh,
			Met: Turn.supportedRegion},
		DeathStarPlansII:  {ID: "death_star_plans_ii", Stage: 2, Reputation: 2, When: AsPlans, Met: Turn.plansPossible},
		DeathStarPlansIII: {ID: "death_star_plans_iii", Stage: 3, Reputation: 2, When: AsPlans, Met: Turn.plansPossible},
		HeartOfTheEmpire: {ID: "heart_of_the_empire", Stage: 2, Reputation: 2, When: AtRefresh, Returns: true,
			Met: func(t Turn) bool { return t.units(Coruscant, Rebels) && !t.units(Coruscant, Empire) }},
		LeaveNoOneBehind: {ID: "leave_no_one_behind", Stage: 2, Reputation: 1, When: AtRefresh,
			Met: func(t Turn) bool { return t.wearer(CapturedRing) == NoLeader && t.wearer(CarboniteRing) == NoLeader }},
		Liberation: {ID: "liberation", Stage: 2, Reputation: 1, When: AfterWin,
			Met: func(t Turn) bool { return t.Combat.Won[Ground] == Rebels && t.Combat.WasSubjugated }},
		PopularSupport: {ID: "popular_support", Stage: 2, Reputation: 1, When: AtRefresh,
			Met: func(t Turn) bool {
				return t.countSystems(func(s System) bool { return t.Loyalty[s] == Rebels }) >= 6
			}},
		EstablishOutposts: {ID: "establish_outposts", Stage: 3, Reputation: 1, When: AtRefresh,
			Met: func(t Turn) bool {
				return t.countSystems(func(s System) bool { return t.units(s, Rebels) }) >= 5
			}},
		InspireSympathy: {ID: "inspire_sympathy", Stage: 3, When: AtRefresh,
			Met: func(t Turn) bool { return t.Destroyed != 0 }},
		MajorVictory: {ID: "major_victory", Stage: 3, Reputation: 1, When: InBattle,
			Met: func(t Turn) bool { return t.Combat.Initiator == Rebels && t.Combat.LostShips >= 3 }},
		ReturnOfTheJedi: {ID: "return_of_the_jedi", Stage: 3, Reputation: 2, When: AfterWin,
			Met: func(t Turn) bool {
				return (t.Combat.Won[Space] == Rebels || t.Combat.Won[Ground] == Rebels) && t.Combat.Masters
			}},
	}
}

func (t Turn) countSystems(fits func(System) bool) (n int) {
	for s := range System(numSystems) {
		if fits(s) {
			n++
		}
	}
	return n
}

// supportedRegion: in a region every populous system has a Rebel loyalty marker,
// at least one; destroyed ones do not count (R17.8).
func (t Turn) supportedRegion() bool {
	for _, region := range regionOf[1:] {
		loyal, all := 0, true
		region.each(func(s System) {
			switch {
			case !t.populous(s):
			case t.Loyalty[s] == Rebels:
				loyal++
			default:
				all = false
			}
		})
		if all && loyal > 0 {
			return true
		}
	}
	return false
}

// offerObjective lets the Rebels play an objective of a moment whose condition is
// met. They are asked whenever they could hold one, so the question tells nothing.
func (t Turn) offerObjective(when When) Objective {
	met := t.metObjectives(when)
	if met == 0 || !t.mayHold(met) {
		return NoObjective
	}
	t.put(Rebels, "objective")
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
		if c := o.Card(); c.When == when && gone&o.set() == 0 && c.Met(t) {
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
	gained := int(card.Reputation)
	if o == InspireSympathy {
		gained = bits.OnesCount32(uint32(t.Destroyed))
	}
	t.ask.Light()
	t.tell(Event{Kind: ObjectivePlayed, Card: o.Thing(), N: uint8(gained)})
	if card.Returns {
		t.showObjective(o)
	} else {
		t.takeObjective(o)
		t.ObjectiveBox |= o.set()
	}
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

// plansPossible: a Death Star, finished or not, faces at least one Rebel fighter
// after a space battle step (R13.8).
func (t Turn) plansPossible() bool {
	at := &t.Units[t.Combat.System]
	return at[DeathStar]+at[DeathStarUnderConstruction] > 0 && at[XWing]+at[YWing] > 0
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
	t.put(Rebels, "yoda", Objective(f.A).Thing())
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
	t.put(Rebels, "plans_target")
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
	} else if t.house(ObjectivesAtOnce) {
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
	here := t.freeLeaders(t.Combat.System, Empire)
	if here == 0 {
		return
	}
	t.put(Rebels, "eliminate")
	here.each(func(l Leader) { t.ask.Offer(l.Thing()) })
	t.eliminate(Leader(t.ask.One().A))
}
