package rebellion

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
)

// thingPage begins the page of a leader, a unit or a system, which shows it large.
func (b *bookmaker) thingPage(name, title string, thing game.Option) *ui.BookPage {
	return &ui.BookPage{
		Name: name, Title: title, Shape: 1,
		Picture: func(f *ui.Frame, r ui.Rect) { b.board.Picture(f.Canvas, thing, r) },
	}
}

func (b *bookmaker) leaders() (pages []*ui.BookPage) {
	for l := range rules.AllLeaders() {
		figures, name := l.Figures(), "leader."+l.String()
		page := b.thingPage(name, b.words.Say(name), l.Thing())
		kind := "book.recruited_leader"
		switch {
		case l == rules.LukeSkywalkerJedi:
			kind = "book.jedi"
		case figures.Starting:
			kind = "book.starting_leader"
		}
		b.addLead(page, b.words.Say(kind, assets.Args{"side": b.say.Side(figures.Side)}))
		b.add(page, b.words.Say("book.skills", assets.Args{"skills": b.skills(figures)}))
		if figures.Tactics == [2]uint8{} {
			b.add(page, b.words.Say("book.no_tactics"))
		} else {
			values := assets.Args{"space": int(figures.Tactics[rules.Space]), "ground": int(figures.Tactics[rules.Ground])}
			b.add(page, b.words.Say("board.tactic_values", values)+" "+b.cited("R12.3.1"))
		}
		role := "book.general"
		if figures.Admiral {
			role = "book.admiral"
		}
		b.addLead(page, b.words.Say(role))
		b.list(page, b.words.Say("book.own_missions"), missionsOf(l), b.titled)
		b.list(page, b.words.Say("book.own_actions"), actionsOf(l), b.titled)
		pages = append(pages, page)
	}
	return pages
}

// skills names the skills of a leader, each with its number of icons.
func (b *bookmaker) skills(figures *rules.LeaderFigures) string {
	var all []string
	for s, n := range figures.Skills {
		if n > 0 {
			all = append(all, strings.ToLower(b.words.Say("skill."+rules.Skill(s).String()))+" "+string('0'+rune(n)))
		}
	}
	return strings.Join(all, ", ")
}

// missionsOf are the missions with the portrait of a leader.
func missionsOf(l rules.Leader) (names []string) {
	for m := range rules.AllMissions() {
		if m.Card().Portrait>>l&1 != 0 {
			names = append(names, "mission."+m.String())
		}
	}
	return names
}

// actionsOf are the action cards with a leader on them.
func actionsOf(l rules.Leader) (names []string) {
	for a := range rules.AllActions() {
		if a.Card().Leaders>>l&1 != 0 {
			names = append(names, "action."+a.String())
		}
	}
	return names
}

func (b *bookmaker) units() (pages []*ui.BookPage) {
	for u := range rules.AllUnits() {
		figures, name := u.Figures(), "unit."+u.String()
		page := b.thingPage(name, b.say.UnitName(u), u.Thing())
		theater := b.words.Say("theater." + figures.Theater.String())
		b.addLead(page, b.words.Say("book.unit", assets.Args{
			"side": b.say.Side(figures.Side), "theater": theater, "n": int(figures.Box),
		})+" "+b.cited("R2.1"))
		b.add(page, b.words.Say(b.board.AttackKey(u), assets.Args{
			"red": int(figures.Attack[rules.Red]), "black": int(figures.Attack[rules.Black]),
		})+". "+b.cited("R12.5.1"), b.health(figures))
		if figures.Capacity > 0 {
			b.add(page, b.words.Say("board.carries", assets.Args{"n": int(figures.Capacity)})+" "+b.cited("R8.3.5"))
		}
		switch {
		case figures.Immobile:
			b.add(page, b.words.Say("board.immobile")+" "+b.cited("R8.3.4"))
		case figures.Restricted:
			b.add(page, b.words.Say("board.needs_ship")+" "+b.cited("R8.3.5"))
		}
		if class := classOf(u); class != "" {
			b.add(page, b.words.Say(class))
		}
		if figures.Icon == rules.NoIcon {
			b.add(page, b.words.Say("book.not_built"))
		} else {
			b.add(page, b.words.Say("book.built_by", assets.Args{"icon": b.board.IconName(figures.Icon)}))
		}
		if about := name + ".about"; b.words.Has(about) {
			b.add(page, b.words.Say(about))
		}
		pages = append(pages, page)
	}
	return pages
}

// health says what damage a unit bears.
func (b *bookmaker) health(figures *rules.UnitFigures) string {
	switch {
	case figures.Health == 0:
		return b.words.Say("board.no_health") + " " + b.cited("R13.1")
	case figures.HealthColor == rules.Red:
		return b.words.Say("board.health_red", assets.Args{"n": int(figures.Health)}) + " " + b.cited("R12.6.1")
	}
	return b.words.Say("board.health_black", assets.Args{"n": int(figures.Health)}) + " " + b.cited("R12.6.1")
}

// classOf is the key of what a unit is called among others (R2.7).
func classOf(u rules.Unit) string {
	figures := u.Figures()
	switch {
	case u == rules.DeathStar, u == rules.DeathStarUnderConstruction:
		return "book.space_station"
	case u == rules.ShieldGenerator, u == rules.IonCannon:
		return "book.structure"
	case figures.Theater == rules.Ground:
		return ""
	case figures.HealthColor == rules.Red:
		return "book.capital_ship"
	}
	return "book.fighter"
}

func (b *bookmaker) systems() (pages []*ui.BookPage) {
	for s := range rules.AllSystems() {
		figures, name := s.Figures(), "system."+s.String()
		page := b.thingPage(name, b.words.Say(name), s.Thing())
		kind := "book.populous"
		if figures.Queue == 0 {
			kind = "book.remote"
		}
		region := string('0' + rune(figures.Region))
		b.addLead(page, b.words.Say(kind, assets.Args{"region": b.words.Say("region." + region)}))
		if figures.Queue > 0 {
			b.add(page, b.words.Say("board.builds", assets.Args{"icons": b.board.IconNames(s), "n": int(figures.Queue)})+" "+b.cited("R11.5.6"))
		}
		if s == rules.Coruscant {
			b.add(page, b.words.Say(ruleKeys+"R14.5")+" "+b.cited("R14.5"))
		}
		var next []string
		for _, n := range figures.Neighbors {
			next = append(next, "[[system."+n.String()+"|"+b.say.System(n)+"]]")
		}
		b.add(page, b.words.Say("board.next_to", assets.Args{"systems": strings.Join(next, ", ")})+" "+b.cited("R3.4"))
		b.list(page, b.words.Say("book.same_region"), sameRegion(s), b.titled)
		pages = append(pages, page)
	}
	return pages
}

// sameRegion are the other systems of the region of a system.
func sameRegion(s rules.System) (names []string) {
	for other := range rules.AllSystems() {
		if other != s && other.Figures().Region == s.Figures().Region {
			names = append(names, "system."+other.String())
		}
	}
	return names
}

func (b *bookmaker) rings() (pages []*ui.BookPage) {
	for r := range rules.AllRings() {
		name := "ring." + r.String()
		page := &ui.BookPage{
			Name: name, Title: b.words.Say(name), Shape: 1,
			Picture: func(f *ui.Frame, box ui.Rect) { b.board.RingPicture(f.Canvas, r, box) },
		}
		b.addLead(page, b.words.Say("book.ring"))
		b.add(page, b.words.Say(name+".about"))
		pages = append(pages, page)
	}
	return pages
}
