package bot

import "holoboard/game/rebellion"

// A settled table is what one looks like to a side that assigns its leaders: all but what every leader on his way to a
// mission changes. What a mission or a raid is worth does not depend on that, so it is worked out once for the whole
// phase.
type settled struct {
	view  rebellion.View
	laid  bool // the superlaser waits on the table, which a raid can count on
	valid bool
}

// settled reports whether all that was worked out for the decision before is true for this one too.
func (t *table) settled() bool {
	if t.Phase != rebellion.Assignment {
		t.of.valid = false
		return false
	}
	now := settled{view: *t.View, laid: t.laid(rebellion.SuperlaserOnline), valid: true}
	v := &now.view
	clear(v.Agenda[:])
	clear(v.KnownSlots[:])
	clear(v.Hand()[:])
	clear(v.OnTable()[:])
	v.Pending, v.MissionHand, v.ProjectsHeld = 0, [2]uint8{}, 0
	for l := range rebellion.Leader(leaders) {
		if at := &v.Leaders[l].At; *at >= rebellion.OnMission && t.sideOf(l) == t.me {
			*at = rebellion.InPool
		}
	}
	if now == t.of {
		return true
	}
	t.of = now
	return false
}
