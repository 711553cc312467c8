package rebellion

import (
	"image"
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/preview"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/flow"
)

// While somebody assigns leaders on a wide screen his missions of this round lie over the map, large (R7), from the first on.
// He can have the map instead; the choice holds for that phase.

// mapChoice is who wanted to see the map while he assigns leaders, and in which round.
type mapChoice struct {
	seat  game.Seat
	round uint8
}

// planning tells whether the viewer decides about who goes on which mission, so that the plan can be open.
func (t *Table) planning() bool {
	return t.Asking().Scene == rows.InAssignment && t.Pending.Seat == t.Viewer && t.screen.Guide == nil && t.Board.Layout().Form == board.Wide &&
		slices.ContainsFunc(t.View.OnTable()[:], func(m rules.Mission) bool { return m != rules.NoMission })
}

// planned tells whether the plan is open.
func (t *Table) planned() bool { return !t.Board.Parts().Plan.Empty() }

// openPlan opens the plan, or closes it for who looks at the map.
func (t *Table) openPlan() {
	onMap := t.mapOpen == t.mapChoice() || t.hunt.On || t.hunt.Pinning()
	t.Board.Plan(t.planning() && !onMap)
}

func (t *Table) mapChoice() mapChoice { return mapChoice{t.Viewer, t.View.Round} }

// turnPlan shows the map instead of the plan, or the plan again.
func (t *Table) turnPlan() {
	if t.mapOpen == t.mapChoice() {
		t.mapOpen = mapChoice{}
	} else {
		t.mapOpen = t.mapChoice()
	}
	t.F.Invalidate()
}

// showPlan shows what stands beside the missions of the plan: the galaxy in small, and what else is to be known.
func (t *Table) showPlan() {
	if !t.planned() || t.Covered() {
		return
	}
	small, below := t.besidePlan()
	t.drawSmallMap(small)
	s := t.F.Spot(ui.Spot{ID: "map.open", Rect: small, Quiet: true, Aside: true, Slow: true})
	t.F.FocusRing(small, s, render.Slight, 0)
	if s.Clicked {
		t.turnPlan()
	}
	t.showPlanButton(small)
	if len(t.screen.Recap.Lines) == 0 || t.screen.Grip.Carries() {
		t.drawLeftInPool(below)
	}
	t.drawHeldOver()
}

// besidePlan divides what is beside the plan: the galaxy in small, with the button to the large one under it, and the rest.
func (t *Table) besidePlan() (small, below ui.Rect) {
	const shape, button, gap = 0.56, 48, 8
	small, below = t.Board.Parts().PlanSide.CutTop(t.Board.Parts().PlanSide.W * shape)
	_, below = below.CutTop(button + gap)
	return small, below
}

// planButton leads from the map back to the plan, and from the plan to the map.
func (t *Table) planButton(key, sign string) flow.Button {
	return flow.Button{
		Button: ui.Button{ID: "plan", Label: t.Words.Say(key), Sign: sign, Key: ui.KeyV, KeyName: "V"},
		Press:  func(game.Option) { t.turnPlan() },
	}
}

// showPlanButton shows the button to the map under the galaxy in small.
func (t *Table) showPlanButton(small ui.Rect) {
	const height, gap = 40, 8
	b := t.planButton("table.plan.map", "map")
	b.Size, b.Aside = render.SizeText, true
	w := t.screen.Bar.ButtonWidth(&b)
	b.Rect = render.Box(small.Right()-w, small.Bottom()+gap, w, height)
	if t.F.Button(b.Button) {
		t.turnPlan()
	}
}

// smallMapKey is what can be seen on the galaxy in small.
type smallMapKey struct {
	loyalty    [rules.BaseSpace]rules.Side
	subjugated rules.Systems
	rebel      render.Color
	empire     render.Color
}

// drawSmallMap draws the galaxy in small, with the loyalty of its systems.
func (t *Table) drawSmallMap(r ui.Rect) {
	f := t.F
	key := smallMapKey{subjugated: t.View.Subjugated, rebel: f.Palette.Sides[rules.Rebels].Color, empire: f.Palette.Sides[rules.Empire].Color}
	copy(key.loyalty[:], t.View.Loyalty[:])
	palette, scale := f.Palette, f.Scale
	render.Pixels(f.Canvas, key, r, func(k smallMapKey, w, h int) *image.RGBA {
		open := rules.View{}
		copy(open.Loyalty[:], k.loyalty[:])
		open.Subjugated = k.subjugated
		return render.Paint(scale, w, h, func(pen *render.Pen) { preview.Paint(pen, palette, assets.LoadGalaxy(), &open) })
	})
	f.Panel(r, render.PanelStyle{Corner: render.Sharp, Line: f.Palette.LineLight, Width: 1})
}

// drawLeftInPool says how many leaders stay in the pool, and what they are good for there.
func (t *Table) drawLeftInPool(r ui.Rect) {
	f := t.F
	left := t.View.LeadersOn(t.View.Side(), rules.InPool).Count()
	if left != t.pooled.n || t.pooled.words != t.Words {
		t.pooled = pooled{left, t.Words, t.Words.Say("table.confirm_assign.about", assets.Args{"n": left})}
	}
	f.Paragraph(t.pooled.text, r.InsetXY(4, 0), f.Palette.Body().In(f.Palette.Dim))
}

// pooled keeps the words about the leaders of the pool.
type pooled struct {
	n     int
	words *assets.Words
	text  string
}

// drawHeldOver shows the card large that a leader is held over.
func (t *Table) drawHeldOver() {
	if !t.screen.Grip.Carries() {
		return
	}
	for _, thing := range t.screen.Things {
		if card := t.cards.CardOf(thing.Option); t.screen.States[thing.Option].Over && card.Kind == rules.KindMission {
			f, box := t.F, t.Board.Parts().PlanSide
			f.Fill(box.Inset(-4), f.Palette.Space)
			t.Board.Card(f.Canvas, t.View, card, box)
			return
		}
	}
}
