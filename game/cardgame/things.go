package cardgame

import "holoboard/game"

// The kinds of option and of roll. What A, B and C mean stands beside each.
const (
	KindDone    uint8 = iota + 1 // finished with this
	KindPass                     // nothing in this window
	KindNone                     // not this, or nobody
	KindYes                      //
	KindTitle                    // A title, B which of equal ones; of what a question is about: C a [Purpose]
	KindSlot                     // A slot
	KindSource                   // A slot, B resources from it
	KindPlay                     // A title, C zone: play it
	KindAbility                  // A slot, or a title in another zone; B number of the ability; C zone
	KindIcon                     // A [Icon]
	KindToken                    // A [Token]
	KindUnit                     // play it as a unit (card 17)
	RollHand                     // a card of a hand
	RollCaptive                  // a captured card
)

// A Token is a kind of token on a card.
type Token uint8

const (
	FocusToken Token = iota
	DamageToken
	ShieldToken

	numTokens
)

var tokenIDs = [numTokens]string{"focus", "damage", "shield"}

// String returns its name in words.
func (t Token) String() string { return tokenIDs[t] }

var (
	done = game.Option{Kind: KindDone}
	pass = game.Option{Kind: KindPass}
	none = game.Option{Kind: KindNone}
	yes  = game.Option{Kind: KindYes}
)

// A Purpose is what a card wants something chosen for, where its name does not say it.
type Purpose uint8

const (
	ForItself       Purpose = iota // as the card says
	ForAnother                     // one more target, or enough
	ForFocus                       // a unit that is focused as a cost
	ForDamageFrom                  // a unit that damage is taken from
	ForDamageOnto                  // a unit that it is moved to
	ForTheirEffect                 // a card of who is asked, for an effect of the other side
	ForTaking                      // tokens and enhancements to be taken away
	ForDiscard                     // a card of one's own hand
	ForTheirDiscard                // a card of the other's hand
	ForUnderDeck                   // a card of one's own hand
	ForPlay                        // a unit that enters play
	ForHand                        // a card of one's own discard pile
	ForCapture                     // a card of the other's deck
	ForObjective                   // the next objective, of one's own deck

	numPurposes
)

var purposeIDs = [numPurposes]string{
	"", "another", "focus", "from", "onto", "yours", "taking", "discard", "theirs", "under", "play", "hand", "capture", "objective",
}

// String returns its name in words, none for what the card itself says.
func (p Purpose) String() string { return purposeIDs[p] }

// PurposeOf is what a question wants something chosen for.
func PurposeOf(d *game.Decision) Purpose {
	if about := d.About[0]; about.Kind == KindTitle {
		return Purpose(about.C)
	}
	return ForItself
}

// NeedsMatch reports whether a question of payment still needs a matching resource (R18.6 to R18.8).
func NeedsMatch(d *game.Decision) bool {
	return d.Ask == AskPay && d.About[1].B == 1
}

// Splits reports whether the damage that a question is about may be split (card 122).
func Splits(d *game.Decision) bool {
	return d.Ask == AskDamageAt && d.About[1].B == 1
}

// Pass is the option that lets a window pass.
func Pass() game.Option { return pass }

func slotOption(x Slot) game.Option { return game.Option{Kind: KindSlot, A: uint8(x)} }

func titleOption(t Title) game.Option { return game.Option{Kind: KindTitle, A: uint8(t)} }

// wants is what a question is about: the card that wants something chosen, and for what.
func wants(t Title, purpose Purpose) game.Option {
	return game.Option{Kind: KindTitle, A: uint8(t), C: uint8(purpose)}
}

// The reasons why something is not on offer, each with its rule.
var (
	whyFate        = &game.Why{Rule: "R12.15", Text: "why.fate"}
	whyNotNow      = &game.Why{Rule: "R9.1", Text: "why.not_now"}
	whyNotAction   = &game.Why{Rule: "R21.4", Text: "why.not_an_action"}
	whyNotThis     = &game.Why{Rule: "R21.5", Text: "why.not_this"}
	whyTiming      = &game.Why{Rule: "R19.8", Text: "why.timing"}
	whyUnique      = &game.Why{Rule: "R19.11", Text: "why.unique"}
	whyLimited     = &game.Why{Rule: "R20.4", Text: "why.limited"}
	whyNoHost      = &game.Why{Rule: "R19.3", Text: "why.no_host"}
	whyCost        = &game.Why{Rule: "R18.5", Text: "why.cost"}
	whyMatch       = &game.Why{Rule: "R18.6", Text: "why.match"}
	whyNoEffect    = &game.Why{Rule: "R21.11", Text: "why.no_effect"}
	whyNoTarget    = &game.Why{Rule: "R21.12", Text: "why.no_target"}
	whyUsed        = &game.Why{Rule: "R21.19", Text: "why.used"}
	whyUsedHere    = &game.Why{Rule: "R21.7", Text: "why.used_here"}
	whyExhausted   = &game.Why{Rule: "R4.9", Text: "why.exhausted"}
	whyOwnCost     = &game.Why{Rule: "R21.16", Text: "why.own_cost"}
	whyEngaged     = &game.Why{Rule: "R10.3", Text: "why.engaged"}
	whyNobody      = &game.Why{Rule: "R10.4", Text: "why.no_attacker"}
	whyCannot      = &game.Why{Rule: "R11.10", Text: "why.cannot"}
	whyTakesPart   = &game.Why{Rule: "R11.8", Text: "why.takes_part"}
	whyCommitted   = &game.Why{Rule: "R17.1", Text: "why.committed"}
	whyNoEnhancing = &game.Why{Rule: "R20.5", Text: "why.no_enhancements"}
	whyNotFitting  = &game.Why{Rule: "R19.2", Text: "why.not_fitting"}
	whyAbsent      = &game.Why{Rule: "R13.9", Text: "why.not_participating"}
	whySpent       = &game.Why{Rule: "R18.2", Text: "why.source_spent"}
	whyTooMuch     = &game.Why{Rule: "R18.4", Text: "why.too_much"}
)
