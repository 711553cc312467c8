// Package refuse finds out why what lies on the table of the Card Game, or in the hand, cannot be chosen now, and says it: whole where it is
// pointed at, in a word or two on the card itself.
package refuse

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/speech"
)

// Why says why a thing cannot be chosen, and which option it would be; nil where there is nothing to say. A card of the hand would be played or
// laid, one on the table chosen, used, or give resources.
func Why(at session.Sight[*rules.View], thing game.Option) (why *game.Why, o game.Option) {
	return flow.FirstWhy(at, would(at.Look(), thing))
}

// would are the options that a thing could stand for.
func would(v *rules.View, thing game.Option) (all []game.Option) {
	all = append(all, thing)
	switch thing.Kind {
	case rules.KindTitle:
		for _, from := range []rules.Zone{rules.InHand, rules.InDiscard} {
			all = append(all, game.Option{Kind: rules.KindPlay, A: thing.A, C: uint8(from)})
		}
	case rules.KindSlot:
		slot := rules.Slot(thing.A)
		if !v.There(slot) {
			return all
		}
		for n := range v.At(slot).Title.Card().Has {
			all = append(all, game.Option{Kind: rules.KindAbility, A: thing.A, B: uint8(n)})
		}
		for gives := range v.At(slot).Title.Card().Resources {
			all = append(all, game.Option{Kind: rules.KindSource, A: thing.A, B: gives + 1})
		}
	}
	return all
}

// Refusals says of a table's things why they cannot be chosen.
type Refusals struct {
	*flow.Flow[*rules.View]
	Sight func() session.Sight[*rules.View] // of who is asked; nil where nobody is

	at    int // the number of the question that is known of
	short map[game.Option]string
}

// Long is the whole reason with its rule, or nothing.
func (r *Refusals) Long(thing game.Option) string {
	if at := r.Sight(); at != nil {
		if why, _ := Why(at, thing); why != nil {
			return speech.Why(r.Words, why)
		}
	}
	return ""
}

// Short is the reason in a word or two, or nothing. It is found out once for each question.
func (r *Refusals) Short(thing game.Option) string {
	at := r.Sight()
	if at == nil || r.Pending == nil {
		return ""
	}
	if now := at.At(); now != r.at || r.short == nil {
		r.at, r.short = now, map[game.Option]string{}
	}
	text, known := r.short[thing]
	if !known {
		text = Short(r.Words, at, thing)
		r.short[thing] = text
	}
	return text
}

// Short says in a word or two why a thing cannot be chosen, or nothing.
func Short(words *assets.Words, at session.Sight[*rules.View], thing game.Option) string {
	why, o := Why(at, thing)
	if why == nil {
		return ""
	}
	v, d := at.Look(), at.Asked()
	args := assets.Args{"n": max(1, v.Missing(d, o)), "affiliation": words.Say("affiliation." + titleOf(v, o).Card().Of.String())}
	return words.Say(string(why.Text)+".short", args)
}

// titleOf is the card that an option plays, uses or pays for.
func titleOf(v *rules.View, o game.Option) rules.Title {
	switch o.Kind {
	case rules.KindPlay, rules.KindTitle:
		return rules.Title(o.A)
	case rules.KindSlot, rules.KindAbility, rules.KindSource:
		if slot := rules.Slot(o.A); v.There(slot) {
			return v.At(slot).Title
		}
	}
	return 0
}

// Forget drops the words: the program speaks another language.
func (r *Refusals) Forget() { r.short = nil }

// Tag writes the reason at the foot of the part of a card that is seen, in the colours of a refusal.
func Tag(f *ui.Frame, text string, card ui.Rect) {
	const high, line, size = 20, 13, 12.5
	p := &f.Palette
	style := p.Label().In(p.Warning.Mix(p.Text, 0.6)).Sized(size).Centered().Tightly()
	foot := render.Box(card.X+3, card.Bottom()-high-3, card.W-6, high)
	if room := foot.W - 8; f.TextWidth(text, f.Fitted(text, style, room)) > room { // on a phone: in two lines
		foot.Y, foot.H = foot.Y-line, foot.H+line
	}
	f.Panel(foot, render.PanelStyle{Corner: render.Slight, Fill: p.Warning.Mix(p.Space, 0.82), Line: p.Warning, Width: 1})
	f.Label(text, foot.InsetXY(4, 0), style)
}

// ShowTags writes on the cards of the hand why they cannot be played now, where the question is about them.
func (r *Refusals) ShowTags(things []board.Thing, states map[game.Option]board.State) {
	for i := range things {
		thing := &things[i]
		if thing.Option.Kind != rules.KindTitle || states[thing.Option].Lit || len(r.OfferedOn(thing.Option)) > 0 {
			continue
		}
		if text := r.Short(thing.Option); text != "" {
			Tag(r.F, text, thing.Rect)
		}
	}
}
