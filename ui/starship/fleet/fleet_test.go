package fleet_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/game/starship/match"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/starship/fleet"
	"holoboard/ui/table/play"
	"holoboard/ui/table/prepare"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/uitest"
)

// program is what a screen has around it here.
type program struct {
	ui.Program
	words  *assets.Words
	own    map[string]*uitest.Documents
	copied string
	kept   int
	lot    uint64
}

func (p *program) Words() *assets.Words          { return p.words }
func (p *program) Own(kind string) ui.Documents  { return p.own[kind] }
func (p *program) Copy(_ *ui.Frame, text string) { p.copied = text }
func (p *program) Keep(*ui.Frame, ui.Game)       { p.kept++ }
func (p *program) Lot() uint64                   { return p.lot }

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

// table is that of its host before the game.
func (s *sitting) table(t testing.TB) prepare.Table[*rules.View] {
	t.Helper()
	at, err := prepare.Kept(s.host, play.NewClock(), match.Given, func(*play.Place[*rules.View]) ui.Game { return tableOf{} })
	if err != nil {
		t.Fatal(err)
	}
	return at
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
	return sitWith(t, map[string]*uitest.Documents{"fleet": {}, "card": {}, "draft": {}}, language, w, h, setup, kinds...)
}

// sitWith sits down where something is kept already.
func sitWith(t testing.TB, own map[string]*uitest.Documents, language string, w, h int, setup rules.Setup, kinds ...string) *sitting {
	t.Helper()
	var chairs []session.Chair
	for i, kind := range kinds {
		chairs = append(chairs, session.Chair{Name: []string{"Ann", "Ben", "Cid", "Dot"}[i], Kind: kind})
	}
	return sitOn(t, chairs, own, language, w, h, setup)
}

// sitOn sits down on chairs.
func sitOn(t testing.TB, chairs []session.Chair, own map[string]*uitest.Documents, language string, w, h int, setup rules.Setup) *sitting {
	t.Helper()
	words := uitest.Words(t, language, "starship")
	s := &sitting{program: &program{words: words, own: own}}
	start := session.Start{Setup: rules.WriteSetup(setup), Seed: 7, Seats: chairs}
	s.host = session.Open(title(), start, true)
	screen, err := fleet.New(s.program, s.table(t))
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewWindow(screen, w, h, 1)
	window.Clock.Speed = render.Off
	s.hand = uitest.New(t, window)
	return s
}

// What is proposed is drawn by a lot of the screen's own, whatever the seed of the battle is, which would betray its dice; by a seed that
// everybody knows the same is proposed again.
func TestProposalsTellNothingOfTheSeed(t *testing.T) {
	proposed := func(seed, lot uint64, open bool) string {
		words := uitest.Words(t, "en", "starship")
		s := &sitting{program: &program{words: words, own: map[string]*uitest.Documents{"fleet": {}, "card": {}, "draft": {}}, lot: lot}}
		start := session.Start{Setup: rules.WriteSetup(standard(300)), Seed: seed, Open: open, Seats: []session.Chair{{Name: "Ann", Kind: person}, {Name: "Ben", Kind: person}}}
		s.host = session.Open(title(), start, true)
		screen, err := fleet.New(s.program, s.table(t))
		if err != nil {
			t.Fatal(err)
		}
		s.hand = uitest.New(t, ui.NewWindow(screen, 1280, 720, 1))
		s.hand.Click("cover.sit")
		s.hand.Click("build.fill")
		return strings.Join(s.inFleet(), " ")
	}
	first := proposed(7, 1, false)
	if other := proposed(8, 1, false); other != first {
		t.Errorf("with another seed %s is proposed, not %s", other, first)
	}
	if other := proposed(7, 2, false); other == first {
		t.Errorf("with another lot it is the same: %s", first)
	}
	if known, again := proposed(7, 1, true), proposed(7, 2, true); known != again || known == proposed(8, 1, true) {
		t.Errorf("by a known seed %s and %s are proposed", known, again)
	}
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
		s.hand.Click("build.search")
		s.hand.Ctrl(ui.KeyA)
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
	s.hand.Click("prepare.others")
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
	s.hand.Click("build.library")
	s.hand.Click("build.take.star_defender")
	refused("prepare.ready", "R4.3")
	s.hand.Click("build.back")
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
	if docs := s.program.own["fleet"].Kept; len(docs) != 1 || docs[0].Name != "Grey wolves" {
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

// Filling up leaves no points for which there still is a ship.
func TestFillingUpLeavesNothingThatFits(t *testing.T) {
	for n := range 8 {
		s := sit(t, "en", 1280, 720, standard(100), person, "officer")
		s.hand.Click("tile.nebulon_b_frigate")
		s.hand.Click("build.fill")
		for range n { // another idea of the officer's
			s.hand.Click("build.back")
			s.hand.Click("build.fill")
		}
		s.hand.Click("prepare.ready")
		light, err := rules.ReadFleet(s.host.Started().Things[0])
		if err != nil {
			t.Fatal(err)
		}
		for i := range rules.Shipped().Ships {
			if card := rules.Shipped().Ships[i].Pack(); light.WhyNotAdd(card, rules.Light, 100) == nil {
				t.Errorf("fleet %d of %d points leaves %s out", n, light.Points(), card.ID())
			}
		}
	}
}

// The wheel over a line counts, and a drag adds.
func TestWheelAndDragCount(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	s.hand.Drag("tile.mon_calamari_cruiser", "build.list")
	s.hand.Wheel(s.hand.Find("line.mon_calamari_cruiser"), 1)
	s.hand.Wheel(s.hand.Find("line.mon_calamari_cruiser"), 1)
	s.hand.Wheel(s.hand.Find("line.mon_calamari_cruiser"), -1)
	s.hand.Click("build.library")
	s.hand.Click("build.copy")
	if want := "My fleet: 2 mon_calamari_cruiser"; s.program.copied != want {
		t.Errorf("as text it is %q, want %q", s.program.copied, want)
	}
}

// A fleet goes out as one line of text and comes in again, with a card of its owner's making in it; so does a kept one.
func TestFleetsAndCardsGoOutAndComeIn(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	s.hand.MoveTo(s.hand.Find("tile.republic_star_destroyer"))
	s.hand.Wait(2 * ui.Tick)
	s.hand.Click("build.edit")
	s.hand.Click("edit.name")
	s.hand.Type(" II")
	s.hand.Click("edit.cost.fewer")
	s.hand.Click("edit.hull.0.more")
	s.hand.Click("edit.keep")
	const own = "own.Republic Star Destroyer II"
	s.hand.Click("build.search")
	s.hand.Type("destroyer ii")
	s.hand.Click("tile." + own)
	s.hand.Ctrl(ui.KeyS)
	s.hand.Type("Mine")
	s.hand.Key(ui.KeyEnter)
	s.hand.Click("build.library")
	s.hand.Click("build.copy")
	text := s.program.copied

	other := sit(t, "en", 1280, 720, standard(300), person, "officer")
	other.hand.Click("build.library")
	other.hand.Click("build.text")
	other.hand.Type(text)
	other.hand.Click("build.read")
	if got := other.inFleet(); !slices.Equal(got, []string{own}) {
		t.Fatalf("from %q come %v", text, got)
	}
	other.program.own["fleet"].Kept = s.program.own["fleet"].Kept
	other.hand.Click("line." + own)
	other.hand.Click("build.library")
	other.hand.Click("build.take.own.0")
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
	s.hand.Click("build.count.more")
	s.hand.Click("build.count.more")
	s.hand.Click("build.count.fewer")
	s.hand.Click("build.sheet.close")
	s.hand.Click("build.tab.1")
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
	s.hand.Click("build.edit")
	s.hand.Click("edit.name")
	s.hand.Ctrl(ui.KeyA)
	s.hand.Key(ui.KeyBackspace)
	if s.hand.Why("edit.keep") == "" {
		t.Error("a card without a name can be kept")
	}
	s.hand.Type("Оборона кольцами и хвост кометы за ней")
	if why := s.hand.Why("edit.keep"); !strings.Contains(why, "R2.1") {
		t.Errorf("a name that is too long: %q", why)
	}
	if why := s.hand.Why("edit.delete"); why == "" {
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
	s.hand.Click("build.beside")
	if !s.saying("Viscount") || s.hand.Has("build.library") {
		t.Error("the partner's fleet is not to be seen")
	}
	s.hand.Click("build.beside")
	s.hand.Key(ui.KeyF)
	s.hand.Click("prepare.ready")
	if !s.hand.Has("reveal.table") {
		t.Fatal("the battle of two teams does not begin")
	}
}

// Four who have no names build at one screen: who builds stands whole in one line beside how far the others are, and all of those look
// away.
func TestFourReadWhoBuilds(t *testing.T) {
	gametest.Long(t)
	for _, language := range []string{"en", "ru", "uk"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {900, 600}, {844, 390}, {390, 844}} {
			name := fmt.Sprintf("four-%s-%dx%d", language, size[0], size[1])
			setup := standard(100)
			setup.Players = 4
			chairs := slices.Repeat([]session.Chair{{Kind: person}}, 4)
			s := sitOn(t, chairs, map[string]*uitest.Documents{"fleet": {}, "card": {}, "draft": {}}, language, size[0], size[1], setup)
			for seat, id := range []string{"light1", "dark1"} {
				s.look(t, "cover"+strconv.Itoa(seat)+name)
				if !s.saying(s.program.words.Say("cover.away_all")) {
					t.Errorf("%s: all others are not told to look away", name)
				}
				s.hand.Click("cover.sit")
				s.look(t, strconv.Itoa(seat)+name)
				side := s.program.words.Say("side." + id)
				if line := s.program.words.Say("fleet.line", assets.Args{"side": side, "n": 100}); size[0] > 700 && !s.saying(line) {
					t.Errorf("%s: %q does not stand in one line", name, line)
				}
				s.hand.Key(ui.KeyF)
				s.hand.Click("prepare.ready")
			}
		}
	}
}

// Of four who build at one screen anybody may be the first.
func TestOfFourAnyoneBuildsFirst(t *testing.T) {
	setup := standard(100)
	setup.Players = 4
	s := sit(t, "en", 1280, 720, setup, person, person, person, person)
	s.hand.Click("prepare.first.2")
	s.hand.Click("cover.sit")
	s.hand.Key(ui.KeyF)
	s.hand.Click("prepare.ready")
	if s.hand.Has("prepare.first.0") || !s.hand.Has("prepare.take_back.2") || !s.hand.Has("prepare.first.3") {
		t.Error("after the third has built the first does not follow")
	}
	s.hand.Click("cover.sit")
	s.hand.Click("prepare.others")
	if s.hand.Has("prepare.first.1") || !s.hand.Has("prepare.first.0") {
		t.Error("who gets up does not let the second build")
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
			s.hand.Click("build.sheet.edit")
			s.look(t, "edit"+name)
			s.hand.Click("edit.close")
			s.hand.Click("build.filter.ability")
			s.look(t, "pick"+name)
			s.hand.Key(ui.KeyEscape)
			if s.hand.Has("build.tab.1") {
				s.hand.Click("build.tab.1")
				s.look(t, "list"+name)
			}
			s.hand.Click("build.library")
			s.look(t, "library"+name)
			s.hand.Key(ui.KeyEscape)
			s.hand.Ctrl(ui.KeyS)
			s.look(t, "save"+name)
			s.hand.Key(ui.KeyEscape)
			if s.hand.Has("prepare.room") {
				s.hand.Click("prepare.room")
			} else {
				s.hand.Key(ui.KeyP)
			}
			s.look(t, "room"+name)
			s.hand.Key(ui.KeyP)
			s.hand.Click("cover.sit")
			s.hand.Click("prepare.ready")
			s.look(t, "next"+name)
			s.hand.Click("cover.sit")
			s.hand.Key(ui.KeyF)
			s.hand.Click("prepare.ready")
			s.look(t, "reveal"+name)
			if s.hand.Has("reveal.room") {
				s.hand.Click("reveal.room")
				s.look(t, "revealed"+name)
			}
		}
	}
}

// saying reports whether something on the screen says a text.
func (s *sitting) saying(text string) bool {
	return slices.ContainsFunc(s.hand.Window.Legibility(), func(l render.Legible) bool { return strings.Contains(l.Text, text) })
}

// Two persons pick ready fleets in secret, which cannot be changed; both are revealed by their names (R4.2).
func TestReadyFleetsArePickedInSecret(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		setup := standard(300)
		setup.Fleets = rules.Picked
		s := sit(t, "en", size[0], size[1], setup, person, person)
		s.hand.Click("cover.sit")
		if s.hand.Has("build.search") || s.hand.Has("build.take.iron_wedge") || s.hand.Has("build.take.rebel_patrol") {
			t.Fatalf("%v: there is more to pick than ready fleets of the side and size", size)
		}
		s.hand.Click("build.take.rebel_carriers")
		if s.hand.Has("build.tab.1") {
			s.hand.Click("build.tab.1")
		}
		before := s.inFleet()
		s.hand.Click("line." + before[0])
		if got := s.inFleet(); !slices.Equal(got, before) {
			t.Errorf("%v: a ready fleet is changed from %v to %v", size, before, got)
		}
		s.hand.Click("prepare.ready")
		s.hand.Click("cover.sit")
		if s.hand.Has("build.take.rebel_carriers") {
			t.Errorf("%v: the second sees what the first may pick", size)
		}
		s.hand.Click("build.lot")
		s.hand.Click("prepare.ready")
		if !s.hand.Has("reveal.table") || !s.saying("Rebel Carriers") {
			t.Errorf("%v: the fleets are not revealed by their names", size)
		}
	}
}

// Fleets by lot are there at once (R4.2).
func TestFleetsAreDrawnByLot(t *testing.T) {
	for _, players := range []uint8{2, 4} {
		setup := standard(200)
		setup.Fleets, setup.Players = rules.Drawn, players
		s := sit(t, "en", 1280, 720, setup, slices.Repeat([]string{person}, int(players))...)
		if !s.hand.Has("reveal.table") {
			t.Fatalf("%d players build although the lot decides", players)
		}
		for seat, thing := range s.host.Started().Things {
			if f, err := rules.ReadFleet(thing); err != nil || f.Points() < 190 || f.Points() > 200 {
				t.Errorf("seat %d has a fleet of %d points, %v", seat, f.Points(), err)
			}
		}
	}
}

// What was left unfinished is there again, and forgotten when the battle begins.
func TestAFleetThatWasLeftIsThereAgain(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	s.clicks("viscount", "x_wing", "x_wing")
	own := s.program.own
	again := sitWith(t, own, "en", 1280, 720, standard(300), person, "officer")
	if got := again.inFleet(); !slices.Equal(got, []string{"viscount", "x_wing"}) {
		t.Fatalf("of the fleet that was left there is %v", got)
	}
	again.hand.Click("prepare.ready")
	if len(own["draft"].Kept) != 0 {
		t.Error("the draft stays when the battle has begun")
	}
	own["draft"].Keep("Light Side Ann", []byte("torn"))
	torn := sitWith(t, own, "en", 1280, 720, standard(300), person, "officer")
	if torn.hand.Wait(2 * ui.Tick); torn.inFleet() != nil || !torn.saying("This text is no fleet.") {
		t.Error("of a damaged draft nothing is said")
	}
}

// A damaged card, fleet or roster gets one sentence, and the cards of the game serve.
func TestDamagedFilesGetOneSentence(t *testing.T) {
	own := map[string]*uitest.Documents{"fleet": {}, "card": {}, "draft": {}}
	own["card"].Keep("Mine", []byte("~torn"))
	own["fleet"].Keep("Wolves", []byte("torn"))
	s := sitWith(t, own, "en", 1280, 720, standard(300), person, "officer")
	if s.hand.Wait(2 * ui.Tick); !s.saying("“Mine” is damaged") || !s.hand.Has("tile.viscount") {
		t.Error("of a damaged card nothing is said, or the game's own are gone")
	}
	s.hand.Click("build.library")
	if s.hand.Wait(2 * ui.Tick); !s.saying("“Wolves” cannot be read") || !s.hand.Has("build.take.star_defender") {
		t.Error("of a damaged fleet nothing is said, or ready ones are gone")
	}
	s.hand.Click("build.close")
	for text, want := range map[string]string{
		`{"ships":[`: "This roster is damaged",
		`{"ships":[{"id":"x","name":"X","faction":"light","class":9,"cost":1,"full":{"hull":1,"defense":{"all":12},"weapons":[]}}]}`: "Ship 1 of this roster is damaged",
	} {
		s.hand.Window.Receive(ui.File{Name: "roster.json", Data: []byte(text)})
		if s.hand.Wait(2 * ui.Tick); !s.saying(want) || !s.hand.Has("tile.viscount") {
			t.Errorf("%s: it does not say %q", text, want)
		}
	}
}

// Whatever text comes in is refused in one sentence where it is longer than any that means something, and nothing of it is kept.
func TestTextsWithoutEndGetOneSentence(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	var ships []string
	for i := range 3000 {
		ships = append(ships, fmt.Sprintf(`{"id":"x%d","name":"X %d","faction":"light","class":4,"cost":5,"full":{"hull":1,"defense":{"all":15},"weapons":[]}}`, i, i))
	}
	for what, text := range map[string]string{
		"a long name": strings.Repeat("Щ", 1<<20) + ": viscount", "many ships": "Fleet: " + strings.Repeat("250 x_wing,", 1<<18), "a long card": "~" + strings.Repeat("A", 1<<22),
		"many own ships": `{"ships":[` + strings.Join(ships, ",") + `]}`, "a long roster": `{"ships":[` + strings.Repeat(" ", 1<<21) + `]}`,
	} {
		s.hand.Window.Receive(ui.File{Name: "friend.txt", Data: []byte(text)})
		s.hand.Wait(2 * ui.Tick)
		said := s.hand.Window.Account().Said
		if said == "" || len(said) > 200 || s.inFleet() != nil || len(s.program.own["card"].Kept) > 0 {
			t.Errorf("%s: it says %.200q, in the fleet are %v, %d cards are kept", what, said, s.inFleet(), len(s.program.own["card"].Kept))
		}
		s.hand.Wait(10 * time.Second)
	}
}

// A roster's file brings the cards that are not the game's; they are marked as their owner's.
func TestARosterIsTakenFromAFile(t *testing.T) {
	s := sit(t, "en", 1280, 720, standard(300), person, "officer")
	s.hand.Window.Receive(ui.File{Name: "roster.json", Data: []byte(`{"ships":[
		{"id":"x_wing","name":"Old X-wing","faction":"light","class":4,"cost":5,"full":{"hull":1,"defense":{"all":15},"weapons":[{"name":"Laser Cannon","attack":2,"damage":1,"arc":"any"}]}},
		{"id":"tie_fighter","name":"Old TIE","faction":"dark","class":4,"cost":4,"full":{"hull":1,"defense":{"all":15},"weapons":[{"name":"Laser Cannon","attack":2,"damage":1,"arc":"any"}]}}]}`)})
	s.hand.Wait(2 * ui.Tick)
	s.hand.Click("build.search")
	s.hand.Type("old x")
	s.hand.Click("tile.own.Old X-wing")
	if got := s.inFleet(); !slices.Equal(got, []string{"own.Old X-wing"}) || len(s.program.own["card"].Kept) != 2 {
		t.Errorf("from the roster come %v, kept are %d cards", got, len(s.program.own["card"].Kept))
	}
}

// A partner's Unique ship is refused when the fleet is handed in, however it came about (R18.3).
func TestAPartnersUniqueShipIsRefusedWhenHandedIn(t *testing.T) {
	setup := standard(300)
	setup.Players = 4
	s := sit(t, "en", 1280, 720, setup, person, "officer", person, "admiral")
	f, _ := rules.ReadyFleetNamed(rules.Shipped(), "star_defender")
	first, second := s.host.Desk(0), s.host.Desk(2)
	if first.HandIn(f.Bytes()) != nil || second.HandIn(f.Bytes()) != nil || first.Ready(true) != nil {
		t.Fatal("a fleet is refused before anybody is ready")
	}
	var unfit *session.Unfit
	for what, err := range map[string]error{"ready": second.Ready(true), "handed in": second.HandIn(f.Bytes())} {
		if !errors.As(err, &unfit) || unfit.Whys[0].Rule != "R18.3" {
			t.Errorf("the partner's Unique ships are %s: %v", what, err)
		}
	}
}

// A changed figure of a card is its owner's; the others keep their origin.
func TestAFigureSaysWhereItComesFrom(t *testing.T) {
	ship, err := rules.Shipped().Find("viscount").Pack().Unpack()
	if err != nil {
		t.Fatal(err)
	}
	ship.Own, ship.Name, ship.Cost = true, "Mine", ship.Cost-1
	ship.Full.Abilities = ship.Full.Abilities[1:]
	for path, want := range map[string]string{"cost": "", "full.hull": "golden", "full.weapons": "golden", "full.pd": "own", "full.abilities." + ship.Full.Abilities[0].Key: "own"} {
		if got := ship.Pack().Origin(path); got != want && !(want == "own" && got == "golden") {
			t.Errorf("%s is from %q, want %q", path, got, want)
		}
	}
}

// handing is two persons who build in secret, up to where the first is about to be ready.
func handing(t testing.TB) (*sitting, *tabletest.Shared) {
	t.Helper()
	s := sit(t, "en", 1280, 720, standard(300), person, person)
	s.hand.Click("cover.sit")
	s.clicks("millennium_falcon")
	return s, &tabletest.Shared{
		Hand: s.hand, Done: "prepare.ready", Cover: "cover.sit",
		Told: func() string {
			return fmt.Sprint(s.seen(), s.host.Desk(game.Table).Asked(), s.inFleet(), s.hand.Has("prepare.ready"))
		},
	}
}

// Whoever presses again and again on Ready does not see the other's fleet.
func TestASeriesOpensNoCover(t *testing.T) {
	tabletest.SeriesOpenNoCover(t, func(t testing.TB) *tabletest.Shared {
		_, two := handing(t)
		return two
	})
}

// Nor does he hand it in.
func TestASeriesPlaysNoHand(t *testing.T) {
	tabletest.SeriesPlayNoHand(t, func(t testing.TB) *tabletest.Shared {
		s, two := handing(t)
		s.hand.Click(two.Done)
		return two
	})
}
