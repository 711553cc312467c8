package rebellion

import (
	"strings"
	"testing"

	"holoboard/game"
)

// TestTablesThatCannotBe: a table described wrongly is refused in one sentence that
// names the line and the word.
func TestTablesThatCannotBe(t *testing.T) {
	for table, says := range map[string]string{
		"moon 7":                           `nothing is described by "moon"`,
		": darth_vader":                    `nothing is described by ""`,
		"pool: darth_vador":                `"darth_vador" is no leader`,
		"pool darth_vader":                 `"darth_vader" says nothing here`,
		"turn empire rebels":               `"rebels" says nothing here`,
		"turn: empire":                     `"" is nobody who takes turns`,
		"phase command: darth_vader":       `nothing is listed after "phase command"`,
		"phase refreshed":                  `"refreshed" is no phase`,
		"round 0":                          `"0" is no number from 1 to 16`,
		"round 300":                        `"300" is no number from 1 to 16`,
		"time soon":                        `"soon" is no number from 1 to 16`,
		"time 14":                          `time 14, reputation 14`,
		"base hoht":                        `"hoht" is no system`,
		"base coruscant":                   `no probe card of coruscant`,
		"base base_space":                  `no probe card of base_space`,
		"base hoth reveald":                `"reveald"`,
		"base hoth\nprobes: hoth":          `the base is at hoth`,
		"base hoth\ndestroyed: hoth":       `I5`,
		"base hoth\nat hoth: stormtrooper": `I5`,
		"probes: hoth, hoth":               `the probe card of hoth is not in its deck`,
		"loyal rebels: base_space":         `base_space is no system`,
		"loyal rebels: coruscant":          `I8`,
		"sabotaged: dagobah":               `I8`,
		"at endor: 3 x-wing":               `"x-wing" is no unit`,
		"at endor: many x_wing":            `"many x_wing" is no number of units`,
		"at endor: 9 x_wing":               `not so many figures of x_wing`,
		"at endor: x_wing, tie_fighter":    `I9`,
		"at base_space: tie_fighter":       `tie_fighter cannot be on the Rebel Base space`,
		"at base_space: darth_vader":       `darth_vader cannot be on the Rebel Base space`,
		"pool: luke_skywalker_jedi\nat endor: luke_skywalker":            `I2`,
		"queue 4: tie_fighter":                                           `"4" is no number from 1 to 3`,
		"queue 1: 200 tie_fighter":                                       `"200 tie_fighter" cannot be queued`,
		"queue 1: death_star":                                            `I12`,
		"at endor: death_star_under_construction\nqueue 1: 2 death_star": `I12`,
		"ring captured: han_solo":                                        `I3`,
		"ring nose: han_solo":                                            `"nose" is no ring`,
		"ring r2_d2: han_solo":                                           `han_solo cannot wear a ring`,
		"pool: darth_vader\nring r2_d2: darth_vader":                     `darth_vader cannot wear a ring`,
		"detained: han_solo":                                             `han_solo cannot be detained`,
		"hand rebels: gather_intel":                                      `"gather_intel" is no mission of the rebels`,
		"hand rebels: seek_yoda, seek_yoda, seek_yoda":                   `no further copy of seek_yoda`,
		"pile rebels: sabotage":                                          `sabotage is never discarded`,
		"table empire: gather_intel":                                     `MISSION with LEADER`,
		"table empire: gather_intel with yoda":                           `"yoda" is no leader`,
		"table empire: gather_intel with han_solo":                       `I2`,
		"objectives: victory":                                            `"victory" is no objective`,
		"setup large":                                                    `"large" is no setup`,
		"setup standard\nsetup standard":                                 `named before`,
		"house of_cards":                                                 `no house rule "of_cards"`,
		"actions rebels: ambush":                                         `name the setup first`,
		"setup standard\nactions rebels: blindside":                      `no action card "blindside"`,
		"setup standard\nactions rebels: rebel_planning, temporary_alliance, start_the_evacuation": `3 starting action cards`,
		"top cards: hoth":                                 `"" is no side`,
		"top cards rebels: hoth":                          `"cards" is no deck`,
		"top tactics air: space_onslaught":                `"air" is no theater`,
		"top tactics ground: space_onslaught":             `"space_onslaught" is not in the deck`,
		"top missions rebels: sabotage":                   `sabotage does not belong into this deck`,
		"top projects: gather_intel":                      `gather_intel does not belong into this deck`,
		"phase setup\nbase hoth":                          `before the setup`,
		"phase setup\ntop objectives: return_of_the_jedi": `before the setup`,
	} {
		_, err := game.Retell(Rules{}, "game rebellion\n"+table+"\n\n")
		if err == nil || !strings.HasPrefix(err.Error(), "line ") || !strings.Contains(err.Error(), says) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %s", table, err, says)
		}
	}
}

// TestUnknownWords: the line and the word are named, wherever it stands.
func TestUnknownWords(t *testing.T) {
	const table = "game rebellion\npool: mon_mothma\nat naboo: x_wing\n"
	for story, says := range map[string]string{
		"game rebellion\n# a remark\npool: mon_mothna\n\n": `line 3: "mon_mothna" is no leader`,
		table + "\nrebels turn: mon_mothna\n":              "line 5: mon_mothna is not on offer: ? rebels turn: pass",
		table + "\n! rebels turn: mon_mothna\n":            "line 5: mon_mothna names nothing",
		table + "\nrebels turns: pass\n":                   "line 5: rebels is not asked turns",
		table + "\n= nabou is empty\n":                     `line 5: nothing is known about "nabou"`,
		table + "\n= naboo here is empty\n":                `line 5: nothing is known about "naboo here"`,
		table + "\n= queue 4 is empty\n":                   `line 5: nothing is known about "queue 4"`,
		table + "\n\n\nrebel turn: pass\n":                 "line 7: rebel is not asked turn",
		table + "table rebels: infiltration with jan_dodonna\npool: darth_vader\nat sullust: tie_fighter\n\nrebels turn: card 1\nempire oppose: darth_vader\nroll: hitt\n": "line 9: hitt is nothing that can be rolled here",
	} {
		if _, err := game.Retell(Rules{}, story); err == nil || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%s: %v, want %s", story, err, says)
		}
	}
}
