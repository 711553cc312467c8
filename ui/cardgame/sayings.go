package cardgame

import (
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	table "holoboard/render/cardgame"
	"holoboard/render/cardgame/pictures"
	"holoboard/ui"
	"holoboard/ui/table/screen"
)

// sayings are the words of a game, see [screen.Own].
type sayings struct {
	*Table
	screen.PlainWords[*view, *event]
}

// spotID is what the spot of an option is called, the same in every language.
func spotID(o game.Option) string {
	switch o.Kind {
	case table.KindHalf:
		return "half." + rules.Side(o.A).String()
	case table.KindPile:
		return "pile." + rules.Side(o.B).String() + "." + strconv.Itoa(int(o.A))
	case rules.KindSlot:
		slot := rules.Slot(o.A)
		if slot == rules.Dial {
			return "dial"
		}
		return "slot." + slot.Side().String() + "." + strconv.Itoa(int(slot&127))
	case rules.KindSource:
		return spotID(game.Option{Kind: rules.KindSlot, A: o.A}) + ".source"
	case rules.KindTitle:
		id := "card." + rules.Title(o.A).ID()
		if o.B > 0 { // one of equal ones
			id += "." + strconv.Itoa(int(o.B))
		}
		return id
	case rules.KindPlay:
		return "play." + rules.Title(o.A).ID() + "." + strconv.Itoa(int(o.C))
	case rules.KindAbility:
		return "ability." + strconv.Itoa(int(o.A)) + "." + strconv.Itoa(int(o.B)) + "." + strconv.Itoa(int(o.C))
	case rules.KindIcon:
		return "icon." + rules.Icon(o.A).String()
	case rules.KindToken:
		return "token." + strconv.Itoa(int(o.A))
	}
	if name, known := optionIDs[o.Kind]; known {
		return "option." + name
	}
	return "thing." + strconv.Itoa(int(o.Kind)) + "." + strconv.Itoa(int(o.A)) + "." + strconv.Itoa(int(o.B))
}

// optionIDs names the options that are buttons.
var optionIDs = map[uint8]string{rules.KindDone: "done", rules.KindPass: "pass", rules.KindNone: "none", rules.KindYes: "yes", rules.KindUnit: "unit"}

// card is the name of a title; nothing for what nobody knows.
func (t *Table) card(title rules.Title) string {
	if title == 0 {
		return ""
	}
	return t.board.Cards.Name(title)
}

// named is the same in the forms that a sentence asks for.
func (t *Table) named(title rules.Title) assets.Name {
	return func(form string) string {
		if key := "card." + title.ID() + "." + form; title != 0 && form != "" && t.Words.Has(key) {
			return t.Words.Say(key)
		}
		return t.card(title)
	}
}

// onNamed is what lies on a slot, in the forms that a sentence asks for.
func (t *Table) onNamed(slot rules.Slot) assets.Name {
	if t.View.There(slot) {
		return t.named(t.View.At(slot).Title)
	}
	return func(string) string { return t.on(slot) }
}

// on is the name of what lies on a slot.
func (t *Table) on(slot rules.Slot) string {
	if slot == rules.Dial {
		return t.Words.Say("card.death_star_dial")
	}
	if !t.View.There(slot) {
		return ""
	}
	return t.card(t.View.At(slot).Title)
}

// about is the card that a question is about, and how much of something.
func (t *Table) about(d *game.Decision) (card assets.Name, n int) {
	card = t.named(0)
	for _, o := range d.About {
		switch o.Kind {
		case rules.KindTitle, rules.KindPlay:
			card = t.named(rules.Title(o.A))
		case rules.KindSlot:
			if card("") == "" {
				card = t.onNamed(rules.Slot(o.A))
			}
		case rules.KindAmount:
			n = int(o.A)
		case rules.KindTrigger:
			slot, title := t.View.WindowAbout()
			if card = t.onNamed(slot); card("") == "" {
				card = t.named(title)
			}
		}
	}
	return card, n
}

// Question implements [screen.Words].
func (t sayings) Question(d *game.Decision) (title, help string) {
	card, n := t.about(d)
	args := assets.Args{"card": card, "n": n}
	key := t.questionKey(d)
	if d.Ask == rules.AskDiscardDown || d.Ask == rules.AskDiscardOne {
		args["n"] = d.Min
		if d.Ask == rules.AskDiscardOne {
			args["n"] = t.View.Reserve(rules.SideOf(d.Seat))
		}
	}
	return t.Words.Say(key, args), t.help(d, key, args)
}

// help says more below a question that is asked by a key, where there are words for it.
func (t *Table) help(d *game.Decision, key string, args assets.Args) string {
	variant := t.variant(d)
	switch {
	case d.Ask == rules.AskChooseCard && t.View.Eyes.Look.N > 0:
		variant = ".secret"
	case d.Ask == rules.AskPay && !rules.NeedsMatch(d):
		variant = ".free"
	}
	ask := "ask." + string(d.Ask)
	for i, helps := range [...]string{ask + variant + ".help", key + ".help", ask + ".help"} {
		if i == 0 && variant == "" {
			continue
		}
		if said := t.screen.ForTouch(helps); t.Words.Has(said) {
			return t.Words.Say(said, args)
		}
	}
	return ""
}

// questionKey finds the words of a question: its moment may change what is asked.
func (t *Table) questionKey(d *game.Decision) string {
	key := "ask." + string(d.Ask)
	try := []string{}
	switch d.Ask {
	case rules.AskAct:
		moment := t.View.Moment.String()
		if rules.SideOf(d.Seat) != t.View.Active {
			try = append(try, key+"."+moment+".other")
		}
		try = append(try, key+"."+moment)
	case rules.AskAnswer:
		try = append(try, key+"."+rules.Trigger(d.About[0].A).String())
	default:
		if variant := t.variant(d); variant != "" {
			try = append(try, key+variant)
		}
	}
	for _, k := range try {
		if t.Words.Has(k) {
			return k
		}
	}
	return key
}

// variant is what a question's words and those below it hang on: what it is about, what is done with what is chosen, or how.
func (t *Table) variant(d *game.Decision) string {
	slot := rules.Slot(d.About[0].A) // where it is about one
	switch d.Ask {
	case rules.AskAttackers, rules.AskDefenders:
		if slot == rules.Dial {
			return ".dial"
		}
	case rules.AskSpendShield:
		switch {
		case rules.Token(d.About[1].A) == rules.FocusToken:
			return ".focus"
		case t.objective(slot):
			return ".objective"
		}
	case rules.AskProtect:
		if t.objective(slot) {
			return ".objective"
		}
	case rules.AskEdgeCard:
		if d.About[0].Kind == rules.KindTitle {
			return ".faceup"
		}
	case rules.AskDamageAt:
		if rules.Splits(d) {
			return ".split"
		}
	}
	if purpose := rules.PurposeOf(d).String(); purpose != "" {
		return "." + purpose
	}
	return ""
}

// objective reports whether an objective lies on a slot.
func (t *Table) objective(slot rules.Slot) bool {
	return t.View.There(slot) && t.View.At(slot).Title.Card().Type == rules.Objective
}

// OptionText implements [screen.Words].
func (t sayings) OptionText(o game.Option) string {
	switch o.Kind {
	case rules.KindSlot:
		return t.on(rules.Slot(o.A))
	case rules.KindSource:
		return t.Words.Say("option.source", assets.Args{"n": int(o.B), "card": t.onNamed(rules.Slot(o.A))})
	case rules.KindTitle:
		return t.card(rules.Title(o.A))
	case rules.KindPlay:
		return t.Words.Say("option.play", assets.Args{"card": t.named(rules.Title(o.A))})
	case rules.KindAbility:
		if name, known := t.board.TitleOf(t.View, o); known {
			return t.Words.Say("option.use", assets.Args{"card": t.named(name)})
		}
	case rules.KindIcon:
		return t.Words.Say("icon." + rules.Icon(o.A).String())
	case rules.KindToken:
		return t.Words.Say("token." + rules.Token(o.A).String())
	}
	if key := t.optionKey(o); t.Words.Has(key) {
		return t.Words.Say(key, assets.Args{"n": len(t.Picks)})
	}
	return t.Words.Say("option." + optionIDs[o.Kind])
}

// optionKey is the key of the words of an option at the question that is asked: a yes says to what.
func (t sayings) optionKey(o game.Option) string {
	if t.Pending == nil {
		return ""
	}
	return "option." + string(t.Pending.Ask) + "." + optionIDs[o.Kind]
}

// ButtonText implements [screen.Words]: what ends a question says what comes of it.
func (t sayings) ButtonText(o game.Option) string {
	if t.Pending == nil {
		return t.OptionText(o)
	}
	if o.Kind == rules.KindIcon {
		return t.iconText(rules.Icon(o.A))
	}
	keys := []string{t.optionKey(o)}
	if t.Pending.Ask == rules.AskAct && rules.SideOf(t.Pending.Seat) == t.View.Active { // the other one's phase goes on without him
		keys = append(keys, keys[0]+"."+t.View.Moment.String())
		keys[0], keys[1] = keys[1], keys[0]
	}
	if o.Kind == rules.KindDone {
		keys = append(keys, "done."+string(t.Pending.Ask))
	}
	for _, key := range keys {
		if t.Words.Has(key) {
			return t.Words.Say(key, assets.Args{"n": len(t.Picks)})
		}
	}
	return t.OptionText(o)
}

// iconText says what the icons of a kind do in the strike that goes on.
func (t *Table) iconText(icon rules.Icon) string {
	name := t.Words.Say("icon." + icon.String())
	if strike, on := t.View.Strike(); on && strike.Left[icon] > 0 {
		return strconv.Itoa(strike.Left[icon]) + " · " + name
	}
	return name
}

// EventText implements [screen.Words].
func (t sayings) EventText(e *event) string {
	args := assets.Args{
		"side": t.sideName(actor(e)), "card": t.named(e.Title), "other": t.named(e.OtherTitle), "n": int(e.N), "m": int(e.M), "phase": "", "icon": "",
	}
	switch e.Kind {
	case rules.PhaseStarted:
		args["phase"] = t.Words.Say("phase." + rules.Phase(e.N).String())
	case rules.GainedIcon:
		args["icon"] = t.Words.Say("icon." + rules.Icon(e.N).String())
	case rules.EdgeWonBy: // the winner's total first
		if e.Side == rules.Dark {
			args["n"], args["m"] = int(e.M), int(e.N)
		}
	}
	return t.Words.Say(t.eventKey(e), args)
}

// eventKey is the key of an event's words: how it came about may have its own.
func (t sayings) eventKey(e *event) string {
	key := "event." + e.Kind.String()
	known := e.Title != 0
	switch e.Kind {
	case rules.DialTurned:
		if e.N < e.M {
			return key + ".back"
		}
	case rules.Drew, rules.PutUnder, rules.EdgeLaid, rules.WasCaptured, rules.WasRescued:
		if known {
			return key + ".known"
		}
	case rules.DamagePut, rules.AttackMade, rules.Unopposed:
		if e.Slot == rules.Dial {
			return key + ".dial"
		}
	case rules.CardEntered:
		return key + enteredHow(e)
	case rules.CardDiscarded:
		return key + [...]string{"", ".deck", ".edge", ".used"}[e.M]
	case rules.LeftPlay:
		if going := key + "." + rules.Going(e.N).String(); t.Words.Has(going) {
			return going
		}
	case rules.EdgeWonBy:
		switch {
		case e.Uncontested():
			return key + ".alone"
		case e.N == e.M:
			return key + ".tie"
		}
	case rules.LookedAt:
		return key + [...]string{"", ".deck", ".objectives"}[e.M]
	case rules.Shuffled:
		return key + [...]string{"", ".objectives"}[e.M]
	case rules.GameOver:
		if e.Side > rules.Dark {
			return "result.draw"
		}
	case rules.CannotFight:
		return key + [...]string{"", ".defend"}[e.M]
	}
	return key
}

// enteredHow is how a card entered play.
func enteredHow(e *event) string {
	switch {
	case e.Other != rules.NoSlot && e.OtherTitle != 0:
		return ".on"
	case e.M == 1:
		return ".put"
	case e.M == 2:
		return ".joins"
	case e.Title.Card().Type == rules.Objective: // it comes from its deck
		return ".objective"
	}
	return ""
}

func (sayings) SeatID(_ *view, s game.Seat) string { return rules.SideOf(s).String() }

// MarkOf implements [screen.Words].
func (t sayings) MarkOf(e *event) screen.Mark {
	return screen.Mark{Name: t.EventText(e), Short: strconv.Itoa(int(e.N)), Side: int(e.Side), Warns: e.Kind == rules.LeftPlay}
}

// EventColor implements [screen.Words].
func (t sayings) EventColor(e *event) render.Color {
	if e.Side > rules.Dark {
		return t.F.Palette.Text
	}
	return pictures.ColorOf(t.View.Of[e.Side])
}

// EventPlace implements [screen.Words].
func (t sayings) EventPlace(e *event) (place game.Option, ok bool) {
	if e.Slot == rules.NoSlot {
		return place, false
	}
	return game.Option{Kind: rules.KindSlot, A: uint8(e.Slot)}, t.View.There(e.Slot) || e.Slot == rules.Dial
}

// Lists implements [screen.Words]: what each side has on the table, with what lies on it, and one's own hand.
func (t sayings) Lists() (lists []ui.List) {
	for side := range rules.Side(2) {
		list := ui.List{Name: t.Words.Say("side." + side.String())}
		t.View.Each(side, func(slot rules.Slot, x *rules.Thing) { list.Lines = append(list.Lines, t.line(slot, x)) })
		lists = append(lists, list)
	}
	if t.View.Seat >= 0 {
		hand := ui.List{Name: t.Words.Say("rail.hand")}
		for _, title := range t.View.Eyes.Hand.All() {
			hand.Lines = append(hand.Lines, t.card(title))
		}
		lists = append(lists, hand)
	}
	return lists
}

// line tells of a card on the table.
func (t *Table) line(slot rules.Slot, x *rules.Thing) string {
	parts := []string{t.card(x.Title)}
	if x.Host != rules.NoSlot {
		parts = append(parts, t.Words.Say("tile.on", assets.Args{"card": t.onNamed(x.Host)}))
	}
	if x.Damage > 0 {
		parts = append(parts, t.Words.Say("tile.damage", assets.Args{"n": int(x.Damage), "of": t.View.Capacity(slot)}))
	}
	if x.Focus > 0 {
		parts = append(parts, t.Words.Say("tile.exhausted", assets.Args{"n": int(x.Focus)}))
	}
	if x.Shields > 0 {
		parts = append(parts, t.Words.Say("tile.shield"))
	}
	if x.Is(rules.Committed) {
		parts = append(parts, t.Words.Say("tile.committed"))
	}
	return strings.Join(parts, ", ")
}

// About implements [screen.Title].
func (t *Table) About() string {
	return t.Words.Say("table.standing", assets.Args{"n": int(t.screen.Play.Open().Turn)})
}

// carried says what carrying means, see [screen.Own]; nothing is carried.
type carried struct {
	*Table
	screen.PlainCarries[*view]
}
