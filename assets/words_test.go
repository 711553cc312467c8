package assets

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func read(t *testing.T, lang, text string) *Words {
	t.Helper()
	w, err := readWords(lang, fstest.MapFS{"a.toml": {Data: []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestSay(t *testing.T) {
	w := read(t, "en", `
		[mission]
		sabotage = "Sabotage"
		"sabotage.where" = "Not {system}"
		[unit]
		at_at = { one = "{n} AT-AT", other = "{n} AT-ATs" }
		[leader]
		leia = "Princess Leia"
		"leia.nom" = "princess Leia"
		goes = "here {leader.nom} goes"
		[brace]
		plain = "{{n}} {n}"
	`)
	leia := Name(func(form string) string { return w.SayIn(form, "leader.leia") })
	for _, c := range []struct {
		key, want string
		args      []Args
	}{
		{"mission.sabotage", "Sabotage", nil},
		{"mission.sabotage.where", "Not Hoth", []Args{{"system": "Hoth"}}},
		{"mission.sabotage.where", "Not Endor", []Args{{"system": "Hoth"}, {"system": "Endor"}}},
		{"mission.sabotage.where", "Not ⟦system⟧", nil},
		{"mission.nothing", "⟦mission.nothing⟧", nil},
		{"unit.at_at", "1 AT-AT", []Args{{"n": 1}}},
		{"unit.at_at", "0 AT-ATs", []Args{{"n": 0}}},
		{"unit.at_at", "3 AT-ATs", []Args{{"n": 3}}},
		{"unit.at_at", "⟦n⟧ AT-ATs", nil},
		{"leader.goes", "here princess Leia goes", []Args{{"leader": leia}}},
		{"mission.sabotage.where", "Not Princess Leia", []Args{{"system": leia}}},
		{"leader.goes", "here Chewbacca goes", []Args{{"leader": "Chewbacca"}}},
		{"leader.goes", "here ⟦leader.nom⟧ goes", nil},
		{"brace.plain", "{n} 2.5", []Args{{"n": 2.5}}},
	} {
		if got := w.Say(c.key, c.args...); got != c.want {
			t.Errorf("Say(%q, %v) = %q, want %q", c.key, c.args, got, c.want)
		}
	}
	if got := w.Keys(); !slices.Equal(got, []string{"brace.plain", "leader.goes", "leader.leia", "leader.leia.nom", "mission.sabotage", "mission.sabotage.where", "unit.at_at"}) {
		t.Errorf("keys %q", got)
	}
	if got := w.Names("unit.at_at"); !slices.Equal(got, []string{"n"}) {
		t.Errorf("names %q", got)
	}
}

// What a title says is said in its own words, what it does not say in those of all.
func TestTitlesLieOverWhatAllShare(t *testing.T) {
	all := read(t, "en", `
		[shell]
		back = "Back"
		turn = "Your turn as {side}"
		[rule]
		"R1.1" = "nobody's"
	`)
	folder := fstest.MapFS{"shelf.toml": {Data: []byte(`side.black = "Black"`)}, "rules.toml": {Data: []byte(`rule."R1.1" = "Black begins."`)}}
	shown, err := all.Under(folder, ShelfWords)
	if err != nil {
		t.Fatal(err)
	}
	whole, err := all.Under(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		w         *Words
		key, want string
	}{
		{all, "rule.R1.1", "nobody's"}, {shown, "rule.R1.1", "nobody's"}, {whole, "rule.R1.1", "Black begins."},
		{all, "side.black", "⟦side.black⟧"}, {shown, "side.black", "Black"}, {whole, "side.black", "Black"}, {whole, "shell.back", "Back"},
	} {
		if got := c.w.Say(c.key); got != c.want {
			t.Errorf("%s is %q, want %q", c.key, got, c.want)
		}
	}
	if !slices.Equal(whole.Keys(), []string{"rule.R1.1", "shell.back", "shell.turn", "side.black"}) || !slices.Equal(whole.Names("shell.turn"), []string{"side"}) {
		t.Errorf("the keys are %q, the names %q", whole.Keys(), whole.Names("shell.turn"))
	}
	if _, err := all.Under(fstest.MapFS{}); err == nil {
		t.Error("a title without words is not told of")
	}
}

// Slavic languages have more forms than English; the files decide, not the code.
func TestFormsOfOtherLanguages(t *testing.T) {
	for lang, want := range map[string]string{"ru": "21 отряд, 3 отряда, 12 отрядов", "uk": "21 отряд, 3 отряда, 12 отрядов", "en": "21 отряда, 3 отряда, 12 отряда"} {
		w := read(t, lang, `unit = { one = "{n} отряд", few = "{n} отряда", many = "{n} отрядов", other = "{n} отряда" }`)
		if got := w.Say("unit", Args{"n": 21}) + ", " + w.Say("unit", Args{"n": 3}) + ", " + w.Say("unit", Args{"n": 12}); got != want {
			t.Errorf("%s: %s, want %s", lang, got, want)
		}
	}
}

// What is said of none may have words of its own in every language.
func TestNoneHasItsOwnWords(t *testing.T) {
	for _, lang := range []string{"en", "ru", "uk"} {
		w := read(t, lang, `left = { zero = "none is left", one = "{n} is left", few = "{n} are left", many = "{n} are left", other = "{n} are left" }`)
		if got := w.Say("left", Args{"n": 0}) + ", " + w.Say("left", Args{"n": 1}) + ", " + w.Say("left"); !strings.HasPrefix(got, "none is left, 1 is left, ") {
			t.Errorf("%s: %s", lang, got)
		}
	}
}

func TestBrokenWordsAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		`a = "{n"`:                         "without its }",
		`a = "{}"`:                         "without its }",
		`a = "n}"`:                         "without its {",
		`a = 3`:                            "which is no text",
		`a = { one = "x" }`:                `lacks the form "other"`,
		"a.b = \"x\"\n\"a.b\" = \"y\"":     "is there twice",
		`a = { one = 1, other = "x" }`:     "is no text",
		`a = "x`:                           "a.toml",
		"[unit]\na = { x = \"\", n = [] }": "which is no text",
	} {
		_, err := readWords("en", fstest.MapFS{"a.toml": {Data: []byte(text)}})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got error %v, want %q in it", text, err, want)
		}
	}
	if _, err := NewWords("xx"); err == nil || !strings.Contains(err.Error(), "only in en") {
		t.Errorf("unknown language: %v", err)
	}
}

// Phrases are said in every frame.
func TestSayWithoutNamesAllocatesNothing(t *testing.T) {
	w := read(t, "en", `a = "b"`)
	if n := testing.AllocsPerRun(100, func() { w.Say("a") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkSay(b *testing.B) {
	w, err := readWords("en", fstest.MapFS{"a.toml": {Data: []byte(`a = { one = "{n} ship at {system}", other = "{n} ships at {system}" }`)}})
	if err != nil {
		b.Fatal(err)
	}
	args := Args{"n": 3, "system": "Hoth"}
	for b.Loop() {
		w.Say("a", args)
	}
}
