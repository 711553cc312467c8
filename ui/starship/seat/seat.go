// Package seat is what every part of the screen of a battle has before it.
package seat

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render/starship"
	"holoboard/ui/table/carry"
	"holoboard/ui/table/flow"
	table "holoboard/ui/table/seat"
	"holoboard/ui/table/speech"
)

type (
	view  = rules.View
	event = rules.Event
)

// Seat is what every part of the screen has before it: what it has at any table, and what is a battle's.
type Seat struct {
	*table.Seat[*view, *event]

	Board *starship.Board
	Say   Speaker
	Grip  *carry.Grip[*view, *event]
}

// New returns a seat before a board.
func New(f *flow.Flow[*view], b *starship.Board, means table.Meaning[*event]) *Seat {
	return &Seat{Seat: &table.Seat[*view, *event]{Flow: f, Board: b, Means: means}, Board: b, Say: Speaker{f, b}}
}

// Guided tells whether a guide leads through the battle.
func (t *Seat) Guided() bool { return t.Wants != nil }

// PositionOf is what a seat may know, for a computer that plays in its place.
func PositionOf(s game.Sight[*view]) *bot.Position {
	return s.(*game.Position[rules.State, view])
}

// Speaker says what the things of a battle are called.
type Speaker struct {
	flow  *flow.Flow[*view]
	board *starship.Board
}

// Text is a phrase of the player's language.
func (s Speaker) Text(key string, args ...assets.Args) string { return s.flow.Words.Say(key, args...) }

// Ship is what a ship is called.
func (s Speaker) Ship(slot rules.Slot) string {
	if slot == rules.NoSlot || s.flow.View.Cards == "" {
		return ""
	}
	return s.board.ShortName(s.flow.View.Card(slot))
}

// Card is what a ship of a card is called.
func (s Speaker) Card(card uint8) string {
	if s.flow.View.Cards == "" {
		return ""
	}
	return s.board.ShortName(s.flow.View.Cards.Card(card))
}

// ArmName is what a weapon system of an option is called.
func (s Speaker) ArmName(o game.Option) string { return s.weapon(s.flow.View.WeaponID(o)) }

// Weapon is what a weapon system of a kind is called.
func (s Speaker) Weapon(arm uint8, kind rules.Weapon) string {
	if arm == rules.PointDefense {
		return s.weapon("point_defense")
	}
	return s.weapon(kind.String())
}

func (s Speaker) weapon(id string) string {
	if id == "point_defense" {
		return s.Text("point_defense.name")
	}
	return s.Text("weapon." + id)
}

// Arm is what a weapon system is called, with the side that it fires to.
func (s Speaker) Arm(o game.Option) string { return s.Toward(s.ArmName(o), rules.Lane(o.C)) }

// Toward adds the side that a weapon fires to.
func (s Speaker) Toward(weapon string, lane rules.Lane) string {
	if lane == rules.NoLane {
		return weapon
	}
	return s.Text("weapon.to", assets.Args{"weapon": weapon, "lane": s.Text("lane." + lane.String())})
}

// Ratings are the Attack and the Damage of a weapon, or how many fighters of a kind wait.
func (s Speaker) Ratings(o game.Option) string {
	switch {
	case o.Kind == rules.KindLaunch:
		return "×" + strconv.Itoa(s.flow.View.InPool(rules.Slot(o.A).Seat(), o.B))
	case o.Kind != rules.KindWeapon:
		return ""
	case o.B == rules.PointDefense:
		rating, _ := s.flow.View.PointDefense(rules.Slot(o.A))
		return "+" + strconv.Itoa(rating)
	}
	return s.flow.View.Figures(rules.Slot(o.A)).Arm(int(o.B)).String()
}

// WithFace adds a face to what it is a face of.
func (s Speaker) WithFace(text string, face rules.Face) string {
	if face == rules.NoFace {
		return text
	}
	return text + ", " + s.Text("face."+face.String())
}

// FaceOf is a face with its Defense.
func (s Speaker) FaceOf(face rules.Face, defense int) string {
	return s.Text("face."+face.String()) + " " + strconv.Itoa(defense)
}

// Percent is a chance.
func (s Speaker) Percent(n int) string { return speech.Percent(s.flow.Words, n) }

// Course is what a course is called.
func (s Speaker) Course(p rules.Path) string { return s.Text("course." + p.String()) }

// Square is what a square is called in a sentence.
func (s Speaker) Square(x, y uint8) string {
	return s.Text("square", assets.Args{"name": starship.SquareName(x, y)})
}

// Hundredths says hundredths with one digit after the point; with a sign where that is wanted and it is not nothing.
func (s Speaker) Hundredths(n int, signed bool) string {
	return speech.Hundredths(s.flow.Words, n, signed)
}
