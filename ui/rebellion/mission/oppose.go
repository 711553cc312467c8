package mission

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/rebellion/bot"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/scene"
)

// Whether to oppose a mission (R9.4.1): who can be sent, and what each of them makes of its chance. Leaders, dice and portraits lie
// open, so the figures tell nobody what he could not count himself.

// foreseen are the figures of an attempt as it stands, in words.
type foreseen struct {
	dice [2]string // that each side rolls
	now  string    // the chance if nobody is sent
	with [len(rules.View{}.Leaders)]string
	adds [len(rules.View{}.Leaders)]bool // dice
}

// chances works them out.
func (s *Scene) chances() *foreseen {
	s.foreseen.Of(s.Flow, func() (all foreseen) {
		m := &s.View.Mission
		roll := s.View.MissionRoll(0)
		for side, n := range roll.Dice {
			all.dice[side] = s.Words.Say("stage.oppose.dice", assets.Args{"n": int(n)})
			if n == 0 {
				all.dice[side] = s.Words.Say("stage.no_dice")
			}
		}
		if roll.Bonus > 0 {
			all.dice[m.Side] += " · " + s.Words.Say("stage.mission.more", assets.Args{"n": int(roll.Bonus)})
		}
		all.now = s.Words.Say("stage.oppose.chance", assets.Args{"n": bot.MissionChance(roll, m.Side)})
		for _, o := range s.sendable() {
			with := s.View.MissionRoll(1 << o.A)
			all.with[o.A] = s.Words.Say("stage.oppose.with", assets.Args{"n": bot.MissionChance(with, m.Side)})
			all.adds[o.A] = with.Dice[1-m.Side] > roll.Dice[1-m.Side]
		}
		return all
	})
	return &s.foreseen.Is
}

// sendable are the leaders who may be sent.
func (s *Scene) sendable() []game.Option {
	return s.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindLeader })
}

// showChance shows how likely the attempt succeeds if nobody is sent.
func (s *Scene) showChance(r ui.Rect) {
	color := pieces.SideColor(&s.F.Palette, s.View.Mission.Side)
	scene.Chance(s.F, r, color, s.chances().now, s.Words.Say("stage.oppose.now"))
}

// showOpposing lets the other side send a leader from its pool.
func (s *Scene) showOpposing(r ui.Rect) {
	there, pool := s.takingPart(1-s.View.Mission.Side), s.sendable()
	n := len(there) + len(pool)
	show := func(i int, cell ui.Rect) {
		if i < len(there) {
			s.showPart(there[i], cell)
		} else {
			s.showComing(pool[i-len(there)], cell)
		}
	}
	if s.Phone() {
		scene.Cells(s.F, "scene.list", r, n, 84, 124, show)
		return
	}
	width := min(r.W/float64(n), 104)
	row := r.Middle(width*float64(n), min(r.H, 144))
	for i := range n {
		var cell ui.Rect
		if cell, row = row.CutLeft(width); i < len(there) {
			show(i, cell.InsetXY(3, 0))
		} else {
			show(i, cell.InsetXY(4, 3))
		}
	}
}

// showComing shows a leader who may be sent, and what the chance is then.
func (s *Scene) showComing(o game.Option, cell ui.Rect) {
	const chance = 20
	f, l := s.F, rules.Leader(o.A)
	p := f.Palette
	state := s.Choice("stage."+words.ID(o), cell, o)
	foot, rest := cell.Inset(3).CutBottom(chance)
	signs, rest := rest.CutBottom(skillsHeight)
	s.showBust(l, "", rest)
	if figures := s.chances(); figures.adds[l] {
		pieces.Skills(f.Canvas, l, s.skills(), signs)
	} else {
		f.Label(s.Words.Say("stage.oppose.no_dice"), signs, p.Label().Centered())
	}
	f.Label(s.chances().with[l], foot, p.Name().Centered())
	scene.Frame(s.Flow, cell, board.State{Lit: s.Wanted(o), Hover: state.Attention(), Pressed: state.Pressed})
	s.ShowSheet(cell, state, o)
}
