package cardgame

import (
	"time"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/ui/sound"
	"holoboard/ui/table/row"
	"holoboard/ui/table/seat"
)

// asks has the row of each question.
var asks = map[game.Key]row.Asking{
	rules.AskKeepObjectives: {InPanel: true, Rule: "R3.7"},
	rules.AskMulligan:       {Hand: true, Rule: "R3.9"},
	rules.AskRevealNext:     {InPanel: true, Rule: "R3.10"},

	rules.AskBalanceDamage: {Rule: "R6.4"},
	rules.AskDiscardOne:    {Hand: true, Drags: rules.KindTitle, Rule: "R8.2"},
	rules.AskDiscardDown:   {Hand: true, Rule: "R8.3"},
	rules.AskAct:           {Hand: true, Drags: rules.KindTitle, Rule: "R9.1"},
	rules.AskEngage:        {Rule: "R10.2"},
	rules.AskAttackers:     {Rule: "R11.2"},
	rules.AskDefenders:     {Rule: "R11.5"},
	rules.AskCommit:        {Rule: "R17.1"},

	rules.AskEdgeCard:         {Hand: true, Drags: rules.KindTitle, Rule: "R12.1"},
	rules.AskFateAgain:        {Rule: "R12.7"},
	rules.AskEdgeDiscardOrder: {InPanel: true, Quick: true, Rule: "R12.10"},

	rules.AskStrikeWith:    {Drags: rules.KindSlot, Rule: "R13.1"},
	rules.AskIconNext:      {Rule: "R13.8"},
	rules.AskDamageAt:      {Rule: "R13.9"},
	rules.AskFocusAt:       {Rule: "R13.10"},
	rules.AskProtect:       {Rule: "R20.6"},
	rules.AskSpendShield:   {Rule: "R14.7"},
	rules.AskCrossfireIcon: {Rule: row.TheCard},
	rules.AskShieldTo:      {Rule: "R20.7"},
	rules.AskDestroyNext:   {Rule: "R14.10"},

	rules.AskPlayAs:     {Rule: row.TheCard},
	rules.AskLowerCost:  {Hand: true, Rule: row.TheCard},
	rules.AskPay:        {Rule: "R18.2"},
	rules.AskAttachTo:   {Rule: "R19.2"},
	rules.AskTarget:     {Rule: "R21.12"},
	rules.AskChooseCard: {InPanel: true, Rule: row.TheCard},
	rules.AskOrderBack:  {InPanel: true, Rule: row.TheCard},
	rules.AskCaptureAt:  {Rule: "R22.2"},
	rules.AskRescueAt:   {Rule: "R22.5"},
	rules.AskSacrifice:  {Rule: "R21.17"},
	rules.AskKeepThree:  {Rule: row.TheCard},
	rules.AskRancorTie:  {Rule: row.TheCard},
	rules.AskUseMay:     {Rule: row.TheCard},

	rules.AskAnswer:     {Hand: true, Drags: rules.KindTitle, Rule: "R21.5"},
	rules.AskForcedNext: {Rule: "R21.8"},
}

const (
	brief = 180 * time.Millisecond
	short = 320 * time.Millisecond
	long  = 700 * time.Millisecond

	travel = render.TravelTime       // of a card from one pile to another
	lands  = 560 * time.Millisecond  // of one that enters play: it becomes a tile
	counts = 1000 * time.Millisecond // icons run, numbers count up
	stands = 2600 * time.Millisecond // of an edge: when it is counted it stands to be looked at
)

// events has the row of each kind of event.
var events = [rules.NumEventKinds]row.Telling{
	rules.TurnStarted:    {Takes: long, Banner: true, Recap: row.Onward, Mark: row.Chapter, Marks: "tape.turns", Rule: "R5.1"},
	rules.PhaseStarted:   {Takes: brief, Recap: row.Onward, Mark: row.Part, Marks: "tape.phases", Rule: "R5.1"},
	rules.ObjectivesKept: {Takes: short, Recap: row.Passing, Rule: "R3.7"},
	rules.HandDrawn:      {Takes: long, Sound: sound.Card, Recap: row.Passing, Rule: "R3.8"},
	rules.Mulliganed:     {Takes: travel, Sound: sound.Card, Recap: row.Befalls, Rule: "R3.9"},
	rules.Drew:           {Takes: travel, Sound: sound.Card, Adds: true, Recap: row.Passing, Rule: "R8.4"},
	rules.DialTurned:     {Takes: long, At: row.InPlace, Sound: sound.Ratchet, Recap: row.Befalls | row.Outcome, Rule: "R6.2"},
	rules.BalanceTurned:  {Takes: long, Banner: true, Recap: row.Befalls | row.Outcome, Rule: "R17.8"},
	rules.Unfocused:      {Takes: brief, At: row.InPlace, Recap: row.Passing, Rule: "R7.1"},
	rules.FocusPut:       {Takes: brief, At: row.InPlace, Sound: sound.Stamp, Recap: row.Passing, Rule: "R4.6"},
	rules.ShieldsGone:    {Takes: brief, At: row.InPlace, Recap: row.Passing, Rule: "R7.2"},
	rules.ShieldPut:      {Takes: brief, At: row.InPlace, Recap: row.Befalls, Rule: "R20.7"},
	rules.ShieldSpent:    {Takes: short, At: row.InPlace, Sound: sound.Block, Recap: row.Befalls, Rule: "R14.7"},
	rules.DamagePut:      {Takes: short, At: row.InPlace, Sound: sound.Hit, Recap: row.Befalls, Rule: "R14.2"},
	rules.DamageGone:     {Takes: brief, At: row.InPlace, Recap: row.Befalls, Rule: "R14.3"},
	rules.DamageMoved:    {Takes: short, At: row.InPlace, Recap: row.Befalls, Rule: "R14.3"},
	rules.Prevented:      {Takes: short, At: row.InPlace, Sound: sound.Block, Recap: row.Befalls, Rule: "R14.7"},
	rules.CardEntered:    {Takes: lands, At: row.InPlace, Sound: sound.Drop, Recap: row.Befalls, Rule: "R19.1"},
	rules.CardDiscarded:  {Takes: travel, Sound: sound.Card, Recap: row.Befalls, Rule: "R4.16"},
	rules.LeftPlay:       {Takes: long, At: row.InPlace, Sound: sound.Explosion, Grave: true, Recap: row.Befalls | row.Outcome, Rule: "R4.15"},
	rules.ReturnedToHand: {Takes: travel, Sound: sound.Card, Recap: row.Befalls, Rule: "R4.15"},
	rules.PutUnder:       {Takes: travel, Sound: sound.Card, Recap: row.Passing, Rule: "R4.1"},
	rules.WasPlayed:      {Takes: long, Card: true, Sound: sound.Card, Recap: row.Befalls, Rule: "R9.1"},
	rules.AbilityUsed:    {Takes: short, At: row.InPlace, Recap: row.Passing, Rule: "R21.1"},
	rules.WasCancelled:   {Takes: long, Grave: true, Recap: row.Befalls | row.Outcome, Rule: "R21.14"},
	rules.Targeted:       {Takes: brief, At: row.InPlace, Recap: row.Passing, Rule: "R21.12"},
	rules.AttackMade:     {Takes: long, At: row.InPlace, Sound: sound.Alarm, Recap: row.Befalls | row.Onward, Mark: row.Moment, Marks: "tape.attacks", Rule: "R10.2"},
	rules.Attacks:        {Takes: short, At: row.InPlace, ByHand: true, Recap: row.Passing, Rule: "R11.2"},
	rules.Defends:        {Takes: short, At: row.InPlace, ByHand: true, Recap: row.Passing, Rule: "R11.5"},
	rules.Moved:          {Takes: short, At: row.InPlace, Recap: row.Befalls, Rule: "R11.8"},
	rules.EdgeLaid:       {Takes: short, Sound: sound.Card, Recap: row.Passing, Rule: "R12.1"},
	rules.EdgeTurned:     {Takes: brief, Sound: sound.Card, Recap: row.Passing, Rule: "R12.6"},
	rules.FateResolved:   {Takes: long, Card: true, Recap: row.Befalls, Rule: "R12.7"},
	rules.EdgeCancelled:  {Takes: long, Banner: true, Recap: row.Befalls, Rule: "R12.12"},
	rules.EdgeWonBy:      {Takes: stands, Recap: row.Befalls | row.Outcome, Rule: "R12.9"},
	rules.Strikes:        {Takes: short, At: row.InPlace, Recap: row.Befalls, Rule: "R13.1"},
	rules.GainedIcon:     {Takes: brief, At: row.InPlace, Recap: row.Passing, Rule: "R13.14"},
	rules.Unopposed:      {Takes: long, At: row.InPlace, Recap: row.Befalls, Rule: "R16.2"},
	rules.EngagementOver: {Takes: travel, Recap: row.Onward, Rule: "R16.5"},
	rules.CommittedTo:    {Takes: short, At: row.InPlace, Recap: row.Befalls, Rule: "R17.1"},
	rules.ForceStruggle:  {Takes: counts, Recap: row.Befalls, Rule: "R17.6"},
	rules.WasCaptured:    {Takes: long, Grave: true, Recap: row.Befalls | row.Outcome, Rule: "R22.1"},
	rules.WasRescued:     {Takes: long, Recap: row.Befalls | row.Outcome, Rule: "R22.5"},
	rules.LookedAt:       {Takes: short, Recap: row.Shows, Rule: "R25.3"},
	rules.WasShown:       {Takes: short, Card: true, Recap: row.Befalls, Rule: "R25.3"},
	rules.Shuffled:       {Takes: brief, Sound: sound.Card, Recap: row.Passing, Rule: "R21.24"},
	rules.ReserveLowered: {Takes: brief, Recap: row.Befalls, Rule: "R8.4"},
	rules.MatchWaived:    {Takes: brief, Recap: row.Befalls, Rule: "R18.6"},
	rules.CannotFight:    {Takes: brief, At: row.InPlace, Recap: row.Befalls, Rule: "R11.10"},
	rules.GameOver:       {Takes: long, Banner: true, Recap: row.Befalls | row.Outcome, Rule: "R23.5"},
}

// means is what the rows say.
var means = seat.ByRows[*event]{
	Asks: asks, Events: events[:], Sides: []string{rules.Light.String(), rules.Dark.String()}, Ends: int(rules.GameOver),
	Of:   func(e *event) (kind, side int) { return int(e.Kind), int(actor(e)) },
	Made: func(e game.Event) *event { return new(e.(event)) }, Seats: func(s game.Seat) int { return int(rules.SideOf(s)) },
}

// actor is whose doing an event is: an attack is told of the objective, which is the other's.
func actor(e *event) rules.Side {
	if e.Kind == rules.AttackMade {
		return e.Attacker()
	}
	return e.Side
}
