package rebellion

import "holoboard/game"

// R11.5.6 to R11.6: building and deploying. R24.2: what happens when figures run
// out. And the verbs that put units on the table and take them off (R1.4).

// gain takes a unit from the supply and puts it in a place (R1.4).
func (t Turn) gain(u Unit, at System) bool {
	if t.Supply[u] == 0 {
		return false
	}
	t.Supply[u]--
	t.Units[at][u]++
	t.tell(Event{Kind: UnitGained, Unit: u, System: at})
	return true
}

// enqueue takes a unit from the supply and puts it on a queue space.
func (t Turn) enqueue(u Unit, space uint8) bool {
	if t.Supply[u] == 0 {
		return false
	}
	t.Supply[u]--
	t.Queue[space][u]++
	t.tell(Event{Kind: UnitQueued, Side: u.Side(), Unit: u, N: space})
	return true
}

// destroy puts a unit back into its owner's supply (R1.9).
func (t Turn) destroy(u Unit, at System) {
	t.Units[at][u]--
	t.Supply[u]++
	t.tell(Event{Kind: UnitDestroyed, Unit: u, System: at})
}

// destroyQueued destroys a unit on a build queue.
func (t Turn) destroyQueued(u Unit, space uint8) {
	t.Queue[space][u]--
	t.Supply[u]++
	t.tell(Event{Kind: QueuedDestroyed, Unit: u, N: space})
}

// destroyOrphanedDeathStar destroys queued Death Stars when none is under
// construction any more (R13.6).
func (t Turn) destroyOrphanedDeathStar() {
	if t.Supply[DeathStarUnderConstruction] == 0 {
		return
	}
	for space := range t.Queue {
		for t.Queue[space][DeathStar] > 0 {
			t.destroyQueued(DeathStar, uint8(space))
		}
	}
}

// queueIcons puts a unit on the queue for every icon of a system, whoever holds
// it (R3.8): an effect of cards, not building, so sabotage does not stop it (R16.3).
func (t Turn) queueIcons(side Side, s System) {
	if !t.populous(s) {
		return
	}
	for _, icon := range systemFigures[s].Icons {
		if u := t.unitFor(side, icon, s); u != NoUnit {
			t.enqueue(u, systemFigures[s].Queue)
		}
	}
}

// unitFor returns the unit that an icon makes for a side, from the supply; where
// the side has several types for it, it chooses (R11.5.9).
func (t Turn) unitFor(side Side, icon Icon, s System) Unit {
	found := NoUnit
	several := false
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		if icon != NoIcon && unitFigures[u].Icon == icon && t.Supply[u] > 0 {
			several = found != NoUnit
			if found == NoUnit {
				found = u
			}
		}
	}
	if !several {
		return found
	}
	t.put(side, AskBuildType, s.Thing())
	for u := from; u < to; u++ {
		if unitFigures[u].Icon == icon && t.Supply[u] > 0 {
			t.ask.Offer(u.Thing())
		}
	}
	return Unit(t.ask.One().A)
}

// build has one side build from the icons of its systems (R11.5.6).
func (t Turn) build(f Frame) {
	side := Side(f.A)
	for s := range System(numSystems) {
		n := t.buildIcons(side, s)
		for _, icon := range systemFigures[s].Icons[:n] {
			t.buildOne(side, icon, s, systemFigures[s].Queue)
		}
	}
	if side == Rebels && t.baseBuilds() {
		for _, icon := range BaseIcons() {
			t.buildOne(side, icon, BaseSpace, BaseQueue)
		}
	}
}

// buildIcons returns how many icons of a system a side builds with, from the left:
// none where sabotage is (R11.5.7).
func (p *Public) buildIcons(side Side, s System) int {
	if p.Sabotaged.has(s) {
		return 0
	}
	return p.ownIcons(side, s)
}

// ownIcons returns how many icons of a system are a side's to build with, but for
// sabotage: all of a loyal one; the Empire the first of a subjugated one; none where
// enemies are (R11.5.6, R11.5.7).
func (p *Public) ownIcons(side Side, s System) int {
	icons := len(p.ResourceIcons(s))
	switch {
	case p.units(s, side.enemy()):
		return 0
	case p.Subjugated.has(s) && side == Empire:
		return min(icons, 1)
	case p.Loyalty[s] == side && !p.Subjugated.has(s):
		return icons
	}
	return 0
}

// SabotageStops reports whether sabotage alone keeps a side from building in a system (R11.5.7).
func (p *Public) SabotageStops(side Side, s System) bool {
	return p.Sabotaged.has(s) && p.ownIcons(side, s) > 0
}

// ResourceIcons returns the icons of a system, from the left; a destroyed one has none (R3.8, R17.3).
func (p *Public) ResourceIcons(s System) []Icon {
	if !p.populous(s) {
		return nil
	}
	icons, n := &systemFigures[s].Icons, 0
	for n < len(icons) && icons[n] != NoIcon {
		n++
	}
	return icons[:n]
}

// BaseIcons returns the icons of the Rebel Base space; what they build is put on queue space [BaseQueue] (R11.5.8, U1).
func BaseIcons() [2]Icon { return [2]Icon{SpaceTriangle, GroundTriangle} }

// BaseQueue is the queue space for what the Rebel Base space builds.
const BaseQueue = 1

// baseBuilds reports whether the icons of the Rebel Base space may be used (R11.5.8, U1).
func (t Turn) baseBuilds() bool {
	return !t.Revealed || !t.house(BaseBuildsWhileHidden) && !t.units(t.Base, Empire) && t.Loyalty[t.Base] != Empire
}

// buildOne builds for one icon. Where no figure is left, the owner may destroy
// one of that type on the board to build it anew (R24.2).
func (t Turn) buildOne(side Side, icon Icon, s System, space uint8) {
	if t.over() {
		return // he has destroyed his last unit at the base (R4.1)
	}
	from, to := unitsOf(side)
	left := false
	t.put(side, AskBuild, s.Thing())
	for u := from; u < to; u++ {
		if unitFigures[u].Icon != icon {
			continue
		}
		if t.Supply[u] > 0 {
			t.ask.Offer(Build(u, NoSystem))
			left = true
			continue
		}
		for at := range System(numPlaces) {
			if t.Units[at][u] > 0 {
				t.ask.Offer(Build(u, at))
			}
		}
	}
	if !left || t.house(BuildsMayBeDeclined) { // O14
		t.ask.Offer(None.Thing()) // building is not optional while there is a figure (R11.5.10)
	}
	o := t.ask.One()
	if o.Kind != KindBuild {
		return
	}
	u := Unit(o.A)
	if at := System(o.B); at != NoSystem {
		t.destroy(u, at)
		if t.settle(); t.over() {
			return
		}
	}
	t.Supply[u]--
	t.Queue[space][u]++
	t.tell(Event{Kind: UnitBuilt, Side: side, Unit: u, N: space, System: s})
}

// slide moves a side's units one queue space down; those leaving space 1 are
// deployed next (R11.6).
func (t Turn) slide(f Frame) {
	side := Side(f.A)
	t.Deploying = Deploying{}
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		t.Deploying.Leaving[u] = t.Queue[1][u]
		t.Queue[1][u], t.Queue[2][u], t.Queue[3][u] = t.Queue[2][u], t.Queue[3][u], 0
	}
	t.tell(Event{Kind: QueueMoved, Side: side})
	t.then(Frame{Step: stepDeploy, A: f.A}, Frame{Step: stepDeployed, A: f.A})
}

// deploy lets a side deploy its units one by one; what it cannot or does not
// want to deploy goes back to queue space 1 (R11.6).
func (t Turn) deploy(f Frame) {
	side := Side(f.A)
	from, to := unitsOf(side)
	for {
		t.put(side, AskDeploy)
		t.ask.Offer(Done.Thing())
		for u := from; u < to; u++ {
			if t.Deploying.Leaving[u] > 0 {
				t.ask.OfferIf(u.Thing(), t.barsDeployingAnywhere(u))
			}
		}
		o := t.ask.One()
		if o == Done.Thing() {
			return
		}
		t.deployUnit(side, Unit(o.A))
	}
}

func (t Turn) deployUnit(side Side, u Unit) {
	t.put(side, AskDeployTo, u.Thing())
	for s := range System(numPlaces) {
		t.ask.OfferIf(s.Thing(), t.BarsDeploying(u, s))
	}
	to := System(t.ask.One().A)
	t.Deploying.Leaving[u]--
	t.Deploying.Placed[to]++
	t.putDeployed(u, to, 0)
}

// putDeployed puts a unit that left the queue on the board; a Death Star takes
// the place of the one under construction (R13.5). Space is where on the queue it was until now, or 0.
func (t Turn) putDeployed(u Unit, to System, space uint8) {
	t.Units[to][u]++
	if u.Completes() {
		t.Units[to][DeathStarUnderConstruction]--
		t.Supply[DeathStarUnderConstruction]++
	}
	t.tell(Event{Kind: UnitDeployed, Unit: u, System: to, N: space})
}

// barsDeployingAnywhere says why a unit can be deployed nowhere.
func (t Turn) barsDeployingAnywhere(u Unit) (why *game.Why) {
	for s := range System(numPlaces) {
		if why = t.BarsDeploying(u, s); why == nil {
			return nil
		}
	}
	return whyDeployNowhere
}

// MostDeployed are the units that may be deployed in a place in a Refresh Phase (R11.6.2).
const MostDeployed = 2

// Completes reports whether a unit is deployed where it was begun, however many others are (R11.6.4, R13.5).
func (u Unit) Completes() bool { return u == DeathStar }

// Leaving returns how many units of a side have left its queue, or at setup its supply, and are to be put somewhere.
func (p *Public) Leaving(side Side) (n int) {
	from, to := unitsOf(side)
	for u := from; u < to; u++ {
		n += int(p.Deploying.Leaving[u])
	}
	return n
}

// BarsDeploying says why a unit may not be deployed in a place (R11.6.1 to R11.6.4).
func (p *Public) BarsDeploying(u Unit, s System) *game.Why {
	side := u.Side()
	switch {
	case u.Completes():
		if p.Units[s][DeathStarUnderConstruction] == 0 {
			return whyDeployStation
		}
		return nil
	case p.Deploying.Placed[s] >= MostDeployed:
		return whyDeployTwo
	case s == BaseSpace:
		if side == Empire {
			return whyDeployLoyal
		}
		if p.Revealed {
			return whyDeployBase
		}
		return nil
	case p.Destroyed.has(s):
		return whyDestroyed
	case !p.populous(s):
		return whyRemote
	case p.Sabotaged.has(s):
		return whySabotaged
	case p.units(s, side.enemy()):
		return whyDeployEnemy
	case side == Empire && p.imperial(s), side == Rebels && p.rebel(s):
		return nil
	}
	return whyDeployLoyal
}

// deployed ends a side's deployment: what is left goes back to queue space 1.
func (t Turn) deployed(f Frame) {
	from, to := unitsOf(Side(f.A))
	for u := from; u < to; u++ {
		if n := t.Deploying.Leaving[u]; n > 0 {
			t.Queue[1][u] += n
			t.Deploying.Leaving[u] = 0
			t.tell(Event{Kind: UnitKept, Unit: u, N: n})
		}
	}
	t.Deploying = Deploying{}
	t.settle()
}
