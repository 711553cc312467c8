package cardgame

import (
	"fmt"
	"strconv"
	"strings"
)

// A table described in words, for transcripts. One line says one thing:
//
//	starter: starter_jedi against starter_sith     a game before its first shuffle (also custom, one_box); then nothing else but house
//	house no_mulligan                              a house rule (none)
//	of light rebel_alliance                        an affiliation card (jedi, sith)
//	turn dark 3                                    whose turn and which (light 4)
//	phase deployment                               which begins: balance, refresh, draw, deployment, conflict, force (conflict)
//	dial 5                                         (0)
//	dial damage 4                                  (0)
//	balance dark                                   (light)
//	light: luke_skywalker focus 2 damage 1 shield 1 committed, jedi_lightsaber on luke_skywalker
//	dark: black_squadron_pilot on tie_fighter      objectives, units and enhancements; three plain objectives if none is said
//	hand light: counter_stroke, red_five           (nothing)
//	deck light: y_wing, x_wing                     from the top (ten twilek_loyalist, ten kuati_security_team)
//	objectives light: hit_and_run                  the objective deck, from the top (three plain ones)
//	discard light: yoda                            the top last (nothing)
//	victory light: shadows_of_dathomir             (nothing)
//	captured: yoda at shadows_of_dathomir, hidden luke_skywalker at the_endor_gambit    hidden: light does not know it
//	may hold dark: detained                        one of the nine answers that everybody must think of (those in hands and decks)
//	attack shadows_of_dathomir: luke_skywalker     an engagement that has just been declared
//	defend: darth_vader                            and its defenders ("nobody"): it begins with the edge battle
//	edge light                                     and who has the edge: it begins with the strikes
//
// In brackets: what holds where nothing is said.

// Blank implements [game.Teller].
func (Rules) Blank() State {
	s := blank()
	s.Format = Told
	s.Of = [2]Affiliation{Jedi, Sith}
	s.Active, s.Phase = Light, ConflictPhase
	return s
}

// plain are objectives without abilities.
var plain = [2][]Title{{2, 82, 82}, {45, 73, 36}}

// fillers are what decks are made of where nothing is said.
var fillers = [2]Title{15, 136}

// Ready implements [game.Teller].
func (Rules) Ready(s *State) error {
	if s.Top > 0 { // a whole game
		return nil
	}
	for side := range Side(2) {
		if s.count(side, s.Of[side].Card()) == 0 {
			s.lay(side, s.Of[side].Card())
		}
		if s.CurrentObjectives(side) == 0 {
			for _, p := range plain[side] {
				s.lay(side, p)
			}
		}
		if s.Deck[side].N == 0 {
			for range 10 {
				s.Deck[side].add(fillers[side])
			}
		}
		if s.Plan[side].N == 0 {
			for _, p := range plain[side] {
				s.Plan[side].add(p)
			}
		}
		s.Held[side], s.Left[side], s.Planned[side] = s.Eyes[side].Hand.N, s.Deck[side].N, s.Plan[side].N
		for i, title := range answers {
			if title.Card().Side == side {
				s.Copies[i] += uint8(s.Eyes[side].Hand.Count(title) + s.Deck[side].Count(title) + s.openCopies(side, title))
			}
		}
	}
	if s.Turn == 0 {
		s.Turn = 4 - uint8(s.Active)
	}
	s.beginAt(s.Phase)
	if wrong := s.Broken(); wrong != "" {
		return fmt.Errorf("no table can stand so: %s", wrong)
	}
	return nil
}

// beginAt begins a turn at a phase, or within an engagement.
func (s *State) beginAt(p Phase) {
	stages := map[Phase]uint8{BalancePhase: turnBegins, RefreshPhase: refreshFocus, DrawPhase: drawDiscard, DeploymentPhase: deploy, ConflictPhase: conflict, ForcePhase: commit}
	f := Frame{Do: doTurn, Side: s.Active, Stage: stages[p], Me: NoSlot, Target: NoSlot, Other: NoSlot}
	s.Phase = p - 1
	if p == BalancePhase {
		s.Turn--
	}
	if s.Engaged != NoSlot {
		s.Phase = ConflictPhase
		e := Frame{Do: doEngagement, Side: s.Active, Target: s.Engaged, Me: NoSlot, Other: NoSlot, Stage: s.Frames[0].Stage}
		s.Frames[0] = Frame{}
		s.push(f)
		s.push(e)
		return
	}
	s.push(f)
}

// Describe implements [game.Teller].
func (Rules) Describe(s *State, line string) error {
	head, tail, listed := strings.Cut(line, ":")
	words := strings.Fields(head)
	if len(words) == 0 {
		return fmt.Errorf("nothing is described before the colon of %q", line)
	}
	d := describing{s, words[1:], nil}
	if listed {
		for _, thing := range strings.Split(tail, ",") {
			if d.things = append(d.things, strings.Fields(thing)); strings.TrimSpace(thing) == "" {
				return fmt.Errorf("a thing is missing in %q", line)
			}
		}
	}
	if s.Top > 0 {
		return fmt.Errorf("a whole game is described already, before %q", line)
	}
	describe, ok := descriptions[words[0]]
	if !ok {
		return fmt.Errorf("nothing is described by %q", words[0])
	}
	return describe(&d)
}

type describing struct {
	*State
	words  []string   // after the first, before the colon
	things [][]string // after it, the words of each
}

var descriptions = map[string]func(*describing) error{
	"starter":    func(d *describing) error { return d.game(Starter) },
	"custom":     func(d *describing) error { return d.game(Custom) },
	"one_box":    func(d *describing) error { return d.game(OneBox) },
	"house":      (*describing).house,
	"of":         (*describing).affiliation,
	"turn":       (*describing).turn,
	"phase":      (*describing).phase,
	"dial":       (*describing).dial,
	"balance":    func(d *describing) error { return d.side(0, &d.Balance) },
	"light":      func(d *describing) error { return d.table(Light) },
	"dark":       func(d *describing) error { return d.table(Dark) },
	"hand":       func(d *describing) error { return d.pile(func(side Side) *Pile { return &d.Eyes[side].Hand }, false) },
	"deck":       func(d *describing) error { return d.pile(func(side Side) *Pile { return &d.Deck[side] }, true) },
	"discard":    func(d *describing) error { return d.pile(func(side Side) *Pile { return &d.Discard[side] }, false) },
	"objectives": func(d *describing) error { return d.plans(func(side Side) *Objectives { return &d.Plan[side] }, false) },
	"victory": func(d *describing) error {
		return d.plans(func(side Side) *Objectives { return &d.Victory[side] }, true)
	},
	"captured": (*describing).captured,
	"may":      (*describing).mayHold,
	"attack":   (*describing).attack,
	"defend":   (*describing).defend,
	"edge":     (*describing).edge,
}

// number reads the word at a place.
func (d *describing) number(at int, n *uint8, most int) error {
	if at >= len(d.words) {
		return fmt.Errorf("a number is missing")
	}
	value, err := strconv.Atoi(d.words[at])
	if err != nil || value < 0 || value > most {
		return fmt.Errorf("%q is no number from 0 to %d", d.words[at], most)
	}
	*n = uint8(value)
	return nil
}

func (d *describing) side(at int, side *Side) error {
	if at >= len(d.words) {
		return fmt.Errorf("a side is missing")
	}
	found, ok := sideNamed(d.words[at])
	if !ok {
		return fmt.Errorf("%q is no side", d.words[at])
	}
	*side = found
	return nil
}

// game lays out a game before its first shuffle.
func (d *describing) game(f Format) error {
	if len(d.things) != 1 || len(d.things[0]) != 3 || d.things[0][1] != "against" {
		return fmt.Errorf("a game is described as \"starter: starter_jedi against starter_sith\"")
	}
	var decks [2]Deck
	for side := range Side(2) {
		for _, ready := range ReadyDecks {
			if ready.ID == d.things[0][2*int(side)] && ready.Of.Side() == side {
				decks[side] = ready.Deck
			}
		}
		if whys := decks[side].Check(f); len(whys) > 0 {
			return fmt.Errorf("%q is no deck of %v to play with: %s %s", d.things[0][2*int(side)], side, whys[0].Rule, whys[0].Text)
		}
	}
	*d.State = NewGame(f, d.House, decks)
	return nil
}

func (d *describing) house() error {
	for _, w := range d.words {
		h, ok := HouseRuleNamed(w)
		if !ok {
			return fmt.Errorf("%q is no house rule", w)
		}
		d.House |= h
	}
	return nil
}

func (d *describing) affiliation() error {
	var side Side
	if err := d.side(0, &side); err != nil {
		return err
	}
	if d.High[side] > 0 {
		return fmt.Errorf("the affiliation of %v is said after what it has on the table", side)
	}
	for a := Jedi; a < NumAffiliations; a++ {
		if len(d.words) == 2 && a.String() == d.words[1] && a.Side() == side {
			d.Of[side] = a
			return nil
		}
	}
	return fmt.Errorf("an affiliation of %v is missing", side)
}

func (d *describing) turn() error {
	if err := d.side(0, &d.Active); err != nil {
		return err
	}
	if err := d.number(1, &d.Turn, 250); err != nil {
		return err
	}
	if d.Turn == 0 || Side(d.Turn%2) != d.Active {
		return fmt.Errorf("turn %d is not that of %v: dark has the odd ones", d.Turn, d.Active)
	}
	return nil
}

func (d *describing) phase() error {
	for p := BalancePhase; p < NumPhases; p++ {
		if len(d.words) == 1 && p.String() == d.words[0] {
			d.Phase = p
			return nil
		}
	}
	return fmt.Errorf("no phase is called %q", strings.Join(d.words, " "))
}

func (d *describing) dial() error {
	if len(d.words) == 2 && d.words[0] == "damage" {
		return d.number(1, &d.OnDial, trenchRunWins-1)
	}
	return d.number(0, &d.Dial, DialWins-1)
}

// title reads a card of a side.
func (d *describing) title(word string, side Side) (Title, error) {
	t, ok := TitleNamed(word)
	if !ok || t.Card().Side != side || t.Card().Type == AffiliationCard {
		return 0, fmt.Errorf("%q is no card of %v", word, side)
	}
	return t, nil
}

// table lays cards on the table.
func (d *describing) table(side Side) error {
	for _, words := range d.things {
		t, err := d.title(words[0], side)
		if err != nil {
			return err
		}
		if typ := t.Card().Type; typ == EventCard || typ == Fate {
			return fmt.Errorf("%q does not lie on the table", words[0])
		}
		if d.High[side] == 0 {
			d.lay(side, d.Of[side].Card())
		}
		if d.High[side] >= perSide {
			return fmt.Errorf("%v has no room left", side)
		}
		if t.Card().Unique && d.Present[side].Has(t) {
			return fmt.Errorf("%q is unique", words[0])
		}
		slot := d.lay(side, t)
		if err := d.stands(slot, words[1:]); err != nil {
			return err
		}
	}
	return nil
}

// stands reads how a card stands.
func (d *describing) stands(slot Slot, words []string) error {
	x := d.At(slot)
	if c := x.Title.Card(); c.Type == Enhancement && c.On == OnDial {
		x.Host = Dial
	}
	for i := 0; i < len(words); i++ {
		rest := describing{d.State, words[i+1:], nil}
		var err error
		switch words[i] {
		case "focus":
			err = rest.number(0, &x.Focus, 9)
			i++
		case "damage":
			err = rest.number(0, &x.Damage, 20)
			i++
		case "shield":
			err = rest.number(0, &x.Shields, 2)
			i++
		case "committed":
			if !x.isUnit() {
				return fmt.Errorf("%s cannot be committed", x.Title.ID())
			}
			x.Marks |= Committed
		case "on":
			name := strings.Join(words[i+1:], " ")
			host, ok := d.named(name)
			if !ok || host == Dial || host == slot {
				return fmt.Errorf("nothing to enhance is called %q", name)
			}
			if why := d.whyNotAttach(slot.Side(), x.Title, host); why != nil {
				return fmt.Errorf("%s cannot be attached to %s: %s", x.Title.ID(), name, why.Rule)
			}
			x.Host = host
			if x.Title.Card().Type == Unit {
				x.Marks |= Enhancing
			}
			return nil
		default:
			return fmt.Errorf("a card cannot stand %q", words[i])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// cards reads titles of the side that the first word names, of objectives or of command cards.
func (d *describing) cards(objectives bool, most int, other bool) (side Side, all []Title, err error) {
	if err := d.side(0, &side); err != nil {
		return side, nil, err
	}
	whose := side
	if other {
		whose = side.Other()
	}
	for _, words := range d.things {
		t, err := d.title(strings.Join(words, " "), whose)
		if err != nil {
			return side, nil, err
		}
		if (t.Card().Type == Objective) != objectives {
			return side, nil, fmt.Errorf("%s cannot lie there", t.ID())
		}
		all = append(all, t)
	}
	if len(all) > most {
		return side, nil, fmt.Errorf("a pile of %d cards is too high", len(all))
	}
	return side, all, nil
}

func (d *describing) pile(of func(Side) *Pile, topFirst bool) error {
	side, all, err := d.cards(false, mostCards/4, false)
	if err != nil {
		return err
	}
	p := of(side)
	*p = Pile{}
	for i := range all {
		if topFirst {
			p.addUnder(all[i])
		} else {
			p.add(all[i])
		}
	}
	return nil
}

func (d *describing) plans(of func(Side) *Objectives, victory bool) error {
	most := MostSets
	if victory {
		most = ObjectivesToWin - 1
	}
	side, all, err := d.cards(true, most, victory)
	if err != nil {
		return err
	}
	p := of(side)
	*p = Objectives{}
	for _, t := range all {
		p.addUnder(t)
	}
	return nil
}

func (d *describing) captured() error {
	for _, words := range d.things {
		who, hidden := Bits(3), words[0] == "hidden"
		if hidden {
			who, words = only(Dark), words[1:]
		}
		if len(words) < 3 || words[1] != "at" {
			return fmt.Errorf("a captured card is described as \"yoda at shadows_of_dathomir\"")
		}
		t, err := d.title(words[0], Light)
		if err != nil {
			return err
		}
		at, ok := d.named(strings.Join(words[2:], " "))
		if !ok || at == Dial || at.Side() != Dark || d.At(at).typeOf() != Objective || t.Card().Type == Objective {
			return fmt.Errorf("no card is captured at %q", strings.Join(words[2:], " "))
		}
		if d.NCaptives >= mostCaptives/2 {
			return fmt.Errorf("too many cards are captured")
		}
		i := d.NCaptives
		d.NCaptives++
		d.Captives[i].At = at
		d.Eyes[Dark].Captives[i] = t
		if who.has(Light) {
			d.Captives[i].Known, d.Eyes[Light].Captives[i] = t, t
		}
	}
	return nil
}

func (d *describing) mayHold() error {
	if len(d.words) != 2 || d.words[0] != "hold" {
		return fmt.Errorf("what somebody may hold is described as \"may hold dark: detained\"")
	}
	d.words = d.words[1:]
	_, all, err := d.cards(false, mostCards, false)
	if err != nil {
		return err
	}
	for _, t := range all {
		found := false
		for i, a := range answers {
			if a == t {
				d.Copies[i]++
				found = true
			}
		}
		if !found {
			return fmt.Errorf("%s answers nothing from the hand", t.ID())
		}
	}
	return nil
}

// participantsNamed marks units that attack or defend.
func (d *describing) participantsNamed(side Side, role Marks) error {
	for _, words := range d.things {
		name := strings.Join(words, " ")
		if name == "nobody" {
			continue
		}
		slot, ok := d.named(name)
		if !ok || slot == Dial || slot.Side() != side || !d.At(slot).isUnit() {
			return fmt.Errorf("%v has no unit %q", side, name)
		}
		d.At(slot).Marks |= role
	}
	return nil
}

func (d *describing) attack() error {
	name := strings.Join(d.words, " ")
	slot, ok := d.named(name)
	if !ok || slot != Dial && (slot.Side() == d.Active || d.At(slot).typeOf() != Objective) || d.Engaged != NoSlot || d.Top > 0 {
		return fmt.Errorf("%q cannot be engaged", name)
	}
	d.Engaged = slot
	if slot == Dial {
		d.DialEngaged = true
	} else {
		d.At(slot).Marks |= WasEngaged
	}
	d.Frames[0].Stage = attackersShield
	return d.participantsNamed(d.Active, Attacking)
}

func (d *describing) defend() error {
	if d.Engaged == NoSlot || d.Top > 0 {
		return fmt.Errorf("nothing is engaged")
	}
	d.Frames[0].Stage = edgeBattle
	return d.participantsNamed(d.Active.Other(), Defending)
}

func (d *describing) edge() error {
	if d.Engaged == NoSlot || d.Top > 0 {
		return fmt.Errorf("nothing is engaged")
	}
	d.Frames[0].Stage = strikeStep
	return d.side(0, &d.Edge)
}
