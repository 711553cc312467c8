package starship

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
)

// What the board says besides: layers of the whole table, who holds whom, what becomes of ships, what all guns would do.

// layerCount is how many can be shown: lanes of one's own ships, of the enemy's, zones of control, numbers of faces.
const layerCount = 4

// besides is what the board says besides.
type besides struct{ *Table }

// chooseLayer shows a layer by a key, and while Shift is held the Defense of every face.
func (t besides) chooseLayer() {
	t.layers.Choose(t.F)
	mine, viewer := rules.Light, t.Viewer
	if viewer == game.Table && t.Pending != nil { // several sit at the screen: whoever is asked
		viewer = t.Pending.Seat
	}
	t.board.Looks, t.board.Mine, t.board.Names = rules.NoSide, viewer, t.board.Names[:0]
	for _, c := range t.screen.Chairs {
		t.board.Names = append(t.board.Names, c.Name)
	}
	if viewer != game.Table {
		mine = rules.SideOf(viewer)
		t.board.Looks = mine
	}
	l := table.Layers{Zones: t.layers.On == 3, Numbers: t.layers.On == 4 || t.F.In.Shift}
	l.Lanes[mine], l.Lanes[mine.Other()] = t.layers.On == 1, t.layers.On == 2
	t.board.Layers = l
}

// showEye shows the button that goes through the layers.
func (t besides) showEye() {
	if _, falls := breaking(t).fallsNow(); falls || t.Scene != nil || t.board.Layout().Hidden || t.board.Layout().Overview {
		return
	}
	about := t.Words.Say(t.screen.ForTouch("layers." + strconv.Itoa(t.layers.On)))
	t.board.Over = t.layers.Show(t.F, t.board.Layout().Map.InsetXY(3, 21), t.Phone(), about, t.screen.Own.Hides)
}

// holds hatches the squares on which the flight of the ship in the hand ends, and circles who would hold it where it is (R8.19).
func (t besides) holds(a *table.Aim, d *game.Decision) {
	switch d.Ask {
	case rules.AskPushTo:
		a.Squares, a.Refuges = field.Squares{}, a.Squares
	case rules.AskFly:
		slot := rules.Slot(d.About[0].A)
		held := t.View.Held(slot)
		a.HeldBy = slot.Side().Other()
		for y := range a.Held {
			a.Held[y] = a.Squares[y] & held[y]
		}
		if a.Ghost == nil {
			return
		}
		holder, zone := t.View.Holder(slot, a.Ghost.Space)
		if holder == rules.NoSlot {
			return
		}
		key := "steer.held"
		if zone {
			key = "steer.zone"
		}
		a.Holder = holder
		t.noteAt(a, holder, t.Words.Say(key, assets.Args{"ship": t.ship(holder)}), "", t.F.Palette.Warning)
	}
}

// left counts what is not used yet of what is asked about.
func (t besides) left() (n int) {
	switch {
	case t.Pending == nil:
	case t.Asks(rules.AskMove, rules.AskAttack):
		n = len(t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindShip }))
	case t.Asks(rules.AskFire):
		n = len(t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindWeapon }))
	case t.Asks(rules.AskLaunch):
		seen := map[uint8]bool{}
		for _, o := range t.Pending.Options {
			if o.Kind == rules.KindLaunch && !seen[o.B] {
				seen[o.B] = true
				seat := rules.Slot(o.A).Seat()
				n += int(t.View.Pool[seat][o.B-t.View.First[seat]])
			}
		}
	}
	return n
}

// noteCarriers says over each ship that launches how many of its fighters are out this round (R9.3).
func (t besides) noteCarriers(a *table.Aim) {
	if !t.Asks(rules.AskLaunch) || t.Phone() {
		return
	}
	t.View.EachOf(t.Pending.Seat, func(slot rules.Slot) {
		if rate := t.View.LaunchRate(slot); rate > 0 {
			text := t.Words.Say("rack.launched", assets.Args{"n": int(t.View.Ships[slot].Launched), "of": rate})
			t.noteAt(a, slot, text, "", t.F.Palette.SideColor(int(slot.Side())))
		}
	})
}

// noteAt says something above a ship, or where there is room near it; little where there is hardly any.
func (t besides) noteAt(a *table.Aim, slot rules.Slot, text, little string, color render.Color) {
	space := t.View.Space(slot)
	at := t.board.Middle(space).Sub(render.Point{Y: (0.5*float64(space.Size) + 0.45) * t.board.View().Unit()})
	a.Notes = append(a.Notes, field.Note{Text: text, Short: little, Color: color, At: at, Align: render.Center, About: t.board.Box(space)})
}

// noteShips says what becomes of the ship under the pointer at the end of the round, and that nobody stands abeam of the one that fires.
func (t besides) noteShips(a *table.Aim) {
	if slot := a.Pointed; slot != rules.NoSlot && t.View.Ships[slot].Is(rules.OnMap) && t.View.Fate(slot) != rules.Holds && !t.Asks(rules.AskFireAt) {
		key := [...]string{rules.Turns: "aim.will_turn", rules.Falls: "aim.will_fall"}[t.View.Fate(slot)]
		t.noteAt(a, slot, t.Words.Say(key, assets.Args{"ship": t.ship(slot)}), "", t.F.Palette.Warning)
	}
	if !t.Asks(rules.AskFire, rules.AskFireAt) || t.Phone() {
		return
	}
	space := t.View.Space(a.Firing)
	for _, lane := range a.Lanes {
		if !lane.Idle || lane.Lane != rules.PortLane && lane.Lane != rules.StarboardLane {
			continue
		}
		const off = 2.6
		half := float64(space.Size) / 2
		step := [...]render.Point{rules.North: {Y: -1}, rules.East: {X: 1}, rules.South: {Y: 1}, rules.West: {X: -1}}[space.Toward(lane.Lane)]
		seen := t.board.View()
		at := seen.Point(float64(space.X)+half+step.X*(half+off), float64(space.Y)+half+step.Y*(half+off))
		a.Notes = append(a.Notes, field.Note{Text: t.Words.Say("aim.abeam"), Color: t.F.Palette.LineLight, At: at, Align: render.Center})
	}
}

// guns is what all guns of a ship would do, once it was worked out for a question.
type guns struct {
	known bool
	shots []rules.Shot
	notes []gunsNote
}

// gunsNote is what they would do to one ship.
type gunsNote struct {
	at           rules.Slot
	text, little string
}

// showGuns shows what all guns would fire at, and the odds of that.
func (t besides) showGuns(a *table.Aim) {
	if !t.Asks(rules.AskFire) || t.screen.Grip.Carries() || t.Offered(t.held) || t.screen.Guide != nil || table.IsShip(t.Pointed) {
		return
	}
	if !t.guns.known {
		t.guns = t.reckonGuns(a.Firing)
	}
	a.Volley = t.guns.shots
	for _, n := range t.guns.notes {
		t.noteAt(a, n.at, n.text, n.little, t.F.Palette.Legal)
	}
}

func (t besides) reckonGuns(by rules.Slot) guns {
	g := guns{known: true, shots: bot.Guns(positionOf(t.screen.Play.Sight()), by)}
	var seen []rules.Slot
	for _, shot := range g.shots {
		if slices.Contains(seen, shot.At) {
			continue
		}
		seen = append(seen, shot.At)
		var all []rules.Shot
		for _, other := range g.shots {
			if other.At == shot.At {
				all = append(all, other)
			}
		}
		odds := bot.OddsOf(&t.View.State, shot.At, all)
		mean := t.hundredths(odds.Mean, false)
		args := assets.Args{"n": len(all), "turn": (odds.Turn + 5) / 10, "fall": (odds.Fall + 5) / 10, "mean": mean}
		key, likely := "guns.both", odds.Turn
		switch c := t.View.Card(shot.At); {
		case t.View.Ships[shot.At].Is(rules.Reduced) || !c.HasReduced():
			key, likely = "guns.fall", odds.Fall
		case odds.Fall < 5:
			key = "guns.turn"
		}
		little := t.Words.Say("percent", assets.Args{"n": (likely + 5) / 10})
		if likely < 5 { // nobody learns anything from 0 %
			key, little = "guns.mean", "~"+mean
		}
		g.notes = append(g.notes, gunsNote{shot.At, t.Words.Say(key, args), little})
	}
	return g
}

// expected says what both sides are expected to lose in the attacks that are still to come.
func (t besides) expected() string {
	if t.coming == "" {
		f := bot.ForecastOf(&t.View.State)
		t.coming = t.Words.Say("attack.expected", assets.Args{"light": t.hundredths(f.Loses[rules.Light], false), "dark": t.hundredths(f.Loses[rules.Dark], false)})
	}
	return t.coming
}
