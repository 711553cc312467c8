package cards

import (
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// leaderFace is all that a leader's figure prints, and where he is.
func (k *Cards) leaderFace(v *rebellion.View, l rebellion.Leader, p *render.Palette) face {
	side := v.Serves(l)
	figures := l.Figures()
	f := face{
		Side: int(side), Color: pieces.SideColor(p, side), Badge: pieces.Emblem(side), Title: k.say("leader." + l.String()),
		Picture: board.Alone(bust, l.String()),
	}
	var skills []string
	for skill, n := range figures.Skills {
		if n > 0 {
			skills = append(skills, k.say("skill."+rebellion.Skill(skill).String())+" "+strconv.Itoa(int(n)))
		}
	}
	f.Lines = append(f.Lines, board.Head(strings.Join(skills, " · ")))
	tactics := k.say("board.no_tactics")
	if figures.Tactics != [2]uint8{} {
		tactics = k.say("board.tactic_values", assets.Args{"space": int(figures.Tactics[0]), "ground": int(figures.Tactics[1])})
	}
	f.Lines = append(f.Lines, board.Says(tactics), board.Note(k.whereIs(v, l)))
	if ring := v.Leaders[l].Ring; ring != rebellion.NoRing {
		f.Ribbon = k.say("ring." + ring.String())
		f.Lines = append(f.Lines, board.Says(k.say("ring."+ring.String()+".about")))
	}
	return f
}

// whereIs says where a leader is.
func (k *Cards) whereIs(v *rebellion.View, l rebellion.Leader) string {
	at := v.Leaders[l].At
	switch {
	case at < rebellion.Spot(rebellion.BaseSpace):
		return k.say("board.is_in", assets.Args{"system": k.say("system." + rebellion.System(at).String())})
	case at == rebellion.Spot(rebellion.BaseSpace):
		return k.say("board.is_on_base")
	case at == rebellion.InPool:
		return k.say("board.is_in_pool")
	case at >= rebellion.OnMission:
		return k.say("board.is_on_mission")
	case at == rebellion.Eliminated:
		return k.say("board.is_eliminated")
	}
	return k.say("board.not_recruited")
}

// unitFace is all that the side's sheet prints for a unit.
func (k *Cards) unitFace(v *rebellion.View, u rebellion.Unit, p *render.Palette) face {
	figures := u.Figures()
	sign := "tactic_space"
	if figures.Theater == rebellion.Ground {
		sign = "tactic_ground"
	}
	key := "unit." + u.String()
	f := face{
		Side: int(figures.Side), Color: pieces.SideColor(p, figures.Side), Badge: sign, Title: k.say(key + ".name"),
		Ribbon: k.say("theater." + figures.Theater.String()), Picture: board.Alone(mini, u.String()),
	}
	add := func(key string, args ...assets.Args) {
		f.Lines = append(f.Lines, board.Says(k.say("board."+key, args...)))
	}
	dice := assets.Args{"red": int(figures.Attack[rebellion.Red]), "black": int(figures.Attack[rebellion.Black])}
	f.Lines = append(f.Lines, board.Head(k.say("board."+k.attackKey(figures), dice)))
	switch {
	case figures.Health == 0:
		add("no_health")
	case figures.HealthColor == rebellion.Red:
		add("health_red", assets.Args{"n": int(figures.Health)})
	default:
		add("health_black", assets.Args{"n": int(figures.Health)})
	}
	if figures.Capacity > 0 {
		add("carries", assets.Args{"n": int(figures.Capacity)})
	}
	switch {
	case figures.Immobile:
		add("immobile")
	case figures.Restricted:
		add("needs_ship")
	}
	if k.words.Has(key + ".about") {
		f.Lines = append(f.Lines, board.Says(k.say(key+".about")))
	}
	f.Foot, f.Plain = k.say("board.in_supply", assets.Args{"n": int(v.Supply[u]), "all": int(figures.Box)}), true
	return f
}

// attackKey chooses the words for a unit's dice.
func (k *Cards) attackKey(figures *rebellion.UnitFigures) string {
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
func (k *Cards) systemFace(v *rebellion.View, s rebellion.System, p *render.Palette) face {
	f := face{Side: int(rebellion.NoSide), Color: p.Neutral, Badge: "probe"}
	if int(s) >= rebellion.NumSystems {
		f.Side, f.Color, f.Badge = int(rebellion.Rebels), p.Sides[rebellion.Rebels].Color, "emblem_rebels"
		f.Title, f.Picture = k.say("board.base_space"), board.Alone(ring, "emblem_rebels")
		f.Lines = append(f.Lines, board.Says(k.say("board.base_about")))
	} else {
		k.describe(v, s, p, &f)
	}
	for _, side := range []rebellion.Side{rebellion.Rebels, rebellion.Empire} {
		if text := k.listed(v, s, side); text != "" {
			f.Lines = append(f.Lines, board.Says(k.say("side."+side.String())+": "+text))
		}
	}
	return f
}

// describe tells of loyalty, markers, icons and neighbours of a system.
func (k *Cards) describe(v *rebellion.View, s rebellion.System, p *render.Palette, f *face) {
	figures := s.Figures()
	f.Title, f.Picture = k.say("system."+s.String()), board.Alone(planet, s.String())
	f.Ribbon = k.say("region." + strconv.Itoa(int(figures.Region)))
	add := func(l board.Line) { f.Lines = append(f.Lines, l) }
	switch {
	case v.Destroyed.Has(s):
		f.Badge = "destroyed"
		f.Picture = board.Alone(ring, "destroyed")
		add(board.Head(k.say("marker.destroyed")))
		add(board.Says(k.say("marker.destroyed.about")))
	case !figures.Populous():
		add(board.Head(k.say("board.remote")))
	case v.Loyalty[s] == rebellion.NoSide:
		add(board.Head(k.say("board.neutral")))
	default:
		f.Side, f.Color = int(v.Loyalty[s]), pieces.SideColor(p, v.Loyalty[s])
		f.Badge = pieces.Emblem(v.Loyalty[s])
		add(board.Head(k.say("marker.loyalty_" + v.Loyalty[s].String())))
	}
	if v.Subjugated.Has(s) {
		add(board.Head(k.say("marker.subjugation")))
		add(board.Says(k.say("marker.subjugation.about")))
	}
	if v.Sabotaged.Has(s) {
		add(board.Head(k.say("marker.sabotage")))
		add(board.Says(k.say("marker.sabotage.about")))
	}
	if v.ClosedThisRound(s) {
		add(board.Head(k.say("board.closed")))
		add(board.Says(k.say("board.closed.about")))
	}
	if v.KnownBase() == s {
		add(board.Head(k.say("board.base_here")))
	}
	if v.RuledOut(s) {
		add(board.Note(k.say("board.base_not_here")))
	}
	if len(v.ResourceIcons(s)) > 0 {
		add(board.Says(k.say("board.builds", assets.Args{"icons": k.iconWords(s), "n": int(figures.Queue)})))
	}
	var names []string
	for _, n := range figures.Neighbors {
		names = append(names, k.say("system."+n.String()))
	}
	add(board.Note(k.say("board.next_to", assets.Args{"systems": strings.Join(names, ", ")})))
}

// iconWords names a system's icons.
func (k *Cards) iconWords(s rebellion.System) string {
	var words []string
	for _, icon := range s.Figures().Icons {
		if icon != rebellion.NoIcon {
			words = append(words, k.say("board.icon."+pieces.IconSigns[icon]))
		}
	}
	return strings.Join(words, ", ")
}

// listed lists a side's units and leaders in a place.
func (k *Cards) listed(v *rebellion.View, s rebellion.System, side rebellion.Side) string {
	var words []string
	for u := range rebellion.UnitsOf(side) {
		if n := v.Units[s][u]; n > 0 {
			words = append(words, k.say("unit."+u.String(), assets.Args{"n": int(n)}))
		}
	}
	for _, l := range v.LeadersOn(side, rebellion.Spot(s)).List() {
		name := k.say("leader." + l.String())
		if v.Captive(l) {
			name = k.say("board.captured", assets.Args{"leader": name})
		}
		words = append(words, name)
	}
	return strings.Join(words, ", ")
}
