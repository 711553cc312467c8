package cardgame

// What a card counts for now: what is printed, what is attached to it, lasting effects and constant ones, worked out anew each
// time (R21.3).

// Titles with constant effects that the rules ask for by name.
const (
	inYouMustGo       Title = 76
	yoda              Title = 166
	shiiCho           Title = 122
	obiWan            Title = 101
	jediTraining      Title = 86
	ancientMonument   Title = 6
	defenseOfYavin    Title = 138
	leia              Title = 88
	rebelFleet        Title = 143
	trenchRunCard     Title = 150
	rumors            Title = 121
	commonGround      Title = 23
	secretInformant   Title = 110
	darthVader        Title = 35
	vadersLightsaber  Title = 159
	blackPilot        Title = 17
	heartOfTheEmpire  Title = 142
	coruscantFleet    Title = 26
	emperorsWeb       Title = 105
	orbital           Title = 103
	kuat              Title = 87
	ultimatePower     Title = 145
	tarkin            Title = 63
	defenseUpgrade    Title = 41
	tieAttackSquadron Title = 147
	aftArmor          Title = 10
	bobaFett          Title = 19
	mandalorianArmor  Title = 93
	lookingForDroids  Title = 91
	probeDroid        Title = 161
	reconnaissance    Title = 127
	replicaDroid      Title = 75
	ackbar            Title = 7
	backstabber       Title = 13
	twistLight        Title = 157
	twistDark         Title = 171
	itsWorse          Title = 83
)

// typeOf returns what a card on the table is: card 17 may lie as an enhancement.
func (x *Thing) typeOf() Type {
	if x.Is(Enhancing) {
		return Enhancement
	}
	return cards[x.Title].Type
}

// IsUnit reports whether a unit lies on a slot.
func (s *Public) IsUnit(slot Slot) bool {
	return s.There(slot) && s.At(slot).typeOf() == Unit
}

// isUnit reports whether it is one.
func (x *Thing) isUnit() bool { return x.Title != 0 && !x.Is(Enhancing) && cards[x.Title].Type == Unit }

// Ready reports whether it has no focus (R4.6).
func (x *Thing) Ready() bool { return x.Focus == 0 }

// count is how many copies of a title a side has on the table.
func (s *Public) count(side Side, t Title) (n int) {
	if !s.Present[side].Has(t) {
		return 0
	}
	for i := range s.High[side] {
		if s.Things[side][i].Title == t {
			n++
		}
	}
	return n
}

// attached is how many enhancements of a title lie on a card.
func (s *Public) attached(slot Slot, t Title) (n int) {
	for side := range Side(2) {
		if !s.Present[side].Has(t) {
			continue
		}
		for i := range s.High[side] {
			if x := &s.Things[side][i]; x.Title == t && x.Host == slot && (t != blackPilot || x.Is(Enhancing)) {
				n++
			}
		}
	}
	return n
}

// Enhancements is how many enhancements lie on a card.
func (s *Public) Enhancements(slot Slot) (n int) {
	for side := range Side(2) {
		for i := range s.High[side] {
			if x := &s.Things[side][i]; x.Title != 0 && x.Host == slot && slot != NoSlot {
				n++
			}
		}
	}
	return n
}

// Strength returns the icons of a unit that count now (R13.7): printed, gained (R13.14) and edge-enabled ones.
func (s *Public) Strength(slot Slot) (n [numIcons]int) {
	has := s.IconsOf(slot)
	for k := range n {
		n[k] = int(has.Always[k])
		if s.Edge == slot.Side() {
			n[k] += int(has.WithEdge[k])
		}
	}
	return n
}

// IconsOf returns the icons that a unit has now, printed and gained (R13.14): those that always count, and those that count with the
// edge alone.
func (s *Public) IconsOf(slot Slot) (has Icons) {
	x := s.At(slot)
	add := func(i *Icons) {
		for k := range has.Always {
			has.Always[k] += i.Always[k]
			has.WithEdge[k] += i.WithEdge[k]
		}
	}
	add(&cards[x.Title].Icons)
	attached := uint8(0)
	for side := range Side(2) {
		for i := range s.High[side] {
			if e := &s.Things[side][i]; e.Host == slot && e.Title != 0 {
				attached++
				add(&cards[e.Title].Gives)
			}
		}
	}
	for i := range s.NLast {
		l := &s.Lasting[i]
		switch {
		case l.Slot != slot:
		case l.Kind <= GainsBlast:
			has.Always[l.Kind] += l.N
		case l.Kind == GainsIconsOf:
			add(&cards[l.Title].Icons)
		}
	}
	switch {
	case x.Title == yoda:
		has.WithEdge[UnitDamage] += attached
		has.WithEdge[BlastDamage] += attached
	case x.Title == tieAttackSquadron && s.Laid.has(slot.Side()):
		has.Always[UnitDamage]++
	}
	if slot.Side() == Dark {
		has.Always[BlastDamage] += uint8(s.count(Dark, orbital))
	}
	return has
}

// Has reports whether a card on the table has a keyword, printed or gained.
func (s *Public) Has(slot Slot, k Keywords) bool {
	x := s.At(slot)
	if x.Is(Enhancing) {
		return false
	}
	if cards[x.Title].Keywords&k != 0 {
		return true
	}
	switch k {
	case Shielding:
		return s.attached(slot, aftArmor) > 0
	case TargetedStrike:
		switch x.Title {
		case darthVader:
			return s.attached(slot, vadersLightsaber) > 0
		case bobaFett:
			return s.attached(slot, mandalorianArmor) > 0
		case tieAttackSquadron:
			return s.Laid.has(Dark)
		}
	}
	return false
}

// Capacity returns how much damage destroys a card: its damage capacity (R14.2), less what card 63 takes.
func (s *Public) Capacity(slot Slot) int {
	x := s.At(slot)
	n := int(cards[x.Title].Health)
	switch x.typeOf() {
	case Objective:
		n += 3 * s.attached(slot, defenseUpgrade)
		if slot.Side() == Light {
			n -= s.count(Dark, tarkin)
		}
	case Unit:
		n += 3 * s.attached(slot, mandalorianArmor)
	default:
		return 255
	}
	return n
}

// Room is how much more damage a card takes before it is destroyed.
func (s *Public) Room(slot Slot) int { return max(0, s.Capacity(slot)-int(s.At(slot).Damage)) }

// RoomAt is the same of whatever can be attacked: the dial has room until the Death Star is destroyed (R23.3).
func (s *Public) RoomAt(slot Slot) int {
	if slot == Dial {
		return max(0, trenchRunWins-int(s.OnDial))
	}
	return s.Room(slot)
}

// Reserve is the reserve value of a side (R8.4).
func (s *Public) Reserve(side Side) int {
	n := startingReserve + s.count(side, reconnaissance)
	for i := range s.NLast {
		if l := &s.Lasting[i]; l.Kind == LessReserve && l.Slot.Side() == side {
			n--
		}
	}
	return max(0, n)
}

// Figures of the game (constants.json of the card data).
const (
	startingReserve    = 6  // R1.10
	openingHand        = 6  // R3.8
	ForceCards         = 3  // of a side (R3.1)
	currentPlans       = 3  // objectives (R7.3)
	DialWins           = 12 // R1.4
	ObjectivesToWin    = 3  // R23.1
	trenchRunWins      = 10 // R23.3
	mostAttackersOn145 = 2
)

// barred reports whether a lasting effect forbids a unit to attack, or to defend.
func (s *Public) barred(slot Slot, attack bool) bool {
	for i := range s.NLast {
		if l := &s.Lasting[i]; l.Slot == slot && (l.Kind == NoCombatant || l.Kind == NoDefender && !attack) {
			return true
		}
	}
	return false
}

// FreeForce is how many Force cards a side has left (R17.1).
func (s *Public) FreeForce(side Side) int {
	n := ForceCards
	for i := range s.High[side] {
		if s.Things[side][i].Is(Committed) && s.Things[side][i].Title != 0 {
			n--
		}
	}
	return n
}

// ForceTotal is what a side has in the Force struggle (R17.6): icons of ready committed units and what contributes.
func (s *Public) ForceTotal(side Side) (n int) {
	for i := range s.High[side] {
		switch x := &s.Things[side][i]; {
		case x.isUnit() && x.Is(Committed) && x.Ready():
			n += int(cards[x.Title].Force)
		case x.Title == jediTraining || x.Title == ancientMonument:
			n++
		}
	}
	return n
}

// CurrentObjectives is how many objectives a side has.
func (s *Public) CurrentObjectives(side Side) (n int) {
	for i := range s.High[side] {
		if t := s.Things[side][i].Title; t != 0 && cards[t].Type == Objective {
			n++
		}
	}
	return n
}

// participating reports whether a side has a participating unit.
func (s *Public) participating(side Side) bool {
	for i := range s.High[side] {
		if x := &s.Things[side][i]; x.Title != 0 && x.Is(participates) {
			return true
		}
	}
	return false
}

// Attacker is the side that attacks: the active one.
func (s *Public) Attacker() Side { return s.Active }

// anyUnit reports whether a unit of a side fits.
func (s *Public) anyThing(side Side, fits func(Slot, *Thing) bool) bool {
	for i := range s.High[side] {
		if x := &s.Things[side][i]; x.Title != 0 && fits(slotAt(side, int(i)), x) {
			return true
		}
	}
	return false
}

// Cost returns what it costs a side to play a card now, before cards are discarded for it (R18.10).
func (s *Public) Cost(side Side, t Title) int {
	card := &cards[t]
	n := int(card.Cost)
	done := s.Turns[side]
	n -= s.cheaper(side)
	switch {
	case card.Type == Enhancement && done&playedEnhancement == 0:
		n -= s.count(side, inYouMustGo)
	case card.Type == EventCard && card.Of == Sith && done&playedSithEvent == 0:
		n -= s.count(side, emperorsWeb)
	}
	return max(0, n)
}

// cheaper is how much less the next card of a side costs (card 111).
func (s *Public) cheaper(side Side) (n int) {
	for i := range s.NLast {
		if l := &s.Lasting[i]; l.Kind == NextCheaper && l.Slot.Side() == side {
			n += int(l.N)
		}
	}
	return n
}

// needsMatch reports whether a payment of so much for a card must have a matching resource (R18.6, R18.7).
func (s *Public) needsMatch(side Side, t Title, cost int) bool {
	return cost > 0 && cards[t].Of != Neutral && s.Turns[side]&anyMatch == 0 && s.cheaper(side) == 0 &&
		!s.Present[side].Has(rumors) && !s.Present[side].Has(lookingForDroids)
}

// resources is how many a card gives now, 0 if it is exhausted or gives none (R18.2).
func (x *Thing) resources() int {
	if x.Title == 0 || x.Focus > 0 || x.Is(Enhancing) {
		return 0
	}
	return int(cards[x.Title].Resources)
}

// matches reports whether a source's resources match an affiliation (R18.6, card 23).
func (s *Public) matches(source Slot, of Affiliation) bool {
	return cards[s.At(source).Title].Of == of || s.attached(source, commonGround) > 0
}

// funds are the resources that a side could spend, and which affiliations they match.
type funds struct {
	total int
	match uint16
}

func (s *Public) funds(side Side) (f funds) {
	common := s.Present[side].Has(commonGround) || s.Present[side.Other()].Has(commonGround)
	for i := range s.High[side] {
		x := &s.Things[side][i]
		if n := x.resources(); n > 0 {
			f.total += n
			f.match |= 1 << cards[x.Title].Of
			if common && s.attached(slotAt(side, int(i)), commonGround) > 0 {
				f.match = 1<<NumAffiliations - 1
			}
		}
	}
	return f
}

// pays reports whether the funds pay for a card.
func (f funds) pays(s *Public, side Side, t Title, cost int) bool {
	return f.total >= cost && (f.match>>cards[t].Of&1 == 1 || !s.needsMatch(side, t, cost))
}
