package rebellion

import (
	"image"
	"math"

	"holoboard/assets/planets"
	"holoboard/game/rebellion"
	"holoboard/render"
)

// art is one thing in a card's picture.
type art struct {
	kind artKind
	name string
}

type artKind uint8

const (
	bust artKind = iota
	mini
	sign
	planet
	ring // a sign in the card's colour, in a ring
)

var missionPictures = map[rebellion.Mission][]art{
	rebellion.RuleByFear:                  {{mini, "at_at"}, {planet, "cato_neimoidia"}},
	rebellion.GatherIntel:                 {{sign, "intel"}, {sign, "probe"}},
	rebellion.CaptureRebelOperative:       {{ring, "captured"}},
	rebellion.ResearchAndDevelopment:      {{ring, "project"}},
	rebellion.AddressDelays:               {{sign, "build"}, {mini, "assault_carrier"}},
	rebellion.CarbonFreezing:              {{ring, "carbonite"}},
	rebellion.DisplayOfPower:              {{mini, "star_destroyer"}, {planet, "corellia"}},
	rebellion.HomingBeacon:                {{ring, "eye"}, {mini, "rebel_transport"}},
	rebellion.InterceptTransmissions:      {{ring, "network"}},
	rebellion.Interrogation:               {{ring, "captured"}, {sign, "objective"}},
	rebellion.SecretWeaponsResearch:       {{mini, "death_star_under_construction"}, {sign, "project"}},
	rebellion.TradeNegotiations:           {{sign, "diplomacy"}, {planet, "kessel"}},
	rebellion.ConstructDeathStar:          {{mini, "death_star_under_construction"}},
	rebellion.ConstructFactory:            {{ring, "build"}, {planet, "geonosis"}},
	rebellion.ConstructSuperStarDestroyer: {{mini, "super_star_destroyer"}},
	rebellion.OverseeProject:              {{ring, "logistics"}, {mini, "star_destroyer"}},
	rebellion.SuperlaserOnline:            {{mini, "death_star"}, {planet, "alderaan"}},
	rebellion.BuildAlliance:               {{planet, "rodia"}, {ring, "emblem_rebels"}},
	rebellion.Infiltration:                {{ring, "intel"}, {sign, "objective"}},
	rebellion.RapidMobilization:           {{mini, "rebel_transport"}, {mini, "rebel_trooper"}, {planet, "hoth"}},
	rebellion.Sabotage:                    {{ring, "sabotage"}},
	rebellion.CovertOperation:             {{ring, "spec_ops"}, {sign, "objective"}},
	rebellion.DaringRescue:                {{mini, "corellian_corvette"}, {ring, "captured"}},
	rebellion.Demolition:                  {{ring, "sabotage"}, {sign, "build"}},
	rebellion.HiddenFleet:                 {{mini, "mon_calamari_cruiser"}, {mini, "x_wing"}},
	rebellion.HitAndRun:                   {{mini, "y_wing"}, {mini, "x_wing"}},
	rebellion.InciteRebellion:             {{mini, "rebel_trooper"}, {planet, "mandalore"}},
	rebellion.PlantFalseLead:              {{sign, "probe"}, {ring, "eye"}},
	rebellion.PublicUprising:              {{mini, "rebel_trooper"}, {mini, "airspeeder"}, {planet, "sullust"}},
	rebellion.SeekYoda:                    {{planet, "dagobah"}, {ring, "yoda"}},
	rebellion.SupportOfMonCalamari:        {{planet, "mon_calamari"}, {mini, "mon_calamari_cruiser"}},
	rebellion.WookieeUprising:             {{planet, "kashyyyk"}, {bust, "chewbacca"}},
}

// missionArt is the picture of a mission: its own, or the leader printed on it.
func missionArt(m rebellion.Mission) []art {
	if own, ok := missionPictures[m]; ok {
		return own
	}
	card := m.Card()
	for l := range rebellion.Leader(numLeaders) {
		if card.Portrait>>l&1 != 0 {
			return []art{{bust, l.String()}, {ring, skillSigns[card.Skill]}}
		}
	}
	return []art{{ring, skillSigns[card.Skill]}}
}

var objectivePictures = map[rebellion.Objective][]art{
	rebellion.CripplingBlow:     {{mini, "airspeeder"}, {mini, "at_at"}},
	rebellion.CutSupplyLines:    {{ring, "sabotage"}, {sign, "build"}},
	rebellion.DefendThePeople:   {{mini, "rebel_trooper"}, {planet, "naboo"}},
	rebellion.RebelAssault:      {{mini, "x_wing"}, {mini, "star_destroyer"}},
	rebellion.RegionalSupport:   {{planet, "felucia"}, {ring, "emblem_rebels"}, {planet, "saleucami"}},
	rebellion.DeathStarPlansII:  {{mini, "x_wing"}, {mini, "death_star"}},
	rebellion.DeathStarPlansIII: {{mini, "y_wing"}, {mini, "death_star"}},
	rebellion.HeartOfTheEmpire:  {{planet, "coruscant"}, {ring, "emblem_rebels"}},
	rebellion.LeaveNoOneBehind:  {{mini, "rebel_transport"}, {ring, "captured"}},
	rebellion.Liberation:        {{mini, "rebel_trooper"}, {planet, "ryloth"}},
	rebellion.PopularSupport:    {{ring, "loyalty_rebels"}},
	rebellion.EstablishOutposts: {{mini, "rebel_trooper"}, {planet, "dantooine"}},
	rebellion.InspireSympathy:   {{ring, "destroyed"}},
	rebellion.MajorVictory:      {{mini, "mon_calamari_cruiser"}, {mini, "assault_carrier"}},
	rebellion.ReturnOfTheJedi:   {{bust, "luke_skywalker_jedi"}, {bust, "darth_vader"}},
}

func objectiveArt(o rebellion.Objective) []art { return objectivePictures[o] }

// tacticArt is a picture for what a tactic card does, with the units of its theater.
func tacticArt(t rebellion.Tactic) []art {
	own, enemy := "x_wing", "star_destroyer"
	if t.Theater() == rebellion.Ground {
		own, enemy = "airspeeder", "at_st"
	}
	if t.Card().Block {
		return []art{{mini, own}, {ring, "lock"}}
	}
	if t.Card().Special {
		return []art{{mini, enemy}, {ring, "special"}}
	}
	return []art{{mini, own}, {mini, enemy}}
}

// drawArt draws a card's picture: things side by side over a grid that runs to the horizon.
func (b *Board) drawArt(c *render.Canvas, f face, box render.Rect, unit float64) {
	c.Clip(box, func() { drawHorizon(c, box, f.color) })
	n := len(f.art)
	gap := 14 * unit
	side := min(box.H-14*unit, (box.W-56*unit)/max(float64(n), 1.4)-gap)
	if n > 0 && side > 16*unit {
		x := box.Center().X - (side*float64(n)+gap*float64(n-1))/2
		for _, a := range f.art {
			b.drawArtThing(c, a, render.Box(x, box.Center().Y-side/2, side, side), f)
			x += side + gap
		}
	}
	if f.ribbon != "" {
		drawRibbon(c, f, box, unit)
	}
}

// drawRibbon draws a short word at the right edge of a card's picture.
func drawRibbon(c *render.Canvas, f face, box render.Rect, unit float64) {
	text := c.Palette.Number().Sized(14 * unit).In(c.Palette.Space).Centered()
	w := c.TextWidth(f.ribbon, text) + 22*unit
	tag := render.Box(box.Right()-w, box.Y+6*unit, w, 21*unit)
	type ribbonKey struct{ color render.Color }
	c.Art(ribbonKey{f.color}, tag, func(p *render.Pen) {
		p.Fill((&render.Path{}).Polygon(render.Point{X: p.H / 2}, render.Point{X: p.W}, render.Point{X: p.W, Y: p.H},
			render.Point{X: p.H / 2, Y: p.H}, render.Point{Y: p.H / 2}), f.color)
	})
	c.Text(f.ribbon, tag.Move(3*unit, 0), text)
}

// drawArtThing draws one thing of a picture.
func (b *Board) drawArtThing(c *render.Canvas, a art, box render.Rect, f face) {
	middle := box.Center()
	switch a.kind {
	case bust:
		for l := range rebellion.Leader(numLeaders) {
			if l.String() == a.name {
				drawPortrait(c, l, box)
			}
		}
	case mini:
		for u := range rebellion.Unit(numUnits) {
			if u.String() == a.name {
				c.Glow(middle, box.W*0.6, f.color.Alpha(0.15))
				DrawUnit(c, u, box)
			}
		}
	case sign:
		c.Sign(a.name, box.Inset(box.W*0.12), f.color)
	case ring:
		c.Ring(middle, box.W*0.46, render.RingStyle{Fill: c.Palette.Space.Alpha(0.7), Line: f.color, Width: 2, Glow: f.color})
		c.Sign(a.name, box.Inset(box.W*0.2), f.color)
	case planet:
		for s := range rebellion.System(numSystems) {
			if s.String() == a.name {
				b.drawGlobe(c, s, box)
			}
		}
	}
}

type globeKey struct{ system rebellion.System }

// drawGlobe draws a large planet, painted at once.
func (b *Board) drawGlobe(c *render.Canvas, s rebellion.System, box render.Rect) {
	pixels := int(math.Round(box.W * c.Scale))
	c.Stretched(globeKey{s}, pixels, pixels, box, func(w, _ int) *image.RGBA { return planets.Render(b.recipes[s], w) })
}

// drawHorizon draws the floor of light that pictures stand on.
func drawHorizon(c *render.Canvas, box render.Rect, color render.Color) {
	type horizonKey struct{ color render.Color }
	c.Fill(box, c.Palette.Space.Alpha(0.6))
	c.Art(horizonKey{color}, box, func(p *render.Pen) {
		lines := &render.Path{}
		horizon := p.H * 0.45
		for i := -9; i <= 9; i++ {
			lines.Line(render.Point{X: p.W/2 + float64(i)*p.W*0.045, Y: horizon}, render.Point{X: p.W/2 + float64(i)*p.W*0.22, Y: p.H})
		}
		for i := range 6 {
			y := horizon + (p.H-horizon)*math.Pow(float64(i)/6, 1.8)
			lines.Line(render.Point{X: 0, Y: y}, render.Point{X: p.W, Y: y})
		}
		p.Stroke(lines, render.Stroke{Color: color.Alpha(0.22), Width: 1})
		p.Radial(render.Point{X: p.W / 2, Y: horizon}, p.W*0.5, color.Alpha(0.16))
	})
}
