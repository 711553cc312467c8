package assets

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// cardgameRules is the source of the rules of The Card Game without its tests: its ids, questions, events and refusals stand there.
func cardgameRules(t *testing.T) string {
	t.Helper()
	files, err := filepath.Glob("../game/cardgame/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return all.String()
}

var inQuotes = regexp.MustCompile(`"([a-z0-9_]+)"`)

// idsIn are the texts of a list of ids in the rules.
func idsIn(t *testing.T, rules, list string, want int) (ids []string) {
	t.Helper()
	_, after, _ := strings.Cut(rules, "var "+list+" = ")
	_, after, _ = strings.Cut(after, "{")
	body, _, _ := strings.Cut(after, "}")
	for _, m := range inQuotes.FindAllStringSubmatch(body, -1) {
		ids = append(ids, m[1])
	}
	if len(ids) != want {
		t.Fatalf("%s holds %d ids, want %d: %q", list, len(ids), want, ids)
	}
	return ids
}

// matches are what a pattern's group finds in the rules, each once.
func matches(rules, pattern string) (found []string) {
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(rules, -1) {
		found = append(found, m[1])
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// cardgameCards is the entry of each card in the rules, by its id.
func cardgameCards(t *testing.T, rules string) map[string]string {
	t.Helper()
	begins := regexp.MustCompile(`Title: \d+, ID: "([a-z0-9_]+)"`)
	cards := map[string]string{}
	at := begins.FindAllStringSubmatchIndex(rules, -1)
	for i, m := range at {
		end := len(rules)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		entry, _, _ := strings.Cut(rules[m[0]:end], "\nfunc ")
		cards[rules[m[2]:m[3]]] = entry
	}
	if len(cards) != 170 {
		t.Fatalf("%d cards, want 170", len(cards))
	}
	return cards
}

// besides are abilities that the rules know by their card's title instead of its entry.
var besides = map[string]string{
	"admiral_ackbar": "action", "backstabber": "action", "the_defense_of_yavin_4": "interrupt", "kuat_reinforcements": "interrupt",
}

// abilityKeys are the ends of the keys of what a card does, but for what it does all the time.
func abilityKeys(id, entry string) (ends []string) {
	kinds := regexp.MustCompile(`\{Kind: (Action|Reaction|Interrupt|FateEffect),[^{]*?(Forced: true)?[,}]`)
	add := func(kind string) {
		for n := 2; slices.Contains(ends, kind); n++ {
			kind = strings.TrimRight(kind, ".0123456789") + "." + strconv.Itoa(n)
		}
		ends = append(ends, kind)
	}
	if id == "han_solo" {
		return []string{"reaction"} // one on the card, to attacks and to defences
	}
	if kind, ok := besides[id]; ok {
		add(kind)
	}
	for _, m := range kinds.FindAllStringSubmatchIndex(entry, -1) {
		kind := strings.TrimSuffix(strings.ToLower(entry[m[2]:m[3]]), "effect")
		ability, _, _ := strings.Cut(entry[m[0]:], "Do:")
		if strings.Contains(ability, "Forced: true") {
			kind += ".forced"
		}
		add(kind)
	}
	return ends
}

// Each card has its name, one that a small tile has room for, and says what it does, by kind of ability and in no other words.
func TestEveryCardHasItsWords(t *testing.T) {
	const most = 13 // letters
	cards := cardgameCards(t, cardgameRules(t))
	everyLanguageOf(t, "cardgame", func(t *testing.T, lang string, w *Words) {
		for id, entry := range cards {
			key := "card." + id
			short := w.SayIn("short", key)
			if !w.Has(key) || utf8.RuneCountInString(short) > most {
				t.Errorf("%s is called %q, on a tile %q: more than %d letters", id, w.Say(key), short, most)
			}
			want := abilityKeys(id, entry)
			for _, end := range want {
				if !w.Has(key + "." + end) {
					t.Errorf("%s does not say what its %s is", id, end)
				}
			}
			for _, kind := range strings.Fields("action reaction reaction.forced interrupt interrupt.forced fate") {
				if w.Has(key+"."+kind) && !slices.Contains(want, kind) {
					t.Errorf("%s speaks of a %s that it does not have", id, kind)
				}
			}
		}
	})
}

// costWords are how a text says what the rules ask for an ability, when it may be used and how often.
var costWords = []struct {
	rules string // in the card's entry
	says  map[string]string
}{
	{`Cost: FocusThis`, map[string]string{"en": `Focus this`, "ru": `Отдайте приказ этой`, "uk": `Віддайте наказ (цій|цьому)`}},
	{`Cost: FocusUnit`, map[string]string{"en": `Focus an?`, "ru": `Отдайте приказ`, "uk": `Віддайте наказ`}},
	{`Cost: Sacrifice`, map[string]string{"en": `[Ss]acrifice`, "ru": `[Пп]ожертвуйте`, "uk": `[Пп]ожертвуйте`}},
	{`Cost: DiscardOne`, map[string]string{"en": `discard 1 card`, "ru": `сбросьте 1 карту`, "uk": `скиньте 1 карту`}},
	{`Cost: DamageThis`, map[string]string{"en": `deal 1 damage to this`, "ru": `нанесите 1 урон этой`, "uk": `завдайте 1 пошкодження цьому`}},
	{`Cost: LowerReserve`, map[string]string{"en": `lower your reserve by 1`, "ru": `снизьте свой резерв на 1`, "uk": `знизьте свій резерв на 1`}},
	{`Spend: 1`, map[string]string{"en": `pay 1 resource`, "ru": `потратьте 1 ресурс`, "uk": `витратьте 1 ресурс`}},
	{`Spend: 2`, map[string]string{"en": `pay 2 resources`, "ru": `потратьте 2 ресурса`, "uk": `витратьте 2 ресурси`}},
	{`Limit: OnceATurn,`, map[string]string{"en": `Once a turn\.`, "ru": `Раз за ход\.`, "uk": `Раз за хід\.`}},
	{`Limit: OnceATurnByTitle`, map[string]string{"en": `You use one .+ a turn\.`, "ru": `За ход вы применяете одну`, "uk": `За хід ви застосовуєте одну`}},
	{`When: OwnTurn`, map[string]string{"en": `Only in your turn`, "ru": `Только в свой ход`, "uk": `Лише у свій хід`}},
	{`When: InEngagement`, map[string]string{"en": `During an engagement`, "ru": `Во время столкновения`, "uk": `Під час зіткнення`}},
	{`When: InForcePhase`, map[string]string{"en": `Only in a Force phase`, "ru": `Только в фазе Силы`, "uk": `Лише у фазі Сили`}},
}

// A player learns from a card's text what its ability costs, when and how often it may be used, and nothing of that where it is not so.
func TestCardsSayWhatTheyAskFor(t *testing.T) {
	cards := cardgameCards(t, cardgameRules(t))
	everyLanguageOf(t, "cardgame", func(t *testing.T, lang string, w *Words) {
		for _, c := range costWords {
			says, found := regexp.MustCompile(c.says[lang]), 0
			for id, entry := range cards {
				if !strings.Contains(entry, c.rules) {
					continue
				}
				found++
				var text string
				for _, end := range abilityKeys(id, entry) {
					text += w.Say("card."+id+"."+end) + " "
				}
				if !says.MatchString(text) {
					t.Errorf("%s asks for %q and says %q", id, c.rules, text)
				}
			}
			if found == 0 {
				t.Errorf("no card asks for %q", c.rules)
			}
			if c.rules != `Limit: OnceATurn,` {
				continue
			}
			for id, entry := range cards {
				for _, end := range abilityKeys(id, entry) {
					if text := w.Say("card." + id + "." + end); says.MatchString(text) && !strings.Contains(entry, c.rules) {
						t.Errorf("%s has no such limit and says %q", id, text)
					}
				}
			}
		}
	})
}

// Whatever the rules may name, ask, tell or refuse has its words, and nothing of their kind is spoken of that they do not know.
func TestTheCardGameHasWordsForItsRules(t *testing.T) {
	rules, w := cardgameRules(t), englishOf(t, "cardgame")
	for _, of := range []struct {
		table, list string
		ids         int
		ends        string
	}{
		{"trait", "traitIDs", 56, ""},
		{"event", "eventIDs", 51, ""},
		{"affiliation", "affiliationIDs", 7, ".short"},
		{"phase", "phaseIDs", 7, ""},
		{"own", "momentIDs", 10, ""},
		{"other", "momentIDs", 10, ""},
		{"house", "houseIDs", 2, ".more"},
	} {
		needWords(t, w, of.table, idsIn(t, rules, of.list, of.ids), strings.Fields(of.ends)...)
	}
	needWords(t, w, "type", idsIn(t, rules, "typeIDs", 7)[1:])
	needWords(t, w, "answer", idsIn(t, rules, "triggerIDs", 22)[1:])
	needWords(t, w, "result", append(idsIn(t, rules, "endingIDs", 9)[1:], "draw", "won.light", "won.dark"))
	needWords(t, w, "keyword", strings.Fields("elite shielding limited no_enhancements targeted_strike edge protect"), ".about")
	needWords(t, w, "deck", matches(rules, `\{"((?:starter|ten)_\w+)", (?:true|false), Deck`), ".line")
	asks := matches(rules, `Ask\w+ +game\.Key = "(\w+)"`)
	whys := matches(rules, `Text: "why\.(\w+)"`)
	if len(asks) != 38 || len(whys) != 38 {
		t.Errorf("%d questions and %d refusals, want 38 and 38", len(asks), len(whys))
	}
	needWords(t, w, "ask", append(asks, "fate_order", "again")) // two that these cards never make them put
	for _, ask := range asks {
		if !w.Has("ask." + ask + ".help") {
			t.Errorf("there are no words for ask.%s.help", ask)
		}
	}
	needWords(t, w, "why", whys)
}

// needWords wants words for each id of a table, with each ending, and for no other id.
func needWords(t *testing.T, w *Words, table string, ids []string, endings ...string) {
	t.Helper()
	known := map[string]bool{}
	for _, id := range ids {
		first, _, _ := strings.Cut(id, ".")
		known[first] = true
		for _, end := range append([]string{""}, endings...) {
			if key := table + "." + id + end; !w.Has(key) {
				t.Errorf("there are no words for %s", key)
			}
		}
	}
	for _, key := range w.Keys() {
		end, of := strings.CutPrefix(key, table+".")
		if id, _, _ := strings.Cut(end, "."); of && !known[id] && !w.below.Has(key) {
			t.Errorf("%s: the rules know no %q", key, id)
		}
	}
}

// A key of a card belongs to a card of the rules, to that of an affiliation, or to the dial.
func TestEveryCardKeyBelongsToACard(t *testing.T) {
	rules, w := cardgameRules(t), englishOf(t, "cardgame")
	others := append(idsIn(t, rules, "affiliationIDs", 7)[1:], "death_star_dial")
	cards := cardgameCards(t, rules)
	for _, id := range others {
		if !w.Has("card." + id) {
			t.Errorf("there are no words for card.%s", id)
		}
	}
	for _, key := range w.Keys() {
		parts := strings.Split(key, ".")
		if parts[0] == "card" && cards[parts[1]] == "" && !slices.Contains(others, parts[1]) {
			t.Errorf("%s: there is no such card", key)
		}
	}
}

// The rule book has a title for each chapter, and tells each rule that the source of the rules cites; each link of it leads somewhere.
func TestTheCardGameBookHasWhatIsCited(t *testing.T) {
	cited := matches(cardgameRules(t), `\b(R\d+\.\d+)\b`)
	if len(cited) < 100 {
		t.Fatalf("the source cites %d rules", len(cited))
	}
	link := regexp.MustCompile(`\[\[([^]|]+)`)
	everyLanguageOf(t, "cardgame", func(t *testing.T, lang string, w *Words) {
		for chapter := 1; chapter <= 27; chapter++ {
			if key := "rule_title.R" + strconv.Itoa(chapter); !w.Has(key) {
				t.Errorf("there are no words for %s", key)
			}
		}
		for _, rule := range cited {
			if !w.Has("rule." + rule) {
				t.Errorf("the rules cite %s, which the book does not tell", rule)
			}
		}
		for _, key := range w.Keys() {
			for _, m := range link.FindAllStringSubmatch(w.Say(key), -1) {
				to := m[1]
				if !w.Has(to) && !w.Has("rule."+to) && !w.Has("rule_title."+to) && !w.Has("reading."+to) {
					t.Errorf("%s leads to %q, which is nowhere", key, to)
				}
			}
		}
	})
}

// Each question that the rules leave open is told with how it is read, and in the other way where a house rule reads it so.
func TestTheCardGameReadingsAreTold(t *testing.T) {
	text, err := os.ReadFile("../game/cardgame/READINGS.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile("(?m)^\\| (D\\d+) \\|[^|]*\\|[^|]*\\| *(`[a-z_]+`)? *\\|").FindAllStringSubmatch(string(text), -1)
	if len(rows) < 22 {
		t.Fatalf("%d readings", len(rows))
	}
	w := englishOf(t, "cardgame")
	var numbers []string
	for _, row := range rows {
		numbers = append(numbers, row[1])
		if other := w.Has("reading." + row[1] + ".other"); other != (row[2] != "") {
			t.Errorf("%s: it is told in another way %v, a house rule is %q", row[1], other, row[2])
		}
	}
	needWords(t, w, "reading", numbers, ".ours")
}

// Cards are of every gender and number in Russian and Ukrainian, so no verb has one for its subject.
func TestNoVerbAgreesWithACard(t *testing.T) {
	verb := regexp.MustCompile(`\{(card|other)\}»? ([а-яіїєґё]+(ет|ёт|ит|ают|яют|ся|ає|яє|ує|ить|їть|ться|л|ла|ло|ли|на|но|ны|ні))([ .,?]|$)`)
	ofClass := regexp.MustCompile(`(Событие|Подія) «$`) // the verb agrees with the word before the name
	everyLanguageOf(t, "cardgame", func(t *testing.T, lang string, w *Words) {
		if lang == "en" {
			return
		}
		for key, p := range w.phrases { // its own
			for _, tpl := range p {
				said := tpl.text[0]
				for i, hole := range tpl.holes {
					said += "{" + hole + "}" + tpl.text[i+1]
				}
				if m := verb.FindStringIndex(said); m != nil && !ofClass.MatchString(said[:m[0]]) {
					t.Errorf("%s has a verb that agrees with a card: %s", key, said)
				}
			}
		}
	})
}

// A set is called like its objective.
func TestSetsAreCalledLikeTheirObjectives(t *testing.T) {
	rules := cardgameRules(t)
	titles := map[string]string{}
	for _, m := range regexp.MustCompile(`Title: (\d+), ID: "([a-z0-9_]+)"`).FindAllStringSubmatch(rules, -1) {
		titles[m[1]] = m[2]
	}
	sets := regexp.MustCompile(`(\d+): +\{Cards: \[6\]Title\{(\d+),`).FindAllStringSubmatch(rules, -1)
	if len(sets) != 36 {
		t.Fatalf("%d sets, want 36", len(sets))
	}
	everyLanguageOf(t, "cardgame", func(t *testing.T, lang string, w *Words) {
		for _, m := range sets {
			if got, want := w.Say("set."+m[1]), w.Say("card."+titles[m[2]]); got != want {
				t.Errorf("set %s is called %q, its objective %q", m[1], got, want)
			}
		}
	})
}
