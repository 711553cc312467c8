package rebellion

import (
	"math/rand/v2"
	"slices"
	"testing"

	"holoboard/game"
)

// A screen asks the rules by methods of View and Public what it wants to show beside a decision. TestScreenQuestionsEqualOffers
// plays random games and holds each answer against what the decisions offer, why they do not offer something, and what
// happens next.
func TestScreenQuestionsEqualOffers(t *testing.T) {
	games := uint64(300)
	if testing.Short() {
		games = 60
	}
	s := screenCheck{T: t, held: map[string]int{}}
	for seed := range games {
		s.play(seed, Setup{Standard: seed%2 == 1, Players: []uint8{2, 2, 2, 4}[seed%4]})
	}
	for name := range screenQuestions {
		if s.held[name] == 0 && !testing.Short() {
			t.Errorf("%s was never asked", name)
		}
	}
	t.Log(s.held)
}

// screenCheck is a game that a screen asks about.
type screenCheck struct {
	*testing.T
	held  map[string]int // how often each question was held against the rules
	m     *game.Match[State, View]
	seed  uint64
	sites Systems // where the base could be for the Empire at the last decision
}

// holds notes that an answer is held against the rules.
func (s *screenCheck) holds(name string, as bool, what ...any) {
	s.Helper()
	s.held[name]++
	if !as {
		s.Errorf("game %d, round %d, %s: %s: %v", s.seed, s.m.Now.Round, s.m.Pending.Ask, name, what)
	}
}

func (s *screenCheck) play(seed uint64, setup Setup) {
	const most = 3000
	r := rand.New(rand.NewPCG(seed, 7))
	start := NewGame(setup)
	m, news := game.Listen(Rules{}, start, r)
	s.m, s.seed, s.sites = m, seed, 0
	random := game.RandomChooser{Rand: r}
	for before := start; ; {
		s.told(before, news, m.Tables())
		if m.Over() || len(m.Log()) > most {
			return
		}
		s.asked(r)
		before = m.Now
		empire := m.View(game.Seat(Empire))
		s.sites = empire.Sites()
		news, _ = m.Answer(random.Choose(&m.Pending, nil)...)
	}
}

// screenQuestions are the names of what a screen asks.
var screenQuestions = map[string]bool{
	"BarsDeploying": true, "Completes": true, "Leaving": true, "LacksTransport": true, "LeadersOn": true, "Assigned": true, "Lacks": true,
	"ClosedThisRound": true, "FreeLeaders": true, "Hits": true, "ForcedHit": true, "AllHits": true, "Results": true, "CanBombard": true, "Pays": true,
	"Draws": true, "SabotageStops": true, "ResourceIcons": true, "BaseIcons": true, "UsesActions": true, "RuledOut": true,
	"KnownBase": true, "Successes": true, "Participants": true, "RolledSkills": true, "GoesBack": true, "Dice": true, "NextAttack": true,
	"WhyRevealed": true, "AtRevealedBase": true, "SaysNothing": true, "ByRing": true, "Gained": true,
}

// asked holds what a screen asks while a decision is pending against what that offers.
func (s *screenCheck) asked(r *rand.Rand) {
	d := &s.m.Pending
	v := s.m.View(d.Seat)
	side := SideOf(d.Seat)
	s.atAnyTime(&v, side)
	if check := map[game.Key]func(*game.Decision, *View, Side){
		AskDeploy: s.deploying, AskDeployTo: s.deployingTo, AskMove: s.moving, AskOppose: s.opposing, AskAssign: s.assigning,
		AskTurn: s.revealing, AskMissionSystem: s.placing, AskRetreat: s.retreating, AskFireAt: s.shooting,
		AskBombardWith: s.bombarding, AskPayWith: s.paying, AskDrawFrom: s.drawing, AskBuild: s.building,
	}[d.Ask]; check != nil {
		check(d, &v, side)
	}
	if slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Kind == KindAction }) {
		s.holds("UsesActions", v.Setup.UsesActions())
	}
}

// atAnyTime holds what hangs on no decision against the true table.
func (s *screenCheck) atAnyTime(v *View, side Side) {
	now := &s.m.Now
	base := now.Rebel.Base
	if base != NoSystem {
		s.holds("RuledOut", !v.RuledOut(base), base)
		switch known := v.KnownBase(); {
		case side == Rebels || now.Revealed:
			s.holds("KnownBase", known == base, known)
		default:
			s.holds("KnownBase", known == NoSystem, known)
		}
	}
	now.Sabotaged.each(func(at System) {
		healed := *now
		healed.Sabotaged &^= at.set()
		for _, side := range []Side{Rebels, Empire} {
			s.holds("SabotageStops", now.SabotageStops(side, at) == (healed.buildIcons(side, at) > 0), at, side)
		}
	})
}

// leadersOffered are the leaders that a decision offers.
func leadersOffered(d *game.Decision) (set Leaders) {
	for _, o := range d.Options {
		if o.Kind == KindLeader || o.Kind == KindRetreat {
			set |= Leader(o.A).set()
		}
	}
	return set
}

func (s *screenCheck) deploying(d *game.Decision, v *View, side Side) {
	left := 0
	for u := range UnitsOf(side) {
		if v.Deploying.Leaving[u] == 0 {
			continue
		}
		left += int(v.Deploying.Leaving[u])
		anywhere := false
		for at := range System(numPlaces) {
			anywhere = anywhere || v.BarsDeploying(u, at) == nil
		}
		s.holds("BarsDeploying", anywhere == d.Has(u.Thing()), u)
	}
	s.holds("Leaving", v.Leaving(side) == left)
}

func (s *screenCheck) deployingTo(d *game.Decision, v *View, _ Side) {
	u := Unit(d.About[0].A)
	for at := range System(numPlaces) {
		s.holds("BarsDeploying", v.BarsDeploying(u, at) == nil == d.Has(at.Thing()), u, at)
	}
	if at := System(s.m.Now.Round) % numSystems; !d.Has(at.Thing()) {
		s.holds("BarsDeploying", v.BarsDeploying(u, at) == s.m.WhyNot(at.Thing()), u, at)
	}
}

// moving: without a card what needs transport moves only where there is room.
func (s *screenCheck) moving(d *game.Decision, v *View, side Side) {
	card := v.Mission.Card != NoMission || v.Acting.Card != NoAction || v.Moving.Most > 0
	for _, o := range d.Options {
		if o.Kind == KindMove && !card {
			s.holds("LacksTransport", !v.LacksTransport(Unit(o.A), System(o.B)), o)
		}
	}
	for u := range UnitsOf(side) {
		at := System(s.m.Now.Round+uint8(len(d.Options))) % numSystems
		if o := Move(u, at); v.Units[at][u] > 0 && !d.Has(o) {
			if why := s.m.WhyNot(o); why == whyNoTransport {
				s.holds("LacksTransport", v.LacksTransport(u, at), o)
			}
		}
	}
}

func (s *screenCheck) opposing(d *game.Decision, v *View, side Side) {
	s.holds("LeadersOn", leadersOffered(d) == v.LeadersOn(side, InPool)&v.Mine(d.Seat))
}

func (s *screenCheck) assigning(d *game.Decision, v *View, _ Side) {
	back := Leaders(0)
	for _, l := range leadersOffered(d).List() {
		if v.Leaders[l].At != InPool {
			back |= l.set()
		}
	}
	s.holds("Assigned", back == v.Assigned(d.Seat)&^v.Bound, back)
}

// revealing: a mission with too few icons is not offered for that reason, and no other is.
func (s *screenCheck) revealing(d *game.Decision, v *View, side Side) {
	for slot, m := range v.OnTable() {
		o := Slot(side, uint8(slot))
		on := v.LeadersOn(side, OnMission+Spot(slot))
		switch {
		case m == NoMission || on&v.turnLeaders() == 0:
		case d.Has(o):
			s.holds("Lacks", !v.Lacks(m, on), m)
		default:
			why := s.m.WhyNot(o)
			s.holds("Lacks", v.Lacks(m, on) == (why == whySkill), m, why)
		}
	}
}

func (s *screenCheck) placing(d *game.Decision, v *View, _ Side) {
	for at := range AllSystems() {
		if v.Closed.has(at) && !d.Has(at.Thing()) {
			s.holds("ClosedThisRound", s.m.WhyNot(at.Thing()) != whyClosed || v.ClosedThisRound(at), at)
		}
	}
}

func (s *screenCheck) retreating(d *game.Decision, v *View, side Side) {
	s.holds("FreeLeaders", leadersOffered(d) == v.FreeLeaders(v.Combat.System, side)&v.Mine(d.Seat)&^v.Combat.Summoned)
}

func (s *screenCheck) shooting(d *game.Decision, v *View, _ Side) {
	hits := v.Combat.Hits()
	for _, o := range d.Options {
		if o.Kind == KindHit {
			s.holds("Hits", hits[o.C] > 0, o)
		}
	}
	if o := d.Options[0]; o.Kind == KindHit {
		now := s.m.Fork(rand.New(rand.NewPCG(1, 1)))
		for i, hit := range v.Combat.AllHits(o) {
			_, err := now.Answer(hit)
			s.holds("AllHits", err == nil, o, i, err)
			if now.Over() || now.Pending.Ask != AskFireAt || now.Pending.Seat != d.Seat { // what had no other unit was assigned by itself
				break
			}
		}
	}
	if o, found := v.Combat.ForcedHit(d); found {
		s.holds("ForcedHit", d.Has(o), o)
	}
}

func (s *screenCheck) bombarding(d *game.Decision, v *View, side Side) {
	can := slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Kind == KindUnit && Unit(o.A).Bombards() > 0 })
	s.holds("CanBombard", v.CanBombard(side) == can)
}

func (s *screenCheck) paying(d *game.Decision, v *View, _ Side) {
	for _, o := range d.Options {
		of := func(die CombatDie) bool { return die.Pays() && die.Color == Color(o.C) }
		s.holds("Pays", slices.ContainsFunc(v.Combat.Dice[:v.Combat.Rolled], of), o)
	}
}

func (s *screenCheck) drawing(d *game.Decision, _ *View, _ Side) {
	if d.About[0].Kind == KindTactic {
		s.holds("Draws", Tactic(d.About[0].A).Card().Draws > 0, d.About[0])
	}
}

func (s *screenCheck) building(d *game.Decision, v *View, side Side) {
	at, icons, name := System(d.About[0].A), BaseIcons(), "BaseIcons"
	found := icons[:]
	if at != BaseSpace {
		found, name = v.ResourceIcons(at), "ResourceIcons"
		s.holds("SabotageStops", !v.SabotageStops(side, at), at)
	}
	for _, o := range d.Options {
		if o.Kind == KindBuild {
			s.holds(name, slices.Contains(found, unitFigures[o.A].Icon), o)
		}
	}
}

// told holds what a screen asks about events against the tables before and after them.
func (s *screenCheck) told(before State, news []game.Event, tables []State) {
	if len(news) != len(tables) {
		s.Fatalf("%d events and %d tables", len(news), len(tables))
	}
	for i, e := range news {
		e, after := e.(Event), &tables[i]
		s.card(e, after)
		switch e.Kind {
		case MissionSucceeded: // the ring was discarded just before
			rung := i > 0 && news[i-1].(Event).Kind == RingDiscarded && Ring(news[i-1].(Event).N) == C3PORing
			s.holds("ByRing", e.ByRing() == rung)
		case MissionRolled:
			s.rolled(&before, e)
		case AttackRolled:
			dice, _ := before.NextAttack(e.Side, Theater(e.M), false)
			s.holds("NextAttack", dice == [2]int{int(e.N), int(e.Count - e.N)}, dice)
			s.holds("Dice", slices.Equal(e.Dice(), after.Combat.Dice[:after.Combat.Rolled]))
		case UnitBeaten, UnitDamaged:
			if last := news[max(i-1, 0)].(Event).Kind; i == 0 || last != UnitBeaten && last != UnitDamaged {
				s.recorded(&before, news[i:])
			}
		case UnitDeployed:
			s.holds("Completes", e.Unit.Completes() == (after.Supply[DeathStarUnderConstruction] > before.Supply[DeathStarUnderConstruction]))
		case BaseRevealed:
			s.revealed(e, news[i+1:], tables[i:])
		case BaseAnswered:
			s.holds("SaysNothing", !e.SaysNothing() || e.N == 0 && !s.sites.has(e.System), e.System)
		}
		before = *after
	}
}

// card holds what is asked about cards.
func (s *screenCheck) card(e Event, after *State) {
	if e.Kind == MissionKept || e.Kind == MissionDiscarded {
		s.holds("GoesBack", Mission(e.Card.A).Card().Kind.GoesBack() == (e.Kind == MissionKept), e.Card)
	}
	for _, o := range e.Gained() {
		eyes, held := after.actionEyes(e.Side), false
		switch o.Kind {
		case KindMission:
			held = Turn{State: after}.hand(Mission(o.A).Card().Side)[o.A] > 0 || slices.Contains(after.Empire.Drawn[:], Mission(o.A))
		case KindObjective:
			held = slices.Contains(after.Rebel.Objectives[:], Objective(o.A))
		case KindAction:
			held = slices.Contains(eyes.Held[:], Action(o.A))
		}
		s.holds("Gained", held, e.Kind, o)
	}
}

// rolled: dice are the icons of those who take part, and their faces what they are worth.
func (s *screenCheck) rolled(before *State, e Event) {
	worth, icons := uint8(0), uint8(0)
	for _, f := range e.List[:e.N] {
		worth += Face(f).Successes()
	}
	s.holds("Successes", worth == e.M, e.List)
	card := before.Mission.Card.Card()
	for _, l := range before.Participants(e.Side).List() {
		for _, skill := range card.RolledSkills() {
			icons += l.Figures().Skills[skill]
		}
	}
	if card.Bonus == nil {
		s.holds("Participants", min(icons, 10) == e.N, icons, e.N)
		s.holds("RolledSkills", min(icons, 10) == e.N, icons, e.N)
	}
}

// recorded: what was said to become of units is what becomes of them.
func (s *screenCheck) recorded(before *State, news []game.Event) {
	want := before.Combat.Results()
	for _, e := range news {
		e := e.(Event)
		if e.Kind != UnitBeaten && e.Kind != UnitDamaged {
			break
		}
		i := slices.IndexFunc(want, func(r Result) bool {
			return r.Unit == e.Unit && r.Lost == (e.Kind == UnitBeaten) && (r.Lost || r.Damage == e.N) && r.Count > 0
		})
		if s.holds("Results", i >= 0, e.Unit, want); i >= 0 {
			want[i].Count--
		}
	}
	for _, r := range want {
		s.holds("Results", r.Count == 0, r)
	}
}

// revealed: the table is then as it was said to become.
func (s *screenCheck) revealed(e Event, news []game.Event, tables []State) {
	v := Rules{}.View(&tables[0], game.Table)
	why := v.WhyRevealed(e)
	s.holds("WhyRevealed", (why == ByChoice) == (e.N == 1) && why != NotRevealed, why)
	then := v.AtRevealedBase()
	n := 0
	for n < len(news) && (news[n].(Event).Kind == UnitMoved || news[n].(Event).Kind == LeaderMoved) {
		n++
	}
	now := &tables[n]
	s.holds("AtRevealedBase", then.Units == now.Units && then.Leaders == now.Leaders, e.System)
}
