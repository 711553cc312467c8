package rebellion

import (
	"fmt"
	"strconv"
	"strings"

	"holoboard/game"
)

// Words for transcripts: ids, the same in every language.

// SeatWord implements [game.Teller].
func (Rules) SeatWord(s *State, seat game.Seat) string { return s.SeatID(seat) }

// Word implements [game.Teller].
func (Rules) Word(o game.Option) string {
	at := func(what, where string) string { return what + " from " + where }
	condition := func(unit, b uint8) string {
		word := Unit(unit).String()
		if b>>4 > 0 {
			word += fmt.Sprintf(" damaged %d", b>>4)
		}
		if b&15 > 0 {
			word += fmt.Sprintf(" hit %d", b&15)
		}
		return word
	}
	switch o.Kind {
	case KindFace:
		return dieFaces[o.A%6].String()
	case KindPick:
		return strconv.Itoa(int(o.A) + 1)
	case KindButton:
		return Button(o.A).String()
	case KindSystem:
		return System(o.A).String()
	case KindLeader:
		return Leader(o.A).String()
	case KindMission:
		return Mission(o.A).String()
	case KindSlot:
		return "card " + strconv.Itoa(int(o.B)+1)
	case KindMove:
		return at(Unit(o.A).String(), System(o.B).String())
	case KindCaptive:
		return at(Leader(o.A).String(), System(o.B).String())
	case KindUnitAt:
		return Unit(o.A).String() + " at " + System(o.B).String()
	case KindQueued:
		return Unit(o.A).String() + " on " + strconv.Itoa(int(o.B))
	case KindUnit:
		return Unit(o.A).String()
	case KindHit:
		return Shot(o.C).String() + " on " + condition(o.A, o.B)
	case KindTarget:
		return condition(o.A, o.B)
	case KindDie:
		return fmt.Sprintf("%s %s %d", Color(o.C), Face(o.B), o.A+1)
	case KindTactic:
		return Tactic(o.A).String()
	case KindTheater:
		return Theater(o.A).String()
	case KindObjective:
		return Objective(o.A).String()
	case KindRecruit:
		return Leader(o.B).String() + " by " + Action(o.A).String()
	case KindAction:
		if Leader(o.B) == NoLeader {
			return Action(o.A).String()
		}
		return Leader(o.B).String() + " by " + Action(o.A).String()
	case KindRetreat:
		return Leader(o.A).String() + " to " + System(o.B).String()
	case KindBuild:
		if System(o.B) != NoSystem {
			return Unit(o.A).String() + " freed at " + System(o.B).String()
		}
		return Unit(o.A).String()
	case KindProbe:
		return System(o.A).String()
	case KindMobilize:
		return strconv.Itoa(int(o.A)) + " leaders"
	}
	return "nothing"
}

// Gloss implements [game.Glosser]: who is on a mission, whose card is called by its place alone.
func (Rules) Gloss(s *State, o game.Option) string {
	var on []string
	for l := range AllLeaders() {
		if o.Kind == KindSlot && s.LeadersOn(Side(o.A), OnMission+Spot(o.B)).Has(l) {
			on = append(on, l.String())
		}
	}
	return strings.Join(on, ", ")
}

// Find implements [game.Teller].
func (r Rules) Find(seat game.Seat, kind uint8, word string) (game.Option, bool) {
	if kind == KindSlot { // each side counts its own
		for slot := range uint8(numSlots) {
			if o := Slot(SideOf(seat), slot); r.Word(o) == word {
				return o, true
			}
		}
	}
	limits := map[uint8][3]int{
		KindButton: {int(numButtons)}, KindSystem: {numPlaces}, KindProbe: {numSystems}, KindLeader: {numLeaders},
		KindMission: {numMissions}, KindMove: {numUnits, numPlaces}, KindCaptive: {numLeaders, numPlaces},
		KindUnitAt: {numUnits, numPlaces}, KindQueued: {numUnits, 4}, KindUnit: {numUnits}, KindHit: {numUnits, 96, 4},
		KindTarget: {numUnits, 96}, KindTactic: {numTactics}, KindObjective: {numObjectiveKinds}, KindRetreat: {numLeaders, numSystems},
		KindRecruit: {numActions, numLeaders}, KindAction: {numActions, numLeaders}, KindBuild: {numUnits, numPlaces}, KindTheater: {2},
	}[kind]
	for a := range limits[0] {
		for b := range max(limits[1], 1) {
			for c := range max(limits[2], 1) {
				o := game.Option{Kind: kind, A: uint8(a), B: uint8(b), C: uint8(c)}
				if r.Word(o) == word {
					return o, true
				}
			}
		}
	}
	return game.Option{}, false
}

// Line implements [game.Teller]: an event in ids, for the owner of all secrets.
func (r Rules) Line(e game.Event) string { return e.(Event).line() }

// String returns the kind's id, which is also the key of its words.
func (k EventKind) String() string { return eventIDs[k] }

// line tells an event by its kind's id and the fields that the kind uses.
func (e Event) line() string {
	w := []string{e.Kind.String()}
	add := func(s ...string) { w = append(w, s...) }
	n := strconv.Itoa(int(e.N))
	switch e.Kind {
	case UnitMoved, UnitPlaced, UnitDeployed, UnitGained, UnitDestroyed, UnitLost:
		add(e.Unit.String())
		if e.Kind == UnitMoved {
			add("from", e.From.String())
		}
		add("at", e.System.String())
	case UnitBuilt, UnitQueued, QueuedDestroyed, UnitHastened:
		add(e.Unit.String(), "on", n)
	case UnitKept, DamageAssigned, DamageBlocked, UnitDamaged, UnitBeaten:
		add(e.Unit.String())
		if e.Kind != UnitBeaten {
			add(n)
		}
		if e.Kind == DamageAssigned {
			add("by", Shot(e.M).String())
		}
	case CaptiveMoved, LeaderMoved, LeaderCaptured, LeaderRescued, LeaderJoined, Activated, Opposed, LeaderAdded, Retreated:
		add(e.Leader.String(), "at", e.System.String())
	case LeaderFrozen, LeaderLured, LeaderDetained, LeaderEliminated, JediJoined, LeaderMisdirected, LeaderReturned, Recruited:
		add(e.Leader.String())
	case RingWorn, RingDiscarded:
		add(Ring(e.N).String(), e.Leader.String())
	case LoyaltyChanged:
		add(e.System.String(), e.Side.String())
	case ProbeRevealed, SystemSubjugated, SubjugationEnded, SystemSabotaged, SabotageRemoved, SystemDestroyed, BaseRevealed, CombatEnded:
		add(e.System.String())
	case BaseChosen, CombatBegan:
		add(e.Side.String(), e.System.String())
	case BaseAnswered, RegionAnswered:
		add(e.System.String(), [...]string{"no", "yes"}[e.N])
	case BaseKept:
		if e.KeptForWant() {
			add("none_fits")
		}
	case BaseMoved:
		add("from", e.From.String(), "to", e.System.String())
	case Assigned, TakenBack, Vetoed, PlanLaid:
		add(e.Leader.String(), "card", strconv.Itoa(int(e.N)+1), Rules{}.Word(e.Card))
	case MissionRevealed, MissionResolved, MissionReturned, MissionKept, MissionDiscarded, MissionFound, TacticPlayed, TacticGivenUp, SpecialSpent, ProjectReturned, ObjectiveDrawn, ObjectiveSent:
		add(Rules{}.Word(e.Card))
	case MissionPlaced:
		add(Rules{}.Word(e.Card), "at", e.System.String())
		if e.Leader != NoLeader {
			add("against", e.Leader.String())
		}
	case MissionSucceeded, MissionFailed:
		add(Rules{}.Word(e.Card), n, "to", strconv.Itoa(int(e.M)))
	case ObjectivePlayed:
		add(Rules{}.Word(e.Card), n)
	case MissionRolled, PlansTried:
		add(e.Side.String(), faceWords(e.List[:e.N]))
	case AttackRolled:
		add(e.Side.String(), Theater(e.M).String(), "red:", faceWords(e.List[:e.N]), "black:", faceWords(e.List[e.N:e.Count]))
	case DieRerolled, CombatDieRerolled:
		add(Face(e.M).String(), "becomes", Face(e.N).String())
	case DieSet:
		add(Color(e.M).String(), Face(e.N).String())
	case DieBlanked:
		add(e.Side.String(), Face(e.M).String())
	case MissionsDrawn, ProjectsDrawn:
		add(e.listed(func(id uint8) string { return Mission(id).String() }))
	case ProbesDrawn, ProbesSeen, ProbesShown, ProbesTaken, NewBaseSought, SystemsNamed:
		add(e.listed(func(id uint8) string { return System(id).String() }))
	case ObjectivesSeen, ObjectivesShown:
		add(e.listed(func(id uint8) string { return Objective(id).String() }))
	case ActionUsed:
		add(e.Side.String(), Rules{}.Word(e.Card))
	case ActionsDrawn:
		add(e.Side.String(), e.listed(func(id uint8) string { return Action(id).String() }))
	case TacticsDrawn:
		add(e.Side.String(), Theater(e.M).String(), e.listed(func(id uint8) string { return Tactic(id).String() }))
		if e.Count == 1 {
			add("faceup")
		}
	case ProbesPlaced, ObjectivesPut, ReputationMoved:
		add(n, strconv.Itoa(int(e.M)))
	case PhaseBegan:
		add(Phase(e.N).String())
	case BattleBegan, BattleWon:
		if e.Kind == BattleWon {
			add(e.Side.String())
		}
		add(Theater(e.M).String())
	case GameWon:
		add(e.Side.String(), Victory(e.N).String())
	case DeckReshuffled:
		add(e.Side.String(), [...]string{"missions", "projects"}[e.N])
	case AssignmentDone, Passed:
		if e.N > 0 {
			add(Role(e.N - 1).String())
		} else {
			add(e.Side.String())
		}
	case LeadersRetrieved, QueueMoved, RecruitedNobody:
		add(e.Side.String())
	case RoundBegan, CombatRoundBegan, TimeAdvanced, MobilizationBegan:
		add(n)
	}
	return strings.TrimSpace(strings.Join(w, " "))
}

func faceWords(faces []uint8) string {
	words := make([]string, len(faces))
	for i, f := range faces {
		words[i] = Face(f).String()
	}
	return strings.Join(words, " ")
}

// listed tells the count and the members of an event's list.
func (e Event) listed(name func(uint8) string) string {
	words := []string{strconv.Itoa(int(e.N))}
	for _, id := range e.List[:min(int(e.N), len(e.List))] {
		words = append(words, name(id))
	}
	return strings.Join(words, " ")
}
