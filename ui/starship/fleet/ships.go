package fleet

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/build"
)

type list = build.List[rules.Card]

// listOf is a fleet as it is put together, fleetOf a list as a fleet.
func listOf(f *rules.Fleet) (l list) {
	for _, line := range f.Lines {
		l = append(l, build.Line[rules.Card]{Thing: line.Card, Count: line.Count})
	}
	return l
}

func fleetOf(l list) *rules.Fleet {
	f := &rules.Fleet{}
	for _, line := range l {
		f.Lines = append(f.Lines, rules.FleetLine{Card: line.Thing, Count: line.Count})
	}
	return f
}

// A builder builds a fleet for a seat.
type builder struct {
	*build.Builder[rules.Card]
	*harbor
	seat  game.Seat
	side  rules.Side
	edit  editing
	renew func() // reads the cards to choose from again
}

// Thing implements [prepare.Builder].
func (b *builder) Thing() []byte {
	thing := b.Builder.Thing()
	if f, err := rules.ReadFleet(thing); err == nil {
		b.in[b.seat] = &f
	}
	return thing
}

// builder returns the builder of a seat.
func (h *harbor) builder(seat game.Seat) *builder {
	b := &builder{harbor: h, seat: seat, side: rules.SideOf(seat)}
	r := rand.New(rand.NewPCG(h.lot, 100+uint64(seat)))
	t := h.ships(b.side)
	t.Fixed = h.setup.Fleets == rules.Picked
	cards, damaged := h.cards(b.side)
	t.Things = func() []rules.Card { return cards }
	t.Filters = h.filters(cards)
	t.WhyNotAdd, t.Whys, t.Sentences = b.whyNotAdd, b.whys, b.sentences
	t.Texts.Takes = b.whyNotTake
	t.Fill = func(l list) list {
		fuller := fleetOf(slices.Clone(l))
		bot.Complete(fuller, h.free(seat), b.side, t.Limit, bot.Archetype(r.IntN(bot.NumArchetypes)), r)
		fuller.FillByLot(h.free(seat), b.side, t.Limit, r) // an officer leaves points for which he sees no use
		return listOf(fuller)
	}
	t.Chance = r
	t.Lot = func() list {
		f := rules.RandomFleet(h.free(seat), b.side, t.Limit, r)
		return listOf(&f)
	}
	t.Likes = func(l list) map[rules.Card]int { return bot.Liked(fleetOf(l), h.free(seat), b.side, t.Limit, h.lot) }
	t.Partners = func() (known []build.Brought[rules.Card]) { // team-mates may look at each other's fleets
		for _, f := range h.partners(seat) {
			if len(f.Lines) > 0 {
				known = append(known, build.Brought[rules.Card]{Side: int(b.side), Name: h.side((seat + 2) % rules.MostSeats), Called: f.Name, List: listOf(f)})
			}
		}
		return known
	}
	t.Ready = h.ready(b.side, t.Fixed)
	if !t.Fixed {
		t.Edit, t.Take = b.beginEdit, b.takeText
	}
	b.Builder = build.New(h.program, t)
	b.renew = func() { cards, _ = h.cards(b.side) }
	b.Tell(damaged)
	return b
}

// ships are what is to be known of ships: their words and drawings.
func (h *harbor) ships(side rules.Side) build.Title[rules.Card] {
	return build.Title[rules.Card]{
		Name: "fleet", Words: h.words, Side: int(side), Limit: h.setup.Points, Kept: keptFleets, Face: h.face,
		Draw: h.drawing.DrawShip,
		Mark: func(c *render.Canvas, card rules.Card, box ui.Rect) {
			table.OriginMark(card.Origin("cost")).Draw(c, box)
		},
		Card: func(c *render.Canvas, card rules.Card, turned bool, box ui.Rect) {
			h.drawing.DrawCard(c, &table.Large{Card: card, Reduced: turned}, box)
		},
		Turns: rules.Card.HasReduced, Usual: rules.Card.Shipped,
		Size: func(c rules.Card) int { return [...]int{1: 54, 2: 42, 3: 30, 4: 20}[c.Class()] },
		Bytes: func(name string, l list) []byte {
			f := fleetOf(l).Called(name)
			return f.Bytes()
		},
		Texts: texts(),
	}
}

func (h *harbor) face(c rules.Card) build.Face {
	hull, class := strconv.Itoa(c.Face(false).Hull()), int(c.Class())
	if c.HasReduced() {
		hull += "/" + strconv.Itoa(c.Face(true).Hull())
	}
	id := c.ID()
	if c.Own() {
		id = "own." + c.Name()
	}
	return build.Face{
		ID: id, Name: h.drawing.Name(c), Short: h.drawing.ShortName(c), Kind: h.words.Say("class." + strconv.Itoa(class)),
		Foot: h.words.Say("fleet.hull", assets.Args{"n": hull}), Order: class, Cost: c.Cost(), Star: c.Group() != "", Owned: c.Own(),
	}
}

// filters are by class, era and ability.
func (h *harbor) filters(cards []rules.Card) []build.Filter[rules.Card] {
	say := h.words.Say
	class := func(n uint8) (word, sign string) {
		id := strconv.Itoa(int(n))
		return say("fleet.class." + id), "class_" + id
	}
	era := func(name string) (word, sign string) { return say("era." + name), "" }
	able := func(c rules.Card, a rules.Ability) bool { return c.Face(false).Has(a) }
	some := slices.DeleteFunc(slices.Collect(rules.AllAbilities()), func(a rules.Ability) bool {
		return !slices.ContainsFunc(cards, func(c rules.Card) bool { return able(c, a) })
	})
	return []build.Filter[rules.Card]{
		build.By("class", say("fleet.all"), []uint8{1, 2, 3, 4}, class, func(c rules.Card, n uint8) bool { return c.Class() == n }),
		build.By("era", say("fleet.any_era"), rules.Eras(), era, func(c rules.Card, name string) bool { return c.Era() == name }),
		build.By("ability", say("fleet.any_ability"), some, h.ability, able),
	}
}

// ability is what a special ability is called, and its sign.
func (h *harbor) ability(a rules.Ability) (word, sign string) {
	return h.words.Say("ability." + a.String()), a.Sign()
}

// ready are the fleets of a side that come with the program: all, or those that may be picked.
func (h *harbor) ready(side rules.Side, picked bool) (all []build.Ready[rules.Card]) {
	fleets := rules.ReadyFleets()
	if picked {
		fleets = rules.ReadyFor(side, h.setup.Points)
	}
	for _, r := range fleets {
		if f := r.Of(rules.Shipped()); r.Side() == side && !r.Scenario() {
			all = append(all, build.Ready[rules.Card]{ID: r.ID, Name: h.words.Say("ready." + r.ID), Line: h.words.Say("ready." + r.ID + ".line"), List: listOf(&f)})
		}
	}
	return all
}

// closer are words that say of one more ship more closely why it does not fit.
var closer = map[game.Key]string{
	"why.fleet.partner": "fleet.why.partner", "why.fleet.points": "fleet.why.points", "why.fleet.unique": "fleet.why.unique",
}

// whyNotAdd says why one more ship does not fit, with figures and names, or nothing.
func (b *builder) whyNotAdd(l list, c rules.Card) string {
	f := fleetOf(l)
	why := b.setup.WhyNotAdd(b.seat, f, c, b.partners(b.seat))
	if why == nil {
		return ""
	}
	args := assets.Args{"ship": c.Group(), "needs": c.Cost(), "left": max(b.setup.Points-f.Points(), 0)}
	if key := closer[why.Text]; key != "" {
		return b.words.Say(key, args)
	}
	return b.why(*why)
}

// whyNotTake says why a fleet that comes as text is not taken: it is the other side's.
func (b *builder) whyNotTake(l list) string {
	if l[0].Thing.Faction() != b.side {
		return b.words.Say("why.fleet.side")
	}
	return ""
}

// whys say what is wrong with a fleet.
func (b *builder) whys(l list) (all []string) {
	f := fleetOf(l)
	for _, why := range b.setup.WhyNotFleet(b.seat, f, b.partners(b.seat)) {
		said := b.why(why)
		if group := f.SharedWith(b.partners(b.seat)); why.Text == "why.fleet.partner" {
			said = b.words.Say("fleet.why.partner", assets.Args{"ship": group})
		}
		all = append(all, said)
	}
	return all
}

// sentences say what a fleet can do: launch, command, shoot at fighters.
func (b *builder) sentences(l list) (all []build.Sentence) {
	f := fleetOf(l)
	for _, k := range f.Facts() {
		said := build.Sentence{
			Sign: k.Sign, Figure: k.N, Amber: k.Text == "counters", Warns: k.Sign == "warning", Text: b.words.Say("fleet."+k.Text, assets.Args{"n": k.N}),
		}
		if k.Then != "" {
			said.Second = b.words.Say("fleet."+k.Then, assets.Args{"n": k.Of, "round": k.Round, "classes": k.Classes})
		}
		all = append(all, said)
	}
	return all
}
