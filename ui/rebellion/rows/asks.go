package rows

import (
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/table/row"
)

// Asks has the row of each question, in the order of the rule book.
var Asks = map[game.Key]row.Asking{
	// R5: setup.
	rules.AskPlace:      {Then: rules.AskPlaceTo, Carries: rules.KindUnit, Board: row.Answered, Quick: true, Many: true, Rule: "R5.1.8"},
	rules.AskPlaceTo:    {Carries: row.Subject, Board: row.Answered, Quick: true, Many: true, Rule: "R5.1.8"},
	rules.AskChooseBase: {Rule: "R5.1.9"},

	// R7: the Assignment Phase.
	rules.AskAssign:     {Then: rules.AskAssignTo, Carries: rules.KindLeader, Ends: rules.Done.Thing(), Board: row.Weighed, Scene: InAssignment, Quick: true, Rule: "R7.2"},
	rules.AskAssignTo:   {Whole: true, Board: row.Weighed, Scene: InAssignment, Quick: true, Rule: "R7.2"},
	rules.AskVeto:       {Scene: InAssignment, Rule: "R26.4"},
	rules.AskAttachRing: {Rule: "R20.1"},
	rules.AskWithdrawTo: {Rule: row.TheCard},

	// R8: the Command Phase.
	rules.AskTurn:     {Then: rules.AskActivate, Carries: rules.KindLeader, Ends: rules.Pass.Thing(), Board: row.Weighed, Rule: "R8.1.1"},
	rules.AskActivate: {Whole: true, Quick: true, Rule: "R8.2.1"},
	rules.AskMove:     {Carries: row.Anything, Repeats: true, Quick: true, Rule: "R8.3"},

	// R9: missions.
	rules.AskMissionSystem:  {Rule: "R9.3.1"},
	rules.AskMissionTarget:  {Rule: "R9.3.1"},
	rules.AskOppose:         {Steps: row.In(InMission, OpposeStep), Rule: "R9.4.1"},
	rules.AskGuard:          {InPanel: true, Steps: row.In(InMission, OpposeStep), Rule: "R9.4.5"},
	rules.AskYoda:           {Steps: row.In(InMission, DiceStep), Rule: "ring.master_yoda"},
	rules.AskAstromech:      {Steps: row.In(InMission, DiceStep), Rule: "ring.r2_d2"},
	rules.AskProtocol:       {Steps: row.In(InMission, OutcomeStep), Rule: "ring.c_3po"},
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
	rules.AskDiscard:   {Steps: row.In(InRefresh, MissionsStep), Quick: true, Rule: "R11.2"},
	rules.AskRecruit:   {InPanel: true, Steps: row.In(InRefresh, RecruitStep), Quick: true, Rule: "R11.5.1"},
	rules.AskBuild:     {InPanel: true, Steps: row.In(InRefresh, BuildStep), Quick: true, Rule: "R11.5.6"},
	rules.AskBuildType: {InPanel: true, Quick: true, Rule: "R11.5.9"},
	rules.AskDeploy:    {Then: rules.AskDeployTo, Carries: rules.KindUnit, Ends: rules.Done.Thing(), Steps: row.In(InRefresh, DeployStep), Quick: true, Rule: "R11.6"},
	rules.AskDeployTo:  {Carries: row.Subject, Steps: row.In(InRefresh, DeployStep), Quick: true, Rule: "R11.6.1"},

	// R12: combat.
	rules.AskAddLeader:    {Beside: true, Rule: "R12.2.1"},
	rules.AskCombatCards:  {InPanel: true, Beside: true, Rule: "R12.2.2"},
	rules.AskMillion:      {InPanel: true, Beside: true, Steps: row.In(InCombat, RollStep).And(InMission, DiceStep), Rule: "action.one_in_a_million"},
	rules.AskSetDie:       {Beside: true, Steps: row.In(InCombat, RollStep).And(InMission, DiceStep), Rule: "action.one_in_a_million"},
	rules.AskCombatAction: {Hand: true, Steps: row.In(InCombat, TacticsStep), Rule: "R12.5.4"},
	rules.AskPayWith:      {Steps: row.In(InCombat, TacticsStep), Rule: "R12.5.4"},
	rules.AskDealDamage:   {Steps: row.In(InCombat, TacticsStep), Rule: "R12.5.7"},
	rules.AskBombardWith:  {InPanel: true, Steps: row.In(InCombat, TacticsStep), Rule: "tactic.ground_bombardment"},
	rules.AskDrawFrom:     {Beside: true, Steps: row.In(InCombat, TacticsStep), Rule: "R12.5.4"},
	rules.AskReroll:       {Steps: row.In(InCombat, TacticsStep), Rule: "R12.5.6"},
	rules.AskFireAt:       {Steps: row.In(InCombat, AssignStep), AtOnce: true, Quick: true, Rule: "R12.6.1"},
	rules.AskBlock:        {Hand: true, Steps: row.In(InCombat, BlockStep), Rule: "R12.6.2"},
	rules.AskGiveUp:       {Hand: true, Steps: row.In(InCombat, BlockStep), Rule: "R12.6.2"},
	rules.AskBlockOn:      {Steps: row.In(InCombat, BlockStep), Rule: "R12.6.2"},
	rules.AskRetreat:      {Beside: true, Steps: row.In(InCombat, RetreatStep), Rule: "R12.7"},
	rules.AskRetreatWith:  {Steps: row.In(InCombat, RetreatStep), Rule: "R12.7.4"},

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
