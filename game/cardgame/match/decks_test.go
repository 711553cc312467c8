package match

import (
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/cardgame"
	"holoboard/game/session"
)

// TestWhoBuildsNoDeckIsGivenOne: by lot both are given one, else computers alone; each is legal, of its side, and the same by the same seed (R3.2).
func TestWhoBuildsNoDeckIsGivenOne(t *testing.T) {
	for _, setup := range []cardgame.Setup{
		{Format: "starter"}, {Format: "starter", Decks: cardgame.Drawn}, {Format: "custom", Decks: cardgame.Built},
		{Format: "custom", Decks: cardgame.Picked}, {Format: "one_box", Decks: cardgame.Built}, {Format: "one_box", Decks: cardgame.Drawn},
	} {
		for _, kind := range []string{session.Person, session.AtRandom, "cadet"} {
			for seed := range uint64(20) {
				start := session.Start{Setup: cardgame.WriteSetup(setup), Seed: seed, Seats: []session.Chair{{Kind: session.Person}, {Kind: kind}}}
				things, err := Given(start)
				if err != nil {
					t.Fatal(err)
				}
				for seat, thing := range things {
					builds := setup.Decks != cardgame.Drawn && start.Seats[seat].Kind == session.Person
					if builds != (thing == nil) {
						t.Errorf("%+v, %s: seat %d is given %q", setup, start.Seats[seat].Kind, seat, thing)
					}
					if whys := cardgame.Prepare(start.Setup, game.Seat(seat), things); thing != nil && whys != nil {
						t.Errorf("%+v: %q is refused: %v", setup, thing, whys)
					}
				}
				if again, _ := Given(start); !slices.EqualFunc(things, again, slices.Equal[[]byte]) {
					t.Errorf("%+v: seed %d gives other decks the second time", setup, seed)
				}
			}
		}
	}
}

// TestAGameIsPlayedWithTheDecksThatWereBrought, whatever they are called, and goes on so from its save.
func TestAGameIsPlayedWithTheDecksThatWereBrought(t *testing.T) {
	light, dark := cardgame.ReadyDecks[4], cardgame.ReadyDecks[6]
	s, err := session.New(Title(), session.Start{
		Setup: cardgame.WriteSetup(cardgame.Setup{Format: "custom"}), Seed: 3,
		Seats:  []session.Chair{{Kind: session.Person}, {Kind: session.Person}},
		Things: [][]byte{light.HandedIn("Old friends"), dark.HandedIn("")},
	})
	if err != nil {
		t.Fatal(err)
	}
	save, err := s.Save()
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Load(Title(), save)
	if err != nil {
		t.Fatal(err)
	}
	v := again.View(game.Table)
	if v.Of != [2]cardgame.Affiliation{cardgame.Jedi, cardgame.Sith} || v.Sizes != [2]uint8{10, 10} {
		t.Errorf("at the table sit %v with %v sets", v.Of, v.Sizes)
	}
	if things := again.Started().Things; string(things[0]) != string(light.HandedIn("Old friends")) {
		t.Errorf("the save says %q was brought", things[0])
	}
}
