package rebellion

import (
	"strings"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// leaderFace is all that a leader's figure prints, and where he is.
func (b *Board) leaderFace(v *rebellion.View, l rebellion.Leader, p *render.Palette) face {
	side := v.Serves(l)
	figures := l.Figures()
	f := face{
		side: side, color: SideColor(p, side), badge: Emblem(side), title: b.say("leader." + l.String()),
		art: alone(bust, l.String()),
	}
	var skills []string
	for skill, n := range figures.Skills {
		if n > 0 {
			skills = append(skills, b.say("skill."+rebellion.Skill(skill).String())+" "+digits(int(n)))
		}
	}
	f.lines = append(f.lines, line{strings.Join(skills, " · "), headLine})
	tactics := b.say("board.no_tactics")
	if figures.Tactics != [2]uint8{} {
		tactics = b.say("board.tactic_values", assets.Args{"space": int(figures.Tactics[0]), "ground": int(figures.Tactics[1])})
	}
	f.lines = append(f.lines, line{tactics, textLine}, line{b.whereIs(v, l), placeLine})
	if ring := v.Leaders[l].Ring; ring != rebellion.NoRing {
		f.ribbon = b.say("ring." + ring.String())
		f.lines = append(f.lines, line{b.say("ring." + ring.String() + ".about"), textLine})
	}
	return f
}

// whereIs says where a leader is.
func (b *Board) whereIs(v *rebellion.View, l rebellion.Leader) string {
	at := v.Leaders[l].At
	switch {
	case at < rebellion.Spot(rebellion.BaseSpace):
		return b.say("board.is_in", assets.Args{"system": b.say("system." + rebellion.System(at).String())})
	case at == rebellion.Spot(rebellion.BaseSpace):
		return b.say("board.is_on_base")
	case at == rebellion.InPool:
		return b.say("board.is_in_pool")
	case at >= rebellion.OnMission:
		return b.say("board.is_on_mission")
	case at == rebellion.Eliminated:
		return b.say("board.is_eliminated")
	}
	return b.say("board.not_recruited")
}

// unitFace is all that the side's sheet prints for a unit.
func (b *Board) unitFace(v *rebellion.View, u rebellion.Unit, p *render.Palette) face {
	figures := u.Figures()
	sign := "tactic_space"
	if figures.Theater == rebellion.Ground {
		sign = "tactic_ground"
	}
	key := "unit." + u.String()
	f := face{
		side: figures.Side, color: SideColor(p, figures.Side), badge: sign, title: b.say(key + ".name"),
		ribbon: b.say("theater." + figures.Theater.String()), art: alone(mini, u.String()),
	}
	add := func(kind lineKind, key string, args ...assets.Args) {
		f.lines = append(f.lines, line{b.say("board."+key, args...), kind})
	}
	add(headLine, b.attackKey(figures), assets.Args{"red": int(figures.Attack[rebellion.Red]), "black": int(figures.Attack[rebellion.Black])})
	switch {
	case figures.Health == 0:
		add(textLine, "no_health")
	case figures.HealthColor == rebellion.Red:
		add(textLine, "health_red", assets.Args{"n": int(figures.Health)})
	default:
		add(textLine, "health_black", assets.Args{"n": int(figures.Health)})
	}
	if figures.Capacity > 0 {
		add(textLine, "carries", assets.Args{"n": int(figures.Capacity)})
	}
	switch {
	case figures.Immobile:
		add(textLine, "immobile")
	case figures.Restricted:
		add(textLine, "needs_ship")
	}
	if b.words.Has(key + ".about") {
		f.lines = append(f.lines, line{b.say(key + ".about"), textLine})
	}
	f.foot, f.plain = b.say("board.in_supply", assets.Args{"n": int(v.Supply[u]), "all": int(figures.Box)}), true
	return f
}

// attackKey chooses the words for a unit's dice.
func (b *Board) attackKey(figures *rebellion.UnitFigures) string {
	switch {
	case figures.Attack == [2]uint8{}:
		return "no_dice"
	case figures.Attack[rebellion.Red] == 0:
		return "dice_black"
	case figures.Attack[rebellion.Black] == 0:
		return "dice_red"
	}
	return "dice_both"
}

// systemFace is all that can be seen of a system.
func (b *Board) systemFace(v *rebellion.View, s rebellion.System, p *render.Palette) face {
	f := face{side: rebellion.NoSide, color: p.Neutral, badge: "probe"}
	if int(s) >= numSystems {
		f.side, f.color, f.badge = rebellion.Rebels, p.Sides[rebellion.Rebels].Color, "emblem_rebels"
		f.title, f.art = b.say("board.base_space"), alone(ring, "emblem_rebels")
		f.lines = append(f.lines, line{b.say("board.base_about"), textLine})
	} else {
		b.describe(v, s, p, &f)
	}
	for _, side := range []rebellion.Side{rebellion.Rebels, rebellion.Empire} {
		if text := b.listed(v, s, side); text != "" {
			f.lines = append(f.lines, line{b.say("side."+side.String()) + ": " + text, textLine})
		}
	}
	return f
}

// describe tells of loyalty, markers, icons and neighbours of a system.
func (b *Board) describe(v *rebellion.View, s rebellion.System, p *render.Palette, f *face) {
	figures := s.Figures()
	f.title, f.art = b.say("system."+s.String()), alone(planet, s.String())
	f.ribbon = b.say("region." + digits(int(figures.Region)))
	add := func(kind lineKind, text string) { f.lines = append(f.lines, line{text, kind}) }
	switch {
	case in(v.Destroyed, s):
		f.badge = "destroyed"
		f.art = alone(ring, "destroyed")
		add(headLine, b.say("marker.destroyed"))
		add(textLine, b.say("marker.destroyed.about"))
	case !figures.Populous():
		add(headLine, b.say("board.remote"))
	case v.Loyalty[s] == rebellion.NoSide:
		add(headLine, b.say("board.neutral"))
	default:
		f.side, f.color = v.Loyalty[s], SideColor(p, v.Loyalty[s])
		f.badge = Emblem(v.Loyalty[s])
		add(headLine, b.say("marker.loyalty_"+v.Loyalty[s].String()))
	}
	if in(v.Subjugated, s) {
		add(headLine, b.say("marker.subjugation"))
		add(textLine, b.say("marker.subjugation.about"))
	}
	if in(v.Sabotaged, s) {
		add(headLine, b.say("marker.sabotage"))
		add(textLine, b.say("marker.sabotage.about"))
	}
	if v.ClosedThisRound(s) {
		add(headLine, b.say("board.closed"))
		add(textLine, b.say("board.closed.about"))
	}
	if v.KnownBase() == s {
		add(headLine, b.say("board.base_here"))
	}
	if v.RuledOut(s) {
		add(placeLine, b.say("board.base_not_here"))
	}
	if len(v.ResourceIcons(s)) > 0 {
		add(textLine, b.say("board.builds", assets.Args{"icons": b.iconWords(s), "n": int(figures.Queue)}))
	}
	var names []string
	for _, n := range figures.Neighbors {
		names = append(names, b.say("system."+n.String()))
	}
	add(placeLine, b.say("board.next_to", assets.Args{"systems": strings.Join(names, ", ")}))
}

// iconWords names a system's icons.
func (b *Board) iconWords(s rebellion.System) string {
	var words []string
	for _, icon := range s.Figures().Icons {
		if icon != rebellion.NoIcon {
			words = append(words, b.say("board.icon."+iconSigns[icon]))
		}
	}
	return strings.Join(words, ", ")
}

// listed lists a side's units and leaders in a place.
func (b *Board) listed(v *rebellion.View, s rebellion.System, side rebellion.Side) string {
	var words []string
	for u := range rebellion.UnitsOf(side) {
		if n := v.Units[s][u]; n > 0 {
			words = append(words, b.say("unit."+u.String(), assets.Args{"n": int(n)}))
		}
	}
	for _, l := range leadersAt(v, side, rebellion.Spot(s)) {
		name := b.say("leader." + l.String())
		if v.Captive(l) {
			name = b.say("board.captured", assets.Args{"leader": name})
		}
		words = append(words, name)
	}
	return strings.Join(words, ", ")
}
