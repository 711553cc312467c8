package rebellion

import rules "holoboard/game/rebellion"

// leadersOn is the set of a side's leaders on a spot. A lured leader serves the Empire.
func leadersOn(v *rules.View, side rules.Side, at rules.Spot) (set rules.Leaders) {
	for l := range v.Leaders {
		if v.Leaders[l].At == at && servesNow(v, rules.Leader(l)) == side {
			set |= 1 << l
		}
	}
	return set
}

// servesNow is whose leader one is now.
func servesNow(v *rules.View, l rules.Leader) rules.Side {
	if v.Leaders[l].Ring == rules.LureRing {
		return rules.Empire
	}
	return l.Figures().Side
}

// captive tells whether a leader is a prisoner.
func captive(v *rules.View, l rules.Leader) bool {
	ring := v.Leaders[l].Ring
	return ring == rules.CapturedRing || ring == rules.CarboniteRing
}
