package starship

import (
	"strconv"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board/record"
)

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
		Signs: append(make([][2]string, 0, 4), [2]string{"hull", strconv.Itoa(max(0, v.Left(slot))) + "/" + strconv.Itoa(f.Hull())}),
		Arms:  make([]record.Arm, 0, f.Arms()),
	}
	if reduced {
		sheet.About = class + " · " + b.words.Say("card.reduced")
	}
	if rating, has := f.PointDefense(); has {
		sheet.Signs = append(sheet.Signs, [2]string{"point_defense", "+" + strconv.Itoa(rating)})
	}
	if n := f.Value(rules.FighterLaunch); n > 0 {
		sheet.Signs = append(sheet.Signs, [2]string{"launch", strconv.Itoa(n)})
	}
	if n := f.Counters(); n > 0 {
		sheet.Signs = append(sheet.Signs, [2]string{"command_counter", strconv.Itoa(max(0, n-int(ship.Spent)))})
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
