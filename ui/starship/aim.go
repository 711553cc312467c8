package starship

import (
	"math"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
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
		t.goOnAuto()
		t.turnNose()
	case screen.UnderThings:
		t.aim()
	case screen.OverBoard:
		t.showEnds()
		t.showRack()
		t.showLadderBelow()
		t.showDie()
		t.showForecast()
	case screen.OverTable:
		t.showOrders()
	}
}

// aim works out what the board shows of the decision under way.
func (t *Table) aim() {
	a := table.NoAim()
	if table.IsShip(t.Pointed) {
		a.Pointed = rules.Slot(t.Pointed.A)
	}
	t.move(&a)
	if d := t.asked(); d != nil && t.Play != nil {
		a.Rack = t.rack()
		t.lightSquares(&a, d)
		if by := t.firing(d); by != rules.NoSlot {
			a.Firing, a.Lanes = by, t.lanesFrom(by, t.View.Space(by))
		}
		t.showHand(&a)
	}
	if shot, ok := t.aimed(); ok {
		t.aimAt(&a, &shot)
	}
	t.board.Aim = a
}

// lightSquares lights the squares that may be chosen; those of courses have arrows instead.
func (t *Table) lightSquares(a *table.Aim, d *game.Decision) {
	for _, o := range d.Options {
		thing := t.Thing(o)
		if thing.Kind != rules.KindAt {
			continue
		}
		if o.Kind == rules.KindCourse {
			a.Takes.Add(int(thing.B), int(thing.C))
			if t.Grip.Carries() {
				a.Ends = append(a.Ends, markOf(t.endOf(o)))
			}
			continue
		}
		a.Squares.Add(int(thing.B), int(thing.C))
	}
}

// firing is the ship whose block of attacks it is.
func (t *Table) firing(d *game.Decision) rules.Slot {
	switch d.Ask {
	case rules.AskFire, rules.AskFireAt, rules.AskBeforeRoll:
		return rules.Slot(d.About[0].A)
	}
	return rules.NoSlot
}

// aimAt shows the face that would be hit, its Defense and the chance.
func (t *Table) aimAt(a *table.Aim, shot *rules.Shot) {
	r := t.View.Reckon(shot)
	a.Firing, a.Arm, a.At, a.Face = shot.By, shot.Arm, shot.At, shot.Face
	if shot.Lane != rules.NoLane {
		a.Lanes = []table.Lane{{Lane: shot.Lane}}
	}
	text := t.ship(shot.At)
	if shot.Face < rules.NumFaces {
		text = t.Words.Say("face."+shot.Face.String()) + " " + number(uint8(r.Defense))
	}
	space := t.View.Space(shot.At)
	a.Notes = append(a.Notes, field.Note{
		Text: text + " · " + t.Words.Say("percent", assets.Args{"n": 5 * (rungs + 1 - r.Need)}), Color: t.F.Palette.Legal,
		At: t.board.View().Point(float64(space.X+space.Size)+0.3, float64(space.Y)+0.5),
	})
}

// showEnds lets the player choose where a big ship ends its course, or how a nose points.
func (t *Table) showEnds() {
	if !t.Asks(rules.AskCourse, rules.AskNose) || t.Grip.Carries() {
		return
	}
	seen := t.board.View()
	space := t.View.Space(rules.Slot(t.Pending.About[0].A))
	for _, o := range t.Pending.Options {
		end := space
		switch o.Kind {
		case rules.KindCourse:
			end = t.endOf(o)
		case rules.KindNose:
			end.Facing = rules.Facing(o.B)
		default:
			continue
		}
		mark := markOf(end)
		s := t.Choice(t.ID(o), render.Around(mark.At(seen), 26, 26), o)
		if s.Attention() && o.Kind == rules.KindNose {
			t.facing = end.Facing
		}
		if s.Attention() {
			t.F.Invalidate()
		}
		mark.Chosen = s.Attention()
		mark.Draw(t.F.Canvas, seen, t.F.Palette.Legal)
	}
}

// rack is what the chosen ship can do now, below the map: its weapons, what it launches, options, ships to be placed.
func (t *Table) rack() (all []board.Thing) {
	if l := t.board.Layout(); t.Pending == nil || l.Hand.Empty() || t.Scene != nil {
		return nil
	}
	var offered []game.Option
	for _, o := range t.Pending.Options { // of several ships that could pay for an option the first, the others stand in the list
		paid := slices.ContainsFunc(offered, func(other game.Option) bool {
			return o.Kind == rules.KindOrder && other.Kind == o.Kind && other.A == o.A
		})
		if t.onRack(o) && !paid {
			offered = append(offered, o)
		}
	}
	if t.Grip.Carries() && t.Grip.Next != nil { // what is carried over this leaves the map
		for _, o := range t.Grip.Next.Options {
			if o.Kind == rules.KindFlee {
				offered = append(offered, o)
			}
		}
	}
	if len(offered) == 0 {
		return nil
	}
	area := t.Board.Layout().Hand.InsetXY(4, 2)
	rows := int(math.Ceil(float64(len(offered)) * leastChip / area.W))
	columns := (len(offered) + rows - 1) / rows
	w, h := min(area.W/float64(columns), 204), area.H/float64(rows)
	for i, o := range offered {
		cell := render.Box(area.X+float64(i%columns)*w, area.Y+float64(i/columns)*h, w, h)
		all = append(all, board.Thing{Option: t.Thing(o), Rect: cell.InsetXY(2, 1)})
	}
	return all
}

// leastChip is how wide something on the rack has to be, points; with less there is another row.
const leastChip = 74

// onRack tells whether an option has its place below the map.
func (t *Table) onRack(o game.Option) bool {
	switch o.Kind {
	case rules.KindShip:
		return !t.View.Ships[o.A].Is(rules.OnMap)
	case rules.KindWeapon, rules.KindLaunch, rules.KindOrder:
		return true
	}
	return false
}

// showRack draws what lies on the rack.
func (t *Table) showRack() {
	for _, thing := range t.board.Aim.Rack {
		state := t.States[thing.Option]
		t.drawChip(thing.Option, thing.Rect, state.Hover, thing.Option == t.Grip.Thing && t.Grip.Carries())
		if o := thing.Option; o.Kind == rules.KindOrder {
			for _, other := range t.OfferedWhere(func(other game.Option) bool { return other.Kind == o.Kind && other.A == o.A }) {
				t.Places[other] = t.Names.ID(o)
			}
		}
	}
}

// drawChip draws an option with its sign, and what it does in a second line.
func (t *Table) drawChip(o game.Option, box ui.Rect, hover, taken bool) {
	p := &t.F.Palette
	style := p.Glass()
	style.Line, style.Width = p.Legal, 1.5
	if hover || taken {
		style = p.Chosen()
	}
	t.F.Panel(box, style)
	sign, text := box.InsetXY(min(6, box.W*0.04), min(4, box.H*0.06)).CutLeft(min(30, box.H))
	switch o.Kind {
	case rules.KindWeapon:
		t.F.Sign(t.armSign(o), sign.Middle(26, 26), p.Text)
	case rules.KindShip:
		t.board.DrawShip(t.F.Canvas, t.View.Card(rules.Slot(o.A)), sign.Middle(28, 28))
	case rules.KindLaunch:
		t.board.DrawShip(t.F.Canvas, t.View.Cards.Card(o.B), sign.Middle(28, 28))
	case rules.KindFlee:
		t.F.Sign("warning", sign.Middle(26, 26), p.Warning)
	case rules.KindOrder:
		t.F.Sign("option_"+rules.CommandOption(o.A).String(), sign.Middle(26, 26), p.Amber)
	}
	name, more := t.chipTexts(o)
	text = text.InsetXY(min(5, box.W*0.03), 0)
	if more == "" || box.H < 36 || box.W < 120 {
		t.wrapped(name, text, p.Name())
		return
	}
	upper, lower := text.Middle(text.W, 36).CutTop(19)
	t.F.Text(name, upper, t.F.FittedIn(name, upper, p.Name()))
	right, left := lower.CutRight(t.F.TextWidth(t.ratings(o), p.Number()))
	t.F.Text(more, left, t.F.FittedIn(more, left, p.Label()))
	t.F.Text(t.ratings(o), right, p.Number())
}

// wrapped writes a text in the middle of a box, on two lines where it is too long for one.
func (t *Table) wrapped(text string, box ui.Rect, style render.TextStyle) {
	style = t.F.FittedIn(text, box, style.UpTo(2))
	t.F.Paragraph(text, box.Middle(box.W, min(box.H, t.F.ParagraphHeight(text, box.W, style))), style)
}

// chipTexts are what an option of the rack is called, and a few words about it.
func (t *Table) chipTexts(o game.Option) (name, more string) {
	switch o.Kind {
	case rules.KindWeapon:
		targets := 0
		by := rules.Slot(o.A)
		t.View.Each(func(at rules.Slot) {
			if t.View.WhyNotAt(by, o.B, rules.Lane(o.C), at) == nil {
				targets++
			}
		})
		more = t.Words.Say("rack.targets", assets.Args{"n": targets})
		if o.C != 0 {
			more = t.Words.Say("lane."+rules.Lane(o.C).String()) + " · " + more
		}
		return t.armName(o), more
	case rules.KindLaunch:
		seat := rules.Slot(o.A).Seat()
		left := int(t.View.Pool[seat][o.B-t.View.First[seat]])
		return t.board.ShortName(t.View.Cards.Card(o.B)), t.Words.Say("rack.launch", assets.Args{"n": left, "ship": t.ship(rules.Slot(o.A))})
	case rules.KindOrder:
		payer := rules.Slot(o.B)
		return t.Words.Say("command." + rules.CommandOption(o.A).String()), t.Words.Say("rack.order", assets.Args{"ship": t.ship(payer), "n": t.View.Counters(payer)})
	case rules.KindShip:
		card := t.View.Card(rules.Slot(o.A))
		return t.board.ShortName(card), t.Words.Say("class." + string('0'+rune(card.Class())))
	}
	return t.OptionText(o), ""
}

// ratings are the Attack and the Damage of a weapon.
func (t *Table) ratings(o game.Option) string {
	if o.Kind != rules.KindWeapon {
		return ""
	}
	f := t.View.Figures(rules.Slot(o.A))
	if o.B == rules.PointDefense {
		rating, _ := f.PointDefense()
		return "+" + number(uint8(rating))
	}
	arm := f.Arm(int(o.B))
	return "+" + number(uint8(arm.Attack)) + "/" + number(uint8(arm.Damage))
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
		s := t.Choice(t.ID(o), cell, o)
		t.drawChip(o, cell, s.Attention(), false)
	}
	return false
}

// FitBelow implements [screen.Choices].
func (choices) FitBelow([]game.Option) bool { return false }

// Below implements [screen.Choices].
func (choices) Below([]game.Option, ui.Rect) {}
