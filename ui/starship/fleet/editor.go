package fleet

import (
	"slices"
	"strconv"
	"strings"

	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/form"
)

// An editing is a card whose figures are changed.
type editing struct {
	ship rules.RosterShip
	was  rules.Card // from which it was made
}

// beginEdit has a card's figures changed.
func (b *builder) beginEdit(f *ui.Frame, c rules.Card) {
	ship, err := c.Unpack()
	if err != nil {
		f.Toast(b.words.Say(errNoShip.Error()))
		return
	}
	if !ship.Own {
		if ship.Name = b.drawing.Name(c); len(ship.Check()) > 0 { // it is too long
			ship.Name = b.drawing.ShortName(c)
		}
	}
	ship.Own = true
	b.edit = editing{ship: ship, was: c}
	f.ScrollToStart("fleet.editor")
	b.Open(f, b.showEditor)
}

// sides are both sides of the card; the second is nil where it has none.
func (e *editing) sides() [2]*rules.RosterSide {
	return [2]*rules.RosterSide{e.ship.Full, e.ship.Reduced}
}

// eachSide does something with each side there is.
func (e *editing) eachSide(do func(*rules.RosterSide)) {
	for _, side := range e.sides() {
		if side != nil {
			do(side)
		}
	}
}

// whyNotKeep says why the card cannot be kept, or nothing.
func (b *builder) whyNotKeep() string {
	if strings.TrimSpace(b.edit.ship.Name) == "" {
		return b.words.Say("build.why.name")
	}
	if whys := b.edit.ship.Check(); len(whys) > 0 {
		return b.why(whys[0])
	}
	return ""
}

// showEditor shows the figures of a card, and the card itself beside them where there is room.
func (b *builder) showEditor(f *ui.Frame, area ui.Rect) {
	e, why := &b.edit, b.whyNotKeep()
	remove := ui.Button{ID: "edit.delete", Label: b.words.Say("build.delete")}
	if !e.was.Own() {
		remove.Why = b.words.Say("fleet.why.roster")
	}
	done := func(trouble string) {
		if trouble != "" {
			f.Toast(trouble)
			return
		}
		b.Open(f, nil)
	}
	m := &form.Form{
		Words: b.words, Scroll: "fleet.editor", Title: b.words.Say("build.edit"), Close: func() { b.Open(f, nil) },
		Buttons: []form.Button{
			{Button: remove, Press: func() { done(b.deleteCard(e.was)) }},
			{Button: ui.Button{ID: "edit.copy", Label: b.words.Say("build.copy"), Why: why}, Press: func() { b.program.Copy(f, writeCard(e.ship.Pack())) }},
			{Button: ui.Button{ID: "edit.keep", Label: b.words.Say("fleet.card.keep"), Why: why, Chosen: why == ""}, Press: func() {
				e.ship.Name = strings.TrimSpace(e.ship.Name)
				done(b.keepCard(e.ship.Pack()))
			}},
		},
		Beside: func(f *ui.Frame, box ui.Rect) {
			if len(e.ship.Check()) > 0 {
				form.Wrong(f, box, why)
				return
			}
			b.drawing.DrawCard(f.Canvas, &table.Large{Card: e.ship.Pack()}, box)
		},
	}
	m.Rows = b.editRows(m)
	m.Show(f, area)
}

// editRows are all lines: the card's, then both sides' figures, weapons and abilities.
func (b *builder) editRows(m *form.Form) (rows []form.Row) {
	e := &b.edit
	whole := func(id string, n *int, most int, then func()) form.Row {
		return m.Number(b.name("fleet.card."+id, "", id), form.Figure{ID: id, N: *n, Has: true, Least: 1, Most: most, Set: func(to int, _ bool) {
			*n = to
			then()
		}})
	}
	heads := []string{b.words.Say("large.full"), b.words.Say("large.reduced")}
	if e.ship.Reduced == nil {
		heads[1] = ""
	}
	rows = append(rows,
		form.Text("name", b.name("fleet.card.name", "", ""), &e.ship.Name, 40),
		whole("class", &e.ship.Class, 4, e.reclass), whole("cost", &e.ship.Cost, 250, func() {}),
		form.Text("group", b.name("fleet.card.group", "", "unique_group"), &e.ship.Group, 30),
		b.reducedRow, form.Heads(heads...))
	for _, fig := range e.figures() {
		rows = append(rows, b.sidesRow(m, fig))
	}
	rows = append(rows, b.weaponRows(m)...)
	return append(rows, b.abilityRows(m)...)
}

// name is that of a line, with the mark of where its figure comes from.
func (b *builder) name(label, sign, path string) form.Name {
	n := form.Name{Label: b.words.Say(label), Sign: sign}
	if path != "" && len(b.edit.ship.Check()) == 0 {
		n.Mark = func(c *render.Canvas, box ui.Rect) { table.DrawOrigin(c, table.Origin(b.edit.ship.Pack(), path), box) }
	}
	return n
}

// reclass puts the Defense of a fighter in the place of that of faces, or the other way round.
func (e *editing) reclass() {
	e.eachSide(func(side *rules.RosterSide) {
		switch d := &side.Defense; {
		case e.ship.Class == 4 && d.All == 0:
			*d = rules.RosterDefense{All: max(d.Front, 1)}
		case e.ship.Class < 4 && d.All > 0:
			*d = rules.RosterDefense{Front: d.All, Side: d.All, Rear: d.All}
		}
	})
}

// reducedRow says whether there is a Reduced side.
func (b *builder) reducedRow(f *ui.Frame, line ui.Rect) {
	e, has := &b.edit, b.edit.ship.Reduced != nil
	toggle := ui.Toggle{ID: "edit.reduced", Rect: line, Label: b.words.Say("fleet.card.reduced"), On: b.words.Say("fleet.yes"), Off: b.words.Say("fleet.no")}
	if !f.Toggle(toggle, &has) {
		return
	}
	e.ship.Reduced = nil
	if has {
		e.ship.Reduced = &rules.RosterSide{Hull: e.ship.Full.Hull, Defense: e.ship.Full.Defense, Weapons: slices.Clone(e.ship.Full.Weapons)}
	}
	f.Invalidate()
}

// A sideFigure is a figure of both sides: where it stands, and whether a side may lack it.
type sideFigure struct {
	id, label, sign, path string
	least, most           int
	may                   bool // a side may lack it
	get                   func(*rules.RosterSide) (n int, has bool)
	set                   func(side *rules.RosterSide, n int, has bool)
	show                  func(n int) string // nil: as a number
}

// plain is a figure that every side has.
func plain(id, label, sign, path string, most int, at func(*rules.RosterSide) *int) sideFigure {
	return sideFigure{
		id: id, label: label, sign: sign, path: path, least: 1, most: most,
		get: func(s *rules.RosterSide) (int, bool) { return *at(s), true },
		set: func(s *rules.RosterSide, n int, _ bool) { *at(s) = n },
	}
}

// figures are those of hull, Defense, Point-Defense and Command.
func (e *editing) figures() (all []sideFigure) {
	all = append(all, plain("hull", "large.hull", "hull", "full.hull", 30, func(s *rules.RosterSide) *int { return &s.Hull }))
	if e.ship.Class == 4 {
		all = append(all, plain("all", "large.defense", "defense", "full.defense", 40, func(s *rules.RosterSide) *int { return &s.Defense.All }))
	} else {
		all = append(all,
			plain("front", "face.nose", "face_nose", "full.defense.front", 40, func(s *rules.RosterSide) *int { return &s.Defense.Front }),
			plain("side", "fleet.card.sides", "face_side", "full.defense.side", 40, func(s *rules.RosterSide) *int { return &s.Defense.Side }),
			plain("rear", "face.stern", "face_stern", "full.defense.rear", 40, func(s *rules.RosterSide) *int { return &s.Defense.Rear }))
	}
	return append(all, sideFigure{
		id: "pd", label: "point_defense.name", sign: "point_defense", path: "full.pd", most: 40, may: true,
		get: func(s *rules.RosterSide) (n int, has bool) {
			if s.Point != nil {
				n = *s.Point
			}
			return n, s.Point != nil
		},
		set: func(s *rules.RosterSide, n int, has bool) {
			if s.Point = nil; has {
				s.Point = &n
			}
		},
	}, sideFigure{
		id: "counters", label: "ability.command", sign: "command_counter", path: "full.abilities.command", least: 1, most: 9, may: true,
		get: func(s *rules.RosterSide) (n int, has bool) {
			if s.Command != nil {
				n = s.Command.Counters
			}
			return n, s.Command != nil
		},
		set: func(s *rules.RosterSide, n int, has bool) {
			classes := []int{e.ship.Class} // those of a new rating
			if s.Command != nil {
				classes = s.Command.Classes
			}
			if s.Command = nil; has {
				s.Command = &rules.RosterCommand{Classes: classes, Counters: n}
			}
		},
	})
}

// sidesRow shows a figure of both sides.
func (b *builder) sidesRow(m *form.Form, fig sideFigure) form.Row {
	columns := make([]*form.Figure, 2)
	for i, side := range b.edit.sides() {
		if side == nil {
			continue
		}
		n, has := fig.get(side)
		columns[i] = &form.Figure{
			ID: fig.id + "." + strconv.Itoa(i), N: n, Has: has, Least: fig.least, Most: fig.most, May: fig.may,
			Set: func(n int, has bool) { fig.set(side, n, has) },
		}
		if fig.show != nil && has {
			columns[i].Text = fig.show(n)
		}
	}
	return m.Numbers(b.name(fig.label, fig.sign, fig.path), columns...)
}
