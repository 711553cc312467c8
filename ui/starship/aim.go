package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/screen"
)

// ShowLayer implements [screen.Panels].
func (t *Table) ShowLayer(l screen.Layer) {
	switch l {
	case screen.Beginning:
		t.board.Fit(&t.View)
	case screen.UnderThings:
		t.aim()
	case screen.OverBoard:
		t.showEnds()
		t.showRack()
	}
}

// aim works out what the board shows of the decision under way.
func (t *Table) aim() {
	a := table.NoAim()
	d := t.Pending
	if t.Grip.Carries() && t.Grip.Next != nil {
		d = t.Grip.Next
	}
	if d != nil {
		for _, o := range d.Options {
			if thing := t.Thing(o); thing.Kind == rules.KindAt {
				a.Squares.Add(int(thing.B), int(thing.C))
			}
		}
		if by := t.firing(d); by != rules.NoSlot {
			a.Firing, a.Lanes = by, t.lanes(by)
		}
		if d.Ask == rules.AskFireAt && table.IsShip(t.Pointed) {
			t.aimAt(&a, rules.Slot(t.Pointed.A))
		}
		if d.Ask == rules.AskBeforeRoll {
			a.At, a.Face = t.View.Shot.At, t.View.Shot.Face
		}
	}
	t.board.Aim = a
}

// firing is the ship whose block of attacks it is.
func (t *Table) firing(d *game.Decision) rules.Slot {
	switch d.Ask {
	case rules.AskFire, rules.AskFireAt, rules.AskBeforeRoll:
		return rules.Slot(d.About[0].A)
	}
	return rules.NoSlot
}

// lanes are those of a ship's weapons, and whether anybody stands in them.
func (t *Table) lanes(by rules.Slot) (all []table.Lane) {
	f, seen := t.View.Figures(by), map[rules.Lane]bool{}
	for i := range f.Arms() {
		for _, lane := range t.View.LanesOf(f.Arm(i).Arc) {
			if !seen[lane] {
				seen[lane] = true
				all = append(all, table.Lane{Lane: lane, Idle: !t.View.EnemyIn(by, lane)})
			}
		}
	}
	return all
}

// aimAt shows the face that would be hit, and the chance.
func (t *Table) aimAt(a *table.Aim, at rules.Slot) {
	for _, o := range t.OfferedOn(table.Ship(&t.View, at)) {
		shot := rules.Shot{By: rules.Slot(t.Pending.About[0].A), Arm: t.Pending.About[0].B, Lane: rules.Lane(t.Pending.About[0].C), At: at, Face: rules.Face(o.B)}
		r := t.View.Reckon(&shot)
		a.At, a.Face = at, shot.Face
		space := t.View.Space(at)
		a.Notes = append(a.Notes, field.Note{
			Text: t.targetText(o) + " · " + t.percent(21-r.Need), Color: t.F.Palette.Legal,
			At: t.board.View().Point(float64(space.X+space.Size)+0.3, float64(space.Y)+0.5),
		})
		return
	}
}

// percent is a chance in twentieths.
func (t *Table) percent(twentieths int) string {
	return t.Words.Say("percent", assets.Args{"n": 5 * twentieths})
}

// showEnds lets the player choose where a big ship ends its course, or how a nose points.
func (t *Table) showEnds() {
	if !t.Asks(rules.AskCourse, rules.AskNose) {
		return
	}
	seen := t.board.View()
	slot := rules.Slot(t.Pending.About[0].A)
	space := t.View.Space(slot)
	for _, o := range t.Pending.Options {
		end := space
		switch o.Kind {
		case rules.KindCourse:
			end = space.Walked(rules.Path(o.B))
		case rules.KindNose:
			end.Facing = rules.Facing(o.B)
		default:
			continue
		}
		mark := field.End{X: float64(end.X), Y: float64(end.Y), Size: float64(end.Size), Way: float64(end.Facing)}
		s := t.Choice(t.ID(o), render.Around(mark.At(seen), 26, 26), o)
		mark.Chosen = s.Attention()
		mark.Draw(t.F.Canvas, seen, t.F.Palette.Legal)
		if mark.Chosen {
			t.board.Aim.Ghost = &table.Ghost{Slot: slot, Space: end}
		}
	}
}

// showRack shows what the chosen ship can do now, below the map: its weapons, what it launches, options.
func (t *Table) showRack() {
	if t.Pending == nil {
		return
	}
	rack := t.OfferedWhere(func(o game.Option) bool {
		beside := o.Kind == rules.KindShip && !t.View.Ships[o.A].Is(rules.OnMap)
		return beside || o.Kind == rules.KindWeapon || o.Kind == rules.KindLaunch || o.Kind == rules.KindOrder
	})
	if len(rack) == 0 || t.Phone() {
		return
	}
	area := t.Board.Layout().Hand.InsetXY(4, 2)
	w := min(area.W/float64(len(rack)), 170)
	for i, o := range rack {
		t.showChip(o, render.Box(area.X+float64(i)*w, area.Y, w, area.H).InsetXY(3, 0))
	}
}

// showChip shows an option of the rack with its sign.
func (t *Table) showChip(o game.Option, box ui.Rect) {
	s := t.Choice(t.ID(o), box, o)
	p := &t.F.Palette
	style := p.Glass()
	style.Line, style.Width = p.Legal, 1.5
	if s.Attention() {
		style = p.Chosen()
	}
	t.F.Panel(box, style)
	sign, text := box.InsetXY(6, 4).CutLeft(30)
	switch o.Kind {
	case rules.KindWeapon:
		t.F.Sign(t.armSign(o), sign.Middle(26, 26), p.Text)
	case rules.KindShip:
		t.board.DrawShip(t.F.Canvas, t.View.Card(rules.Slot(o.A)), sign.Middle(28, 28))
	case rules.KindLaunch:
		t.board.DrawShip(t.F.Canvas, t.View.Cards.Card(o.B), sign.Middle(28, 28))
	case rules.KindOrder:
		t.F.Sign("option_"+rules.CommandOption(o.A).String(), sign.Middle(26, 26), p.Amber)
	}
	label := t.OptionText(o)
	t.F.Text(label, text.InsetXY(4, 0), t.F.Fitted(label, p.Label().In(p.Text), text.W-4).UpTo(2))
}

// armSign is the sign of a weapon system.
func (t *Table) armSign(o game.Option) string {
	if o.B == rules.PointDefense {
		return "point_defense"
	}
	return t.View.Figures(rules.Slot(o.A)).Arm(int(o.B)).Weapon.String()
}

// choices shows options that stand nowhere on the table as chips: on a phone, where the rack has no room.
type choices struct{ *Table }

// Cards implements [screen.Choices].
func (t choices) Cards(options []game.Option, area ui.Rect) (titles bool) {
	const high, gap = 48, 6
	columns := max(1, int(area.W/190))
	rows := (len(options) + columns - 1) / columns
	box := area.Middle(min(area.W, 190*float64(columns)), float64(rows)*(high+gap))
	for i, o := range options {
		cell := render.Box(box.X+float64(i%columns)*190, box.Y+float64(i/columns)*(high+gap), 184, high)
		t.showChip(o, cell)
	}
	return false
}

// FitBelow implements [screen.Choices].
func (choices) FitBelow([]game.Option) bool { return false }

// Below implements [screen.Choices].
func (choices) Below([]game.Option, ui.Rect) {}
