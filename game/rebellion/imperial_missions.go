package rebellion

// The Imperial missions and projects, in the order of the tables.
func imperialMissions() []MissionCard {
	return []MissionCard{
		RuleByFear: {
			ID: "rule_by_fear", Side: Empire, Kind: Starting, Copies: 1, Skill: Diplomacy, Needs: 1,
			Where:  systems(populous, withImperialUnit),
			Effect: []func(Turn){gainImperialLoyalty(1)},
		},
		GatherIntel: {
			ID: "gather_intel", Side: Empire, Kind: Starting, Copies: 1, Skill: Intel, Needs: 1,
			Where: systems(rebelSystem),
			Effect: []func(Turn){func(t Turn) {
				units := t.count(t.baseBox(), Rebels, func(Unit) bool { return true })
				t.drawProbes(max(units/4, 1))
			}},
		},
		CaptureRebelOperative: {
			ID: "capture_rebel_operative", Side: Empire, Kind: Starting, Copies: 1, Skill: SpecOps, Needs: 1,
			Where:  against(againstLeader, withImperialUnit),
			Effect: []func(Turn){func(t Turn) { t.capture(t.Mission.Target) }},
		},
		ResearchAndDevelopment: {
			ID: "research_and_development", Side: Empire, Kind: Starting, Copies: 1, Skill: Logistics, Needs: 1, Resolve: true,
			Where:  systems(imperialLoyal),
			Effect: []func(Turn){Turn.researchProjects, Turn.returnProject},
		},
		AddressDelays: {
			ID: "address_delays", Side: Empire, Copies: 2, Skill: Logistics, Needs: 1, Resolve: true,
			Where:  systems(imperialSystem),
			Effect: []func(Turn){func(t Turn) { t.queueIcons(Empire, t.Mission.System) }},
		},
		CarbonFreezing: {
			ID: "carbon_freezing", Side: Empire, Copies: 1, Skill: SpecOps, Needs: 3,
			Where: against(againstCaptive),
			Effect: []func(Turn){func(t Turn) {
				t.freeze(t.Mission.Target)
				t.moveReputation(-1)
			}},
		},
		CollectBounty: {
			ID: "collect_bounty", Side: Empire, Copies: 1, Skill: SpecOps, Needs: 3, Portrait: BobaFett.set(),
			Where:  against(againstLeader),
			Effect: []func(Turn){Turn.collectBounty, Turn.bringBounty},
		},
		Detained: {
			ID: "detained", Side: Empire, Copies: 1, Skill: SpecOps, Needs: 1, Portrait: GeneralTagge.set(),
			Where: against(againstAnybody),
			Effect: []func(Turn){func(t Turn) {
				if l := t.Mission.Target; !t.Captive(l) {
					t.Public.Detained |= l.set()
					t.tell(Event{Kind: LeaderDetained, Leader: l})
				}
			}},
		},
		DisplayOfPower: {
			ID: "display_of_power", Side: Empire, Copies: 1, Skill: Diplomacy, Needs: 3,
			Where:  systems(populous),
			Effect: []func(Turn){gainImperialLoyalty(2)},
		},
		DoubleOurEfforts: {
			ID: "double_our_efforts", Side: Empire, Copies: 1, Skill: Diplomacy, Needs: 1, Resolve: true, Portrait: MoffJerjerrod.set(),
			Where:  systems(imperialSystem),
			Effect: []func(Turn){Turn.doubleEfforts},
		},
		FearWillKeepThemInLine: {
			ID: "fear_will_keep_them_in_line", Side: Empire, Copies: 1, Skill: Diplomacy, Needs: 1, Portrait: GrandMoffTarkin.set(),
			Where: systems(withAny(DeathStar, StarDestroyer, SuperStarDestroyer)),
			Effect: []func(Turn){func(t Turn) {
				first := t.chooseInRegion(NoSystem)
				t.gainLoyalty(Empire, first, 1)
				t.gainLoyalty(Empire, t.chooseInRegion(first), 1)
			}},
		},
		HomingBeacon: {
			ID: "homing_beacon", Side: Empire, Copies: 1, Skill: Intel, Needs: 3,
			Where:  against(againstCaptive),
			Effect: []func(Turn){Turn.followBeacon},
		},
		HuntThemDown: {
			ID: "hunt_them_down", Side: Empire, Copies: 1, Skill: SpecOps, Needs: 2, Portrait: SoontirFel.set(),
			Where:  systems(),
			Effect: []func(Turn){func(t Turn) { t.destroyAny(2) }},
		},
		ImperialPropaganda: {
			ID: "imperial_propaganda", Side: Empire, Copies: 1, Skill: Diplomacy, Needs: 2, Portrait: JanusGreejatus.set(),
			Where: systems(imperialSystem),
			Effect: []func(Turn){func(t Turn) {
				regionOf[t.Mission.System.Region()].each(func(s System) { t.loseLoyalty(Rebels, s) })
			}},
		},
		InterceptTransmissions: {
			ID: "intercept_transmissions", Side: Empire, Copies: 2, Skill: Intel, Needs: 2,
			Where:  systems(rebelSystem),
			Effect: []func(Turn){Turn.interceptTransmissions},
		},
		Interrogation: {
			ID: "interrogation", Side: Empire, Copies: 2, Skill: SpecOps, Needs: 2,
			Where:  against(againstCaptive),
			Effect: []func(Turn){Turn.showObjectives},
		},
		InterrogationDroid: {
			ID: "interrogation_droid", Side: Empire, Copies: 1, Skill: Intel, Needs: 3, Portrait: ColonelYularen.set(), AllIcons: true,
			Where:  against(againstCaptive),
			Effect: []func(Turn){Turn.nameSystems},
		},
		LongRangeProbe: {
			ID: "long_range_probe", Side: Empire, Copies: 1, Skill: Intel, Needs: 2, Portrait: AdmiralPiett.set(),
			Where:  systems(),
			Effect: []func(Turn){Turn.longRangeProbe},
		},
		LureOfTheDarkSide: {
			ID: "lure_of_the_dark_side", Side: Empire, Copies: 1, Skill: Diplomacy, Needs: 3, Portrait: EmperorPalpatine.set(), AllIcons: true,
			Where:  against(againstCaptive),
			Effect: []func(Turn){func(t Turn) { t.lure(t.Mission.Target) }},
		},
		PlanetaryConquest: {
			ID: "planetary_conquest", Side: Empire, Copies: 1, Skill: SpecOps, Needs: 2, Portrait: GeneralVeers.set(),
			Where:  systems(),
			Effect: []func(Turn){Turn.conquer},
		},
		ProbeDroidInitiative: {
			ID: "probe_droid_initiative", Side: Empire, Copies: 1, Skill: Intel, Needs: 1, Resolve: true, Portrait: AdmiralOzzel.set(),
			Where: systems(withAny(StarDestroyer, SuperStarDestroyer)),
			Effect: []func(Turn){func(t Turn) {
				n := 2
				if t.Mission.portrait() {
					n = 4
				}
				t.drawProbes(n)
			}},
		},
		RetrieveThePlans: {
			ID: "retrieve_the_plans", Side: Empire, Copies: 1, Skill: SpecOps, Needs: 3, Portrait: DarthVader.set(),
			Where:  against(againstCaptive),
			Effect: []func(Turn){Turn.showObjectives, Turn.sendObjective},
		},
		SecretWeaponsResearch: {
			ID: "secret_weapons_research", Side: Empire, Copies: 2, Skill: Logistics, Needs: 1, Resolve: true,
			Where:  systems(imperialSystem),
			Effect: []func(Turn){func(t Turn) { t.drawProjects(2) }},
		},
		TradeNegotiations: {
			ID: "trade_negotiations", Side: Empire, Copies: 2, Skill: Diplomacy, Needs: 2,
			Where:  systems(populous),
			Effect: []func(Turn){gainImperialLoyalty(1)},
		},
		ConstructDeathStar: {
			ID: "construct_death_star", Side: Empire, Kind: Project, Copies: 1, Skill: Logistics, Needs: 1, Resolve: true,
			Where: systems(remote, noRebelUnit),
			Effect: []func(Turn){func(t Turn) {
				if t.gain(DeathStarUnderConstruction, t.Mission.System) {
					t.enqueue(DeathStar, 3)
				}
			}},
		},
		ConstructFactory: {
			ID: "construct_factory", Side: Empire, Kind: Project, Copies: 2, Skill: Logistics, Needs: 1, Resolve: true,
			Where: systems(imperialSystem),
			Effect: []func(Turn){func(t Turn) {
				t.removeSabotage(t.Mission.System)
				t.queueIcons(Empire, t.Mission.System)
			}},
		},
		ConstructSuperStarDestroyer: {
			ID: "construct_super_star_destroyer", Side: Empire, Kind: Project, Copies: 2, Skill: Logistics, Needs: 1, Resolve: true,
			Where:  systems(imperialSystem, withIcon(SpaceSquare)),
			Effect: []func(Turn){func(t Turn) { t.enqueue(SuperStarDestroyer, 3) }}, // the space is not verified (O53)
		},
		OverseeProject: {
			ID: "oversee_project", Side: Empire, Kind: Project, Copies: 2, Skill: Logistics, Needs: 1, Resolve: true,
			Where:  systems(withImperialUnit, noRebelUnit, overseen, overseenStanding),
			Effect: []func(Turn){Turn.oversee},
		},
		SuperlaserOnline: {
			ID: "superlaser_online", Side: Empire, Kind: Project, Copies: 3, Skill: Logistics, Needs: 1, Resolve: true,
			Where: systems(withAny(DeathStar)),
			Effect: []func(Turn){
				func(t Turn) { t.destroySystem(t.Mission.System) },
				func(t Turn) { t.gainLoyalty(Empire, t.chooseInRegion(NoSystem), 1) },
			},
		},
	}
}

func gainImperialLoyalty(points int) func(Turn) {
	return func(t Turn) { t.gainLoyalty(Empire, t.Mission.System, points) }
}

// chooseInRegion asks for a populous system of the mission's region other than
// one; NoSystem if there is none.
func (t Turn) chooseInRegion(other System) System {
	fits := Systems(0)
	regionOf[t.Mission.System.Region()].each(func(s System) {
		if s != other && t.populous(s) {
			fits |= s.set()
		}
	})
	if fits == 0 {
		return NoSystem
	}
	t.put(t.Mission.Side, AskGainLoyaltyIn, t.Mission.Card.Thing())
	fits.each(func(s System) { t.ask.Offer(s.Thing()) })
	return System(t.ask.One().A)
}

// researchProjects: two projects, of which one goes back; or the sabotage marker
// away and one project, offered only where a marker is (O42).
func (t Turn) researchProjects() {
	m := &t.Mission
	t.put(Empire, AskResearch, m.System.Thing())
	t.ask.Offer(DrawProjects.Thing())
	if t.Sabotaged.has(m.System) {
		t.ask.Offer(ClearSabotage.Thing())
	} else {
		t.ask.OfferIf(ClearSabotage.Thing(), whyNotSabotaged)
	}
	if t.ask.One() == ClearSabotage.Thing() {
		t.removeSabotage(m.System)
		t.drawProjects(1)
		return
	}
	var drawn [10]uint8
	for i := range t.Empire.Drawn {
		if p, ok := t.drawProject(); ok {
			t.Empire.Drawn[i] = p
			drawn[i] = uint8(p)
			m.Choice++
		}
	}
	t.tell(Event{Kind: ProjectsDrawn, N: m.Choice, List: drawn})
}

func (t Turn) returnProject() {
	drawn := t.Empire.Drawn
	t.Empire.Drawn = [2]Mission{}
	if t.Mission.Choice < 2 {
		return
	}
	t.put(Empire, AskReturnProject)
	t.ask.Offer(drawn[0].Thing())
	if drawn[1] != drawn[0] {
		t.ask.Offer(drawn[1].Thing())
	}
	t.buryProject(Mission(t.choose(true).A)) // whether they are alike is secret
}

// collectBounty captures the target and takes him with the assigned leaders to
// the nearest system with an Imperial unit; both are one effect (R20.6, O44).
func (t Turn) collectBounty() {
	t.Mission.Traveling = true
	t.capture(t.Mission.Target)
}

// bringBounty takes the captive along, unless he has sacrificed himself (R20.11).
func (t Turn) bringBounty() {
	m := &t.Mission
	home := t.nearest(m.System, withImperialUnit)
	if t.Captive(m.Target) && home != 0 && !home.has(m.System) {
		t.put(Empire, AskTakeCaptiveTo, m.Target.Thing())
		home.each(func(s System) { t.ask.Offer(s.Thing()) })
		to := System(t.ask.One().A)
		t.Leaders[m.Target].At = Spot(to)
		t.tell(Event{Kind: CaptiveMoved, Leader: m.Target, From: m.System, System: to})
		m.Assigned.each(func(l Leader) { t.placeLeader(l, to) })
	}
	m.Traveling = false
}

// doubleEfforts moves a unit on queue space 3 or 2 one space on; with Jerjerrod
// another one too (O45).
func (t Turn) doubleEfforts() {
	u, space, ok := t.hasten(NoUnit, 0, false)
	if ok && t.Mission.portrait() {
		t.hasten(u, space, true)
	}
}

// hasten asks for a queued unit and moves it one space; done is one that has
// been moved to a space already. It returns the unit and its space now.
func (t Turn) hasten(done Unit, doneAt uint8, optional bool) (Unit, uint8, bool) {
	t.put(Empire, AskHasten, t.Mission.Card.Thing())
	any := false
	for space := uint8(2); space <= 3; space++ {
		for u := range firstUnit {
			n := t.Queue[space][u]
			if u == done && space == doneAt {
				n--
			}
			if n > 0 {
				t.ask.Offer(Queued(u, space))
				any = true
			}
		}
	}
	if optional || !any {
		t.ask.Offer(None.Thing())
	}
	o := t.ask.One()
	if o.Kind != KindQueued {
		return NoUnit, 0, false
	}
	t.Queue[o.B][o.A]--
	t.Queue[o.B-1][o.A]++
	t.tell(Event{Kind: UnitHastened, Unit: Unit(o.A), N: o.B - 1})
	return Unit(o.A), o.B - 1, true
}

// followBeacon frees the captive; the Rebels must place him in the region of
// their base (R25.4).
func (t Turn) followBeacon() {
	l := t.Mission.Target
	region := regionOf[t.Rebel.Base.Region()]
	t.put(Rebels, AskBeacon, l.Thing())
	region.each(func(s System) { t.ask.Offer(s.Thing()) })
	to := System(t.ask.One().A)
	t.ask.Light()
	t.Leaders[l] = Stand{At: Spot(to)}
	t.tell(Event{Kind: LeaderRescued, Leader: l, System: to})
	t.hearBase(region)
}

// interceptTransmissions: of the top eight probe cards the Empire gets those of
// systems with an Imperial unit; the rest are shuffled back.
func (t Turn) interceptTransmissions() {
	t.ask.Light()
	var seen, given [10]uint8
	var back [8]System
	n, got := 0, uint8(0)
	held := Systems(0)
	for s := range System(numSystems) {
		if t.units(s, Empire) {
			held |= s.set()
		}
	}
	var known [8]Systems
	top := min(t.ProbeDeck, 8)
	for i := range top {
		card, _, empire := t.drawProbe()
		seen[i] = uint8(card)
		if held.has(card) {
			t.giveProbe(card, card.set())
			given[got] = uint8(card)
			got++
		} else {
			back[n], known[n] = card, empire&^held
			n++
		}
	}
	for i, card := range back[:n] {
		t.topProbe(card, card.set(), known[i])
		for held := range t.ProbeHand { // not one that the Empire drew before
			t.Rebel.ProbeHand[held] &^= card.set()
		}
	}
	t.shuffleProbes()
	t.tell(Event{Kind: ProbesSeen, N: top, List: seen})
	t.tell(Event{Kind: ProbesShown, N: got, List: given})
}

// showObjectives shows the Empire the Rebels' objectives (R21.1.7).
func (t Turn) showObjectives() {
	t.ask.Light()
	shown := Event{Kind: ObjectivesShown}
	for i, o := range t.Rebel.Objectives[:t.ObjectiveHand] {
		t.Empire.ObjectiveHand[i] = o.set()
		if int(shown.N) == len(shown.List) { // what one event can tell
			t.tell(shown)
			shown = Event{Kind: ObjectivesShown}
		}
		shown.List[shown.N] = uint8(o)
		shown.N++
	}
	t.tell(shown)
}

// sendObjective puts one of the objectives shown at the bottom of the deck.
func (t Turn) sendObjective() {
	if t.ObjectiveHand == 0 {
		return
	}
	t.put(Empire, AskSendObjective)
	for _, o := range t.Rebel.Objectives[:t.ObjectiveHand] {
		t.ask.Offer(o.Thing())
	}
	o := Objective(t.ask.One().A)
	t.takeObjective(o)
	t.buryObjective(o, o.set(), o.set())
	t.tell(Event{Kind: ObjectiveSent, N: o.Card().Stage, Card: o.Thing()})
}

// nameSystems has the Rebels name three systems, the base's among them (R25.4).
func (t Turn) nameSystems() {
	base := t.Rebel.Base
	names := base.set()
	for range 2 {
		t.put(Rebels, AskNameSystem)
		for s := range System(numSystems) {
			if !names.has(s) {
				t.ask.Offer(s.Thing())
			}
		}
		names |= System(t.ask.One().A).set()
	}
	t.ask.Light()
	var list [10]uint8
	n := uint8(0)
	names.each(func(s System) { list[n] = uint8(s); n++ })
	t.hearBase(names)
	t.tell(Event{Kind: SystemsNamed, N: n, List: list})
}

// longRangeProbe has the Rebels say whether the base is in the system; the card
// stays facedown (R18.3.1).
func (t Turn) longRangeProbe() {
	s := t.Mission.System
	t.tell(Event{Kind: BaseAnswered, System: s, N: t.answer(s.set())})
}

// conquer brings ground units from one system, from any distance and without ships.
func (t Turn) conquer() {
	m := &t.Mission
	t.put(Empire, AskConquerFrom, m.System.Thing())
	t.ask.Offer(None.Thing())
	for s := range System(numSystems) {
		if s != m.System && t.groundUnits(s, Empire) {
			t.ask.OfferIf(s.Thing(), t.pinned(s, Empire))
		}
	}
	o := t.ask.One()
	if o.Kind != KindSystem {
		return
	}
	t.haul(haul{
		side: Empire, from: System(o.A), to: m.System, ignoreLoad: true, takes: Unit.ground,
		mostOf: [numUnits]uint8{Stormtrooper: 2, ATST: 1, ATAT: 1},
	})
	m.Fight = true // R8.2.3 to R8.2.5 follow after the mission
}

// oversee deploys a unit from queue space 1 or 2 into the mission's system; a
// Death Star only where one is under construction (R13.5); nothing in a destroyed
// one (R17.4).
func (t Turn) oversee() {
	s := t.Mission.System
	t.put(Empire, AskOversee, s.Thing())
	any := false
	for space := uint8(1); space <= 2; space++ {
		for u := range firstUnit {
			switch {
			case t.Queue[space][u] == 0:
			case t.Destroyed.has(s):
				t.ask.OfferIf(Queued(u, space), whyDestroyed)
			case u == DeathStar && t.Units[s][DeathStarUnderConstruction] == 0:
				t.ask.OfferIf(Queued(u, space), whyDeployStation)
			default:
				t.ask.Offer(Queued(u, space))
				any = true
			}
		}
	}
	if !any {
		t.ask.Offer(None.Thing())
	}
	if o := t.ask.One(); o.Kind == KindQueued {
		t.Queue[o.B][o.A]--
		t.putDeployed(Unit(o.A), s, o.B)
		if Unit(o.A).ground() {
			t.answerAboutBase(s)
			t.MoreCombats |= s.set() // subjugation, and a combat if the base was there
		}
	}
}
