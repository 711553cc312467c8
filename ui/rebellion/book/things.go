package book

import (
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// thingPage begins the page of a leader, a unit or a system, which shows it large.
func (b *writer) thingPage(name, title string, thing game.Option) *ui.BookPage {
	return &ui.BookPage{
		Name: name, Title: title, Shape: 1,
		Picture: func(f *ui.Frame, r ui.Rect) { b.board.Picture(f.Canvas, thing, r) },
	}
}

func (b *writer) leaders() (all []*ui.BookPage) {
	for l := range rules.AllLeaders() {
		figures, name := l.Figures(), "leader."+l.String()
		page := b.thingPage(name, b.Words.Say(name), l.Thing())
		kind := "book.recruited_leader"
		switch {
		case l == rules.LukeSkywalkerJedi:
			kind = "book.jedi"
		case figures.Starting:
			kind = "book.starting_leader"
		}
		b.AddLead(page, b.Words.Say(kind, assets.Args{"side": b.say.Side(figures.Side)}))
		b.Add(page, b.Words.Say("book.skills", assets.Args{"skills": b.skills(figures)}))
		if figures.Tactics == [2]uint8{} {
			b.Add(page, b.Words.Say("book.no_tactics"))
		} else {
			values := assets.Args{"space": int(figures.Tactics[rules.Space]), "ground": int(figures.Tactics[rules.Ground])}
			b.Add(page, b.Words.Say("board.tactic_values", values)+" "+pages.Cited("R12.3.1"))
		}
		role := "book.general"
		if figures.Admiral {
			role = "book.admiral"
		}
		b.AddLead(page, b.Words.Say(role))
		b.List(page, "book.own_missions", missionsOf(l))
		b.List(page, "book.own_actions", actionsOf(l))
		all = append(all, page)
	}
	return all
}

// skills names the skills of a leader, each with its number of icons.
func (b *writer) skills(figures *rules.LeaderFigures) string {
	var all []string
	for s, n := range figures.Skills {
		if n > 0 {
			all = append(all, strings.ToLower(b.Words.Say("skill."+rules.Skill(s).String()))+" "+string('0'+rune(n)))
		}
	}
	return strings.Join(all, ", ")
}

// missionsOf are the missions with the portrait of a leader.
func missionsOf(l rules.Leader) (names []string) {
	for m := range rules.AllMissions() {
		if m.Card().Portrait.Has(l) {
			names = append(names, "mission."+m.String())
		}
	}
	return names
}

// actionsOf are the action cards with a leader on them.
func actionsOf(l rules.Leader) (names []string) {
	for a := range rules.AllActions() {
		if a.Card().Leaders.Has(l) {
			names = append(names, "action."+a.String())
		}
	}
	return names
}

func (b *writer) units() (all []*ui.BookPage) {
	for u := range rules.AllUnits() {
		figures, name := u.Figures(), "unit."+u.String()
		page := b.thingPage(name, b.say.UnitName(u), u.Thing())
		theater := b.Words.Say("theater." + figures.Theater.String())
		b.AddLead(page, b.Words.Say("book.unit", assets.Args{
			"side": b.say.Side(figures.Side), "theater": theater, "n": int(figures.Box),
		})+" "+pages.Cited("R2.1"))
		b.Add(page, b.Words.Say(b.board.AttackKey(u), assets.Args{
			"red": int(figures.Attack[rules.Red]), "black": int(figures.Attack[rules.Black]),
		})+". "+pages.Cited("R12.5.1"), b.health(figures))
		if figures.Capacity > 0 {
			b.Add(page, b.Words.Say("board.carries", assets.Args{"n": int(figures.Capacity)})+" "+pages.Cited("R8.3.5"))
		}
		switch {
		case figures.Immobile:
			b.Add(page, b.Words.Say("board.immobile")+" "+pages.Cited("R8.3.4"))
		case figures.Restricted:
			b.Add(page, b.Words.Say("board.needs_ship")+" "+pages.Cited("R8.3.5"))
		}
		if class := u.Class(); class != rules.NoClass {
			b.Add(page, b.Words.Say("book."+class.String()))
		}
		if figures.Icon == rules.NoIcon {
			b.Add(page, b.Words.Say("book.not_built"))
		} else {
			b.Add(page, b.Words.Say("book.built_by", assets.Args{"icon": b.board.IconName(figures.Icon)}))
		}
		if about := name + ".about"; b.Words.Has(about) {
			b.Add(page, b.Words.Say(about))
		}
		all = append(all, page)
	}
	return all
}

// health says what damage a unit bears.
func (b *writer) health(figures *rules.UnitFigures) string {
	switch {
	case figures.Health == 0:
		return b.Words.Say("board.no_health") + " " + pages.Cited("R13.1")
	case figures.HealthColor == rules.Red:
		return b.Words.Say("board.health_red", assets.Args{"n": int(figures.Health)}) + " " + pages.Cited("R12.6.1")
	}
	return b.Words.Say("board.health_black", assets.Args{"n": int(figures.Health)}) + " " + pages.Cited("R12.6.1")
}

func (b *writer) systems() (all []*ui.BookPage) {
	for s := range rules.AllSystems() {
		figures, name := s.Figures(), "system."+s.String()
		page := b.thingPage(name, b.Words.Say(name), s.Thing())
		kind := "book.populous"
		if !figures.Populous() {
			kind = "book.remote"
		}
		region := string('0' + rune(figures.Region))
		b.AddLead(page, b.Words.Say(kind, assets.Args{"region": b.Words.Say("region." + region)}))
		if figures.Populous() {
			b.Add(page, b.Words.Say("board.builds", assets.Args{"icons": b.board.IconNames(s), "n": int(figures.Queue)})+" "+pages.Cited("R11.5.6"))
		}
		if s == rules.Coruscant {
			b.Add(page, b.Words.Say(pages.RuleKeys+"R14.5")+" "+pages.Cited("R14.5"))
		}
		var next []string
		for _, n := range figures.Neighbors {
			next = append(next, pages.Linked("system."+n.String(), b.say.System(n)))
		}
		b.Add(page, b.Words.Say("board.next_to", assets.Args{"systems": strings.Join(next, ", ")})+" "+pages.Cited("R3.4"))
		b.List(page, "book.same_region", sameRegion(s))
		all = append(all, page)
	}
	return all
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

func (b *writer) rings() (all []*ui.BookPage) {
	for r := range rules.AllRings() {
		name := "ring." + r.String()
		page := &ui.BookPage{
			Name: name, Title: b.Words.Say(name), Shape: 1,
			Picture: func(f *ui.Frame, box ui.Rect) { b.board.RingPicture(f.Canvas, r, box) },
		}
		b.AddLead(page, b.Words.Say("book.ring"))
		b.Add(page, b.Words.Say(name+".about"))
		all = append(all, page)
	}
	return all
}
