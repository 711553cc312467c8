package rebellion

// R11: the Refresh Phase. Retrieving leaders stands in capture.go, recruiting in
// recruit.go, building and deploying in building.go.

// maxHand is the most missions a side may keep in Refresh step 2 (R11.2).
const maxHand = 10

// drawMissionsStep has each side draw two missions (R11.2).
func (t Turn) drawMissionsStep(Frame) {
	t.drawMissions(Rebels, 2)
	t.drawMissions(Empire, 2)
}

// discardMissions has a side discard down to ten missions; starting missions
// stay (R11.2, R21.1.3).
func (t Turn) discardMissions(f Frame) {
	side := Side(f.A)
	for t.MissionHand[side] > maxHand {
		t.put(side, AskDiscard)
		hand := t.hand(side)
		for m := Mission(1); m < numMissions; m++ {
			switch {
			case hand[m] == 0:
			case m.Card().Kind == Starting:
				t.ask.OfferIf(m.Thing(), whyStarting)
			default:
				t.ask.Offer(m.Thing())
			}
		}
		t.discardMission(side, Mission(t.ask.One().A))
	}
}

// probeDroids: the Empire draws two probe cards (R11.3).
func (t Turn) probeDroids(Frame) { t.drawProbes(2) }

// drawObjectiveStep: the Rebels draw an objective (R11.4).
func (t Turn) drawObjectiveStep(Frame) { t.drawObjective() }

// advanceTime moves the time marker on; its new space's icons come next, recruit
// before build (R11.5).
func (t Turn) advanceTime(Frame) {
	t.Time++
	t.tell(Event{Kind: TimeAdvanced, N: t.Time})
	if t.checkMarkers(); t.over() {
		return
	}
	recruit, build := TrackIcons(t.Time)
	if build {
		t.then(Frame{Step: stepBuild, A: uint8(Rebels)}, Frame{Step: stepBuild, A: uint8(Empire)}) // O25
	}
	if recruit {
		t.then(
			Frame{Step: stepDrawRecruits, A: uint8(Rebels)},
			Frame{Step: stepRecruit, A: uint8(Rebels)},
			Frame{Step: stepDrawRecruits, A: uint8(Empire)},
			Frame{Step: stepRecruit, A: uint8(Empire)},
			Frame{Step: stepAnnounceRecruits},
		)
	}
}
