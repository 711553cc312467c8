package starship

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"holoboard/game"
)

// TestScreenQuestionsEqualOffers: what a screen asks of the table at a decision agrees with what the rules offer there.
func TestScreenQuestionsEqualOffers(t *testing.T) {
	for seed := range uint64(40) {
		dice := rand.New(rand.NewPCG(seed, 1))
		setup := setups[seed%uint64(len(setups))]
		setup.Limit = 6
		m, _ := game.Start[State, View](Rules{}, battle(setup, seed), dice)
		for !m.Over() {
			s, d := &m.Now, &m.Pending
			asksOfAnAttack(t, s, d)
			asksOfCourses(t, s, d)
			asksOfLanes(t, s)
			asksOfAHit(t, s)
			asksWhereOptionsLead(t, m)
			asksOfFleets(t, s)
			asksWhatThingsMean(t, s, d)
			asksOfTheRack(t, s, d)
			asksOfRelief(t, s)
			asksOfSigns(t, s)
			if _, err := m.Answer(game.RandomChooser{Rand: dice}.Choose(d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// asksOfAnAttack: an attack is declared while options are asked about it, and an answer decides only where a hit could turn or destroy.
func asksOfAnAttack(t *testing.T, s *State, d *game.Decision) {
	t.Helper()
	shot, any := s.Declared()
	if about := d.Ask == AskBeforeRoll || d.Ask == AskFlyCasual || d.Ask == AskShiftDamage; about != any {
		t.Fatalf("%s is asked, an attack is declared: %v", d.Ask, any)
	}
	if d.Ask != AskBeforeRoll && d.Ask != AskFlyCasual && d.Ask != AskDamageControl {
		return
	}
	decides := s.Decides(d)
	if r := s.Reckon(&shot); any && decides && r.Critical()+1 < s.Left(shot.At) {
		t.Fatalf("%s decides, and a hit of %d leaves the ship %d to bear", d.Ask, r.Critical(), s.Left(shot.At))
	}
}

// asksOfSigns: beside a ship stands what it can still bear, and of the rest what its card has; a phase has a chapter of the rules.
func asksOfSigns(t *testing.T, s *State) {
	t.Helper()
	s.Each(func(slot Slot) {
		f, figures := s.Figures(slot), map[string]string{}
		for _, sign := range s.Signs(slot) {
			figures[sign[0]] = sign[1]
		}
		_, shoots := f.PointDefense()
		for sign, has := range map[string]bool{"hull": true, "point_defense": shoots, "launch": f.Value(FighterLaunch) > 0, "command_counter": f.Counters() > 0} {
			if (figures[sign] != "") != has {
				t.Fatalf("a ship shows %v, and that it has %s is %v", figures, sign, has)
			}
		}
		if bears := strconv.Itoa(max(0, s.Left(slot))) + "/" + strconv.Itoa(f.Hull()); figures["hull"] != bears {
			t.Fatalf("a ship that bears %s shows %s", bears, figures["hull"])
		}
	})
	if s.Phase().Chapter() == "" {
		t.Fatalf("no chapter tells of the phase %v", s.Phase())
	}
}

// asksOfAHit: what a hit leads to is what as many counters more on its target do.
func asksOfAHit(t *testing.T, s *State) {
	t.Helper()
	shot, any := s.Declared()
	if !any {
		return
	}
	r, then := s.Reckon(&shot), *s
	then.Ships[shot.At].Fresh += uint8(r.Damage)
	now, after := s.Fate(shot.At), then.Fate(shot.At)
	leads := map[Effect]bool{
		Superfluous: now == Falls, Spared: now != Falls && r.Damage == 0, Destroys: now != Falls && after == Falls,
		Reduces: now == Holds && after == Turns, Wears: r.Damage > 0 && now == after && now != Falls,
	}
	if e := s.EffectOf(&shot); !leads[e] {
		t.Fatalf("a hit of %d leads to %d, makes %d of %d", r.Damage, e, after, now)
	}
}

// asksWhereOptionsLead: a ship stands where its option says unless others are asked about on its way; the one that leaves it where it is says that.
func asksWhereOptionsLead(t *testing.T, m *game.Match[State, View]) {
	t.Helper()
	s, d := &m.Now, &m.Pending
	for _, o := range d.Options {
		if at, moves := s.Landing(o); moves && o.Kind == KindCourse {
			ways := s.Courses(Slot(o.A))
			if way, may := ways.By(Path(o.B)); !may || way.End != at {
				t.Fatalf("%v leads to %v and is said to lead to %v", Path(o.B), way.End, at)
			}
		}
	}
	o := d.Options[len(d.Options)/2]
	if at, moves := s.Landing(o); moves {
		fork := m.Fork(rand.New(rand.NewPCG(1, 1)))
		if _, err := fork.Answer(o); err != nil {
			t.Fatal(err)
		}
		stands := fork.Now.Space(Slot(o.A))
		if o.Kind == KindGo { // how its nose points is asked later
			stands.Facing = at.Facing
		}
		if stands != at && fork.Now.Step != stepPush {
			t.Fatalf("%v leads to %v and is said to lead to %v", o, stands, at)
		}
	}
	if o, may := s.Staying(d); may {
		if at, moves := s.Landing(o); !moves || at != s.Space(Slot(d.About[0].A)) || d.Ask != AskCourse && d.Ask != AskFly {
			t.Fatalf("to stay leads to %v", at)
		}
	}
}

// asksOfFleets: the rows of a seat are those in which all its squares are; a side's first ship is of its fleets; counters are those of its ships.
func asksOfFleets(t *testing.T, s *State) {
	t.Helper()
	for seat := range game.Seat(s.Players) {
		rows := s.RowsOf(seat)
		for y := range int(s.Height) {
			for x := range int(s.Width) {
				if rows.Has(x, y) != s.InZone(seat, Space{X: x, Y: y, Size: 1}) {
					t.Fatalf("%s: is %d, %d in its rows?", s.SeatID(seat), x, y)
				}
			}
		}
		all := 0
		s.EachOf(seat, func(slot Slot) { all += s.Figures(slot).Counters() })
		if left, spent := s.CountersOf(seat); !s.ordersNothing() && left+spent != all {
			t.Fatalf("%s has %d counters, %d are left and %d used", s.SeatID(seat), all, left, spent)
		}
		any := false
		s.Fleet(seat, func(slot Slot) { any = any || slot == s.Foremost(SideOf(seat)) })
		if first := s.Foremost(SideOf(seat)); first == NoSlot && any || first != NoSlot && first.Seat() == seat && !any {
			t.Fatalf("%s: the first ship of its side is %d", s.SeatID(seat), first)
		}
	}
}

// asksOfCourses: the ghosts of a course end where it ends.
func asksOfCourses(t *testing.T, s *State, d *game.Decision) {
	t.Helper()
	for _, o := range d.Options {
		if p := Path(o.B); o.Kind == KindCourse && p.Steps() > 0 {
			from := s.Space(Slot(o.A))
			if along := from.Along(p); along[len(along)-1] != from.Walked(p) || len(along) != p.Steps() {
				t.Fatalf("%v leads to %v, its ghosts to %v", p, from.Walked(p), along)
			}
		}
	}
}

// asksOfLanes: a lane of a weapon with a target has an enemy in it; a fleet has at least the ships that it has on the map.
func asksOfLanes(t *testing.T, s *State) {
	t.Helper()
	fleet := map[Slot]bool{}
	for seat := range game.Seat(s.Players) {
		s.Fleet(seat, func(slot Slot) { fleet[slot] = true })
	}
	s.Each(func(slot Slot) {
		if !fleet[slot] {
			t.Fatalf("%s is of no fleet", s.ShipID(slot))
		}
		if s.House.Has(FrontBatterySector) {
			return
		}
		for _, open := range s.OpenLanes(slot) {
			if open.Idle == s.EnemyIn(slot, open.Lane) {
				t.Fatalf("%s has a lane that is idle, and an enemy in it: %v", s.ShipID(slot), open)
			}
		}
		for arm, lane := range s.Arms(slot) {
			if arm == PointDefense || !s.anyTarget(slot, arm, lane) {
				continue
			}
			in := s.EnemyIn(slot, NoLane)
			if lanes := s.LanesOf(s.Figures(slot).Arm(int(arm)).Arc); lanes != nil {
				in = false
				for _, l := range lanes {
					in = in || (lane == NoLane || l == lane) && s.EnemyIn(slot, l)
				}
			}
			if !in {
				t.Fatalf("%s has a target where no enemy is", s.ShipID(slot))
			}
		}
	})
}
