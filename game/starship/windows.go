package starship

import "holoboard/game"

// The answers to one attack: options before its roll (R15.16, R15.17), Fly Casual after it, Emperor's Will over its damage.

// beforeRoll: options that change this very attack, the attacker's fleet first, in turn until all have passed. Who has none
// is not asked; everybody can see that he has none.
func (t turn) beforeRoll() {
	seat, o, open := t.Windows.Ask(t.ask, int(t.Players), pass, t.offerAnswers)
	switch {
	case !open:
		t.Step = stepRoll
	case o.Kind == KindOrder:
		t.use(seat, o)
	}
}

// offerAnswers puts the window to a seat if an option of its would change the attack.
func (t turn) offerAnswers(seat game.Seat) (any bool) {
	if t.ordersNothing() || seat != t.Shot.By.Seat() && seat != t.Shot.At.Seat() {
		return false
	}
	classes := t.commanded(seat)
	for _, o := range beforeRollOptions {
		if classes>>o.Class()&1 == 0 || t.InForce[seat].Has(o) || !t.changes(seat, o) {
			continue
		}
		if !any {
			t.ask.Put(seat, AskBeforeRoll, shipOption(t.Shot.By), t.targetOption(t.Shot.By, t.Shot.At, t.Shot.Face))
			any = true
		}
		t.EachOf(seat, func(slot Slot) {
			if t.pays(slot, o) {
				t.ask.Offer(orderOption(o, slot))
			}
		})
	}
	if any {
		t.ask.Offer(pass)
		t.whyNoAnswers(seat)
	}
	return any
}

// whyNoAnswers says why the other options are not on offer.
func (t turn) whyNoAnswers(seat game.Seat) {
	if !t.ask.Explaining() {
		return
	}
	for _, o := range beforeRollOptions {
		t.EachOf(seat, func(slot Slot) {
			if why := t.whyNoOrder(slot, o, t.changes(seat, o)); why != nil {
				t.ask.OfferIf(orderOption(o, slot), why)
			}
		})
	}
}

// MayAnswer returns an option with which the fleet under attack could still answer a shot, if it has one.
func (s *State) MayAnswer(shot Shot) (o CommandOption, may bool) {
	then, seat := *s, shot.At.Seat()
	then.Shot = shot
	for _, o := range beforeRollOptions {
		if then.canOrder(seat, o) && then.changes(seat, o) {
			return o, true
		}
	}
	return 0, false
}

// AttacksLeft is how many weapon systems a ship has not fired in its block that have a target.
func (s *State) AttacksLeft(slot Slot) (n int) {
	for arm, lane := range s.Arms(slot) {
		if s.WhyNotFire(slot, arm, lane) == nil {
			n++
		}
	}
	return n
}

// beforeRollOptions are those that are chosen after an attack is declared (R15.16).
var beforeRollOptions = [...]CommandOption{PowerToShields, PowerToWeapons, PowerToShieldsFront, TargetFighters, AttackFormation, Evasive}

// changes reports whether an option would change the number that hits or the damage of the attack that was declared.
func (s *State) changes(seat game.Seat, o CommandOption) bool {
	before := s.Reckon(&s.Shot)
	after := s.With(seat, o)
	return before.Need != after.Need || before.Damage != after.Damage || before.Critical() != after.Critical()
}

// With returns what the declared attack would be with one more option in force.
func (s *State) With(seat game.Seat, o CommandOption) Reckoning {
	force := s.InForce
	force[seat] |= 1 << o
	return s.reckon(&s.Shot, &force)
}

// HitTakes is the damage of the attack that was declared if it hits, or has hit.
func (s *State) HitTakes() int {
	r := s.Reckon(&s.Shot)
	return r.Takes(s.Shot.Critical)
}

// roll: the die against the Defense of the face (R10.12 to R10.14).
func (t turn) roll() {
	r := t.Reckon(&t.Shot)
	t.countModifiers(&r)
	kind := RollAttack
	if t.Shot.Arm == PointDefense {
		kind = RollPoint
	}
	die := t.d20(kind)
	t.tell(Event{Kind: Rolled, Ship: t.Shot.By, Other: t.Shot.At, Arm: t.Shot.Arm, N: uint8(die), M: uint8(r.Need), Attack: int8(r.Attack), Defense: int8(r.Defense), Mean: uint8(r.Mean())})
	t.Shot.Critical = die == DieSides
	damage := r.Takes(t.Shot.Critical)
	missed := die < r.Need || (damage > 0 || t.buzzes()) && t.flyCasual()
	t.Step = stepFire
	if missed {
		t.tell(Event{Kind: Missed, Ship: t.Shot.By, Other: t.Shot.At})
		return
	}
	t.buzz()
	t.Shot.Left = uint8(damage)
	if damage > 0 && t.couldShift() {
		t.Step = stepShift
		return
	}
	t.strike()
}

// flyCasual: one hit on a class 3 ship becomes a miss (R15.9); nobody is asked where that would change nothing.
func (t turn) flyCasual() bool {
	at := t.Shot.At
	seat := at.Seat()
	if t.Card(at).Class() != 3 || !t.canOrder(seat, FlyCasual) {
		return false
	}
	t.ask.Put(seat, AskFlyCasual, shipOption(t.Shot.By), shipOption(at))
	t.EachOf(seat, func(slot Slot) {
		if t.pays(slot, FlyCasual) {
			t.ask.Offer(orderOption(FlyCasual, slot))
		}
	})
	t.ask.Offer(pass)
	o := t.ask.Window()
	if o == pass {
		return false
	}
	t.use(seat, o)
	return true
}

// buzz: a target hit by missiles with Buzz Droids, even for 0, is easier to hit for the rest of the round (R14.5).
func (t turn) buzz() {
	if t.buzzes() {
		t.Ships[t.Shot.At].Marks |= Buzzed
		t.tell(Event{Kind: BuzzDroidsLanded, Ship: t.Shot.At})
	}
}

// buzzes reports whether a hit of this attack brings Buzz Droids.
func (t turn) buzzes() bool {
	shot := &t.Shot
	return shot.Arm != PointDefense && t.has(shot.By, BuzzDroids) && !t.Ships[shot.At].Is(Buzzed) &&
		t.Figures(shot.By).Arm(int(shot.Arm)).Weapon == ConcussionMissiles
}

// strike puts the counters down; they change nothing until the Damage Phase (R10.4, R11.6).
func (t turn) strike() {
	ship := &t.Ships[t.Shot.At]
	ship.Fresh = uint8(min(255, int(ship.Fresh)+int(t.Shot.Left)))
	critical := uint8(0)
	if t.Shot.Critical {
		critical = 1
	}
	t.tell(Event{Kind: Hit, Ship: t.Shot.By, Other: t.Shot.At, N: t.Shot.Left, M: critical})
	t.Shot.Left = 0
}

// couldShift reports whether Emperor's Will could move damage of this attack: its attacker is not adjacent, a friendly
// fighter is (R14.11).
func (t turn) couldShift() (could bool) {
	at := t.Shot.At
	if !t.has(at, EmperorsWill) || t.Adjacent(t.Shot.By, at) {
		return false
	}
	t.wards(at, func(Slot) { could = true })
	return could
}

// wards calls do for the friendly fighters next to a ship.
func (t turn) wards(slot Slot, do func(Slot)) {
	t.Each(func(other Slot) {
		if other.Side() == slot.Side() && t.Card(other).Fighter() && t.Adjacent(slot, other) {
			do(other)
		}
	})
}

// shift: any part of the damage to one adjacent fighter, at once; its own reductions do not apply (R14.11, Q11). Counters of this round
// that lie on the fighter change nothing yet: only what was moved to it, beside those of rounds before (R10.4, Q28).
func (t turn) shift() {
	at := t.Shot.At
	t.ask.Put(at.Seat(), AskShiftDamage, shipOption(t.Shot.By), shipOption(at))
	t.wards(at, func(fighter Slot) {
		for points := range t.Shot.Left {
			t.ask.Offer(game.Option{Kind: KindShift, A: uint8(fighter), B: points + 1})
		}
	})
	t.ask.Offer(pass)
	o := t.ask.Window()
	t.Step = stepFire
	if o.Kind == KindShift {
		fighter := Slot(o.A)
		t.Shot.Left -= o.B
		t.Ships[fighter].Damage = t.shifted(fighter, o.B)
		t.tell(Event{Kind: Shifted, Ship: at, Other: fighter, N: o.B})
		t.settle(fighter)
	}
	t.strike()
}

// shifted is the damage that counts at once of a fighter onto which some is moved (Q28).
func (s *State) shifted(fighter Slot, points uint8) uint8 {
	return uint8(min(255, int(s.Ships[fighter].Damage)+int(points)))
}

// ShiftMakes is what becomes of a fighter at once if Emperor's Will moves some damage onto it (R14.11, Q28).
func (s *State) ShiftMakes(fighter Slot, points uint8) Fate {
	return s.FateUnder(fighter, int(s.shifted(fighter, points)))
}

// Decides reports whether an answer to what a seat is asked may save a ship or fell one: a hit of the attack would turn or
// destroy its target with the option or without it, and not both.
func (s *State) Decides(d *game.Decision) bool {
	o := d.Options[0]
	if o.Kind != KindOrder {
		return false
	}
	option := CommandOption(o.A)
	if d.Ask == AskDamageControl {
		return s.controlDecides(d.Seat)
	}
	at := s.Shot.At
	left := s.Left(at)
	before := s.Reckon(&s.Shot)
	switch option {
	case FlyCasual:
		if s.Shot.Critical {
			return before.Critical() >= left
		}
	case PowerToWeapons:
		after := s.With(d.Seat, option)
		return before.Damage < left && after.Damage >= left
	}
	return before.Damage >= left // what changes the roll saves or fells what a hit would fell
}

// Left is how many more counters turn a ship or destroy it; 0 where it lies under enough.
func (s *State) Left(slot Slot) int {
	return max(0, s.Figures(slot).Hull()-s.Ships[slot].Counters())
}

// controlDecides reports whether a class 1 ship of a fleet lies under just as many counters as turn or destroy it.
func (s *State) controlDecides(seat game.Seat) (decides bool) {
	s.EachOf(seat, func(slot Slot) {
		decides = decides || s.Card(slot).Class() == 1 && s.Ships[slot].Counters() == s.Figures(slot).Hull()
	})
	return decides
}
