package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
)

// coverFor sees to it that only the asked person looks at the screen, where two share it. It tells whether he has to
// take his seat first.
func (t *Table) coverFor(d *game.Decision) bool {
	if t.persons() < 2 || d.Seat == t.viewer {
		return false
	}
	if t.openly(d) {
		t.sit(game.Table)
		return false
	}
	t.sit(game.Table)
	return true
}

// openly tells whether a secret window of a combat is put to both players at the uncovered screen. It must not depend
// on what anybody holds.
func (t *Table) openly(d *game.Decision) bool {
	return d.Window && t.view.Combat.Open && !t.program.CoversWindows()
}

func (t *Table) persons() (n int) {
	for i := range t.game.Chairs() {
		if t.game.Person(game.Seat(i)) {
			n++
		}
	}
	return n
}

// sit lets somebody look at the screen.
func (t *Table) sit(viewer game.Seat) {
	if viewer == t.viewer {
		return
	}
	t.viewer = viewer
	t.look()
	t.log.fill(t)
	t.list, t.journal = false, false
}

// covered tells whether the screen waits for somebody to take his seat.
func (t *Table) covered() bool {
	if t.game.Over() || t.reel.busy() || t.persons() < 2 || !t.game.Person(t.game.Asked()) {
		return false
	}
	return t.asked == nil && t.viewer == game.Table && !t.waiting
}

// name is what the person in a seat is called.
func (t *Table) name(s game.Seat) string {
	if name := t.game.Chairs()[s].Name; name != "" {
		return name
	}
	return t.words.Say("side." + side(s).String())
}

// showCover covers the screen and asks somebody to sit down.
func (t *Table) showCover() {
	if !t.covered() {
		return
	}
	f := t.f
	seat := t.game.Asked()
	f.Modal(func() {
		color := board.SideColor(&f.Palette, side(seat))
		f.Fill(f.Bounds(), f.Palette.Space.Alpha(0.55))
		middle := f.Bounds().Middle(min(f.W-64, 820), 420)
		sign, rest := middle.CutTop(172)
		f.Glow(sign.Center(), 190, color.Alpha(0.25))
		f.Sign("emblem_"+side(seat).String(), sign.Square(), color)
		_, rest = rest.CutTop(24)
		title, rest := rest.CutTop(62)
		f.Text(t.words.Say("cover.take", assets.Args{"name": t.name(seat)}), title, f.Palette.Title().Sized(46).In(color).Centered())
		away, rest := rest.CutTop(40)
		f.Text(t.words.Say("cover.away", assets.Args{"name": t.name(1 - seat)}), away, f.Palette.Body().Sized(21).Centered())
		_, rest = rest.CutTop(20)
		button, rest := rest.CutTop(60)
		if f.Button(ui.Button{ID: "cover.sit", Rect: button.Middle(400, 60), Label: t.words.Say("cover.sit"), Main: true, Key: ui.KeyEnter, KeyName: "Enter", Size: 22, Face: render.Figures}) {
			t.takeSeat(seat)
		}
		f.Text(t.words.Say("cover.safe"), render.Box(rest.X, rest.Y+10, rest.W, 24), f.Palette.Label().Centered())
	})
}

// takeSeat uncovers the screen for somebody.
func (t *Table) takeSeat(seat game.Seat) {
	t.sit(seat)
	t.f.Invalidate()
}
