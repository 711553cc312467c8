package starship

import (
	"time"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/ui/sound"
	"holoboard/ui/table/row"
	"holoboard/ui/table/seat"
)

// asks has the row of each question. Computers answer without a pause: what they do is seen move.
var asks = map[game.Key]row.Asking{
	rules.AskDeployShip:       {Then: rules.AskDeployAt, Carries: rules.KindShip, Quick: true, Rule: "R6.4"},
	rules.AskDeployAt:         {Whole: true, Quick: true, Rule: "R6.4"},
	rules.AskRerollInitiative: {Quick: true, Rule: "R14.1"},
	rules.AskMove:             {Then: rules.AskFly, Or: rules.AskCourse, Carries: rules.KindShip, Quick: true, Rule: "R8.1"},
	rules.AskCourse:           {Whole: true, Quick: true, Rule: "R8.6"},
	rules.AskFly:              {Whole: true, Quick: true, Rule: "R8.16"},
	rules.AskNose:             {Whole: true, Quick: true, Rule: "R8.17"},
	rules.AskPush:             {Quick: true, Rule: "R8.13"},
	rules.AskPushTo:           {Quick: true, Rule: "R8.13"},
	rules.AskLaunch:           {Then: rules.AskLaunchAt, Carries: rules.KindLaunch, Quick: true, Rule: "R9.2"},
	rules.AskLaunchAt:         {Whole: true, Quick: true, Rule: "R9.4"},
	rules.AskAttack:           {Drags: rules.KindShip, Quick: true, Rule: "R10.1"},
	rules.AskFire:             {Then: rules.AskFireAt, Carries: rules.KindWeapon, Taps: true, Drags: rules.KindShip, Quick: true, Rule: "R10.2"},
	rules.AskFireAt:           {Drags: rules.KindShip, Whole: true, Quick: true, Rule: "R10.6"},
	rules.AskBeforeRoll:       {Quick: true, Rule: "R15.16"},
	rules.AskFlyCasual:        {Quick: true, Rule: "R15.9"},
	rules.AskShiftDamage:      {Quick: true, Rule: "R14.11"},
	rules.AskDamageControl:    {Quick: true, Rule: "R15.5"},
}

const (
	brief = 160 * time.Millisecond
	short = 300 * time.Millisecond
	long  = 700 * time.Millisecond
)

// events has the row of each kind of event.
var events = [rules.NumEventKinds]row.Telling{
	rules.DeployRolled:       {Takes: long, Sound: sound.Roll, Rule: "R6.2"},
	rules.DeployOrder:        {Takes: short, Recap: row.Befalls, Rule: "R6.2"},
	rules.Deployed:           {Takes: brief, ByHand: true, Rule: "R6.4"},
	rules.RoundBegan:         {Takes: short, Recap: row.Onward, Mark: row.Chapter, Marks: "tape.rounds", Rule: "R7.1"},
	rules.InitiativeRolled:   {Takes: long, Sound: sound.Roll, Rule: "R7.2"},
	rules.InitiativeRerolled: {Takes: long, Sound: sound.Roll, Recap: row.Befalls, Rule: "R14.1"},
	rules.InitiativeTied:     {Takes: short, Rule: "R7.2"},
	rules.InitiativeWon:      {Takes: long, Recap: row.Befalls | row.Outcome, Banner: true, Rule: "R7.3"},
	rules.Interdicted:        {Takes: long, Recap: row.Befalls | row.Outcome, Banner: true, Rule: "R14.16"},
	rules.Stayed:             {ByHand: true, Rule: "R8.2"},
	rules.Sailed:             {Takes: 260 * time.Millisecond, Sound: sound.Drop, ByHand: true, At: row.InPlace, Rule: "R8.6"},
	rules.Flew:               {Takes: 260 * time.Millisecond, Sound: sound.Drop, ByHand: true, At: row.InPlace, Rule: "R8.16"},
	rules.Pushed:             {Takes: short, At: row.InPlace, Recap: row.Befalls, Rule: "R8.13"},
	rules.Fled:               {Takes: long, Banner: true, Grave: true, Recap: row.Befalls | row.Outcome, Rule: "R8.24"},
	rules.Launched:           {Takes: 220 * time.Millisecond, Sound: sound.Drop, ByHand: true, At: row.InPlace, Rule: "R9.4"},
	rules.AttackBegan:        {Takes: short, Recap: row.Onward, Mark: row.Part, Marks: "tape.attacks", Rule: "R10.1"},
	rules.Aimed:              {Takes: short, At: row.InPlace, Recap: row.Passing, Rule: "R10.2"},
	rules.OptionUsed:         {Takes: long, Banner: true, Recap: row.Befalls, Rule: "R15.2"},
	rules.Rolled:             {Takes: long, Sound: sound.Roll, At: row.InPlace, Recap: row.Passing, Rule: "R10.12"},
	rules.Missed:             {Takes: brief, At: row.InPlace, Rule: "R10.12"},
	rules.Hit:                {Takes: short, At: row.InPlace, Sound: sound.Hit, Recap: row.Befalls, Rule: "R11.6"},
	rules.BuzzDroidsLanded:   {Takes: short, At: row.InPlace, Recap: row.Befalls, Rule: "R14.5"},
	rules.Shifted:            {Takes: short, At: row.InPlace, Recap: row.Befalls, Rule: "R14.11"},
	rules.Repaired:           {Takes: short, At: row.InPlace, Recap: row.Befalls, Rule: "R15.5"},
	rules.DamageBegan:        {Takes: short, Recap: row.Onward, Mark: row.Part, Marks: "tape.damage", Rule: "R12.1"},
	rules.Turned:             {Takes: long, At: row.InPlace, Sound: sound.Hit, Grave: true, Recap: row.Befalls | row.Outcome, Rule: "R12.2"},
	rules.Destroyed:          {Takes: long, At: row.InPlace, Sound: sound.Explosion, Grave: true, Recap: row.Befalls | row.Outcome, Rule: "R12.2"},
	rules.OwnFigures:         {Takes: long, Banner: true, Recap: row.Befalls, Rule: "R4.6"},
	rules.BattleOver:         {Takes: long, Banner: true, Recap: row.Befalls | row.Outcome, Rule: "R17.1"},
}

// means is what the rows say.
var means = seat.ByRows[*event]{
	Asks: asks, Events: events[:], Sides: []string{rules.Light.String(), rules.Dark.String()}, Ends: int(rules.BattleOver),
	Of:    func(e *event) (kind, side int) { return int(e.Kind), int(e.Actor()) },
	Made:  func(e game.Event) *event { return new(e.(event)) },
	Seats: func(s game.Seat) int { return int(rules.SideOf(s)) },
}
