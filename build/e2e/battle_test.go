//go:build e2e

package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/starship"
	"holoboard/game/starship/bot"
)

// Whole battles as a person plays them who asks no officer for help: each move, each launch and each shot is a gesture of his own, and
// his presses are counted.

// A player plays a battle by hand. What to do he thinks of as an officer does.
type player struct {
	*captain
	presses *int
	minds   map[game.Seat]game.Player[starship.State, starship.View]
	shown   map[string]int // pictures by what was asked
}

// enough is how long a player waits for what comes of a gesture.
const enough = 20 * time.Second

// counted are hands whose presses are counted: of the button, of a finger, of a key.
type counted struct {
	hands
	presses *int
}

func (h counted) press() error {
	*h.presses++
	return h.hands.press()
}

func (h counted) tap() error {
	*h.presses++
	return h.hands.tap()
}

func (h counted) key(name string) error {
	*h.presses++
	return h.hands.key(name)
}

func newPlayer(m machine, seats ...game.Seat) *player {
	p := &player{captain: newCaptain(m), presses: new(int), minds: map[game.Seat]game.Player[starship.State, starship.View]{}, shown: map[string]int{}}
	for _, seat := range seats {
		p.minds[seat] = bot.Player("officer", rand.New(rand.NewPCG(seedOf(m.t.(*testing.T)), uint64(seat))))
	}
	return p
}

// takesUp begins to count.
func (p *player) takesUp() {
	p.hands = counted{p.hands, p.presses}
}

// follows are the questions that the gesture answers which gives an answer of a kind.
var follows = map[uint8][]game.Key{
	starship.KindShip:   {starship.AskDeployAt, starship.AskCourse, starship.AskFly, starship.AskFire, starship.AskFireAt},
	starship.KindGo:     {starship.AskNose},
	starship.KindLaunch: {starship.AskLaunchAt},
	starship.KindWeapon: {starship.AskFireAt},
}

// thinks are the next answers of a seat that a gesture gives. A ship that stays where it is needs none: the part is ended without it.
func (p *player) thinks(seat game.Seat) (plan []game.Option) {
	g := p.read("last")
	for g.Asked() == seat && !g.Over() {
		at := g.Position(seat)
		d := &at.Decision
		o := p.minds[seat].Choose(at, nil)[0]
		if len(plan) > 0 && !slices.Contains(follows[plan[len(plan)-1].Kind], d.Ask) {
			if !p.stays(g.View(seat), plan) {
				break
			}
			plan = nil
		}
		plan = append(plan, o)
		if after, _ := at.Try(o); o.Kind == starship.KindWeapon && (after.Asked() == nil || after.Asked().Ask != starship.AskFireAt) {
			return append(plan, game.Option{Kind: starship.KindTarget, A: uint8(after.Look().Shot.At)}) // the only one that it has
		}
		if err := g.Answer(seat, o); err != nil {
			p.t.Fatalf("%v of %s: %v", o, d.Ask, err)
		}
	}
	if len(plan) > 1 && p.stays(g.View(seat), plan) { // all that were left
		return []game.Option{{Kind: starship.KindDone}}
	}
	return plan
}

// stays tells whether a plan only leaves a ship as it is.
func (p *player) stays(v starship.View, plan []game.Option) bool {
	before := p.stands()
	if plan[0].Kind != starship.KindShip || before.Phase() != starship.Move {
		return false
	}
	slot := starship.Slot(plan[0].A)
	return v.Space(slot) == before.Space(slot) && before.Ships[slot].Is(starship.OnMap)
}

// picture keeps a picture of a question the first times that it comes, and of some later ones.
func (p *player) picture(asked string) {
	if p.shown[asked]++; p.shown[asked] < 3 || p.shown[asked]%12 == 0 {
		p.Shot(fmt.Sprintf("%03d-%s", *p.presses, asked))
	}
}

// play plays to the result.
func (p *player) play() {
	p.t.Helper()
	for vain := 0; ; {
		told := p.WaitFor("a question or the end", func(told Spots) bool {
			return told.Asked != "" || told.Spots[broken].On || told.Spots["cover.sit"].On || told.Screen == "victory" || told.Spots["result.again"].On
		})
		before := p.read("last")
		switch {
		case told.Screen == "victory" || told.Spots["result.again"].On:
			p.picture("result")
			return
		case told.Spots["cover.sit"].On:
			p.ClickOn("cover.sit")
			p.WaitGone("cover.sit")
			continue
		case told.Spots[broken].On:
			p.picture("damage")
			p.ClickOn(broken)
			p.WaitGone(broken)
			continue
		case told.Spots["recap.close"].On && p.finger:
			p.ClickOn("recap.close")
			continue
		}
		asked, seat, v, told := p.question()
		if asked == broken {
			continue
		}
		p.picture(asked)
		p.answer(told, asked, &v, seat, p.thinks(seat))
		if after := p.read("last"); after.Answers() > before.Answers() {
			vain = 0
		} else if vain++; vain > 4 {
			p.t.Fatalf("%d gestures have answered nothing at %s: %v", vain, asked, p.Spots())
		} else {
			p.t.Logf("a gesture has answered nothing; asked is %q, in hand %q", p.Spots().Asked, p.Spots().Held)
		}
	}
}

// answer gives the answers of a plan.
func (p *player) answer(told Spots, asked string, v *starship.View, seat game.Seat, plan []game.Option) {
	first, last := plan[0], plan[len(plan)-1]
	before := p.read("last").Answers()
	p.t.Logf("%d presses, round %d: %s %v", *p.presses, v.Round, asked, plan)
	square := func(o game.Option) string { return "square." + starship.SquareID(int(o.B&63), int(o.C)) }
	switch {
	case first.Kind == starship.KindDone:
		p.finish()
	case first.Kind == starship.KindPass && told.Spots["do"].On && !told.Spots[passButton].On:
		p.ClickOn("do")
	case first.Kind == starship.KindShip && asked == "deploy_ship":
		p.turnTo(starship.Facing(last.B>>6), seat)
		p.gesture(shipSpot(starship.Slot(first.A)), square(last))
	case first.Kind == starship.KindShip && asked == "move":
		p.move(v, plan)
	case asked == "nose":
		p.nose(v, first)
	case first.Kind == starship.KindLaunch:
		chip := first
		chip.A = uint8(starship.Slot(first.A).Seat()) * starship.MostShips
		p.gesture(spotOf(chip), square(last))
	case first.Kind == starship.KindShip && asked == "attack":
		p.attack(v, plan)
	case first.Kind == starship.KindWeapon:
		p.fire(plan)
	case first.Kind == starship.KindTarget, first.Kind == starship.KindShip:
		p.ClickOn(shipSpot(starship.Slot(first.A)))
		p.means()
	case first.Kind == starship.KindGo, first.Kind == starship.KindAt, first.Kind == starship.KindPlace:
		p.ClickOn(square(first))
	case told.Spots[spotOf(first)].On:
		p.ClickOn(spotOf(first))
	case first.Kind == starship.KindOrder && p.first(told, fmt.Sprintf("option.%d.%d.", first.Kind, first.A)) != "": // another ship pays
		p.ClickOn(p.first(told, fmt.Sprintf("option.%d.%d.", first.Kind, first.A)))
	case told.Spots["do"].On:
		p.ClickOn("do")
	default:
		p.Shot("nowhere-" + asked)
		p.t.Errorf("%v of %s stands nowhere: %v", first, asked, told)
		answerSomehow(p.Screen, told)
	}
	long := time.Now().Add(enough)
	p.WaitFor("what came of it", func(told Spots) bool {
		if told.Spots[sure].On || time.Now().After(long) { // then he tries it once more
			return true
		}
		g := p.read("last")
		return g.Answers() > before || told.Asked != asked || told.Spots["do"].Lit
	})
	if p.Spots().Spots[sure].On {
		p.ClickOn(sure)
		p.WaitGone(sure)
	}
}

// gesture takes a thing to a place. A chip may lie on the next page of the rack.
func (p *player) gesture(from, to string) {
	for range 6 {
		told := p.WaitFor(from, func(told Spots) bool { return told.Spots[from].On || told.Spots["rack.more"].On })
		if told.Spots[from].On {
			break
		}
		p.ClickOn("rack.more")
	}
	p.carryTo(from, func(told Spots) string {
		if told.Spots[to].On {
			return to
		}
		return ""
	})
}

// turnTo turns the noses of ships that are placed.
func (p *player) turnTo(way starship.Facing, seat game.Seat) {
	usual := starship.North
	if starship.SideOf(seat) == starship.Dark {
		usual = starship.South
	}
	if way != usual {
		p.t.Logf("its nose is not turned to %v", way)
	}
}

// move moves a ship: drags it, and says where its nose points.
func (p *player) move(v *starship.View, plan []game.Option) {
	slot, where := starship.Slot(plan[0].A), plan[1]
	switch where.Kind {
	case starship.KindCourse:
		ways := v.Courses(slot)
		for _, w := range ways.All() {
			if uint8(w.Path) == where.B {
				p.sailTo(slot, w)
			}
		}
	case starship.KindGo:
		if s := &v.Ships[slot]; s.X == where.B && s.Y == where.C { // only its nose turns
			p.ClickOn(shipSpot(slot))
			p.ClickOn("stay")
		} else {
			p.gesture(shipSpot(slot), "square."+starship.SquareID(int(where.B), int(where.C)))
		}
		if len(plan) > 2 {
			p.WaitFor("the nose to be asked about", func(told Spots) bool {
				return told.Asked == "nose" || told.Asked == "" && p.read("last").Asked() != slot.Seat()
			})
			if p.Spots().Asked == "nose" {
				p.nose(v, plan[2])
			}
		}
	default:
		p.ClickOn(shipSpot(slot))
	}
}

// nose says where a nose points.
func (p *player) nose(v *starship.View, o game.Option) {
	p.picture("nose")
	if v.Ships[o.A].Facing == starship.Facing(o.B) && !p.finger {
		p.Key("Enter")
	} else {
		p.ClickOn(spotOf(o))
	}
	p.WaitFor("the nose to be turned", func(told Spots) bool { return told.Asked != "nose" })
}

// attack drags a ship with one gun onto its target, and begins with the guns of another one.
func (p *player) attack(v *starship.View, plan []game.Option) {
	slot, last := starship.Slot(plan[0].A), plan[len(plan)-1]
	if v.Figures(slot).Arms() == 1 && last.Kind == starship.KindTarget {
		p.gesture(shipSpot(slot), shipSpot(starship.Slot(last.A)))
		time.Sleep(settle) // which of its weapons fires may be asked for
		if p.Spots().Asked == "fire" {
			p.ClickOn(spotOf(plan[1]))
			return
		}
		p.means()
		return
	}
	before := p.read("last").Answers()
	p.ClickOn(shipSpot(slot))
	if len(plan) == 1 { // it has one shot only
		p.WaitFor("a shot", func(told Spots) bool { return told.Spots["do"].Lit || p.read("last").Answers() > before })
		if p.read("last").Answers() == before {
			p.picture("aimed")
			p.ClickOn("do")
		}
		return
	}
	p.WaitFor("its guns to be asked for", func(told Spots) bool {
		return told.Asked == "fire" || told.Asked == "fire_at" || told.Asked == "before_roll"
	})
	if len(plan) > 1 && p.Spots().Asked == "fire" {
		p.fire(plan[1:])
	}
}

// fire drags a weapon onto its target.
func (p *player) fire(plan []game.Option) {
	p.picture("fire")
	weapon, last := spotOf(plan[0]), plan[len(plan)-1]
	p.gesture(weapon, shipSpot(starship.Slot(last.A)))
	p.means()
}

// means fires what is aimed, where a finger or a ship that is lost already asks for that.
func (p *player) means() {
	told := p.WaitFor("a shot", func(told Spots) bool {
		return told.Asked == "" || told.Asked != "fire" && told.Asked != "fire_at" || told.Spots["do"].Lit || told.Held == ""
	})
	if (told.Asked == "fire" || told.Asked == "fire_at") && told.Spots["do"].Lit {
		p.picture("aimed")
		p.ClickOn("do")
	}
}

// against fills the new game screen in, for a person at a side and a computer at the other: 0 a cadet, 1 an officer, 2 an admiral.
func (p *player) against(level int, me, other, setup string) {
	p.ClickOn("title." + starship.ID)
	p.ClickOn("new_game")
	p.ClickOn("players.2")
	p.ClickOn(me + ".person")
	p.ClickOn(other + ".computer")
	for range level {
		p.ClickOn(other + ".after")
	}
	p.ClickOn(setup)
	p.lot()
}

// together fills it in for persons at all of four seats, with the smallest fleets that may be built.
func (p *player) together() {
	p.ClickOn("title." + starship.ID)
	p.ClickOn("new_game")
	p.ClickOn("players.4")
	for _, seat := range []string{"light1", "dark1", "light2", "dark2"} {
		p.ClickOn(seat + ".person")
	}
	p.ClickOn(ownBattle)
	for range 5 { // from 150 points
		p.ClickOn("amount.fewer")
	}
	p.ClickOn("way.0")
	p.ClickOn("seed")
	p.Type(strconv.FormatUint(seedOf(p.t.(*testing.T)), 10))
	p.Shot("new-game")
	p.ClickOn("start")
}

// gather has each of four build a fleet in secret: a ship that he looks for, and what an officer adds to it.
func (p *player) gather(wishes ...string) {
	for i, wish := range wishes {
		p.Wait("cover.sit")
		p.Shot("cover-" + strconv.Itoa(i))
		p.ClickOn("cover.sit")
		p.ClickOn("build.search")
		p.Type(strings.ReplaceAll(wish, "_", " "))
		p.ClickOn("tile." + wish)
		p.ClickOn("build.fill")
		p.Shot("builder-" + strconv.Itoa(i))
		p.ClickOn("prepare.ready")
	}
	p.reveal()
}

// lot begins with fleets that are drawn by lot.
func (p *player) lot() {
	p.ClickOn("way.2")
	if !p.finger {
		p.ClickOn("seed")
		p.Type(strconv.FormatUint(seedOf(p.t.(*testing.T)), 10))
	}
	p.Shot("new-game")
	p.ClickOn("start")
	p.reveal()
}

// reveal shows what all bring, and goes to the table.
func (p *player) reveal() {
	p.Wait("reveal.table")
	p.Shot("reveal")
	p.ClickOn("reveal.table")
	p.WaitScreen("table")
}

// ended tells how it ended, and keeps its record.
func (p *player) ended() {
	g := p.read("last")
	v := g.View(game.Table)
	if !g.Over() {
		p.t.Errorf("the result is shown, but the saved battle goes on in round %d", v.Round)
	}
	if err := os.WriteFile("../out/e2e/"+p.t.Name()+".json", p.saved(starship.ID, "last"), 0o644); err != nil {
		p.t.Error(err)
	}
	p.t.Logf("against %v: %v won in round %d after %d presses", g.Started().Seats, v.Winner, v.Round, *p.presses)
}

// A battle of 300 points by mouse.
func TestWholeBattleByMouse(t *testing.T) {
	const most = 250 // presses
	p := newPlayer(inWindow(t), game.Seat(starship.Light))
	p.against(1, "light", "dark", "setup.2")
	p.takesUp()
	p.play()
	p.ended()
	if *p.presses > most {
		t.Errorf("%d presses, at most %d are meant", *p.presses, most)
	}
}

// A battle of 300 points by mouse, from the Dark Side, against an admiral.
func TestWholeBattleAgainstAnAdmiral(t *testing.T) {
	p := newPlayer(inWindow(t), game.Seat(starship.Dark))
	p.against(2, "dark", "light", "setup.2")
	p.takesUp()
	p.play()
	p.ended()
}

// A battle of 150 points with one finger, in Russian, on a phone that is held upright.
func TestWholeBattleByFinger(t *testing.T) {
	p := newPlayer(inBrowser(OpenOnPhone(t, "ru-RU")), game.Seat(starship.Light))
	p.finger, p.clicks = true, true
	p.against(0, "light", "dark", ownBattle)
	p.takesUp()
	p.play()
	p.ended()
}

// A battle of four persons at one screen, two against two, from the fleets that each builds in secret to its result.
func TestWholeBattleOfFour(t *testing.T) {
	p := newPlayer(inWindow(t), 0, 1, 2, 3)
	p.takesUp()
	p.together()
	p.gather("millennium_falcon", "virago", "republic_cruiser", "victory_star_destroyer")
	p.play()
	p.ended()
}
