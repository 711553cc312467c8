package cardgame

import (
	"maps"
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/gametest"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/cardgame/deck"
	"holoboard/ui/table/opening"
	"holoboard/ui/uitest"
)

// Nothing is cut short on any screen of the game, in any language, on desktops and phones.
func TestNoTextIsCutShort(t *testing.T) {
	gametest.Long(t)
	shots := Shots()
	maps.DeleteFunc(shots, func(name string, _ opening.Shot) bool { return deck.Shots()[name] != nil }) // looked at in its own tests
	for _, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) {
			words := wordsOf(t, language)
			for _, name := range slices.Sorted(maps.Keys(shots)) {
				for _, size := range sizes {
					for _, text := range uitest.Shortened(ui.NewWindow(screenOf(t, name, words), size[0], size[1], 1), 2*time.Second) {
						t.Errorf("%s, %v: %q", name, size, text)
					}
				}
			}
		})
	}
}

// An answer says in the list and in advice what it says on its button: a bare "yes" to "Keep this hand?" would mean the other one (R3.9).
func TestAnswersSayToWhat(t *testing.T) {
	for _, language := range assets.Languages() {
		s := sit(t, 1, language, 1280, 720, session.Person, session.Person)
		s.Pending = &game.Decision{Ask: rules.AskMulligan, Options: []game.Option{{Kind: rules.KindYes}, {Kind: rules.KindNone}}}
		speaks := sayings{Table: s.Table}
		for _, o := range s.Pending.Options {
			if said, button := speaks.OptionText(o), speaks.ButtonText(o); said != button {
				t.Errorf("%s: the list says %q, the button %q", language, said, button)
			}
		}
	}
}

// Who deploys ends his deployment by passing; who may act meanwhile only passes (R9.1).
func TestWhoActsInTheOthersDeploymentPasses(t *testing.T) {
	pass := game.Option{Kind: rules.KindPass}
	for language, want := range map[string][2]string{"en": {"Pass", "End deployment"}, "ru": {"Пас", "Закончить выдвижение"}, "uk": {"Пас", "Закінчити розгортання"}} {
		s := sitAt(t, deployment, language, 1280, 720)
		s.until(t, rules.AskAct)
		speaks := sayings{Table: s.Table}
		for side := range rules.Side(2) {
			s.Pending = &game.Decision{Ask: rules.AskAct, Seat: side.Seat(), Options: []game.Option{pass}}
			if got := speaks.ButtonText(pass); got != want[side] {
				t.Errorf("%s: %v reads %q in Dark's deployment, not %q", language, side, got, want[side])
			}
		}
	}
}

// A card that lies open is put away by Escape; the menu opens by the next one.
func TestEscapePutsACardAwayFirst(t *testing.T) {
	s := sitAt(t, deployment, "en", 1280, 720)
	s.until(t, rules.AskAct)
	menus := 0
	s.Program = menu{s.Program, &menus}
	s.screen.Sheets.Lay(game.Option{Kind: rules.KindTitle, A: uint8(s.View.Eyes.Hand.All()[0])}, ui.Rect{X: 600, Y: 300, W: 80, H: 100})
	s.hand.Wait(ui.Tick)
	if !s.hand.Has("sheet.close") {
		t.Fatal("no card lies open")
	}
	if s.hand.Key(ui.KeyEscape); menus > 0 || s.hand.Has("sheet.close") {
		t.Errorf("Escape opens %d menus, the card lies open: %v", menus, s.hand.Has("sheet.close"))
	}
	if s.hand.Key(ui.KeyEscape); menus != 1 {
		t.Errorf("the next Escape opens %d menus", menus)
	}
}

// menu counts how often a program's menu is opened.
type menu struct {
	ui.Program
	opened *int
}

func (m menu) Menu(*ui.Frame, ui.Game) { *m.opened++ }

// A question says what becomes of what is chosen, whether a payment must match, what a shield stops and who sees the cards shown (R18.6,
// R14.7): each in words of its own, in every language.
func TestAQuestionSaysWhatItIsFor(t *testing.T) {
	about := func(purpose rules.Purpose) [2]game.Option {
		return [2]game.Option{{Kind: rules.KindTitle, A: 34, C: uint8(purpose)}}
	}
	for _, language := range assets.Languages() {
		s := sit(t, 1, language, 1280, 720, session.Person, session.Person)
		says := sayings{Table: s.Table}
		plain := map[game.Key]string{}
		for _, ask := range []game.Key{rules.AskTarget, rules.AskChooseCard} {
			plain[ask], _ = says.Question(&game.Decision{Ask: ask, About: about(rules.ForItself)})
		}
		for purpose, ask := range map[rules.Purpose]game.Key{
			rules.ForAnother: rules.AskTarget, rules.ForFocus: rules.AskTarget, rules.ForDamageFrom: rules.AskTarget,
			rules.ForDamageOnto: rules.AskTarget, rules.ForTheirEffect: rules.AskTarget, rules.ForTaking: rules.AskTarget,
			rules.ForDiscard: rules.AskChooseCard, rules.ForTheirDiscard: rules.AskChooseCard, rules.ForUnderDeck: rules.AskChooseCard,
			rules.ForPlay: rules.AskChooseCard, rules.ForHand: rules.AskChooseCard, rules.ForCapture: rules.AskChooseCard,
			rules.ForObjective: rules.AskChooseCard,
		} {
			title, help := says.Question(&game.Decision{Ask: ask, About: about(purpose)})
			if title == plain[ask] || help == "" {
				t.Errorf("%s, %v: %q is asked as where nothing is known of it, below it stands %q", language, purpose, title, help)
			}
		}
		for _, pair := range [][2]game.Decision{
			{{Ask: rules.AskPay, About: [2]game.Option{{}, {Kind: rules.KindAmount, A: 2}}}, {Ask: rules.AskPay, About: [2]game.Option{{}, {Kind: rules.KindAmount, A: 2, B: 1}}}},
			{{Ask: rules.AskSpendShield, About: [2]game.Option{{}, {Kind: rules.KindToken, A: uint8(rules.FocusToken)}}}, {Ask: rules.AskSpendShield, About: [2]game.Option{{}, {Kind: rules.KindToken, A: uint8(rules.DamageToken)}}}},
			{{Ask: rules.AskOrderBack, About: about(rules.ForUnderDeck)}, {Ask: rules.AskOrderBack, About: about(rules.ForItself)}},
			{{Ask: rules.AskDamageAt, About: [2]game.Option{{}, {Kind: rules.KindAmount, A: 2}}}, {Ask: rules.AskDamageAt, About: [2]game.Option{{}, {Kind: rules.KindAmount, A: 2, B: 1}}}},
			{{Ask: rules.AskEdgeCard}, {Ask: rules.AskEdgeCard, About: [2]game.Option{{Kind: rules.KindTitle, A: 101}}}},
			{{Ask: rules.AskAttackers}, {Ask: rules.AskAttackers, About: [2]game.Option{{Kind: rules.KindSlot, A: uint8(rules.Dial)}}}},
		} {
			_, one := says.Question(&pair[0])
			_, other := says.Question(&pair[1])
			title, _ := says.Question(&pair[0])
			otherTitle, _ := says.Question(&pair[1])
			if one == other && title == otherTitle {
				t.Errorf("%s: %q is asked as if it were the same: %q, %q", language, pair[0].Ask, title, one)
			}
		}
		s.View.Eyes.Look.N = 1
		if _, help := says.Question(&game.Decision{Ask: rules.AskChooseCard, About: about(rules.ForCapture)}); help != s.Words.Say("ask.choose_card.secret.help") {
			t.Errorf("%s: below cards that one seat alone sees stands %q", language, help)
		}
	}
}
