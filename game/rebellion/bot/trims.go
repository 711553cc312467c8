package bot

import (
	"holoboard/game/ai"
	"holoboard/game/rebellion"
)

// A Trim is a figure of the guide that can be weighed otherwise: what a mission is worth to its side, by its number, or one of those below.
type Trim int

const (
	keptByEmpire    Trim = Trim(missions) + iota // leaders that stay in the pool
	keptByRebels                                 // the same of the Rebels
	assigning                                    // what a leader is worth in the pool
	joining                                      // what a second leader adds to a mission
	revealing                                    // a mission, against moving units
	sending                                      // what it costs to use a leader of the pool
	opposing                                     // what a mission is worth to whoever opposes it
	opposingAny                                  // the least that it is worth to him
	activating                                   // what a leader costs who moves units
	seeking                                      // a system where the base can be
	believing                                    // the same, by the belief in it
	beating                                      // Rebel units that the Empire destroys
	losing                                       // Imperial units that it loses by it
	conquering                                   // systems that it takes
	striking                                     // Imperial units that the Rebels destroy
	falling                                      // Rebel units that they lose by it
	scoring                                      // objectives
	uncovering                                   // what units cost that leave the base
	fearing                                      // the threat from which on the base moves
	fleeing                                      // that it moves
	mobilizing                                   // units that come to the base by a mission
	returning                                    // the same by an activation
	nearing                                      // lying near to where the base can be
	nearingBelieved                              // the same, by the belief in it
	leaving                                      // the nearness that is lost and won by moving
	shipping                                     // ships and those whom they carry meet where they are deployed
	manning                                      // units are deployed at the base
	showing                                      // or where an objective wants some

	NumTrims = iota + missions
)

// String is its name.
func (i Trim) String() string {
	if i < Trim(missions) {
		return rebellion.Mission(i).String()
	}
	return [...]string{
		"kept_by_empire", "kept_by_rebels", "assigning", "joining", "revealing", "sending", "opposing", "opposing_any", "activating", "seeking",
		"believing", "beating", "losing", "conquering", "striking", "falling", "scoring", "uncovering", "fearing", "fleeing", "mobilizing", "returning",
		"nearing", "nearing_believed", "leaving", "shipping", "manning", "showing",
	}[i-Trim(missions)]
}

// Trims are by how many percent each figure is more or less than what stands in the code.
type Trims [NumTrims]int

// trimmed is a figure of the guide as it counts for this player.
func (t *table) trimmed(i Trim, n int) int { return n * (100 + t.ways.Trims[i]) / 100 }

// drilled are those of the admiral: go run ./build/tune -trims 3000 found them in 120,000 games between guides. Less than 8 percent is left out.
const drilled = "" +
	"rule_by_fear=80,gather_intel=30,capture_rebel_operative=-40,research_and_development=-30,address_delays=45,collect_bounty=-10," +
	"detained=20,display_of_power=10,double_our_efforts=-15,fear_will_keep_them_in_line=30,hunt_them_down=-20," +
	"intercept_transmissions=-30,interrogation=-40,interrogation_droid=20,long_range_probe=-10,lure_of_the_dark_side=-15," +
	"planetary_conquest=15,probe_droid_initiative=25,secret_weapons_research=10,trade_negotiations=30,construct_factory=20," +
	"oversee_project=-20,build_alliance=10,infiltration=-95,rapid_mobilization=-15,sabotage=15,base_defenses=-25,contingency_plan=15," +
	"covert_operation=-25,daring_rescue=20,demolition=40,establish_trade_relations=10,hidden_fleet=20,hit_and_run=25," +
	"lead_the_strike_team=15,misdirection=-10,plan_the_assault=-10,plant_false_lead=-20,seek_yoda=-25,support_of_mon_calamari=-15," +
	"kept_by_empire=30,kept_by_rebels=-35,assigning=-30,seeking=-85,believing=55,beating=35,losing=-25,striking=25,scoring=25," +
	"uncovering=10,fearing=25,fleeing=-15,mobilizing=10,opposing_any=25,opposing=-30,nearing=-60,nearing_believed=45,revealing=-35," +
	"leaving=40,manning=25,showing=10,shipping=40,joining=-60"

// thrifty is what the admiral minds besides: to give nothing away, see [Ways].
const thrifty = ",known=1,pins=20,lift=200,sound=1"

// waysOf are the ways that some words tell.
func waysOf(words string) (w Ways) {
	known := ai.Change(words, func(name string) []*int {
		if at := w.figure(name); at != nil {
			return []*int{at}
		}
		return nil
	})
	if !known {
		panic("bot: ways that nobody knows: " + words)
	}
	return w
}
