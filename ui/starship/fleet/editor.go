package fleet

import (
	"slices"
	"strconv"
	"strings"

	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/build"
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
		f.Toast(b.words.Say(noShip))
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
			{Button: ui.Button{ID: "edit.copy", Label: b.words.Say("build.copy"), Why: why}, Press: func() { b.program.Copy(f, e.ship.Pack().Letters()) }},
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
		whole("class", &e.ship.Class, 4, e.ship.Reclass), whole("cost", &e.ship.Cost, 250, func() {}),
		form.Text("group", b.name("fleet.card.group", "", "unique_group"), &e.ship.Group, 30),
		b.reducedRow, form.Heads(heads...))
	for _, fig := range e.ship.Figures() {
		rows = append(rows, b.sidesRow(m, fig))
	}
	rows = append(rows, b.weaponRows(m)...)
	return append(rows, b.abilityRows(m)...)
}

// name is that of a line, with the mark of where its figure comes from.
func (b *builder) name(label, sign, path string) form.Name {
	n := form.Name{Label: b.words.Say(label), Sign: sign}
	if path != "" && len(b.edit.ship.Check()) == 0 {
		n.Mark = func(c *render.Canvas, box ui.Rect) { table.OriginMark(b.edit.ship.Pack().Origin(path)).Draw(c, box) }
	}
	return n
}

// reducedRow says whether there is a Reduced side.
func (b *builder) reducedRow(f *ui.Frame, line ui.Rect) {
	e, has := &b.edit, b.edit.ship.Reduced != nil
	toggle := ui.Toggle{ID: "edit.reduced", Rect: line, Label: b.words.Say("fleet.card.reduced"), On: b.words.Say("fleet.yes"), Off: b.words.Say("fleet.no")}
	if !f.Toggle(toggle, &has) {
		return
	}
	e.ship.SetReduced(has)
	f.Invalidate()
}

// sidesRow shows a figure of both sides.
func (b *builder) sidesRow(m *form.Form, fig rules.RosterFigure) form.Row {
	columns := make([]*form.Figure, 2)
	for i, side := range b.edit.ship.Sides() {
		if side == nil {
			continue
		}
		n, has := fig.Get(side)
		columns[i] = &form.Figure{
			ID: fig.ID + "." + strconv.Itoa(i), N: n, Has: has, Least: fig.Least, Most: fig.Most, May: fig.May,
			Set: func(n int, has bool) { fig.Set(side, n, has) },
		}
		if fig.Word != nil && has {
			columns[i].Text = b.words.Say(fig.Word(n))
		}
	}
	return m.Numbers(b.name(fig.Key, fig.Sign, fig.Path), columns...)
}

// weaponRows show each weapon of the full-strength side: what it is and where it fires, Attack and Damage on both sides.
func (b *builder) weaponRows(m *form.Form) (rows []form.Row) {
	ship := &b.edit.ship
	for i := range ship.Full.Weapons {
		attack, damage := ship.ArmFigures(i)
		rows = append(rows, b.armRow(i), b.sidesRow(m, attack), b.sidesRow(m, damage))
	}
	if ship.MayArm() {
		rows = append(rows, b.adds("arm", "weapon", func(*ui.Frame) { ship.AddArm() }))
	}
	return rows
}

// armRow shows which weapon it is and where it fires.
func (b *builder) armRow(i int) form.Row {
	return func(f *ui.Frame, line ui.Rect) {
		ship := &b.edit.ship
		places := line.Columns(8, 3, 2, 0.6)
		w := ship.Full.Weapons[i]
		weapon, _ := rules.WeaponNamed(w.Name)
		id := "edit.arm." + strconv.Itoa(i)
		label, sign := b.weapon(weapon)
		if f.Button(ui.Button{ID: id + ".weapon", Rect: places[0], Label: label, Sign: sign, Left: true, Size: 15}) {
			all, take := slices.Collect(rules.AllWeapons()), func(to rules.Weapon) { ship.Rearm(i, to) }
			b.Pick(f, build.PickOf(b.words.Say("fleet.card.weapon"), all, b.weapon, int(weapon), take))
		}
		fires := ui.Button{ID: id + ".arc", Rect: places[1], Label: b.words.Say("fleet.arc." + w.Arc), Sign: "arc_" + w.Arc, Size: 15}
		if why := ship.WhyNotTurn(i); why != nil {
			fires.Why = b.why(*why)
		}
		if f.Button(fires) {
			ship.TurnArm(i)
			f.Invalidate()
		}
		if len(ship.Full.Weapons) > 1 && f.Button(ui.Button{ID: id + ".remove", Rect: places[2], Sign: "cross"}) {
			ship.RemoveArm(i)
			f.Invalidate()
		}
	}
}

// weapon is what a weapon is called, and its sign.
func (h *harbor) weapon(w rules.Weapon) (word, sign string) {
	return h.words.Say("weapon." + w.String()), w.String()
}

// abilityRows show each ability that a side has, and the classes of its Command rating.
func (b *builder) abilityRows(m *form.Form) (rows []form.Row) {
	ship := &b.edit.ship
	if ship.Full.Command != nil {
		on := func(i int) bool { return slices.Contains(ship.Full.Command.Classes, i+1) }
		name := b.name("fleet.card.command", "", "")
		rows = append(rows, form.Among("command", name, []string{"1", "2", "3", "4"}, on, func(i int) { ship.TurnClass(i + 1) }))
	}
	has, lacks := ship.Abilities()
	for _, a := range has {
		rows = append(rows, b.sidesRow(m, a.Figure()))
	}
	return append(rows, b.adds("ability", "ability", func(f *ui.Frame) {
		b.Pick(f, build.PickOf(b.words.Say("fleet.pick.ability"), lacks, b.ability, -1, ship.Give))
	}))
}

// adds is a row by which one more of something is added.
func (b *builder) adds(id, what string, press func(f *ui.Frame)) form.Row {
	return func(f *ui.Frame, line ui.Rect) {
		if f.Button(ui.Button{ID: "edit." + id + ".add", Rect: line, Label: b.words.Say("fleet.card.add_" + what), Size: 15}) {
			press(f)
		}
	}
}
