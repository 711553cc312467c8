package tabletest

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/screen"
	"holoboard/ui/uitest"
)

// A Reader is somebody at a guided game who has a finger and only reads: he touches what the guide's words name, in the order in which
// they name it, as far as the rules let him choose it just then, and nothing else. Where the guide points he does not look.
type Reader[V any, E game.Event] struct {
	Table    *screen.Table[V, E]
	Hand     *uitest.Hand
	Language string
	// Called are the names that an option has on the screen.
	Called func(o game.Option) []string
	// Besides are the buttons besides the options that he may press, by their spots.
	Besides map[string]string
}

// notByFinger are words that mean nothing to a finger, by language: the mouse's and those of a keyboard's keys.
var notByFinger = map[string][]string{
	"en": {"click", "drag", "F1", "Enter", "pointer"},
	"ru": {"щёлк", "клик", "перетащ", "F1", "Enter", "мыш", "наведите"},
	"uk": {"клац", "клік", "перетяг", "F1", "Enter", "миш", "наведіть"},
}

// Read plays a chapter to its end.
func (r *Reader[V, E]) Read(t *testing.T) {
	t.Helper()
	r.Hand.Touch = true
	step, at := "", 0
	for acts := 0; ; acts++ {
		r.wait(t)
		guide := r.Table.Guide
		if guide.Over() {
			return
		}
		if now := guide.Step().Key; now != step {
			step, at = now, 0
			r.judge(t)
		}
		if acts > 150 {
			t.Fatalf("%s: the chapter does not end", step)
		}
		if r.Hand.Has("guide.next") {
			r.Hand.Click("guide.next")
			continue
		}
		answers, carried := r.Table.Play.Keeper.Answers(), r.Table.Grip.Name
		spot, next := r.named(guide.Says(), at)
		if r.Table.Grip.Carries() {
			next = at // where a thing goes may be named before it, and for several of them
		}
		if spot == "" {
			t.Fatalf("%s: %q names nothing more that can be chosen; there is %q", step, guide.Says(), r.offers())
		}
		if from, to := guide.Points(); guide.Box().Overlaps(from) || guide.Box().Overlaps(to) {
			t.Errorf("%s: what the guide says lies on what he points at", step)
		}
		r.onlyLit(t, step, spot)
		at = next
		r.Hand.ClickAt(r.Hand.Find(spot))
		r.Hand.Wait(2 * ui.Tick)
		if r.Table.F.Refused(r.Table.Words.Say("lesson.other")) && r.Table.Play.Keeper.Answers() == answers && r.Table.Grip.Name == carried {
			t.Fatalf("%s: %q leads to %s, which the guide does not want", step, guide.Says(), spot)
		}
	}
}

// judge checks the words of a step: a finger can do what they say, they hide nothing that they speak of.
func (r *Reader[V, E]) judge(t *testing.T) {
	t.Helper()
	guide := r.Table.Guide
	says, key := guide.Says(), guide.Step().Key
	for _, word := range notByFinger[r.Language] {
		if strings.Contains(says, word) {
			t.Errorf("%s: a finger cannot %q: %s", key, word, says)
		}
	}
	if strings.ContainsAny(says, "⟦⟧") {
		t.Errorf("%s is not said: %s", key, says)
	}
	for spot := range strings.FieldsSeq(guide.Step().With) {
		if at, seen := r.Table.F.Where(spot); seen && guide.Box().Overlaps(at) {
			t.Errorf("%s: what the guide says, %v, hides %s at %v", key, guide.Box(), spot, at)
		}
	}
}

// onlyLit checks that on the board nothing else is lit than what he is about to touch, but for a target whose button he is about to press.
func (r *Reader[V, E]) onlyLit(t *testing.T, step, spot string) {
	t.Helper()
	if _, fires := r.Besides[spot]; fires {
		return // what he has touched is lit too
	}
	says := split(r.Table.Guide.Says())
	for thing, state := range r.Table.States {
		id := r.Table.Names.ID(thing)
		if !state.Lit || id == spot || id == r.Table.Grip.Name {
			continue
		}
		if !slices.ContainsFunc(r.Called(thing), func(name string) bool { return r.find(says, split(name), 0) >= 0 }) {
			t.Errorf("%s: %s is lit, which is not spoken of; %s is wanted", step, id, spot)
		}
	}
}

// wait waits until he is asked something or is to read on.
func (r *Reader[V, E]) wait(t *testing.T) {
	t.Helper()
	for range 1500 {
		if r.Table.Guide.Over() || r.Hand.Has("guide.next") || len(r.offers()) > 0 && !r.Table.Reel.Busy() {
			r.Hand.Wait(4 * ui.Tick)
			return
		}
		r.Hand.Wait(ui.Tick)
	}
	t.Fatalf("%s: nothing is asked any more; %q", r.Table.Guide.Step().Key, r.Table.Asked())
}

// offer is something that can be touched now, and what it is called.
type offer struct {
	spot  string
	names []string
}

func (r *Reader[V, E]) offers() (all []offer) {
	add := func(spot string, names ...string) {
		if r.Hand.Has(spot) && r.Hand.Why(spot) == "" {
			all = append(all, offer{spot, names})
		}
	}
	if g := r.Table.Grip; g.Carries() {
		for _, place := range g.Places {
			add(r.Table.Names.ID(place.Thing), append(r.Called(place.Thing), r.Called(place.Answers[len(place.Answers)-1])...)...)
		}
		return all
	}
	if r.Table.Pending == nil {
		return nil
	}
	for _, o := range r.Table.Pending.Options {
		if spot, placed := r.Table.Places[o]; placed {
			names := r.Called(o)
			if r.Table.Own.Button(o) {
				names = []string{r.Table.Own.ButtonText(o)}
			}
			add(spot, names...)
		}
	}
	for spot, name := range r.Besides {
		add(spot, name)
	}
	return all
}

// named finds the spot that a text names first from a place on, and where its name ends.
func (r *Reader[V, E]) named(text string, from int) (spot string, end int) {
	words := split(text)
	if r.Table.Grip.Carries() {
		from = 0
	}
	first, most := len(words), 0
	for _, o := range r.offers() {
		for _, name := range o.names {
			stems := split(name)
			if at := r.find(words, stems, from); at >= 0 && (at < first || at == first && len(stems) > most) {
				spot, first, most = o.spot, at, len(stems)
			}
		}
	}
	return spot, first + most
}

// split are the words of a text.
func split(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
}

// find is where some words begin in a text, in whatever case or number; -1 for nowhere.
func (r *Reader[V, E]) find(text, words []string, from int) int {
	for at := from; len(words) > 0 && at+len(words) <= len(text); at++ {
		if !slices.ContainsFunc(words, func(w string) bool { return !r.inflected(text[at+slices.Index(words, w)], w) }) {
			return at
		}
	}
	return -1
}

// inflected tells whether one word is another in some form: its end differs, by few letters.
func (r *Reader[V, E]) inflected(word, name string) bool {
	a, b := []rune(word), []rune(name)
	kept := len(b)
	switch {
	case unicode.IsDigit(b[len(b)-1]):
		return word == name
	case r.Language == "en":
		return word == name || word == name+"s"
	case len(b) > 3:
		kept -= min(3, (len(b)-2)/2)
	}
	return len(a) >= kept && len(a) <= len(b)+2 && string(a[:kept]) == string(b[:kept])
}
