package rebellion

import (
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/cards"
	"holoboard/render/rebellion/pieces"
	"holoboard/render/rebellion/scenes"
)

type (
	Deck     = cards.Deck
	FactKind = cards.Kind
	Stack    = scenes.Stack
)

const (
	CardWidth      = board.CardWidth
	CardHeight     = board.CardHeight
	StackWidth     = scenes.StackWidth
	StackHeight    = scenes.StackHeight
	MissionCards   = cards.MissionCards
	ObjectiveCards = cards.ObjectiveCards
	ProjectCards   = cards.ProjectCards
	ProbeCards     = cards.ProbeCards
	TacticCards    = cards.TacticCards
	ActionCards    = cards.ActionCards
	PossibleBases  = cards.PossibleBases
)

func Emblem(side rebellion.Side) string                             { return pieces.Emblem(side) }
func SideColor(p *render.Palette, side rebellion.Side) render.Color { return pieces.SideColor(p, side) }
func SidePanel(p *render.Palette, side rebellion.Side) render.PanelStyle {
	return pieces.SidePanel(p, side)
}
func DrawUnit(c *render.Canvas, u rebellion.Unit, box render.Rect) { pieces.DrawUnit(c, u, box) }
func DrawPortrait(c *render.Canvas, l rebellion.Leader, box render.Rect) {
	pieces.DrawPortrait(c, l, box)
}
func DrawLeader(c *render.Canvas, v *rebellion.View, l rebellion.Leader, box render.Rect) {
	pieces.DrawLeader(c, v, l, box)
}
func Die(color rebellion.Color, face rebellion.Face) render.Die { return pieces.Die(color, face) }
func Uncast(color rebellion.Color) render.Die                   { return pieces.Uncast(color) }
func Faces() []string                                           { return pieces.Faces() }
func DrawShot(c *render.Canvas, side rebellion.Side, from, to render.Point, t float64) {
	pieces.DrawShot(c, side, from, to, t)
}
func DrawLoss(c *render.Canvas, u rebellion.Unit, at render.Point, size float64, calm bool, t float64) {
	pieces.DrawLoss(c, u, at, size, calm, t)
}
func DrawHealth(c *render.Canvas, f *rebellion.UnitFigures, left int, box render.Rect) {
	pieces.DrawHealth(c, f, left, box)
}
func TacticValues(c *render.Canvas, l rebellion.Leader, line render.Rect) {
	pieces.TacticValues(c, l, line)
}
func Skills(c *render.Canvas, l rebellion.Leader, only []rebellion.Skill, line render.Rect) {
	pieces.Skills(c, l, only, line)
}
func Arrange(n int, area render.Rect) board.Formation { return scenes.Arrange(n, area) }

func (b *Board) stage() *scenes.Stage { return scenes.New(b.words, b.projected) }
func (b *Board) Battlefield(c *render.Canvas, v *rebellion.View, area render.Rect, horizon float64) (space, ground render.Rect) {
	return b.stage().Battlefield(c, v, area, horizon)
}
func (b *Board) DrawStack(c *render.Canvas, s Stack, state State, breath float64, box render.Rect) {
	b.stage().DrawStack(c, s, state, breath, box)
}
func (b *Board) SystemTile(c *render.Canvas, v *rebellion.View, at rebellion.System, box render.Rect) {
	b.stage().SystemTile(c, v, at, box)
}
