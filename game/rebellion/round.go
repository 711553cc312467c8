package rebellion

import "holoboard/game"

// R6: the round.
//
//	Assignment Phase   assignment.go
//	Command Phase      command.go, movement.go, missions.go, combat.go
//	Refresh Phase      refresh.go, recruit.go, building.go
//
// The agenda holds what comes next. A step takes the next frame off it, resolves
// it, and may put new frames on it.

// A Step is the name of a step of the rules. "Second" is 1 where the second of two
// partners is asked, else 0.
type Step uint8

const (
	noStep Step = iota
	stepSetup
	stepRevealProbes //
	stepPlace        // A: Side
	stepDealActions  //
	stepImmediate    //
	stepChooseBase
	stepDealHands
	stepRound
	stepAssign           // A: Side, B: second
	stepCommandPhase     //
	stepTurn             //
	stepMove             // A: Side, B: System to
	stepArrive           // A: Side, B: System
	stepFight            // A: System, B: current Side
	stepReveal           //
	stepOppose           // A: second
	stepGuardMission     // A: second
	stepRollMission      //
	stepMissionDice      // A: Side
	stepMillion          // A: System
	stepMissionYoda      //
	stepAstromech        //
	stepMissionOutcome   //
	stepProtocol         // A, B: successes of the Rebels, of the Empire
	stepMissionEffect    // A: part of the effect
	stepDestiny          //
	stepGoAlong          //
	stepSacrifice        //
	stepMissionCard      //
	stepFalcon           //
	stepSonOfSkywalker   //
	stepAfterMission     //
	stepDestroyExcess    // A: System, B: Side
	stepMobilize         // resolves the Rapid Mobilizations
	stepMobilizeOne      // A: leaders on it, B: seat
	stepMobilizeMove     // A: System the units leave, B: seat
	stepNewBase          // B: seat
	stepCombat           // A: System, B: current Side
	stepAddLeader        // A: Side, B: second
	stepDrawTactics      // A: Side
	stepCombatRound      //
	stepBattle           // A: Theater
	stepAttack           // A: Side, B: Theater
	stepCombatActions    //
	stepPlayTactic       // A: Tactic
	stepDrawAny          // A: Tactic
	stepAssignHits       //
	stepBlock            //
	stepGiveUp           // A: Tactic
	stepBlockPoint       // A: Tactic
	stepRecord           //
	stepEndBattle        // A: Theater
	stepPlans            // A: Theater
	stepPlansDice        // A: Objective
	stepPlansYoda        // A: Objective
	stepPlansResult      // A: Objective
	stepBattleObjective  //
	stepRetreat          // A: Side, B: second
	stepRetreatMove      // A: Side, B: System to, C: Leader
	stepRoundEnd         //
	stepCombatEnd        //
	stepVictoryObjective //
	stepCloseCombat      //
	stepRefreshObjective //
	stepRetrieve         //
	stepDrawMissions     //
	stepDiscardMissions  // A: Side
	stepProbeDroids      //
	stepDrawObjective    //
	stepAdvanceTime      //
	stepAction           // A: part of the effect, B: Action, C: Leader, D: Duties of its user
	stepCombatCards      // A: Side, B: second
	stepDrawRecruits     // A: Side
	stepRecruit          // A: Side
	stepAnnounceRecruits //
	stepBuild            // A: Side
	stepSlide            // A: Side
	stepDeploy           // A: Side
	stepDeployed         // A: Side
	stepSubjugate        // A: System
	stepVeto             // A: Side
	numSteps
)

var steps = [numSteps]func(Turn, Frame){
	stepSetup:            Turn.setup,
	stepRevealProbes:     Turn.revealProbes,
	stepPlace:            Turn.place,
	stepDealActions:      Turn.dealActions,
	stepImmediate:        Turn.immediate,
	stepChooseBase:       Turn.chooseBase,
	stepDealHands:        Turn.dealHands,
	stepRound:            Turn.round,
	stepAssign:           Turn.assign,
	stepVeto:             Turn.veto,
	stepCommandPhase:     Turn.commandPhase,
	stepTurn:             Turn.turn,
	stepMove:             Turn.moveInto,
	stepArrive:           Turn.arrive,
	stepFight:            Turn.fight,
	stepReveal:           Turn.revealMission,
	stepOppose:           Turn.oppose,
	stepGuardMission:     Turn.guardMission,
	stepRollMission:      Turn.rollMission,
	stepMissionDice:      Turn.rollMissionDice,
	stepMillion:          Turn.million,
	stepMissionYoda:      Turn.missionYoda,
	stepAstromech:        Turn.astromech,
	stepMissionOutcome:   Turn.missionOutcome,
	stepProtocol:         Turn.protocol,
	stepMissionEffect:    Turn.missionEffect,
	stepDestiny:          Turn.destiny,
	stepGoAlong:          Turn.goAlong,
	stepSacrifice:        Turn.sacrifice,
	stepMissionCard:      Turn.missionCard,
	stepFalcon:           Turn.falcon,
	stepSonOfSkywalker:   Turn.sonOfSkywalker,
	stepAfterMission:     Turn.afterMission,
	stepDestroyExcess:    Turn.destroyExcess,
	stepMobilize:         Turn.mobilize,
	stepMobilizeOne:      Turn.mobilizeOne,
	stepMobilizeMove:     Turn.mobilizeMove,
	stepNewBase:          Turn.newBase,
	stepCombat:           Turn.combat,
	stepAddLeader:        Turn.addLeader,
	stepDrawTactics:      Turn.drawTactics,
	stepCombatRound:      Turn.combatRound,
	stepBattle:           Turn.battle,
	stepAttack:           Turn.attack,
	stepCombatActions:    Turn.combatActions,
	stepPlayTactic:       Turn.playTactic,
	stepDrawAny:          Turn.drawOne,
	stepAssignHits:       Turn.assignHits,
	stepBlock:            Turn.block,
	stepGiveUp:           Turn.giveUp,
	stepBlockPoint:       Turn.blockPoint,
	stepRecord:           Turn.record,
	stepEndBattle:        Turn.endBattle,
	stepPlans:            Turn.plans,
	stepPlansDice:        Turn.plansDice,
	stepPlansYoda:        Turn.plansYoda,
	stepPlansResult:      Turn.plansResult,
	stepBattleObjective:  Turn.battleObjective,
	stepRetreat:          Turn.retreat,
	stepRetreatMove:      Turn.retreatMove,
	stepRoundEnd:         Turn.roundEnd,
	stepCombatEnd:        Turn.combatEnd,
	stepVictoryObjective: Turn.victoryObjective,
	stepCloseCombat:      Turn.closeCombat,
	stepRefreshObjective: Turn.refreshObjective,
	stepRetrieve:         Turn.retrieve,
	stepDrawMissions:     Turn.drawMissionsStep,
	stepDiscardMissions:  Turn.discardMissions,
	stepProbeDroids:      Turn.probeDroids,
	stepDrawObjective:    Turn.drawObjectiveStep,
	stepAdvanceTime:      Turn.advanceTime,
	stepAction:           Turn.actionEffect,
	stepCombatCards:      Turn.combatCards,
	stepDrawRecruits:     Turn.drawRecruits,
	stepRecruit:          Turn.recruit,
	stepAnnounceRecruits: Turn.announceRecruits,
	stepBuild:            Turn.build,
	stepSlide:            Turn.slide,
	stepDeploy:           Turn.deploy,
	stepDeployed:         Turn.deployed,
	stepSubjugate:        Turn.subjugateStep,
}

// Rules are the rules of Rebellion for the kernel: no values, only methods.
type Rules struct{}

// Step implements [game.Rules].
func (Rules) Step(s *State, a *game.Ask) {
	t := Turn{s, a}
	f := t.next()
	steps[f.Step](t, f)
}

// Over implements [game.Rules].
func (Rules) Over(s *State) bool { return s.Winner != NoSide }

// Seats implements [game.Rules].
func (Rules) Seats(s *State) int { return s.Setup.players() }

// sequence is the whole round (R6.1).
var sequence = [...]Frame{
	{Step: stepAssign, A: uint8(Rebels)}, // R7.1
	{Step: stepAssign, A: uint8(Empire)},
	{Step: stepCommandPhase},
	{Step: stepMobilize},         // R18.7
	{Step: stepRefreshObjective}, // R11.0
	{Step: stepRetrieve},         // R11.1
	{Step: stepDrawMissions},     // R11.2
	{Step: stepDiscardMissions, A: uint8(Rebels)},
	{Step: stepDiscardMissions, A: uint8(Empire)},
	{Step: stepProbeDroids},             // R11.3
	{Step: stepDrawObjective},           // R11.4
	{Step: stepAdvanceTime},             // R11.5
	{Step: stepSlide, A: uint8(Rebels)}, // R11.6
	{Step: stepSlide, A: uint8(Empire)},
	{Step: stepRound}, // R11.7
}

// round puts a whole round on the agenda.
func (t Turn) round(Frame) {
	t.Round++
	t.Misdirected, t.LandoPlans, t.YodaUsed = 0, false, false
	t.Bound, t.LetPass, t.Closed = 0, 0, 0
	t.tell(Event{Kind: RoundBegan, N: t.Round})
	t.beginPhase(Assignment)
	t.then(sequence[:]...)
}

func (t Turn) beginPhase(p Phase) {
	t.Phase = p
	t.tell(Event{Kind: PhaseBegan, N: uint8(p)})
}
