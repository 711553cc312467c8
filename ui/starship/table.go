package starship

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/render/board"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/advice"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/play"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/scene"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/seat"
	"holoboard/ui/table/tell"
	"holoboard/ui/table/watch"
)

type (
	view  = rules.View
	event = rules.Event
)

// Table is the screen of a battle.
type Table struct {
	*watch.Table[view, event]
	screen.Plain[view, event]

	board    *table.Board
	auto     auto
	orders   orders
	facing   rules.Facing // of the ship in the hand
	steered  bool         // it has been chosen
	held     game.Option  // a target that is aimed at by the first of two taps
	forecast foresight
	story    *story // of the battle, once its result was shown
}

// newTable is the table of a session that is kept here, whose computers keep to a clock.
func newTable(p ui.Program, s *Session, c *play.Clock) *Table {
	return hosted(p, session.NewHost(s, true), c)
}

// hosted is the table of a host whose game has begun.
func hosted(p ui.Program, host *session.Host[rules.State, view], c *play.Clock) *Table {
	t := unplayed(p, false)
	t.Begin(host, c)
	return t
}

// unplayed is a table at which nobody plays.
func unplayed(p ui.Program, projected bool) *Table {
	t := &Table{board: table.New(p.Words(), projected)}
	f := flow.New[view](t, p)
	s := &seat.Seat[view, event]{Flow: f, Board: t.board, Means: meaning{}}
	t.Table = watch.New(screen.New(s, t, screen.Parts[view, event]{
		Lines: lines{t}, Filters: []tell.Filter{{Name: "table.log.all", Fits: func(*tell.Line) bool { return true }}},
		Sheets: sheets{Table: t}, Choices: choices{t}, Scenes: func() []scene.Scene { return []scene.Scene{answer{t}} }, Beside: func(float64) float64 { return 0 },
	}), func(p ui.Program, projected bool) *screen.Table[view, event] {
		return unplayed(p, projected).Table.Table
	})
	t.board.Aim = table.NoAim()
	t.Advice.Choose = func(s session.Sight[view], seed uint64, rest func() bool) advice.Choice {
		return advice.Choice{Option: bot.Advise(positionOf(s), seed, rest).Option}
	}
	return t
}

// Forget implements [screen.Title].
func (t *Table) Forget() {
	t.steered, t.held, t.forecast = false, game.Option{}, foresight{}
}

// Look implements [screen.Pieces]. A table at which nobody plays shows what is told, and nothing else.
func (t *Table) Look(l board.Look) board.Look {
	if t.Play == nil {
		t.aim()
	}
	return l
}

// Openly implements [screen.Title]: nothing is hidden, so the screen is never covered.
func (*Table) Openly() bool { return true }

// ConfirmKey implements [screen.Title]: a ship that leaves the map is lost (R8.24).
func (*Table) ConfirmKey(answers []game.Option) string {
	if answers[len(answers)-1].Kind == rules.KindFlee {
		return "confirm.flee"
	}
	return ""
}

// Confirmation implements [screen.Title].
func (t *Table) Confirmation(key string, answers []game.Option) ui.Question {
	args := assets.Args{"ship": t.ship(rules.Slot(answers[0].A))}
	return ui.Question{Title: t.Words.Say(key, args), Sentence: t.Words.Say(key + ".text"), Yes: t.Words.Say(key + ".yes"), No: t.Words.Say(key + ".no"), Grave: true}
}

// Teller says how events are told.
func (*Table) Teller() reel.Teller[event] { return meaning{} }

// Thing implements [flow.Title]: what an option is chosen by on the board.
func (t *Table) Thing(o game.Option) game.Option {
	switch o.Kind {
	case rules.KindShip:
		return table.Ship(rules.Slot(o.A))
	case rules.KindPlace:
		return table.Square(int(o.B&63), int(o.C))
	case rules.KindGo, rules.KindAt:
		return table.Square(int(o.B), int(o.C))
	case rules.KindCourse:
		return endSquare(t.endOf(o))
	case rules.KindTarget, rules.KindShift:
		return table.Ship(rules.Slot(o.A))
	}
	return o
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
	for _, like := range t.Pending.Options {
		o, ok := alike(like, thing)
		if !ok {
			continue
		}
		if why := t.Play.Sight().WhyNot(o); why != nil {
			return t.Why(why)
		}
	}
	return ""
}

// alike is the option of one's kind that would be chosen by a thing.
func alike(like, thing game.Option) (o game.Option, ok bool) {
	o = like
	switch {
	case table.IsShip(thing) && (like.Kind == rules.KindShip || like.Kind == rules.KindTarget):
		o.A = thing.A
	case thing.Kind == rules.KindAt && (like.Kind == rules.KindGo || like.Kind == rules.KindAt):
		o.B, o.C = thing.B, thing.C
	case thing.Kind == rules.KindAt && like.Kind == rules.KindPlace:
		o.B, o.C = thing.B|like.B&^63, thing.C
	default:
		return o, false
	}
	return o, true
}

// The things.

func (*Table) Button(o game.Option) bool {
	switch o.Kind {
	case rules.KindDone, rules.KindPass, rules.KindYes, rules.KindNo, rules.KindFlee:
		return true
	}
	return false
}

func (t *Table) Finishes(o game.Option) bool {
	_, uses := t.wouldUse() // then that is the main button
	return o.Kind == rules.KindDone || o.Kind == rules.KindPass && !uses
}

func (t *Table) Turns(thing game.Option) bool {
	return thing.Kind == rules.KindAt || table.IsShip(thing)
}

func (t *Table) MapPlace(thing game.Option) (place game.Option, ok bool) {
	if table.IsShip(thing) {
		if s := &t.View.Ships[thing.A]; s.Is(rules.OnMap) {
			return table.Square(int(s.X), int(s.Y)), true
		}
	}
	return thing, thing.Kind == rules.KindAt
}

func (t *Table) DrawCarried(o game.Option, at ui.Point) {
	if o.Kind == rules.KindShip && t.board.Aim.Ghost == nil {
		t.board.DrawShip(t.F.Canvas, t.View.Card(rules.Slot(o.A)), render.Around(at, 44, 44))
	}
}

// Result implements [ui.Game].
func (t *Table) Result() *ui.Result {
	if !t.Play.Over() {
		return nil
	}
	v := t.Play.Open()
	return &ui.Result{
		Won: []bool{v.Winner == rules.Light, v.Winner == rules.Dark}, How: "result." + v.Ending.String(), Rounds: int(v.Round),
	}
}
