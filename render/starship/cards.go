package starship

import (
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board/record"
	"holoboard/render/field"
)

// Large is a whole card as it is read before a battle: both sides beside each other, with the origin of every figure.
type Large struct {
	Card    rules.Card
	Reduced bool // the base shows the faces of the Reduced side
}

// OriginMark is the mark of where a figure comes from; one of a card that its owner has made or changed has no origin.
func OriginMark(origin string) record.Mark {
	if sign := map[string]string{"printed": "printed_figure", "golden": "book", "own": "own_figure"}[origin]; sign != "" {
		return record.Mark{Sign: sign}
	}
	return record.Mark{Sign: "person", Lit: true}
}

// DrawCard draws a card as large as a box.
func (b *Board) DrawCard(c *render.Canvas, l *Large, box render.Rect) {
	card := l.Card
	r := record.Record{
		Side: int(card.Faction()), Name: b.Name(card), Worth: strconv.Itoa(card.Cost()), Mark: OriginMark(card.Origin("cost")),
		Piece: func(c *render.Canvas, box render.Rect) { b.drawLargeBase(c, l, box) }, Heads: [2]string{b.words.Say("large.full")},
		Rows: b.figures(card), Deeds: b.abilities(card),
	}
	about := []string{b.words.Say("class." + strconv.Itoa(int(card.Class()))), b.words.Say("side." + card.Faction().String())}
	if card.Group() != "" {
		about = append(about, b.words.Say("ability.unique"))
	}
	r.About = strings.Join(about, " · ")
	if card.HasReduced() {
		r.Heads[1] = b.words.Say("large.reduced")
	}
	for _, origin := range []string{"printed", "golden", "own", ""} {
		mark, word := OriginMark(origin), "origin."+origin
		if origin == "" {
			word = "large.yours"
		}
		r.Legend = append(r.Legend, record.Meaning{Mark: mark, Word: b.words.Say(word)})
	}
	r.Draw(c, box)
}

// drawLargeBase draws the ship on its base, with the Defense of each face beside it.
func (b *Board) drawLargeBase(c *render.Canvas, l *Large, box render.Rect) {
	const widest, beside = 210.0, 26.0
	p, reduced := &c.Palette, l.Reduced && l.Card.HasReduced()
	t := b.standing(l.Card, reduced)
	side := min(box.W*0.62, box.H-2*beside+8, widest)
	square := box.Middle(side, side)
	t.DrawAlone(c, square)
	drawn := t.DrawNumbers(c, square, [4]float64{field.Nose: 14, field.Starboard: 18, field.Stern: 8, field.Port: 18}, p.Number().Sized(20))
	for face, key := range [...]string{field.Nose: "face.nose", field.Stern: "face.stern"} {
		if at := drawn[face]; key != "" && !at.Empty() {
			c.Text(b.words.Say(key), render.Box(at.Right()+7, at.Center().Y-9, 90, 18), p.Label())
		}
	}
	if reduced {
		c.Text(b.words.Say("card.reduced"), render.Box(box.X, box.Y, box.W*0.4, 20), p.Label().In(p.Amber))
	}
}

// figures are the lines of both sides.
func (b *Board) figures(card rules.Card) (rows []record.Row) {
	for _, l := range card.Lines() {
		rows = append(rows, record.Row{Sign: l.Sign, Name: b.words.Say(l.Key), First: l.Full, Second: l.Reduced, Mark: OriginMark(card.Origin(l.Path))})
	}
	return rows
}

// abilities are those of the full-strength side; what the Reduced side has otherwise stands behind the name.
func (b *Board) abilities(card rules.Card) (all []record.Deed) {
	for _, l := range card.AbilityLines() {
		key := "ability." + l.Ability.String()
		name := b.words.Say(key)
		switch l.Ability {
		case rules.Command:
			full := card.Face(false)
			name = b.words.Say("large.command", assets.Args{"classes": full.Rating().String(), "n": full.Counters()})
		case rules.LongRangeBomber:
			name += ": " + b.words.Say("weapon."+rules.Weapon(l.N-1).String())
		}
		if l.Number != "" {
			name += " " + l.Number
		}
		if l.Reduced != "" {
			name += " / " + l.Reduced
		}
		all = append(all, record.Deed{
			Sign: l.Sign(), Name: name, About: b.words.Say(key+".about", assets.Args{"n": l.N}),
			Lit: l.Ability == rules.Command, Mark: OriginMark(card.Origin("full.abilities." + l.Ability.String())),
		})
	}
	return all
}

// drawSheet draws the card of a ship on the table with what counts there: name, class and cost, the base with the Defense of its faces,
// figures with their signs, weapons. The face that is aimed at is lit, and the weapon that fires.
func (b *Board) drawSheet(c *render.Canvas, v *rules.View, slot rules.Slot, box render.Rect) {
	ship, card, f := &v.Ships[slot], v.Card(slot), v.Figures(slot)
	reduced, class := ship.Is(rules.Reduced), b.words.Say("class."+strconv.Itoa(int(card.Class())))
	sheet := record.Brief{
		Side: int(card.Faction()), Name: b.ShortName(card), About: b.words.Say("card.line", assets.Args{"class": class, "n": card.Cost()}),
		Piece: func(c *render.Canvas, box render.Rect) {
			const margin, off = 18, 9
			t, square := b.standing(card, reduced), box.Inset(margin).Square()
			if slot == b.Aim.At {
				t.Lit = lit(b.Aim.Face)
			}
			t.DrawAlone(c, square)
			t.DrawNumbers(c, square, [4]float64{off, off, off, off}, c.Palette.Number())
		},
		Signs: v.Signs(slot), Arms: make([]record.Arm, 0, f.Arms()),
	}
	if reduced {
		sheet.About = class + " · " + b.words.Say("card.reduced")
	}
	for i := range f.Arms() {
		arm := f.Arm(i)
		sheet.Arms = append(sheet.Arms, record.Arm{
			Sign: "arc_" + arm.Arc.String(), Name: b.words.Say("weapon." + arm.Weapon.String()), Figures: arm.String(),
			Lit: slot == b.Aim.Firing && i == int(b.Aim.Arm),
		})
	}
	sheet.Draw(c, box)
}
