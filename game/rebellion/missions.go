package rebellion

import "holoboard/game"

// R9: missions, step by step.
//
//	9.2 reveal · 9.3 place · 9.4 opposition · 9.5 dice · 9.6 effect and card

// MissionKind says where a mission comes from and where it goes (R9.6.2).
type MissionKind uint8

const (
	DeckMission     MissionKind = iota // from the mission deck, to the discards
	Starting                           // always back to the hand (R21.1.3)
	Project                            // from the project deck, to its discards
	numMissionKinds = iota
)

// GoesBack reports whether a mission of a kind goes back to the hand when it was attempted, and not to the discards (R9.6.2).
func (k MissionKind) GoesBack() bool { return k == Starting }

// MissionCard is a mission: its figures and what it does.
type MissionCard struct {
	ID       string
	Side     Side
	Kind     MissionKind
	Copies   uint8
	Skill    Skill
	Needs    uint8   // icons needed to reveal it (R9.1.1)
	Resolve  bool    // cannot be opposed, neither succeeds nor fails
	Portrait Leaders // R9.1.2
	Where    place
	AllIcons bool                 // every icon of every skill counts in the roll (R9.5.1)
	Bonus    func(*Public) uint8  // dice the acting side adds
	Bars     func(Turn) *game.Why // what else keeps it from being revealed

	// Effect is what the card does, in parts. A part ends where something
	// hidden comes to light; the next begins with the question about it.
	Effect []func(Turn)
}

var missionCards [numMissions]MissionCard

// The effects refer to the cards, so the table is filled when the program starts.
func init() {
	copy(missionCards[:], imperialMissions())
	copy(missionCards[firstRebelMission:], rebelMissions()[firstRebelMission:])
}

// Card returns what a mission prints.
func (m Mission) Card() *MissionCard { return &missionCards[m] }

func (m Mission) String() string {
	if m < numMissions {
		return missionCards[m].ID
	}
	return ""
}

// A place says where a mission may be done (R9.3.1).
type place struct {
	at    placeKind
	tests []condition
}

type placeKind uint8

const (
	inSystem       placeKind = iota // a system that fits
	againstLeader                   // a free Rebel leader in a system that fits
	againstAnybody                  // any Rebel leader in a system, captives too
	againstCaptive                  // a captive; his system must fit
	onBaseSpace                     // the Rebel Base space
	nowhere                         // no place at all
)

// A condition is one thing that a system must fulfill, with the reason if not.
type condition struct {
	holds func(*Public, System) bool
	why   *game.Why
}

func systems(tests ...condition) place { return place{inSystem, tests} }

func against(at placeKind, tests ...condition) place { return place{at, tests} }

// bars says why a mission may not be done in a system.
func (w *place) bars(p *Public, s System) *game.Why {
	for i := range w.tests {
		if !w.tests[i].holds(p, s) {
			return w.tests[i].why
		}
	}
	return nil
}

// Allows reports whether a system fits, for those who plan ahead.
func (w *place) Allows(p *Public, s System) bool { return w.bars(p, s) == nil }

// barsTarget says why a leader cannot be the target.
func (w *place) barsTarget(p *Public, l Leader) *game.Why {
	s := p.Leaders[l].At.system()
	switch {
	case s >= numSystems:
		return whyNotOnBoard // R9.3.2
	case p.Serves(l) != Rebels:
		return whyLured
	case w.at == againstLeader && p.Captive(l):
		return whyCaptive
	case w.at == againstCaptive && !p.Captive(l):
		return whyNoCaptive
	}
	return w.bars(p, s)
}

// possible reports whether there is any place or target (R9.2.2) but those closed.
func (w *place) possible(p *Public, closed Systems) bool {
	switch w.at {
	case nowhere, onBaseSpace:
		return true
	case inSystem:
		for s := range System(numSystems) {
			if !closed.has(s) && w.bars(p, s) == nil {
				return true
			}
		}
		return false
	}
	for l := firstLeader; l < numLeaders; l++ {
		if w.barsTarget(p, l) == nil {
			return true
		}
	}
	return false
}

// icons counts a skill's icons on leaders; with all set, those of every skill.
func (p *Public) icons(set Leaders, skill Skill, all bool) (n uint8) {
	set.each(func(l Leader) {
		f := &leaderFigures[l]
		if !all {
			n += f.Skills[skill]
			return
		}
		for _, icons := range f.Skills {
			n += icons
		}
	})
	return n
}

// barsReveal says why a side may not reveal one of its facedown missions (R9.2) in
// the turn of a player with some leaders: one of them must be on it (R26.4).
func (t Turn) barsReveal(side Side, slot uint8, own Leaders) *game.Why {
	leaders := t.onSlot(side, slot)
	if leaders&own == 0 {
		return whyPartners
	}
	m := t.onTable(side)[slot]
	if why := t.Doubt(m, leaders); why != nil {
		return why
	}
	if bars := m.Card().Bars; bars != nil {
		return bars(t)
	}
	return nil
}

// Doubt says why leaders could not reveal a mission as the open table is now: too few
// icons (R9.2.1), or no place (R9.2.2). They may be assigned to it all the same (R7.3).
func (p *Public) Doubt(m Mission, leaders Leaders) *game.Why {
	card := m.Card()
	switch {
	case p.Lacks(m, leaders):
		return whySkill
	case !card.Where.possible(p, p.closedTo(card)):
		return whyNoPlace
	}
	return nil
}

// Lacks reports whether leaders have too few icons to reveal a mission (R9.2.1).
func (p *Public) Lacks(m Mission, leaders Leaders) bool {
	return p.icons(leaders, m.Card().Skill, false) < m.Card().Needs
}

// closedTo returns the systems where a mission may not be attempted now: no other
// than those closed to Rebel leaders (R21.3.6, O40).
func (p *Public) closedTo(card *MissionCard) Systems {
	if card.Side == Rebels && !card.Resolve && p.Phase == Command {
		return p.Closed
	}
	return 0
}

// uncover turns a facedown mission faceup (R9.2.1).
func (t Turn) uncover(side Side, slot uint8) {
	m := t.onTable(side)[slot]
	t.onTable(side)[slot] = NoMission
	t.forgetSlot(side, slot)
	t.Mission = MissionUnderWay{
		Card: m, Side: side, Slot: slot, System: NoSystem, Target: NoLeader, Chosen: NoSystem,
		Assigned: t.onSlot(side, slot),
	}
	t.ask.Light()
	t.tell(Event{Kind: MissionRevealed, Side: side, Card: m.Thing(), N: slot})
}

// revealMission has the player name the place or the target and puts the leaders
// there (R9.3).
func (t Turn) revealMission(Frame) {
	m := &t.Mission
	card := m.Card.Card()
	switch card.Where.at {
	case nowhere:
	case onBaseSpace:
		m.System = t.baseBox()
	case inSystem:
		t.put(m.Side, AskMissionSystem, m.Card.Thing())
		closed := t.closedTo(card)
		for s := range System(numSystems) {
			if closed.has(s) {
				t.ask.OfferIf(s.Thing(), whyClosed)
			} else {
				t.ask.OfferIf(s.Thing(), card.Where.bars(&t.Public, s))
			}
		}
		m.System = System(t.ask.One().A)
	default:
		t.put(m.Side, AskMissionTarget, m.Card.Thing())
		for l := firstLeader; l < numLeaders; l++ {
			t.ask.OfferIf(l.Thing(), card.Where.barsTarget(&t.Public, l))
		}
		m.Target = Leader(t.ask.One().A)
		m.System = t.Leaders[m.Target].At.system()
	}
	if m.System != NoSystem {
		t.tell(Event{Kind: MissionPlaced, Side: m.Side, Card: m.Card.Thing(), System: m.System, Leader: m.Target})
		m.Assigned.each(func(l Leader) { t.placeLeader(l, m.System) })
	}
	if card.Resolve {
		t.then(Frame{Step: stepMissionEffect}, Frame{Step: stepMissionCard}, Frame{Step: stepAfterMission})
		return
	}
	t.then(
		Frame{Step: stepOppose},
		Frame{Step: stepGuardMission},
		Frame{Step: stepRollMission},
		Frame{Step: stepMissionCard},
		Frame{Step: stepFalcon}, // R9.6.4
		Frame{Step: stepSonOfSkywalker},
		Frame{Step: stepAfterMission},
	)
}

// oppose lets the opponent send one leader from his pool (R9.4.1); of partners one
// after the other, until one of them sends somebody (R26.7).
func (t Turn) oppose(f Frame) {
	m := &t.Mission
	side := m.Side.enemy()
	seat, pool, more := t.owner(side, t.pool(side), f.A)
	if pool == 0 || m.NoPool || t.Misdirected&m.Assigned != 0 {
		return
	}
	t.putTo(seat, AskOppose, m.Card.Thing(), m.System.Thing())
	t.ask.Offer(None.Thing())
	pool.each(func(l Leader) { t.ask.Offer(l.Thing()) })
	if o := t.ask.One(); o.Kind == KindLeader {
		l := Leader(o.A)
		t.tell(Event{Kind: Opposed, Side: side, Leader: l, System: m.System})
		t.placeLeader(l, m.System)
	} else if more {
		t.then(Frame{Step: stepOppose, A: 1})
	}
}

// Participants returns the leaders of a side who take part: all its free ones in
// the system, and a captive target (R9.4.3, R9.5.1).
func (p *Public) Participants(side Side) Leaders {
	m := &p.Mission
	set := p.FreeLeaders(m.System, side)
	if m.Target != NoLeader && side == Rebels && p.Serves(m.Target) == Rebels {
		set |= m.Target.set()
	}
	return set
}

// A MissionRoll is what both sides are about to roll for the attempt under way.
type MissionRoll struct {
	Dice    [2]uint8 // by side
	Bonus   uint8    // successes that the acting side has without dice
	Opposed bool     // else it succeeds without a roll (R9.4.2)
}

// MissionRoll returns what is rolled for the attempt under way as everybody can see it, if some leaders of the opponent's
// pool were sent besides. What rings and action cards do to the dice is not in it.
func (p *Public) MissionRoll(sent Leaders) MissionRoll {
	m := &p.Mission
	against := p.Participants(m.Side.enemy()) | sent
	r := MissionRoll{Bonus: p.bonusSuccesses(), Opposed: against != 0}
	r.Dice[m.Side] = p.missionDice(m.Side, p.Participants(m.Side))
	r.Dice[m.Side.enemy()] = p.missionDice(m.Side.enemy(), against)
	return r
}

// RolledSkills returns the skills whose icons are dice in a mission's roll (R9.5.1).
func (c *MissionCard) RolledSkills() []Skill {
	if c.AllIcons {
		return []Skill{Diplomacy, Intel, SpecOps, Logistics}
	}
	return []Skill{c.Skill}
}

// missionDice counts the dice of a side with some leaders (R9.5.1).
func (p *Public) missionDice(side Side, by Leaders) uint8 {
	card := p.Mission.Card.Card()
	n := p.icons(by, card.Skill, card.AllIcons)
	if side == p.Mission.Side && card.Bonus != nil {
		n += card.Bonus(p)
	}
	return min(n, 10) // R24.1
}

// rollMission rolls for an opposed mission, the current player first (R9.5);
// an unopposed one succeeds (R9.4.2).
func (t Turn) rollMission(Frame) {
	m := &t.Mission
	switch {
	case m.Thwarted:
		t.fail(0, 0)
	case t.Participants(m.Side.enemy()) == 0:
		if m.Assigned.has(LandoCalrissian) {
			t.LandoPlans = false // it was his next attempt
		}
		t.succeed(1, 0)
	default:
		t.then(
			Frame{Step: stepMissionDice, A: uint8(m.Side)},
			Frame{Step: stepMissionDice, A: uint8(m.Side.enemy())},
			Frame{Step: stepMissionYoda},
			Frame{Step: stepAstromech},
			Frame{Step: stepMissionOutcome},
		)
	}
}

// rollMissionDice rolls a side's dice (R9.5.1).
func (t Turn) rollMissionDice(f Frame) {
	m, side := &t.Mission, Side(f.A)
	n := t.missionDice(side, t.Participants(side))
	if side == Rebels && t.millionFirst(f, m.System, [2]int{Black: int(n)}) {
		return
	}
	m.Rolled[side] = n
	for i := range n {
		m.Dice[side][i] = t.cast(side, Black)
	}
	t.tell(Event{Kind: MissionRolled, Side: side, N: n, M: m.successes(side), List: faceList(&m.Dice[side])})
}

func faceList(dice *[10]Face) (list [10]uint8) {
	for i, f := range dice {
		list[i] = uint8(f)
	}
	return list
}

// successes counts what a side's dice are worth (R9.5.3).
func (m *MissionUnderWay) successes(side Side) (n uint8) {
	for _, f := range m.Dice[side][:m.Rolled[side]] {
		n += f.Successes()
	}
	return n
}

// Successes returns what a face is worth in a mission (R9.5.3).
func (f Face) Successes() uint8 {
	switch f {
	case Hit, Direct:
		return 1
	case Special:
		return 2
	}
	return 0
}

// missionYoda lets the wearer of the Master Yoda ring reroll one Rebel die, once
// a round, after both rolls are seen (R9.5.4).
func (t Turn) missionYoda(Frame) {
	m := &t.Mission
	if !t.yodaAt(m.System) || m.Rolled[Rebels] == 0 {
		return
	}
	t.put(Rebels, AskYoda, m.Card.Thing())
	t.ask.Offer(None.Thing())
	for i, f := range m.Dice[Rebels][:m.Rolled[Rebels]] {
		t.ask.Offer(DieOf(uint8(i), f, Black))
	}
	if o := t.ask.One(); o.Kind == KindDie {
		t.YodaUsed = true
		was := m.Dice[Rebels][o.A]
		m.Dice[Rebels][o.A] = t.roll()
		t.tell(Event{Kind: DieRerolled, Side: Rebels, N: uint8(m.Dice[Rebels][o.A]), M: uint8(was)})
	}
}

// yodaAt reports whether the ring may be used for a mission or combat in a place.
func (t Turn) yodaAt(s System) bool {
	return !t.YodaUsed && t.ringAt(YodaRing, s)
}

// missionOutcome: the acting side needs more successes; its portrait adds two (R9.5.5).
func (t Turn) missionOutcome(Frame) {
	m := &t.Mission
	mine, theirs := m.successes(m.Side)+t.bonusSuccesses(), m.successes(m.Side.enemy())
	if m.Assigned.has(LandoCalrissian) {
		t.LandoPlans = false // it was his next attempt
	}
	switch {
	case prevails(mine, theirs):
		t.succeed(mine, theirs)
	case m.Side == Rebels && m.Card.Card().Skill == Diplomacy && t.ringAt(C3PORing, m.System):
		t.then(Frame{Step: stepProtocol, A: mine, B: theirs})
	default:
		t.fail(mine, theirs)
	}
}

// PortraitSuccesses are added for the leader on the card's portrait (R9.1.2, R9.5.5).
const PortraitSuccesses = 2

// prevails reports whether so many successes are enough against others (R9.5.5).
func prevails(mine, theirs uint8) bool { return mine > theirs }

// ByRing reports whether a mission succeeded by the ring of C-3PO, without which it had failed (R9.5.6).
func (e Event) ByRing() bool { return e.Kind == MissionSucceeded && !prevails(e.N, e.M) }

// bonusSuccesses are those of the portrait, and of Lando after Contingency Plan.
func (p *Public) bonusSuccesses() (n uint8) {
	m := &p.Mission
	if m.portrait() {
		n += PortraitSuccesses
	}
	if p.LandoPlans && m.Assigned.has(LandoCalrissian) {
		n += 2
	}
	return n
}

// portrait reports whether the leader on the card's portrait is assigned; Luke
// as the Jedi is still Luke (R19.8).
func (m *MissionUnderWay) portrait() bool {
	assigned := m.Assigned
	if assigned.has(LukeSkywalkerJedi) {
		assigned |= LukeSkywalker.set()
	}
	return m.Card.Card().Portrait&assigned != 0
}

// succeed and fail end an attempt, with the successes for and against it.
func (t Turn) succeed(mine, theirs uint8) {
	m := &t.Mission
	m.Succeeded = true
	t.tell(Event{Kind: MissionSucceeded, Side: m.Side, Card: m.Card.Thing(), N: mine, M: theirs})
	t.then(Frame{Step: stepMissionEffect})
}

func (t Turn) fail(mine, theirs uint8) {
	m := &t.Mission
	t.tell(Event{Kind: MissionFailed, Side: m.Side, Card: m.Card.Thing(), N: mine, M: theirs})
}

// missionEffect applies one part of the card (R9.6.1).
func (t Turn) missionEffect(f Frame) {
	card := t.Mission.Card.Card()
	if f.A == 0 && card.Resolve {
		t.tell(Event{Kind: MissionResolved, Side: card.Side, Card: t.Mission.Card.Thing()})
	}
	if int(f.A)+1 < len(card.Effect) {
		t.then(Frame{Step: stepMissionEffect, A: f.A + 1})
	}
	card.Effect[f.A](t)
	t.settle()
}

// missionCard puts the card where it belongs (R9.6.2).
func (t Turn) missionCard(Frame) {
	m := &t.Mission
	m.PutAway = true
	if m.Card.Card().Kind.GoesBack() {
		t.handOf(m.Side)[m.Card]++
		t.MissionHand[m.Side]++
		t.tell(Event{Kind: MissionKept, Side: m.Side, Card: m.Card.Thing()})
		return
	}
	t.toPile(m.Side, m.Card)
	t.tell(Event{Kind: MissionDiscarded, Side: m.Side, Card: m.Card.Thing()})
}

// afterMission ends a mission; then a combat it causes is fought (R9.6.4, R10.1).
func (t Turn) afterMission(Frame) {
	m := t.Mission
	t.Mission = MissionUnderWay{}
	if m.Fight {
		t.MoreCombats |= m.System.set()
	}
	t.settle()
	t.fightMore(m.Side)
}
