package cardgame

import (
	rules "holoboard/game/cardgame"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/cardgame/cards"
	"holoboard/render/cardgame/stage"
)

// Telling is what is being told just now, and the table after it.
type Telling struct {
	stage.Told
	After *rules.View // nil: nothing is told
}

// Stage is where all stands in the engagement that goes on, nil without one.
func (b *Board) Stage(v *rules.View) *stage.Stage {
	b.Scene(v)
	return b.stage
}

// layStage has an engagement take the field.
func (b *Board) layStage(s *board.Scene, v *rules.View) {
	b.stage = stage.Lay(v, stage.Ground{Field: b.Layout().Map, Line: b.line(), Scale: b.scale(), Below: b.Below, Among: b.among()})
	for _, p := range b.stage.Places {
		style := uint8(0)
		if p.Bench {
			style = onBench
		}
		s.Put(board.Piece{Thing: SlotThing(p.Slot), Count: 1, Box: p.Box, Style: style})
	}
	if v.Engaged != rules.Dial && v.There(v.Engaged) {
		s.Put(board.Piece{Thing: SlotThing(v.Engaged), Count: 1, Box: b.stage.Plate})
	}
}

// onBench is the style of a piece that takes no part in the engagement.
const onBench = 1

// hand is what draws and writes for a stage.
func (b *Board) stageHand() stage.Hand { return stage.Hand{Words: b.words, Cards: b.Cards} }

// drawUnderFight draws what lies under the cards in an engagement; its head comes as the cards step up, and goes before they are back.
func (b *Board) drawUnderFight(c *render.Canvas, v *rules.View) {
	const soon = 3
	st, l := b.Stage(v), b.after()
	switch {
	case st == nil && l != nil && l.stage != nil:
		c.Fade(b.slides(), func() { l.stage.DrawHead(c, b.stageHand(), l.of, b.attackedName(l.of)) })
	case st == nil:
	case l != nil && l.stage == nil:
		c.Fade(max(1-soon*b.Telling.At, 0), func() { st.DrawHead(c, b.stageHand(), v, b.attackedName(v)) })
	default:
		st.DrawHead(c, b.stageHand(), v, b.attackedName(v))
		st.DrawScales(c, b.stageHand(), v, &b.Telling.Told)
	}
}

// drawOverFight draws who strikes whom.
func (b *Board) drawOverFight(c *render.Canvas, v *rules.View) {
	where := func(slot rules.Slot) (render.Rect, bool) { return b.now(v, slot) }
	st := b.Stage(v)
	if st == nil {
		st = &stage.Stage{Ground: stage.Ground{Field: b.Layout().Map, Line: b.line(), Scale: b.scale(), Below: b.Below}}
	} else {
		st.DrawStrike(c, b.stageHand(), v, where, b.Aim, &b.Telling.Told)
	}
	st.DrawBlow(c, b.stageHand(), v, where, &b.Telling.Told)
}

// BenchOf is a card that takes no part in an engagement.
func (b *Board) BenchOf(v *rules.View, slot rules.Slot) cards.Bench {
	x := v.At(slot)
	n := cards.Bench{Title: x.Title, Damage: int(x.Damage), Focus: int(x.Focus), Shield: x.Shields > 0, Committed: x.Is(rules.Committed)}
	for i := range v.NCaptives {
		if v.Captives[i].At == slot {
			n.Captives++
		}
	}
	return n
}

// attackedName is the name of what is attacked.
func (b *Board) attackedName(v *rules.View) string {
	if v.Engaged == rules.Dial {
		return b.words.Say("card.death_star_dial")
	}
	if !v.There(v.Engaged) { // R13.4: it has fallen, and the others strike all the same
		return b.words.Say("stage.fallen")
	}
	return b.Cards.Name(v.At(v.Engaged).Title)
}
