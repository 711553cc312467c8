package rebellion

// Sites returns where the base can be as the Empire knows; seen by anybody else, as far as everybody has seen it: what the
// Empire's probe cards tell besides, only the Empire knows.
func (v *View) Sites() Systems {
	switch {
	case v.Side() == Empire:
		return v.Empire.Base
	case v.Revealed:
		return v.Base.set()
	}
	return v.openSites()
}

// BaseHidden reports whether there is a base that is not revealed.
func (p *Public) BaseHidden() bool { return !p.Revealed && p.Round > 0 }

// KnownBase returns where the viewer knows the base to be, or NoSystem.
func (v *View) KnownBase() System {
	if v.Base == NoSystem && v.Side() == Rebels {
		return v.Rebel.Base
	}
	return v.Base
}

// RuledOut reports whether the viewer is the Empire and knows that a hidden base is not in a system.
func (v *View) RuledOut(s System) bool {
	return v.Side() == Empire && !v.Revealed && v.Empire.Base != 0 && !v.Empire.Base.has(s)
}

// openSites is where a hidden base can be by what everybody has seen: what was answered and proved about it, probe cards
// laid down, Imperial ground units and loyalty, destroyed systems (R18).
func (p *Public) openSites() (sites Systems) {
	for s := range System(numSystems) {
		why := p.reveals(s)
		unanswered := why == ByTroops && p.Moving.Landed && p.Moving.To == s // the base is revealed when the movement is done (R18.3)
		if p.Heard.has(s) && !p.ProbeBox.has(s) && (why == NotRevealed || unanswered) && !p.Destroyed.has(s) {
			sites |= s.set()
		}
	}
	return sites
}

// Has reports whether a system is among them.
func (set Systems) Has(s System) bool { return set.has(s) }
