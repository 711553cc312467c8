package rebellion

import (
	"math/bits"

	"holoboard/game"
)

// R26: the team game. Each side has an admiral and a general, who have their own
// leaders and duties (R26.1). With four players each is a person; with three one
// person is both Rebels, who takes their turns apart (R26.6); with two nobody is
// told apart, and the admiral's turns are the side's.
//
// What a side knows both its players know (R26.11), and what it has is of both
// (R26.10): only who decides differs. So a question is put to a side with [Turn.put],
// and the table of duties below says which of its players is asked; or with
// [Turn.putTo] to one player, where the leaders on offer are his.

// A Role is a player's part in the team game. The numbers are the initiative (R26.5, O1).
type Role uint8

const (
	RebelAdmiral Role = iota
	ImperialAdmiral
	ImperialGeneral
	RebelGeneral
	numRoles

	MostPlayers = int(numRoles)
)

var roleIDs = [numRoles]string{
	RebelAdmiral: "rebel_admiral", ImperialAdmiral: "imperial_admiral",
	ImperialGeneral: "imperial_general", RebelGeneral: "rebel_general",
}

func (r Role) String() string { return roleIDs[r] }

// Side returns the side that a role is on.
func (r Role) Side() Side { return SideOf(game.Seat(r)) }

// Duties returns what a role is.
func (r Role) Duties() Duties {
	if r <= ImperialAdmiral {
		return Admiral
	}
	return General
}

// Duties say whether a player is his side's admiral, its general, or both.
type Duties uint8

const (
	Admiral Duties = 1 << iota
	General
	both = Admiral | General
)

// leadersOf is which leaders are a player's, by his duties: those of his color (R26.2).
var leadersOf = func() (sets [both + 1]Leaders) {
	for l := range Leader(numLeaders) {
		sets[l.Duty()] |= l.set()
		sets[both] |= l.set()
	}
	return sets
}()

// Duty returns whose a leader is.
func (l Leader) Duty() Duties {
	if leaderFigures[l].Admiral {
		return Admiral
	}
	return General
}

// SideOf returns the side of a seat, however many players there are; NoSide for the table.
func SideOf(seat game.Seat) Side {
	switch Role(seat) {
	case RebelAdmiral, RebelGeneral:
		return Rebels
	case ImperialAdmiral, ImperialGeneral:
		return Empire
	}
	return NoSide
}

// SeatID names a seat: its role, or its side if it is all of it.
func (p *Public) SeatID(seat game.Seat) string {
	if p.duties(seat) == both {
		return SideOf(seat).String()
	}
	return Role(seat).String()
}

// roleNumber returns 1 + the role of a seat, or 0 if it is all of its side.
func (p *Public) roleNumber(seat game.Seat) uint8 {
	if p.duties(seat) == both {
		return 0
	}
	return uint8(seat) + 1
}

// Role returns whom of its side an event is about that counts N from 1: the admiral
// stands for the whole side.
func (e Event) Role() Role {
	if e.N > 0 {
		return Role(e.N - 1)
	}
	return Role(e.Side)
}

// players returns how many play.
func (s Setup) players() int { return max(2, int(s.Players)) }

// Team reports whether admirals and generals are told apart.
func (p *Public) Team() bool { return p.Setup.Players > 2 }

// seatOf returns the seat that has a duty on a side.
func (p *Public) seatOf(side Side, duty Duties) game.Seat {
	switch {
	case !p.Team(), side == Rebels && p.Setup.Players == 3, side == Rebels && duty == Admiral:
		return game.Seat(side)
	case side == Rebels:
		return game.Seat(RebelGeneral)
	case duty == Admiral:
		return game.Seat(ImperialAdmiral)
	}
	return game.Seat(ImperialGeneral)
}

// playerOf returns the seat that a leader belongs to.
func (p *Public) playerOf(l Leader) game.Seat { return p.seatOf(p.Serves(l), l.Duty()) }

// Mine returns which leaders belong to a seat, as far as they are on its side.
func (p *Public) Mine(seat game.Seat) Leaders { return leadersOf[p.duties(seat)] }

// duties returns what a seat is on its side.
func (p *Public) duties(seat game.Seat) (d Duties) {
	for _, duty := range []Duties{Admiral, General} {
		if p.seatOf(SideOf(seat), duty) == seat {
			d |= duty
		}
	}
	return d
}

// partner returns the first of a side's players, or as the second his partner; more
// says that the second follows.
func (p *Public) partner(side Side, second uint8) (seat game.Seat, more bool) {
	admiral, general := p.seatOf(side, Admiral), p.seatOf(side, General)
	if second == 1 {
		return general, false
	}
	return admiral, admiral != general
}

// owner returns who of a side is asked about some leaders of his: first the one with
// the lower initiative (O2), then, as the second, his partner. More says that the
// partner has some of them too.
func (p *Public) owner(side Side, set Leaders, second uint8) (seat game.Seat, own Leaders, more bool) {
	admiral, general := p.seatOf(side, Admiral), p.seatOf(side, General)
	admirals, generals := set&leadersOf[Admiral], set&leadersOf[General]
	switch {
	case admiral == general:
		return admiral, set, false
	case second == 0 && admirals != 0:
		return admiral, admirals, generals != 0
	}
	return general, generals, false
}

// onTurn returns the seat whose turn it is.
func (p *Public) onTurn() game.Seat { return p.seatOf(p.Turn.Side(), p.Turn.Duties()) }

// takesTurns reports whether a role has turns of its own in the Command Phase: with
// two players the side takes those of its admiral.
func (p *Public) takesTurns(r Role) bool { return p.Team() || r.Duties() == Admiral }

// turnLeaders returns the leaders who may act in the turn under way (R26.3, R26.6).
func (p *Public) turnLeaders() Leaders {
	if p.Team() {
		return leadersOf[p.Turn.Duties()]
	}
	return leadersOf[both]
}

// HasPassed reports whether all players of a side have passed (R8.1.3).
func (p *Public) HasPassed(side Side) bool {
	return p.Passed[side] == both || !p.Team() && p.Passed[side] != 0
}

// CountPassed returns how many roles have passed.
func (p *Public) CountPassed() int {
	return bits.OnesCount8(uint8(p.Passed[Rebels])) + bits.OnesCount8(uint8(p.Passed[Empire]))
}

// passed reports whether a role has passed; each passes for himself (R26.5).
func (p *Public) passed(r Role) bool { return p.Passed[r.Side()]&r.Duties() != 0 }

// A decider says which player of a side decides something (R26.3).
type decider uint8

const (
	theAdmiral decider = iota
	theGeneral
	ofTheBattle // the admiral in space, the general on the ground
	ofTheTurn   // whose turn it is: he has activated the system
	ofTheLeader // whose leader the question names
	ofTheWearer // whose leader wears the ring that the question is about
)

// deciders is the table of R26.3 by question. What is not in it is decided by the
// player of the mission under way, who has the turn, by the one whose action card is
// under way, or else by the admiral.
var deciders = map[game.Key]decider{
	AskRecruit: theAdmiral, AskBuild: theAdmiral, AskDeploy: theAdmiral, AskDeployTo: theAdmiral, AskExcess: theAdmiral,

	AskDiscard: theGeneral, AskChooseBase: theGeneral, AskNameSystem: theGeneral,
	AskObjective: theGeneral, AskPlansTarget: theGeneral, AskEliminate: theGeneral,

	AskCombatAction: ofTheBattle, AskPayWith: ofTheBattle, AskFireAt: ofTheBattle, AskDealDamage: ofTheBattle,
	AskBombardWith: ofTheBattle, AskDrawFrom: ofTheBattle, AskReroll: ofTheBattle,
	AskBlock: ofTheBattle, AskGiveUp: ofTheBattle, AskBlockOn: ofTheBattle,

	AskTurn: ofTheTurn, AskMove: ofTheTurn,
	AskAssignTo: ofTheLeader, AskActivate: ofTheLeader, AskBeacon: ofTheLeader,
	AskYoda: ofTheWearer, AskAstromech: ofTheWearer, AskProtocol: ofTheWearer, AskFalcon: ofTheWearer,
}

// ringAsked is the ring that a question is about.
var ringAsked = map[game.Key]Ring{AskYoda: YodaRing, AskAstromech: R2D2Ring, AskProtocol: C3PORing, AskFalcon: FalconRing}

// decides returns the seat of a side that a question is put to.
func (t Turn) decides(side Side, ask game.Key, about []game.Option) game.Seat {
	if !t.Team() {
		return game.Seat(side)
	}
	by, listed := deciders[ask]
	switch {
	case t.Acting.User != 0 && t.Acting.Card.Side() == side:
		return t.seatOf(side, t.Acting.User)
	case !listed && t.Mission.Card != NoMission && t.Mission.Side == side, by == ofTheTurn && t.Turn.Side() == side:
		return t.onTurn()
	case by == theGeneral, by == ofTheBattle && t.Combat.Theater == Ground:
		return t.seatOf(side, General)
	case by == ofTheLeader:
		return t.playerOf(Leader(about[0].A))
	case by == ofTheWearer:
		return t.playerOf(t.wearer(ringAsked[ask]))
	}
	return t.seatOf(side, Admiral)
}

// put begins a question to a side.
func (t Turn) put(side Side, ask game.Key, about ...game.Option) {
	t.putTo(t.decides(side, ask, about), ask, about...)
}

// putTo begins a question to one player.
func (t Turn) putTo(seat game.Seat, ask game.Key, about ...game.Option) {
	t.ask.Put(seat, ask, about...)
}
