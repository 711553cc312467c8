package rebellion

import (
	"encoding/json"

	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/match"
	"holoboard/render"
	galaxy "holoboard/render/rebellion"
	"holoboard/render/rebellion/pieces"
	"holoboard/render/rebellion/preview"
	"holoboard/ui"
	"holoboard/ui/rebellion/book"
	"holoboard/ui/shelf"
)

// Title is the game on the shelf.
func Title() shelf.Title {
	title := match.Title()
	small, k := new(preview.Preview), kit()
	return commanded(shelf.Title{
		ID: title.ID, Rules: title.Version, Oldest: title.Oldest(), Stops: shelf.Stops(title),
		Setups: setups(), HouseRules: rules.HouseRuleNames(), AddHouse: rules.AddHouse, Resigns: title.Resigns != nil,
		Seats:   seats(),
		Players: []shelf.Kind{{ID: "person"}, {ID: "cadet"}, {ID: "officer"}, {ID: "admiral"}, {ID: "grand_admiral"}, {ID: "random"}},
		Book:    book.New,
		Places: map[string]string{
			"rule": "R8.3.5", "card": "mission.rapid_mobilization", "unit": "unit.star_destroyer", "leader": "leader.darth_vader", "system": "system.tatooine",
			"search": "R15",
		},
		Light: galaxy.ShelfLight, Sign: "title_rebellion", Look: galaxy.Hologram(), Minutes: 180,
		Prepare: ahead(), Preview: func(f *ui.Frame, r ui.Rect, setup string, _ json.RawMessage) { small.Draw(f.Canvas, r, setup) },
		Chapters: Chapters(), Learn: k.Learn,
		Begin: k.New, Resume: k.Resume, Tape: k.Tape, Follow: k.Follow,
	})
}

// ahead paints the planets that the first table will show, one after the other.
func ahead() func(f *ui.Frame) (more bool) {
	var b *galaxy.Board
	return func(f *ui.Frame) bool {
		if b == nil {
			b = galaxy.New(nil)
		}
		return b.Prepare(f.Canvas)
	}
}

func setups() (all []shelf.Setup) {
	for _, s := range rules.Setups() {
		all = append(all, shelf.Setup{ID: s.ID, Setup: rules.WriteSetup(s.Setup)})
	}
	return all
}

// seats are those of games for two, three and four, in the colours of their sides.
func seats() (all [][]shelf.Seat) {
	for players := rules.FewestPlayers; players <= rules.MostPlayers; players++ {
		var seats []shelf.Seat
		for _, s := range rules.Seats(players) {
			seats = append(seats, shelf.Seat{
				ID: s.ID, Side: s.Side.String(), Name: "side." + s.ID, About: "seat." + s.ID, Sign: "emblem_" + s.Side.String(),
				Light: func(p render.Palette) render.Color { return pieces.SideColor(&p, s.Side) },
				Panel: func(p render.Palette) render.PanelStyle { return pieces.SidePanel(&p, s.Side) },
			})
		}
		all = append(all, seats)
	}
	return all
}
