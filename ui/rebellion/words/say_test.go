package words

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui/uitest"
)

func english(t *testing.T) *Speaker { return speaker(t, "en") }

func speaker(t *testing.T, lang string) *Speaker {
	t.Helper()
	w := uitest.Words(t, lang, rules.ID)
	return NewSpeaker(w)
}

// everyLanguage runs a check for each language there are words in.
func everyLanguage(t *testing.T, check func(t *testing.T, s *Speaker)) {
	for _, lang := range assets.Languages() {
		t.Run(lang, func(t *testing.T) { check(t, speaker(t, lang)) })
	}
}

// rulesSource returns the text of a file of the rules.
func rulesSource(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("../../../game/rebellion", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// submatches returns what the first bracket of a pattern matches, each text once.
func submatches(pattern, text string) (found []string) {
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		found = append(found, m[1])
	}
	slices.Sort(found)
	return slices.Compact(found)
}

func TestEveryQuestionOfTheRulesHasWords(t *testing.T) {
	s := english(t)
	asks := rules.Keys()
	for _, ask := range asks {
		for _, key := range []string{"ask." + string(ask), "ask." + string(ask) + ".help"} {
			if !s.W.Has(key) {
				t.Errorf("there are no words for %s", key)
			}
		}
	}
	for _, key := range s.W.Keys() {
		if parts := strings.Split(key, "."); parts[0] == "ask" && !slices.Contains(asks, game.Key(parts[1])) {
			t.Errorf("%s: nobody asks that", key)
		}
	}
}

func TestEveryReasonOfTheRulesHasWords(t *testing.T) {
	s := english(t)
	whys := submatches(`Text: "(why\.[a-z_]+)"`, rulesSource(t, "whys.go"))
	if len(whys) < 50 {
		t.Fatalf("found only %d reasons in the rules", len(whys))
	}
	for _, why := range whys {
		if got := s.Why(&game.Why{Rule: "R8.3.2", Text: game.Key(why)}); strings.Contains(got, "⟦") || !strings.HasSuffix(got, ". [R8.3.2]") {
			t.Errorf("%s: %s", why, got)
		}
	}
	for _, key := range s.W.Keys() {
		if strings.HasPrefix(key, "why.") && key != "why.with_rule" && !slices.Contains(whys, key) {
			t.Errorf("%s: the rules have no such reason", key)
		}
	}
}

func TestEveryHouseRuleHasWords(t *testing.T) {
	s := english(t)
	for h := range rules.HouseRule(rules.NumHouseRules) {
		if key := "house." + h.String(); !s.W.Has(key) || !strings.HasSuffix(s.W.Say(key+".more"), ". ["+h.Rule()+"]") {
			t.Errorf("%s: %s", key, s.W.Say(key+".more"))
		}
	}
}

// fieldsOf reads in the rules which fields of an event each kind uses.
func fieldsOf(t *testing.T) map[string]string {
	fields := map[string]string{}
	pattern := regexp.MustCompile(`(?m)^\t([A-Z]\w+) +// ?(.*)$`)
	for _, m := range pattern.FindAllStringSubmatch(rulesSource(t, "events.go"), -1) {
		fields[m[1]] = m[2]
	}
	if len(fields) < 90 {
		t.Fatalf("found only %d kinds of events in the rules", len(fields))
	}
	return fields
}

// A phrase must not speak of what its event does not hold.
func TestPhrasesSpeakOfWhatTheirEventHolds(t *testing.T) { everyLanguage(t, speaksOfWhatEventsHold) }

func speaksOfWhatEventsHold(t *testing.T, s *Speaker) {
	needs := map[string]string{
		"side": `Side|Unit|^N; List for the Empire`, "system": "System", "place": "System", "at": "System", "to": "System", "from": "From",
		"unit": "Unit", "type": "Unit", "leader": "Leader", "card": "Card", "cards": "List", "systems": "List", "dice": "List", "red": "List",
		"black": "List", "face": "N: .*new", "was": "M: .*old", "m": "M", "n": "N|Unit", "space": "N(: .*space|$)", "stage": "N: stage",
		"phase": "N: Phase", "ring": "N: Ring", "theater": "M: Theater", "shot": "M: Shot",
	}
	ids := submatches(`(?m)^\t\w+: +"([a-z_]+)"`, rulesSource(t, "eventids.go"))
	kinds := map[string]string{}
	for kind, fields := range fieldsOf(t) {
		id := strings.ToLower(regexp.MustCompile(`(.)([A-Z])`).ReplaceAllString(kind, "${1}_$2"))
		kinds[id] = fields
	}
	for _, id := range ids {
		if _, ok := kinds[id]; !ok && id != "no_event" {
			t.Errorf("%s: what the event holds is not known", id)
		}
	}
	for _, key := range s.W.Keys() {
		parts := strings.Split(key, ".")
		if parts[0] != "event" {
			continue
		}
		if !slices.Contains(ids, parts[1]) {
			t.Errorf("%s: there is no such event", key)
			continue
		}
		for _, hole := range s.W.Names(key) {
			name, _, _ := strings.Cut(hole, ".")
			if need := needs[name]; need == "" || !regexp.MustCompile(need).MatchString(kinds[parts[1]]) {
				t.Errorf("%s speaks of {%s}, but the event holds %q", key, hole, kinds[parts[1]])
			}
		}
	}
}

// sample is an event that has every field.
func sample(k rules.EventKind) rules.Event {
	e := rules.Event{
		Kind: k, Side: rules.Empire, System: rules.Hoth, From: rules.Endor, Unit: rules.XWing, Leader: rules.DarthVader,
		Card: rules.Sabotage.Thing(), N: 1, M: 1, Count: 2,
	}
	for i := range e.List {
		e.List[i] = 1
	}
	return e
}

func TestEveryEventHasWords(t *testing.T) { everyLanguage(t, saysEveryEvent) }

func saysEveryEvent(t *testing.T, s *Speaker) {
	for k := rules.BaseChosen; k <= rules.GameWon; k++ {
		e := sample(k)
		for _, seat := range []game.Seat{0, 1, game.Table} {
			seen := e.SeenBy(seat).(rules.Event)
			complete(t, k.String(), s.Event(seen))
		}
	}
}

// complete checks that nothing is missing in some texts.
func complete(t *testing.T, what string, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if text == "" || strings.ContainsAny(text, "⟦⟧{}") || strings.Contains(text, "  ") || strings.Contains(text, " .") {
			t.Errorf("%s: %q", what, text)
		}
	}
}

func TestEveryButtonHasWords(t *testing.T) {
	everyLanguage(t, func(t *testing.T, s *Speaker) {
		for b := rules.Done; b <= rules.UseRing; b++ {
			complete(t, b.String(), s.Option(b.Thing()), s.Button("turn", b))
		}
	})
}

// Names stand in the case that a phrase wants, if they have it, and places with the preposition that is theirs.
func TestNamesBendToTheirPhrase(t *testing.T) {
	s := speaker(t, "ru")
	about := func(ask game.Key, o ...game.Option) string {
		d := game.Decision{Ask: ask}
		copy(d.About[:], o)
		title, _ := s.Ask(&d)
		return title
	}
	moved := rules.Event{Kind: rules.UnitMoved, Unit: rules.Stormtrooper, From: rules.Corellia, System: rules.Alderaan}
	gained := rules.Event{Kind: rules.UnitGained, Unit: rules.IonCannon, System: rules.BaseSpace}
	opposed := rules.Event{Kind: rules.Opposed, Side: rules.Rebels, Leader: rules.PrincessLeia}
	send := game.Decision{Ask: "oppose"}
	for _, c := range []struct{ got, want string }{
		{s.Event(moved), "1 штурмовик: из системы Кореллия в систему Альдераан."},
		{s.Event(gained), "Альянс получает 1 ионную пушку на ячейке «База повстанцев»."},
		{s.Event(opposed), "Альянс отправляет принцессу Лею помешать заданию."},
		{about("assign_to", rules.BobaFett.Thing()), "Выберите задание для Бобы Фетта"},
		{about("activate", rules.AdmiralPiett.Thing()), "Какую систему активирует адмирал Пиетт?"},
		{about("move", rules.BaseSpace.Thing()), "Какие отряды передвинуть на ячейку «База повстанцев»?"},
		{about("retreat", rules.Hoth.Thing()), "Отступить из системы Хот?"},
		{s.Choice(&send, &rules.View{}, rules.Chewbacca.Thing()), "Отправить Чубакку"},
		{s.Option(rules.HitOn(rules.ATAT, 0, 0, rules.RedHit)), "Красное попадание: AT-AT"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

func TestWordsForEvents(t *testing.T) {
	s := english(t)
	list := func(ids ...uint8) (list [10]uint8) {
		copy(list[:], ids)
		return list
	}
	hoth, alderaan := uint8(rules.Hoth), uint8(rules.Alderaan)
	hit, blank := uint8(rules.Hit), uint8(rules.Blank)
	for _, c := range []struct {
		seat  game.Seat
		event rules.Event
		want  string
	}{
		{1, rules.Event{Kind: rules.UnitMoved, Unit: rules.Stormtrooper, From: rules.Corellia, System: rules.Alderaan}, "1 Stormtrooper moved from Corellia to Alderaan."},
		{0, rules.Event{Kind: rules.UnitMoved, Unit: rules.XWing, From: rules.BaseSpace, System: rules.Hoth}, "1 X-wing moved from the Rebel Base space to Hoth."},
		{0, rules.Event{Kind: rules.UnitGained, Unit: rules.IonCannon, System: rules.BaseSpace}, "The Rebels gained 1 Ion Cannon on the Rebel Base space."},
		{1, rules.Event{Kind: rules.MissionsDrawn, Side: rules.Empire, N: 2, List: list(uint8(rules.Detained), uint8(rules.Interrogation))}, "The Empire drew: Detained, Interrogation."},
		{0, rules.Event{Kind: rules.MissionsDrawn, Side: rules.Empire, N: 2, List: list(uint8(rules.Detained), uint8(rules.Interrogation))}, "The Empire drew 2 missions."},
		{1, rules.Event{Kind: rules.ProbesDrawn, N: 1, List: list(alderaan)}, "The Empire drew the probe card Alderaan."},
		{0, rules.Event{Kind: rules.ProbesDrawn, N: 1, List: list(alderaan)}, "The Empire drew 1 probe card."},
		{0, rules.Event{Kind: rules.ProbesSeen, N: 2, List: list(hoth, alderaan)}, "The Rebels looked at the probe cards Hoth and Alderaan."},
		{1, rules.Event{Kind: rules.ProbesSeen, N: 2, List: list(hoth, alderaan)}, "The Rebels looked at the top 2 probe cards."},
		{0, rules.Event{Kind: rules.ProbesDrawn}, "The Empire had no probe card left to draw."},
		{0, rules.Event{Kind: rules.SystemsNamed, N: 3, List: list(alderaan, hoth, uint8(rules.Naboo))}, "The Rebels named Alderaan, Hoth and Naboo: the base is in one of these."},
		{0, rules.Event{Kind: rules.MissionRolled, Side: rules.Empire, N: 3, M: 1, List: list(blank, hit, blank)}, "The Empire rolled 1 hit and 2 blanks: 1 success."},
		{0, rules.Event{Kind: rules.MissionRolled, Side: rules.Empire}, "The Empire had no dice to roll."},
		{0, rules.Event{Kind: rules.AttackRolled, Side: rules.Rebels, N: 1, Count: 3, List: list(hit, blank, blank)}, "The Rebels rolled red: 1 hit; black: 2 blanks."},
		{0, rules.Event{Kind: rules.AttackRolled, Side: rules.Rebels, Count: 1, List: list(hit)}, "The Rebels rolled black: 1 hit."},
		{0, rules.Event{Kind: rules.AttackRolled, Side: rules.Rebels, N: 1, Count: 1, List: list(hit)}, "The Rebels rolled red: 1 hit."},
		{0, rules.Event{Kind: rules.AttackRolled, Side: rules.Rebels}, "The Rebels had no dice to roll."},
		{0, rules.Event{Kind: rules.LoyaltyChanged, System: rules.Naboo, Side: rules.NoSide}, "Naboo became neutral."},
		{0, rules.Event{Kind: rules.LoyaltyChanged, System: rules.Naboo, Side: rules.Empire}, "Naboo became loyal to the Empire."},
		{0, rules.Event{Kind: rules.BaseAnswered, System: rules.Hoth, N: 1}, "The Rebels answered: the base is in Hoth."},
		{1, rules.Event{Kind: rules.BaseMoved, System: rules.Hoth, From: rules.Endor}, "The Rebels moved their base from Endor to a secret system."},
		{0, rules.Event{Kind: rules.BaseMoved, System: rules.Hoth, From: rules.Endor}, "The Rebels moved their base from Endor to Hoth."},
		{0, rules.Event{Kind: rules.SpecialSpent, Side: rules.Empire, Card: rules.NoTactic.Thing()}, "The Empire paid 1 special to draw a card."},
		{0, rules.Event{Kind: rules.ObjectivesPut, N: 1, M: 1}, "One objective went on top of the deck, one to the bottom."},
		{0, rules.Event{Kind: rules.ObjectivesPut, N: 4}, "4 objectives went back on top of the deck."},
		{0, rules.Event{Kind: rules.ObjectivesPut, M: 1}, "One objective went to the bottom of the deck."},
		{0, rules.Event{Kind: rules.DamageAssigned, Unit: rules.StarDestroyer, N: 2, M: uint8(rules.DirectHit)}, "Direct hit on Star Destroyer: 2 damage."},
		{0, rules.Event{Kind: rules.GameWon, Side: rules.Rebels, N: uint8(rules.MarkersMet)}, "Time met reputation, and the Rebels won."},
		{0, rules.Event{Kind: rules.GameWon, Side: rules.Rebels, N: uint8(rules.Resigned)}, "The Empire gave up."},
		{0, rules.Event{Kind: rules.GameWon, Side: rules.Empire, N: uint8(rules.Resigned)}, "The Rebels gave up."},
	} {
		if got := s.Event(c.event.SeenBy(c.seat).(rules.Event)); got != c.want {
			t.Errorf("got  %q\nwant %q", got, c.want)
		}
	}
}

// An event that has lost its secrets is told as what everybody saw, whoever asks.
func TestRedactedEventsTellNoSecret(t *testing.T) {
	s := english(t)
	e := rules.Event{Kind: rules.ProbesDrawn, N: 1, List: [10]uint8{uint8(rules.Alderaan)}} // all zero
	if got := s.Event(e); got != "The Empire drew the probe card Alderaan." {
		t.Errorf("whole: %s", got)
	}
	if got := s.Event(e.SeenBy(game.Table).(rules.Event)); got != "The Empire drew 1 probe card." {
		t.Errorf("redacted: %s", got)
	}
}

// Where a verb follows the side, the words have a phrase for each.
func TestVerbsFollowTheSide(t *testing.T) {
	s := speaker(t, "uk")
	drawn := rules.Event{Kind: rules.MissionsDrawn, N: 2, Hidden: true}
	for side, want := range map[rules.Side]string{rules.Rebels: "Повстанці беруть 2 місії.", rules.Empire: "Імперія бере 2 місії."} {
		drawn.Side = side
		if got := s.Event(drawn); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestRecapCountsEqualUnits(t *testing.T) {
	move := func(u rules.Unit, from rules.System) game.Event {
		return rules.Event{Kind: rules.UnitMoved, Unit: u, From: from, System: rules.Hoth}
	}
	news := []game.Event{
		rules.Event{Kind: rules.Passed, Side: rules.Rebels},
		move(rules.ATST, rules.Endor), move(rules.Stormtrooper, rules.Endor), move(rules.ATST, rules.Endor), move(rules.ATST, rules.Bespin),
		rules.Event{Kind: rules.UnitLost, Unit: rules.ATST, System: rules.Hoth}, rules.Event{Kind: rules.UnitLost, Unit: rules.ATST, System: rules.Hoth},
	}
	got, events := english(t).Recap(news)
	want := []string{
		"The Rebels passed.", "2 AT-STs moved from Endor to Hoth.", "1 Stormtrooper moved from Endor to Hoth.",
		"1 AT-ST moved from Bespin to Hoth.", "2 AT-STs were destroyed in Hoth.",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
	if len(events) != len(want) || events[3].Event != news[4] || events[1].First != 1 || events[1].Last != 3 {
		t.Errorf("events %v", events)
	}
}

func TestWordsForQuestions(t *testing.T) {
	s := english(t)
	for _, c := range []struct {
		d    game.Decision
		want string
	}{
		{game.Decision{Ask: "oppose", About: [2]game.Option{rules.Sabotage.Thing(), rules.Naboo.Thing()}}, "Oppose Sabotage in Naboo?"},
		{game.Decision{Ask: "move", About: [2]game.Option{rules.BaseSpace.Thing()}}, "Choose units to move to the Rebel Base space"},
		{game.Decision{Ask: "destroy_worth", About: [2]game.Option{rules.Sullust.Thing(), rules.Health(2)}}, "Destroy units in Sullust? Health left: 2"},
		{game.Decision{Ask: "retreat", About: [2]game.Option{rules.Hoth.Thing()}}, "Retreat from Hoth?"},
		{game.Decision{Ask: "pay_with", About: [2]game.Option{rules.SpaceOnslaught.Thing()}}, "Which special pays for Onslaught?"},
		{game.Decision{Ask: "pay_with", About: [2]game.Option{rules.NoTactic.Thing()}}, "Which special do you spend to draw a card?"},
	} {
		if got, help := s.Ask(&c.d); got != c.want || help == "" {
			t.Errorf("got %q (%s), want %q", got, help, c.want)
		}
	}
	if got := s.Button("oppose", rules.None); got != "Send nobody" {
		t.Errorf("oppose none: %q", got)
	}
	if got := s.Button("mobilization", rules.NewBase); got != "Look for a new base" {
		t.Errorf("new base: %q", got)
	}
}

func TestPlacingTellsEachSideItsOwnBounds(t *testing.T) {
	s := english(t)
	_, rebels := s.Ask(&game.Decision{Ask: "place", Seat: game.Seat(rules.RebelAdmiral)})
	_, empire := s.Ask(&game.Decision{Ask: "place", Seat: game.Seat(rules.ImperialAdmiral)})
	if !strings.Contains(rebels, "one system") || !strings.Contains(empire, "ground unit") {
		t.Errorf("the Rebels are told %q, the Empire %q", rebels, empire)
	}
}

func TestWordsForOptions(t *testing.T) {
	s := english(t)
	for _, c := range []struct {
		option game.Option
		want   string
	}{
		{rules.Move(rules.StarDestroyer, rules.Sullust), "Star Destroyer from Sullust"},
		{rules.HitOn(rules.ATAT, 2, 1, rules.RedHit), "Red hit on AT-AT (damage 2, assigned 1)"},
		{rules.TargetOf(rules.ATAT, 2, 0), "AT-AT (damage 2)"},
		{rules.TargetOf(rules.ATAT, 0, 1), "AT-AT (assigned 1)"},
		{rules.DieOf(0, rules.Direct, rules.Black), "Black die 1: Direct hit"},
		{rules.RecruitWith(rules.Ambush, rules.GeneralMadine), "General Madine (Ambush)"},
		{rules.RecruitWith(rules.Ambush, rules.NoLeader), "Nobody (Ambush)"},
		{rules.Build(rules.XWing, rules.NoSystem), "X-wing"},
		{rules.Build(rules.XWing, rules.BaseSpace), "X-wing, for one of yours destroyed on the Rebel Base space"},
		{rules.RetreatTo(rules.HanSolo, rules.Hoth), "Han Solo to Hoth"},
		{rules.Queued(rules.DeathStar, 2), "Death Star on queue space 2"},
		{rules.MoveCaptive(rules.HanSolo, rules.Hoth), "Captured: Han Solo from Hoth"},
		{rules.Slot(rules.Rebels, 0), "Facedown mission 1"},
		{rules.DeathStarPlansII.Thing(), "Death Star Plans (stage 2)"},
		{rules.Mobilization(1, 0), "The one with 1 leader"},
		{game.Option{Kind: rules.KindFace, A: 3}, "Special"},
		{game.Option{Kind: rules.KindPick, A: 3}, "Card 4"},
	} {
		if got := s.Option(c.option); got != c.want {
			t.Errorf("%v: %q, want %q", c.option, got, c.want)
		}
	}
}

// In whole games everything can be said: what is asked and offered, and what each seat sees happen. In a list of words
// alone a player can tell all choices apart, and the question stays on one line.
func TestWholeGamesAreSaid(t *testing.T) { saysGames(t, english(t), 20, 72) }

// Other languages differ from English by their words only, so a few games show that they can say everything.
func TestWholeGamesAreSaidInEveryLanguage(t *testing.T) {
	everyLanguage(t, func(t *testing.T, s *Speaker) { saysGames(t, s, 4, 84) })
}

func saysGames(t *testing.T, s *Speaker, games uint64, longest int) {
	asked := map[game.Key]bool{}
	for seed := range games {
		r := rand.New(rand.NewPCG(seed, 7))
		m, news := game.Start[rules.State, rules.View](rules.Rules{}, rules.NewGame(rules.Setup{Standard: seed%2 == 1}), r)
		for {
			tellAll(t, s, news)
			if m.Over() {
				break
			}
			d, v := &m.Pending, m.View(m.Pending.Seat)
			title, help := s.Ask(d)
			complete(t, string(d.Ask), title, help)
			if n := len([]rune(title)); n > longest {
				t.Errorf("%s: %d letters: %s", d.Ask, n, title)
			}
			listed := map[string]game.Option{}
			for _, o := range d.Options {
				text := s.Choice(d, &v, o)
				complete(t, string(d.Ask), text, s.Option(o))
				if other, taken := listed[text]; taken {
					t.Errorf("%s: %v and %v both read %q", d.Ask, other, o, text)
				}
				listed[text] = o
			}
			asked[d.Ask] = true
			if t.Failed() {
				t.FailNow()
			}
			var err error
			if news, err = m.Answer(game.RandomChooser{Rand: r}.Choose(d, nil)...); err != nil {
				t.Fatal(err)
			}
		}
	}
	if games >= 20 && len(asked) < 40 {
		t.Errorf("the games asked only %d kinds of questions", len(asked))
	}
}

// tellAll has each seat told what it saw.
func tellAll(t *testing.T, s *Speaker, news []game.Event) {
	t.Helper()
	for _, seat := range []game.Seat{0, 1, game.Table} {
		for _, e := range news {
			if seen, ok := e.SeenBy(seat).(rules.Event); ok {
				complete(t, seen.Kind.String(), s.Event(seen))
			}
		}
	}
}
