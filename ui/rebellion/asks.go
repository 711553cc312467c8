package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/table/row"
)

// What every question does on the screen, a row for each, in the order of the rule book.
var askings = map[game.Key]row.Asking{
	// R5: setup.
	rules.AskPlace:      {Then: rules.AskPlaceTo, Carries: rules.KindUnit, Board: row.Answered, Quick: true, Rule: "R5.1.8"},
	rules.AskPlaceTo:    {Carries: row.Subject, Board: row.Answered, Quick: true, Rule: "R5.1.8"},
	rules.AskChooseBase: {Rule: "R5.1.9"},

	// R7: the Assignment Phase.
	rules.AskAssign:     {Then: rules.AskAssignTo, Carries: rules.KindLeader, Ends: rules.Done.Thing(), Board: row.Weighed, Scene: inAssignment, Quick: true, Rule: "R7.2"},
	rules.AskAssignTo:   {Whole: true, Board: row.Weighed, Scene: inAssignment, Quick: true, Rule: "R7.2"},
	rules.AskVeto:       {Scene: inAssignment, Rule: "R26.4"},
	rules.AskAttachRing: {Rule: "R20.1"},
	rules.AskWithdrawTo: {Rule: row.TheCard},

	// R8: the Command Phase.
	rules.AskTurn:     {Then: rules.AskActivate, Carries: rules.KindLeader, Ends: rules.Pass.Thing(), Board: row.Weighed, Rule: "R8.1.1"},
	rules.AskActivate: {Whole: true, Quick: true, Rule: "R8.2.1"},
	rules.AskMove:     {Carries: row.Anything, Quick: true, Rule: "R8.3"},

	// R9: missions.
	rules.AskMissionSystem:  {Rule: "R9.3.1"},
	rules.AskMissionTarget:  {Rule: "R9.3.1"},
	rules.AskOppose:         {Steps: row.In(inMission, opposeStep), Rule: "R9.4.1"},
	rules.AskGuard:          {InPanel: true, Steps: row.In(inMission, opposeStep), Rule: "R9.4.5"},
	rules.AskYoda:           {Steps: row.In(inMission, diceStep), Rule: "ring.master_yoda"},
	rules.AskAstromech:      {Steps: row.In(inMission, diceStep), Rule: "ring.r2_d2"},
	rules.AskProtocol:       {Steps: row.In(inMission, outcomeStep), Rule: "ring.c_3po"},
	rules.AskFalcon:         {Rule: "ring.millennium_falcon"},
	rules.AskSonOfSkywalker: {InPanel: true, Rule: "action.son_of_skywalker"},
	rules.AskDestiny:        {InPanel: true, Rule: "action.it_is_your_destiny"},
	rules.AskCapture:        {Rule: row.TheCard},
	rules.AskSacrifice:      {InPanel: true, Rule: "action.noble_sacrifice"},
	rules.AskGainLoyaltyIn:  {Rule: row.TheCard},
	rules.AskResearch:       {Rule: row.TheCard},
	rules.AskReturnProject:  {InPanel: true, Rule: row.TheCard},
	rules.AskTakeCaptiveTo:  {Rule: row.TheCard},
	rules.AskHasten:         {Rule: row.TheCard},
	rules.AskBeacon:         {Rule: row.TheCard},
	rules.AskSendObjective:  {InPanel: true, Rule: row.TheCard},
	rules.AskNameSystem:     {Rule: row.TheCard},
	rules.AskConquerFrom:    {Rule: row.TheCard},
	rules.AskOversee:        {Rule: row.TheCard},
	rules.AskSupport:        {Rule: row.TheCard},
	rules.AskObjectiveTop:   {InPanel: true, Rule: row.TheCard},
	rules.AskObjectiveNext:  {InPanel: true, Rule: row.TheCard},
	rules.AskKeepObjective:  {InPanel: true, Rule: row.TheCard},
	rules.AskContingency:    {Rule: "mission.contingency_plan"},
	rules.AskRescue:         {Rule: row.TheCard},
	rules.AskGoAlong:        {Rule: "R20.7"},
	rules.AskDemolish:       {Rule: "mission.demolition"},
	rules.AskFreeFigure:     {Rule: "R24.2"},
	rules.AskGainUnit:       {InPanel: true, Rule: row.TheCard},
	rules.AskMisdirect:      {Rule: row.TheCard},
	rules.AskFalseLead:      {Rule: row.TheCard},
	rules.AskFalseLeadTo:    {Rule: row.TheCard},
	rules.AskYodaRing:       {Rule: row.TheCard},
	rules.AskDestroyWorth:   {Rule: "R1.8"},
	rules.AskDestroyQueued:  {Rule: "R1.8"},
	rules.AskDestroyOne:     {Rule: row.TheCard},
	rules.AskExcess:         {Rule: "R17.5"},
	rules.AskFindMission:    {InPanel: true, Rule: "R21.1.4"},
	rules.AskActionSystem:   {Rule: row.TheCard},

	// R11: the Refresh Phase.
	rules.AskDiscard:   {Steps: row.In(inRefresh, missionsStep), Quick: true, Rule: "R11.2"},
	rules.AskRecruit:   {InPanel: true, Steps: row.In(inRefresh, recruitStep), Quick: true, Rule: "R11.5.1"},
	rules.AskBuild:     {InPanel: true, Steps: row.In(inRefresh, buildStep), Quick: true, Rule: "R11.5.6"},
	rules.AskBuildType: {InPanel: true, Quick: true, Rule: "R11.5.9"},
	rules.AskDeploy:    {Then: rules.AskDeployTo, Carries: rules.KindUnit, Ends: rules.Done.Thing(), Steps: row.In(inRefresh, deployStep), Quick: true, Rule: "R11.6"},
	rules.AskDeployTo:  {Carries: row.Subject, Steps: row.In(inRefresh, deployStep), Quick: true, Rule: "R11.6.1"},

	// R12: combat.
	rules.AskAddLeader:    {Beside: true, Rule: "R12.2.1"},
	rules.AskCombatCards:  {InPanel: true, Beside: true, Rule: "R12.2.2"},
	rules.AskMillion:      {InPanel: true, Beside: true, Steps: row.In(inCombat, rollStep).And(inMission, diceStep), Rule: "action.one_in_a_million"},
	rules.AskSetDie:       {Beside: true, Steps: row.In(inCombat, rollStep).And(inMission, diceStep), Rule: "action.one_in_a_million"},
	rules.AskCombatAction: {Hand: true, Steps: row.In(inCombat, tacticsStep), Rule: "R12.5.4"},
	rules.AskPayWith:      {Steps: row.In(inCombat, tacticsStep), Rule: "R12.5.4"},
	rules.AskDealDamage:   {Steps: row.In(inCombat, tacticsStep), Rule: "R12.5.7"},
	rules.AskBombardWith:  {InPanel: true, Steps: row.In(inCombat, tacticsStep), Rule: "tactic.ground_bombardment"},
	rules.AskDrawFrom:     {Beside: true, Steps: row.In(inCombat, tacticsStep), Rule: "R12.5.4"},
	rules.AskReroll:       {Steps: row.In(inCombat, tacticsStep), Rule: "R12.5.6"},
	rules.AskFireAt:       {Steps: row.In(inCombat, assignStep), Quick: true, Rule: "R12.6.1"},
	rules.AskBlock:        {Hand: true, Steps: row.In(inCombat, blockStep), Rule: "R12.6.2"},
	rules.AskGiveUp:       {Hand: true, Steps: row.In(inCombat, blockStep), Rule: "R12.6.2"},
	rules.AskBlockOn:      {Steps: row.In(inCombat, blockStep), Rule: "R12.6.2"},
	rules.AskRetreat:      {Beside: true, Steps: row.In(inCombat, retreatStep), Rule: "R12.7"},
	rules.AskRetreatWith:  {Steps: row.In(inCombat, retreatStep), Rule: "R12.7.4"},

	// R18: the Rebel base.
	rules.AskMobilize:     {Rule: "R18.7"},
	rules.AskMobilization: {Rule: "R18.7.1"},
	rules.AskMobilizeFrom: {Rule: "R18.7.1"},
	rules.AskNewBase:      {Rule: "R18.7.3"},

	// R22: objectives.
	rules.AskObjective:   {Ends: rules.None.Thing(), Beside: true, Rule: "R22.1"},
	rules.AskPlansTarget: {Rule: "R13.8"},
	rules.AskEliminate:   {Beside: true, Rule: "R22.8"},
}

// asking is the row of what is asked now; the zero row while nothing is.
func (t *Table) asking() row.Asking {
	if t.Pending == nil {
		return row.Asking{}
	}
	return askings[t.Pending.Ask]
}

// confirms find the words that ask about answers to a question once more, or nothing.
var confirms = map[game.Key]func(t *Table, answers []game.Option) string{
	rules.AskPlace:      confirmIf((*Table).placesLast, "table.confirm_last_place"),
	rules.AskPlaceTo:    confirmIf((*Table).placesLast, "table.confirm_last_place"),
	rules.AskChooseBase: func(*Table, []game.Option) string { return "table.confirm_base" },
	rules.AskTurn: func(t *Table, answers []game.Option) string {
		switch {
		case answers[0] == rules.RevealBase.Thing():
			return "table.confirm_reveal"
		case len(answers) > 1 && t.activatesIdly(answers):
			return "table.confirm_activate"
		}
		return ""
	},
	rules.AskActivate:      confirmIf((*Table).activatesIdly, "table.confirm_activate"),
	rules.AskMove:          confirmIf((*Table).endsMovement, "table.confirm_move"),
	rules.AskReturnProject: confirmIf(func(t *Table, _ []game.Option) bool { return len(t.Pending.Options) > 1 }, "table.confirm_return"),
	rules.AskDeploy:        confirmIf((*Table).deploysLast, "table.confirm_last_deploy"),
	rules.AskDeployTo:      confirmIf((*Table).deploysLast, "table.confirm_last_deploy"),
	rules.AskCombatAction:  confirmIf((*Table).hasNoneToBombard, "table.confirm_bombardment"),
	rules.AskBombardWith:   confirmIf(func(t *Table, answers []game.Option) bool { return t.bombardsInVain(answers[0]) }, "table.confirm_bombard"),
	rules.AskNewBase: confirmIf(func(_ *Table, answers []game.Option) bool {
		return answers[0].Kind == rules.KindProbe
	}, "table.confirm_new_base"),
}

// confirmIf asks about answers once more that fit.
func confirmIf(fits func(*Table, []game.Option) bool, key string) func(*Table, []game.Option) string {
	return func(t *Table, answers []game.Option) string {
		if fits(t, answers) {
			return key
		}
		return ""
	}
}

// others find other words for a question where the table is so that the usual ones do not fit.
var others = map[game.Key]func(t *Table, d *game.Decision, title, help string) (string, string){
	rules.AskTurn: (*Table).turnLeft,
	rules.AskRecruit: otherHelp(func(t *Table, d *game.Decision) string {
		if t.View.Setup.Standard {
			return t.Words.Say("ask.recruit.help.kept")
		}
		return ""
	}),
	rules.AskDrawFrom: otherHelp(func(t *Table, d *game.Decision) string {
		if drawsTwo(d.About[0]) {
			return t.Words.Say("ask.draw_from.help.two", assets.Args{"n": t.drawnFor(d.About[0]) + 1})
		}
		return ""
	}),
	rules.AskDealDamage: otherHelp(func(t *Table, d *game.Decision) string {
		if t.View.Combat.NoBlock[1-rules.SideOf(d.Seat)] {
			return t.Words.Say("ask.deal_damage.help.unblocked")
		}
		return ""
	}),
	rules.AskMove: otherHelp(func(t *Table, d *game.Decision) string {
		if t.afoot(d) {
			return t.Words.Say("ask.move.help.afoot")
		}
		return ""
	}),
}

// otherHelp is another help, or the usual one where that is nothing.
func otherHelp(say func(t *Table, d *game.Decision) string) func(*Table, *game.Decision, string, string) (string, string) {
	return func(t *Table, d *game.Decision, title, help string) (string, string) {
		if other := say(t, d); other != "" {
			help = other
		}
		return title, help
	}
}
