package pictures

import rules "holoboard/game/cardgame"

// recipes say what each title's picture shows. No two of a side are alike.
var recipes = map[rules.Title]recipe{
	1:   {on: bloodland, of: motif("meditation"), does: does(barred, focusedTwice), second: second{of: bust("emperor_palpatine"), color: rules.Sith}}, // A Disturbance In the Force
	2:   {on: desert, of: bust("luke_skywalker"), world: world{"tatooine", 0.3, 0}},                                                                   // A Hero's Journey
	3:   {on: swamp, of: motif("medal_ship"), world: world{"dagobah", 0.26, 0}},                                                                       // A Journey to Dagobah
	4:   {on: dawn, of: bust("mon_mothma"), does: does(back), second: second{of: mini("x_wing"), size: 0.5, y: -0.34}},                                // A New Hope
	5:   {on: space, of: motif("a_wing"), does: does(drawn)},                                                                                          // A-Wing
	6:   {on: temple, of: motif("monument"), does: does(forceful)},                                                                                    // Ancient Monument
	7:   {on: space, of: bust("admiral_ackbar"), does: does(hit)},                                                                                     // Admiral Ackbar
	8:   {on: deck, of: motif("admiral_motti"), does: does(readied)},                                                                                  // Admiral Motti
	9:   {on: hall, of: bust("janus_greejatus")},                                                                                                      // Advisor to the Emperor
	10:  {on: space, of: motif("plating"), does: does(shielded)},                                                                                      // Aft Armor Plating
	11:  {on: forest, of: mini("at_st"), does: does(drawn)},                                                                                           // AT-ST
	12:  {on: forest, of: motif("walker_commander"), does: does(shielded), second: second{of: mini("at_st"), size: 0.66}},                             // AT-ST Commander
	13:  {on: space, of: motif("tie_advanced"), does: does(shot, elite), second: second{of: mini("death_star"), size: 0.7, x: 0.8, y: 0.2}},           // Backstabber
	14:  {on: plain, of: motif("engineer"), does: does(readied), second: second{of: motif("emplacement"), size: 0.62, y: 0.18}},                       // Battlefield Engineers
	15:  {on: desert, of: motif("twilek")},                                                                                                            // Twi'lek Loyalist
	16:  {on: space, of: mini("tie_fighter"), does: does(readied, swarm)},                                                                             // Black Squadron Assault
	17:  {on: deck, of: motif("tie_pilot"), does: does(up)},                                                                                           // Black Squadron Pilot
	18:  {on: city, of: motif("pistol")},                                                                                                              // Blaster Pistol
	19:  {on: cloud, of: bust("boba_fett"), does: does(caged)},                                                                                        // Boba Fett
	20:  {on: desert, of: bust("boba_fett"), does: does(paidTwice, readied)},                                                                          // Bounty Collection
	21:  {on: deck, of: motif("protocol_droid"), does: does(barred)},                                                                                  // C-3PO
	22:  {on: cloud, of: motif("cloud_city"), does: does(paid)},                                                                                       // Cloud City Casino
	23:  {on: city, of: motif("bond"), does: does(paid)},                                                                                              // Common Ground
	24:  {on: deck, of: motif("control_room"), does: does(paidTwice)},                                                                                 // Control Room
	25:  {on: city, of: motif("engineer"), does: does(shielded)},                                                                                      // Corellian Engineer
	26:  {on: space, of: mini("star_destroyer"), does: does(swarm, shielded), world: world{"coruscant", 0, 0.25}},                                     // Coruscant Defense Fleet
	27:  {on: hall, of: motif("throne"), does: does(drawn)},                                                                                           // Counsel of the Sith
	28:  {on: temple, of: motif("open_hand"), does: does(barred)},                                                                                     // Counter-stroke
	29:  {on: city, of: motif("explosion"), does: does(shot), second: second{of: motif("pistol"), size: 0.62}},                                        // Crossfire
	30:  {on: cloud, of: motif("chair"), does: does(caged)},                                                                                           // Cruel Interrogations
	31:  {on: swamp, of: motif("swamp_hut"), does: does(paid)},                                                                                        // Dagobah Training Grounds
	32:  {on: hall, of: motif("bond"), does: does(glowing)},                                                                                           // Dark Alliance
	33:  {on: hall, of: motif("acolyte")},                                                                                                             // Dark Side Apprentice
	34:  {on: dusk, of: motif("visions"), does: does(drawn, discarded)},                                                                               // Dark Precognition
	35:  {on: hall, of: bust("darth_vader"), does: does(glowing)},                                                                                     // Darth Vader
	36:  {on: space, of: mini("death_star_under_construction"), world: world{"despayre", -0.24, 0.1}},                                                 // Death and Despayre
	37:  {on: desert, of: mini("tie_fighter"), does: does(down, hit, pair)},                                                                           // Death from Above
	38:  {on: deck, of: mini("stormtrooper")},                                                                                                         // Death Star Trooper
	39:  {on: plain, of: motif("beacon"), does: does(dialBack), world: world{"dantooine", 0.28, 0}},                                                   // Decoy at Dantooine
	40:  {on: deck, of: motif("turret"), does: does(hitTwice)},                                                                                        // Defense Protocol
	41:  {on: plain, of: motif("turret"), does: does(shielded)},                                                                                       // Defense Upgrade
	42:  {on: deck, of: mini("rebel_trooper"), does: does(caged)},                                                                                     // Detained
	43:  {on: lab, of: motif("officer"), does: does(shielded), second: second{of: motif("torture_droid"), size: 0.5}},                                 // ISB Interrogators
	44:  {on: space, of: mini("star_destroyer"), does: does(dialOn)},                                                                                  // Devastator
	45:  {on: bloodland, of: motif("mist_witch"), world: world{"dathomir", 0.28, 0}},                                                                  // Shadows of Dathomir
	46:  {on: temple, of: motif("clash"), does: does(readied)},                                                                                        // Double Strike
	47:  {on: space, of: mini("x_wing"), does: does(shot), second: second{of: motif("explosion"), size: 0.72, x: 0.62}},                               // Heroic Sacrifice
	48:  {on: deck, of: motif("officer"), does: does(paid)},                                                                                           // Duty Officer
	49:  {on: ice, of: motif("outpost"), does: does(paid)},                                                                                            // Hidden Outpost
	50:  {on: plain, of: motif("service_droid"), does: does(healed), second: second{of: token("objective"), size: 0.6, x: 0.7}},                       // Emergency Repair
	51:  {on: hall, of: bust("emperor_palpatine"), does: does(back), second: second{of: motif("force_bolts"), size: 0.7, x: 0.7}},                     // Emperor Palpatine
	52:  {on: hall, of: motif("royal_guard"), does: does(shielded)},                                                                                   // Emperor's Royal Guard
	53:  {on: forest, of: motif("ewok"), does: does(barred)},                                                                                          // Ewok Scout
	54:  {on: ice, of: motif("medal_ship"), does: does(back)},                                                                                         // Fall Back!
	55:  {on: temple, of: motif("beacon"), does: does(dialBack)},                                                                                      // False Lead
	56:  {on: space, of: mini("rebel_transport"), does: does(shielded)},                                                                               // Fleeing the Empire
	57:  {on: temple, of: motif("war_table"), does: does(shielded)},                                                                                   // Fleet Command Center
	58:  {on: space, of: motif("fleet_officer")},                                                                                                      // Fleet Officer
	59:  {on: hall, of: motif("grip_hand"), does: does(hit)},                                                                                          // Force Choke
	60:  {on: hall, of: motif("force_bolts")},                                                                                                         // Force Lightning
	61:  {on: temple, of: motif("meditation"), does: does(healed, glowing)},                                                                           // Force Rejuvenation
	62:  {on: hall, of: motif("stasis")},                                                                                                              // Force Stasis
	63:  {on: deck, of: bust("grand_moff_tarkin"), second: second{of: mini("death_star"), size: 0.8}},                                                 // Grand Moff Tarkin
	64:  {on: desert, of: bust("han_solo"), does: does(shot)},                                                                                         // Han Solo
	65:  {on: fire, of: motif("explosion"), does: does(aimed)},                                                                                        // Heat of Battle
	66:  {on: ice, of: motif("emplacement"), does: does(hit)},                                                                                         // Heavy Blaster Emplacement
	67:  {on: deck, of: mini("stormtrooper"), second: second{of: motif("pistol"), size: 0.6, y: 0.2}},                                                 // Heavy Stormtrooper Squad
	68:  {on: space, of: motif("medal_ship"), does: does(hit, edged)},                                                                                 // Hit and Run
	69:  {on: desert, of: motif("cantina"), does: does(paid)},                                                                                         // Questionable Contacts
	70:  {on: space, of: mini("mon_calamari_cruiser"), does: does(hitTwice)},                                                                          // Home One
	71:  {on: space, of: mini("x_wing"), does: does(aimed, focused)},                                                                                  // I'm On the Leader
	72:  {on: city, of: motif("archive"), does: does(paid)},                                                                                           // Sith Library
	73:  {on: deck, of: motif("war_table")},                                                                                                           // Imperial Command
	74:  {on: deck, of: motif("officer"), does: does(dialOn)},                                                                                         // Imperial Officer
	75:  {on: lab, of: motif("replica"), does: does(edged, up)},                                                                                       // Human Replica Droid
	76:  {on: swamp, of: motif("yoda"), second: second{of: motif("scroll_helm"), size: 0.5}},                                                          // In You Must Go
	77:  {on: ice, of: mini("rebel_trooper"), does: does(shielded, pair)},                                                                             // Covering Fire
	78:  {on: lab, of: motif("chair"), does: does(discarded)},                                                                                         // Interrogation
	79:  {on: deck, of: motif("torture_droid"), does: does(discarded)},                                                                                // Interrogation Droid
	80:  {on: forest, of: motif("hidden_jedi"), does: does(back, glowing)},                                                                            // It Binds All Things
	81:  {on: dusk, of: motif("explosion"), does: does(barred)},                                                                                       // It Could Be Worse
	82:  {on: space, of: mini("x_wing"), does: does(aimed, pair)},                                                                                     // Draw Their Fire
	83:  {on: fire, of: motif("explosion"), does: does(cut, hit)},                                                                                     // It's Worse
	84:  {on: desert, of: motif("hidden_jedi")},                                                                                                       // Jedi in Hiding
	85:  {on: desert, of: motif("open_hand"), does: does(focused, glowing)},                                                                           // Jedi Mind Trick
	86:  {on: swamp, of: motif("scroll_helm"), does: does(forceful)},                                                                                  // Jedi Training
	87:  {on: space, of: motif("shipyard"), world: world{"kuat", -0.26, 0}},                                                                           // Kuat Reinforcements
	88:  {on: deck, of: bust("princess_leia"), does: does(readied)},                                                                                   // Leia Organa
	89:  {on: temple, of: motif("deflect")},                                                                                                           // Lightsaber Deflection
	90:  {on: forest, of: motif("log_trap"), does: does(focused)},                                                                                     // Log Trap
	91:  {on: desert, of: motif("probe_droid"), does: does(unknown), world: world{"tatooine", 0.28, 0}},                                               // Looking for Droids
	92:  {on: desert, of: bust("luke_skywalker_jedi"), does: does(readied)},                                                                           // Luke Skywalker
	93:  {on: desert, of: motif("armor"), does: does(healed)},                                                                                         // Mandalorian Armor
	94:  {on: city, of: motif("evacuees"), does: does(paid, down)},                                                                                    // Corporate Exploitation
	95:  {on: temple, of: motif("hidden_jedi"), does: does(drawn), second: second{of: motif("guardian"), size: 0.7}},                                  // Forgotten Heroes
	96:  {on: dusk, of: motif("evacuees"), does: does(shielded)},                                                                                      // Our Most Desperate Hour
	97:  {on: plain, of: motif("hologram"), does: does(drawn)},                                                                                        // Mission Briefing
	98:  {on: temple, of: bust("mon_mothma"), does: does(edged, paidTwice)},                                                                           // Mon Mothma
	99:  {on: fire, of: motif("burden"), does: does(back)},                                                                                            // Fall of the Jedi
	100: {on: bloodland, of: motif("mist_witch"), does: does(hit, forceful)},                                                                          // Nightsister
	101: {on: desert, of: bust("obi_wan_kenobi"), second: second{of: motif("visions"), size: 0.5, y: -0.32}},                                          // Obi-Wan Kenobi
	102: {on: temple, of: motif("saber")},                                                                                                             // Jedi Lightsaber
	103: {on: dusk, of: motif("bombardment")},                                                                                                         // Orbital Bombardment
	104: {on: desert, of: motif("hunter"), does: does(shot)},                                                                                          // Outer Rim Hunter
	105: {on: hall, of: motif("spy_net"), does: does(paid)},                                                                                           // The Emperor's Web
	106: {on: desert, of: motif("astromech"), does: does(paid)},                                                                                       // R2-D2
	107: {on: bloodland, of: motif("rancor"), does: does(hit)},                                                                                        // Rancor
	108: {on: deck, of: motif("fist_fire"), does: does(aimed, hitTwice)},                                                                              // Rebel Assault
	109: {on: temple, of: motif("guardian"), does: does(shielded)},                                                                                    // Guardian of Peace
	110: {on: city, of: motif("informant"), does: does(unknown)},                                                                                      // Secret Informant
	111: {on: city, of: motif("civilian"), does: does(paid)},                                                                                          // Rebel Sympathizer
	112: {on: ice, of: mini("rebel_trooper")},                                                                                                         // Rebel Trooper
	113: {on: space, of: mini("x_wing"), second: second{of: mini("death_star"), size: 0.9, x: 0.7, y: -0.3, color: rules.ImperialNavy}},               // Red Five
	114: {on: space, of: mini("x_wing"), does: does(readied, elite)},                                                                                  // Red Two
	115: {on: space, of: motif("frigate"), does: does(healed)},                                                                                        // Redemption
	116: {on: space, of: motif("service_droid"), does: does(healed), second: second{of: mini("x_wing"), size: 0.56}},                                  // Repair Droid
	117: {on: deck, of: motif("cell"), does: does(back)},                                                                                              // Rescue Mission
	118: {on: cloud, of: motif("cloud_city"), does: does(healed), world: world{"bespin", -0.22, 0}},                                                   // Last Minute Rescue
	119: {on: dawn, of: bust("luke_skywalker_jedi"), does: does(up, glowing)},                                                                         // Return of the Jedi
	120: {on: space, of: motif("pilot")},                                                                                                              // Rookie Pilot
	121: {on: desert, of: motif("cantina"), does: does(unknown), world: world{"tatooine", 0.34, 0}},                                                   // Rumors at the Cantina
	122: {on: temple, of: motif("blade_forms"), does: does(swapped)},                                                                                  // Shii-Cho Training
	123: {on: forest, of: mini("x_wing"), does: does(readied, swarm), world: world{"yavin", 0.24, 0}},                                                 // Mobilize the Squadrons
	124: {on: deck, of: motif("data_plans"), does: does(drawn)},                                                                                       // Stolen Plans
	125: {on: deck, of: mini("stormtrooper"), does: does(elite)},                                                                                      // Stormtrooper Elite
	126: {on: city, of: motif("security_guard")},                                                                                                      // Espo Trooper
	127: {on: ice, of: motif("probe_droid"), does: does(up)},                                                                                          // Reconnaissance Mission
	128: {on: space, of: motif("superlaser")},                                                                                                         // Superlaser Blast
	129: {on: lab, of: motif("engineer"), does: does(drawn), second: second{of: motif("superlaser"), size: 0.56}},                                     // Superlaser Engineer
	130: {on: city, of: motif("cantina"), does: does(back)},                                                                                           // Swindled
	131: {on: deck, of: motif("cell"), does: does(discarded)},                                                                                         // Take Them Prisoner
	132: {on: cloud, of: mini("tie_fighter"), does: does(readied)},                                                                                    // Tallon Roll
	133: {on: fire, of: token("objective"), does: does(aimed)},                                                                                        // Target of Opportunity
	134: {on: space, of: motif("plating"), does: does(cut)},                                                                                           // Tear This Ship Apart
	135: {on: cloud, of: motif("cloud_city"), does: does(readied, caged), world: world{"bespin", 0.28, 0}},                                            // The Bespin Exchange
	136: {on: space, of: motif("security_guard"), does: does(elite)},                                                                                  // Kuati Security Team
	137: {on: bloodland, of: motif("visions"), does: does(focused), second: second{of: bust("darth_vader"), size: 0.66}},                              // Intimidated
	138: {on: forest, of: motif("temple"), does: does(discarded), world: world{"yavin", 0.26, 0}},                                                     // The Defense of Yavin 4
	139: {on: hall, of: motif("explosion"), does: does(down), second: second{of: bust("emperor_palpatine"), size: 0.66}},                              // There Is No Escape
	140: {on: forest, of: mini("at_st"), does: does(readied), world: world{"endor", 0.24, 0}},                                                         // The Endor Gambit
	141: {on: hall, of: motif("open_hand"), does: does(readied)},                                                                                      // The Hand's Blessing
	142: {on: city, of: motif("throne"), does: does(paidTwice, barred), world: world{"coruscant", -0.24, 0}},                                          // The Heart of the Empire
	143: {on: space, of: mini("mon_calamari_cruiser"), second: second{of: mini("corellian_corvette"), size: 0.5}},                                     // The Rebel Fleet
	144: {on: dusk, of: motif("temple"), does: does(swapped)},                                                                                         // The Secret of Yavin 4
	145: {on: space, of: motif("superlaser"), does: does(shielded), second: second{of: mini("death_star"), size: 0.6, x: 0.6}},                        // The Ultimate Power
	146: {on: space, of: motif("tie_advanced"), does: does(hit)},                                                                                      // TIE Advanced
	147: {on: space, of: mini("tie_fighter"), does: does(aimed, swarm)},                                                                               // TIE Attack Squadron
	148: {on: space, of: motif("tie_bomber"), does: does(down)},                                                                                       // TIE Bomber
	149: {on: space, of: mini("tie_fighter")},                                                                                                         // TIE Fighter
	150: {on: deck, of: motif("trench")},                                                                                                              // Trench Run
	151: {on: forest, of: motif("ewok"), does: does(back, swarm), world: world{"endor", 0.26, 0}},                                                     // Tribal Support
	152: {on: desert, of: mini("stormtrooper"), does: does(swarm, shot)},                                                                              // Trooper Assault
	153: {on: deck, of: motif("scroll_helm"), does: does(readied)},                                                                                    // Trust Your Feelings
	154: {on: temple, of: motif("believer")},                                                                                                          // Believer in the Old Ways
	156: {on: city, of: motif("twilek"), does: does(paidTwice)},                                                                                       // Twi'lek Smuggler
	157: {on: dusk, of: motif("twist"), does: does(cut)},                                                                                              // Twist of Fate
	158: {on: space, of: motif("astromech"), does: does(up), second: second{of: mini("x_wing"), size: 0.6}},                                           // Astromech Droid Upgrade
	159: {on: hall, of: motif("red_saber")},                                                                                                           // Vader's Lightsaber
	160: {on: space, of: motif("tie_advanced"), does: does(drawn, glowing)},                                                                           // Vader's TIE Advanced
	161: {on: ice, of: motif("probe_droid"), does: does(back)},                                                                                        // Viper Probe Droid
	162: {on: space, of: bust("chewbacca"), does: does(swapped)},                                                                                      // Wookiee Navigator
	163: {on: space, of: mini("x_wing")},                                                                                                              // X-Wing
	164: {on: space, of: mini("x_wing"), does: does(swarm)},                                                                                           // X-Wing Escort
	165: {on: space, of: mini("y_wing"), does: does(down)},                                                                                            // Y-Wing
	166: {on: swamp, of: motif("yoda"), does: does(forceful)},                                                                                         // Yoda
	167: {on: desert, of: motif("hologram"), does: does(drawn, glowing)},                                                                              // You're My Only Hope
	168: {on: forest, of: motif("ewok"), does: does(cut)},                                                                                             // Yub Yub!
	169: {on: bloodland, of: motif("explosion"), does: does(aimed)},                                                                                   // Heat of Battle
	170: {on: deck, of: token("objective"), does: does(aimed)},                                                                                        // Target of Opportunity
	171: {on: hall, of: motif("twist"), does: does(cut)},                                                                                              // Twist of Fate

	// The cards of the affiliations show their emblems.
	172: {on: temple, of: emblems[rules.Jedi]},
	173: {on: forest, of: emblems[rules.RebelAlliance]},
	174: {on: city, of: emblems[rules.Smugglers]},
	175: {on: hall, of: emblems[rules.Sith]},
	176: {on: deck, of: emblems[rules.ImperialNavy]},
	177: {on: desert, of: emblems[rules.Scum]},
}
