package starship

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/ui/starship/windows"
)

// Everything that can be asked, chosen, told and refused at this table has its words in every language.

// inEveryLanguage runs a check with a table that speaks each language.
func inEveryLanguage(t *testing.T, check func(t *testing.T, speaks *Table)) {
	for _, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) { check(t, unplayed(newProgram(t, language), false)) })
	}
}

// isSaid fails for a text with a hole, or without a letter.
func isSaid(t *testing.T, text string) {
	t.Helper()
	if text == "" || strings.ContainsAny(text, "⟦⟧") {
		t.Errorf("a text has a hole: %q", text)
	}
}

// spoken are the battles whose every question, option and event is put into words.
var spoken = []rules.Setup{
	{Format: rules.FirstBattle}, {Format: rules.QuickStart}, {Format: rules.Standard}, {Format: rules.AboveCoruscant},
	{Format: rules.Standard, Points: 150, Players: rules.MostSeats}, {Format: rules.Standard, House: rules.HouseRuleNames()},
}

func TestBattlesAreToldInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, speaks *Table) {
		for seed, setup := range spoken {
			setup.Limit = 4
			tellBattle(t, speaks, setup, uint64(seed))
		}
	})
}

// tellBattle plays a battle by chance and says whatever comes up in it, as the table of each moment sees it.
func tellBattle(t *testing.T, speaks *Table, setup rules.Setup, seed uint64) {
	text := rules.WriteSetup(setup)
	s, err := rules.Deal(text, match.Bring(text, max(2, int(setup.Players)), seed))
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	m, news := game.Start(rules.Rules{}, s, r)
	chance := game.RandomChooser{Rand: r}
	for !m.Over() {
		speaks.View, speaks.Pending = new(m.View(m.Pending.Seat)), &m.Pending
		sayEvents(t, speaks, news)
		sayDecision(t, speaks, &m.Pending)
		if news, err = m.Answer(chance.Choose(&m.Pending, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	speaks.View, speaks.Pending = new(m.View(0)), nil
	sayEvents(t, speaks, news)
}

func sayEvents(t *testing.T, speaks *Table, news []game.Event) {
	for _, e := range news {
		e := e.(event)
		isSaid(t, speaks.screen.Own.EventText(&e))
	}
}

// sayDecision says a question, the first and the last option of each kind, and the buttons.
func sayDecision(t *testing.T, speaks *Table, d *game.Decision) {
	title, help := speaks.screen.Own.Question(d)
	isSaid(t, title)
	isSaid(t, help)
	isSaid(t, speaks.Words.Say("waiting."+speaks.screen.Own.SeatID(speaks.View, d.Seat)))
	for i, o := range d.Options {
		if i > 0 && i < len(d.Options)-1 && d.Options[i-1].Kind == o.Kind && d.Options[i+1].Kind == o.Kind {
			continue
		}
		if speaks.screen.Own.Button(o) {
			isSaid(t, speaks.screen.Own.ButtonText(o))
		} else {
			isSaid(t, speaks.screen.Own.OptionText(o))
		}
	}
}

// A name in a log stays that of the ship that was there: slots are used again, and a Reduced ship may have other weapons.
func TestOldEventsAreToldAsTheyWere(t *testing.T) {
	speaks := unplayed(newProgram(t, "en"), false)
	for seed := range uint64(3) {
		text := rules.WriteSetup(rules.Setup{Format: rules.Standard, Limit: 12})
		s, err := rules.Deal(text, match.Bring(text, 2, seed))
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 9))
		m, all := game.Start(rules.Rules{}, s, r)
		var told []string
		for chance := (game.RandomChooser{Rand: r}); ; {
			speaks.View = new(m.View(0))
			for _, e := range all[len(told):] {
				e := e.(event)
				told = append(told, speaks.screen.Own.EventText(&e))
			}
			if m.Over() {
				break
			}
			news, err := m.Answer(chance.Choose(&m.Pending, nil)...)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, news...)
		}
		for i, e := range all {
			e := e.(event)
			if again := speaks.screen.Own.EventText(&e); again != told[i] {
				t.Fatalf("%q is told as %q at the end", told[i], again)
			}
		}
	}
}

// keys are those that the ids of the rules ask for.
func keys() (all []string) {
	add := func(table string, ids int, id func(int) string, endings ...string) {
		for i := range ids {
			for _, ending := range append(endings, "") {
				all = append(all, table+"."+id(i)+ending)
			}
		}
	}
	const about = ".about"
	add("ask", len(rules.Asks), func(i int) string { return string(rules.Asks[i]) }, ".help")
	add("event", rules.NumEventKinds-1, func(i int) string { return rules.EventKind(i + 1).String() })
	add("ability", rules.NumAbilities, func(i int) string { return rules.Ability(i).String() }, about)
	add("command", rules.NumOptions, func(i int) string { return rules.CommandOption(i).String() }, about)
	add("weapon", rules.NumWeapons, func(i int) string { return rules.Weapon(i).String() }, about)
	add("face", rules.NumFaces, func(i int) string { return rules.Face(i).String() })
	add("facing", 4, func(i int) string { return rules.Facing(i).String() })
	add("lane", 4, func(i int) string { return rules.Lane(i + 1).String() })
	add("class", 4, func(i int) string { return strconv.Itoa(i + 1) })
	add("phase", rules.NumPhases, func(i int) string { return rules.Phase(i).String() })
	add("result", int(rules.LastRound), func(i int) string { return rules.Ending(i + 1).String() })
	add("house", rules.NumHouseRules, func(i int) string { return rules.HouseRule(i).String() }, ".more")
	add("setup", len(rules.Formats), func(i int) string { return string(rules.Formats[i]) }, ".line", ".more")
	add("ship", len(rules.Shipped().Ships), func(i int) string { return rules.Shipped().Ships[i].ID }, ".short")
	for _, players := range Title().Seats {
		add("side", len(players), func(i int) string { return players[i].ID })
		add("waiting", len(players), func(i int) string { return players[i].ID })
		for _, seat := range players {
			all = append(all, seat.About)
		}
	}
	for _, side := range []rules.Side{rules.Light, rules.Dark} {
		all = append(all, "result.won."+side.String())
		for _, phase := range []rules.Phase{rules.Deployment, rules.Move, rules.Attack} {
			all = append(all, "turn."+phase.String()+"."+side.String())
		}
	}
	for p := range 3 << 6 { // paths of two steps at most: three bits a step, how many in the top two
		if path := rules.Path(p); isPath(p) {
			all = append(all, "course."+path.String())
		}
	}
	for _, o := range rules.WindowOptions() {
		if o != rules.FlyCasual && o != rules.DamageControl {
			all = append(all, "answer.do."+o.String())
		}
	}
	for _, l := range leaves {
		all = append(all, "auto."+l.ID, "auto."+l.ID+about)
	}
	for _, s := range windows.Ways() {
		all = append(all, "orders."+s.ID)
	}
	for _, key := range luckLines {
		all = append(all, "luck."+key)
	}
	return append(all, "title.name", "title.full", "title.motto", "title.book")
}

// isPath tells whether the three bits of each step of a packed path are one of the five, and no others are set.
func isPath(p int) bool {
	for i := range 2 {
		step := p >> (3 * i) & 7
		if i < p>>6 && step > 4 || i >= p>>6 && step != 0 {
			return false
		}
	}
	return true
}

// sources are where keys stand as they are: reasons in the rules, phrases in the screens. Pins and lessons this title has not.
var sources = map[string]*regexp.Regexp{
	"../../game/starship/*.go":   regexp.MustCompile(`"(why\.[a-z_.]+)"`),
	"../../render/starship/*.go": regexp.MustCompile(`Say\("([a-z_.]+)"[,)]`),
	"*.go":                       regexp.MustCompile(`(?:Say|button)\("([a-z_.]+)"[,)]`),
	"../table/[^lp]*/*.go":       regexp.MustCompile(`Words\.Say\("([a-z_.]+)"[,)]`),
	"../table/look/*.go":         regexp.MustCompile(`Words\.Say\("([a-z_.]+)"[,)]`),
	"../table/p[^i]*/*.go":       regexp.MustCompile(`Words\.Say\("([a-z_.]+)"[,)]`),
}

// written are the keys that stand in sources.
func written(t *testing.T) (all []string) {
	for pattern, keys := range sources {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no file is called %s (%v)", pattern, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, found := range keys.FindAllSubmatch(text, -1) {
				all = append(all, string(found[1]))
			}
		}
	}
	return all
}

func TestEveryKeyHasItsWords(t *testing.T) {
	all := append(keys(), written(t)...)
	if len(all) < 400 {
		t.Fatalf("only %d keys are known", len(all))
	}
	inEveryLanguage(t, func(t *testing.T, speaks *Table) {
		for _, key := range all {
			if !speaks.Words.Has(key) {
				t.Errorf("there are no words for %s", key)
			}
		}
	})
}

// Where there is little room a ship has a short name of its own.
func TestShortNamesAreShort(t *testing.T) {
	const most = 16 // letters
	inEveryLanguage(t, func(t *testing.T, speaks *Table) {
		whose := map[string]string{}
		for _, ship := range rules.Shipped().Ships {
			name := speaks.Board.ShortName(ship.Pack())
			if n := utf8.RuneCountInString(name); n > most {
				t.Errorf("%q has %d letters, at most %d fit", name, n, most)
			}
			if whose[name] != "" {
				t.Errorf("%s and %s are both called %q", whose[name], ship.ID, name)
			}
			whose[name] = ship.ID
		}
	})
}
