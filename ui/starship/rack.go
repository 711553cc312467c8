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
	"holoboard/ui"
)

// chips are the options that lie below the map.
type chips struct{ *Table }

// rack is what the chosen ship can do now, below the map: its weapons, what it launches, options, ships to be placed.
func (t chips) rack() (all []board.Thing) {
	if l := t.board.Layout(); t.Pending == nil || l.Hand.Empty() || t.Scene != nil {
		return nil
	}
	offered := t.weapons()
	for _, o := range t.Pending.Options { // of several ships that could pay for an option the first, the others stand in the list
		paid := slices.ContainsFunc(offered, func(other game.Option) bool {
			return other == o || o.Kind == rules.KindLaunch && t.Thing(other) == t.Thing(o) || o.Kind == rules.KindOrder && other.Kind == o.Kind && other.A == o.A
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
	area.W -= t.turning().W
	rows := int(math.Ceil(float64(len(offered)) * leastChip / area.W))
	columns := (len(offered) + rows - 1) / rows
	w, h := min(area.W/float64(columns), 204), area.H/float64(rows)
	for i, o := range offered {
		cell := render.Box(area.X+float64(i%columns)*w, area.Y+float64(i/columns)*h, w, h)
		if o.Kind == rules.KindLaunch {
			o = t.Thing(o)
		}
		all = append(all, board.Thing{Option: o, Rect: cell.InsetXY(2, 1)})
	}
	return all
}

// turning is the end of the rack that turns the nose of the ships that are placed (R6.5).
func (t chips) turning() (box ui.Rect) {
	if place := t.board.Layout().Hand; t.Asks(rules.AskDeployShip, rules.AskDeployAt) && t.Scene == nil && !place.Empty() {
		_, box = place.CutLeft(place.W - 116)
	}
	return box
}

// showTurning lets a nose be turned by a press: a finger has no keys.
func (t chips) showTurning() {
	box, p, words := t.turning().InsetXY(6, 3), &t.F.Palette, t.Words.Say("steer.turn")
	if box.Empty() {
		return
	}
	s := t.F.Spot(ui.Spot{ID: "nose.turn", Rect: box, Slow: true, Aside: true, Name: words})
	style := p.Glass()
	if s.Attention() {
		style = p.Chosen()
	}
	t.F.Panel(box, style)
	arrow, text := box.InsetXY(4, 0).CutLeft(30)
	field.Arrow(t.F.Canvas, t.board.View(), arrow.Middle(29, 29), float64(t.facing), true, p.Legal)
	t.wrapped(words, text.InsetXY(3, 0), p.Name())
	if s.Clicked {
		t.facing = t.facing.Right()
		t.F.Invalidate()
	}
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
func (t chips) showRack() {
	for _, thing := range t.board.Aim.Rack {
		state := t.States[thing.Option]
		taken := thing.Option == t.Grip.Thing && t.Grip.Carries() || t.Asks(rules.AskFireAt) && thing.Option == t.Pending.About[0] || thing.Option == t.held
		t.drawChip(thing.Option, thing.Rect, state.Hover, taken)
		if o := thing.Option; o.Kind == rules.KindOrder {
			for _, other := range t.OfferedWhere(func(other game.Option) bool { return other.Kind == o.Kind && other.A == o.A }) {
				t.Places[other] = t.Names.ID(o)
			}
		}
	}
}

// drawChip draws an option with its sign, and what it does in a second line.
func (t chips) drawChip(o game.Option, box ui.Rect, hover, taken bool) {
	p := &t.F.Palette
	style, ink := p.Glass(), p.Text
	switch lit := t.Wanted(t.OfferedOn(o)...) || t.Offered(o) && t.Wanted(o); {
	case taken, lit && hover:
		style = p.Chosen()
	case lit || o.Kind == rules.KindFlee:
		style.Line, style.Width = p.Legal, 1.5
	default:
		ink = p.Dim
	}
	t.F.Panel(box, style)
	sign, text := box.InsetXY(min(6, box.W*0.04), min(4, box.H*0.06)).CutLeft(min(30, box.H))
	if box.W < narrowChip && box.H > 40 {
		sign = render.Box(box.X+4, box.Y+4, 24, 22)
	}
	switch o.Kind {
	case rules.KindWeapon:
		t.F.Sign(t.armSign(o), sign.Middle(min(26, sign.W), min(26, sign.H)), ink)
	case rules.KindShip:
		t.board.DrawShip(t.F.Canvas, t.View.Card(rules.Slot(o.A)), sign.Middle(min(28, sign.W), min(28, sign.H)))
	case rules.KindLaunch:
		t.board.DrawShip(t.F.Canvas, t.View.Cards.Card(o.B), sign.Middle(min(28, sign.W), min(28, sign.H)))
	case rules.KindFlee:
		t.F.Sign("warning", sign.Middle(min(26, sign.W), min(26, sign.H)), p.Warning)
	case rules.KindOrder:
		t.F.Sign("option_"+rules.CommandOption(o.A).String(), sign.Middle(min(26, sign.W), min(26, sign.H)), p.Amber)
	}
	name, more := t.chipTexts(o)
	ratings, words := t.ratings(o), p.Name().In(ink)
	text = text.InsetXY(min(5, box.W*0.03), 0)
	if box.W < narrowChip && box.H > 40 { // sign and figures above the name
		upper, lower := box.InsetXY(4, 4).CutTop(22)
		_, right := upper.CutLeft(sign.W + 4)
		t.F.Text(ratings, right, p.Number().In(ink))
		t.wrapped(name, lower, words.Tightly())
		return
	}
	upper, lower := text.Middle(text.W, 36).CutTop(19)
	fitted := t.F.FittedIn(name, upper, words)
	right, left := lower.CutRight(t.F.TextWidth(ratings, p.Number()))
	small := t.F.FittedIn(more, left.InsetXY(3, 0), p.Label())
	switch cut := t.F.TextWidth(more, small) > left.W-6; {
	case cut && ink == p.Dim: // why it is not fired is worth more than what it would do
		ratings, left, small = "", render.Box(lower.X, lower.Y, lower.W+6, lower.H), t.F.FittedIn(more, lower, p.Label())
	case cut:
		more = ""
	}
	if more == "" || box.H < 36 || t.F.TextWidth(name, fitted) > upper.W {
		t.wrapped(name, text, words)
		t.F.Text(ratings, right, p.Number().In(ink))
		return
	}
	left.W -= 6
	t.F.Text(name, upper, fitted)
	t.F.Text(more, left, small)
	t.F.Text(ratings, right, p.Number().In(ink))
}

// narrowChip is the width below which the name of a chip stands under its sign, points.
const narrowChip = 130

// wrapped writes a text in the middle of a box, on two lines where it is too long for one.
func (t *Table) wrapped(text string, box ui.Rect, style render.TextStyle) {
	style = t.F.FittedIn(text, box, style).UpTo(2)
	t.F.Paragraph(text, box.Middle(box.W, min(box.H, t.F.ParagraphHeight(text, box.W, style))), style)
}

// chipTexts are what an option of the rack is called, and a few words about it.
func (t chips) chipTexts(o game.Option) (name, more string) {
	switch o.Kind {
	case rules.KindWeapon:
		if more = t.armState(o); o.C != 0 && t.Offered(o) {
			more = t.Words.Say("rack." + rules.Lane(o.C).String())
		}
		return t.armName(o), more
	case rules.KindLaunch:
		seat := rules.Slot(o.A).Seat()
		left := int(t.View.Pool[seat][o.B-t.View.First[seat]])
		return t.card(o.B), t.Words.Say("rack.launch", assets.Args{"n": left})
	case rules.KindOrder:
		payer := rules.Slot(o.B)
		return t.Words.Say("command." + rules.CommandOption(o.A).String()), t.Words.Say("rack.order", assets.Args{"ship": t.ship(payer), "n": t.View.Counters(payer)})
	case rules.KindShip:
		card := t.View.Card(rules.Slot(o.A))
		return t.board.ShortName(card), t.Words.Say("class." + string('0'+rune(card.Class())))
	}
	return t.OptionText(o), ""
}

// armState says how many targets a weapon has, or why it is not fired.
func (t chips) armState(o game.Option) string {
	lane := rules.Lane(o.C)
	targets, _ := t.reaches(o)
	fired := t.View.Fired
	if lane == rules.StarboardLane {
		fired = t.View.FiredRight
	}
	switch aims := t.Asks(rules.AskFireAt) && o == t.Pending.About[0]; {
	case o.B == rules.PointDefense && t.View.Guns:
		return t.Words.Say("rack.over")
	case o.B != rules.PointDefense && fired>>o.B&1 != 0 && !aims:
		return t.Words.Say("rack.fired")
	case targets == 0:
		return t.Words.Say("rack.none")
	}
	return t.Words.Say("rack.targets", assets.Args{"n": targets})
}

// reaches is how many targets a weapon has, and the last of them.
func (t chips) reaches(o game.Option) (targets int, last rules.Slot) {
	if o.B == rules.PointDefense {
		if _, has := t.View.PointDefense(rules.Slot(o.A)); !has {
			return 0, rules.NoSlot
		}
	}
	t.View.Each(func(at rules.Slot) {
		if t.View.WhyNotAt(rules.Slot(o.A), o.B, rules.Lane(o.C), at) == nil {
			targets, last = targets+1, at
		}
	})
	return targets, last
}

// weapons are all that the ship has whose block of attacks it is, its Point-Defense first (R10.5).
func (t chips) weapons() (all []game.Option) {
	if !t.Asks(rules.AskFire, rules.AskFireAt) || t.Phone() {
		return nil // a phone has room for those alone that can be fired
	}
	by := t.firing(t.Pending)
	f := t.View.Figures(by)
	if _, has := f.PointDefense(); has {
		all = append(all, game.Option{Kind: rules.KindWeapon, A: uint8(by), B: rules.PointDefense})
	}
	for i := range f.Arms() {
		lanes := []rules.Lane{rules.NoLane}
		if arc := f.Arm(i).Arc; arc == rules.Broadside {
			lanes = t.View.LanesOf(arc)
		}
		for _, lane := range lanes {
			all = append(all, game.Option{Kind: rules.KindWeapon, A: uint8(by), B: uint8(i), C: uint8(lane)})
		}
	}
	return all
}

// weaponKeys fires by the keys 1 to 6.
func (t chips) weaponKeys() {
	if !t.Asks(rules.AskFire) {
		return
	}
	for i, o := range t.weapons() {
		if i < len(digits) && t.F.Pressed(digits[i]) && t.Offered(o) {
			t.Choose(o)
		}
	}
}

var digits = [...]ui.Key{ui.Key1, ui.Key2, ui.Key3, ui.Key4, ui.Key5, ui.Key6}

// ratings are the Attack and the Damage of a weapon.
func (t *Table) ratings(o game.Option) string {
	if o.Kind != rules.KindWeapon {
		return ""
	}
	if o.B == rules.PointDefense {
		rating, _ := t.View.PointDefense(rules.Slot(o.A))
		return "+" + number(uint8(rating))
	}
	arm := t.View.Figures(rules.Slot(o.A)).Arm(int(o.B))
	return "+" + number(uint8(arm.Attack)) + "/" + number(uint8(arm.Damage))
}

// armSign is the sign of a weapon system.
func (t chips) armSign(o game.Option) string {
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
		chips(t).drawChip(o, cell, s.Attention(), false)
	}
	return false
}

// FitBelow implements [screen.Choices].
func (choices) FitBelow([]game.Option) bool { return false }

// Below implements [screen.Choices].
func (choices) Below([]game.Option, ui.Rect) {}
