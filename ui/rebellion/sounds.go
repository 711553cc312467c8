package rebellion

import (
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/sound"
)

// sounds are what is heard when an event begins to be told; the others pass in silence.
var sounds = map[rules.EventKind]sound.Sound{
	rules.RoundBegan: sound.Hum, rules.PhaseBegan: sound.Hum, rules.CombatRoundBegan: sound.Hum, rules.LoyaltyChanged: sound.Hum,
	rules.LeaderJoined: sound.Hum, rules.LeaderRescued: sound.Hum, rules.RingWorn: sound.Hum,

	rules.Activated: sound.Drop, rules.UnitMoved: sound.Drop, rules.CaptiveMoved: sound.Drop, rules.LeaderMoved: sound.Drop,
	rules.Opposed: sound.Drop, rules.LeaderAdded: sound.Drop, rules.UnitDeployed: sound.Drop, rules.UnitPlaced: sound.Drop,
	rules.UnitGained: sound.Drop, rules.TimeAdvanced: sound.Drop, rules.ReputationMoved: sound.Drop, rules.Retreated: sound.Drop,

	rules.Assigned: sound.Card, rules.MissionRevealed: sound.Card, rules.MissionPlaced: sound.Card, rules.TacticsDrawn: sound.Card,
	rules.TacticPlayed: sound.Card, rules.ObjectivePlayed: sound.Card, rules.ActionUsed: sound.Card,

	rules.MissionRolled: sound.Roll, rules.AttackRolled: sound.Roll, rules.PlansTried: sound.Roll, rules.DieRerolled: sound.Roll,
	rules.CombatDieRerolled: sound.Roll,

	rules.MissionSucceeded: sound.Stamp, rules.MissionFailed: sound.Stamp, rules.MissionResolved: sound.Stamp, rules.BattleWon: sound.Stamp,

	rules.DamageAssigned: sound.Hit, rules.UnitBeaten: sound.Hit, rules.DamageBlocked: sound.Block,
	rules.UnitLost: sound.Explosion, rules.UnitDestroyed: sound.Explosion, rules.SystemDestroyed: sound.Explosion,
	rules.SystemSabotaged: sound.Explosion,

	rules.CombatBegan: sound.Alarm, rules.BaseRevealed: sound.Alarm, rules.LeaderCaptured: sound.Alarm, rules.SystemSubjugated: sound.Alarm,

	rules.GameWon: sound.Victory,
}

// hear lets an event be heard that begins to be told.
func hear(f *ui.Frame, e rules.Event) {
	if s, heard := sounds[e.Kind]; heard {
		f.Sound(s)
	}
}
