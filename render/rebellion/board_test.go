package rebellion_test

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion"
)

type match = game.Match[rules.State, rules.View]

// start begins a first game.
func start(seed uint64) *match {
	m, _ := game.Start(rules.Rules{}, rules.NewGame(rules.Setup{}), rand.New(rand.NewPCG(seed, 1)))
	return m
}

// play answers decisions by chance until stop says so.
func play(t testing.TB, m *match, seed uint64, stop func() bool) {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 2))
	for !m.Over() && !stop() {
		d := &m.Pending
		n := d.Min + dice.IntN(d.Max-d.Min+1)
		var picks []game.Option
		for _, i := range dice.Perm(len(d.Options))[:n] {
			picks = append(picks, d.Options[i])
		}
		if _, err := m.Answer(picks...); err != nil {
			t.Fatal(err)
		}
	}
}

func newBoard(t testing.TB) *rebellion.Board {
	t.Helper()
	words, err := assets.NewWordsFor("en", rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	return rebellion.New(words)
}

// screen is a window's size in pixels and how many of them a point has there.
type screen struct {
	w, h  int
	scale float64
}

func (s screen) String() string { return fmt.Sprintf("%dx%d", s.w, s.h) }

var screens = []screen{{1280, 720, 1}, {1600, 900, 1.125}, {1920, 1080, 1.25}, {1280, 1024, 1}}

func (s screen) bounds() render.Rect {
	return render.Box(0, 0, float64(s.w)/s.scale, float64(s.h)/s.scale)
}

func (s screen) fit(b *rebellion.Board) { b.SetSize(s.bounds().W, s.bounds().H) }

// draw draws a whole table, and saves it where BOARD_PICTURES says so that it can be looked at.
func draw(t testing.TB, b *rebellion.Board, v *rules.View, look board.Look, s screen, name string) *render.Canvas {
	t.Helper()
	c := render.NewCanvas(render.NewPictures(), s.w, s.h, s.scale)
	s.fit(b)
	for b.Draw(c, v, look) {
		c.Begin(s.w, s.h, s.scale)
	}
	dir := os.Getenv("BOARD_PICTURES")
	if dir == "" {
		return c
	}
	file, err := os.Create(fmt.Sprintf("%s/%s-%v.png", dir, name, s))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, c.Image()); err != nil {
		t.Fatal(err)
	}
	return c
}

// late is a game in the middle of its fifth round.
func late(t testing.TB) *match {
	t.Helper()
	m := start(3)
	play(t, m, 3, func() bool { return m.Now.Round == 5 && m.Now.Phase == rules.Command })
	return m
}

// busy changes a view so that nearly everything that can stand on the table does.
func busy(v *rules.View) {
	v.Revealed, v.Base = false, rules.NoSystem
	stand := func(s rules.Spot, leaders ...rules.Leader) {
		for _, l := range leaders {
			v.Leaders[l].At = s
		}
	}
	stand(rules.Spot(rules.Naboo), rules.BobaFett)
	stand(rules.Spot(rules.Malastare), rules.AdmiralPiett, rules.HanSolo, rules.Chewbacca, rules.LandoCalrissian)
	stand(rules.Spot(rules.Coruscant), rules.PrincessLeia)
	stand(rules.Spot(rules.MonCalamari), rules.GeneralRieekan)
	stand(rules.Spot(rules.Sullust), rules.JanDodonna)
	stand(rules.Spot(rules.BaseSpace), rules.MonMothma)
	stand(rules.Spot(rules.Mustafar), rules.GrandMoffTarkin, rules.ColonelYularen)
	stand(rules.OnMission, rules.DarthVader, rules.LukeSkywalkerJedi)
	stand(rules.OnMission+1, rules.EmperorPalpatine, rules.GeneralTagge)
	stand(rules.OnMission+2, rules.ObiWanKenobi, rules.GeneralMadine)
	stand(rules.OnMission+3, rules.LukeSkywalker)
	stand(rules.InPool, rules.AdmiralAckbar, rules.WedgeAntilles, rules.MoffJerjerrod)
	switch v.Side() {
	case rules.Rebels:
		v.Rebel.OnTable[0], v.Rebel.OnTable[1] = rules.Sabotage, rules.NoMission
		v.Rebel.OnTable[2], v.Rebel.OnTable[3] = rules.RogueSquadronRaid, rules.EstablishTradeRelations
		v.Rebel.Tactics[rules.SpaceTakeItDown], v.Rebel.Tactics[rules.GroundDigIn] = 2, 1
	case rules.Empire:
		v.Empire.Hand[rules.GatherIntel] = 1
		v.Empire.OnTable[0], v.Empire.OnTable[1] = rules.DisplayOfPower, rules.SecretWeaponsResearch
	}
	v.Leaders[rules.PrincessLeia].Ring = rules.CapturedRing
	v.Leaders[rules.JanDodonna].Ring = rules.CarboniteRing
	v.Leaders[rules.HanSolo].Ring = rules.YodaRing
	v.Sabotaged |= 1<<rules.Mustafar | 1<<rules.Bothawui
	v.Destroyed |= 1 << rules.Alderaan
	v.Loyalty[rules.MonCalamari], v.Loyalty[rules.Corellia] = rules.Rebels, rules.Rebels
	v.Subjugated |= 1 << rules.Corellia
	for u := range v.Units[rules.Malastare] {
		v.Units[rules.Malastare][u] = uint8(u % 3)
	}
	v.Units[rules.Kashyyyk][rules.StarDestroyer] = 2
	v.Queue[2] = [18]uint8{rules.TIEFighter: 3, rules.StarDestroyer: 1, rules.ATST: 1, rules.XWing: 2, rules.Airspeeder: 1, rules.IonCannon: 1}
	v.Queue[3] = [18]uint8{rules.TIEFighter: 2, rules.SuperStarDestroyer: 1, rules.MonCalamariCruiser: 1}
	v.Deploying.Leaving = [18]uint8{rules.TIEFighter: 2, rules.ATAT: 1, rules.YWing: 1, rules.RebelTrooper: 3}
}

// shown is a look with something in every state.
func shown() board.Look {
	states := map[game.Option]board.State{
		rules.NalHutta.Thing():                                {Lit: true},
		rules.Rodia.Thing():                                   {Lit: true},
		rules.BaseSpace.Thing():                               {Lit: true},
		rules.UnitAt(rules.Stormtrooper, rules.Saleucami):     {Lit: true},
		rules.Queued(rules.TIEFighter, 2):                     {Lit: true},
		rules.AdmiralAckbar.Thing():                           {Lit: true},
		rules.Slot(rules.Rebels, 2):                           {Lit: true},
		rules.LongRangeProbe.Thing():                          {Lit: true},
		rules.Toydaria.Thing():                                {Lit: true, Over: true},
		rules.Bothawui.Thing():                                {Hover: true},
		rules.MoffJerjerrod.Thing():                           {Hover: true},
		rules.Slot(rules.Empire, 1):                           {Pressed: true},
		rules.Sullust.Thing():                                 {Refused: true},
		rules.CaptureRebelOperative.Thing():                   {Refused: true},
		rules.SecretWeaponsResearch.Thing():                   {Planned: true},
		rules.UnitAt(rules.XWing, rules.Bothawui):             {Dim: true},
		rules.RetrieveThePlans.Thing():                        {Dim: true},
		rules.UnitAt(rules.CorellianCorvette, rules.Bothawui): {Dim: true},
	}
	return board.Look{
		Of: func(o game.Option) board.State { return states[o] },
		Concerns: func(place game.Option) bool {
			return slices.Contains([]rules.System{rules.NalHutta, rules.Rodia, rules.Toydaria, rules.Bothawui, rules.Saleucami}, rules.System(place.A))
		},
		Held: func(o game.Option) int {
			if o == rules.UnitAt(rules.Stormtrooper, rules.Saleucami) {
				return 1
			}
			return 0
		},
		Routes: []board.Route{{From: rules.NalHutta.Thing(), To: rules.Bothawui.Thing()}, {From: rules.Rodia.Thing(), To: rules.Bothawui.Thing()}},
		Tags:   []board.Tag{{At: rules.Toydaria.Thing(), Text: "1 / 2"}, {At: rules.Sullust.Thing(), Text: "held by Piett", Warning: true}},
		Movers: []board.Mover{
			{What: rules.Stormtrooper.Thing(), At: render.Point{X: 560, Y: 270}, Count: 2, Size: 1.5, InHand: true},
			{What: rules.DarthVader.Thing(), At: render.Point{X: 620, Y: 300}, Size: 1.5, InHand: true},
		},
	}
}

// Every picture that a table can give is drawn; a name that has no drawing would panic.
func TestPictures(t *testing.T) {
	b := newBoard(t)
	first := start(3)
	play(t, first, 3, func() bool { return first.Now.Phase == rules.Assignment })
	m := late(t)
	begun, rebels, empire, table := first.View(0), m.View(0), m.View(1), m.View(game.Table)
	for _, s := range screens {
		draw(t, b, &begun, board.Look{}, s, "start")
		draw(t, b, &empire, board.Look{}, s, "late")
	}
	busy(&rebels)
	busy(&empire)
	for _, s := range screens {
		draw(t, b, &rebels, board.Look{}, s, "rebels")
		draw(t, b, &empire, board.Look{}, s, "empire")
	}
	draw(t, b, &table, board.Look{}, screens[0], "table")
	draw(t, b, &empire, shown(), screens[0], "states")
	b.Camera().ZoomAt(render.Point{X: 700, Y: 250}, 2.2)
	draw(t, b, &empire, shown(), screens[0], "zoomed")
}

// What a look says is seen where the thing is.
func TestEveryStateIsSeen(t *testing.T) {
	gametest.Long(t)
	b := newBoard(t)
	v := late(t).View(1)
	busy(&v)
	s := screens[0]
	plain := draw(t, b, &v, board.Look{}, s, "plain").Image()
	things := []game.Option{
		rules.NalHutta.Thing(), rules.UnitAt(rules.StarDestroyer, rules.Kashyyyk), rules.BobaFett.Thing(), rules.AdmiralAckbar.Thing(), rules.BaseSpace.Thing(),
		rules.Slot(rules.Rebels, 2), rules.Slot(rules.Empire, 1), rules.Queued(rules.TIEFighter, 2), rules.ATAT.Thing(), rules.GatherIntel.Thing(),
	}
	states := []board.State{{Lit: true}, {Hover: true}, {Pressed: true}, {Planned: true}, {Refused: true}}
	var drawn []*image.RGBA
	for _, state := range states {
		look := board.Look{Of: func(o game.Option) (s board.State) {
			if slices.Contains(things, o) {
				return state
			}
			return s
		}}
		drawn = append(drawn, draw(t, b, &v, look, s, "state").Image())
	}
	for _, thing := range things {
		where, ok := b.Where(thing, &v)
		if !ok {
			t.Errorf("%s is nowhere", said(thing))
			continue
		}
		for i, now := range drawn {
			if same(plain, now, where.Inset(-12)) {
				t.Errorf("%s looks the same with %+v", said(thing), states[i])
			}
			for j := range i {
				if same(drawn[j], now, where.Inset(-12)) {
					t.Errorf("%s looks the same with %+v and with %+v", said(thing), states[j], states[i])
				}
			}
		}
	}
}

// same tells whether two pictures are alike in an area.
func same(a, b *image.RGBA, r render.Rect) bool {
	area := image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom())).Intersect(a.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				return false
			}
		}
	}
	return true
}

// Everything that changes at a system can be seen there.
func TestMarkersAreSeen(t *testing.T) {
	gametest.Long(t)
	b := newBoard(t)
	s := screens[0]
	v := start(3).View(0)
	at := rules.Corellia
	v.Loyalty[at] = rules.NoSide
	drawn := []*image.RGBA{draw(t, b, &v, board.Look{}, s, "neutral").Image()}
	names := []string{"neutral"}
	look := func(name string, change func(v *rules.View)) {
		changed := v
		change(&changed)
		now := draw(t, b, &changed, board.Look{}, s, "marker-"+name).Image()
		where, _ := b.Where(at.Thing(), &changed)
		for i, other := range drawn {
			if same(other, now, where.Inset(-6)) {
				t.Errorf("%s looks like %s", name, names[i])
			}
		}
		drawn, names = append(drawn, now), append(names, name)
	}
	look("rebel loyalty", func(v *rules.View) { v.Loyalty[at] = rules.Rebels })
	look("imperial loyalty", func(v *rules.View) { v.Loyalty[at] = rules.Empire })
	look("subjugated", func(v *rules.View) { v.Subjugated |= 1 << at })
	look("subjugated Rebels", func(v *rules.View) { v.Loyalty[at] = rules.Rebels; v.Subjugated |= 1 << at })
	look("sabotaged", func(v *rules.View) { v.Sabotaged |= 1 << at })
	look("destroyed", func(v *rules.View) { v.Destroyed |= 1 << at })
	look("base", func(v *rules.View) { v.Rebel.Base = at })
	look("revealed base", func(v *rules.View) { v.Revealed, v.Base = true, at })
}

// The planets of the first pictures are painted two at a time, so that a browser does not stand still.
func TestPlanetsArePaintedAFewAtATime(t *testing.T) {
	b := newBoard(t)
	v := start(3).View(0)
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	frames := 1
	for b.Draw(c, &v, board.Look{}) {
		c.Begin(1280, 720, 1)
		frames++
	}
	if frames != 16 {
		t.Errorf("32 planets took %d frames", frames)
	}
	if b.Draw(c, &v, board.Look{}) {
		t.Error("there are planets to be painted a second time")
	}
}

// What is painted ahead, one planet at a time, is there when the first table is drawn, whoever draws it.
func TestPlanetsArePaintedAhead(t *testing.T) {
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	painted := 0
	for ahead := newBoard(t); ahead.Prepare(c); painted++ {
		c.Begin(1280, 720, 1)
	}
	if painted != 32 {
		t.Errorf("%d planets were painted ahead", painted)
	}
	v := start(3).View(0)
	if newBoard(t).Draw(c, &v, board.Look{}) {
		t.Error("the first table has planets still to be painted")
	}
}

// Where a window turns to the projector, planets that were painted for its table are stretched until they are painted anew: none is a
// plain disc.
func TestPlanetsAreThereAtOnceOnTheProjector(t *testing.T) {
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		t.Fatal(err)
	}
	const scale = 1.75
	v := start(3).View(game.Table)
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	for table := newBoard(t); table.Draw(c, &v, board.Look{}); {
		c.Begin(1280, 720, 1)
	}
	room := rebellion.NewProjected(words)
	room.SetSize(board.ProjectedW, board.ProjectedH)
	c.Begin(1920, 1080, scale)
	room.Draw(c, &v, board.Look{})
	picture := c.Image()
	for at := range rules.System(rules.NumSystems) {
		center, colors := room.Center(at.Thing(), &v), map[color.RGBA]bool{}
		for off := -8.0; off <= 8; off++ {
			colors[picture.RGBAAt(int((center.X+off)*scale), int((center.Y+off)*scale))] = true
		}
		if len(colors) < 8 {
			t.Errorf("%v is a plain disc", at)
		}
	}
}

// What a scene hides is not drawn: where it lies shows nothing but dark space.
func TestNothingIsDrawnUnderAScene(t *testing.T) {
	b := newBoard(t)
	v := start(3).View(0)
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	if b.Draw(c, &v, board.Look{Covered: true}) {
		t.Error("there are planets to be painted under a scene")
	}
	m, l := c.Image(), b.Parts()
	for _, area := range []render.Rect{l.Map, l.Rails[0], l.Rails[1]} {
		for y := int(area.Y) + 4; y < int(area.Bottom())-4; y++ {
			for x := int(area.X); x < int(area.Right()); x++ {
				if m.RGBAAt(x, y) != m.RGBAAt(int(l.Map.X), int(l.Map.Y)+4) {
					t.Fatalf("something is drawn at %d, %d", x, y)
				}
			}
		}
	}
}

// A group keeps its place while a table changes elsewhere, and the places do not depend on what was laid before.
func TestPlacesDoNotDependOnEarlierTables(t *testing.T) {
	used := newBoard(t)
	for seed := range uint64(12) {
		v := late(t).View(1)
		r := rand.New(rand.NewPCG(seed, 1))
		for range 1 + r.IntN(6) {
			v.Units[r.IntN(int(rules.BaseSpace))][r.IntN(len(v.Units[0]))] = uint8(r.IntN(4))
		}
		if got, want := used.Things(&v), newBoard(t).Things(&v); !slices.Equal(got, want) {
			t.Errorf("table %d: things lie at %v, on a new board at %v", seed, got, want)
		}
	}
}

func said(o game.Option) string { return rules.Rules{}.Word(o) }

func BenchmarkDraw(b *testing.B) {
	table, v := newBoard(b), late(b).View(1)
	busy(&v)
	s := screens[2]
	c := render.NewCanvas(render.NewPictures(), s.w, s.h, s.scale)
	s.fit(table)
	for table.Draw(c, &v, board.Look{}) {
		c.Begin(s.w, s.h, s.scale)
	}
	for b.Loop() {
		c.Begin(s.w, s.h, s.scale)
		table.Draw(c, &v, board.Look{})
	}
}

func BenchmarkZoom(b *testing.B) {
	table, v := newBoard(b), late(b).View(1)
	busy(&v)
	s := screens[2]
	c := render.NewCanvas(render.NewPictures(), s.w, s.h, s.scale)
	s.fit(table)
	for n := 0; b.Loop(); n++ {
		c.Begin(s.w, s.h, s.scale)
		c.Rough = true
		table.Camera().Fit()
		table.Camera().ZoomAt(render.Point{X: 700, Y: 300}, 1+float64(n%60)/20)
		table.Draw(c, &v, board.Look{})
	}
}

// On a phone the camera goes beyond the map, so that nothing lies under a button for good; the sky goes as far: there is no black band.
func TestTheSkyGoesAsFarAsTheCamera(t *testing.T) {
	v := start(3).View(0)
	for _, s := range []screen{{390, 844, 1}, {844, 390, 1}} {
		b := newBoard(t)
		s.fit(b)
		for _, by := range []render.Point{{Y: 9999}, {Y: -9999}} {
			b.Camera().Pan(by)
			m, area := draw(t, b, &v, board.Look{}, s, "sky").Image(), b.Parts().Map
			y, colors := int(area.Y)+3, map[[3]uint8]bool{}
			if by.Y < 0 {
				y = int(area.Bottom()) - 3
			}
			for x := int(area.X); x < int(area.Right()); x++ {
				p := m.RGBAAt(x, y)
				colors[[3]uint8{p.R, p.G, p.B}] = true
			}
			if least := 20; len(colors) < least {
				t.Errorf("%v: at the edge, %v, the sky has %d colours, want %d at least", s, by, len(colors), least)
			}
		}
	}
}
