package starship

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/odds"
	"holoboard/ui/table/screen"
)

// ShowLayer implements [screen.Panels].
func (t panels) ShowLayer(l screen.Layer) {
	switch l {
	case screen.Beginning:
		t.odds = odds.Shown{}
		t.auto.GoOn()
		t.turnNose()
		chips{t.Table}.weaponKeys()
		battery{t.Table}.takeWanted()
	case screen.UnderThings:
		besides{t.Table}.chooseLayer()
		t.aim()
	case screen.OverBoard:
		t.board.Over = ui.Rect{}
		t.showEnds()
		chips{t.Table}.showRack()
		chips{t.Table}.showTurning()
		battery{t.Table}.showTold()
		if t.Reel.Halted() {
			breaking{t.Table}.showLedger()
		}
		windows{t.Table}.showShift()
		besides{t.Table}.showEye()
	case screen.OverTable:
		t.showOrders()
		t.auto.Show()
	}
}

// aim works out what the board shows of the decision under way, on the map of the battle.
func (t *Table) aim() {
	t.board.Fit(t.View)
	a := table.NoAim()
	if table.IsShip(t.Pointed) {
		a.Pointed = rules.Slot(t.Pointed.A)
	}
	t.move(&a)
	if d := t.asked(); d != nil && t.screen.Play != nil {
		a.Rack = chips{t}.rack()
		t.lightSquares(&a, d)
		if by := t.firing(d); by != rules.NoSlot {
			a.Firing, a.Lanes = by, table.LanesOf(&t.View.State, by)
		}
		t.showHand(&a)
		besides{t}.keepArrows(&a)
		breaking{t}.balance(&a)
		besides{t}.holds(&a, d)
		besides{t}.noteShips(&a)
		besides{t}.noteCarriers(&a)
		t.foretell(&a)
		besides{t}.showGuns(&a)
	}
	if shot, ok := t.aimed(); ok {
		t.aimAt(&a, &shot)
	}
	breaking{t}.showFallout(&a)
	t.board.Aim = a
}

// lightSquares lights the squares that may be chosen; those of courses have arrows instead.
func (t *Table) lightSquares(a *table.Aim, d *game.Decision) {
	options := d.Options
	if t.screen.Grip.Carries() && t.screen.Grip.Next != nil { // of all that it leads to: several carriers may launch the same
		options = nil
		for _, place := range t.screen.Grip.Places {
			options = append(options, place.Answers[len(place.Answers)-1])
		}
	}
	for _, o := range options {
		thing := t.Thing(o)
		if thing.Kind != rules.KindAt {
			continue
		}
		if o.Kind == rules.KindCourse {
			a.Takes.Add(int(thing.B), int(thing.C))
			if t.screen.Grip.Carries() {
				a.Ends = append(a.Ends, markOf(t.endOf(o)))
			}
			continue
		}
		if o.Kind == rules.KindPlace && t.View.Card(rules.Slot(o.A)).Size() > 1 {
			a.Middles.Add(int(thing.B), int(thing.C))
			continue
		}
		a.Squares.Add(int(thing.B), int(thing.C))
	}
	if d.Ask == rules.AskDeployShip || d.Ask == rules.AskDeployAt {
		a.LightRows(&t.View.State, d.Seat)
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
	if t.screen.Grip.Carries() && table.IsShip(t.screen.Grip.Thing) {
		text = t.arm(weaponOf(shot)) + " · " + text
	}
	if (windows{t}).Answers() { // the scene over the map says more
		return
	}
	space := t.View.Space(shot.At)
	chance := t.Words.Say("percent", assets.Args{"n": r.Chance()})
	a.Notes = append(a.Notes, field.Note{
		Text: text + " · " + chance, Short: chance, Color: t.F.Palette.Legal, About: t.board.Box(space),
		At: t.board.View().Point(float64(space.X+space.Size)+0.3, float64(space.Y)+0.5),
	})
}

// arrowOf is that of a course's end, or of a nose beside its ship: a pointer that rests on the ship chooses none.
func arrowOf(t *Table, o game.Option) field.End {
	if o.Kind == rules.KindCourse {
		return markOf(t.endOf(o))
	}
	mark := markOf(t.View.Space(rules.Slot(o.A)))
	mark.Way, mark.Outside = float64(o.B), true
	return mark
}

// keepArrows keeps what is said from the arrows of courses and noses.
func (t besides) keepArrows(a *table.Aim) {
	for _, o := range t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindCourse || o.Kind == rules.KindNose }) {
		a.Noses = append(a.Noses, arrowOf(t.Table, o))
	}
}

// drawNose draws one of the four ways of a nose, and the Defense that whoever is there would see.
func (t battery) drawNose(at ui.Rect, o game.Option, chosen bool) {
	f, p := t.F, &t.F.Palette
	slot, way := rules.Slot(o.A), rules.Facing(o.B)
	style := p.Glass().Filled(p.Panel.Alpha(0.85)).With(p.Legal, 1)
	if chosen || way == t.facing {
		style = p.Chosen()
	}
	number := number(uint8(t.View.Figures(slot).Defense(rules.Space{Facing: t.facing}.FaceToward(way))))
	f.Panel(at, style)
	upper, lower := at.CutTop(at.H * 0.58)
	field.Arrow(f.Canvas, t.board.View(), upper.Middle(20, 20), float64(way), way == t.facing || chosen, p.Legal)
	f.Text(number, lower.Move(0, -2), p.Number().Centered())
}

// showEnds lets the player choose where a big ship ends its course, or how a nose points.
func (t *Table) showEnds() {
	if !t.Asks(rules.AskCourse, rules.AskNose) || t.screen.Grip.Carries() {
		return
	}
	seen := t.board.View()
	for _, o := range t.Pending.Options {
		if o.Kind == rules.KindFlee {
			continue
		}
		mark := arrowOf(t, o)
		at := render.Around(mark.At(seen), 26, 26)
		if o.Kind == rules.KindNose {
			size := 38.0
			if t.Phone() || t.F.In.Touch {
				size = board.TouchSize
			}
			at = board.Beside(t.board.Middle(t.View.Space(rules.Slot(o.A))), mark.At(seen), size, t.board.Layout().Map.Inset(2), t.board.Others(rules.Slot(o.A)))
		}
		s := t.Choice(t.ID(o), at, o)
		if o.Kind == rules.KindNose {
			if way := rules.Facing(o.B); way != t.facing && (s.Focus || s.Hover && t.PutAt == nil) {
				t.facing = way
				t.F.Invalidate()
			}
			battery{t}.drawNose(at, o, s.Attention())
			continue
		}
		t.PointAt(t.Thing(o), t.ID(o), s)
		mark.Chosen = s.Attention()
		mark.Draw(t.F.Canvas, seen, t.F.Palette.Legal)
	}
}
