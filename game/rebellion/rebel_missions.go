package rebellion

import "holoboard/game"

// The Rebel missions, in the order of the tables.
func rebelMissions() []MissionCard {
	return []MissionCard{
		BuildAlliance: {
			ID: "build_alliance", Side: Rebels, Kind: Starting, Copies: 1, Skill: Diplomacy, Needs: 1,
			Where: systems(populous),
			Bonus: func(p *Public) uint8 {
				if p.units(p.Mission.System, Rebels) {
					return 2
				}
				return 0
			},
			Effect: []func(Turn){func(t Turn) { t.gainLoyalty(Rebels, t.Mission.System, 1) }},
		},
		Infiltration: {
			ID: "infiltration", Side: Rebels, Kind: Starting, Copies: 1, Skill: Intel, Needs: 1,
			Where: systems(withImperialUnit),
			Effect: []func(Turn){
				func(t Turn) { t.Mission.Choice = uint8(t.seeObjectives(2)) },
				Turn.returnObjectives,
			},
		},
		RapidMobilization: {
			ID: "rapid_mobilization", Side: Rebels, Kind: Starting, Copies: 1, Skill: Logistics, Needs: 1, Resolve: true,
			Where: against(onBaseSpace),
			Effect: []func(Turn){func(t Turn) {
				t.Mobilizing[t.Mobilized] = uint8(t.onTurn())<<4 | uint8(t.Mission.Assigned.Count())
				t.Mobilized++
			}},
		},
		Sabotage: {
			ID: "sabotage", Side: Rebels, Kind: Starting, Copies: 1, Skill: SpecOps, Needs: 1,
			Where:  systems(populous), // R16.5
			Effect: []func(Turn){func(t Turn) { t.placeSabotage(t.Mission.System) }},
		},
		BaseDefenses: {
			ID: "base_defenses", Side: Rebels, Copies: 1, Skill: Diplomacy, Needs: 1, Portrait: GeneralRieekan.set(),
			Where: systems(rebelSystem),
			Effect: []func(Turn){func(t Turn) {
				t.gain(IonCannon, t.baseBox())
				t.gain(ShieldGenerator, t.baseBox())
				if t.Revealed {
					t.combatDue(t.Base, Rebels) // R10.3
				}
			}},
		},
		ContingencyPlan: {
			ID: "contingency_plan", Side: Rebels, Copies: 1, Skill: Logistics, Needs: 1, Resolve: true, Portrait: LandoCalrissian.set(),
			Where:  against(nowhere),
			Bars:   Turn.barsContingency,
			Effect: []func(Turn){Turn.layContingency},
		},
		CovertOperation: {
			ID: "covert_operation", Side: Rebels, Copies: 1, Skill: Intel, Needs: 3,
			Where: systems(withImperialUnit),
			Effect: []func(Turn){
				func(t Turn) {
					before := t.ObjectiveHand
					t.drawObjective()
					t.drawObjective()
					t.Mission.Choice = t.ObjectiveHand - before
				},
				Turn.keepObjective,
			},
		},
		DaringRescue: {
			ID: "daring_rescue", Side: Rebels, Copies: 2, Skill: Intel, Needs: 2,
			Where: systems(withCaptive),
			Effect: []func(Turn){func(t Turn) {
				t.rescueOne()
				t.sayWhoGoes()
			}},
		},
		Demolition: {
			ID: "demolition", Side: Rebels, Copies: 1, Skill: SpecOps, Needs: 3,
			Where:  systems(imperialSystem),
			Effect: []func(Turn){Turn.demolish},
		},
		EstablishTradeRelations: {
			ID: "establish_trade_relations", Side: Rebels, Copies: 1, Skill: Diplomacy, Needs: 3, Portrait: MonMothma.set(),
			Where: systems(notSabotaged),
			Effect: []func(Turn){func(t Turn) {
				t.gainLoyalty(Rebels, t.Mission.System, 1)
				t.queueIcons(Rebels, t.Mission.System)
			}},
		},
		ForTheGreaterGood: {
			ID: "for_the_greater_good", Side: Rebels, Copies: 1, Skill: Intel, Needs: 3, Portrait: ObiWanKenobi.set(),
			Where: systems(withCaptive),
			Effect: []func(Turn){
				func(t Turn) {
					t.rescueOne()
					t.then(Frame{Step: stepDestiny})
				},
				Turn.drawObjective,
			},
		},
		HiddenFleet: {
			ID: "hidden_fleet", Side: Rebels, Copies: 3, Skill: Logistics, Needs: 1, Resolve: true,
			Where: systems(noImperialUnit),
			Effect: []func(Turn){func(t Turn) {
				t.haul(haul{
					side: Rebels, from: t.baseBox(), to: t.Mission.System, ignoreLeaders: true,
					takes: func(Unit) bool { return true },
				})
			}},
		},
		HitAndRun: {
			ID: "hit_and_run", Side: Rebels, Copies: 2, Skill: SpecOps, Needs: 2,
			Where:  systems(),
			Effect: []func(Turn){func(t Turn) { t.destroyAny(2) }},
		},
		InciteRebellion: {
			ID: "incite_rebellion", Side: Rebels, Copies: 2, Skill: Diplomacy, Needs: 2,
			Where:  systems(subjugated),
			Effect: []func(Turn){Turn.incite},
		},
		LeadTheStrikeTeam: {
			ID: "lead_the_strike_team", Side: Rebels, Copies: 1, Skill: SpecOps, Needs: 2, Portrait: HanSolo.set(),
			Where: systems(),
			Effect: []func(Turn){func(t Turn) {
				t.haul(haul{
					side: Rebels, from: t.baseBox(), to: t.Mission.System, ignoreLoad: true, takes: Unit.ground, most: 4,
				})
				t.Mission.Fight = true
			}},
		},
		Misdirection: {
			ID: "misdirection", Side: Rebels, Copies: 1, Skill: SpecOps, Needs: 1, Portrait: GeneralMadine.set(),
			Where:  systems(withImperialUnit),
			Effect: []func(Turn){Turn.misdirect},
		},
		PlanTheAssault: {
			ID: "plan_the_assault", Side: Rebels, Copies: 1, Skill: Intel, Needs: 2, Portrait: JanDodonna.set(),
			Where: systems(withImperialShip),
			Effect: []func(Turn){func(t Turn) {
				t.haul(haul{
					side: Rebels, from: t.baseBox(), to: t.Mission.System, ignoreLeaders: true, takes: Unit.ship,
				})
				t.Mission.Fight = true
			}},
		},
		PlantFalseLead: {
			ID: "plant_false_lead", Side: Rebels, Copies: 1, Skill: Logistics, Needs: 1, Resolve: true,
			Where:  systems(withImperialUnit),
			Effect: []func(Turn){Turn.takeProbes, Turn.placeProbes},
		},
		PublicUprising: {
			ID: "public_uprising", Side: Rebels, Copies: 1, Skill: Diplomacy, Needs: 3,
			Where: systems(subjugated),
			Effect: []func(Turn){func(t Turn) {
				t.gainByShape(SpaceCircle, GroundCircle)
				t.gainByShape(SpaceTriangle, GroundTriangle)
				t.gainByShape(SpaceTriangle, GroundTriangle)
				t.Mission.Fight = true
			}},
		},
		RogueSquadronRaid: {
			ID: "rogue_squadron_raid", Side: Rebels, Copies: 1, Skill: SpecOps, Needs: 2, Portrait: WedgeAntilles.set(),
			Where:  systems(imperialSystem),
			Effect: []func(Turn){func(t Turn) { t.destroyQueuedWorth(Rebels, 4) }},
		},
		SeekYoda: {
			ID: "seek_yoda", Side: Rebels, Copies: 1, Skill: Intel, Needs: 1, Resolve: true, Portrait: LukeSkywalker.set(),
			Where:  systems(named(Dagobah)),
			Effect: []func(Turn){Turn.seekYoda},
		},
		StolenPlans: {
			ID: "stolen_plans", Side: Rebels, Copies: 1, Skill: Intel, Needs: 2, Portrait: PrincessLeia.set(),
			Where: systems(withImperialUnit),
			Effect: []func(Turn){
				func(t Turn) { t.Mission.Choice = uint8(t.seeObjectives(4)) },
				Turn.orderObjectives,
			},
		},
		SupportOfMonCalamari: {
			ID: "support_of_mon_calamari", Side: Rebels, Copies: 1, Skill: Diplomacy, Needs: 2, Portrait: AdmiralAckbar.set(),
			Where: systems(named(MonCalamari)),
			Effect: []func(Turn){func(t Turn) {
				t.put(Rebels, AskSupport)
				t.ask.Offer(TakeLoyalty.Thing())
				t.ask.Offer(TakeUnits.Thing())
				if t.ask.One() == TakeLoyalty.Thing() {
					t.gainLoyalty(Rebels, MonCalamari, 2)
				} else {
					t.enqueue(MonCalamariCruiser, 3)
				}
			}},
		},
		WookieeUprising: {
			ID: "wookiee_uprising", Side: Rebels, Copies: 1, Skill: SpecOps, Needs: 3, Portrait: Chewbacca.set(),
			Where: systems(named(Kashyyyk)),
			Effect: []func(Turn){func(t Turn) {
				t.gainLoyalty(Rebels, Kashyyyk, 1)
				t.destroyAny(4)
			}},
		},
	}
}

// returnObjectives puts one of the objectives seen on top, the other at the bottom.
func (t Turn) returnObjectives() {
	if t.Mission.Choice < 2 {
		return
	}
	top := t.ObjectiveDeck - 1
	t.put(Rebels, AskObjectiveTop)
	t.ask.Offer(t.ObjectiveCards[top].Thing())
	t.ask.Offer(t.ObjectiveCards[top-1].Thing())
	kept := Objective(t.ask.One().A)
	first, empire1 := t.takeTop(0)
	second, empire2 := t.takeTop(0)
	buried := first
	if kept == first {
		buried = second
	}
	t.putTop(kept, kept.set(), empire1|empire2)
	t.buryObjective(buried, buried.set(), empire1|empire2)
	t.tell(Event{Kind: ObjectivesPut, N: 1, M: 1})
}

// orderObjectives puts the objectives seen back on top in any order: the last
// one put back lies on top.
func (t Turn) orderObjectives() {
	n := int(t.Mission.Choice)
	var order [4]Objective
	chosen := uint16(0)
	for i := range n {
		t.put(Rebels, AskObjectiveNext)
		for at := int(t.ObjectiveDeck) - 1; at >= int(t.ObjectiveDeck)-n; at-- {
			if o := t.ObjectiveCards[at]; chosen&o.set() == 0 {
				t.ask.Offer(o.Thing())
			}
		}
		order[i] = Objective(t.ask.One().A)
		chosen |= order[i].set()
	}
	empire := uint16(0)
	for range n {
		_, known := t.takeTop(0)
		empire |= known
	}
	for _, o := range order[:n] {
		t.putTop(o, o.set(), empire)
	}
	t.tell(Event{Kind: ObjectivesPut, N: uint8(n)})
}

// keepObjective keeps one of the two objectives drawn; the other goes to the bottom.
func (t Turn) keepObjective() {
	if t.Mission.Choice < 2 {
		return
	}
	last := t.ObjectiveHand - 1
	t.put(Rebels, AskKeepObjective)
	t.ask.Offer(t.Rebel.Objectives[last].Thing())
	t.ask.Offer(t.Rebel.Objectives[last-1].Thing())
	empire := t.Empire.ObjectiveHand[last] | t.Empire.ObjectiveHand[last-1]
	sent := t.Rebel.Objectives[last]
	if t.ask.One() == sent.Thing() {
		sent = t.Rebel.Objectives[last-1]
	}
	t.Empire.ObjectiveHand[last], t.Empire.ObjectiveHand[last-1] = empire, empire
	t.takeObjective(sent)
	t.buryObjective(sent, sent.set(), empire)
	t.tell(Event{Kind: ObjectivesPut, M: 1})
}

// barsContingency: without a starting mission in the hand there is nothing to
// shift the leader to (R9.2.2).
func (t Turn) barsContingency() *game.Why {
	for m := firstRebelMission; m < numMissions; m++ {
		if t.Rebel.Hand[m] > 0 && m.Card().Kind == Starting {
			return nil
		}
	}
	return whyNoPlace
}

// layContingency shifts the leaders to a starting mission from the hand, laid
// facedown for a later turn (R21.2.1, O46).
func (t Turn) layContingency() {
	m := &t.Mission
	t.put(Rebels, AskContingency, m.Card.Thing())
	for s := firstRebelMission; s < numMissions; s++ {
		if t.Rebel.Hand[s] > 0 && s.Card().Kind == Starting {
			t.ask.Offer(s.Thing())
		}
	}
	plan := Mission(t.choose(true).A) // how many are in the hand is secret
	slot := t.layDown(Rebels, plan)
	t.knowSlot(plan, slot)
	m.Assigned.each(func(l Leader) {
		t.Leaders[l].At = OnMission + Spot(slot)
		t.tell(Event{Kind: PlanLaid, Leader: l, N: slot, Card: plan.Thing()})
	})
	if m.portrait() {
		t.LandoPlans = true
	}
}

// rescueOne rescues a captive in the mission's system.
func (t Turn) rescueOne() {
	t.put(Rebels, AskRescue, t.Mission.System.Thing())
	t.captivesAt(t.Mission.System).each(func(l Leader) { t.ask.Offer(l.Thing()) })
	t.rescue(Leader(t.ask.One().A))
}

// sayWhoGoes: each leader assigned to a mission with a rescue may go to the base or
// stay (R20.7); by a house rule all go. Before they leave the Empire may take one (R20.10).
func (t Turn) sayWhoGoes() {
	m := &t.Mission
	for {
		candidates := m.Assigned & t.FreeLeaders(m.System, Rebels) &^ m.Leaving
		if m.System == t.baseBox() {
			candidates = 0
		}
		if t.house(RescuersReturn) { // U11
			m.Leaving |= candidates
			candidates = 0
		}
		t.put(Rebels, AskGoAlong)
		t.ask.Offer(Done.Thing())
		candidates.each(func(l Leader) { t.ask.Offer(l.Thing()) })
		o := t.ask.One()
		if o == Done.Thing() {
			t.then(Frame{Step: stepDestiny}, Frame{Step: stepGoAlong})
			return
		}
		m.Leaving |= Leader(o.A).set()
	}
}

// goAlong puts on the Rebel Base space those who said so and are still free.
func (t Turn) goAlong(Frame) {
	m, to := &t.Mission, t.baseBox()
	m.Leaving.each(func(l Leader) {
		if t.freeAt(l, m.System, Rebels) {
			t.Leaders[l].At = Spot(to)
			t.tell(Event{Kind: LeaderJoined, Leader: l, System: to})
		}
	})
	m.Leaving = 0
}

// demolish destroys a matching unit on the Imperial queue for every icon (O47).
func (t Turn) demolish() {
	s := t.Mission.System
	for _, icon := range systemFigures[s].Icons {
		any := false
		t.put(Rebels, AskDemolish, s.Thing())
		for space := uint8(1); space <= 3; space++ {
			for u := range firstUnit {
				if icon != NoIcon && unitFigures[u].Icon == icon && t.Queue[space][u] > 0 {
					t.ask.Offer(Queued(u, space))
					any = true
				}
			}
		}
		if !any {
			t.ask.Offer(None.Thing())
		}
		if o := t.ask.One(); o.Kind == KindQueued {
			t.destroyQueued(Unit(o.A), o.B)
		}
	}
}

// incite gains three troopers; if the supply is short the Rebels may destroy own
// ones elsewhere for them (R24.2).
func (t Turn) incite() {
	s := t.Mission.System
	for range 3 {
		if t.Supply[RebelTrooper] == 0 {
			t.put(Rebels, AskFreeFigure, RebelTrooper.Thing())
			t.ask.Offer(None.Thing())
			for at := range System(numPlaces) {
				if at != s && t.Units[at][RebelTrooper] > 0 {
					t.ask.Offer(UnitAt(RebelTrooper, at))
				}
			}
			if o := t.ask.One(); o.Kind == KindUnitAt {
				t.destroy(RebelTrooper, System(o.B))
			}
		}
		t.gain(RebelTrooper, s)
	}
	t.Mission.Fight = true
}

// gainByShape gains a unit of either theater whose icon has a shape.
func (t Turn) gainByShape(space, ground Icon) {
	any := false
	t.put(Rebels, AskGainUnit, t.Mission.System.Thing())
	for u := firstUnit; u < numUnits; u++ {
		if icon := unitFigures[u].Icon; t.Supply[u] > 0 && (icon == space || icon == ground) {
			t.ask.Offer(u.Thing())
			any = true
		}
	}
	if !any {
		t.ask.Offer(None.Thing())
	}
	if o := t.ask.One(); o.Kind == KindUnit {
		t.gain(Unit(o.A), t.Mission.System)
	}
}

// misdirect chooses the Rebel leader whose missions pool leaders may not oppose
// for the rest of the round (O48).
func (t Turn) misdirect() {
	t.put(Rebels, AskMisdirect)
	for l := firstLeader; l < numLeaders; l++ {
		if t.Serves(l) == Rebels && t.inPlay(l) {
			t.ask.Offer(l.Thing())
		}
	}
	l := Leader(t.ask.One().A)
	t.Misdirected |= l.set()
	t.tell(Event{Kind: LeaderMisdirected, Leader: l})
}

// takeProbes takes four random cards of the Empire's probe hand (R21.1.6).
func (t Turn) takeProbes() {
	t.ask.Light()
	var list [10]uint8
	n := uint8(0)
	for n < 4 && t.ProbeHand > 0 {
		at := t.ask.Roll(KindPick, int(t.ProbeHand))
		card := t.Empire.Probes[at]
		last := int(t.ProbeHand)
		copy(t.Empire.Probes[at:last], t.Empire.Probes[at+1:last])
		copy(t.Rebel.ProbeHand[at:last], t.Rebel.ProbeHand[at+1:last])
		t.Empire.Probes[last-1], t.Rebel.ProbeHand[last-1] = 0, 0
		t.ProbeHand--
		t.Rebel.Taken |= card.set()
		list[n] = uint8(card)
		n++
	}
	t.FalseLeads, t.Empire.Taken = n, t.Rebel.Taken
	t.tell(Event{Kind: ProbesTaken, N: n, List: list})
}

// placeProbes puts them back on top or at the bottom of the probe deck, in any order.
func (t Turn) placeProbes() {
	all := t.Rebel.Taken
	top, bottom := uint8(0), uint8(0)
	for t.Rebel.Taken != 0 {
		t.put(Rebels, AskFalseLead)
		t.Rebel.Taken.each(func(s System) { t.ask.Offer(Probe(s)) })
		card := System(t.ask.One().A)
		t.put(Rebels, AskFalseLeadTo, Probe(card))
		t.ask.Offer(ToTop.Thing())
		t.ask.Offer(ToBottom.Thing())
		if t.ask.One() == ToTop.Thing() {
			t.topProbe(card, card.set(), all)
			top++
		} else {
			t.buryProbe(card, card.set(), all)
			bottom++
		}
		t.Rebel.Taken &^= card.set()
		t.FalseLeads--
	}
	t.Empire.Taken = 0
	t.tell(Event{Kind: ProbesPlaced, N: top, M: bottom})
}

// seekYoda gives the Master Yoda ring to a leader who resolves the mission; Luke
// becomes the Jedi.
func (t Turn) seekYoda() {
	m := &t.Mission
	if m.portrait() && !m.Assigned.has(LukeSkywalkerJedi) {
		t.becomeJedi()
	}
	t.put(Rebels, AskYodaRing)
	m.Assigned.each(func(l Leader) { t.ask.Offer(l.Thing()) })
	t.wear(Leader(t.ask.One().A), YodaRing)
}
