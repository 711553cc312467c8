package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/rack"
	"holoboard/ui/table/screen"
)

// chips are the options that lie below the map.
type chips struct{ *Table }

// rack is what the chosen ship can do now, below the map: its weapons, what it launches, options, ships to be placed.
func (t chips) rack() (all []board.Thing) {
	if t.Pending == nil || t.Scene != nil {
		return nil
	}
	offered := t.View.Rack(t.Pending)
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
	t.shelf.Area, t.shelf.Finger = t.Board.Layout().Hand.InsetXY(4, 2), t.Phone()
	t.shelf.Area.W -= t.steering.Turning().W
	return t.shelf.Lay(offered, t.usable)
}

// usable tells whether an option of the rack can be used now.
func (t chips) usable(o game.Option) bool {
	if _, wants := t.aiming.Wanted(); wants {
		return t.aiming.Chance(o) != ""
	}
	return o.Kind == rules.KindFlee || len(t.OfferedOn(o)) > 0 || t.Offered(o)
}

// showRack draws what lies on the rack.
func (t chips) showRack() {
	for _, thing := range t.Board.Rack {
		state := t.screen.States[thing.Option]
		taken := thing.Option == t.Grip.Thing && t.Grip.Carries() || t.Asks(rules.AskFireAt) && thing.Option == t.Pending.About[0] || thing.Option == t.aiming.Held
		t.drawChip(thing.Option, thing.Rect, state.Hover, taken)
		if o := thing.Option; o.Kind == rules.KindOrder {
			t.Stands(t.Names.ID(o), t.OfferedWhere(func(other game.Option) bool { return rules.SameOrder(other, o) })...)
		}
	}
	if t.shelf.Pages > 0 && len(t.Board.Rack) > 0 {
		t.shelf.Turn(t.F)
		t.Stands("rack.more", t.OfferedWhere(t.View.OffMap)...) // what lies on another page is chosen by turning to it
	}
}

// drawChip draws an option with its sign, and what it does in a second line.
func (t chips) drawChip(o game.Option, box ui.Rect, hover, taken bool) {
	chip := rack.Chip{
		Sign: func(box ui.Rect, ink render.Color) { t.drawSign(o, box, ink) }, Figures: t.Say.Ratings(o), Hover: hover, Taken: taken,
		Lit: t.usable(o) && (o.Kind == rules.KindFlee || t.Wanted(append(t.OfferedOn(o), o)...)),
	}
	chip.Name, chip.More = t.chipTexts(o)
	if chance := t.aiming.Chance(o); chance != "" {
		chip.Figures, chip.More = chance, ""
	}
	chip.Draw(t.F, box)
}

// drawSign draws what stands for an option on a chip.
func (t chips) drawSign(o game.Option, box ui.Rect, ink render.Color) {
	switch {
	case box.Empty():
	case o.Kind == rules.KindWeapon:
		t.F.Sign(t.View.WeaponID(o), box, ink)
	case o.Kind == rules.KindShip:
		t.Board.DrawShip(t.F.Canvas, t.View.Card(rules.Slot(o.A)), box)
	case o.Kind == rules.KindLaunch:
		t.Board.DrawShip(t.F.Canvas, t.View.Cards.Card(o.B), box)
	case o.Kind == rules.KindFlee:
		t.F.Sign("warning", box, t.F.Palette.Warning)
	case o.Kind == rules.KindOrder:
		t.F.Sign("option_"+rules.CommandOption(o.A).String(), box, t.F.Palette.Amber)
	}
}

// chipTexts are what an option of the rack is called, and a few words about it.
func (t chips) chipTexts(o game.Option) (name, more string) {
	switch o.Kind {
	case rules.KindWeapon:
		if more = t.armState(o); o.C != 0 && t.Offered(o) {
			more = t.Words.Say("rack." + rules.Lane(o.C).String())
		}
		return t.Say.ArmName(o), more
	case rules.KindLaunch:
		return t.Say.Card(o.B), ""
	case rules.KindOrder:
		payer := rules.Slot(o.B)
		return t.Words.Say("command." + rules.CommandOption(o.A).String()), t.Words.Say("rack.order", assets.Args{"ship": t.Say.Ship(payer), "n": t.View.Counters(payer)})
	case rules.KindShip:
		card := t.View.Card(rules.Slot(o.A))
		return t.Board.ShortName(card), t.Words.Say("class." + string('0'+rune(card.Class())))
	}
	return t.screen.Own.OptionText(o), ""
}

// armState says how many targets a weapon has, or why it is not fired.
func (t chips) armState(o game.Option) string {
	if why := t.View.WhyIdle(rules.Slot(o.A), o.B, rules.Lane(o.C)); why != nil && !(t.Asks(rules.AskFireAt) && o == t.Pending.About[0]) {
		return t.Words.Say("rack." + string(why.Text))
	}
	targets, _ := t.aiming.Reaches(o)
	return t.Words.Say("rack.targets", assets.Args{"n": targets})
}

// weaponKeys fires by the keys 1 to 9; 0 fires all.
func (t chips) weaponKeys() {
	if !t.Asks(rules.AskFire) {
		return
	}
	for i, o := range t.View.ArmsOf(rules.Firing(t.Pending)) {
		if i < len(ui.Digits) && t.F.Pressed(ui.Digits[i]) {
			if why := t.WhyNot(o); t.aiming.Fire(o) {
				continue
			} else if t.Offered(o) {
				t.Choose(o)
			} else if why != "" {
				t.F.Refuse(ui.Rect{}, why)
			}
		}
	}
	if t.F.Pressed(ui.Key0) {
		t.auto.Begin()
	}
}

// choices shows options that stand nowhere on the table as chips: on a phone, where the rack has no room.
type choices struct {
	*Table
	screen.PlainChoices
}

// Cards implements [screen.Choices].
func (t choices) Cards(options []game.Option, area ui.Rect) (titles bool) {
	cells := rack.Grid(area, len(options))
	for i, o := range options {
		s := t.Choice(t.ID(o), cells[i], o)
		chips{t.Table}.drawChip(o, cells[i], s.Attention(), false)
	}
	return false
}
