package starship

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/game/starship/match"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/steer"
	"holoboard/ui/table/flow"
)

// The answer to an attack: the two ships large, the die between them, its ladder with what each option would change, and a card for
// each option.

// answer is the scene of it.
type answer struct{ *Table }

// Wants implements [scene.Scene].
func (t answer) Wants() bool { return t.Asks(rules.AskBeforeRoll, rules.AskFlyCasual) }

// Hides implements [scene.Scene].
func (answer) Hides() bool { return false }

// Show implements [scene.Scene].
func (t answer) Show(area ui.Rect) {
	f := t.F
	area = t.place(area)
	f.Cover("answer", area)
	f.Fill(area, f.Palette.Space.Alpha(0.86))
	title, stage, ladder, cards := t.divide(area)
	shot := &t.View.Shot
	r := t.View.Reckon(shot)
	text := t.Words.Say("answer.aimed", assets.Args{"weapon": t.armName(weaponOf(shot))})
	if t.Asks(rules.AskFlyCasual) {
		text = t.Words.Say("answer.hit", assets.Args{"weapon": t.armName(weaponOf(shot)), "n": r.Damage})
	}
	t.wrapped(text, title, f.Palette.Title().Centered())
	t.showStage(stage, shot, &r)
	t.showLadder(ladder.InsetXY(0, 6), &r)
	t.showCards(cards)
}

// place is where it stands, of the middle of the screen.
func (t answer) place(middle ui.Rect) ui.Rect {
	l := t.board.Layout()
	if t.Phone() {
		return middle
	}
	return render.Box(l.Rails[0].Right(), l.Top.Bottom(), l.Bounds.W-l.Rails[0].W-l.Rails[1].W, l.Prompt.Y-l.Top.Bottom())
}

// divide divides its place.
func (answer) divide(area ui.Rect) (title, stage, ladder, cards ui.Rect) {
	inner := area.InsetXY(16, 8)
	cards, inner = inner.CutBottom(min(88, inner.H*0.22))
	ladder, stage = inner.CutBottom(min(104, inner.H*0.26))
	high := 34.0
	if area.W < narrow {
		high = 50
	}
	title, stage = stage.CutTop(high)
	return title, stage, ladder, cards
}

// narrow is a width below which there is less beside each other, points.
const narrow = 480

func weaponOf(shot *rules.Shot) game.Option {
	return game.Option{Kind: rules.KindWeapon, A: uint8(shot.By), B: shot.Arm, C: uint8(shot.Lane)}
}

// showStage shows attacker and target on their bases, the beam between them, and the die.
func (t answer) showStage(area ui.Rect, shot *rules.Shot, r *rules.Reckoning) {
	f, p := t.F, &t.F.Palette
	size := min(area.H-50, area.W*0.27, 220)
	middle := area.Center().Y - 22
	from, to := render.Point{X: area.X + area.W*0.19, Y: middle}, render.Point{X: area.Right() - area.W*0.19, Y: middle}
	by, at := p.SideColor(int(shot.By.Side())), p.SideColor(int(shot.At.Side()))
	const rim, half = 0.46, 0.26 // of a base, and of the beam between the two
	beam := render.Box(from.X+rim*size, middle-half*size, to.X-from.X-2*rim*size, 2*half*size)
	f.Light(func() {
		for i, strong := range [...]float64{0.34, 0.26, 0.18, 0.1} { // it fades on its way
			f.Fill(beam.Column(i, 4, 0), by.Alpha(strong))
		}
		f.Line(render.Point{X: beam.X, Y: beam.Y}, render.Point{X: beam.Right(), Y: beam.Y}, 1.4, by.Alpha(0.7))
		f.Line(render.Point{X: beam.X, Y: beam.Bottom()}, render.Point{X: beam.Right(), Y: beam.Bottom()}, 1.4, by.Alpha(0.7))
	})
	t.board.DrawLarge(f.Canvas, t.View, shot.By, render.Around(from, size, size), firingWay(shot), rules.NoFace)
	t.board.DrawLarge(f.Canvas, t.View, shot.At, render.Around(to, size, size), facingWay(shot), shot.Face)
	die := render.Die{Form: render.Icosahedron, Ink: render.RedDie}
	if t.Asks(rules.AskFlyCasual) {
		die.Face = t.lastRoll()
	}
	if shot.By.Side() == rules.Dark {
		die.Ink = render.BlackDie
	}
	box := render.Around(render.Point{X: area.Center().X, Y: middle}, size*0.5, size*0.5)
	f.Die(box, die)
	if die.Face == "" {
		f.Text("?", box, p.Title().Sized(size*0.2).Centered())
	}
	sum := t.Words.Say("aim.against", assets.Args{"attack": r.Attack, "defense": r.Defense})
	f.Text(sum, render.Around(render.Point{X: area.Center().X, Y: middle + size*0.42}, area.W*0.4, 22), p.Body().Centered())
	name := func(at render.Point, slot rules.Slot, color render.Color, more string) {
		high := 44.0
		if area.W < narrow { // a face and a hull in many words take two lines
			high = 60
		}
		box := render.Around(render.Point{X: at.X, Y: area.Bottom() - high/2}, max(area.W*0.36, min(area.W/2-4, 187)), high).KeepIn(area)
		upper, lower := box.CutTop(24)
		f.Text(t.ship(slot), upper, p.Title().Sized(render.SizeLarge).In(color).Centered())
		t.wrapped(more, lower, p.Body().Centered())
	}
	arm := t.arm(weaponOf(shot))
	if area.W < narrow {
		arm = t.armName(weaponOf(shot))
	}
	name(from, shot.By, by, arm+" "+t.ratings(weaponOf(shot)))
	face := ""
	if shot.Face < rules.NumFaces {
		face = t.Words.Say("face."+shot.Face.String()) + " " + number(uint8(r.Defense)) + ", "
	}
	name(to, shot.At, at, face+t.Words.Say("answer.hull", assets.Args{
		"n": t.View.Ships[shot.At].Counters(), "of": t.View.Figures(shot.At).Hull(),
	}))
}

// lastRoll is the number of the die that was cast.
func (t *Table) lastRoll() string {
	for i := len(t.Reel.Events) - 1; i >= 0; i-- {
		if e := t.Reel.Events[i]; e.Kind == rules.Rolled {
			return number(e.N)
		}
	}
	return ""
}

// firingWay is how the attacker lies on the stage: with the side that it fires from to the target, at the right.
func firingWay(shot *rules.Shot) float64 {
	switch shot.Lane {
	case rules.PortLane:
		return 2
	case rules.StarboardLane:
		return 0
	case rules.RearLane:
		return 3
	}
	return 1
}

// facingWay is how the target lies there: with the face that is attacked to the left.
func facingWay(shot *rules.Shot) float64 {
	switch shot.Face {
	case rules.Port:
		return 0
	case rules.Starboard:
		return 2
	case rules.Stern:
		return 1
	}
	return 3
}

// showLadder shows which numbers hit, and which would with the option that is looked at.
func (t answer) showLadder(box ui.Rect, r *rules.Reckoning) {
	f, p := t.F, &t.F.Palette
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.9)))
	inner := box.InsetXY(14, 6)
	head, inner := inner.CutTop(22)
	shown, _ := t.ladder()
	o, uses := t.wouldUse()
	if !uses || box.W >= narrow {
		f.Text(shown.Sum, head, p.Name())
	}
	if uses {
		with := t.View.With(t.Pending.Seat, o)
		args := assets.Args{"before": 5 * (rungs + 1 - r.Need), "after": 5 * (rungs + 1 - with.Need), "damage": r.Damage, "then": with.Damage, "option": t.Words.Say("command." + o.String())}
		key := "answer.chance"
		if with.Need == r.Need {
			key = "answer.damage"
		}
		f.Text(t.Words.Say(key, args), head, f.Fitted(t.Words.Say(key, args), p.Name().In(p.Amber).AtRight(), head.W))
	}
	foot, cells := inner.CutBottom(20)
	if inner.H < 50 {
		cells = inner
	} else {
		f.Text(t.hitText(&t.View.Shot), foot, f.FittedIn(t.hitText(&t.View.Shot), foot, p.Label()))
	}
	shown.Ladder.Draw(f.Canvas, cells.InsetXY(0, 2))
}

// wouldUse is the option that the asked seat looks at, or the first that it could use; false where there is none.
func (t *Table) wouldUse() (o rules.CommandOption, uses bool) {
	if !t.Asks(rules.AskBeforeRoll) {
		return o, false
	}
	if t.Pointed.Kind == rules.KindOrder {
		return rules.CommandOption(t.Pointed.A), true
	}
	if first := t.Pending.Options[0]; first.Kind == rules.KindOrder {
		return rules.CommandOption(first.A), true
	}
	return o, false
}

// use is what the main button does in a window, where it does not pass, and its words.
func (t *Table) use() (o game.Option, text string, uses bool) {
	switch {
	case t.Pending == nil:
	case t.Asks(rules.AskShiftDamage):
		return t.shift, t.Words.Say("answer.shift", assets.Args{"n": int(t.shift.B), "ship": t.ship(rules.Slot(t.shift.A))}), t.shift.B > 0
	case t.Asks(rules.AskFlyCasual), t.Asks(rules.AskDamageControl) && t.View.Decides(t.Pending):
		o = t.Pending.Options[0]
		return o, t.Words.Say("answer.do." + rules.CommandOption(o.A).String()), true
	}
	option, uses := t.wouldUse()
	for _, o := range t.OfferedWhere(func(o game.Option) bool { return uses && o.Kind == rules.KindOrder && o.A == uint8(option) }) {
		return o, t.Words.Say("answer.do." + option.String()), true
	}
	return o, "", false
}

// mostCards is how many options stand below the stage at least, where so many belong there.
const mostCards = 3

// showCards shows a card for each option that can be used, paid by the first ship that can, and cards of those that belong here and
// cannot be used; the same paid by another ship stands in the list.
func (t answer) showCards(area ui.Rect) {
	var cards []game.Option
	has := func(option uint8) bool {
		return slices.ContainsFunc(cards, func(c game.Option) bool { return c.A == option })
	}
	for _, o := range t.Pending.Options {
		if o.Kind == rules.KindOrder && !has(o.A) {
			cards = append(cards, o)
		}
	}
	usable, least := len(cards), mostCards
	if area.W < narrow {
		least = 1
	}
	for _, option := range answering {
		o := game.Option{Kind: rules.KindOrder, A: uint8(option), B: uint8(rules.NoSlot)}
		t.View.EachOf(t.Pending.Seat, func(slot rules.Slot) {
			if o.B == uint8(rules.NoSlot) && t.View.Figures(slot).Commands(option.Class()) {
				o.B = uint8(slot)
			}
		})
		if len(cards) < least && !has(o.A) && o.B != uint8(rules.NoSlot) && t.Asks(rules.AskBeforeRoll) && t.WhyNot(o) != "" {
			cards = append(cards, o)
		}
	}
	for i, o := range cards {
		box := area.Column(i, max(len(cards), least), 10)
		if i >= usable {
			t.drawOption(o, box, false, t.WhyNot(o))
			continue
		}
		s := t.Choice(t.ID(o), box, o)
		t.PointAt(o, t.ID(o), s)
		t.drawOption(o, box, s.Attention() || i == 0 && t.Wanted(o), "")
		for _, other := range t.OfferedWhere(func(other game.Option) bool { return other.Kind == o.Kind && other.A == o.A && other != o }) {
			t.Places[other] = t.ID(o)
		}
	}
}

// drawOption draws the card of an option: its sign, its name, what it does, or why it cannot be used.
func (t answer) drawOption(o game.Option, box ui.Rect, chosen bool, why string) {
	f, p := t.F, &t.F.Palette
	style, ink := p.Glass(), p.Text
	style.Line, style.Width = p.Legal, 1.5
	switch {
	case why != "":
		style, ink = p.Glass(), p.Dim
	case chosen:
		style = p.Chosen()
	}
	f.Panel(box, style)
	option := rules.CommandOption(o.A)
	sign, text := box.InsetXY(10, 6).CutLeft(40)
	f.Sign("option_"+option.String(), sign.Middle(36, 36), ink)
	text = text.InsetXY(8, 0)
	name, called := t.Words.Say("command."+option.String()), p.Name().In(ink)
	high := 24.0
	if f.TextWidth(name, called) > text.W && text.H > 50 {
		called, high = p.Label().In(ink).Tightly(), 30
	}
	head, more := text.CutTop(high)
	f.Label(name, head, called)
	about := t.Words.Say("command." + option.String() + ".about")
	switch {
	case why != "":
		about = why
	case option == rules.FlyCasual:
		r := t.View.Reckon(&t.View.Shot)
		about = t.Words.Say("answer.casual", assets.Args{"n": r.Damage})
	}
	f.Paragraph(about, more, f.FittedIn(about, more, p.Label().Tightly()))
}

// cost says what an answer costs, and how many attacks are still to come.
func (t answer) cost(d *game.Decision) string {
	counters := 0
	t.View.EachOf(d.Seat, func(slot rules.Slot) { counters += t.View.Counters(slot) })
	by := t.View.Shot.By
	return t.Words.Say("answer.cost", assets.Args{"n": counters}) + " " + t.Words.Say("answer.more", assets.Args{"n": t.View.AttacksLeft(by), "ship": t.ship(by)})
}

// addShift moves more or fewer counters onto a fighter (R14.11).
func (t answer) addShift(fighter uint8, n int) {
	if t.shift.A != fighter {
		t.shift = game.Option{Kind: rules.KindShift, A: fighter}
	}
	t.shift.B = uint8(min(max(int(t.shift.B)+n, 0), int(t.View.Shot.Left)))
	t.F.Invalidate()
}

// showShift shows the counters that hang between a ship and its wards, and takes them there one by one.
func (t answer) showShift() {
	if !t.Asks(rules.AskShiftDamage) {
		return
	}
	f, p, unit := t.F, &t.F.Palette, t.board.View().Unit()
	hang := func(slot rules.Slot, n int) {
		for _, at := range steer.Hang(t.board.Box(t.View.Space(slot)), n, append(t.board.Others(slot), t.board.Named()...)) {
			f.Glow(at, 10, p.Warning.Alpha(0.5))
			f.Fill(render.Around(at, 9, 9), p.Warning)
		}
	}
	hang(t.View.Shot.At, int(t.View.Shot.Left-t.shift.B))
	t.View.Each(func(slot rules.Slot) {
		if !t.Offered(game.Option{Kind: rules.KindShift, A: uint8(slot), B: 1}) {
			return
		}
		n := 0
		if uint8(slot) == t.shift.A {
			n = int(t.shift.B)
		}
		hang(slot, n)
		if n == 0 { // a press of the fighter takes the first there
			return
		}
		size := f.Reach(30)
		off := render.Point{Y: 0.5*unit + size/2 + 2}
		beside := t.board.Middle(t.View.Space(slot)).Add(off)
		if above := beside.Sub(off.Times(2)); t.Table.Hides(render.Around(above, 2*size, size)) < t.Table.Hides(render.Around(beside, 2*size, size)) {
			beside = above
		}
		for i, step := range [...]int{-1, 1} {
			b := ui.Button{
				ID: t.ID(table.Ship(slot)) + [...]string{".less", ".more"}[i], Label: [...]string{"−", "+"}[i], Size: 22,
				Rect: render.Around(beside.Add(render.Point{X: float64(step) * (size/2 + 1)}), size, size),
			}
			if full := n == int(t.View.Shot.Left); f.Button(b) && (step < 0 || !full) {
				t.addShift(uint8(slot), step)
			}
		}
		if t.View.Ships[slot].Counters()+n >= t.View.Figures(slot).Hull() {
			note := field.Note{Text: t.Words.Say("fallout.tag.destroyed"), Color: p.Warning, Align: render.Center}
			note.At = t.board.Middle(t.View.Space(slot)).Add(render.Point{Y: -0.95 * unit})
			note.Draw(f.Canvas, t.board.View())
		}
	})
}

// passShip is a button that lets all windows of a ship's attacks pass.
func (t *Table) passShip(list []flow.Button) []flow.Button {
	if !t.Asks(rules.AskBeforeRoll) || t.Play == nil || t.Guide != nil {
		return list
	}
	seat, window := t.Pending.Seat, match.WindowKind(t.Pending)
	order := session.Order{Window: window, Do: session.PassAlways, Until: match.BlockOf(t.View.Shot.By)}
	return append(list, flow.Button{
		Button: ui.Button{ID: "pass.ship", Label: t.Words.Say("answer.pass_ship", assets.Args{"ship": t.ship(t.View.Shot.By)})},
		Press: func(game.Option) {
			if err := t.Play.Desk(seat).SetOrder(order); err == nil {
				t.Choose(game.Option{Kind: rules.KindPass})
			}
		},
	})
}

// Buttons implements [screen.Panels].
func (t *Table) Buttons(list []flow.Button) []flow.Button {
	return t.passShip(t.auto.Button(t.ordersButton(list)))
}
