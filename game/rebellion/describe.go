package rebellion

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"holoboard/game"
)

// A table described in words, for transcripts. One line says one thing:
//
//	phase assignment | command | refresh | setup    (command)
//	round 3   time 5   reputation 12                (1, 1, 14)
//	players 4                                       (2)
//	turn empire   passed rebels                     (rebels; nobody); imperial_general and so on in a team
//	base hoth | base hoth revealed                  (dantooine)
//	at endor: 2 stormtrooper, darth_vader           units and leaders; base_space too
//	pool: princess_leia, general_tagge              (all others are in the supply)
//	loyal rebels: naboo   loyal empire: sullust     (Coruscant to the Empire; others neutral)
//	closed: naboo                                   by Boba Fett? Where? (none)
//	sabotaged: naboo   destroyed: alderaan          (none; subjugation follows from troops)
//	ring captured: princess_leia                    captured, carbonite, lure_of_the_dark_side, master_yoda
//	detained: han_solo
//	queue 2: tie_fighter, 2 x_wing                  (empty)
//	hand empire: superlaser_online                  besides the starting missions
//	table empire: gather_intel with general_tagge   a facedown mission and its leaders
//	pile rebels: hit_and_run                        discards
//	objectives: liberation   probes: hoth, endor    hands (empty); played: rebel_assault, objectives out of the game
//	answered: naboo                                 systems where the Rebels have said that their base is not (none)
//	setup standard                                  the standard game (the first game)
//	house leaders_hold_retreat                      a house rule (none)
//	actions rebels: ambush                          action cards in hand, Immediate ones to be resolved now; those used: used rebels: …
//	top missions rebels: sabotage, …                the top cards of a deck, the first on top:
//	   missions rebels|empire, projects, objectives, probes, tactics space|ground, actions rebels|empire;
//	   starting rebels|empire: the starting action cards, the first dealt first
//
// In brackets: what holds where nothing is said. The decks hold all other cards
// in the order of the tables, and both sides know only what lies open.

// Blank implements [game.Teller].
func (Rules) Blank() State {
	s := blank()
	s.Phase, s.Round, s.Rebel.Base = Command, 1, Dantooine
	return s
}

// Describe implements [game.Teller].
func (r Rules) Describe(s *State, line string) error {
	head, tail, listed := strings.Cut(line, ":")
	first, rest, _ := strings.Cut(strings.TrimSpace(head), " ")
	describe, ok := descriptions[first]
	if !ok {
		return fmt.Errorf("nothing is described by %q", first)
	}
	d := describing{s: s, t: Turn{State: s, ask: game.Playout(nil, nil)}, words: strings.Fields(rest)}
	if tail = strings.TrimSpace(tail); tail != "" {
		d.things = strings.Split(tail, ", ")
	}
	switch err := describe(&d); {
	case err != nil:
		return err
	case len(d.words) > d.read:
		return fmt.Errorf("%q says nothing here", d.words[d.read])
	case listed && !d.lists:
		return fmt.Errorf("nothing is listed after %q", head)
	}
	return nil
}

type describing struct {
	s      *State
	t      Turn
	words  []string // before the colon, without the first
	things []string // after it
	read   int      // so many words have been read
	lists  bool     // the things have been
}

var descriptions = map[string]func(*describing) error{
	"phase":      (*describing).phase,
	"round":      func(d *describing) error { return d.number(&d.s.Round, trackSpaces) },
	"time":       func(d *describing) error { return d.number(&d.s.Time, trackSpaces) },
	"reputation": func(d *describing) error { return d.number(&d.s.Rep, trackSpaces) },
	"players":    (*describing).players,
	"turn":       func(d *describing) (err error) { d.s.Turn, err = d.role(); return err },
	"passed":     (*describing).passed,
	"base":       (*describing).base,
	"at":         (*describing).at,
	"pool":       func(d *describing) error { return d.leaders(func(l Leader) { d.stand(l, InPool) }) },
	"detained":   func(d *describing) error { return d.leaders(func(l Leader) { d.s.Detained |= l.set() }) },
	"ring":       (*describing).ring,
	"loyal":      (*describing).loyal,
	"closed":     func(d *describing) error { return d.systems(func(s System) { d.s.Closed |= s.set() }) },
	"sabotaged":  func(d *describing) error { return d.systems(func(s System) { d.s.Sabotaged |= s.set() }) },
	"destroyed": func(d *describing) error {
		return d.systems(func(s System) {
			d.s.Destroyed |= s.set()
			d.s.Loyalty[s] = NoSide
		})
	},
	"queue":      (*describing).queue,
	"hand":       (*describing).hand,
	"table":      (*describing).table,
	"pile":       (*describing).pile,
	"setup":      (*describing).setup,
	"house":      (*describing).house,
	"actions":    (*describing).actions,
	"used":       (*describing).used,
	"objectives": (*describing).objectives,
	"played":     func(d *describing) error { return d.eachObjective(func(o Objective) { d.s.ObjectiveBox |= o.set() }) },
	"answered":   func(d *describing) error { return d.systems(func(s System) { d.s.Heard &^= s.set() }) },
	"probes":     (*describing).probes,
	"top":        (*describing).top,
}

func (d *describing) word(i int) string {
	d.read = max(d.read, i+1)
	if i < len(d.words) {
		return d.words[i]
	}
	return ""
}

// list returns what is listed after the colon.
func (d *describing) list() []string {
	d.lists = true
	return d.things
}

func (d *describing) side(i int) (Side, error) {
	switch d.word(i) {
	case "rebels":
		return Rebels, nil
	case "empire":
		return Empire, nil
	}
	return NoSide, fmt.Errorf("%q is no side", d.word(i))
}

// number reads a number from 1 to the most there can be.
func (d *describing) number(n *uint8, most uint64) error {
	v, err := strconv.ParseUint(d.word(0), 10, 8)
	if err != nil || v < 1 || v > most {
		return fmt.Errorf("%q is no number from 1 to %d", d.word(0), most)
	}
	*n = uint8(v)
	return nil
}

func (d *describing) phase() error {
	for p := SettingUp; p <= Refresh; p++ {
		if p.String() == d.word(0) {
			d.s.Phase = p
			return nil
		}
	}
	return fmt.Errorf("%q is no phase", d.word(0))
}

func (d *describing) passed() error {
	r, err := d.role()
	if err == nil {
		d.s.Passed[r.Side()] |= r.Duties()
	}
	return err
}

// players reads how many play.
func (d *describing) players() error {
	if err := d.number(&d.s.Setup.Players, uint64(MostPlayers)); err != nil {
		return err
	}
	if d.s.Setup.Players < 2 {
		return fmt.Errorf("two to four can play, not %s", d.word(0))
	}
	return nil
}

// role reads a role, or a side of two players.
func (d *describing) role() (Role, error) {
	for r := range numRoles {
		if word := d.word(0); word == r.String() || word == r.Side().String() {
			return r, nil
		}
	}
	return 0, fmt.Errorf("%q is nobody who takes turns", d.word(0))
}

func (d *describing) base() error {
	s, err := probeNamed(d.word(0))
	if err != nil {
		return err
	}
	d.s.Rebel.Base, d.s.Base, d.s.Revealed = s, NoSystem, false
	switch word := d.word(1); word {
	case "":
	case "revealed":
		d.s.Base, d.s.Revealed = s, true
	default:
		return fmt.Errorf("the base is revealed or not, but not %q", word)
	}
	return nil
}

// probeNamed returns a system that has a probe card: all but Coruscant.
func probeNamed(word string) (System, error) {
	s, err := systemNamed(word)
	if err == nil && (s >= numSystems || s == Coruscant) {
		err = fmt.Errorf("there is no probe card of %v", s)
	}
	return s, err
}

func systemNamed(word string) (System, error) {
	for s := range System(numPlaces) {
		if s.String() == word {
			return s, nil
		}
	}
	return NoSystem, fmt.Errorf("%q is no system", word)
}

func leaderNamed(word string) (Leader, bool) {
	for l := range Leader(numLeaders) {
		if l.String() == word {
			return l, true
		}
	}
	return NoLeader, false
}

func (d *describing) systems(do func(System)) error {
	for _, word := range d.list() {
		s, err := systemNamed(word)
		if err != nil {
			return err
		}
		if s == BaseSpace {
			return fmt.Errorf("%v is no system", s)
		}
		do(s)
	}
	return nil
}

func (d *describing) leaders(do func(Leader)) error {
	for _, word := range d.list() {
		l, ok := leaderNamed(word)
		if !ok {
			return fmt.Errorf("%q is no leader", word)
		}
		do(l)
	}
	return nil
}

// stand puts a leader somewhere; the Jedi takes Luke's place (R19.8).
func (d *describing) stand(l Leader, at Spot) {
	if l == LukeSkywalkerJedi {
		d.s.Leaders[LukeSkywalker].At = SetAside
	}
	d.s.Leaders[l].At = at
}

// counted reads "3 x_wing" or "x_wing".
func counted(word string) (Unit, uint8, error) {
	n := uint64(1)
	if number, unit, ok := strings.Cut(word, " "); ok {
		var err error
		if n, err = strconv.ParseUint(number, 10, 8); err != nil {
			return NoUnit, 0, fmt.Errorf("%q is no number of units", word)
		}
		word = unit
	}
	for u := range Unit(numUnits) {
		if u.String() == word {
			return u, uint8(n), nil
		}
	}
	return NoUnit, 0, fmt.Errorf("%q is no unit", word)
}

func (d *describing) at() error {
	s, err := systemNamed(d.word(0))
	if err != nil {
		return err
	}
	for _, word := range d.list() {
		if l, ok := leaderNamed(word); ok {
			d.stand(l, Spot(s))
			continue
		}
		u, n, err := counted(word)
		switch {
		case err != nil:
			return err
		case d.s.Supply[u] < n:
			return fmt.Errorf("there are not so many figures of %v", u)
		case s == BaseSpace && u.Side() == Empire:
			return fmt.Errorf("%v cannot be on the Rebel Base space", u)
		}
		d.s.Units[s][u] += n
		d.s.Supply[u] -= n
	}
	return nil
}

func (d *describing) queue() error {
	var space uint8
	if err := d.number(&space, 3); err != nil {
		return err
	}
	for _, word := range d.list() {
		u, n, err := counted(word)
		if err != nil || d.s.Supply[u] < n {
			return fmt.Errorf("%q cannot be queued", word)
		}
		d.s.Queue[space][u] += n
		d.s.Supply[u] -= n
	}
	return nil
}

func (d *describing) ring() error {
	for r := CapturedRing; r < numRings; r++ {
		if r.String() == d.word(0) {
			return d.leaders(func(l Leader) { d.s.Leaders[l].Ring = r })
		}
	}
	return fmt.Errorf("%q is no ring", d.word(0))
}

func (d *describing) loyal() error {
	side, err := d.side(0)
	if err != nil {
		return err
	}
	return d.systems(func(s System) { d.s.Loyalty[s] = side })
}

func missionNamed(word string, side Side) (Mission, error) {
	for m := Mission(1); m < numMissions; m++ {
		if m.String() == word && m.Card().Side == side {
			return m, nil
		}
	}
	return NoMission, fmt.Errorf("%q is no mission of the %v", word, side)
}

// fetch takes a mission out of its deck; starting missions come from the hand.
func (d *describing) fetch(m Mission) error {
	c := m.Card()
	if c.Kind == Starting {
		hand := d.t.handOf(c.Side)
		if hand[m] == 0 {
			return fmt.Errorf("%v is not in the hand any more", m)
		}
		hand[m]--
		d.s.MissionHand[c.Side]--
		return nil
	}
	deck, n := d.s.deckOf(c.Side, c.Kind)
	at := slices.Index(deck[:*n], m)
	if at < 0 {
		return fmt.Errorf("there is no further copy of %v", m)
	}
	copy(deck[at:*n], deck[at+1:*n])
	*n--
	deck[*n] = NoMission
	return nil
}

func (d *describing) missions(do func(Mission, Side) error) error {
	side, err := d.side(0)
	if err != nil {
		return err
	}
	return d.missionsOf(side, do)
}

func (d *describing) missionsOf(side Side, do func(Mission, Side) error) error {
	for _, word := range d.list() {
		m, err := missionNamed(word, side)
		if err != nil {
			return err
		}
		if err := d.fetch(m); err != nil {
			return err
		}
		if err := do(m, side); err != nil {
			return err
		}
	}
	return nil
}

func (d *describing) hold(m Mission, side Side) {
	d.t.handOf(side)[m]++
	d.s.MissionHand[side]++
	if m.Card().Kind == Project {
		d.s.ProjectsHeld++
	}
}

func (d *describing) hand() error {
	return d.missions(func(m Mission, side Side) error {
		d.hold(m, side)
		return nil
	})
}

func (d *describing) pile() error {
	return d.missions(func(m Mission, side Side) error {
		switch m.Card().Kind {
		case Starting:
			return fmt.Errorf("%v is never discarded", m)
		case Project:
			d.s.ProjectsHeld++ // toPile takes it off again
		}
		d.t.toPile(side, m)
		return nil
	})
}

// table reads "gather_intel with darth_vader, general_tagge".
func (d *describing) table() error {
	side, err := d.side(0)
	if err != nil {
		return err
	}
	card, leaders, ok := strings.Cut(strings.Join(d.list(), ", "), " with ")
	if !ok {
		return fmt.Errorf("a facedown mission needs its leaders: MISSION with LEADER")
	}
	m, err := missionNamed(card, side)
	if err != nil {
		return err
	}
	if !slices.Contains(d.t.onTable(side)[:], NoMission) {
		return fmt.Errorf("there are more facedown missions than leaders")
	}
	if err := d.fetch(m); err != nil {
		return err
	}
	d.hold(m, side)
	slot := d.t.layDown(side, m)
	d.things = strings.Split(leaders, ", ")
	return d.leaders(func(l Leader) { d.stand(l, OnMission+Spot(slot)) })
}

func (d *describing) objectives() error {
	return d.eachObjective(func(o Objective) {
		d.s.Rebel.Objectives[d.s.ObjectiveHand] = o
		d.s.HandStages[d.s.ObjectiveHand] = o.Card().Stage
		d.s.ObjectiveHand++
	})
}

func (d *describing) eachObjective(do func(Objective)) error {
	for _, word := range d.list() {
		deck := d.s.ObjectiveCards[:d.s.ObjectiveDeck]
		at := slices.IndexFunc(deck, func(o Objective) bool { return o.String() == word })
		if at < 0 {
			return fmt.Errorf("%q is no objective in the deck", word)
		}
		o, _ := d.t.takeTop(len(deck) - 1 - at)
		do(o)
	}
	return nil
}

func (d *describing) setup() error {
	if d.word(0) != "standard" {
		return fmt.Errorf("%q is no setup", d.word(0))
	}
	if d.s.Setup.Standard {
		return fmt.Errorf("the setup has been named before")
	}
	d.s.Setup.Standard = true
	d.s.fillStarting()
	return nil
}

func (d *describing) house() error {
	h, ok := HouseRuleNamed(d.word(0))
	if !ok {
		return fmt.Errorf("there is no house rule %q", d.word(0))
	}
	d.s.Setup.House = d.s.Setup.House.With(h)
	return nil
}

// actions reads the action cards a side holds: the standard game must have been named.
func (d *describing) actions() error {
	return d.eachAction(func(a Action, known ActionSet) error {
		if d.s.ActionHand[a.Side()] == maxHeld {
			return fmt.Errorf("%v is one action card too many", a)
		}
		d.t.giveAction(a, known, 0)
		return nil
	})
}

func (d *describing) used() error {
	return d.eachAction(func(a Action, _ ActionSet) error {
		d.s.ActionsUsed[a.Side()] |= a.bit()
		return nil
	})
}

// eachAction takes the action cards named out of the deck, or of those that are
// dealt at the start.
func (d *describing) eachAction(do func(Action, ActionSet) error) error {
	side, err := d.side(0)
	switch {
	case err != nil:
		return err
	case !d.s.Setup.Standard:
		return fmt.Errorf("action cards are used in the standard game alone: name the setup first")
	}
	for _, word := range d.list() {
		deck, left := d.s.ActionCards[side][:d.s.ActionDeck[side]], d.s.StartingCards[side][:d.s.StartingLeft[side]]
		named := func(a Action) bool { return a.String() == word }
		if at := slices.IndexFunc(deck, named); at >= 0 {
			a, n := deck[at], len(deck)-1
			copy(deck[at:], deck[at+1:])
			deck[n], d.s.Known[side].Deck[n], d.s.actionEyes(side).Deck[n] = NoAction, 0, 0
			d.s.ActionDeck[side]--
			err = do(a, recruitActions(side))
		} else if at := slices.IndexFunc(left, named); at >= 0 {
			a := left[at]
			copy(left[at:], left[at+1:])
			left[len(left)-1] = NoAction
			d.s.StartingLeft[side]--
			err = do(a, startingActions(side))
		} else {
			err = fmt.Errorf("the %v have no action card %q left", side, word)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (d *describing) probes() error {
	return d.eachProbe(func(s System) { d.t.giveProbe(s, s.set()) })
}

// eachProbe takes the probe cards named out of their deck.
func (d *describing) eachProbe(do func(System)) error {
	for _, word := range d.list() {
		s, err := probeNamed(word)
		if err != nil {
			return err
		}
		if !slices.Contains(d.s.ProbeCards[:d.s.ProbeDeck], s) {
			return fmt.Errorf("the probe card of %v is not in its deck", s)
		}
		d.t.removeProbe(s)
		do(s)
	}
	return nil
}

// top puts cards on top of a deck, the first named topmost.
func (d *describing) top() error {
	slices.Reverse(d.list())
	deck := d.word(0)
	switch deck {
	case "projects":
		return d.missionsOf(Empire, d.onTop(Project))
	case "objectives":
		return d.eachObjective(func(o Objective) { d.t.putTop(o, 0, 0) })
	case "probes":
		return d.eachProbe(func(s System) { d.t.topProbe(s, 0, 0) })
	case "tactics":
		for th := Space; th <= Ground; th++ {
			if th.String() == d.word(1) {
				return toTop(d.things, d.s.TacticCards[th][:d.s.TacticDeck[th]])
			}
		}
		return fmt.Errorf("%q is no theater", d.word(1))
	}
	side, err := d.side(1)
	if err != nil {
		return err
	}
	switch deck {
	case "missions":
		return d.missionsOf(side, d.onTop(DeckMission))
	case "starting":
		return toTop(d.things, d.s.StartingCards[side][:d.s.StartingLeft[side]])
	case "actions":
		return toTop(d.things, d.s.ActionCards[side][:d.s.ActionDeck[side]])
	}
	return fmt.Errorf("%q is no deck", deck)
}

// onTop puts missions on top of the deck of their kind.
func (d *describing) onTop(kind MissionKind) func(Mission, Side) error {
	return func(m Mission, side Side) error {
		if m.Card().Kind != kind {
			return fmt.Errorf("%v does not belong into this deck", m)
		}
		deck, n := d.s.deckOf(side, kind)
		deck[*n] = m
		*n++
		return nil
	}
}

// toTop moves named cards to the end of a deck, its top.
func toTop[C interface {
	comparable
	String() string
}](words []string, deck []C) error {
	for n, word := range words {
		rest := deck[:len(deck)-n]
		at := slices.IndexFunc(rest, func(c C) bool { return c.String() == word })
		if at < 0 {
			return fmt.Errorf("%q is not in the deck", word)
		}
		c := deck[at]
		copy(deck[at:], deck[at+1:])
		deck[len(deck)-1] = c
	}
	return nil
}
