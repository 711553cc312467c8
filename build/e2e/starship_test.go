//go:build e2e

package e2e

import (
	"image"
	"strconv"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/starship"
)

// Battles of Starship Battles from the shelf into the next round, by mouse and by finger.

// The ways to play, as the new game screen lists them.
const (
	firstBattle = "setup.0"
	ownBattle   = "setup.3" // of 150 points, where nobody says otherwise
)

var bothSides = []string{"light", "dark"}

// together fills the new game screen in from the title's page on the shelf, for people at both sides, and begins.
func (c *captain) together(setup string) {
	c.ClickOn("title." + starship.ID)
	chooseHotSeat(c.Screen, setup, "5", bothSides...)
	c.ClickOn("start")
}

// against is together for one person at a side, and a cadet at the other.
func (c *captain) against(cadet, me, setup, seed string) {
	c.ClickOn("title." + starship.ID)
	c.ClickOn("new_game")
	c.ClickOn("players.2")
	c.ClickOn(me + ".person")
	c.ClickOn(cadet + ".computer")
	chooseSetup(c.Screen, setup, seed)
}

// settle places both fleets: the first ship of each by hand, the rest by an officer.
func (c *captain) settle() {
	did := map[game.Seat]bool{}
	for {
		asked, seat, v, told := c.question()
		switch {
		case !strings.HasPrefix(asked, "deploy"):
			return
		case did[seat]:
			c.leave()
		default:
			did[seat] = true
			c.Shot(asked)
			c.do(func() { c.answer(told, &v, seat, true) })
		}
	}
}

// round plays to the next round. What is asked of a side for the first time is done by hand, the rest of its attacks by an officer.
func (c *captain) round() {
	round, did := c.stands().Round, map[string]bool{}
	for range 100 {
		asked, seat, v, told := c.question()
		closeRecap(c.Screen)
		if c.asked[asked]++; c.asked[asked] == 1 {
			c.Shot(asked)
		}
		if asked == broken {
			c.ClickOn(broken)
			c.WaitGone(broken)
			continue
		}
		if v.Round > round {
			return
		}
		once := asked + strconv.Itoa(int(seat))
		if first := !did[once]; asked == "attack" && !first {
			c.leave()
		} else {
			did[once] = true
			c.do(func() { c.answer(told, &v, seat, first) })
		}
	}
	c.t.Fatalf("the round does not end; asked was %v", c.asked)
}

// answer answers what is asked: by hand, or as briefly as can be.
func (c *captain) answer(told Spots, v *starship.View, seat game.Seat, byHand bool) {
	switch told.Asked {
	case "deploy_ship":
		c.carry(c.first(told, "ship."), "square.")
	case "move":
		if !byHand || !c.sail(v, seat) {
			c.finish()
		}
	case "launch":
		if from := c.first(told, launches); byHand && from != "" {
			c.carry(from, "square.")
		} else {
			c.finish()
		}
	case "fire":
		if byHand {
			c.fire(told, seat)
		} else {
			c.finish()
		}
	case "before_roll":
		c.reply(told, byHand)
	case "fly", "push_to", "launch_at", "deploy_at":
		c.ClickOn(c.first(told, "square."))
	case "attack", "push", "fire_at":
		c.ClickOn(c.first(told, "ship."))
	default:
		if told.Spots[passButton].On {
			c.ClickOn(passButton)
		} else {
			answerSomehow(c.Screen, told)
		}
	}
}

// turning is a course of a big ship at whose end its nose points elsewhere (R8.6).
func turning(v *starship.View, seat game.Seat) (slot starship.Slot, way starship.Way) {
	slot = starship.NoSlot
	v.EachOf(seat, func(s starship.Slot) {
		if v.Card(s).Class() > 2 {
			return
		}
		ways := v.Courses(s)
		for _, w := range ways.All() {
			if w.End.Facing != v.Space(s).Facing && !w.Pushes && slot == starship.NoSlot {
				slot, way = s, w
			}
		}
	})
	return slot, way
}

// sail sends a big ship along a course, nose and all in one gesture; the first time it is taken back and done once more.
func (c *captain) sail(v *starship.View, seat game.Seat) bool {
	slot, way := turning(v, seat)
	if slot == starship.NoSlot {
		return false
	}
	ships := 0
	v.EachOf(seat, func(starship.Slot) { ships++ })
	c.sailTo(slot, way)
	if c.sailed || ships == 1 { // the movement of a lone ship ends with it, and the other side moves
		return true
	}
	c.sailed = true
	before := *v
	c.ClickOn("undo")
	c.WaitFor("the course to be taken back", func(Spots) bool { return c.stands() == before })
	c.question()
	c.sailTo(slot, way)
	return true
}

func (c *captain) sailTo(slot starship.Slot, way starship.Way) {
	x, y := way.End.X, way.End.Y // of the square of the ship's space that the arrow lies on
	if f := way.End.Facing; f == starship.East || f == starship.South {
		x++
	}
	if f := way.End.Facing; f == starship.South || f == starship.West {
		y++
	}
	arrow := "square." + starship.SquareID(x, y)
	c.carryTo(shipSpot(slot), func(told Spots) string {
		if told.Spots[arrow].On {
			return arrow
		}
		return ""
	})
	c.WaitFor("the ship to have sailed", func(Spots) bool { v := c.stands(); return v.Space(slot) == way.End })
}

// fire fires a weapon: Light drags it onto a target, Dark clicks it and the target. What a die has decided stays.
func (c *captain) fire(told Spots, seat game.Seat) {
	weapon, light, usual := c.first(told, weapons), starship.SideOf(seat) == starship.Light, c.clicks
	slow := light && c.watches
	if slow {
		c.pace(1) // from off to relaxed
		c.drop = c.watch
	}
	c.clicks = c.clicks || !light
	c.carry(weapon, "ship.")
	c.clicks = usual
	if asked, _, _, told := c.question(); strings.HasPrefix(asked, "fire") && told.Spots["do"].On { // a finger aims first
		c.do(func() { c.ClickOn("do") })
	}
	if asked, _, _, told := c.question(); asked != "before_roll" && told.Spots["undo"].On {
		c.t.Errorf("after a die was cast %s can be taken back", asked)
	}
	if slow {
		c.drop, c.watches = c.Release, false
		c.pace(3) // and to off again
	}
}

// reply answers an attack before the die is cast: with the option that is offered, or for the rest of the ship's attacks not at all.
func (c *captain) reply(told Spots, uses bool) {
	switch left := c.counters(); {
	case uses && told.Spots["do"].On:
		c.ClickOn("do")
		c.WaitFor("a command counter to be used", func(Spots) bool { return c.counters() < left })
	case told.Spots["pass.ship"].On:
		c.ClickOn("pass.ship")
	default:
		c.ClickOn(passButton)
	}
}

// watch ends a drag that fires for Light, and looks for its red die on the screen.
func (c *captain) watch() {
	const die = 0.0005 // at least
	before, most := reds(c.glimpse("die")), 0.0
	c.Screen.do("let go", c.hands.release()) // the program tells of it when all has come to rest
	var taken []string                       // and looked at afterwards: a die does not wait
	for i := range 16 {
		taken = append(taken, c.keep("die-"+strconv.Itoa(i)))
	}
	for _, file := range taken {
		if most = max(most, reds(c.picture(file))); most > before+die {
			return
		}
	}
	c.t.Errorf("no red die is seen: %.2f %% of the picture is red, %.2f %% was before", 100*most, 100*before)
}

// pace goes on to another speed in the settings.
func (c *captain) pace(steps int) {
	openMenu(c.Screen)
	c.ClickOn("menu.settings")
	for range steps {
		c.ClickOn("speed")
	}
	c.ClickOn("back")
	c.ClickOn("menu.go_on")
}

// reds is how much of a picture is as red as a die, bright while it flies and dark where it lies with a miss.
func reds(picture image.Image) float64 {
	n, in := 0, picture.Bounds()
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			if r, g, b, _ := picture.At(x, y).RGBA(); r > 0x6000 && r > 2*g && r > 2*b {
				n++
			}
		}
	}
	return float64(n) / float64(in.Dx()*in.Dy())
}

// want fails where one of the questions never came.
func (c *captain) want(keys ...string) {
	c.t.Helper()
	for _, key := range keys {
		if c.asked[key] == 0 {
			c.t.Errorf("nobody was asked %s, but %v", key, c.asked)
		}
	}
}

// A first battle into the second round, saved and gone on with in another window, and looked at as a recording.
func TestWindowPlaysAFirstBattle(t *testing.T) {
	c := newCaptain(inWindow(t))
	c.watches = true
	c.together(firstBattle)
	c.settle()
	c.round()
	c.want("move", "launch", "attack", "fire", broken)
	before := c.stands()
	saveAs(c.Screen, "evening")
	c.again()
	c.ClickOn("title." + starship.ID)
	c.ClickOn("load")
	c.ClickOn("load.saves/" + starship.ID + "/game-evening")
	c.question()
	if now := c.stands(); now != before {
		t.Error("what was saved is not how the battle stands")
	}
	openMenu(c.Screen)
	c.ClickOn("menu.replay")
	c.WaitScreen("replay")
	c.ClickOn("replay.forward")
	c.Wait("replay.back")
	c.Shot("replay")
}

// build builds a fleet around a ship, and hands it in.
func (c *captain) build(ship string, fill bool) {
	c.ClickOn("tile." + ship)
	if c.finger { // its card opens
		c.ClickOn("build.count.more")
		c.ClickOn("build.sheet.close")
	}
	if fill {
		c.ClickOn("build.fill")
		c.Wait("build.back") // it is filled up
	}
	c.Shot("fleet-" + ship)
	c.ClickOn("prepare.ready")
}

// meet builds both fleets in secret, after something that is tried there first, and goes to the table.
func (c *captain) meet(first func()) {
	c.ClickOn("cover.sit")
	first()
	c.build("nebulon_b_frigate", true)
	c.Wait("cover.sit")
	c.Shot("covered")
	for id := range c.Spots().Spots {
		if kind, _, _ := strings.Cut(id, "."); kind == "tile" || kind == "line" {
			c.t.Errorf("the cover shows %s", id)
		}
	}
	c.ClickOn("cover.sit")
	c.build("executor", false)
	c.Wait("reveal.table")
	c.Shot("revealed")
	c.ClickOn("reveal.table")
	c.WaitScreen("table")
}

// goOn loads the page anew and goes on with the battle that was left.
func (c *captain) goOn() {
	before := c.stands()
	c.again()
	c.ClickOn("continue")
	c.question()
	if now := c.stands(); now != before {
		c.t.Error("what was left is not how the battle stands")
	}
}

func TestBrowserPlaysABattle(t *testing.T) {
	t.Parallel()
	b := OpenCoarse(t)
	c := newCaptain(inBrowser(b))
	c.together(ownBattle)
	c.meet(func() { c.tearRoster(b) })
	c.settle()
	c.round()
	c.want("move", "attack", "fire", "before_roll")
	c.goOn()
}

// By finger on a phone, upright for one round and across for the next.
func TestBrowserPlaysABattleOnAPhone(t *testing.T) {
	t.Parallel()
	b := OpenOnCoarsePhone(t, "ru")
	c := newCaptain(inBrowser(b))
	c.finger, c.clicks = true, true
	c.together(ownBattle)
	c.meet(func() {})
	c.settle()
	c.round()
	c.want("move", "attack", "fire", "before_roll")
	b.Turn()
	c.Shot("across")
	c.round()
}
