package starship

import (
	"cmp"
	"encoding/json"
	"maps"

	"holoboard/game"
	"holoboard/game/session"
	"holoboard/game/sim"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/starship/book"
	"holoboard/ui/starship/fleet"
	examples "holoboard/ui/table/example"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/watch"
)

// Title is the game on the shelf.
func Title() shelf.Title {
	title, k := match.Title(), kit()
	return commanded(shelf.Title{
		ID: title.ID, Rules: title.Version, Oldest: title.Oldest(), Stops: shelf.Stops(title),
		Setups: setups(), HouseRules: rules.HouseRuleNames(), AddHouse: rules.AddHouse,
		Seats:   [][]shelf.Seat{seats(2), seats(rules.MostSeats)},
		Players: []shelf.Kind{{ID: session.Person}, {ID: "cadet"}, {ID: "officer"}, {ID: "admiral"}, {ID: session.AtRandom}},
		Book:    book.Book,
		Places: map[string]string{
			"rule": "R8.19", "ship": "ship.viscount", "weapon": "weapon.barrage", "ability": "ability.tractor_beams", "option": "command.power_to_shields",
			"readings": "readings", "search": "R10",
		},
		Preview: preview, Die: 20, Brought: brought,
		Light: table.ShelfLight, Sign: "title_starship", Look: table.Hologram(), Minutes: 60,
		Prepare:  func(f *ui.Frame) bool { return table.New(nil, false).Prepare(f.Canvas) },
		Chapters: Chapters(), Learn: k.Learn,
		Begin: begin, Resume: k.Resume, Tape: k.Tape, Follow: k.Follow,
	})
}

// setups are the ways to play, the first battle first. Fleets of a team battle are built: what is given is for two.
func setups() []shelf.Setup {
	given := func(format rules.Format) shelf.Setup {
		return shelf.Setup{ID: string(format), Setup: rules.WriteSetup(rules.Setup{Format: format}), Players: []int{2}}
	}
	built := func(points, way int) rules.Setup {
		return rules.Setup{Format: rules.Standard, Points: cmp.Or(points, rules.StandardPoints), Fleets: ways[way]}
	}
	standard := shelf.Choice{
		Ways: wayNames, WhyNot: func(points, way, players int) string { return built(points, way).WhyNotFor(players) },
		With: func(points, way int) json.RawMessage { return rules.WriteSetup(built(points, way)) },
	}
	own := standard
	own.Least, own.Most, own.Step, own.Usual = rules.LeastPoints, rules.MostPoints, 10, 150
	return []shelf.Setup{
		given(rules.FirstBattle), given(rules.QuickStart), {ID: "standard", Choice: &standard, Setup: standard.With(0, 0)},
		{ID: "own", Choice: &own, Setup: own.With(own.Usual, 0)}, given(rules.AboveCoruscant),
	}
}

// How fleets come about, and what that is called.
var (
	ways     = []string{rules.Built, rules.Picked, rules.Drawn}
	wayNames = []string{"built", "ready", "lot"}
)

// brought is what a fleet is called.
func brought(thing []byte) string {
	f, err := rules.ReadFleet(thing)
	if err != nil {
		return ""
	}
	if id := f.ReadyID(); id != "" {
		return "ready." + id
	}
	return f.Name
}

// preview draws the map of a battle, small.
func preview(f *ui.Frame, r ui.Rect, _ string, begins json.RawMessage) {
	setup, err := rules.ReadSetup(begins)
	if err != nil {
		return // the page says why
	}
	table.DrawPreview(f.Canvas, setup, r)
}

// seats are those of a battle of so many.
func seats(n int) []shelf.Seat {
	table := rules.State{Players: uint8(n)}
	return shelf.SeatsOf(n, table.SeatID, rules.SideOf)
}

// kit opens battles.
func kit() opening.Kit[rules.State, view, *event, *Table] {
	return opening.Kit[rules.State, view, *event, *Table]{
		Title: match.Title(), Wire: match.Wire(), Unplayed: unplayed, First: (*Table).count,
		Screen: func(t *Table) *watch.Table[*view, *event] { return t.screen },
		Lesson: theLesson, Seats: 2,
		Guided: func(t *Table) lesson.Title { return guided{screen.Guided[*view, *event]{Table: t.screen.Table}, t} },
	}
}

// begin opens a new battle: with the fleets that are brought, or that its format prescribes, at once, else when all have built theirs.
func begin(p ui.Program, start session.Start) (ui.Game, error) {
	start.Setup = rules.Seated(start.Setup, len(start.Seats))
	setup, err := rules.ReadSetup(start.Setup)
	switch {
	case err != nil:
		return nil, err
	case start.Things != nil:
	case setup.Format == rules.Standard:
		return kit().Prepare(p, start, match.Given, fleet.New)
	default:
		start.Things = match.Bring(start.Setup, len(start.Seats), start.Seed)
	}
	return kit().New(p, start)
}

// Examples of screens, from battles that are told in words in assets/examples.

// Shots are the screens of the game by name.
func Shots() map[string]opening.Shot {
	x := inExamples()
	all := x.Moments()
	maps.Copy(all, map[string]opening.Shot{
		"damage":       x.Opened(x.Moment("damage", "(falls)"), func(t *Table) { t.Choose(game.Option{Kind: rules.KindPass}) }),
		"guide":        x.Taught("faces.faces"),
		"guide-move":   x.Taught("cruiser.sail"),
		"guide-attack": x.Taught("ladder.ladder"),
		"guide-window": x.Taught("windows.window"),
		"guide-damage": x.Taught("damage.all_at_once"),
		"aim": x.Opened(x.Moment("battle", "fire-at"), func(t *Table) {
			t.Pointed = table.Ship(rules.Slot(t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindTarget })[0].A))
			t.aiming.Held = t.OfferedOn(t.Pointed)[0]
		}),
		"layers":           x.Opened(x.Moment("battle", "attack"), func(t *Table) { t.layers.On = 3 }),
		"projector-damage": x.Projected("damage", ""),
		"orders":           x.Opened(x.Moment("battle", "attack"), func(t *Table) { t.windows.Orders.Open() }),
		"projector":        x.Projected("battle", "window"),
		"projector-end":    x.Projected("ending", ""),
	})
	maps.Copy(all, fleet.Shots())
	return all
}

// transcripts are how the battles of the examples are told.
func transcripts() examples.Title[rules.State, rules.View] {
	return examples.Title[rules.State, rules.View]{Title: match.Title(), Teller: rules.Rules{}, Begins: func(s *rules.State) (json.RawMessage, int) {
		return rules.WriteSetup(rules.Setup{Format: rules.Standard, Players: s.Players}), int(s.Players)
	}}
}

// inExamples opens them.
func inExamples() opening.Examples[rules.State, view, *event, *Table] {
	return opening.Examples[rules.State, view, *event, *Table]{Kit: kit(), By: transcripts()}
}

// Told shows the end of a battle that is told in words.
func Told(p ui.Program, story string) (ui.Screen, error) {
	return inExamples().Told(p, story)
}

// ExampleGame is a save of a whole battle between cadets.
func ExampleGame() ([]byte, error) {
	setup := rules.WriteSetup(rules.Setup{Format: rules.FirstBattle})
	return sim.Of(match.Title(), match.Measures()).Record(sim.Order{Setup: setup, Kinds: []string{"cadet", "cadet"}})
}

// commanded adds to a title what the commands of a terminal need of it. Who plays in a browser need not fetch that.
func commanded(title shelf.Title) shelf.Title {
	if shelf.Commands {
		title.Example, title.Shots = ExampleGame, Shots()
		title.Says = shelf.Saying(rules.Rules{}, rules.Asks)
		title.Tell, title.Sim = shelf.Tells(rules.Rules{}), sim.Of(match.Simulated(match.Title()), match.Measures())
	}
	return title
}
