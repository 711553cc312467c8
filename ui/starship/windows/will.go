package windows

import (
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// Emperor's Will: counters that hang between a ship and its wards, until it is said who takes them (R14.11).

// AddShift moves more or fewer counters onto a fighter (R14.11).
func (t *Windows) AddShift(fighter uint8, n int) {
	if t.shift.A != fighter {
		t.shift = game.Option{Kind: rules.KindShift, A: fighter}
	}
	t.shift.B = uint8(min(max(int(t.shift.B)+n, 0), int(t.View.Shot.Left)))
	t.F.Invalidate()
}

// ShowShift shows the counters that hang between a ship and its wards, and takes them there one by one.
func (t *Windows) ShowShift() {
	if !t.Asks(rules.AskShiftDamage) {
		return
	}
	f, p, unit := t.F, &t.F.Palette, t.Board.View().Unit()
	hang := func(slot rules.Slot, n int) {
		for _, at := range board.Hang(t.Board.Box(t.View.Space(slot)), n, append(t.Board.Others(table.Ship(slot)), t.Board.Named()...)) {
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
		beside := t.Board.Middle(t.View.Space(slot)).Add(off)
		if above := beside.Sub(off.Times(2)); t.Hides(render.Around(above, 2*size, size)) < t.Hides(render.Around(beside, 2*size, size)) {
			beside = above
		}
		for i, step := range [...]int{-1, 1} {
			b := ui.Button{
				ID: t.Title.ID(table.Ship(slot)) + [...]string{".less", ".more"}[i], Label: [...]string{"−", "+"}[i], Size: 22,
				Rect: render.Around(beside.Add(render.Point{X: float64(step) * (size/2 + 1)}), size, size),
			}
			if full := n == int(t.View.Shot.Left); f.Button(b) && (step < 0 || !full) {
				t.AddShift(uint8(slot), step)
			}
		}
		if t.View.ShiftMakes(slot, uint8(n)) == rules.Falls {
			note := field.Note{Text: t.Words.Say("fallout.tag.destroyed"), Color: p.Warning, Align: render.Center}
			note.At = t.Board.Middle(t.View.Space(slot)).Add(render.Point{Y: -0.95 * unit})
			note.Draw(f.Canvas, t.Board.View())
		}
	})
}
