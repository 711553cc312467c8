package starship

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
)

// TestWhatIsForetoldComesTrue: in 300 random battles of every format, what a screen is told of an attack, of counters, of the ways of noses
// and of weapon systems is what the rules then make of it.
func TestWhatIsForetoldComesTrue(t *testing.T) {
	t.Parallel()
	battles := uint64(300)
	if testing.Short() {
		battles = 40
	}
	o := oracle{T: t, held: map[string]int{}}
	for seed := range battles {
		o.dice = rand.New(rand.NewPCG(seed, 3))
		setup := setups[seed%uint64(len(setups))]
		setup.Limit = 5
		m, _ := game.Start[State, View](Rules{}, battle(setup, seed), o.dice)
		o.m = game.Listening(m, o.dice)
		o.last = o.m.Now
		for !o.m.Over() && !t.Failed() {
			o.asked()
			news, err := o.m.Answer(game.RandomChooser{Rand: o.dice}.Choose(&o.m.Pending, nil)...)
			if err != nil {
				t.Fatal(err)
			}
			o.told(news)
		}
	}
	for _, what := range []string{
		"chance", "damage", "weakest face", "targets", "idle weapon", "Point-Defense lost", "nose", "fate", "shift", "option in force", "counters of a fleet", "zone", "reroll", "answer", "best shot",
		"launch", "rows", "counters of a ship",
	} {
		if o.held[what] == 0 {
			t.Errorf("nothing was foretold of: %s", what)
		}
	}
}

// An oracle holds what is foretold against what comes.
type oracle struct {
	*testing.T
	dice  *rand.Rand
	m     *game.Match[State, View]
	last  State // after the last event that nothing turned or fell by
	falls map[Slot]Fate
	held  map[string]int // how often each thing was looked at
}

// hold counts that something was foretold, and reports where it is another thing than what comes.
func (o *oracle) hold(what string, foretold, comes any) {
	o.Helper()
	o.held[what]++
	if foretold != comes {
		o.Errorf("%s of %s: %v is foretold, %v comes", what, o.m.Pending.Ask, foretold, comes)
	}
}

// loaded is a die that shows one number first.
type loaded struct {
	first int // 0: it has shown it
	rest  *rand.Rand
}

func (l *loaded) IntN(n int) int {
	if l.first == 0 {
		return l.rest.IntN(n)
	}
	shown := l.first
	l.first = 0
	return shown - 1
}

// after is the match after answers in which the die shows a number, and what happened.
func (o *oracle) after(die int, answers ...game.Option) (*game.Match[State, View], []Event) {
	fork, news := o.m.Fork(&loaded{die, rand.New(rand.NewPCG(uint64(die), 5))}), []Event(nil)
	for _, answer := range answers {
		told, err := fork.Answer(answer)
		if err != nil {
			o.Fatal(err)
		}
		for _, e := range told {
			news = append(news, e.(Event))
		}
	}
	return fork, news
}

// asked holds what is foretold of the decision that is asked.
func (o *oracle) asked() {
	s, d := &o.m.Now, &o.m.Pending
	before := *s
	defer func() { o.hold("table that nobody asking writes to", *s == before, true) }()
	for _, option := range d.Options {
		switch slot := Slot(option.A); option.Kind {
		case KindOrder:
			o.hold("counters of a ship", s.Counters(Slot(option.B)) > 0, true)
		case KindLaunch:
			o.hold("launch", int(s.Ships[slot].Launched) < s.LaunchRate(slot), true)
		}
	}
	switch d.Ask {
	case AskFireAt:
		o.ofFaces(s, d)
		if o.dice.IntN(6) == 0 {
			o.ofTheDie(d.Options[o.dice.IntN(len(d.Options))])
		}
	case AskFire:
		o.ofWeapons(s, d)
	case AskBeforeRoll:
		o.ofOptions(s, d)
	case AskFlyCasual:
		fork, news := o.after(1, pass)
		if struck := slices.IndexFunc(news, func(e Event) bool { return e.Kind == Hit }); struck >= 0 {
			o.hold("damage", s.HitTakes(), int(news[struck].N))
		} else {
			o.hold("damage", s.HitTakes(), int(fork.Now.Shot.Left))
		}
	case AskShiftDamage:
		o.ofShifts(s, d)
	case AskDeployAt:
		o.ofNoses(s, d)
	case AskFly:
		o.ofZones(s, d)
	case AskRerollInitiative:
		o.ofReroll(s, d)
	}
}

// ofTheDie: the chance is that of as many numbers of the die as hit, the damage that of those hits.
func (o *oracle) ofTheDie(target game.Option) {
	s, about := &o.m.Now, o.m.Pending.About[0]
	shot := Shot{By: Slot(about.A), Arm: about.B, Lane: Lane(about.C), At: Slot(target.A), Face: Face(target.B)}
	r, hits := s.Reckon(&shot), 0
	for die := 1; die <= DieSides; die++ {
		fork, news := o.after(die, target)
		asked := false
		for fork.Pending.Ask == AskBeforeRoll {
			asked = asked || fork.Pending.Seat == shot.At.Seat()
			told, err := fork.Answer(pass)
			if err != nil {
				o.Fatal(err)
			}
			for _, e := range told {
				news = append(news, e.(Event))
			}
		}
		_, may := s.MayAnswer(shot)
		o.hold("answer", may, asked)
		takes, hit := 0, true
		rolled := slices.IndexFunc(news, func(e Event) bool { return e.Kind == Rolled })
		came := slices.IndexFunc(news[rolled:], func(e Event) bool { return e.Kind == Hit || e.Kind == Missed })
		switch {
		case came > 0: // more attacks may follow by themselves
			takes, hit = int(news[rolled+came].N), news[rolled+came].Kind == Hit
		case fork.Pending.Ask == AskFlyCasual:
			takes = fork.Now.HitTakes()
		default:
			takes = int(fork.Now.Shot.Left)
		}
		if hit {
			hits++
			o.hold("damage", r.Takes(die == DieSides), takes)
		}
	}
	o.hold("chance", r.Chance(), 100*hits/DieSides)
}

// ofFaces: of a target the weakest face is one of those on offer, and none of them is weaker.
func (o *oracle) ofFaces(s *State, d *game.Decision) {
	by, weakest := Slot(d.About[0].A), map[Slot]Face{}
	for _, option := range d.Options {
		at, face := Slot(option.A), Face(option.B)
		if is, any := weakest[at]; !any || s.Figures(at).Defense(face) < s.Figures(at).Defense(is) {
			weakest[at] = face
		}
	}
	for at, face := range weakest {
		o.hold("weakest face", s.Weakest(by, at), face)
	}
	n, _ := s.Targets(by, d.About[0].B, Lane(d.About[0].C))
	o.hold("targets", n, len(weakest))
}

// ofWeapons: what a ship can fire with is offered unless there is a reason, and after any other shot its Point-Defense is over if that is said.
func (o *oracle) ofWeapons(s *State, d *game.Decision) {
	by, offered := s.Acting, 0
	var other game.Option
	for arm, lane := range s.Arms(by) {
		weapon := weaponOption(by, arm, lane)
		o.hold("idle weapon", s.WhyIdle(by, arm, lane) == nil, d.Has(weapon))
		if d.Has(weapon) {
			if offered++; arm != PointDefense {
				other = weapon
			}
		}
	}
	n := 0
	for _, option := range d.Options {
		if option.Kind == KindWeapon {
			n++
		}
	}
	o.hold("idle weapon", offered, n)
	o.hold("idle weapon", s.AttacksLeft(by), n)
	s.Each(func(at Slot) { o.ofBest(s, d, by, at) })
	guns := weaponOption(by, PointDefense, NoLane)
	o.hold("Point-Defense lost", s.LosesPointDefense(by), d.Has(guns))
	if other != (game.Option{}) && s.LosesPointDefense(by) {
		if fork, _ := o.after(1, other); fork.Pending.Ask == AskFireAt {
			o.hold("Point-Defense lost", fork.Now.LosesPointDefense(by), true)
			fork, _ = o.after(1, other, fork.Pending.Options[0])
			o.hold("Point-Defense lost", fork.Now.Acting == by && fork.Now.LosesPointDefense(by), false)
		}
	}
}

// ofBest: the best attack on a ship is one that can be made, and where there is none, none can.
func (o *oracle) ofBest(s *State, d *game.Decision, by, at Slot) {
	best, any := s.BestShot(by, at)
	could := false
	for arm, lane := range s.Arms(by) {
		could = could || d.Has(weaponOption(by, arm, lane)) && s.WhyNotAt(by, arm, lane, at) == nil
	}
	o.hold("best shot", any, could)
	if any {
		o.hold("best shot", d.Has(weaponOption(by, best.Arm, best.Lane)), true)
		if fork, _ := o.after(1, weaponOption(by, best.Arm, best.Lane)); fork.Pending.Ask == AskFireAt {
			o.hold("best shot", fork.Pending.Has(s.targetOption(by, at, best.Face)), true)
		}
	}
}

// ofOptions: an attack with an option is what it is once that is used; who is asked has a counter for each that is offered.
func (o *oracle) ofOptions(s *State, d *game.Decision) {
	for _, option := range d.Options {
		if option.Kind != KindOrder {
			continue
		}
		foretold := s.With(d.Seat, CommandOption(option.A))
		fork, _ := o.after(1, option)
		if fork.Pending.Ask == AskBeforeRoll {
			o.hold("option in force", foretold, fork.Now.Reckon(&fork.Now.Shot))
		}
		o.hold("counters of a fleet", s.Commands(d.Seat, CommandOption(option.A)), true)
	}
}

// ofShifts: a fighter onto which damage is moved falls, turns or holds at once.
func (o *oracle) ofShifts(s *State, d *game.Decision) {
	for _, option := range d.Options {
		if option.Kind == KindShift {
			_, news := o.after(1, option)
			o.hold("shift", s.ShiftMakes(Slot(option.A), option.B), fateIn(news, Slot(option.A)))
		}
	}
}

// fateIn is what has become of a ship.
func fateIn(news []Event, slot Slot) Fate {
	for _, e := range news {
		if e.Ship == slot && e.Kind == Turned {
			return Turns
		}
		if e.Ship == slot && e.Kind == Destroyed {
			return Falls
		}
	}
	return Holds
}

// ofNoses: wherever a ship can be placed at all, it can be with its nose to the enemy; and each of its faces looks where no other does.
func (o *oracle) ofNoses(s *State, d *game.Decision) {
	usual := TowardEnemy(SideOf(d.Seat))
	for _, option := range d.Options {
		x, y, facing := placed(option)
		at := Space{X: x, Y: y, Size: s.Card(Slot(option.A)).Size(), Facing: usual}
		o.hold("nose", d.Has(placeOption(Slot(option.A), at)), true)
		o.hold("rows", s.InZone(d.Seat, at), true)
		at.Facing = facing
		for way := range Facing(4) {
			o.hold("nose", at.seen(2*at.X+at.Size+9*stepX[way], 2*at.Y+at.Size+9*stepY[way]), uint8(1)<<at.FaceToward(way))
		}
		then := s.Standing(Slot(option.A), at)
		o.hold("nose", then.Space(Slot(option.A)), at)
	}
}

// ofZones: a fighter that no Interceptor is ends its flight where the enemy's zones are, by a zone.
func (o *oracle) ofZones(s *State, d *game.Decision) {
	slot := Slot(d.About[0].A)
	if !s.Card(slot).Fighter() || s.has(slot, Interceptor) {
		return
	}
	zones := s.Zones(slot.Side().Other())
	for _, option := range d.Options {
		if option.Kind == KindGo {
			_, zone := s.Holder(slot, Space{X: int(option.B), Y: int(option.C), Size: 1})
			o.hold("zone", zones.Has(int(option.B), int(option.C)), zone)
		}
	}
}

// ofReroll: a side that rolls again is ahead from the number on that was said.
func (o *oracle) ofReroll(s *State, d *game.Decision) {
	side := SideOf(d.Seat)
	for die := 1; die <= DieSides; die++ {
		fork, _ := o.after(die, yes)
		ahead := fork.Now.Dice[side] > fork.Now.Dice[side.Other()]
		if fork.Now.Round == s.Round && fork.Now.Dice[side.Other()] == s.Dice[side.Other()] {
			o.hold("reroll", die >= s.RerollWins(side), ahead)
		}
	}
}

// told holds what was foretold of the Damage Phase, once it is over.
func (o *oracle) told(news []game.Event) {
	for i, table := range o.m.Tables() {
		e := news[i].(Event)
		switch {
		case o.last.Phase() == Damage && (e.Kind == Turned || e.Kind == Destroyed):
			if o.falls == nil {
				o.falls = map[Slot]Fate{}
			}
			o.falls[e.Ship] = fateIn([]Event{e}, e.Ship)
			continue
		case o.last.Phase() == Damage && (e.Kind == RoundBegan || e.Kind == BattleOver):
			o.last.Each(func(slot Slot) { o.hold("fate", o.last.Fate(slot), o.falls[slot]) })
		}
		o.last, o.falls = table, nil
	}
}

// A ship with its nose to the east shows its port side to the north (R5.6).
func TestFacesLookTheirWays(t *testing.T) {
	for way, want := range map[Facing]Face{East: Nose, North: Port, South: Starboard, West: Stern} {
		if got := (Space{Facing: East}).FaceToward(way); got != want {
			t.Errorf("%v: %v, want %v", way, got, want)
		}
	}
}

// What is said of one more ship in a fleet beside that of a partner is what the fleet would be refused for with it (R4, R6.4, R18.3).
func TestWhatDoesNotFitIsRefused(t *testing.T) {
	t.Parallel()
	said := map[game.Key]int{}
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 11))
		setup := Setup{Format: Standard, Points: 100 + r.IntN(500), Players: 4}
		setup.complete()
		seat := game.Seat(r.IntN(4))
		side, things := SideOf(seat), make([][]byte, 4)
		partner := RandomFleet(Shipped(), side, setup.Points, r)
		own := RandomFleet(Shipped().For(4).Beside(&partner), side, r.IntN(setup.Points), r)
		things[(seat+2)%4] = partner.Bytes()
		for _, c := range Shipped().Of(side) {
			more := Fleet{Lines: slices.Clone(own.Lines)}
			more.Add(c)
			things[seat] = more.Bytes()
			whys := Prepare(WriteSetup(setup), seat, things)
			whys = slices.DeleteFunc(whys, func(why game.Why) bool { return why == whyNoNonfighter })
			foretold := setup.WhyNotAdd(seat, &own, c, []*Fleet{&partner})
			switch {
			case foretold == nil && len(whys) > 0, foretold != nil && !slices.Contains(whys, *foretold):
				t.Fatalf("%d: of one more %s it is said %v, and refused for %v", seed, c.ID(), foretold, whys)
			case foretold != nil:
				said[foretold.Text]++
			default:
				said[""]++
			}
		}
	}
	for _, why := range []game.Key{"", whyPartner.Text, whyOverPoints.Text, whyTwoUnique.Text} {
		if said[why] == 0 {
			t.Errorf("%q was never said", why)
		}
	}
}
