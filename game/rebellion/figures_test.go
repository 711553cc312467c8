package rebellion

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
)

// The figures that the rules use are compared with tables of what is printed,
// testdata/tables. Each table says which of its columns are not verified.

// table reads one of the tables into what it points to.
func table(t *testing.T, name string, into any) {
	t.Helper()
	file, err := os.Open(filepath.Join("testdata", "tables", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	d := json.NewDecoder(file)
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// notes stand at the head of every table.
type notes struct {
	About      string
	Unverified []string
	Disputed   []string
}

// sameRows compares the rows of a table with those of the rules, in any order.
func sameRows[R any](t *testing.T, printed, ours []R, id func(R) string) {
	t.Helper()
	if len(printed) != len(ours) {
		t.Errorf("%d rows are printed, the rules have %d", len(printed), len(ours))
	}
	mine := map[string]R{}
	for _, row := range ours {
		mine[id(row)] = row
	}
	for _, row := range printed {
		if got, ok := mine[id(row)]; !ok {
			t.Errorf("%s is missing", id(row))
		} else if !reflect.DeepEqual(got, row) {
			t.Errorf("the rules have %+v\nprinted is      %+v", got, row)
		}
	}
}

var iconIDs = [...]string{
	SpaceTriangle: "space_triangle", SpaceCircle: "space_circle", SpaceSquare: "space_square",
	GroundTriangle: "ground_triangle", GroundCircle: "ground_circle", GroundSquare: "ground_square",
}

type unitRow struct {
	ID                   string
	Side, Theater        string
	Red, Black, Health   uint8
	Color                string
	Capacity             uint8
	Restricted, Immobile bool
	Icon                 string
	Count                uint8
}

func TestUnitFigures(t *testing.T) {
	var printed struct {
		notes
		Units []unitRow
	}
	table(t, "units", &printed)
	var ours []unitRow
	for u := range Unit(numUnits) {
		f := u.Figures()
		row := unitRow{
			ID: u.String(), Side: f.Side.String(), Theater: f.Theater.String(), Red: f.Attack[Red], Black: f.Attack[Black],
			Health: f.Health, Capacity: f.Capacity, Restricted: f.Restricted, Immobile: f.Immobile, Icon: iconIDs[f.Icon], Count: f.Box,
		}
		if f.Health > 0 {
			row.Color = f.HealthColor.String()
		}
		if f.Side != u.Side() {
			t.Errorf("%v stands among the units of the wrong side", u)
		}
		ours = append(ours, row)
	}
	sameRows(t, printed.Units, ours, func(r unitRow) string { return r.ID })
}

type leaderRow struct {
	ID, Side string
	Starting bool
	Skills   [4]uint8
	Tactics  [2]uint8
	Admiral  bool
}

func TestLeaderFigures(t *testing.T) {
	var printed struct {
		notes
		Leaders []leaderRow
	}
	table(t, "leaders", &printed)
	var ours []leaderRow
	for l := range Leader(numLeaders) {
		f := l.Figures()
		ours = append(ours, leaderRow{l.String(), f.Side.String(), f.Starting, f.Skills, f.Tactics, f.Admiral})
	}
	sameRows(t, printed.Leaders, ours, func(r leaderRow) string { return r.ID })
}

type systemRow struct {
	ID     string
	Region uint8
	Icons  []string
	Queue  uint8
	Probe  bool
}

func TestSystemFigures(t *testing.T) {
	var printed struct {
		notes
		Systems []systemRow
	}
	table(t, "systems", &printed)
	s := blank()
	var ours []systemRow
	for at := range System(numSystems) {
		f := at.Figures()
		icons := []string{}
		for _, icon := range f.Icons {
			if icon != NoIcon {
				icons = append(icons, iconIDs[icon])
			}
		}
		ours = append(ours, systemRow{at.String(), f.Region, icons, f.Queue, !s.ProbeBox.has(at)})
	}
	sameRows(t, printed.Systems, ours, func(r systemRow) string { return r.ID })
}

func TestAdjacency(t *testing.T) {
	var printed struct {
		notes
		Adjacent, Impassable [][2]string
	}
	table(t, "adjacency", &printed)
	var pairs [][2]string
	for a := range System(numSystems) {
		for b := range a {
			if a.Adjacent(b) {
				pairs = append(pairs, [2]string{b.String(), a.String()})
			}
			if a.Adjacent(b) != b.Adjacent(a) {
				t.Errorf("%v and %v are adjacent one way only", a, b)
			}
			if a.Adjacent(b) != slices.Contains(a.Figures().Neighbors, b) {
				t.Errorf("the neighbors of %v are not those it is adjacent to", a)
			}
		}
	}
	sameRows(t, printed.Adjacent, pairs, func(pair [2]string) string { return pair[0] + " " + pair[1] })
	for _, pair := range printed.Impassable {
		if slices.Contains(pairs, pair) {
			t.Errorf("the way from %s to %s is impassable", pair[0], pair[1])
		}
	}
}

type missionRow struct {
	ID, Side, Kind string
	Copies         uint8
	Skill          string
	Needs          uint8
	Mode, Portrait string
	AllIcons       bool `json:"all_icons"`
}

func TestMissionFigures(t *testing.T) {
	var printed struct {
		notes
		Missions []missionRow
	}
	table(t, "missions", &printed)
	var ours []missionRow
	for m := Mission(1); m < numMissions; m++ {
		c := m.Card()
		row := missionRow{
			ID: m.String(), Side: c.Side.String(), Kind: [...]string{"deck", "starting", "project"}[c.Kind], Copies: c.Copies,
			Skill: c.Skill.String(), Needs: c.Needs, Mode: [...]string{"attempt", "resolve"}[one(c.Resolve)], AllIcons: c.AllIcons,
		}
		c.Portrait.each(func(l Leader) { row.Portrait += l.String() })
		ours = append(ours, row)
	}
	sameRows(t, printed.Missions, ours, func(r missionRow) string { return r.ID })
}

type objectiveRow struct {
	ID                string
	Stage, Reputation uint8
	Timing            string
	Returns           bool
}

func TestObjectiveFigures(t *testing.T) {
	var printed struct {
		notes
		Objectives []objectiveRow
	}
	table(t, "objectives", &printed)
	timing := [...]string{AtRefresh: "start_of_refresh", InBattle: "combat", AfterWin: "combat", AsPlans: "combat"}
	var ours []objectiveRow
	for o := Objective(1); o < numObjectiveKinds; o++ {
		c := o.Card()
		ours = append(ours, objectiveRow{o.String(), c.Stage, c.Reputation, timing[c.When], c.Returns})
	}
	sameRows(t, printed.Objectives, ours, func(r objectiveRow) string { return r.ID })
}

type tacticRow struct {
	ID, Theater string
	Copies      uint8
	Special     bool
	Timing      string
}

func TestTacticFigures(t *testing.T) {
	var printed struct {
		notes
		Tactics []tacticRow
	}
	table(t, "tactics", &printed)
	var ours []tacticRow
	for c := Tactic(1); c < numTactics; c++ {
		f := c.Card()
		ours = append(ours, tacticRow{c.String(), c.Theater().String(), f.Copies, f.Special, [...]string{"attack", "block"}[one(f.Block)]})
	}
	sameRows(t, printed.Tactics, ours, func(r tacticRow) string { return r.ID })
}

type actionRow struct {
	ID, Side string
	Starting bool
	Timing   string
	Leaders  []string
}

func TestActionFigures(t *testing.T) {
	var printed struct {
		notes
		Actions []actionRow
	}
	table(t, "actions", &printed)
	for i := range printed.Actions {
		slices.Sort(printed.Actions[i].Leaders)
	}
	var ours []actionRow
	for a := Action(1); a < numActions; a++ {
		names := []string{}
		a.Card().Leaders.each(func(l Leader) { names = append(names, l.String()) })
		slices.Sort(names)
		timing := [...]string{"assignment", "start_of_combat", "immediate", "special"}[a.Card().Timing]
		ours = append(ours, actionRow{a.String(), a.Side().String(), a.Card().Starting, timing, names})
	}
	sameRows(t, printed.Actions, ours, func(r actionRow) string { return r.ID })
}

func TestTrack(t *testing.T) {
	var printed struct {
		notes
		Spaces, Time, Reputation uint8
		Recruit, Build           []uint8
	}
	table(t, "track", &printed)
	s := blank()
	if s.Time != printed.Time || s.Rep != printed.Reputation || trackSpaces != printed.Spaces {
		t.Errorf("the track has %d spaces, the markers begin on %d and %d", trackSpaces, s.Time, s.Rep)
	}
	for space := uint8(1); space <= trackSpaces; space++ {
		recruit, build := TrackIcons(space)
		if recruit != slices.Contains(printed.Recruit, space) {
			t.Errorf("space %d: recruit %v", space, recruit)
		}
		if build != slices.Contains(printed.Build, space) {
			t.Errorf("space %d: build %v", space, build)
		}
	}
}

func TestDice(t *testing.T) {
	var printed struct {
		notes
		Faces       []string
		DiceOfColor int `json:"dice_of_a_color"`
	}
	table(t, "dice", &printed)
	var ours []string
	for _, f := range dieFaces {
		ours = append(ours, f.String())
	}
	if !slices.Equal(ours, printed.Faces) {
		t.Errorf("a die shows %v", ours)
	}
	s := blank()
	s.Units[Rodia][MonCalamariCruiser], s.Units[Rodia][XWing] = 3, 8
	if dice, _ := s.AttackDice(Rebels, Space, Rodia); dice[Red] != printed.DiceOfColor || dice[Black] != printed.DiceOfColor {
		t.Errorf("an attack has %v dice, there are %d of each color", dice, printed.DiceOfColor)
	}
}

func TestFirstGame(t *testing.T) {
	var printed struct {
		notes
		Placements []struct {
			System, Marker string
			Units          map[string]uint8
		}
		BaseSpace       map[string]uint8 `json:"base_space"`
		RemovedProbes   []string         `json:"removed_probes"`
		Objectives      uint8
		StartingMission uint8 `json:"starting_missions"`
		DrawnMissions   uint8 `json:"drawn_missions"`
	}
	table(t, "first_game", &printed)
	m, _ := game.Start(Rules{}, NewGame(Setup{}), firstRolls{})
	if _, err := m.Answer(m.Pending.Options[0]); err != nil {
		t.Fatal(err)
	}
	s := &m.Now
	placed := map[string]bool{}
	for _, p := range printed.Placements {
		placed[p.System] = true
		at, err := systemNamed(p.System)
		if err != nil {
			t.Fatal(err)
		}
		sameUnits(t, p.System, s.Units[at], p.Units)
		loyalty := map[string]Side{"rebel_loyalty": Rebels, "imperial_loyalty": Empire, "subjugation": NoSide, "": Empire}[p.Marker]
		if s.Loyalty[at] != loyalty || s.Subjugated.has(at) != (p.Marker == "subjugation") {
			t.Errorf("%v: loyal to %v, subjugated %v; printed is %q", at, s.Loyalty[at], s.Subjugated.has(at), p.Marker)
		}
	}
	for at := range System(numSystems) {
		if !placed[at.String()] && (s.Units[at] != [numUnits]uint8{} || s.Loyalty[at] != NoSide) {
			t.Errorf("something is placed at %v", at)
		}
		removed := at == Coruscant || slices.Contains(printed.RemovedProbes, at.String())
		if s.ProbeBox.has(at) != removed {
			t.Errorf("the probe card of %v is out of the game: %v", at, !removed)
		}
	}
	sameUnits(t, "base_space", s.Units[BaseSpace], printed.BaseSpace)
	hand := printed.StartingMission + printed.DrawnMissions
	if s.ObjectiveHand != printed.Objectives || s.MissionHand != [2]uint8{hand, hand} {
		t.Errorf("%d objectives and %v missions are in the hands", s.ObjectiveHand, s.MissionHand)
	}
}

// firstRolls always rolls the first thing.
type firstRolls struct{}

func (firstRolls) IntN(int) int { return 0 }

func sameUnits(t *testing.T, place string, units [numUnits]uint8, printed map[string]uint8) {
	t.Helper()
	for u, n := range units {
		if n != printed[Unit(u).String()] {
			t.Errorf("%s has %d %v instead of %d", place, n, Unit(u), printed[Unit(u).String()])
		}
	}
}

// TestStandardGame sets up many standard games at random and compares each with what
// is printed.
func TestStandardGame(t *testing.T) {
	var printed struct {
		notes
		RebelSymbols      []string         `json:"rebel_symbols"`
		ImperialSymbols   []string         `json:"imperial_symbols"`
		RebelSystems      int              `json:"rebel_systems"`
		SubjugatedSystems int              `json:"subjugated_systems"`
		ImperialLoyal     int              `json:"imperial_loyal_systems"`
		RemovedProbes     int              `json:"removed_probes"`
		ImperialUnits     map[string]uint8 `json:"imperial_units"`
		RebelUnits        map[string]uint8 `json:"rebel_units"`
		Garrison          int
		StartingActions   uint8 `json:"starting_actions"`
		Objectives        uint8
		StartingMissions  uint8 `json:"starting_missions"`
		DrawnMissions     uint8 `json:"drawn_missions"`
	}
	table(t, "standard_game", &printed)
	for seed := range uint64(40) {
		s := standardTable(t, seed)
		placed, outside, loyal := [numUnits]uint8{}, 0, [2]int{}
		for at := range System(numPlaces) {
			for u, n := range s.Units[at] {
				placed[u] += n
			}
			outside += one(at < numSystems && s.units(at, Rebels))
			if at == BaseSpace || at == Coruscant {
				continue
			}
			if s.Loyalty[at] != NoSide {
				loyal[s.Loyalty[at]]++
			}
			if s.Loyalty[at] == Rebels && !slices.Contains(printed.RebelSymbols, at.String()) {
				t.Errorf("%v is loyal to the Rebels", at)
			}
			if s.imperial(at) && !slices.Contains(printed.ImperialSymbols, at.String()) {
				t.Errorf("%v is Imperial", at)
			}
		}
		for at := range System(numSystems) {
			if troops := s.count(at, Empire, Unit.ground); s.imperial(at) && troops < printed.Garrison {
				t.Errorf("%d ground units hold %v", troops, at)
			}
			if s.units(at, Empire) && !s.imperial(at) || s.units(at, Rebels) && s.imperial(at) {
				t.Errorf("units of the wrong side stand at %v", at)
			}
		}
		forces := maps.Clone(printed.ImperialUnits)
		maps.Copy(forces, printed.RebelUnits)
		sameUnits(t, "the board", placed, forces)
		if loyal != [2]int{printed.RebelSystems, printed.ImperialLoyal} || s.Subjugated.count() != printed.SubjugatedSystems {
			t.Errorf("%v systems are loyal, %d subjugated", loyal, s.Subjugated.count())
		}
		hand := printed.StartingMissions + printed.DrawnMissions
		if s.ObjectiveHand != printed.Objectives || s.MissionHand != [2]uint8{hand, hand} {
			t.Errorf("%d objectives and %v missions are in the hands", s.ObjectiveHand, s.MissionHand)
		}
		for _, side := range []Side{Rebels, Empire} {
			if n := s.ActionHand[side] + uint8(s.ActionsUsed[side].count()); n != printed.StartingActions {
				t.Errorf("the %v got %d action cards", side, n)
			}
			if s.ActionsUsed[side]&^immediateActions(side) != 0 {
				t.Errorf("the %v have used action cards in the setup", side)
			}
		}
		if outside > 1 || s.ProbeBox.count() != printed.RemovedProbes+1 || s.ProbeDeck != 25 {
			t.Errorf("%d Rebel systems hold units; %d probe cards are in the deck, %v out of the game", outside, s.ProbeDeck, s.ProbeBox)
		}
		if t.Failed() {
			t.Fatalf("in the setup of seed %d", seed)
		}
	}
}

// standardTable sets up a standard game with random choices.
func standardTable(t *testing.T, seed uint64) *State {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	m, _ := game.Start(Rules{}, NewGame(Setup{Standard: true}), r)
	for m.Now.Phase == SettingUp {
		if _, err := m.Answer(game.RandomChooser{Rand: r}.Choose(&m.Pending, nil)...); err != nil {
			t.Fatal(err)
		}
	}
	return &m.Now
}

// TestNumbersOfCards counts the cards as the rules do (R2.3), copies too (P2).
func TestNumbersOfCards(t *testing.T) {
	s := blank()
	for _, of := range []struct {
		cards    string
		got, all int
	}{
		{"Imperial missions", int(s.MissionDeck[Empire]), 25},
		{"Rebel missions", int(s.MissionDeck[Rebels]), 25},
		{"projects", int(s.ProjectDeck), 10},
		{"starting missions of the Empire", int(s.MissionHand[Empire]), 4},
		{"starting missions of the Rebels", int(s.MissionHand[Rebels]), 4},
		{"objectives", int(s.ObjectiveDeck), 15},
		{"probe cards", int(s.ProbeDeck), 31},
		{"space tactics", int(s.TacticDeck[Space]), 15},
		{"ground tactics", int(s.TacticDeck[Ground]), 15},
		{"Imperial action cards", int(s.ActionDeck[Empire]), 12},
		{"Rebel action cards", int(s.ActionDeck[Rebels]), 12},
	} {
		if of.got != of.all {
			t.Errorf("%d %s instead of %d", of.got, of.cards, of.all)
		}
	}
	ids := map[string]bool{}
	for m := Mission(1); m < numMissions; m++ {
		if id := m.String(); id == "" || ids[id] || strings.ContainsAny(id, " -") {
			t.Errorf("mission %d has the id %q", m, id)
		}
		ids[m.String()] = true
	}
}
