package starship

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// TestEverythingIsToldInAStory: each ability and each option has the story of its name, and each weapon system is fired in one; the
// first lines of it cite the rule.
func TestEverythingIsToldInAStory(t *testing.T) {
	stories := map[string]string{}
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		stories[strings.TrimSuffix(filepath.Base(file), ".txt")] = string(text)
	}
	for a := range Ability(NumAbilities) {
		if !cites(stories[a.String()], a.Rule()) {
			t.Errorf("no story %s.txt cites %s", a, a.Rule())
		}
	}
	for o := range CommandOption(NumOptions) {
		story := stories[o.String()]
		if !cites(story, o.Rule()) || !strings.Contains(story, "option used "+o.String()) {
			t.Errorf("no story %s.txt cites %s and has it used", o, o.Rule())
		}
	}
	for w := range Weapon(NumWeapons) {
		fired := regexp.MustCompile(`aimed .* ` + w.String() + ` `)
		told := false
		for _, story := range stories {
			told = told || cites(story, w.Rule()) && fired.MatchString(story)
		}
		if !told {
			t.Errorf("no story cites %s and fires %s", w.Rule(), w)
		}
	}
}

// cites reports whether the remarks of a story name a rule.
func cites(story, rule string) bool {
	for line := range strings.Lines(story) {
		if strings.HasPrefix(line, "#") && regexp.MustCompile(regexp.QuoteMeta(rule)+`\b[^.\d]`).MatchString(line) {
			return true
		}
	}
	return false
}

// TestEverythingIsUsedInRandomBattles: each ability, option and weapon system changes something in battles of random fleets.
func TestEverythingIsUsedInRandomBattles(t *testing.T) {
	gametest.Long(t)
	const battles = 240 // enough for the rarest of them
	sim := game.Simulation[State, View]{Rules: Rules{}, Broken: (*State).Broken, Limit: 200_000}
	stops := map[Ability]int{}
	for seed := range uint64(battles) {
		s := battle(Setup{Format: Standard, Limit: 12}, 2*seed+1) // of random fleets
		countStops(s, seed, stops)
		sim.Play(&s, seed)
	}
	for a := range Ability(NumAbilities) {
		if n := usesOf(a, &sim.Tally) + stops[a]; n == 0 {
			t.Errorf("%s changed nothing in %d battles", a, battles)
		}
	}
	for o := range CommandOption(NumOptions) {
		if sim.Tally[OptionUsed][o] == 0 {
			t.Errorf("%s was not used in %d battles", o, battles)
		}
	}
	for w := range Weapon(NumWeapons + 1) { // and Point-Defense
		if sim.Tally[Aimed][w] == 0 {
			t.Errorf("weapon system %d was not fired in %d battles", w, battles)
		}
	}
}

// usesOf is how often an ability that a tally shows changed something.
func usesOf(a Ability, tally *game.Tally) (n int) {
	for m := range Modifier(NumModifiers) {
		if m.Rule() == a.Rule() {
			n += int(tally[ModifiersCounted][m])
		}
	}
	shown := map[Ability]struct{ kind, of uint8 }{
		AdvancedCommunicationsArray: {uint8(InitiativeRerolled), 0},
		Command:                     {uint8(OptionUsed), uint8(PowerToWeapons)},
		Droid:                       {ModifiersCounted, uint8(ByDroidControl)},
		EmperorsWill:                {uint8(Shifted), 0},
		Infinite:                    {uint8(Destroyed), 1},
		Interdict:                   {uint8(Interdicted), 0},
		LongRangeBomber:             {ModifiersCounted, uint8(ByHalf)},
		FighterLaunch:               {uint8(Launched), 0},
		Unique:                      {ModifiersCounted, uint8(ByBountyHunter)},
	}[a]
	return n + int(tally[shown.kind][shown.of])
}

// countStops plays a battle and counts where ships could go otherwise if an ability that is about moves were on no card, and where
// Seismic Mines could be used.
func countStops(s State, seed uint64, stops map[Ability]int) {
	m, _ := game.Start[State, View](Rules{}, s, rand.New(rand.NewPCG(seed, 1)))
	chooser := game.RandomChooser{Rand: rand.New(rand.NewPCG(seed, 2))}
	for range 400 {
		if m.Over() {
			return
		}
		if ask := m.Pending.Ask; ask == AskFly || ask == AskCourse {
			slot := Slot(m.Pending.Options[0].A)
			for _, a := range []Ability{Assault, Cloak, Interceptor, TractorBeams} {
				if without := strip(m.Now, a); reaches(&m.Now, slot) != reaches(&without, slot) {
					stops[a]++
				}
			}
		}
		if m.Pending.Ask == AskFire && m.Pending.Options[0].B == PointDefense && m.Now.has(m.Now.Acting, SeismicMines) {
			stops[SeismicMines]++
		}
		if _, err := m.Answer(chooser.Choose(&m.Pending, nil)...); err != nil {
			panic(err)
		}
	}
}

// reaches is where a ship could go.
func reaches(s *State, slot Slot) any {
	if s.Card(slot).Capital() {
		return s.Courses(slot)
	}
	reach, _ := s.Flights(slot)
	return reach
}

// strip takes an ability from all cards of a table.
func strip(s State, a Ability) State {
	cards := []byte(s.Cards)
	for card := range s.Cards.Len() {
		for _, side := range []int{fullAt, reducedAt} {
			cards[card*cardSize+side+abilitiesAt+int(a)/8] &^= 1 << (a % 8)
		}
	}
	s.Cards = Cards(cards)
	return s
}
