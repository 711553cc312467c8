package starship

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/game/starship/match"
	"holoboard/ui/table/ledger"
)

// effort is what a battle asks of one who plays it: presses, and time while he watches.
type effort struct {
	rounds, answers int
	presses         int // where each move and each launch is a gesture, and the guns of a ship are left to an officer
	byHand          int // where each shot is a gesture too
	fewest          int // where launches and the whole attack are left to an officer
	motion          time.Duration
}

// takes counts the presses of an answer. What follows in the same gesture costs nothing: a drag names ship and place, weapon and target.
func (e *effort) takes(d *game.Decision, o game.Option, block *bool) {
	n, byHand, fewest := 1, 1, 1
	switch d.Ask {
	case rules.AskDeployAt, rules.AskCourse, rules.AskFly, rules.AskLaunchAt, rules.AskFireAt:
		n, byHand, fewest = 0, 0, 0
	case rules.AskAttack:
		if o.Kind == rules.KindShip {
			n, fewest, *block = 2, 0, true // the ship, and all its guns
		}
	case rules.AskFire:
		n, fewest = 0, 0
		if o.Kind == rules.KindDone {
			byHand = 1
		}
	case rules.AskLaunch:
		if o.Kind != rules.KindDone {
			fewest = 0
		} else {
			fewest = 2 // launch for me, and done
		}
	}
	left := slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Kind == rules.KindShip || o.Kind == rules.KindLaunch })
	if o.Kind == rules.KindDone && left { // one is asked once more
		n, byHand, fewest = n+1, byHand+1, fewest+1
	}
	e.presses, e.byHand, e.fewest = e.presses+n, e.byHand+byHand, e.fewest+fewest
}

// watch counts the time that events are told, at normal speed; what falls in a Damage Phase is told at once, and gone on from by a press.
func (e *effort) watch(frames []session.Frame[*view], seat game.Seat) {
	falls := 0
	for i := range frames {
		ev := means.Event(frames[i].Event)
		if breaks := ev.Breaks(); frames[i].View.Phase() == rules.Damage && breaks || breaks && falls > 0 {
			if falls++; falls == 1 {
				e.motion += (&ledger.Ledger{}).Length(true)
				e.presses, e.byHand, e.fewest = e.presses+1, e.byHand+1, e.fewest+1
			}
			e.motion += (&ledger.Ledger{Entries: make([]ledger.Entry, 1)}).Length(true) - (&ledger.Ledger{}).Length(true)
			continue
		}
		falls = 0
		if row := means.Telling(ev); !row.ByHand || ev.Ship.Seat() != seat {
			e.motion += row.Takes
		}
	}
}

// measured plays a battle of 300 points between an officer in the place of a person, and an officer.
func measured(t *testing.T, seed uint64) (e effort) {
	const seat = game.Seat(rules.Light)
	setup := rules.WriteSetup(rules.Setup{Format: rules.Standard, Points: 300})
	chairs := []session.Chair{{Kind: session.Person, Name: "Ann"}, {Kind: session.Person, Name: "Ben"}}
	s, err := session.New(match.Title(), session.Start{Setup: setup, Seed: seed, Seats: chairs, Things: match.Bring(setup, 2, seed)})
	if err != nil {
		t.Fatal(err)
	}
	var officers [2]game.Player[rules.State, rules.View]
	for i := range officers {
		officers[i] = bot.Player("officer", rand.New(rand.NewPCG(seed, uint64(i))))
	}
	block := false
	host := session.NewHost(s, true)
	for !s.Over() {
		asked := s.Asked()
		p := host.Desk(asked).Position().(*bot.Position)
		d := &p.Decision
		o := officers[asked].Choose(p, nil)[0]
		if asked == seat && !(len(d.Options) == 1 && !d.Window) {
			e.answers++
			e.takes(d, o, &block)
		}
		if err := host.Desk(asked).Answer(p.Number, o); err != nil {
			t.Fatal(err)
		}
	}
	frames, _ := host.Desk(game.Table).Frames(0)
	e.watch(frames, seat)
	e.rounds = int(frames[len(frames)-1].View.Round)
	return e
}

// A battle of 300 points against the officer takes at most 250 presses and six minutes of what one watches.
func TestABattleAsksForFewPresses(t *testing.T) {
	gametest.Long(t)
	const battles = 3
	var sum effort
	for seed := range uint64(battles) {
		e := measured(t, seed+1)
		t.Logf("seed %d: %d rounds, %d answers, %d presses (%d with every shot by hand, %d with attacks left to an officer), %v of motion", seed+1, e.rounds, e.answers, e.presses, e.byHand, e.fewest, e.motion)
		sum.presses, sum.motion, sum.fewest = sum.presses+e.presses, sum.motion+e.motion, sum.fewest+e.fewest
	}
	if got := sum.presses / battles; got > 250 {
		t.Errorf("%d presses a battle, at most 250 are meant", got)
	}
	if got := sum.motion / battles; got > 6*time.Minute {
		t.Errorf("%v of motion a battle, at most six minutes are meant", got)
	}
}
