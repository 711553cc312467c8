package starship

import (
	"strconv"

	"holoboard/game"
)

// The kinds of option and of roll. What A, B and C mean stands beside each.
const (
	KindDone       uint8 = iota + 1 // finished with this part
	KindPass                        // no option, no reaction
	KindYes                         //
	KindNo                          //
	KindShip                        // A slot: this ship next
	KindPlace                       // A slot, B x and facing in the two top bits, C y
	KindGo                          // A slot, B x, C y: classes 3 and 4 fly there
	KindCourse                      // A slot, B [Path]: classes 1 and 2
	KindNose                        // A slot, B facing: class 3
	KindFlee                        // A slot: leaves the map and counts as destroyed (R8.24)
	KindLaunch                      // A carrier's slot, B card: one of these from there
	KindAt                          // B x, C y: on this square
	KindWeapon                      // A slot, B weapon system or [PointDefense], C [Lane]
	KindTarget                      // A slot, B face, C distance
	KindOrder                       // A [CommandOption], B slot that pays
	KindShift                       // A fighter's slot, B points: Emperor's Will
	RollDeploy                      // A what the die shows, less one
	RollInitiative                  //
	RollAttack                      //
	RollPoint                       // of Point-Defense
)

// DieSides of the only die (R0.2).
const DieSides = 20

// DieFaces are the numbers on it.
func DieFaces() []string {
	faces := make([]string, DieSides)
	for n := range faces {
		faces[n] = strconv.Itoa(n + 1)
	}
	return faces
}

func shipOption(slot Slot) game.Option { return game.Option{Kind: KindShip, A: uint8(slot)} }

var (
	done = game.Option{Kind: KindDone}
	pass = game.Option{Kind: KindPass}
	yes  = game.Option{Kind: KindYes}
	no   = game.Option{Kind: KindNo}
)

// placeOption packs a place on the map.
func placeOption(slot Slot, at Space) game.Option {
	return game.Option{Kind: KindPlace, A: uint8(slot), B: uint8(at.X) | uint8(at.Facing)<<6, C: uint8(at.Y)}
}

// placed reads what placeOption packed.
func placed(o game.Option) (x, y int, f Facing) {
	return int(o.B & 63), int(o.C), Facing(o.B >> 6)
}

// d20 rolls the die.
func (t turn) d20(kind uint8) int { return t.ask.Roll(kind, DieSides) + 1 }

// The reasons why something is not on offer, each with its rule.
var (
	whyZone       = &game.Why{Rule: "R6.4", Text: "why.zone"}
	whyTaken      = &game.Why{Rule: "R5.2", Text: "why.taken"}
	whyMoved      = &game.Why{Rule: "R8.2", Text: "why.moved"}
	whyOffMap     = &game.Why{Rule: "R8.25", Text: "why.off_map"}
	whyEdgeFar    = &game.Why{Rule: "R8.25", Text: "why.edge_far"}
	whyDiagonal   = &game.Why{Rule: "R8.7", Text: "why.diagonal"}
	whyFlight     = &game.Why{Rule: "R8.17", Text: "why.nose_follows"}
	whyFarther    = &game.Why{Rule: "R8.13", Text: "why.farther"}
	whyNotBeside  = &game.Why{Rule: "R9.4", Text: "why.not_beside"}
	whyRoom       = &game.Why{Rule: "R6.4", Text: "why.leaves_no_room"}
	whyToEnemy    = &game.Why{Rule: "R6.5", Text: "why.nose_to_enemy"}
	whyEnemyShip  = &game.Why{Rule: "R8.5", Text: "why.enemy_ship"}
	whyTooFar     = &game.Why{Rule: "R3.1", Text: "why.too_far"}
	whyNoLaunch   = &game.Why{Rule: "R9.1", Text: "why.no_launch"}
	whyRate       = &game.Why{Rule: "R9.3", Text: "why.rate"}
	whyNoRoom     = &game.Why{Rule: "R9.4", Text: "why.no_room"}
	whyNotInPool  = &game.Why{Rule: "R9.3", Text: "why.not_in_pool"}
	whyFull       = &game.Why{Rule: "R9.4", Text: "why.full"}
	whyAttacked   = &game.Why{Rule: "R10.5", Text: "why.attacked"}
	whyNoTarget   = &game.Why{Rule: "R10.6", Text: "why.no_target"}
	whyFired      = &game.Why{Rule: "R10.2", Text: "why.fired"}
	whyPointFirst = &game.Why{Rule: "R10.5", Text: "why.point_first"}
	whyPointed    = &game.Why{Rule: "R10.20", Text: "why.pointed"}
	whyFriend     = &game.Why{Rule: "R10.6", Text: "why.friend"}
	whyFar        = &game.Why{Rule: "R10.8", Text: "why.not_adjacent"}
	whyFighterFar = &game.Why{Rule: "R10.9", Text: "why.fighter_far"}
	whyBigOnly    = &game.Why{Rule: "R10.11", Text: "why.big_only"}
	whyLane       = &game.Why{Rule: "R5.10", Text: "why.lane"}
	whyPointBig   = &game.Why{Rule: "R10.22", Text: "why.point_big"}
	whyBegun      = &game.Why{Rule: "R10.5", Text: "why.begun"}
	whyUnseen     = &game.Why{Rule: "R5.7", Text: "why.unseen"}
	whyNoCounter  = &game.Why{Rule: "R15.2", Text: "why.no_counter"}
	whyUsed       = &game.Why{Rule: "R15.2", Text: "why.used"}
	whyNoChange   = &game.Why{Rule: "R15.16", Text: "why.no_change"}
)
