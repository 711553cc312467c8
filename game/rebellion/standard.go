package rebellion

import "holoboard/game"

// R5.1.8: what the standard setup has in the place of the first game's fixed
// placement. Probe cards decide on loyalty, both sides place their forces, and each
// gets two starting action cards.

// The symbols of loyalty on the probe cards, used by the standard setup alone. The
// Rebel ones are not verified (O53).
const (
	rebelSymbols    Systems = 1<<Bothawui | 1<<Kashyyyk | 1<<MonCalamari | 1<<Naboo | 1<<Ryloth
	imperialSymbols Systems = 1<<Corellia | 1<<Mandalore | 1<<Mustafar | 1<<Mygeeto | 1<<Rodia | 1<<Saleucami | 1<<Sullust
)

// So many systems of each side are revealed; the first two Imperial ones are subjugated.
const (
	rebelSystems      = 3
	imperialSystems   = 5
	subjugatedSystems = 2
	dealtActions      = 2
)

// standardForces are the units that the sides place.
var standardForces = [numUnits]uint8{
	StarDestroyer: 3, AssaultCarrier: 3, TIEFighter: 12, Stormtrooper: 12, ATST: 5, ATAT: 1, DeathStar: 1,
	CorellianCorvette: 1, RebelTransport: 1, XWing: 2, YWing: 2, RebelTrooper: 6, Airspeeder: 2,
}

// standardSetup takes the forces out of the supply and puts on the agenda what is
// done with them.
func (t Turn) standardSetup() {
	for u, n := range standardForces {
		t.Supply[u] -= n
		t.Deploying.Leaving[u] = n
	}
	t.then(
		Frame{Step: stepRevealProbes},
		Frame{Step: stepPlace, A: uint8(Empire)},
		Frame{Step: stepPlace, A: uint8(Rebels)},
		Frame{Step: stepDealActions},
	)
}

// revealProbes reveals probe cards until the symbols for all systems of both sides
// have appeared; further ones are passed over. Only the Imperial cards leave the game.
func (t Turn) revealProbes(Frame) {
	t.shuffleProbes()
	var revealed [numSystems]System
	n, rebels, imperials := 0, 0, 0
	for ; rebels < rebelSystems || imperials < imperialSystems; n++ {
		card, _, _ := t.drawProbe()
		revealed[n] = card
		t.tell(Event{Kind: ProbeRevealed, System: card})
		switch {
		case rebelSymbols.has(card) && rebels < rebelSystems:
			rebels++
			t.setLoyalty(card, Rebels)
		case imperialSymbols.has(card) && imperials < imperialSystems:
			imperials++
			t.ProbeBox |= card.set()
			if imperials > subjugatedSystems {
				t.setLoyalty(card, Empire)
			} else {
				t.Subjugated |= card.set()
				t.tell(Event{Kind: SystemSubjugated, System: card})
			}
		}
	}
	for ; n > 0; n-- {
		if card := revealed[n-1]; !t.ProbeBox.has(card) {
			t.topProbe(card, 0, 0)
		}
	}
	t.knowProbes()
}

// place has a side place one of its units, as long as there are any.
func (t Turn) place(f Frame) {
	side, left := Side(f.A), uint8(0)
	from, to := unitsOf(side)
	t.put(side, AskPlace)
	for u := from; u < to; u++ {
		if n := t.Deploying.Leaving[u]; n > 0 {
			t.ask.Offer(u.Thing())
			left += n
		}
	}
	u := Unit(t.ask.One().A)
	t.put(side, AskPlaceTo, u.Thing())
	outpost := t.outpost()
	for s := range System(numPlaces) {
		t.ask.OfferIf(s.Thing(), t.barsPlacing(u, s, outpost))
	}
	at := System(t.ask.One().A)
	t.Deploying.Leaving[u]--
	t.Units[at][u]++
	t.tell(Event{Kind: UnitPlaced, Unit: u, System: at})
	if left > 1 {
		t.then(f)
	}
}

// barsPlacing says why a unit may not be placed somewhere: those of the Empire in
// Imperial systems, so that each gets a ground unit; those of the Rebels on the Rebel
// Base space and in one system that is not Imperial (U4), the outpost once there is one.
func (t Turn) barsPlacing(u Unit, s, outpost System) *game.Why {
	if u.Side() == Empire {
		switch {
		case !t.imperial(s):
			return whyPlaceImperial
		case u.ground() && !t.wantsGarrison(s) && t.troopsToPlace() <= t.countSystems(t.wantsGarrison):
			return whyGarrison
		}
		return nil
	}
	switch {
	case s == BaseSpace:
		return nil
	case t.imperial(s):
		return whyPlaceRebel
	case outpost != NoSystem && s != outpost:
		return whyOneSystem
	}
	return nil
}

// outpost returns the system where Rebel units are already, or NoSystem.
func (t Turn) outpost() System {
	for s := range System(numSystems) {
		if t.units(s, Rebels) {
			return s
		}
	}
	return NoSystem
}

// troopsToPlace counts the Imperial ground units not placed yet.
func (t Turn) troopsToPlace() (n int) {
	for u := range firstUnit {
		if u.ground() {
			n += int(t.Deploying.Leaving[u])
		}
	}
	return n
}

// wantsGarrison: every Imperial system needs a ground unit, but for a house rule
// Coruscant too (O30).
func (t Turn) wantsGarrison(s System) bool {
	return t.imperial(s) && !t.groundUnits(s, Empire) && !(s == Coruscant && t.house(CoruscantUnguarded))
}

// dealActions deals starting action cards at random; those left over go to the box
// unseen.
func (t Turn) dealActions(Frame) {
	t.ask.Light()
	for _, side := range []Side{Rebels, Empire} {
		cards := &t.StartingCards[side]
		t.ask.Shuffle(int(t.StartingLeft[side]), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		var list [10]uint8
		for i := range dealtActions {
			t.StartingLeft[side]--
			last := t.StartingLeft[side]
			list[i] = uint8(cards[last])
			t.giveAction(cards[last], startingActions(side), 0)
			cards[last] = NoAction
		}
		t.tell(Event{Kind: ActionsDrawn, Side: side, N: dealtActions, List: list})
	}
	t.then(Frame{Step: stepImmediate})
}
