package rebellion

// R19: the leaders and what their figures print.

// A Leader is one of the 25 leaders. Those of the Empire come first.
type Leader uint8

const (
	DarthVader Leader = iota
	EmperorPalpatine
	GeneralTagge
	GrandMoffTarkin
	AdmiralOzzel
	AdmiralPiett
	BobaFett
	ColonelYularen
	GeneralVeers
	JanusGreejatus
	MoffJerjerrod
	SoontirFel
	GeneralRieekan
	JanDodonna
	MonMothma
	PrincessLeia
	AdmiralAckbar
	Chewbacca
	GeneralMadine
	HanSolo
	LandoCalrissian
	LukeSkywalker
	LukeSkywalkerJedi
	ObiWanKenobi
	WedgeAntilles

	numLeaders         = 25
	firstLeader        = GeneralRieekan // of the Rebels
	NoLeader    Leader = 255
)

// Leaders is a set of leaders.
type Leaders uint32

func (set Leaders) has(l Leader) bool { return l < numLeaders && set>>l&1 != 0 }

// Has reports whether a leader is among them.
func (set Leaders) Has(l Leader) bool { return set.has(l) }

// List returns them in their order.
func (set Leaders) List() (list []Leader) {
	set.each(func(l Leader) { list = append(list, l) })
	return list
}

func (l Leader) set() Leaders {
	if l == NoLeader {
		return 0
	}
	return 1 << l
}

// A Skill is one of the four skills that missions ask for (R19.5).
type Skill uint8

const (
	Diplomacy Skill = iota
	Intel
	SpecOps
	Logistics
)

func (s Skill) String() string {
	return [...]string{"diplomacy", "intel", "spec_ops", "logistics"}[s]
}

// LeaderFigures is what a leader's figure prints.
type LeaderFigures struct {
	ID       string
	Side     Side     // before any lure
	Starting bool     // in the pool from the start (R5.1.2)
	Skills   [4]uint8 // icons by Skill
	Tactics  [2]uint8 // values by Theater; none: cannot activate (R19.4)
	Admiral  bool     // else a general; matters with three or four players (R26.2)
}

var leaderFigures = [numLeaders]LeaderFigures{
	DarthVader:        {ID: "darth_vader", Side: Empire, Starting: true, Skills: [4]uint8{2, 0, 3, 0}, Tactics: [2]uint8{2, 3}},
	EmperorPalpatine:  {ID: "emperor_palpatine", Side: Empire, Starting: true, Skills: [4]uint8{3, 2, 0, 0}, Tactics: [2]uint8{3, 2}, Admiral: true},
	GeneralTagge:      {ID: "general_tagge", Side: Empire, Starting: true, Skills: [4]uint8{0, 0, 1, 1}, Tactics: [2]uint8{1, 2}},
	GrandMoffTarkin:   {ID: "grand_moff_tarkin", Side: Empire, Starting: true, Skills: [4]uint8{1, 1, 0, 1}, Tactics: [2]uint8{2, 1}, Admiral: true},
	AdmiralOzzel:      {ID: "admiral_ozzel", Side: Empire, Skills: [4]uint8{0, 1, 0, 1}, Tactics: [2]uint8{2, 1}, Admiral: true},
	AdmiralPiett:      {ID: "admiral_piett", Side: Empire, Skills: [4]uint8{0, 2, 1, 0}, Tactics: [2]uint8{3, 1}, Admiral: true},
	BobaFett:          {ID: "boba_fett", Side: Empire, Skills: [4]uint8{0, 2, 3, 0}},
	ColonelYularen:    {ID: "colonel_yularen", Side: Empire, Skills: [4]uint8{0, 3, 0, 0}, Tactics: [2]uint8{2, 2}},
	GeneralVeers:      {ID: "general_veers", Side: Empire, Skills: [4]uint8{0, 0, 2, 0}, Tactics: [2]uint8{1, 3}},
	JanusGreejatus:    {ID: "janus_greejatus", Side: Empire, Skills: [4]uint8{2, 1, 0, 0}, Admiral: true},
	MoffJerjerrod:     {ID: "moff_jerjerrod", Side: Empire, Skills: [4]uint8{1, 0, 0, 1}, Tactics: [2]uint8{1, 1}},
	SoontirFel:        {ID: "soontir_fel", Side: Empire, Skills: [4]uint8{0, 1, 2, 0}, Tactics: [2]uint8{2, 1}, Admiral: true},
	GeneralRieekan:    {ID: "general_rieekan", Side: Rebels, Starting: true, Skills: [4]uint8{1, 0, 1, 1}, Tactics: [2]uint8{1, 2}},
	JanDodonna:        {ID: "jan_dodonna", Side: Rebels, Starting: true, Skills: [4]uint8{1, 2, 0, 0}, Tactics: [2]uint8{2, 1}, Admiral: true},
	MonMothma:         {ID: "mon_mothma", Side: Rebels, Starting: true, Skills: [4]uint8{3, 0, 0, 1}, Admiral: true},
	PrincessLeia:      {ID: "princess_leia", Side: Rebels, Starting: true, Skills: [4]uint8{2, 2, 1, 0}, Tactics: [2]uint8{1, 1}},
	AdmiralAckbar:     {ID: "admiral_ackbar", Side: Rebels, Skills: [4]uint8{2, 0, 0, 1}, Tactics: [2]uint8{3, 1}, Admiral: true},
	Chewbacca:         {ID: "chewbacca", Side: Rebels, Skills: [4]uint8{0, 0, 3, 0}, Tactics: [2]uint8{1, 2}},
	GeneralMadine:     {ID: "general_madine", Side: Rebels, Skills: [4]uint8{0, 2, 2, 0}, Tactics: [2]uint8{1, 3}},
	HanSolo:           {ID: "han_solo", Side: Rebels, Skills: [4]uint8{1, 1, 2, 0}, Tactics: [2]uint8{2, 2}, Admiral: true},
	LandoCalrissian:   {ID: "lando_calrissian", Side: Rebels, Skills: [4]uint8{1, 1, 1, 1}, Tactics: [2]uint8{2, 2}, Admiral: true},
	LukeSkywalker:     {ID: "luke_skywalker", Side: Rebels, Skills: [4]uint8{0, 2, 1, 0}, Tactics: [2]uint8{2, 2}},
	LukeSkywalkerJedi: {ID: "luke_skywalker_jedi", Side: Rebels, Skills: [4]uint8{0, 3, 2, 0}, Tactics: [2]uint8{3, 3}},
	ObiWanKenobi:      {ID: "obi_wan_kenobi", Side: Rebels, Skills: [4]uint8{1, 3, 0, 0}, Tactics: [2]uint8{1, 3}},
	WedgeAntilles:     {ID: "wedge_antilles", Side: Rebels, Skills: [4]uint8{0, 0, 2, 0}, Tactics: [2]uint8{3, 1}, Admiral: true},
}

// Figures returns what a leader's figure prints.
func (l Leader) Figures() *LeaderFigures { return &leaderFigures[l] }

func (l Leader) String() string {
	if l < numLeaders {
		return leaderFigures[l].ID
	}
	return "nobody"
}

// tactical reports whether a leader has tactic values (R19.4).
func (l Leader) tactical() bool { return leaderFigures[l].Tactics != [2]uint8{} }
