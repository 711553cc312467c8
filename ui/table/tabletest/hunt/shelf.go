package hunt

import (
	"embed"
	"encoding/json"
	"io/fs"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/game/sim"
	"holoboard/render"
	"holoboard/render/holo"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/table/opening"
	"holoboard/ui/table/tabletest/toy"
)

//go:embed words
var words embed.FS

// Words is the folder with the title's words; they are English in every language.
func Words(string) fs.FS { return toy.Words(words) }

// Title is the title on a shelf.
func Title() shelf.Title {
	title := gametest.HuntTitle()
	hider, seeker := shelf.SeatOf("hider", "hider", 0), shelf.SeatOf("seeker", "seeker", 1)
	hider.Sign, seeker.Sign = kind.Signs[0], kind.Signs[1]
	return shelf.Title{
		ID: title.ID, Rules: title.Version, Words: Words, Setups: []shelf.Setup{{ID: "plain"}, {ID: "packed", Setup: json.RawMessage(packed)}},
		Seats:   [][]shelf.Seat{{hider, seeker}},
		Players: []shelf.Kind{{ID: session.Person}, {ID: session.AtRandom}},
		Light:   func(render.Palette) render.Color { return render.Hex(0x6FD7A8) }, Sign: "eye", Minutes: 5,
		Look: holo.Look{Rim: holo.Rim{Arcs: []holo.Arc{holo.Circle(1, 1, false)}}, Stand: stand, Tall: 1},
		Begin: func(p ui.Program, start session.Start) (ui.Game, error) {
			if string(start.Setup) == packed {
				return pack(p, start)
			}
			return kit(title).New(p, start)
		},
		Resume: func(p ui.Program, save []byte) (ui.Game, error) { return kitOf(save).Resume(p, save) },
		Tape:   func(p ui.Program, save []byte) (ui.Tape, error) { return kitOf(save).Tape(p, save) },
		Follow: kit(title).Follow,
		Example: func() ([]byte, error) {
			return sim.Of(title, measures).Record(sim.Order{Kinds: []string{session.AtRandom, session.AtRandom}})
		},
		Shots: map[string]func(ui.Program, []byte) (ui.Screen, error){"plain": shot(""), "packed": shot(packed)},
		Tell:  shelf.Tells(gametest.Hunt{}),
		Says:  shelf.Saying(gametest.Hunt{}, []game.Key{"hide", "lay", "look_at", "cover", "move_to", "strike_at"}),
		Sim:   sim.Of(title, measures),
	}
}

// kit opens hunts, with something that is brought or without.
func kit(title session.Title[gametest.HuntTable, view]) opening.Kit[gametest.HuntTable, view, *event, *Table] {
	return opening.Kit[gametest.HuntTable, view, *event, *Table]{Title: title, Wire: gametest.HuntWire(), Unplayed: unplayed, Screen: (*Table).Screen}
}

// kitOf is that of a save. What cannot be read any of them refuses.
func kitOf(save []byte) opening.Kit[gametest.HuntTable, view, *event, *Table] {
	if summary, err := session.Read(save); err == nil && summary.Start.Things != nil {
		return kit(gametest.PackedTitle())
	}
	return kit(gametest.HuntTitle())
}

// shot shows the beginning of a game of a setup.
func shot(setup string) func(ui.Program, []byte) (ui.Screen, error) {
	return func(p ui.Program, _ []byte) (ui.Screen, error) {
		return Title().Begin(p, session.Start{Setup: json.RawMessage(setup), Seats: []session.Chair{{Kind: session.Person}, {Kind: session.Person}}})
	}
}

// measures are what commands count.
var measures = sim.Measures[gametest.HuntTable, view]{
	Limit: 1000, Broken: (*gametest.HuntTable).Broken,
	Winner: func(s *gametest.HuntTable) int { return int(s.Won) - 1 },
	Rounds: func(s *gametest.HuntTable) int { return int(s.Round) },
	Uses:   func(*game.Tally) map[string]uint64 { return nil },
}

// stand is the ring on the shelf, with the base in the middle.
func stand(b *holo.Brush) {
	b.Ball(0, 0.5, 0, 0.25, func(_, y, _ float64) render.Color { return b.Light.Mix(render.Hex(0), 0.5-0.4*y) })
}
