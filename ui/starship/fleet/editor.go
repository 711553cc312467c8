package fleet

import (
	"slices"
	"strconv"
	"strings"

	rules "holoboard/game/starship"
	table "holoboard/render/starship"
	"holoboard/ui"
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

// showEditor shows the figures of a card with steppers, and the card itself beside them where there is room.
func (b *builder) showEditor(f *ui.Frame, area ui.Rect) {
	const head, between, beside, gap = 48.0, 3.0, 330.0, 14.0
	p, e, row := f.Palette, &b.edit, f.Reach(34)+2*between
	if f.W >= 1100 {
		var card ui.Rect
		card, area = area.CutRight(beside)
		_, area = area.CutRight(gap)
		if len(e.ship.Check()) == 0 {
			b.drawing.DrawCard(f.Canvas, &table.Large{Card: e.ship.Pack()}, card)
		} else {
			f.Panel(card, p.Glass())
			f.Paragraph(b.whyNotKeep(), card.InsetXY(20, 40), p.Body().In(p.Warning).Centered())
		}
	}
	f.Panel(area, p.Glass())
	top, inner := area.InsetXY(14, 8).CutTop(head)
	button, title := top.CutRight(f.Reach(40))
	f.Label(b.words.Say("build.edit"), title, p.Title())
	if f.Button(ui.Button{ID: "edit.close", Rect: button.Middle(f.Reach(34), f.Reach(34)), Sign: "cross", Key: ui.KeyEscape}) {
		b.Open(f, nil)
	}
	foot, inner := inner.CutBottom(head)
	rows := b.editRows()
	f.Scroll("fleet.editor", inner, float64(len(rows))*row, func(content ui.Rect) {
		for _, show := range rows {
			var line ui.Rect
			line, content = content.CutTop(row)
			show(f, line.InsetXY(2, between))
		}
	})
	b.showEditButtons(f, foot)
}

func (b *builder) showEditButtons(f *ui.Frame, foot ui.Rect) {
	e := &b.edit
	places := foot.Middle(foot.W, f.Reach(36)).Columns(8, 1, 1, 1.4)
	why, done := b.whyNotKeep(), false
	remove := ui.Button{ID: "edit.delete", Rect: places[0], Label: b.words.Say("build.delete"), Size: 15}
	if !e.was.Own() {
		remove.Why = b.words.Say("fleet.why.roster")
	}
	trouble := ""
	if f.Button(remove) {
		trouble, done = b.deleteCard(e.was), true
	}
	if f.Button(ui.Button{ID: "edit.copy", Rect: places[1], Label: b.words.Say("build.copy"), Why: why, Size: 15}) {
		b.program.Copy(f, writeCard(e.ship.Pack()))
	}
	if f.Button(ui.Button{ID: "edit.keep", Rect: places[2], Label: b.words.Say("fleet.card.keep"), Why: why, Size: 15, Chosen: why == ""}) {
		e.ship.Name = strings.TrimSpace(e.ship.Name)
		trouble, done = b.keepCard(e.ship.Pack()), true
	}
	switch {
	case trouble != "":
		f.Toast(trouble)
	case done:
		b.Open(f, nil)
	}
}

// An editRow shows one line of the editor.
type editRow func(f *ui.Frame, line ui.Rect)

// editRows are all lines: the card's, then both sides' figures, weapons and abilities.
func (b *builder) editRows() (rows []editRow) {
	e := &b.edit
	rows = append(rows,
		b.fieldRow("name", "fleet.card.name", "", &e.ship.Name, 40),
		b.wholeRow("class", "fleet.card.class", &e.ship.Class, 4, e.reclass),
		b.wholeRow("cost", "fleet.card.cost", &e.ship.Cost, 250, func() {}),
		b.fieldRow("group", "fleet.card.group", "unique_group", &e.ship.Group, 30),
		b.reducedRow, b.headRow)
	for _, fig := range e.figures() {
		rows = append(rows, b.sidesRow(fig))
	}
	rows = append(rows, b.weaponRows()...)
	return append(rows, b.abilityRows()...)
}

// names is the share of a line that its name takes.
func names(f *ui.Frame) float64 {
	if f.W < 480 { // the rest is for a thumb
		return 0.31
	}
	return 0.36
}

// named writes the name of a line and the mark of where its figure comes from, and returns the place of the figure.
func (b *builder) named(f *ui.Frame, line ui.Rect, label, sign, path string) (figure ui.Rect) {
	name, figure := line.CutLeft(line.W * names(f))
	if sign != "" && line.W > 420 {
		var place ui.Rect
		place, name = name.CutLeft(28)
		f.Sign(sign, place.Middle(20, 20).Move(-4, 0), f.Palette.Dim)
	}
	if path != "" && len(b.edit.ship.Check()) == 0 {
		var mark ui.Rect
		mark, name = name.CutRight(22)
		table.DrawOrigin(f.Canvas, table.Origin(b.edit.ship.Pack(), path), mark.Middle(14, 14))
	}
	f.Label(b.words.Say(label), name.InsetXY(2, 0), f.Palette.Name())
	return figure
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

// headRow says which side's figures stand where.
func (b *builder) headRow(f *ui.Frame, line ui.Rect) {
	_, places := line.CutLeft(line.W * names(f))
	for i, place := range places.Columns(10, 1, 1) {
		if b.edit.sides()[i] != nil {
			f.Label(b.words.Say([]string{"large.full", "large.reduced"}[i]), place, f.Palette.Label().Centered())
		}
	}
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

// fieldRow shows a text.
func (b *builder) fieldRow(id, label, path string, text *string, most int) editRow {
	return func(f *ui.Frame, line ui.Rect) {
		f.Field(ui.Field{ID: "edit." + id, Rect: b.named(f, line, label, "", path), Most: most}, text)
	}
}

// wholeRow shows a figure of the whole card.
func (b *builder) wholeRow(id, label string, n *int, most int, then func()) editRow {
	return func(f *ui.Frame, line ui.Rect) {
		place := b.named(f, line, label, "", id)
		place, _ = place.CutLeft((place.W - 10) / 2)
		if step := f.Stepper(b.stepper(id, place, strconv.Itoa(*n), *n > 1, *n < most)); step != 0 {
			*n += step
			then()
		}
	}
}

// stepper is a figure that may be less or more, or says why not.
func (b *builder) stepper(id string, place ui.Rect, text string, less, more bool) ui.Stepper {
	s := ui.Stepper{ID: "edit." + id, Rect: place, Text: text}
	if !less {
		s.NoLess = b.words.Say("build.least")
	}
	if !more {
		s.NoMore = b.words.Say("build.most")
	}
	return s
}

// sidesRow shows a figure of both sides.
func (b *builder) sidesRow(fig sideFigure) editRow {
	return func(f *ui.Frame, line ui.Rect) {
		for i, place := range b.named(f, line, fig.label, fig.sign, fig.path).Columns(10, 1, 1) {
			if side := b.edit.sides()[i]; side != nil {
				b.step(f, place, &fig, side, i)
			}
		}
	}
}

// step shows the figure of one side and changes it.
func (b *builder) step(f *ui.Frame, place ui.Rect, fig *sideFigure, side *rules.RosterSide, i int) {
	n, has := fig.get(side)
	text := "–"
	switch {
	case has && fig.show != nil:
		text = fig.show(n)
	case has:
		text = strconv.Itoa(n)
	}
	switch f.Stepper(b.stepper(fig.id+"."+strconv.Itoa(i), place, text, has && (n > fig.least || fig.may), !has || n < fig.most)) {
	case 1:
		if !has {
			n = fig.least - 1
		}
		fig.set(side, n+1, true)
	case -1:
		fig.set(side, n-1, n > fig.least)
	}
}
