package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// Measures of the options below the question, points.
const (
	belowGap    = 6
	belowMargin = 6
	belowLeast  = 150 // the width of an option
	belowRows   = 2
)

// fitBelow tells whether so many options stand in the strip without scrolling.
func (t *Table) fitBelow(n int) bool {
	room := t.Strip().W - 2*belowMargin - scrollBar
	return n <= belowRows*int((room+belowGap)/(belowLeast+belowGap))
}

// showBelow shows options below the question, over the hand, or on a phone beside the battlefield: the forces or systems that one
// decides about stay in view. A few options have the whole height, and cards then tell what they do.
func (t *Table) showBelow(options []game.Option, place ui.Rect) {
	const few, row, tall, largest = 3, 54, 100, 420
	t.Panel("choices", place)
	list := place.Inset(1)
	room := list.W - 2*belowMargin - scrollBar + belowGap
	rows, most := belowRows, float64(row)
	if len(options) <= few {
		rows, most = 1, tall
	}
	columns := max(min((len(options)+rows-1)/rows, int(room/(belowLeast+belowGap))), 1)
	lines := (len(options) + columns - 1) / columns
	height := min((list.H-2*belowMargin+belowGap)/float64(max(rows, min(lines, few)))-belowGap, most)
	wide := min(room/float64(columns)-belowGap, largest)
	t.F.Scroll("choices.list", list, float64(lines)*(height+belowGap)-belowGap+2*belowMargin, func(content ui.Rect) {
		first := content.Inset(belowMargin)
		for i, o := range options {
			cell := render.Box(first.X+float64(i%columns)*(wide+belowGap), first.Y+float64(i/columns)*(height+belowGap), wide, height)
			t.showBrief(o, cell, height > row)
		}
	})
}

// showBrief shows an option: a picture, its name and what else must be known; told tells whether there is room for what a card does.
func (t *Table) showBrief(o game.Option, box ui.Rect, told bool) {
	f := t.F
	p := f.Palette
	state := t.Choice("choice."+words.ID(o), box, o)
	f.Panel(box, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
	picture, text := box.Inset(4).CutLeft(min(box.H-8, 60))
	t.drawBriefPicture(o, picture)
	_, text = text.CutLeft(8)
	text = text.InsetXY(0, 2)
	name, note := t.brief(o, told)
	title := p.Name().Tightly()
	switch leader, leads := o, o.Kind == rules.KindLeader; {
	case leads:
		upper, lower := text.Middle(text.W, 36).CutTop(18)
		f.Text(name, upper, p.Name())
		pieces.TacticValues(f.Canvas, rules.Leader(leader.A), lower)
	case note == "":
		f.Label(name, text, title)
	default:
		head := min(f.ParagraphHeight(name, text.W, title)+2, text.H-16)
		block := text.Middle(text.W, min(text.H, head+f.ParagraphHeight(note, text.W, p.Label().Tightly())))
		upper, lower := block.CutTop(head)
		f.Label(name, upper, title)
		f.Label(note, lower, t.noteStyle(o).Tightly())
	}
	t.FrameOf(box, board.State{Lit: true, Hover: state.Attention(), Pressed: state.Pressed, Planned: t.Picked(o)})
	about := o
	if o.Kind == rules.KindRetreat {
		about = rules.System(o.B).Thing()
	}
	t.ShowSheet(box, state, about)
}

// brief is what an option is called, and a line about it: what a card does if there is room to tell it.
func (t *Table) brief(o game.Option, told bool) (name, note string) {
	switch o.Kind {
	case rules.KindRetreat:
		return t.Say.System(rules.System(o.B)), t.Words.Say("stage.retreat_with", assets.Args{"leader": t.Say.LeaderShort(rules.Leader(o.A))})
	case rules.KindAction:
		a := rules.Action(o.A)
		if told {
			return t.Say.Action(a), t.Words.Say("action." + a.String() + ".effect")
		}
		if l := rules.Leader(o.B); l != rules.NoLeader {
			note = t.Words.Say("stage.retreat_with", assets.Args{"leader": t.Say.LeaderShort(l)})
		}
		return t.Say.Action(a), note
	case rules.KindObjective:
		if told {
			note = t.Words.Say("objective." + rules.Objective(o.A).String() + ".effect")
		}
		return t.Say.Objective(rules.Objective(o.A)), note
	}
	return t.tileText(o)
}

func (t *Table) drawBriefPicture(o game.Option, r ui.Rect) {
	f := t.F
	portrait := func(l rules.Leader) { pieces.DrawLeader(f.Canvas, &t.View, l, r.Middle(min(r.H*0.8, r.W), r.H)) }
	switch o.Kind {
	case rules.KindLeader, rules.KindCaptive, rules.KindRetreat:
		portrait(rules.Leader(o.A))
	case rules.KindAction:
		if l := rules.Leader(o.B); l != rules.NoLeader {
			portrait(l)
			return
		}
		f.Sign("action", r.Middle(30, 30), f.Palette.Action)
	case rules.KindObjective:
		f.Sign("objective", r.Middle(30, 30), f.Palette.Objective)
	default:
		t.drawTilePicture(o, r)
	}
}
