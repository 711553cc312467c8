package book

import (
	"slices"
	"strings"
	"sync"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// names are those of things and cards, in the forms that a language has for them.
func names(w *assets.Words) (l pages.Names) {
	rings := []rules.Ring{rules.YodaRing, rules.FalconRing, rules.R2D2Ring, rules.C3PORing}
	for _, key := range append(pages.KeysOf("system.", rules.AllSystems(), nil), pages.KeysOf("ring.", slices.Values(rings), nil)...) {
		l.AddThing(w, key)
	}
	for _, key := range pages.KeysOf("unit.", rules.AllUnits(), nil) {
		addUnit(&l, w, key)
	}
	for _, key := range pages.KeysOf("leader.", rules.AllLeaders(), nil) {
		l.AddThing(w, key, "nom", "gen", "acc")
	}
	l.AddCards(w, cardKeys())
	return l
}

// cardKeys are the keys of all cards whose title is that of no other.
func cardKeys() (keys []string) {
	keys = pages.KeysOf("mission.", rules.AllMissions(), nil)
	keys = append(keys, pages.KeysOf("objective.", rules.AllObjectives(), func(o rules.Objective) bool { return o != rules.DeathStarPlansIII })...)
	// of the Millennium Falcon the ring is meant
	keys = append(keys, pages.KeysOf("action.", rules.AllActions(), func(a rules.Action) bool { return a != rules.TheMillenniumFalcon })...)
	return append(keys, "tactic.ground_escape_plan", "tactic.space_no_escape")
}

// addUnit takes in the forms that a unit has with numbers, without them.
func addUnit(l *pages.Names, w *assets.Words, key string) {
	forms := []string{w.Say(key + ".name")}
	for _, n := range []int{1, 2, 5} {
		args := assets.Args{"n": n}
		for _, k := range []string{key, key + ".acc"} {
			if w.Has(k) {
				_, name, _ := strings.Cut(w.Say(k, args), " ")
				forms = append(forms, name)
			}
		}
	}
	slices.Sort(forms)
	for _, form := range slices.Compact(forms) {
		l.Add(form, key)
	}
}

// related tells which rules a page is about, and which others name it, as the English texts do.
var related = sync.OnceValue(func() *pages.Related {
	r := pages.ReadEnglish(rules.ID, func(w *assets.Words) []ui.BookGroup { return newWriter(w).groups() }, topics, "mission", "objective", "action", "tactic")()
	for ring, about := range ringRelations {
		r.Add(ring, about.rules, about.cards...)
	}
	return r
})

// ringRelations are those of the rings that texts speak of without naming them.
var ringRelations = map[string]struct{ rules, cards []string }{
	"ring.captured": {
		[]string{"R20.2", "R20.3", "R20.5"},
		[]string{"mission.capture_rebel_operative", "mission.collect_bounty", "action.it_is_your_destiny"},
	},
	"ring.carbonite":             {[]string{"R20.2", "R20.8"}, []string{"mission.carbon_freezing"}},
	"ring.lure_of_the_dark_side": {[]string{"R19.9"}, []string{"mission.lure_of_the_dark_side"}},
}

// topics are the rules that a card is about whose English text has certain words.
var topics = map[string]string{
	"R1.5":    `nearest|equally near`,
	"R1.4":    `(?i)\bgain \d* ?[A-Z]\w+ ?\w*(s|roopers?)\b`,
	"R1.8":    `health (or less|in total)`,
	"R3.2":    `populous|remote`,
	"R3.6":    `neutral`,
	"R3.7":    `(Imperial|Rebel) systems?\b`,
	"R3.8":    `resource icon`,
	"R3.9":    `Rebel Base space`,
	"R8.3.7":  `[Mm]ove (up to )?\d* ?\w* ?(units|Stormtroopers)|TIE Fighters come`,
	"R9.5.1":  `every skill icon`,
	"R10":     `combat (begins|follows)|begins a combat|they fight`,
	"R11.6":   `[Dd]eploy`,
	"R12.5.6": `[Rr]eroll`,
	"R12.7":   `[Rr]etreat`,
	"R12.5.7": `[Dd]eal`,
	"R12.9":   `won a (ground )?battle`,
	"R13":     `Death Star`,
	"R14":     `loyalty`,
	"R15":     `subjugat`,
	"R16":     `sabotage`,
	"R17":     `destroyed system|system is destroyed|Destroy this system`,
	"R18":     `Rebel base|base is`,
	"R19.6":   `[Ee]liminate`,
	"R19.9":   `an Imperial leader for the rest`,
	"R20.1":   `\bring\b`,
	"R20.2":   `[Cc]apture|captive`,
	"R20.5":   `[Rr]escue`,
	"R21.1.5": `probe card`,
	"R21.1.7": `objective`,
	"R21.1.2": `project`,
	"R23.1":   `reputation`,
}
