package cardgame

import (
	"encoding/json"

	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/cardgame/match"
	"holoboard/game/session"
	table "holoboard/render/cardgame"
	"holoboard/ui"
	"holoboard/ui/cardgame/book"
	"holoboard/ui/cardgame/deck"
	"holoboard/ui/shelf"
)

// Title is the game on the shelf.
func Title() shelf.Title {
	title, k := match.Title(), kit()
	return commanded(shelf.Title{
		ID: title.ID, Rules: title.Version, Oldest: title.Oldest(), Stops: shelf.Stops(title),
		Setups: setups(), HouseRules: rules.HouseRules(), AddHouse: rules.AddHouse,
		Seats:   [][]shelf.Seat{shelf.SeatsOf(2, func(s game.Seat) string { return rules.SideOf(s).String() }, rules.SideOf)},
		Players: []shelf.Kind{{ID: session.Person}, {ID: "cadet"}, {ID: "officer"}, {ID: "admiral"}, {ID: "grand_admiral"}, {ID: session.AtRandom}},
		Book:    book.Book,
		Places: map[string]string{
			"rule": "R12.7", "card": "card.luke_skywalker", "objective": "card.a_heros_journey", "set": "set.28", "deck": "deck.ten_sith",
			"keyword": "keyword.protect", "readings": "readings", "search": "R12",
		},
		Preview: preview, Brought: deck.Brought,
		Light: table.ShelfLight, Sign: "title_cardgame", Look: table.Hologram(), Minutes: 60,
		Chapters: Chapters(), Learn: k.Learn,
		Begin: begin, Resume: k.Resume, Tape: k.Tape, Follow: k.Follow,
	})
}

// setups are the formats, the starter decks first; how decks come about is chosen with each (R2.10, R3.2).
func setups() (all []shelf.Setup) {
	for _, format := range []rules.Format{rules.Starter, rules.Custom, rules.OneBox} {
		ways := []string{rules.Built, rules.Picked, rules.Drawn}
		if format == rules.Starter {
			ways = ways[1:]
		}
		with := func(_, way int) json.RawMessage {
			return rules.WriteSetup(rules.Setup{Format: format.String(), Decks: ways[way]})
		}
		all = append(all, shelf.Setup{ID: format.String(), Setup: with(0, 0), Choice: &shelf.Choice{Ways: ways, With: with}})
	}
	return all
}

// preview draws the table of a setup, small.
func preview(f *ui.Frame, r ui.Rect, _ string, begins json.RawMessage) {
	if _, format, _, err := rules.ReadSetup(begins); err == nil { // else the page says why
		table.DrawPreview(f.Canvas, format, r)
	}
}

// begin opens a new game: with the decks that are brought at once, else when all have built or picked theirs.
func begin(p ui.Program, start session.Start) (ui.Game, error) {
	if start.Things != nil {
		return kit().New(p, start)
	}
	if _, _, _, err := rules.ReadSetup(start.Setup); err != nil {
		return nil, err
	}
	return kit().Prepare(p, start, match.Given, deck.New)
}
