package assets

import (
	"regexp"
	"strings"
	"testing"
)

// A term is a word of the printed editions that a thing of Rebellion is called by, and the other words for it that no sentence uses.
type term struct {
	called, not string
	keys        string // those that it is about; nothing for all
	but         string // keys that may say it otherwise
}

// terms are things that have one name each, by language. What the editions call them stands in the glossary.
var terms = map[string][]term{
	"en": {
		{called: "combat", not: `[Bb]attle of `, keys: `^stage\.`},
		{called: "captured leader", not: `[Pp]risoner`},
		{called: "health", not: `[Hh]it points?|\bHP\b`},
		{called: "opponent", not: `\b[Ff]oes?\b`},
		{called: "objective", not: `\b[Gg]oals?\b`},
	},
	"ru": {
		{called: "дислоцировать", not: `[Рр]азме[щс]`, keys: `deploy|ask\.oversee|board\.tray|why\.remote`},
		{called: "поместить, разместить", not: `[Дд]ислоц|[Дд]ислок`, keys: `^ask\.place|place_to|unit_placed|confirm_last_place|board\.to_place|R5\.`},
		{called: "произвести", not: `[Пп]остро[ийе]|[Сс]тро[ия]`, keys: `^(ask|table|stage|board|event|option|button)\.`},
		{called: "захваченный командир", not: `[Пп]ленн|\b[Пп]лен`, but: `board\.captured`},
		{called: "сражение", not: `[Бб]итв`},
		{called: "задание", not: `[Мм]исси[яюией]`},
		{called: "карта", not: `[Кк]арточ`, but: `^build\.`},
		{called: "прочность", not: `[Зз]доровь`},
		{called: "противник, соперник", not: `[Вв]раг|[Вв]раж`},
		{called: "поверхность", not: `[Зз]емл[яеи]`},
		{called: "разыграть карту", not: `[Сс]ыгра(нн|ть карт)`},
		{called: "карты действия", not: `карт[аы]? действий`},
		{called: "устранить", not: `[Уу]би(т|ва|ть)`},
	},
	"uk": {
		{called: "розташувати", not: `[Рр]озмі[щс]`, keys: `deploy|ask\.oversee|board\.tray|why\.remote`},
		{called: "розмістити", not: `[Рр]озташ`, keys: `^ask\.place|place_to|unit_placed|confirm_last_place|board\.to_place`},
		{called: "захоплений лідер", not: `[Пп]олон`, but: `board\.captured`},
		{called: "бойові дії", not: `[Бб]итв`},
		{called: "місія", not: `[Зз]авдання`},
		{called: "карта", not: `\b[Кк]арт(к|оч)`},
		{called: "витривалість", not: `[Зз]доров`},
		{called: "суперник", not: `[Вв]ор(ог|ож)|[Пп]ротивник`},
		{called: "лідер", not: `[Кк]омандир`},
		{called: "наймання", not: `[Вв]ербу`},
		{called: "саботаж", not: `[Дд]иверсі`},
		{called: "ліквідувати", not: `[Вв]бит|[Вв]бив`},
		{called: "фракція", not: `[Сс]торон[аиу]`, keys: `^(ask|lesson|why|rule|event|mission|action|house)\.`},
		{called: "поверхня", not: `[Зз]емл[яіею]`},
	},
}

// Each thing of Rebellion has one name, that of the printed editions, in questions, buttons, reasons, cards and rules alike.
func TestThingsHaveOneName(t *testing.T) {
	everyLanguageOf(t, "rebellion", func(t *testing.T, lang string, w *Words) {
		for _, term := range terms[lang] {
			not, keys := regexp.MustCompile(term.not), regexp.MustCompile(term.keys)
			held := 0
			everyPhrase(w, func(key string, p phrase) {
				if !keys.MatchString(key) {
					return
				}
				held++
				if term.but != "" && regexp.MustCompile(term.but).MatchString(key) {
					return
				}
				for _, form := range p {
					if text := strings.Join(form.text, "…"); not.MatchString(text) {
						t.Errorf("%s says %q, not %q", key, text, term.called)
					}
				}
			})
			if held == 0 {
				t.Errorf("nothing is called %q: no key is like %q", term.called, term.keys)
			}
		}
	})
}
