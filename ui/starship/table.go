// Package starship is the table screen of Starship Battles: what it has beside what every table has, which is in ui/table/screen
// and the packages around it. It knows no rule: what may be done is what the decision offers, and why something may not be
// done the session says.
//
//	shelf.go     the game on the shelf, examples of every screen
//	table.go     the screen: its parts, its things · sayings.go  its words · rows.go  what questions and events mean
//	aim.go       what the board shows of the decision under way, besides, and of events that are told · rack.go  the options below it
//	gestures.go  clicks, drags and the main button · auto.go  what an officer does and advises
//	damage.go    the Damage Phase · result.go  the end of a battle
//	sheets.go    cards and pages of things · lesson.go  the guided battles, told in assets/lessons
//	seat/        what every part of the screen has · aiming/  an attack, whom weapons reach, its odds · steering/  the ship in the hand
//	windows/     answers to an attack, standing orders · fleet/  fleets are built and revealed · book/  the rule book
package starship

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/game/starship/match"
	"holoboard/render/board"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/aiming"
	"holoboard/ui/starship/book"
	"holoboard/ui/starship/seat"
	"holoboard/ui/starship/steering"
	"holoboard/ui/starship/windows"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/answer"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/layers"
	"holoboard/ui/table/leave"
	"holoboard/ui/table/ledger"
	"holoboard/ui/table/play"
	"holoboard/ui/table/rack"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/watch"
)

type (
	view  = rules.View
	event = rules.Event
)

// Table is the screen of a battle.
type Table struct {
	*seat.Seat
	screen.Plain[*view, *event]

	screen   *watch.Table[*view, *event] // that shows it
	aiming   *aiming.Aiming
	steering *steering.Steering
	windows  *windows.Windows
	auto     *leave.Leave  // to an officer
	coming   string        // what the attacks are expected to bring
	layers   layers.Layers // of the whole table
	fallout  fallout       // of the Damage Phase
	shelf    rack.Rack     // what lies below the map
	story    *tale         // of the battle, once its result was shown
}

// unplayed is a table at which nobody plays.
func unplayed(p ui.Program, projected bool) *Table {
	t := &Table{layers: layers.Layers{All: layerCount}}
	t.Seat = seat.New(flow.New(t, p, new(view)), table.New(p.Words(), projected), means)
	t.aiming, t.steering = aiming.New(t.Seat), steering.New(t.Seat)
	t.windows = windows.New(t.Seat, t.aiming, func() *play.Play[*view, *event] { return t.screen.Play })
	t.windows.Hides = things{Table: t}.Hides
	t.screen = watch.New(screen.New(t.Seat.Seat, screen.Own[*view, *event]{
		Title: t, Words: sayings{Table: t}, Things: things{Table: t}, Panels: panels{Table: t}, Carries: carried{Table: t},
	}, screen.Parts[*view, *event]{
		Lines: t.log(), Choices: choices{Table: t}, Windows: screen.OpenWindows,
		Sheets: sheets{Table: t, PlainSheets: screen.PlainSheets[*view, *event]{Of: t.Seat.Seat, Signs: book.SignText}},
		Scenes: func() []scene.Scene { return []scene.Scene{answer.Of(t.Flow, t.windows, t.Board.Layout)} },
	}), match.Wire(), func(p ui.Program, projected bool) *screen.Table[*view, *event] {
		other := unplayed(p, projected)
		other.Board.Fielded = t.Board.Fielded
		return other.screen.Table
	})
	t.fallout.Gathered = ledger.Gathered[*view, *event]{
		Teller: means, Table: t.screen, Fits: (*event).Breaks, Begins: func(e *event) bool { return e.Kind == rules.RoundBegan }, Reckon: breaking{t}.reckonFallout,
	}
	t.Grip = &t.screen.Grip
	t.Board.Aim = table.NoAim()
	t.auto = leave.At(t.screen.Table, t.officer())
	t.screen.Advice.Choose = func(s session.Sight[*view], seed uint64, rest func() bool) advice.Choice {
		h := bot.Advise(seat.PositionOf(s), seed, rest)
		return advice.Choice{Option: h.Option, Tell: func() (move, why string) { return t.hint(&h) }}
	}
	return t
}

// Forget implements [screen.Title].
func (t *Table) Forget() {
	t.aiming.Forget()
	t.steering.Forget()
	t.windows.Forget()
	t.auto.Forget()
	t.coming, t.shelf.Page = "", 0
}

// count notes what the fleets cost on a table at the beginning.
func (t *Table) count(v *view) {
	for side := range rules.Side(2) {
		t.Board.Fielded[side], _ = v.Fighting(side)
	}
}

// Look implements [screen.Pieces]. A table at which nobody plays shows what is told, and nothing else.
func (t things) Look(l board.Look) board.Look {
	if t.screen.Play == nil {
		t.aim()
	}
	return l
}

// Openly implements [screen.Title]: nothing is hidden, so the screen is never covered.
func (*Table) Openly() bool { return true }

// ConfirmKey implements [screen.Title]: a ship that leaves the map is lost (R8.24), nothing of a fleet is placed elsewhere once the last
// ship is (R6.3), and a ship that has not fired when its side ends its attacks does not fire in this round (R10.1).
func (t *Table) ConfirmKey(answers []game.Option) string {
	switch last := answers[len(answers)-1]; last.Kind {
	case rules.KindFlee:
		return "confirm.flee"
	case rules.KindPlace:
		if after, _ := t.screen.Play.Sight().Try(answers...); after.Asked() == nil {
			return "confirm.placed"
		}
	case rules.KindDone:
		switch {
		case t.auto.On() || t.screen.Own.Unused(last) == "":
		case t.Asks(rules.AskAttack) && t.unfired() >= worthAsking:
			return "confirm.unfired"
		default:
			return "confirm.unused"
		}
	}
	return ""
}

// worthAsking is what is expected of attacks that are not made, in hundredths of a point, from which a player is asked about it.
const worthAsking = 100

// unfired is what the attacks that can still be made are expected to take, in hundredths of a point.
func (t *Table) unfired() int {
	if !slices.ContainsFunc(t.Pending.Options, func(o game.Option) bool { return o.Kind == rules.KindShip }) {
		return 0
	}
	return bot.ForecastOf(&t.View.State).Loses[1-rules.SideOf(t.Pending.Seat)]
}

// Confirmation implements [screen.Title].
func (t *Table) Confirmation(key string, answers []game.Option) ui.Question {
	args := assets.Args{"ship": t.Say.Ship(rules.Slot(answers[0].A))}
	switch done := answers[len(answers)-1]; key {
	case "confirm.unfired":
		args = assets.Args{"points": t.Say.Hundredths(t.unfired(), false)}
	case "confirm.unused":
		ends := t.screen.Own.ButtonText(done)
		return ui.Question{
			Title: ends + "?", Sentence: t.Words.Say(key+".text", assets.Args{"left": t.screen.Own.Unused(done)}), Yes: ends, No: t.Words.Say(key + ".no"), Grave: true,
		}
	}
	return ui.Question{Title: t.Words.Say(key, args), Sentence: t.Words.Say(key+".text", args), Yes: t.Words.Say(key + ".yes"), No: t.Words.Say(key + ".no"), Grave: key != "confirm.placed"}
}

// Thing implements [flow.Title]: what an option is chosen by on the board.
func (t *Table) Thing(o game.Option) game.Option {
	switch o.Kind {
	case rules.KindShip, rules.KindTarget, rules.KindShift:
		return table.Ship(rules.Slot(o.A))
	case rules.KindPlace:
		return table.Square(int(o.B&63), int(o.C))
	case rules.KindGo, rules.KindAt:
		return table.Square(int(o.B), int(o.C))
	case rules.KindCourse:
		return table.Square(t.View.EndSquare(o))
	case rules.KindWeapon:
		if held, at := t.aiming.Tapped(); held == o && at != rules.NoSlot { // it is fired by its target
			return table.Ship(at)
		}
	}
	return rules.AnyCarrier(o)
}

// ID implements [flow.Title].
func (*Table) ID(o game.Option) string {
	switch o.Kind {
	case rules.KindShip:
		return "ship." + number(o.A)
	case rules.KindAt:
		return "square." + rules.SquareID(int(o.B), int(o.C))
	}
	return "option." + number(o.Kind) + "." + number(o.A) + "." + number(o.B) + "." + number(o.C)
}

// Explain implements [flow.Title].
func (t *Table) Explain(thing game.Option) string {
	if t.Pending == nil {
		return ""
	}
	if why, _ := flow.FirstWhy(t.screen.Play.Sight(), rules.Meant(t.Pending.Options, thing)); why != nil {
		return t.screen.Why(why)
	}
	return ""
}

// things are those of the board, see [screen.Own].
type things struct {
	*Table
	screen.PlainThings
}

func (things) Button(o game.Option) bool {
	_, named := optionIDs[o.Kind]
	return named
}

func (t things) Finishes(o game.Option) bool {
	_, _, uses := t.windows.Use() // then that is the main button
	return o.Kind == rules.KindDone || o.Kind == rules.KindPass && !uses
}

// Unused implements [screen.Pieces]: ships that have not moved, fighters that could be launched, ships and weapons that have not fired.
func (t things) Unused(o game.Option) string {
	if o.Kind == rules.KindDone {
		if n := t.View.Unused(t.Pending); n > 0 {
			return t.Words.Say("left."+string(t.Pending.Ask), assets.Args{"n": n})
		}
	}
	return ""
}

func (t things) Turns(thing game.Option) bool {
	return thing.Kind == rules.KindAt || table.IsShip(thing)
}

// AsksBoard implements [screen.Pieces]: where a recap has no place beside the map it is opened by who wants to read it.
func (t things) AsksBoard() bool { return t.Board.Layout().Aside[0].Empty() }

func (t things) MapPlace(thing game.Option) (place game.Option, ok bool) {
	if table.IsShip(thing) {
		if s := &t.View.Ships[thing.A]; s.Is(rules.OnMap) {
			return table.Square(int(s.X), int(s.Y)), true
		}
	}
	return thing, thing.Kind == rules.KindAt
}

// Hides counts what stands on a part of the map; what may be chosen there weighs more.
func (t things) Hides(box ui.Rect) int {
	const name = 14 // beside a ship, points
	view, lit := t.Board.View(), t.Board.Aim.Lit()
	return t.screen.Weigh(box, name, table.IsShip) + 3*view.Count(&t.Board.Aim.Rows, box) + view.Count(&lit, box)
}

// Result implements [screen.Title].
func (t *Table) Result() *ui.Result {
	if !t.screen.Play.Over() {
		return nil
	}
	v := t.screen.Play.Open()
	r := &ui.Result{Won: t.Won(int(v.Winner), int(v.Players)), How: "result." + v.Ending.String(), Rounds: int(v.Round)}
	for seat := range game.Seat(v.Players) {
		r.Luck = append(r.Luck, storyOf(t).did[rules.SideOf(seat)].Beyond())
	}
	return r
}
