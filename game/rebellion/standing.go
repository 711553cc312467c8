package rebellion

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// How a thing stands on the table, in words, for transcripts.

// Standing implements [game.Teller].
func (r Rules) Standing(s *State, about string) (string, error) {
	if at, err := systemNamed(about); err == nil {
		return s.systemStanding(at), nil
	}
	if l, ok := leaderNamed(about); ok {
		return s.leaderStanding(l), nil
	}
	standing := ""
	switch subject, of, _ := strings.Cut(about, " "); of {
	case "":
		standing = s.tableStanding(subject)
	case "rebels":
		standing = s.sideStanding(subject, Rebels)
	case "empire":
		standing = s.sideStanding(subject, Empire)
	case "1", "2", "3":
		if subject == "queue" {
			standing = unitWords(s.Queue[of[0]-'0'])
		}
	}
	if standing == "" {
		return "", fmt.Errorf("nothing is known about %q", about)
	}
	return standing, nil
}

// tableStanding tells of what there is once; "" if there is no such thing.
func (s *State) tableStanding(subject string) string {
	switch subject {
	case "base":
		return s.Rebel.Base.String() + [...]string{" hidden", " revealed"}[one(s.Revealed)]
	case "round":
		return strconv.Itoa(int(s.Round))
	case "time":
		return strconv.Itoa(int(s.Time))
	case "reputation":
		return strconv.Itoa(int(s.Rep))
	case "supply":
		return unitWords(s.Supply)
	case "projects":
		return tallyWords(s.ProjectPile)
	case "project-deck":
		return topWords(s.ProjectCards[:s.ProjectDeck])
	case "objectives":
		return cardWords(s.Rebel.Objectives[:s.ObjectiveHand])
	case "objective-deck":
		return topWords(s.ObjectiveCards[:s.ObjectiveDeck])
	case "probes":
		return cardWords(s.Empire.Probes[:s.ProbeHand])
	case "probe-deck":
		return topWords(s.ProbeCards[:s.ProbeDeck])
	case "possible":
		var names []string
		s.Empire.Base.each(func(at System) { names = append(names, at.String()) })
		return joined(names)
	}
	return ""
}

// sideStanding tells of what each side has; "" if there is no such thing.
func (s *State) sideStanding(subject string, side Side) string {
	t := Turn{State: s}
	switch subject {
	case "hand":
		return tallyWords(t.hand(side))
	case "pile":
		return tallyWords(s.MissionPile[side])
	case "mission-deck":
		return topWords(s.MissionCards[side][:s.MissionDeck[side]])
	case "tactics":
		return tacticWords(*t.tacticsOf(side))
	case "actions":
		return cardWords(s.actionEyes(side).Held[:s.ActionHand[side]])
	case "action-deck":
		return topWords(s.ActionCards[side][:s.ActionDeck[side]])
	}
	return ""
}

func (s *State) systemStanding(at System) string {
	var parts []string
	if at < numSystems {
		if side := s.Loyalty[at]; side != NoSide {
			parts = append(parts, "loyal "+side.String())
		}
		for _, marker := range []struct {
			set  Systems
			name string
		}{{s.Subjugated, "subjugated"}, {s.Sabotaged, "sabotaged"}, {s.Destroyed, "destroyed"}, {s.Closed, "closed"}} {
			if marker.set.has(at) {
				parts = append(parts, marker.name)
			}
		}
	}
	if units := unitWords(s.Units[at]); units != "empty" {
		parts = append(parts, units)
	}
	for l := range Leader(numLeaders) {
		if s.Leaders[l].At == Spot(at) {
			parts = append(parts, l.String()+ringWord(s.Leaders[l].Ring))
		}
	}
	if len(parts) == 0 {
		return "empty"
	}
	return strings.Join(parts, ", ")
}

func ringWord(r Ring) string {
	if r == NoRing {
		return ""
	}
	return " wearing " + r.String()
}

func (s *State) leaderStanding(l Leader) string {
	stand := s.Leaders[l]
	word := map[Spot]string{InSupply: "in the supply", InPool: "in the pool", Eliminated: "eliminated", SetAside: "set aside"}[stand.At]
	if at := stand.At.system(); at != NoSystem {
		word = "at " + at.String()
	}
	if slot, on := stand.At.slot(); on {
		word = "on card " + strconv.Itoa(int(slot)+1)
	}
	return word + ringWord(stand.Ring)
}

func unitWords(units [numUnits]uint8) string {
	var parts []string
	for u, n := range units {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %v", n, Unit(u)))
		}
	}
	if parts == nil {
		return "empty"
	}
	return strings.Join(parts, ", ")
}

func tallyWords(t Tally) string {
	var parts []string
	for m, n := range t {
		for range n {
			parts = append(parts, Mission(m).String())
		}
	}
	return joined(parts)
}

func tacticWords(t [numTactics]uint8) string {
	var parts []string
	for c, n := range t {
		for range n {
			parts = append(parts, Tactic(c).String())
		}
	}
	return joined(parts)
}

func cardWords[C fmt.Stringer](cards []C) string {
	var parts []string
	for _, c := range cards {
		parts = append(parts, c.String())
	}
	return joined(parts)
}

// topWords names a deck from its top.
func topWords[C fmt.Stringer](deck []C) string {
	deck = slices.Clone(deck)
	slices.Reverse(deck)
	return cardWords(deck)
}

func joined(parts []string) string {
	if parts == nil {
		return "empty"
	}
	return strings.Join(parts, ", ")
}
