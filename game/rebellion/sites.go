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

// openSites is where a hidden base can be by what everybody has seen: what was answered and proved about it, probe cards
// laid down, Imperial ground units and loyalty, destroyed systems (R18).
func (p *Public) openSites() (sites Systems) {
	for s := range System(numSystems) {
		unanswered := p.Moving.Landed && p.Moving.To == s // the base is revealed when the movement is done (R18.3)
		if p.Heard.has(s) && !p.ProbeBox.has(s) && (unanswered || !p.groundUnits(s, Empire)) && p.Loyalty[s] != Empire && !p.Destroyed.has(s) {
			sites |= s.set()
		}
	}
	return sites
}

// Has reports whether a system is among them.
func (set Systems) Has(s System) bool { return set.has(s) }
