package rebellion

// The conditions that missions put to a system (R9.3.1).
var (
	populous         = condition{(*Public).populous, whyNotPopulous}
	remote           = condition{(*Public).remote, whyNotRemote}
	imperialSystem   = condition{(*Public).imperial, whyNotImperial}
	imperialLoyal    = condition{func(p *Public, s System) bool { return p.loyal(s, Empire) }, whyNotLoyal}
	rebelSystem      = condition{(*Public).rebel, whyNotRebel}
	subjugated       = condition{func(p *Public, s System) bool { return p.Subjugated.has(s) }, whyNotSubjugated}
	withImperialUnit = condition{func(p *Public, s System) bool { return p.units(s, Empire) }, whyNoImperials}
	withImperialShip = condition{func(p *Public, s System) bool { return p.ships(s, Empire) }, whyNoShips}
	noImperialUnit   = condition{func(p *Public, s System) bool { return !p.units(s, Empire) }, whyImperials}
	noRebelUnit      = condition{func(p *Public, s System) bool { return !p.units(s, Rebels) }, whyRebels}
	notSabotaged     = condition{func(p *Public, s System) bool { return !p.Sabotaged.has(s) }, whySabotaged}
	withCaptive      = condition{func(p *Public, s System) bool { return p.captivesAt(s) != 0 }, whyNoCaptive}
	neutral          = condition{func(p *Public, s System) bool { return p.Loyalty[s] == NoSide }, whyNotNeutral}
	noRebelGround    = condition{func(p *Public, s System) bool { return !p.groundUnits(s, Rebels) }, whyRebelGround}
	withRefuge       = condition{(*Public).hasRefuge, whyNoRefuge}
	overseen         = condition{func(p *Public, s System) bool { return !p.house(OverseeDeploys) || !p.Sabotaged.has(s) }, whySabotaged} // O57
	overseenStanding = condition{func(p *Public, s System) bool { return !p.house(OverseeDeploys) || !p.Destroyed.has(s) }, whyDestroyed}
)

// withAny asks for one of some types of unit.
func withAny(types ...Unit) condition {
	return condition{func(p *Public, s System) bool {
		for _, u := range types {
			if p.Units[s][u] > 0 {
				return true
			}
		}
		return false
	}, whyNoSuchUnit}
}

// withIcon asks for a resource icon; a destroyed system has none (R17.3).
func withIcon(icon Icon) condition {
	return condition{func(p *Public, s System) bool {
		return p.populous(s) && (systemFigures[s].Icons[0] == icon || systemFigures[s].Icons[1] == icon)
	}, whyNoSuchIcon}
}

// named asks for one of some systems, destroyed or not (R9.3.4).
func named(names ...System) condition {
	set := Systems(0)
	for _, s := range names {
		set |= s.set()
	}
	return condition{func(_ *Public, s System) bool { return set.has(s) }, whyOtherSystem}
}
