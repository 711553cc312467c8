package cardgame

// A Set is an objective set (R2.1): the objective and five command cards.
type Set struct {
	Cards [6]Title    // the objective first
	Box   uint8       // copies in the box
	Only  Affiliation // with this affiliation card alone (R2.5), if not neutral
	Once  bool        // at most once in a deck (R2.6)
}

// NumSets is how many there are; they are numbered from 1.
const NumSets = 36

// Sets are the objective sets by number.
var Sets = [NumSets + 1]Set{
	1:  {Cards: [6]Title{2, 92, 15, 102, 153, 31}, Box: 1},                          // A Hero's Journey
	2:  {Cards: [6]Title{76, 166, 154, 122, 31, 28}, Box: 1},                        // In You Must Go
	3:  {Cards: [6]Title{95, 101, 84, 85, 96, 65}, Box: 1},                          // Forgotten Heroes
	4:  {Cards: [6]Title{3, 113, 106, 15, 46, 133}, Box: 1, Only: Jedi},             // A Journey to Dagobah
	5:  {Cards: [6]Title{144, 21, 109, 109, 89, 157}, Box: 1},                       // The Secret of Yavin 4
	6:  {Cards: [6]Title{118, 115, 25, 119, 50, 61}, Box: 1},                        // Last Minute Rescue
	7:  {Cards: [6]Title{86, 84, 154, 6, 85, 80}, Box: 1},                           // Jedi Training
	8:  {Cards: [6]Title{138, 114, 165, 158, 49, 108}, Box: 1},                      // The Defense of Yavin 4
	9:  {Cards: [6]Title{97, 98, 14, 5, 66, 65}, Box: 1},                            // Mission Briefing
	10: {Cards: [6]Title{56, 88, 58, 124, 167, 157}, Box: 1},                        // Fleeing the Empire
	11: {Cards: [6]Title{143, 70, 165, 116, 49, 133}, Box: 1},                       // The Rebel Fleet
	12: {Cards: [6]Title{82, 7, 164, 163, 57, 47}, Box: 1},                          // Draw Their Fire
	13: {Cards: [6]Title{123, 163, 120, 150, 108, 77}, Box: 1, Only: RebelAlliance}, // Mobilize the Squadrons
	14: {Cards: [6]Title{39, 162, 112, 55, 54, 4}, Box: 1},                          // Decoy at Dantooine
	15: {Cards: [6]Title{69, 64, 156, 22, 130, 29}, Box: 1},                         // Questionable Contacts
	16: {Cards: [6]Title{121, 111, 111, 23, 117, 81}, Box: 1},                       // Rumors at the Cantina
	17: {Cards: [6]Title{151, 53, 53, 90, 168, 168}, Box: 1, Once: true},            // Tribal Support
	18: {Cards: [6]Title{68, 110, 110, 65, 133, 157}, Box: 2, Once: true},           // Hit and Run
	19: {Cards: [6]Title{99, 35, 33, 159, 59, 169}, Box: 1},                         // Fall of the Jedi
	20: {Cards: [6]Title{27, 9, 136, 72, 34, 171}, Box: 1},                          // Counsel of the Sith
	21: {Cards: [6]Title{16, 160, 146, 17, 71, 170}, Box: 1},                        // Black Squadron Assault
	22: {Cards: [6]Title{142, 26, 136, 72, 62, 139}, Box: 1, Only: Sith},            // The Heart of the Empire
	23: {Cards: [6]Title{105, 51, 52, 72, 60, 59}, Box: 1},                          // The Emperor's Web
	24: {Cards: [6]Title{30, 79, 79, 43, 137, 78}, Box: 1},                          // Cruel Interrogations
	25: {Cards: [6]Title{45, 100, 100, 107, 141, 1}, Box: 1},                        // Shadows of Dathomir
	26: {Cards: [6]Title{73, 8, 48, 67, 67, 103}, Box: 1},                           // Imperial Command
	27: {Cards: [6]Title{87, 13, 149, 148, 132, 37}, Box: 1},                        // Kuat Reinforcements
	28: {Cards: [6]Title{145, 63, 129, 125, 24, 128}, Box: 1, Only: ImperialNavy},   // The Ultimate Power
	29: {Cards: [6]Title{36, 44, 74, 24, 41, 169}, Box: 1},                          // Death and Despayre
	30: {Cards: [6]Title{40, 147, 149, 132, 37, 171}, Box: 1},                       // Defense Protocol
	31: {Cards: [6]Title{140, 12, 11, 11, 10, 170}, Box: 1},                         // The Endor Gambit
	32: {Cards: [6]Title{131, 38, 38, 42, 152, 134}, Box: 1},                        // Take Them Prisoner
	33: {Cards: [6]Title{135, 19, 104, 93, 18, 20}, Box: 1},                         // The Bespin Exchange
	34: {Cards: [6]Title{91, 161, 161, 32, 32, 83}, Box: 1},                         // Looking for Droids
	35: {Cards: [6]Title{94, 126, 126, 126, 126, 126}, Box: 1, Once: true},          // Corporate Exploitation
	36: {Cards: [6]Title{127, 75, 75, 169, 170, 171}, Box: 2, Once: true},           // Reconnaissance Mission
}

// lastLight is the last set of the light side.
const lastLight = 18

// SideOfSet returns whose set a number is.
func SideOfSet(n uint8) Side {
	if n <= lastLight {
		return Light
	}
	return Dark
}
