package rebellion

import (
	"slices"

	"holoboard/game"
)

// R21.3: action cards, their use and who may use them. What each card does stands
// in imperial_actions.go and rebel_actions.go. In the first game they only name
// leaders to recruit (R5.2.3).

// UsesActions reports whether action cards are used in a game, and not only name leaders to recruit (R5.2.3).
func (s Setup) UsesActions() bool { return s.Standard }

// An Action is an action card; 0 is none. Those of the Empire come first, of each
// side those without a recruit icon, which are dealt at the start (R5.1.8).
type Action uint8

const (
	NoAction Action = iota
	AccordingToMyDesign
	BrilliantAdministrator
	ItIsYourDestiny
	MoreDangerousThanYouRealize
	Blindside
	BobaFettWhere
	CatchThemBySurprise
	FullyOperational
	GoodIntel
	KeepThemFromEscaping
	LocalRumors
	ProceedingAsPlanned
	PublicSupport
	ReadyForAction
	ScoutingMission
	TargetTheGenerator
	HumanCyborgRelations
	OurMostDesperateHour
	RebelPlanning
	ResourcefulAstromech
	StartTheEvacuation
	TemporaryAlliance
	Ambush
	AnOldFriend
	IndependentOperation
	ItsATrap
	NobleSacrifice
	OneInAMillion
	PointBlankAssault
	SonOfSkywalker
	TargetTheStarDestroyers
	TheMillenniumFalcon
	Undercover
	WookieeGuardian

	numActions       = iota
	firstRebelAction = HumanCyborgRelations
)

const (
	numRecruits = 12 // action cards with a recruit icon, of each side
	maxStarting = 6  // without: 4 Imperial, 6 Rebel
	maxHeld     = 14 // action cards a side can hold: 2 and all it can recruit with
)

// A Timing says when an action card may be used (R21.3.3, R21.3.4).
type Timing uint8

const (
	AtAssignment Timing = iota
	AtCombatStart
	Immediate
	AsPrinted // its window stands in the step that asks
)

// ActionCard is an action card: its figures and what it does.
type ActionCard struct {
	ID       string
	Timing   Timing
	Starting bool    // no recruit icon
	Leaders  Leaders // pictured: one of them is recruited, one of them uses it
	Place    *place  // where its leader is put; nil: he stays where he is
	FromPool bool    // a Start of Combat card whose leader comes from the pool

	Bars   func(Turn, Leader) *game.Why // what else keeps a leader from using it: public facts alone
	Effect []func(Turn)                 // in parts, as those of missions
}

var actionCards [numActions]ActionCard

// The effects refer to the cards, so the table is filled when the program starts.
func init() {
	imperialActions(&actionCards)
	rebelActions(&actionCards)
}

// Moment says when an action card is used, for whoever would use it now (R21.3.3).
func (a Action) Moment() *game.Why {
	switch a.Card().Timing {
	case AtAssignment:
		return whyAtAssignment
	case AtCombatStart:
		return whyAtCombatStart
	}
	return whyAtItsMoment
}

// Card returns what an action card prints.
func (a Action) Card() *ActionCard { return &actionCards[a] }

func (a Action) String() string {
	if a < numActions {
		return actionCards[a].ID
	}
	return ""
}

// Side returns whose card it is.
func (a Action) Side() Side {
	if a < firstRebelAction {
		return Empire
	}
	return Rebels
}

// ActionSet is a set of action cards of one side, by their order in its list.
type ActionSet uint32

// ActionsOfSides holds a set for each side.
type ActionsOfSides [2]ActionSet

func (a Action) bit() ActionSet {
	from, _ := actionsOf(a.Side())
	return 1 << (a - from)
}

func (set ActionSet) has(a Action) bool { return set&a.bit() != 0 }

// actionsOf returns the first action card of a side and the one after its last.
func actionsOf(side Side) (from, to Action) {
	if side == Empire {
		return 1, firstRebelAction
	}
	return firstRebelAction, numActions
}

// actionsThat returns the cards of a side that fit.
func actionsThat(side Side, fit func(Action) bool) (set ActionSet) {
	from, to := actionsOf(side)
	for a := from; a < to; a++ {
		if fit(a) {
			set |= a.bit()
		}
	}
	return set
}

// startingActions and recruitActions are the two kinds of a side's action cards.
func startingActions(side Side) ActionSet {
	return actionsThat(side, func(a Action) bool { return a.Card().Starting })
}

func recruitActions(side Side) ActionSet {
	return actionsThat(side, func(a Action) bool { return !a.Card().Starting })
}

func immediateActions(side Side) ActionSet {
	return actionsThat(side, func(a Action) bool { return a.Card().Timing == Immediate })
}

// ActionEyes is what one side alone sees of its action cards.
type ActionEyes struct {
	Held    [maxHeld]Action        // the hand, in the order received
	Drawn   [numRecruits]Action    // to recruit
	Recruit Leader                 // chosen and not yet announced
	Boxed   [numRecruits]Action    // put in the box (first game)
	Deck    [numRecruits]ActionSet // what it knows of its deck, from bottom to top
}

// KnownActions is what everybody can know of a side's action cards that lie
// facedown: for each place, which cards it can hold.
type KnownActions struct {
	Held  [maxHeld]ActionSet
	Drawn [numRecruits]ActionSet
	Boxed [numRecruits]ActionSet
	Deck  [numRecruits]ActionSet
}

// ActionUnderWay is an action card being resolved.
type ActionUnderWay struct {
	Card   Action // NoAction: none
	Leader Leader // who uses it, or NoLeader
	User   Duties // of the player who decides about it; 0: of nobody in particular
	System System // where he was put, or NoSystem
	Chosen System // what an effect keeps from one part to the next
}

// actionEyes returns what a side sees of its action cards.
func (s *State) actionEyes(side Side) *ActionEyes {
	if side == Rebels {
		return &s.Rebel.Actions
	}
	return &s.Empire.Actions
}

// fillActions puts the cards with a recruit icon into the decks (R5.1.5).
func (s *State) fillActions() {
	for a := Action(1); a < numActions; a++ {
		if side := a.Side(); !a.Card().Starting {
			n := s.ActionDeck[side]
			s.ActionCards[side][n] = a
			s.Known[side].Deck[n], s.actionEyes(side).Deck[n] = recruitActions(side), recruitActions(side)
			s.ActionDeck[side]++
		}
	}
}

// fillStarting brings the action cards without a recruit icon into the game.
func (s *State) fillStarting() {
	for a := Action(1); a < numActions; a++ {
		if side := a.Side(); a.Card().Starting {
			s.StartingCards[side][s.StartingLeft[side]] = a
			s.StartingLeft[side]++
		}
	}
}

// Used lists the action cards that a side has used: they are in the box, faceup (R21.3.1).
func (p *Public) Used(side Side) (cards []Action) {
	from, to := actionsOf(side)
	for a := from; a < to; a++ {
		if p.ActionsUsed[side].has(a) {
			cards = append(cards, a)
		}
	}
	return cards
}

// giveAction puts an action card into a side's hand. The others know which it can be, and whose of the side it is (R26.3).
func (t Turn) giveAction(a Action, known ActionSet, whose Duties) {
	side := a.Side()
	n := t.ActionHand[side]
	t.actionEyes(side).Held[n], t.Known[side].Held[n], t.ActionsOf[side][n] = a, known, whose
	t.ActionHand[side]++
}

// takeAction takes a card that comes to light out of a side's hand, and returns whose it was. Several cards of his may
// have been it for all the others know, and still may be what it was not.
func (t Turn) takeAction(a Action) (whose Duties) {
	side := a.Side()
	eyes, known, players, n := t.actionEyes(side), &t.Known[side], &t.ActionsOf[side], t.ActionHand[side]
	at := slices.Index(eyes.Held[:n], a)
	whose = players[at]
	last, either := 0, ActionSet(0)
	for i, can := range known.Held[:n] {
		if can.has(a) && players[i] == whose {
			last, either = i, either|can
		}
	}
	for i, can := range known.Held[:n] {
		if can.has(a) && players[i] == whose {
			known.Held[i] = either
		}
	}
	eyes.Held[at] = eyes.Held[last]
	copy(eyes.Held[last:n], eyes.Held[last+1:n])
	copy(known.Held[last:n], known.Held[last+1:n])
	copy(players[last:n], players[last+1:n])
	eyes.Held[n-1], known.Held[n-1], players[n-1] = NoAction, 0, 0
	t.ActionHand[side]--
	for i := range n - 1 { // nobody holds what lies faceup
		known.Held[i] &^= a.bit()
	}
	return whose
}

// holds reports whether a side has an action card in its hand: a secret.
func (s *State) holds(a Action) bool {
	side := a.Side()
	return slices.Contains(s.actionEyes(side).Held[:s.ActionHand[side]], a)
}

// mightHold reports whether a side can have an action card in its hand, for all
// that everybody knows.
func (p *Public) mightHold(a Action) bool {
	side := a.Side()
	for _, can := range p.Known[side].Held[:p.ActionHand[side]] {
		if can.has(a) {
			return true
		}
	}
	return false
}

// pictured returns the leaders who may use a card, wherever they are: those on
// it, Luke as the Jedi too (R19.8), but no captive and no lured one (R21.3.2).
func (p *Public) pictured(a Action) (set Leaders) {
	leaders := a.Card().Leaders
	if leaders.has(LukeSkywalker) {
		leaders |= LukeSkywalkerJedi.set()
	}
	leaders.each(func(l Leader) {
		if !p.Captive(l) && p.Serves(l) == a.Side() {
			set |= l.set()
		}
	})
	return set
}

// picturedAt returns the leaders in a place who may use a card there.
func (p *Public) picturedAt(a Action, at Spot) (set Leaders) {
	if a.Side() == Rebels && p.closed(at.system()) {
		return 0
	}
	p.pictured(a).each(func(l Leader) {
		if p.Leaders[l].At == at {
			set |= l.set()
		}
	})
	return set
}

// barsAction says why a leader may not use a card now.
func (t Turn) barsAction(a Action, l Leader) *game.Why {
	card := a.Card()
	if card.Place != nil && !card.Place.possible(&t.Public, 0) {
		return whyNoPlace
	}
	if card.Bars != nil {
		return card.Bars(t, l)
	}
	return nil
}

// offerCard offers an action card to the asked player, to use with some leaders, if his side holds it. It reports whether
// he might use it, for all the others know.
func (t Turn) offerCard(a Action, leaders Leaders) (might bool) {
	side := a.Side()
	for i, can := range t.Known[side].Held[:t.ActionHand[side]] {
		if !can.has(a) {
			continue
		}
		holds := t.actionEyes(side).Held[i] == a
		users := t.usersOf(a, t.ActionsOf[side][i], leaders)
		users.each(func(l Leader) {
			why := t.barsAction(a, l)
			might = might || why == nil
			if holds {
				t.ask.OfferIf(UseAction(a, l), why)
			}
		})
		if holds && users == 0 {
			leaders.each(func(l Leader) { t.ask.OfferIf(UseAction(a, l), whyPartners) })
		}
	}
	return might
}

// usersOf returns with which leaders the asked player may use a card: a recruited one only if it is his, though with a
// leader of his partner too, any other card with his own leaders (R26.3).
func (t Turn) usersOf(a Action, whose Duties, leaders Leaders) Leaders {
	card, asked := a.Card(), t.ask.Asked()
	switch {
	case whose == 0:
		leaders &= t.Mine(asked)
	case whose&t.duties(asked) == 0:
		return 0
	}
	if card.Timing == AtCombatStart && !card.FromPool {
		return leaders & -leaders // any one of them will do
	}
	return leaders
}

// offerActions offers the asked player the cards of a timing that his side holds, with the leaders in a place who may use
// them. It reports whether he might use such a card for all the others know.
func (t Turn) offerActions(side Side, timing Timing, at Spot) (might bool) {
	from, to := actionsOf(side)
	for a := from; a < to; a++ {
		card := a.Card()
		if card.Timing != timing || !t.mightHold(a) {
			continue
		}
		place := at
		if card.FromPool {
			place = InPool
		}
		might = t.offerCard(a, t.picturedAt(a, place)) || might
		if at == InPool && t.ask.Explaining() && t.holds(a) {
			(t.pictured(a) &^ t.pool(side)).each(func(l Leader) { t.ask.OfferIf(UseAction(a, l), whyNotInPool) })
		}
	}
	return might
}

// useOffered ends a question about action cards and reports whether one is used; next
// comes after it. Nobody is asked where nobody can think there is a choice.
func (t Turn) useOffered(might bool, next ...Frame) bool {
	if o := t.choose(might); o.Kind == KindAction {
		t.then(next...)
		t.useAction(Action(o.A), Leader(o.B))
		return true
	}
	return false
}

// useAction shows an action card, to be resolved next; then it is in the box (R21.3.1).
func (t Turn) useAction(a Action, l Leader) {
	side := a.Side()
	whose := t.takeAction(a)
	if whose == 0 && l != NoLeader {
		whose = l.Duty()
	}
	t.ActionsUsed[side] |= a.bit()
	t.ask.Light()
	t.tell(Event{Kind: ActionUsed, Side: side, Card: UseAction(a, l), Leader: l})
	t.then(Frame{Step: stepAction, B: uint8(a), C: uint8(l), D: uint8(whose)})
}

// immediate resolves the Immediate cards that the sides have just received, one after
// the other; then everybody knows that nobody holds one (R21.3.4).
func (t Turn) immediate(f Frame) {
	for _, side := range []Side{Rebels, Empire} {
		for _, a := range t.actionEyes(side).Held[:t.ActionHand[side]] {
			if a.Card().Timing == Immediate {
				t.then(f)
				t.useAction(a, NoLeader)
				return
			}
		}
	}
	for _, side := range []Side{Rebels, Empire} {
		others := ^immediateActions(side)
		for i := range t.Known[side].Held {
			t.Known[side].Held[i] &= others
		}
	}
}

// actionEffect applies one part of the card; before the first its leader is put
// where it says.
func (t Turn) actionEffect(f Frame) {
	card := Action(f.B).Card()
	if f.A == 0 {
		t.Acting = ActionUnderWay{Card: Action(f.B), Leader: Leader(f.C), User: Duties(f.D), System: NoSystem, Chosen: NoSystem}
		if card.Place != nil {
			t.placeActor()
		}
	}
	last := int(f.A)+1 >= len(card.Effect)
	if !last {
		t.then(Frame{Step: stepAction, A: f.A + 1, B: f.B, C: f.C, D: f.D})
	}
	card.Effect[f.A](t)
	if last {
		t.Acting = ActionUnderWay{}
	}
	t.settle()
}

// placeActor puts the leader who uses the card where its player says.
func (t Turn) placeActor() {
	act := &t.Acting
	where := act.Card.Card().Place
	act.System = t.baseBox()
	if where.at == inSystem {
		t.put(act.Card.Side(), AskActionSystem, act.Card.Thing(), act.Leader.Thing())
		for s := range System(numSystems) {
			t.ask.OfferIf(s.Thing(), where.bars(&t.Public, s))
		}
		act.System = System(t.ask.One().A)
	}
	t.placeLeader(act.Leader, act.System)
}

// combatCards lets a side use its Start of Combat cards, as many as it wants,
// before the opponent does (R12.2.2, O34); of partners one after the other (O2).
func (t Turn) combatCards(f Frame) {
	side, s := Side(f.A), t.Combat.System
	seat, more := t.partner(side, f.B)
	t.putTo(seat, AskCombatCards, s.Thing())
	t.ask.Offer(None.Thing())
	if !t.useOffered(t.offerActions(side, AtCombatStart, Spot(s)), f) && more {
		t.then(Frame{Step: stepCombatCards, A: f.A, B: 1})
	}
}
