package fleet

import (
	"slices"
	"strconv"
	"strings"

	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// An editing is a card whose figures are changed.
type editing struct {
	ship rules.RosterShip
	was  rules.Card // from which it was made
}

// beginEdit has the pointed card's figures changed.
func (b *Builder) beginEdit(f *ui.Frame) {
	ship, err := b.pointed.Unpack()
	if err != nil {
		f.Toast(b.words.Say(errNoShip.Error()))
		return
	}
	if !ship.Own {
		if ship.Name = b.drawing.Name(b.pointed); len(ship.Check()) > 0 { // it is too long
			ship.Name = b.drawing.ShortName(b.pointed)
		}
	}
	ship.Own = true
	b.edit = editing{ship: ship, was: b.pointed}
	f.ScrollToStart(editorID)
	b.show(f, editPanel)
}

// editorID is the list of figures.
const editorID = "fleet.editor"

// sides are both sides of the card; the second is nil where it has none.
func (e *editing) sides() [2]*rules.RosterSide {
	return [2]*rules.RosterSide{e.ship.Full, e.ship.Reduced}
}

// whyNot says why the card cannot be kept, or nothing.
func (b *Builder) whyNotKeep() string {
	if strings.TrimSpace(b.edit.ship.Name) == "" {
		return b.words.Say("fleet.why.name")
	}
	if whys := b.edit.ship.Check(); len(whys) > 0 {
		return b.why(whys[0])
	}
	return ""
}

// showEditor shows the figures of a card with steppers, and the card itself beside them where there is room.
func (b *Builder) showEditor(f *ui.Frame, area ui.Rect) {
	const head, row = 48.0, 40.0
	p, e := f.Palette, &b.edit
	if f.W >= deskWidth {
		var card ui.Rect
		card, area = area.CutRight(cardWidth + 20)
		_, area = area.CutRight(gap)
		if len(e.ship.Check()) == 0 {
			b.drawing.DrawCard(f.Canvas, &table.Large{Card: e.ship.Pack()}, card)
		} else {
			f.Panel(card, p.Glass())
			f.Paragraph(b.whyNotKeep(), card.InsetXY(20, 40), p.Body().In(p.Warning).Centered())
		}
	}
	f.Panel(area, p.Glass())
	inner := area.InsetXY(14, 8)
	top, inner := inner.CutTop(head)
	b.close(f, "fleet.edit.close", top, b.words.Say("fleet.edit"))
	foot, inner := inner.CutBottom(head)
	b.showEditButtons(f, foot)
	rows := b.editRows()
	f.Scroll(editorID, inner, float64(len(rows))*row, func(content ui.Rect) {
		for _, show := range rows {
			var line ui.Rect
			line, content = content.CutTop(row)
			show(f, line.InsetXY(2, 3))
		}
	})
}

func (b *Builder) showEditButtons(f *ui.Frame, foot ui.Rect) {
	e := &b.edit
	places := foot.Middle(foot.W, 36).Columns(8, 1, 1, 1.4)
	why := b.whyNotKeep()
	remove := ui.Button{ID: "fleet.card.delete", Rect: places[0], Label: b.words.Say("fleet.delete"), Size: 15}
	if !e.was.Own() {
		remove.Why = b.words.Say("fleet.why.roster")
	}
	if f.Button(remove) {
		if err := b.program.Own(keptCards).Delete(e.was.Name()); err != nil {
			f.Toast(b.words.Say("fleet.why.kept"))
		}
		b.fleet.Lines = slices.DeleteFunc(b.fleet.Lines, func(l rules.FleetLine) bool { return l.Card == e.was })
		b.readCards()
		b.pointed = b.cards[0]
		b.show(f, noPanel)
	}
	if f.Button(ui.Button{ID: "fleet.card.copy", Rect: places[1], Label: b.words.Say("fleet.copy"), Why: why, Size: 15}) {
		b.program.Copy(f, writeCard(e.ship.Pack()))
	}
	if f.Button(ui.Button{ID: "fleet.card.keep", Rect: places[2], Label: b.words.Say("fleet.card.keep"), Why: why, Size: 15, Chosen: why == ""}) {
		e.ship.Name = strings.TrimSpace(e.ship.Name)
		if why := b.takeCard(f, e.ship.Pack()); why != "" {
			f.Toast(why)
		}
	}
}

// takeCard keeps a card of the player's own; in the fleet it takes the place of the one that it was made from, if that was his own.
func (b *Builder) takeCard(f *ui.Frame, c rules.Card) (why string) {
	docs := b.program.Own(keptCards)
	if !c.Own() || docs == nil || docs.Keep(c.Name(), []byte(writeCard(c))) != nil {
		return b.words.Say("fleet.why.kept")
	}
	for i := range b.fleet.Lines {
		if was := b.fleet.Lines[i].Card; was.Own() && was.Name() == c.Name() {
			b.fleet.Lines[i].Card = c
		}
	}
	b.readCards()
	if c.Faction() == b.side {
		b.pointed = c
	}
	b.show(f, noPanel)
	return ""
}

// An editRow shows one line of the editor.
type editRow func(f *ui.Frame, line ui.Rect)

// editRows are all lines: the card's, then both sides' figures, weapons and abilities.
func (b *Builder) editRows() (rows []editRow) {
	e := &b.edit
	rows = append(rows, b.fieldRow("name", "fleet.card.name", &e.ship.Name, 40))
	rows = append(rows, b.wholeRow("class", b.words.Say("fleet.card.class"), &e.ship.Class, 1, 4, e.reclass))
	rows = append(rows, b.wholeRow("cost", b.words.Say("fleet.card.cost"), &e.ship.Cost, 1, 250, func() {}))
	rows = append(rows, b.fieldRow("group", "fleet.card.group", &e.ship.Group, 30))
	rows = append(rows, b.reducedRow())
	rows = append(rows, b.headRow())
	for _, fig := range e.figures() {
		rows = append(rows, b.sidesRow(fig))
	}
	rows = append(rows, b.weaponRows()...)
	return append(rows, b.abilityRows()...)
}

// reclass puts the Defense of a fighter in the place of that of faces, or the other way round.
func (e *editing) reclass() {
	for _, side := range e.sides() {
		if side == nil {
			continue
		}
		switch d := &side.Defense; {
		case e.ship.Class == 4 && d.All == 0:
			*d = rules.RosterDefense{All: max(d.Front, 1)}
		case e.ship.Class < 4 && d.All > 0:
			*d = rules.RosterDefense{Front: d.All, Side: d.All, Rear: d.All}
		}
	}
}

// reducedRow says whether there is a Reduced side.
func (b *Builder) reducedRow() editRow {
	return func(f *ui.Frame, line ui.Rect) {
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
}

// headRow says which side's figures stand where.
func (b *Builder) headRow() editRow {
	return func(f *ui.Frame, line ui.Rect) {
		_, places := line.CutLeft(line.W * 0.36)
		for i, place := range places.Columns(10, 1, 1) {
			if b.edit.sides()[i] != nil {
				f.Label(b.words.Say([]string{"large.full", "large.reduced"}[i]), place, f.Palette.Label().Centered())
			}
		}
	}
}

// A sideFigure is a figure of both sides: where it stands, and whether a side may lack it.
type sideFigure struct {
	id, label, sign string
	least, most     int
	may             bool // a side may lack it
	get             func(*rules.RosterSide) (n int, has bool)
	set             func(side *rules.RosterSide, n int, has bool)
	show            func(n int) string // nil: as a number
}

// plain is a figure that every side has.
func plain(id, label, sign string, most int, at func(*rules.RosterSide) *int) sideFigure {
	return sideFigure{
		id: id, label: label, sign: sign, least: 1, most: most,
		get: func(s *rules.RosterSide) (int, bool) { return *at(s), true },
		set: func(s *rules.RosterSide, n int, _ bool) { *at(s) = n },
	}
}

// figures are those of hull, Defense, Point-Defense and Command.
func (e *editing) figures() (all []sideFigure) {
	all = append(all, plain("hull", "large.hull", "hull", 30, func(s *rules.RosterSide) *int { return &s.Hull }))
	if e.ship.Class == 4 {
		all = append(all, plain("all", "large.defense", "defense", 40, func(s *rules.RosterSide) *int { return &s.Defense.All }))
	} else {
		all = append(all,
			plain("front", "face.nose", "face_nose", 40, func(s *rules.RosterSide) *int { return &s.Defense.Front }),
			plain("side", "fleet.card.sides", "face_side", 40, func(s *rules.RosterSide) *int { return &s.Defense.Side }),
			plain("rear", "face.stern", "face_stern", 40, func(s *rules.RosterSide) *int { return &s.Defense.Rear }))
	}
	all = append(all, sideFigure{
		id: "pd", label: "point_defense.name", sign: "point_defense", most: 40, may: true,
		get: func(s *rules.RosterSide) (int, bool) {
			if s.Point == nil {
				return 0, false
			}
			return *s.Point, true
		},
		set: func(s *rules.RosterSide, n int, has bool) {
			if s.Point = nil; has {
				s.Point = &n
			}
		},
	}, sideFigure{
		id: "counters", label: "ability.command", sign: "command_counter", least: 1, most: 9, may: true,
		get: func(s *rules.RosterSide) (int, bool) {
			if s.Command == nil {
				return 0, false
			}
			return s.Command.Counters, true
		},
		set: e.setCounters,
	})
	return all
}

// setCounters gives a side command counters; a new rating is for options of the ship's own class.
func (e *editing) setCounters(s *rules.RosterSide, n int, has bool) {
	switch {
	case !has:
		s.Command = nil
	case s.Command == nil:
		s.Command = &rules.RosterCommand{Classes: []int{e.ship.Class}, Counters: n}
	default:
		s.Command.Counters = n
	}
}

// fieldRow shows a text.
func (b *Builder) fieldRow(id, label string, text *string, most int) editRow {
	return func(f *ui.Frame, line ui.Rect) {
		name, field := line.CutLeft(line.W * 0.36)
		f.Label(b.words.Say(label), name, f.Palette.Name())
		f.Field(ui.Field{ID: "edit." + id, Rect: field, Most: most}, text)
	}
}

// wholeRow shows a figure of the whole card.
func (b *Builder) wholeRow(id, label string, n *int, least, most int, then func()) editRow {
	return func(f *ui.Frame, line ui.Rect) {
		name, place := line.CutLeft(line.W * 0.36)
		f.Label(label, name, f.Palette.Name())
		place, _ = place.CutLeft((place.W - 10) / 2)
		if step := stepper(f, "edit."+id, place, strconv.Itoa(*n), *n > least, *n < most); step != 0 {
			*n += step
			then()
		}
	}
}

// sidesRow shows a figure of both sides.
func (b *Builder) sidesRow(fig sideFigure) editRow {
	return func(f *ui.Frame, line ui.Rect) {
		name, places := line.CutLeft(line.W * 0.36)
		if line.W > 420 {
			var sign ui.Rect
			sign, name = name.CutLeft(28)
			f.Sign(fig.sign, sign.Middle(20, 20).Move(-4, 0), f.Palette.Dim)
		}
		f.Label(b.words.Say(fig.label), name.InsetXY(2, 0), f.Palette.Name())
		for i, place := range places.Columns(10, 1, 1) {
			if side := b.edit.sides()[i]; side != nil {
				fig.step(f, place, side, i)
			}
		}
	}
}

// step shows the figure of one side and changes it.
func (fig *sideFigure) step(f *ui.Frame, place ui.Rect, side *rules.RosterSide, i int) {
	n, has := fig.get(side)
	text := "–"
	switch {
	case has && fig.show != nil:
		text = fig.show(n)
	case has:
		text = strconv.Itoa(n)
	}
	fewer := has && (n > fig.least || fig.may)
	switch stepper(f, "edit."+fig.id+"."+strconv.Itoa(i), place, text, fewer, !has || n < fig.most) {
	case 1:
		if !has {
			n = fig.least - 1
		}
		fig.set(side, n+1, true)
	case -1:
		fig.set(side, n-1, n > fig.least)
	}
}

// stepper shows a figure between − and +, and tells which was pressed.
func stepper(f *ui.Frame, id string, box ui.Rect, text string, fewer, more bool) (step int) {
	const wide = 36
	p := f.Palette
	left, rest := box.CutLeft(wide)
	right, middle := rest.CutRight(wide)
	f.Panel(middle.InsetXY(3, 0), render.PanelStyle{Fill: p.Space.Alpha(0.6), Line: p.Line, Width: 1})
	f.Label(text, middle.InsetXY(5, 0), p.Name().Centered())
	for _, b := range []struct {
		id, sign string
		box      ui.Rect
		on       bool
		step     int
	}{{".fewer", "−", left, fewer, -1}, {".more", "+", right, more, 1}} {
		if !b.on {
			continue
		}
		if f.Button(ui.Button{ID: id + b.id, Rect: b.box, Label: b.sign}) {
			step = b.step
			f.Invalidate()
		}
	}
	return step
}
