package rebellion_test

import (
	"fmt"
	"image/png"
	"math/rand/v2"
	"os"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion"
)

// start begins a first game.
func start(seed uint64) *game.Match[rules.State, rules.View] {
	m, _ := game.Start(rules.Rules{}, rules.NewGame(), rand.New(rand.NewPCG(seed, 1)))
	return m
}

// play answers decisions by chance until stop says so.
func play(m *game.Match[rules.State, rules.View], seed uint64, stop func() bool) {
	dice := rand.New(rand.NewPCG(seed, 2))
	for !m.Over() && !stop() {
		d := &m.Pending
		n := d.Min
		if d.Max > d.Min {
			n += dice.IntN(d.Max - d.Min + 1)
		}
		var picks []game.Option
		for _, i := range dice.Perm(len(d.Options))[:n] {
			picks = append(picks, d.Options[i])
		}
		if _, err := m.Answer(picks...); err != nil {
			panic(err)
		}
	}
}

func newBoard(t *testing.T) *rebellion.Board {
	t.Helper()
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	return rebellion.New(words)
}

// screen is a window's size and how many pixels a point has there.
type screen struct {
	w, h  int
	scale float64
}

var screens = []screen{{1280, 720, 1}, {1600, 900, 1.125}, {1920, 1080, 1.25}, {1280, 1024, 1}}

func picture(t *testing.T, b *rebellion.Board, v *rules.View, look rebellion.Look, s screen, name string) {
	t.Helper()
	pictures := render.NewPictures()
	c := render.NewCanvas(pictures, s.w, s.h, s.scale)
	b.SetSize(c.W, c.H)
	for b.Draw(c, v, look) {
		c.Begin(s.w, s.h, s.scale)
	}
	dir := os.Getenv("BOARD_PICTURES")
	if dir == "" {
		return
	}
	file, err := os.Create(fmt.Sprintf("%s/%s-%dx%d.png", dir, name, s.w, s.h))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, c.Image()); err != nil {
		t.Fatal(err)
	}
}

func TestPictures(t *testing.T) {
	b := newBoard(t)
	m := start(3)
	play(m, 3, func() bool { return m.Now.Phase == rules.Assignment })
	v := m.View(0)
	for _, s := range screens {
		picture(t, b, &v, rebellion.Look{}, s, "start")
	}
	play(m, 3, func() bool { return m.Now.Round == 5 && m.Now.Phase == rules.Command })
	v = m.View(1)
	for _, s := range screens {
		picture(t, b, &v, rebellion.Look{}, s, "late")
	}
	busy(&v)
	for _, s := range screens {
		picture(t, b, &v, rebellion.Look{}, s, "busy")
	}
	look := rebellion.Look{
		Of: func(o game.Option) (s rebellion.State) {
			switch o {
			case rules.NalHutta.Thing(), rules.Rodia.Thing(), rules.UnitAt(rules.Stormtrooper, rules.Saleucami), rules.AdmiralAckbar.Thing(), rules.LongRangeProbe.Thing(), rules.Slot(0, 2), rules.Slot(1, 1), rules.BaseSpace.Thing(), rules.Queued(rules.TIEFighter, 2):
				s.Lit = true
			case rules.Toydaria.Thing():
				s.Lit, s.Over = true, true
			case rules.Bothawui.Thing(), rules.MoffJerjerrod.Thing(), rules.GatherIntel.Thing():
				s.Hover = true
			case rules.Sullust.Thing(), rules.CaptureRebelOperative.Thing():
				s.Refused = true
			case rules.UnitAt(rules.XWing, rules.Bothawui), rules.RetrieveThePlans.Thing():
				s.Dim = true
			}
			return s
		},
		Concerned: 1<<rules.NalHutta | 1<<rules.Rodia | 1<<rules.Toydaria | 1<<rules.Bothawui | 1<<rules.Saleucami,
		Held: func(o game.Option) int {
			if o == rules.UnitAt(rules.Stormtrooper, rules.Saleucami) {
				return 1
			}
			return 0
		},
		Routes: []rebellion.Route{{From: rules.NalHutta, To: rules.Bothawui}, {From: rules.Rodia, To: rules.Bothawui}},
		Tags:   []rebellion.Tag{{At: rules.Toydaria, Text: "1 / 2"}, {At: rules.Sullust, Text: "held by Piett", Warning: true}},
		Movers: []rebellion.Mover{{What: rules.Stormtrooper.Thing(), At: render.Point{X: 560, Y: 270}, Count: 2, Size: 1.5, InHand: true}, {What: rules.DarthVader.Thing(), At: render.Point{X: 620, Y: 300}, Size: 1.5, InHand: true}},
	}
	for _, s := range screens[:1] {
		picture(t, b, &v, look, s, "states")
		b.Camera.ZoomAt(render.Point{X: 700, Y: 250}, 2.2)
		picture(t, b, &v, look, s, "zoomed")
		b.Camera.ZoomAt(render.Point{X: 700, Y: 250}, 2)
		picture(t, b, &v, rebellion.Look{}, s, "close")
		b.Camera.Fit()
	}
	w := m.View(0)
	busy(&w)
	w.Revealed, w.Base = true, rules.Dantooine
	w.Combat.Open, w.Combat.System = true, rules.Malastare
	w.Rebel.Tactics[rules.SpaceTakeItDown], w.Rebel.Tactics[rules.GroundDigIn] = 2, 1
	w.Rebel.OnTable[0], w.Rebel.OnTable[2], w.Rebel.OnTable[3] = rules.Sabotage, rules.RogueSquadronRaid, rules.EstablishTradeRelations
	for _, s := range screens {
		picture(t, b, &w, rebellion.Look{}, s, "rebels")
	}
	table := m.View(game.Table)
	picture(t, b, &table, rebellion.Look{}, screens[0], "table")
}

// kindName is for messages.
func said(o game.Option) string { return rules.Rules{}.Word(o) }

func TestNothingLiesOverAnother(t *testing.T) {
	b := newBoard(t)
	bad, all := map[string]int{}, 0
	for seed := range uint64(12) {
		m := start(seed)
		count := 0
		play(m, seed, func() bool {
			count++
			if count%17 != 0 {
				return false
			}
			for _, s := range screens {
				b.SetSize(float64(s.w)/s.scale, float64(s.h)/s.scale)
				v := m.View(m.Pending.Seat)
				all++
				check(t, b, &v, s, func(name string) { bad[name]++ })
			}
			return false
		})
	}
	t.Logf("%d pictures", all)
	for k, n := range bad {
		t.Logf("%d %s", n, k)
	}
}

func check(t *testing.T, b *rebellion.Board, v *rules.View, s screen, bad func(string)) {
	things := b.Things(v)
	bounds := render.Box(0, 0, float64(s.w)/s.scale, float64(s.h)/s.scale)
	figures := func(o game.Option) bool {
		return o.Kind == rules.KindUnitAt || o.Kind == rules.KindLeader
	}
	for i, a := range things {
		if !a.Rect.Within(bounds) {
			bad(fmt.Sprint(s, "off screen ", said(a.Option)))
		}
		for _, o := range things[:i] {
			r := a.Rect.Intersect(o.Rect)
			if figures(a.Option) && figures(o.Option) && r.W > 1 && r.H > 1 {
				bad(fmt.Sprint(s, " figures ", v.Round))
			}
			if figures(a.Option) && o.Option.Kind == rules.KindSystem && o.Option.A < 32 && a.Rect.Overlaps(o.Rect.Inset(o.Rect.W*0.15)) {
				bad(fmt.Sprint(s, " planet "))
			}
		}
	}
}

// busy changes a view so that everything that can stand on the table does.
func busy(v *rules.View) {
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
	stand(rules.OnMission, rules.DarthVader)
	stand(rules.OnMission+1, rules.EmperorPalpatine, rules.GeneralTagge)
	stand(rules.OnMission, rules.WedgeAntilles)
	stand(rules.OnMission+2, rules.ObiWanKenobi, rules.GeneralMadine)
	stand(rules.OnMission+3, rules.LukeSkywalker)
	v.Empire.OnTable[0], v.Empire.OnTable[1] = rules.DisplayOfPower, rules.SecretWeaponsResearch
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

func TestCards(t *testing.T) {
	b := newBoard(t)
	m := start(3)
	play(m, 3, func() bool { return m.Now.Round == 5 && m.Now.Phase == rules.Command })
	v := m.View(1)
	busy(&v)
	sheets := map[string][]game.Option{}
	for o := rules.Mission(1); o <= rules.WookieeUprising; o++ {
		name := fmt.Sprintf("missions%d", (o-1)/10)
		sheets[name] = append(sheets[name], o.Thing())
	}
	for o := rules.Objective(1); o <= rules.ReturnOfTheJedi; o++ {
		name := fmt.Sprintf("objectives%d", (o-1)/10)
		sheets[name] = append(sheets[name], o.Thing())
	}
	for o := rules.Tactic(1); o <= rules.SpaceUnstoppableAssault; o++ {
		name := fmt.Sprintf("tactics%d", (o-1)/10)
		sheets[name] = append(sheets[name], o.Thing())
	}
	sheets["sheets0"] = []game.Option{rules.PrincessLeia.Thing(), rules.DarthVader.Thing(), rules.LandoCalrissian.Thing(), rules.HanSolo.Thing(), rules.JanDodonna.Thing(),
		rules.XWing.Thing(), rules.DeathStarUnderConstruction.Thing(), rules.ATAT.Thing(), rules.ShieldGenerator.Thing(), rules.RebelTransport.Thing()}
	sheets["sheets1"] = []game.Option{rules.Malastare.Thing(), rules.Coruscant.Thing(), rules.Alderaan.Thing(), rules.Endor.Thing(), rules.Sullust.Thing(),
		rules.BaseSpace.Thing(), rules.Mustafar.Thing(), rules.RecruitWith(rules.GoodIntel, rules.NoLeader), rules.RecruitWith(rules.OneInAMillion, rules.LukeSkywalker), rules.Corellia.Thing()}
	for name, cards := range sheets {
		c := render.NewCanvas(render.NewPictures(), 1580, 920, 1)
		for i, o := range cards {
			if !b.Card(c, &v, o, render.Box(10+float64(i%5)*314, 10+float64(i/5)*454, 300, 440)) {
				t.Errorf("%s has no card", said(o))
			}
		}
		save(t, c, name)
	}
	c := render.NewCanvas(render.NewPictures(), 900, 300, 1)
	for i, kind := range []rebellion.FactKind{rebellion.MissionCards, rebellion.ObjectiveCards, rebellion.ProjectCards, rebellion.ProbeCards, rebellion.TacticCards} {
		side := rules.Rebels
		if i == 0 || i > 1 {
			side = rules.Empire
		}
		b.Back(c, side, kind, uint8(i%2)*2, render.Box(10+float64(i)*170, 10, 150, 220))
	}
	save(t, c, "backs")
}

func save(t *testing.T, c *render.Canvas, name string) {
	t.Helper()
	dir := os.Getenv("BOARD_PICTURES")
	if dir == "" {
		return
	}
	file, err := os.Create(dir + "/" + name + ".png")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, c.Image()); err != nil {
		t.Fatal(err)
	}
}
