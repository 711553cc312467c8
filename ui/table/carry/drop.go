package carry

import (
	"slices"
	"strconv"

	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
)

// Drop makes a place on the table take what is carried, and tells how it should look.
func (g *Grip[V, E]) Drop(name string, r ui.Rect, round bool, thing game.Option) (state board.State) {
	if g.Name == "" || g.Name == name {
		return state
	}
	l, ok := g.landing(thing)
	if !ok {
		l, ok = g.landing(g.Title.StandsOn(thing))
	}
	if !ok && thing != g.Ground {
		return state
	}
	at := g.F.Drop(ui.Target{ID: name, Rect: r, Round: round}, func(string) (bool, string) {
		if ok {
			return true, ""
		}
		return false, g.refusal(thing)
	})
	if at.Got != "" {
		g.Put(l)
	}
	if ok && l.Thing != thing { // what stands in a place takes what is put on it, but it is the place that is lit
		return state
	}
	return board.State{Lit: at.Open && (g.Wants == nil || g.Wants(l.Answers)), Over: at.Over, Refused: at.Why != ""}
}

// DropOnGround takes what is put down anywhere on the land of a place, not only on its piece; closed tells whether the board is
// out of reach.
func (g *Grip[V, E]) DropOnGround(closed bool) {
	g.Ground, g.onGround = game.Option{}, board.State{}
	if g.Name == "" || closed {
		return
	}
	if place, ok := g.Board.At(g.F.In.At); ok {
		g.Ground = place
		g.onGround = g.Drop("territory", g.Board.Layout().Map, false, g.Ground)
	}
}

// DropOn is [Grip.Drop] for a thing that lies in its place, with what was found about the land under it.
func (g *Grip[V, E]) DropOn(name string, r ui.Rect, round bool, thing game.Option) board.State {
	state := g.Drop(name, r, round, thing)
	if thing == g.Ground {
		state.Over, state.Refused = state.Over || g.onGround.Over, state.Refused || g.onGround.Refused
	}
	return state
}

// DropHome takes back what is brought home to a part of the screen.
func (g *Grip[V, E]) DropHome(home game.Option, box ui.Rect) {
	l, ok := g.landing(home)
	at := g.F.Drop(ui.Target{ID: "pool", Rect: box}, func(string) (bool, string) { return ok, "" })
	if at.Open {
		style := g.F.Palette.Chosen()
		if !at.Over {
			style.Fill = render.Color{}
		}
		g.F.OnTop(func() { g.F.Panel(box.Inset(-2), style.With(g.F.Palette.Legal, 2)) })
	}
	if at.Got != "" {
		g.Put(l)
	}
}

// Put gives the answers of a place where something was put down. As many of a stack go as the player has said; with Shift all.
func (g *Grip[V, E]) Put(l Landing) {
	g.Rest()
	n := max(g.count, 1)
	if g.F.In.Shift {
		n = All
	}
	if g.Asking().Repeats {
		g.Several(l.Answers[0], n)
		return
	}
	if answers := g.Title.Gives(g.Thing, l.Thing, l.Answers, n); len(answers) > 0 { // else the title asks how first
		g.GiveInTurn(answers...)
	}
}

// Several gives an answer up to n times, as long as the decision offers it.
func (g *Grip[V, E]) Several(o game.Option, n int) {
	g.GiveInTurn(slices.Repeat([]game.Option{o}, n)...)
}

// ShowGhost draws a thing at the pointer that is carried.
func (g *Grip[V, E]) ShowGhost(thing game.Option) {
	g.F.Ghost(g.Names.ID(thing), func(at ui.Point) {
		if g.F.In.Touch && !g.F.In.Down {
			return // what a finger has picked up goes where it taps next
		}
		g.Title.DrawCarried(thing, at)
		if g.count > 0 {
			text := "×" + strconv.Itoa(g.count)
			g.F.TextAt(text, ui.Point{X: at.X + 30, Y: at.Y - 16}, g.F.Palette.Number().Sized(20).Rimmed(g.F.Palette.Space))
		}
	})
}
