package deck

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/ui"
	"holoboard/ui/table/build"
)

// An entry is an objective set in a deck, or one to choose from, with the affiliation of the deck.
type entry struct {
	of  rules.Affiliation
	set uint8
}

type list = build.List[entry]

// keptDecks is the kind of documents that keep own decks.
const keptDecks = "deck"

// listOf is a deck as it is put together.
func listOf(d *rules.Deck) (l list) {
	for _, n := range d.Sets {
		l = l.With(entry{d.Of, n})
	}
	return l
}

// A builder builds a deck for a seat, or picks one.
type builder struct {
	*build.Builder[entry]
	*workshop
	side  rules.Side
	of    rules.Affiliation // of the deck that was there last
	large rules.Title       // the card that is seen closely, or none
	among entry             // of whose cards
	texts map[uint8]string  // of the cards of a set, to be looked through
}

// builder returns the builder of a seat.
func (w *workshop) builder(seat game.Seat) *builder {
	b := &builder{workshop: w, side: rules.SideOf(seat), texts: map[uint8]string{}}
	b.of = rules.ReadyFor(b.side, rules.Starter)[0].Of
	r := rand.New(rand.NewPCG(w.lot, 100+uint64(seat)))
	t := build.Title[entry]{
		Name: "bench", Words: w.words, Side: int(b.side), Limit: rules.MostSets, Fixed: w.fixed(), Kept: keptDecks,
		Things: b.things, Face: w.face, Draw: w.drawObjective, Size: func(entry) int { return 44 }, Says: b.text, Filters: w.filters(b.side),
		WhyNotAdd: b.whyNotAdd, Whys: b.whys, Counted: func(n int) string { return w.words.Say("bench.sets.all", assets.Args{"n": n}) },
		Ready: w.ready(b.side), Chance: r, Bytes: b.bytes, Text: b.asText, Read: b.read,
	}
	t.Bench = &build.Bench[entry]{
		Places: rules.LeastSets, Thing: b.showSet, Place: b.showPlace, Parts: b.showParts, Sheet: b.showSheet, Worth: b.showWorth, High: worthHigh,
	}
	if w.format == rules.Starter {
		t.Bench.Places = len(rules.ReadyDecks[0].Sets)
	}
	t.Lot = func() list {
		d := rules.RandomDeck(b.current(), rules.LeastSets, w.format, r)
		return listOf(&d)
	}
	if !t.Fixed {
		t.Bench.Head = b.showAffiliation
		t.Fill = func(l list) list {
			d := rules.Fill(b.deckOf(l), w.format, r)
			return listOf(&d)
		}
	}
	b.Builder = build.New(w.program, t)
	return b
}

// current is the affiliation of the deck.
func (b *builder) current() rules.Affiliation {
	if b.Builder != nil && len(b.List()) > 0 {
		b.of = b.List()[0].Thing.of
	}
	return b.of
}

// deckOf is a list as a deck, its sets by number.
func (b *builder) deckOf(l list) rules.Deck {
	d := rules.Deck{Of: b.current()}
	if len(l) > 0 {
		d.Of = l[0].Thing.of
	}
	for _, line := range l {
		for range line.Count {
			d.Sets = append(d.Sets, line.Thing.set)
		}
	}
	slices.Sort(d.Sets)
	return d
}

// things are all sets of the side: those of other affiliations may be dimmed, but are there.
func (b *builder) things() (all []entry) {
	of := b.current()
	for n := uint8(1); n <= rules.NumSets; n++ {
		if rules.SideOfSet(n) == b.side {
			all = append(all, entry{of, n})
		}
	}
	return all
}

// Show implements [prepare.Builder].
func (b *builder) Show(f *ui.Frame, area ui.Rect) {
	if of := b.current(); b.Pointed().of != of {
		b.Point(entry{of, b.Pointed().set})
	}
	b.Builder.Show(f, area)
}

// Says implements [prepare.Builder].
func (b *builder) Says(f *ui.Frame) (title, help string) {
	d := b.deckOf(b.List())
	help = b.words.Say("bench.help")
	if b.Fixed {
		help = b.words.Say("bench.fixed")
	} else if f.Small() {
		help = b.words.Say("bench.help.touch")
	}
	left := rules.LeastSets - len(d.Sets)
	switch whys := b.whys(b.List()); {
	case len(d.Sets) == 0 && b.Fixed:
		return b.words.Say("bench.says.pick"), help
	case len(d.Sets) == 0:
		return b.words.Say("bench.says.empty"), help
	case left > 0 && !b.Fixed && len(whys) <= 1: // that there are too few is said already
		return b.words.Say("bench.says.more", assets.Args{"n": left}), b.foreign(help)
	case len(whys) > 0:
		return b.words.Say("bench.says.wrong"), whys[0]
	}
	return b.words.Say("bench.says.ready"), b.foreign(help)
}

// foreign says how many cards of the set that is pointed at need sources of another affiliation; where none does, something else.
func (b *builder) foreign(else_ string) string {
	at := b.Pointed()
	if n := rules.Foreign(at.set, b.current()); n > 0 && !b.Fixed {
		return b.words.Say("bench.foreign", assets.Args{"set": int(at.set), "n": n, "affiliation": b.affiliation(b.current())})
	}
	return else_
}

// whyNotAdd says why one more set does not fit, or nothing.
func (b *builder) whyNotAdd(l list, e entry) string {
	d := b.deckOf(l)
	if why := d.WhyNotAdd(e.set, b.format); why != nil {
		return b.why(*why)
	}
	return ""
}

// short says the same in a word or two.
func (b *builder) short(e entry) string {
	d := b.deckOf(b.List())
	why := d.WhyNotAdd(e.set, b.format)
	if why == nil {
		return ""
	}
	set := &rules.Sets[e.set]
	args := assets.Args{"n": int(set.Box), "affiliation": b.words.Say("affiliation." + set.Only.String() + ".short")}
	return b.words.Say("bench."+string(why.Text), args)
}

// whys say what is wrong with a deck.
func (b *builder) whys(l list) (all []string) {
	d := b.deckOf(l)
	for _, why := range d.Check(b.format) {
		all = append(all, b.why(why))
	}
	return all
}

// showAffiliation shows the affiliation of the deck; pressed it opens the list of those of the side.
func (b *builder) showAffiliation(f *ui.Frame, box ui.Rect) {
	of := b.current()
	if f.Button(ui.Button{ID: "deck.affiliation", Rect: box, Label: b.words.Say("affiliation." + of.String() + ".short"), Hint: b.words.Say("bench.affiliation.about"), Size: 15}) {
		b.pickAffiliation(f)
	}
	mark, _ := box.CutLeft(36)
	cards.Emblem(f.Canvas, of, mark.Middle(20, 20))
}

func (b *builder) pickAffiliation(f *ui.Frame) {
	var all []rules.Affiliation
	p := build.Pick{Title: b.words.Say("bench.affiliation")}
	for a := rules.Jedi; a < rules.NumAffiliations; a++ {
		if a.Side() == b.side {
			if a == b.current() {
				p.Chosen = len(all)
			}
			all, p.Labels = append(all, a), append(p.Labels, b.affiliation(a))
		}
	}
	p.Take = func(i int) {
		b.of = all[i]
		b.Change(func(e entry) (entry, bool) { return entry{all[i], e.set}, true })
	}
	b.Pick(f, p)
}

// face is what is known of a set without its cards.
func (w *workshop) face(e entry) build.Face {
	objective := rules.Sets[e.set].Cards[0]
	return build.Face{
		ID: strconv.Itoa(int(e.set)), Name: w.cards.Name(objective), Short: w.cards.Short(objective), Order: int(e.set), Cost: 1,
		Kind: w.words.Say("set_line.number", assets.Args{"n": int(e.set)}),
	}
}

// text is all that stands on the cards of a set.
func (b *builder) text(e entry) string {
	if said, known := b.texts[e.set]; known {
		return said
	}
	var all strings.Builder
	for _, t := range rules.Sets[e.set].Cards {
		all.WriteString(b.cards.Name(t) + "\n" + b.cards.Line(t) + "\n")
		for _, paragraph := range b.cards.Says(t) {
			for _, span := range paragraph {
				all.WriteString(span.Text)
			}
			all.WriteString("\n")
		}
	}
	b.texts[e.set] = all.String()
	return b.texts[e.set]
}

// kinds are the types that command cards have.
var kinds = []rules.Type{rules.Unit, rules.Enhancement, rules.EventCard, rules.Fate}

// filters are by the affiliation of objectives, and by the type of a card among them.
func (w *workshop) filters(side rules.Side) []build.Filter[entry] {
	of := []rules.Affiliation{rules.Neutral}
	affiliation := build.Filter[entry]{ID: "affiliation", Words: []string{w.words.Say("bench.all")}}
	for a := rules.Jedi; a < rules.NumAffiliations; a++ {
		if a.Side() == side {
			of = append(of, a)
		}
	}
	of = append(of, rules.Neutral)
	for _, a := range of[1:] {
		affiliation.Words = append(affiliation.Words, w.words.Say("affiliation."+a.String()+".short"))
	}
	affiliation.Lets = func(e entry, n int) bool { return rules.Sets[e.set].Cards[0].Card().Of == of[n] }
	affiliation.Mark = func(c *render.Canvas, n int, box ui.Rect) { cards.Emblem(c, of[n], box) }
	kind := build.Filter[entry]{ID: "type", Words: []string{w.words.Say("bench.any_type")}}
	for _, t := range kinds {
		kind.Words = append(kind.Words, w.words.Say("bench.type."+t.String()))
	}
	kind.Lets = func(e entry, n int) bool {
		return slices.ContainsFunc(rules.Sets[e.set].Cards[1:], func(t rules.Title) bool { return t.Card().Type == kinds[n-1] })
	}
	return []build.Filter[entry]{affiliation, kind}
}

// ready are the decks of a side that come with the program and may play.
func (w *workshop) ready(side rules.Side) (all []build.Ready[entry]) {
	for _, r := range rules.ReadyFor(side, w.format) {
		all = append(all, build.Ready[entry]{ID: r.ID, Name: w.words.Say("deck." + r.ID), Line: w.words.Say("deck." + r.ID + ".line"), List: listOf(&r.Deck)})
	}
	return all
}

// drawObjective draws the objective of a set, small.
func (w *workshop) drawObjective(c *render.Canvas, e entry, box ui.Rect) {
	t := rules.Sets[e.set].Cards[0]
	w.cards.DrawSmall(c, t, box.Middle(box.W*0.86, box.H*0.86), board.State{})
}
