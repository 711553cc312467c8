package rebellion

import (
	"encoding/json"
	"fmt"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/ai"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/table/play"
)

// Examples of tables, for screens to be drawn and tried. They are told in words in assets/examples: what a computer player would
// do changes none of them.

// example is a moment of a game that is told in words: where its transcript has the note, or where it ends.
type example struct {
	story, moment string
	covered       bool // somebody has to take his seat first
}

// toldGame is a game that a transcript tells, played by persons.
type toldGame struct {
	title session.Title[rules.State, rules.View]
	start session.Start
	told  game.Told[rules.State]
}

// readExample plays a transcript of assets/examples.
func readExample(name string) (*toldGame, error) {
	g, err := tellGame(assets.Example(rules.ID, name))
	if err != nil {
		return nil, fmt.Errorf("example %s: %w", name, err)
	}
	return g, nil
}

// tellGame plays a transcript.
func tellGame(transcript string) (*toldGame, error) {
	told, err := game.Recite(rules.Rules{}, transcript)
	if err != nil {
		return nil, err
	}
	g := &toldGame{sessionTitle(), session.Start{Seed: 1, Open: true, Setup: rules.WriteSetup(told.Start.Setup)}, told}
	g.title.Deal = func(json.RawMessage, int) (rules.State, error) { return told.Start, nil }
	for _, name := range []string{"Ann", "Ben", "Cleo", "Dan"}[:max(uint8(rules.FewestPlayers), told.Start.Setup.Players)] {
		g.start.Seats = append(g.start.Seats, session.Chair{Name: name, Kind: session.Person})
	}
	return g, nil
}

// after is the game after so many answers, rolls included.
func (g *toldGame) after(answers int) (*Session, error) {
	return session.After(g.title, g.start, g.told.Log, answers)
}

// games are the game at the moment, and before the answer that led to it.
func (e example) games() (before, now *Session, err error) {
	g, err := readExample(e.story)
	if err != nil {
		return nil, nil, err
	}
	at := len(g.told.Log)
	if e.moment != "" {
		i := slices.IndexFunc(g.told.Notes, func(n game.Note) bool { return n.Text == e.moment })
		if i < 0 {
			return nil, nil, fmt.Errorf("example %s has no moment %q", e.story, e.moment)
		}
		at = g.told.Notes[i].At
	}
	last := max(at-1, 0)
	for last > 0 && g.told.Log[last].Seat == game.Chance {
		last--
	}
	if before, err = g.after(last); err != nil {
		return nil, nil, err
	}
	now, err = g.after(at)
	return before, now, err
}

// table is the table at the moment, where whoever is asked sits.
func (e example) table(p ui.Program) (*Table, error) {
	_, s, err := e.games()
	if err != nil {
		return nil, err
	}
	t := newTable(p, s, play.NewClock())
	t.foretold = &exampleForecast
	if !e.covered && !s.Over() {
		t.sit(s.Asked())
	}
	return t, nil
}

// exampleForecast is what examples say of a combat that impends.
var exampleForecast = bot.Forecast{Games: oddsGames, Fought: oddsGames, Theaters: [2]bot.Battle{{Met: oddsGames, Won: 117, Lost: [2]int{142, 351}}}}

// exampleAdvice is what an admiral says in the example of advice.
func exampleAdvice() *advice {
	a := &advice{done: play.Begin(func() {}), choice: rules.MonMothma.Thing(), tries: 400, tried: []ai.Tried{
		{Option: rules.MonMothma.Thing(), Tries: 100, Sum: 53_000}, {Option: rules.JanDodonna.Thing(), Tries: 100, Sum: 51_000},
	}}
	a.done.Wait()
	return a
}

// wholeStory is the story of the game in assets/examples/rebellion/whole_game.txt.
func wholeStory() *story {
	return &story{galaxy: assets.LoadGalaxy(), chances: []int{520, 430, 470, 550, 360, 0}, stays: []stay{
		{at: rules.Utapau, from: 1, to: 1}, {at: rules.Yavin, from: 1, to: 4}, {at: rules.Hoth, from: 4, to: 5, found: 5},
	}}
}

// rebelStory is the story of a game that ends as rebels_win.txt tells.
func rebelStory() *story {
	return &story{galaxy: assets.LoadGalaxy(), chances: []int{360, 340, 310, 480, 530, 640, 690, 780, 850, 850, 1000}, stays: []stay{
		{at: rules.Dantooine, from: 1, to: 3}, {at: rules.Hoth, from: 3, to: 10},
	}}
}

// ExampleGame is a save of a whole game between a person and a cadet.
func ExampleGame() ([]byte, error) {
	g, err := readExample("whole_game")
	if err != nil {
		return nil, err
	}
	g.start.Seats[1] = session.Chair{Kind: "cadet"}
	return session.Record(sessionTitle(), g.start, g.told.Log)
}
