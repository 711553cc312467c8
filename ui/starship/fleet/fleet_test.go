package fleet_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/starship/fleet"
	"holoboard/ui/uitest"
)

// documents are what is kept here.
type documents struct{ all []ui.Document }

func (d *documents) All() ([]ui.Document, error) { return slices.Clone(d.all), nil }

func (d *documents) Keep(name string, data []byte) error {
	if err := d.Delete(name); err != nil {
		return err
	}
	d.all = append(d.all, ui.Document{Name: name, Data: data})
	return nil
}

func (d *documents) Delete(name string) error {
	d.all = slices.DeleteFunc(d.all, func(o ui.Document) bool { return o.Name == name })
	return nil
}

// program is what a screen has around it here.
type program struct {
	ui.Program
	words  *assets.Words
	own    map[string]*documents
	copied string
	kept   int
}

func (p *program) Words() *assets.Words          { return p.words }
func (p *program) Own(kind string) ui.Documents  { return p.own[kind] }
func (p *program) Copy(_ *ui.Frame, text string) { p.copied = text }
func (p *program) Keep(*ui.Frame, ui.Game)       { p.kept++ }

// tableOf stands for the table of the battle.
type tableOf struct{ ui.Game }

func (tableOf) Show(f *ui.Frame)   { f.Spot(ui.Spot{ID: "table", Rect: f.Bounds()}) }
func (tableOf) ScreenName() string { return "table" }

// sitting is a fleet's screen in a window.
type sitting struct {
	program *program
	host    *session.Host[rules.State, rules.View]
	hand    *uitest.Hand
}

func title() session.Title[rules.State, rules.View] {
	return session.Title[rules.State, rules.View]{
		ID: rules.ID, Version: rules.Version, Rules: rules.Rules{}, Prepare: rules.Prepare, DealWith: rules.Deal,
		Player: func(kind string, r *rand.Rand) game.Player[rules.State, rules.View] { return bot.Player(kind, r) },
		Reveal: func(s *rules.State, seat game.Seat) rules.View { return rules.Rules{}.View(s, seat) },
	}
}

func sit(t testing.TB, language string, w, h int, setup rules.Setup, kinds ...string) *sitting {
	t.Helper()
	words, err := assets.NewWordsFor(language, "starship")
	if err != nil {
		t.Fatal(err)
	}
	s := &sitting{program: &program{words: words, own: map[string]*documents{"fleet": {}, "card": {}}}}
	start := session.Start{Setup: rules.WriteSetup(setup), Seed: 7}
	for i, kind := range kinds {
		start.Seats = append(start.Seats, session.Chair{Name: []string{"Ann", "Ben", "Cid", "Dot"}[i], Kind: kind})
	}
	s.host = session.Open(title(), start, true)
	screen, err := fleet.New(s.program, s.host, func() ui.Game { return tableOf{} })
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(screen, w, h, 1)
	window.Clock.Speed = render.Off
	s.hand = uitest.New(t, window)
	return s
}

func standard(points int) rules.Setup { return rules.Setup{Format: rules.Standard, Points: points} }

// person is who builds.
const person = session.Person

// look looks at a screen: every text has its words and fits into its place. Where FLEET_PICTURES names a folder it saves a picture.
func (s *sitting) look(t testing.TB, name string) {
	t.Helper()
	s.hand.Window.Settle(time.Second)
	for _, text := range s.hand.Window.Shortened() {
		t.Errorf("%s: %q does not fit", name, text)
	}
	if folder := os.Getenv("FLEET_PICTURES"); folder != "" {
		s.hand.Picture(filepath.Join(folder, name+".png"))
	}
	if !strings.Contains(name, "-en-1280") {
		return // which phrases there are is the same in all of them
	}
	for _, l := range s.hand.Window.Legibility() {
		if strings.Contains(l.Text, "⟦") {
			t.Errorf("%s: there are no words for %s", name, l.Text)
		}
	}
}

// inFleet is what is in the fleet that is built: the lines that can be seen.
func (s *sitting) inFleet() (ships []string) {
	for _, spot := range s.hand.Window.Spots() {
		if ship, line := strings.CutPrefix(spot.ID, "line."); line {
			ships = append(ships, ship)
		}
	}
	return ships
}

// seen is everything of a builder that can be pointed at.
func (s *sitting) seen() (ids []string) {
	for _, spot := range s.hand.Window.Spots() {
		if strings.HasPrefix(spot.ID, "tile.") || strings.HasPrefix(spot.ID, "line.") {
			ids = append(ids, spot.ID)
		}
	}
	return ids
}

// clicks adds ships by clicks on their tiles.
func (s *sitting) clicks(ships ...string) {
	for _, ship := range ships {
		s.hand.Click("fleet.search")
		for range 40 {
			s.hand.Key(ui.KeyBackspace)
		}
		s.hand.Type(s.program.words.Say("ship." + ship))
		s.hand.Click("tile." + ship)
	}
}

// Two persons build in secret at one device; the first takes Ready back; then both fleets are shown and the battle begins.
func TestTwoPersonsBuildInSecret(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, person)
	if s.seen() != nil {
		t.Fatal("a fleet is open before anybody sits down")
	}
	s.hand.Click("cover.sit")
	s.clicks("millennium_falcon", "corellian_corvette", "corellian_corvette")
	if got := s.inFleet(); !slices.Equal(got, []string{"millennium_falcon", "corellian_corvette"}) {
		t.Fatalf("in the fleet are %v", got)
	}
	s.hand.Click("prepare.ready")
	if s.seen() != nil {
		t.Fatal("between two persons a fleet is open")
	}
	s.hand.Click("cover.sit")
	for _, id := range s.seen() {
		if strings.HasPrefix(id, "line.") || rules.Shipped().Find(strings.TrimPrefix(id, "tile.")).Faction != "dark" {
			t.Errorf("while the second builds %s is seen", id)
		}
	}
	if v := s.host.Desk(1).Position(); v != nil {
		t.Error("the second sees a table before the reveal")
	}
	s.hand.Click("prepare.others.0")
	s.hand.Click("prepare.take_back.0")
	s.hand.Click("cover.sit")
	if got := s.inFleet(); len(got) != 2 {
		t.Fatalf("after Ready was taken back there are %v", got)
	}
	s.hand.Click("line.corellian_corvette")
	s.hand.Click("prepare.ready")
	s.hand.Click("cover.sit")
	s.clicks("executor")
	s.hand.Click("prepare.ready")
	if s.program.kept == 0 || !s.hand.Has("reveal.table") {
		t.Fatal("the fleets are not revealed when both are ready")
	}
	things := s.host.Started().Things
	light, err := rules.ReadFleet(things[0])
	if err != nil || light.Points() != 25+21 {
		t.Errorf("the Light fleet is %v, %v", light, err)
	}
	s.hand.Click("reveal.table")
	if !s.hand.Has("table") {
		t.Error("nobody comes to the table")
	}
}

// What may not be handed in is refused with its rule, at the tile and at Ready.
func TestWrongFleetsAreRefusedWithTheirRules(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(100), person, "cadet")
	refused := func(id, rule string) {
		t.Helper()
		if why := s.hand.Why(id); !strings.Contains(why, rule) {
			t.Errorf("%s: %q, want %s", id, why, rule)
		}
	}
	refused("prepare.ready", "R4.8")
	s.clicks("x_wing")
	refused("prepare.ready", "R4.8")
	s.clicks("viscount")
	if got := s.inFleet(); len(got) != 1 {
		t.Errorf("150 points fit into 100: %v", got)
	}
	s.clicks("millennium_falcon", "millennium_falcon")
	if got := s.host.Desk(game.Table).Asked(); !slices.Equal(got, []game.Seat{0}) {
		t.Errorf("waited for are %v", got)
	}
	s.hand.Click("fleet.library")
	s.hand.Click("fleet.take.star_defender")
	refused("prepare.ready", "R4.3")
	s.hand.Click("fleet.back")
	if got := s.inFleet(); len(got) != 2 {
		t.Errorf("the fleet from before is %v", got)
	}
	s.hand.Click("prepare.ready")
	if !s.hand.Has("reveal.table") {
		t.Error("a lone person waits for a computer")
	}
}

// A fleet is built, counted, kept and made ready without a pointer.
func TestAFleetIsBuiltByKeys(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	for n := 0; s.hand.Window.Focus() != "tile.mon_calamari_cruiser_home_one" && n < 60; n++ {
		s.hand.Key(ui.KeyTab)
	}
	s.hand.Key(ui.KeyEnter)
	s.hand.Key(ui.KeyRight)
	s.hand.Key(ui.KeyEnter)
	s.hand.Key(ui.KeyEnter)
	s.hand.Key(ui.KeyDelete)
	if got := s.inFleet(); !slices.Equal(got, []string{"mon_calamari_cruiser_home_one", "mon_calamari_cruiser"}) {
		t.Fatalf("in the fleet are %v", got)
	}
	s.hand.Key(ui.KeyF)
	s.hand.Ctrl(ui.KeyS)
	s.hand.Type("Grey wolves")
	s.hand.Key(ui.KeyEnter)
	if docs := s.program.own["fleet"].all; len(docs) != 1 || docs[0].Name != "Grey wolves" {
		t.Fatalf("kept are %v", docs)
	}
	s.hand.Ctrl(ui.KeyEnter)
	if !s.hand.Has("reveal.table") {
		t.Fatal("Ready has no key")
	}
	light, err := rules.ReadFleet(s.host.Started().Things[0])
	if err != nil || light.Count(rules.Shipped().Find("mon_calamari_cruiser").Pack()) < 1 || light.Points() < 290 {
		t.Errorf("an officer has filled it up to %d points, %v", light.Points(), err)
	}
}

// The wheel over a line counts, and a drag adds.
func TestWheelAndDragCount(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	s.hand.Drag("tile.mon_calamari_cruiser", "fleet.list")
	s.hand.Wheel(s.hand.Find("line.mon_calamari_cruiser"), 1)
	s.hand.Wheel(s.hand.Find("line.mon_calamari_cruiser"), 1)
	s.hand.Wheel(s.hand.Find("line.mon_calamari_cruiser"), -1)
	s.hand.Click("fleet.library")
	s.hand.Click("fleet.copy")
	if want := "My fleet: 2 mon_calamari_cruiser"; s.program.copied != want {
		t.Errorf("as text it is %q, want %q", s.program.copied, want)
	}
}

// A fleet goes out as one line of text and comes in again, with a card of its owner's making in it; so does a kept one.
func TestFleetsAndCardsGoOutAndComeIn(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	s.hand.MoveTo(s.hand.Find("tile.republic_star_destroyer"))
	s.hand.Wait(2 * ui.Tick)
	s.hand.Click("fleet.edit")
	s.hand.Click("edit.name")
	s.hand.Type(" II")
	s.hand.Click("edit.cost.fewer")
	s.hand.Click("edit.hull.0.more")
	s.hand.Click("fleet.card.keep")
	const own = "own.Republic Star Destroyer II"
	s.hand.Click("fleet.search")
	s.hand.Type("destroyer ii")
	s.hand.Click("tile." + own)
	s.hand.Ctrl(ui.KeyS)
	s.hand.Type("Mine")
	s.hand.Key(ui.KeyEnter)
	s.hand.Click("fleet.library")
	s.hand.Click("fleet.copy")
	text := s.program.copied

	other := sit(t, "en", 1280, 720, standard(300), person, "officer")
	other.hand.Click("fleet.library")
	other.hand.Click("fleet.text")
	other.hand.Type(text)
	other.hand.Click("fleet.read")
	if got := other.inFleet(); !slices.Equal(got, []string{own}) {
		t.Fatalf("from %q come %v", text, got)
	}
	other.program.own["fleet"].all = s.program.own["fleet"].all
	other.hand.Click("line." + own)
	other.hand.Click("fleet.library")
	other.hand.Click("fleet.take.own.0")
	if got := other.inFleet(); !slices.Equal(got, []string{own}) {
		t.Fatalf("the kept fleet is %v", got)
	}
	other.hand.Click("prepare.ready")
	fleet, err := rules.ReadFleet(other.host.Started().Things[0])
	named := slices.ContainsFunc(other.hand.Window.Legibility(), func(l render.Legible) bool { return strings.Contains(l.Text, "own: Republic Star Destroyer II") })
	if !named {
		t.Error("the reveal does not name the card of a player's own")
	}
	if err != nil || fleet.Points() != 47 || !fleet.Lines[0].Card.Own() || fleet.Lines[0].Card.Face(false).Hull() != 7 {
		t.Errorf("handed in was %v, %v", fleet, err)
	}
}

// Cards from elsewhere that are called alike stand in lines of their own.
func TestCardsThatAreCalledAlike(t *testing.T) {
	ship, err := rules.Shipped().Find("x_wing").Pack().Unpack()
	if err != nil {
		t.Fatal(err)
	}
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	text := "Mixed: x_wing"
	for _, cost := range []int{5, 6, 7} {
		ship.Cost, ship.Own, ship.Name = cost, cost > 5, "Mine"
		f := rules.Fleet{Lines: []rules.FleetLine{{Card: ship.Pack(), Count: 1}}}
		text += ", " + strings.TrimPrefix(fleet.Text("", &f), ": ")
	}
	s.hand.Window.Receive(ui.File{Name: "fleet.txt", Data: []byte(text)})
	s.hand.Wait(2 * ui.Tick)
	if got := s.inFleet(); len(got) != 4 {
		t.Errorf("of four cards there are the lines %v", got)
	}
}

// By touch a tap opens the card, with − and + for the fleet.
func TestATapOpensTheCard(t *testing.T) {
	s := sit(t, "en", 390, 844, standard(300), person, "officer")
	s.hand.Touch = true
	s.hand.Click("tile.mon_calamari_cruiser")
	s.hand.Click("fleet.more")
	s.hand.Click("fleet.more")
	s.hand.Click("fleet.fewer")
	s.hand.Click("fleet.sheet.close")
	s.hand.Click("fleet.tab.1")
	if got := s.inFleet(); !slices.Equal(got, []string{"mon_calamari_cruiser"}) {
		t.Errorf("in the fleet are %v", got)
	}
	s.hand.Click("line.mon_calamari_cruiser")
	if s.inFleet() != nil {
		t.Error("a tap on a line takes none out")
	}
}

// A text that is none, or of the other side, is refused with a reason.
func TestTextsThatAreNoFleetsAreRefused(t *testing.T) {
	for _, text := range []string{"", "x", "My fleet:", "My fleet: death_star", "My fleet: 0 x_wing", "My fleet: executor", "~!", "~AAAA", "a: ~", "a: 999999999 x_wing"} {
		s := sit(t, "en", 1280, 720, standard(300), person, "officer")
		s.hand.Window.Receive(ui.File{Name: "fleet.txt", Data: []byte(text)})
		s.hand.Wait(2 * ui.Tick)
		if s.inFleet() != nil {
			t.Errorf("%q is a fleet", text)
		}
	}
}

// A card that could not be printed cannot be kept, and its editor says which rule it breaks.
func TestACardIsCheckedWhileItIsChanged(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	s.hand.Click("fleet.edit")
	for range 40 {
		s.hand.Click("edit.name")
		s.hand.Key(ui.KeyBackspace)
	}
	if s.hand.Why("fleet.card.keep") == "" {
		t.Error("a card without a name can be kept")
	}
	s.hand.Type("Оборона кольцами и хвост кометы за ней")
	if why := s.hand.Why("fleet.card.keep"); !strings.Contains(why, "R2.1") {
		t.Errorf("a name that is too long: %q", why)
	}
	if why := s.hand.Why("fleet.card.delete"); why == "" {
		t.Error("a card of the game can be deleted")
	}
}

// Computers of a team have no Unique ship twice, and a person is refused what his partner has.
func TestATeamHasEachUniqueShipOnce(t *testing.T) {
	setup := standard(300)
	setup.Players = 4
	s := sit(t, "en", 1280, 720, setup, person, "officer", person, "admiral")
	s.hand.Click("cover.sit")
	s.clicks("viscount")
	s.hand.Click("prepare.ready")
	s.hand.Click("cover.sit")
	s.clicks("viscount")
	if got := s.inFleet(); got != nil {
		t.Errorf("both Light fleets have %v", got)
	}
	s.hand.Key(ui.KeyF)
	s.hand.Click("prepare.ready")
	if !s.hand.Has("reveal.table") {
		t.Fatal("the battle of two teams does not begin")
	}
}

// A battle whose fleets are given needs no building.
func TestGivenFleetsAreRevealedAtOnce(t *testing.T) {
	for _, format := range []rules.Format{rules.FirstBattle, rules.QuickStart, rules.AboveCoruscant} {
		s := sit(t, "en", 1280, 720, rules.Setup{Format: format}, person, person)
		if !s.hand.Has("reveal.table") {
			t.Errorf("%s: a given fleet has to be built", format)
		}
	}
}

// Every screen in every size and language.
func TestPictures(t *testing.T) {
	for _, language := range []string{"en", "ru", "uk"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
			name := fmt.Sprintf("-%s-%dx%d", language, size[0], size[1])
			s := sit(t, language, size[0], size[1], standard(300), person, person)
			s.look(t, "cover"+name)
			s.hand.Click("cover.sit")
			s.look(t, "empty"+name)
			s.hand.Key(ui.KeyF)
			s.hand.Window.Settle(time.Second)
			s.hand.MoveTo(s.hand.Find("tile.viscount"))
			s.hand.Wait(2 * ui.Tick)
			s.look(t, "build"+name)
			s.hand.Window.Tick(ui.Input{At: s.hand.Find("tile.viscount"), Was: s.hand.Find("tile.viscount"), Details: true})
			s.look(t, "sheet"+name)
			s.hand.Click("fleet.sheet.edit")
			s.look(t, "edit"+name)
			s.hand.Click("fleet.edit.close")
			s.hand.Click("fleet.pick.ability")
			s.look(t, "pick"+name)
			s.hand.Key(ui.KeyEscape)
			if s.hand.Has("fleet.tab.1") {
				s.hand.Click("fleet.tab.1")
				s.look(t, "list"+name)
			}
			s.hand.Click("fleet.library")
			s.look(t, "library"+name)
			s.hand.Key(ui.KeyEscape)
			s.hand.Ctrl(ui.KeyS)
			s.look(t, "save"+name)
			s.hand.Key(ui.KeyEscape)
			s.hand.Key(ui.KeyP)
			s.look(t, "room"+name)
			s.hand.Key(ui.KeyP)
			s.hand.Click("cover.sit")
			s.hand.Click("prepare.ready")
			s.look(t, "next"+name)
			s.hand.Click("cover.sit")
			s.hand.Key(ui.KeyF)
			s.hand.Click("prepare.ready")
			s.look(t, "reveal"+name)
		}
	}
}
