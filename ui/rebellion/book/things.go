package book

import (
	"iter"
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/table/pages"
)

// portraits are things that are no cards, which their pages show large.
func portraits[T card](b *writer, kind string, all iter.Seq[T]) pages.Kind[T] {
	return pages.Kind[T]{
		Prefix: kind + ".", Things: all, Shape: 1,
		Draw: func(c *render.Canvas, thing T, r render.Rect) { b.cards.Picture(c, thing.Thing(), r) },
	}
}

func (b *writer) leaders() []*ui.BookPage {
	return portraits(b, "leader", rules.AllLeaders()).Write(b.Words, func(l rules.Leader, page *ui.BookPage) {
		figures, kind := l.Figures(), "book.recruited_leader"
		switch {
		case l == rules.LukeSkywalkerJedi:
			kind = "book.jedi"
		case figures.Starting:
			kind = "book.starting_leader"
		}
		b.Lead(page, kind, assets.Args{"side": b.say.Side(figures.Side)})
		b.Say(page, "book.skills", assets.Args{"skills": b.skills(figures)})
		if figures.Tactics == [2]uint8{} {
			b.Say(page, "book.no_tactics")
		} else {
			values := assets.Args{"space": int(figures.Tactics[rules.Space]), "ground": int(figures.Tactics[rules.Ground])}
			b.Cite(page, "R12.3.1", "board.tactic_values", values)
		}
		role := "book.general"
		if figures.Admiral {
			role = "book.admiral"
		}
		b.Lead(page, role)
		b.List(page, "book.own_missions", pages.KeysOf("mission.", rules.AllMissions(), func(m rules.Mission) bool { return m.Card().Portrait.Has(l) }))
		b.List(page, "book.own_actions", pages.KeysOf("action.", rules.AllActions(), func(a rules.Action) bool { return a.Card().Leaders.Has(l) }))
	})
}

// skills names the skills of a leader, each with its number of icons.
func (b *writer) skills(figures *rules.LeaderFigures) string {
	var all []string
	for s, n := range figures.Skills {
		if n > 0 {
			all = append(all, strings.ToLower(b.Words.Say("skill."+rules.Skill(s).String()))+" "+strconv.Itoa(int(n)))
		}
	}
	return strings.Join(all, ", ")
}

func (b *writer) units() []*ui.BookPage {
	all := portraits(b, "unit", rules.AllUnits())
	all.Title = ".name"
	return all.Write(b.Words, func(u rules.Unit, page *ui.BookPage) {
		figures := u.Figures()
		theater := b.Words.Say("theater." + figures.Theater.String())
		b.AddLead(page, b.Words.Say("book.unit", assets.Args{
			"side": b.say.Side(figures.Side), "theater": theater, "n": int(figures.Box),
		})+" "+pages.Cited("R2.1"))
		b.Add(page, b.Words.Say(b.cards.AttackKey(u), assets.Args{
			"red": int(figures.Attack[rules.Red]), "black": int(figures.Attack[rules.Black]),
		})+". "+pages.Cited("R12.5.1"))
		b.health(page, figures)
		if figures.Capacity > 0 {
			b.Cite(page, "R8.3.5", "board.carries", assets.Args{"n": int(figures.Capacity)})
		}
		switch {
		case figures.Immobile:
			b.Cite(page, "R8.3.4", "board.immobile")
		case figures.Restricted:
			b.Cite(page, "R8.3.5", "board.needs_ship")
		}
		if class := u.Class(); class != rules.NoClass {
			b.Say(page, "book."+class.String())
		}
		if figures.Icon == rules.NoIcon {
			b.Say(page, "book.not_built")
		} else {
			b.Say(page, "book.built_by", assets.Args{"icon": b.cards.IconName(figures.Icon)})
		}
		if about := page.Name + ".about"; b.Words.Has(about) {
			b.Say(page, about)
		}
	})
}

// health says what damage a unit bears.
func (b *writer) health(page *ui.BookPage, figures *rules.UnitFigures) {
	switch args := (assets.Args{"n": int(figures.Health)}); {
	case figures.Health == 0:
		b.Cite(page, "R13.1", "board.no_health")
	case figures.HealthColor == rules.Red:
		b.Cite(page, "R12.6.1", "board.health_red", args)
	default:
		b.Cite(page, "R12.6.1", "board.health_black", args)
	}
}

func (b *writer) systems() []*ui.BookPage {
	return portraits(b, "system", rules.AllSystems()).Write(b.Words, func(s rules.System, page *ui.BookPage) {
		figures, kind := s.Figures(), "book.populous"
		if !figures.Populous() {
			kind = "book.remote"
		}
		b.Lead(page, kind, assets.Args{"region": b.Words.Say("region." + strconv.Itoa(int(figures.Region)))})
		if figures.Populous() {
			b.Cite(page, "R11.5.6", "board.builds", assets.Args{"icons": b.cards.IconNames(s), "n": int(figures.Queue)})
		}
		if s == rules.Coruscant {
			b.Cite(page, "R14.5", pages.RuleKeys+"R14.5")
		}
		var next []string
		for _, n := range figures.Neighbors {
			next = append(next, pages.Linked("system."+n.String(), b.say.System(n)))
		}
		b.Cite(page, "R3.4", "board.next_to", assets.Args{"systems": strings.Join(next, ", ")})
		b.List(page, "book.same_region", pages.KeysOf("system.", rules.AllSystems(), func(other rules.System) bool {
			return other != s && other.Figures().Region == figures.Region
		}))
	})
}

func (b *writer) rings() []*ui.BookPage {
	all := pages.Kind[rules.Ring]{Prefix: "ring.", Things: rules.AllRings(), Shape: 1, Draw: b.cards.RingPicture}
	return all.Write(b.Words, func(_ rules.Ring, page *ui.BookPage) {
		b.Lead(page, "book.ring")
		b.Say(page, page.Name+".about")
	})
}
