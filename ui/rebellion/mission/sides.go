package mission

import (
	"slices"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/scene"
)

// placed tells whether it is known where the mission is attempted.
func (s *Scene) placed() bool { return s.View.Mission.System != rules.NoSystem }

// takingPart lists a side's leaders at the mission: the free ones, and a captive target.
// Until its place is known those who have revealed it are to go there.
func (s *Scene) takingPart(side rules.Side) []rules.Leader {
	v := s.View
	if !s.placed() {
		if side != v.Mission.Side {
			return nil
		}
		return v.Mission.Assigned.List()
	}
	return v.Participants(side).List()
}

// coming is who of a side is just going to the mission, besides those who are there, or nobody.
func (s *Scene) coming(side rules.Side, there []rules.Leader) rules.Leader {
	e := s.event
	if e == nil || e.Kind != rules.LeaderMoved || e.System != s.View.Mission.System ||
		s.View.Serves(e.Leader) != side || slices.Contains(there, e.Leader) {
		return rules.NoLeader
	}
	return e.Leader
}

// showSide shows one side of an attempt.
func (s *Scene) showSide(side rules.Side, r ui.Rect) {
	f := s.F
	m := &s.View.Mission
	p := f.Palette
	color := pieces.SideColor(&p, side)
	f.Panel(r, pieces.SidePanel(&p, side))
	inner := r.InsetXY(16, 10)
	key := "stage.mission.opposes"
	if side == m.Side {
		key = "stage.mission.attempts"
	}
	title, rest := inner.CutTop(26)
	f.Text(s.Words.Say(key, assets.Args{"side": s.Say.Side(side)}), title, p.Title().In(color))
	if s.Asks(rules.AskOppose) {
		f.Text(s.chances().dice[side], title, p.Name().AtRight())
	}
	if side != m.Side && s.Asks(rules.AskOppose) {
		s.showOpposing(rest)
		return
	}
	share := 0.24
	if s.Asks(rules.AskOppose) {
		share = 0.3 // for words beside the chance
	}
	sum, rest := rest.CutRight(min(104, rest.W*share))
	if s.Asks(rules.AskOppose) {
		s.showChance(sum)
	}
	s.showThere(side, rest, sum)
}

// showThere shows a side's leaders, those who are just coming too, and its dice beside them.
func (s *Scene) showThere(side rules.Side, r, sum ui.Rect) {
	list := s.takingPart(side)
	coming := s.coming(side, list)
	if coming != rules.NoLeader {
		list = append(list, coming)
	}
	if len(list) == 0 {
		s.F.Text(s.Words.Say(s.nobody(side)), r, s.F.Palette.Label())
		return
	}
	share := 0.5
	if s.View.Mission.Rolled == [2]uint8{} && s.event == nil {
		share = 1 // no dice lie beside them yet
	}
	width := min(84, r.W*share/float64(len(list)))
	busts, dice := r.CutLeft(width * float64(len(list)))
	busts = busts.InsetXY(0, 4).Middle(busts.W, min(busts.H-8, 130))
	for i, l := range list {
		cell, arrived := busts.Column(i, len(list), 6), 1.0
		if l == coming {
			arrived = render.Out(s.told)
		}
		scene.Arrive(s.F, arrived, cell.H/2, func() { s.showPart(l, cell) })
	}
	_, dice = dice.CutLeft(14)
	s.showDice(side, dice, sum)
}

// nobody is the key of what is told where none of a side takes part.
func (s *Scene) nobody(side rules.Side) string {
	switch {
	case !s.placed():
		return "stage.mission.unplaced"
	case side == s.View.Mission.Side:
		return "stage.mission.alone"
	case s.outcome:
		return "stage.mission.unopposed_by"
	}
	return "stage.mission.nobody"
}

// showPart shows a leader who takes part, why, and with which skill.
func (s *Scene) showPart(l rules.Leader, cell ui.Rect) {
	m := &s.View.Mission
	note := ""
	switch {
	case l == m.Target:
		note = s.Words.Say("stage.mission.target")
	case m.Assigned.Has(l):
		note = s.Words.Say("stage.mission.assigned")
	}
	signs, cell := cell.CutBottom(skillsHeight)
	s.showBust(l, note, cell)
	pieces.Skills(s.F.Canvas, l, s.skills(), signs)
}

// skillsHeight is the height of the signs under a leader, points.
const skillsHeight = 18

// skills are those that count in the mission.
func (s *Scene) skills() []rules.Skill {
	return s.View.Mission.Card.Card().RolledSkills()
}

// showDice shows a side's dice, and the successes that add up.
func (s *Scene) showDice(side rules.Side, r, sum ui.Rect) {
	f := s.F
	m := &s.View.Mission
	faces := m.Dice[side][:m.Rolled[side]]
	rolls := s.event != nil && s.event.Kind == rules.MissionRolled && s.event.Side == side
	if rolls {
		faces = nil
		for _, face := range s.event.List[:s.event.N] {
			faces = append(faces, rules.Face(face))
		}
	}
	if len(faces) == 0 {
		if s.outcome && m.Rolled != [2]uint8{} {
			f.Text(s.Words.Say("stage.mission.no_dice"), r, f.Palette.Label())
			s.showSum(side, 0, sum)
		}
		return
	}
	worth := scene.Pool(f, r, len(faces), func(i int, at ui.Rect) (int, bool) {
		return int(faces[i].Successes()), s.showDie(side, i, len(faces), faces[i], at, rolls)
	})
	s.showSum(side, worth, sum)
}

// showDie shows one die of a mission and tells whether it has been counted.
func (s *Scene) showDie(side rules.Side, i, n int, face rules.Face, at ui.Rect, rolls bool) (counted bool) {
	die := pieces.Die(rules.Color((i+1)%2), face)
	if rolls {
		e := s.event
		seed := uint64(s.View.Round)<<8 + uint64(side) + uint64(s.View.Mission.Card)<<16
		s.ShowRolling(at, die, seed, i, n, seat.Rolling(*e, s.told))
		after := time.Duration(s.told*float64(rows.Length(*e))) - render.RollTime(n)
		return after > time.Duration(i)*render.CountTime
	}
	die.Dim = face.Successes() == 0
	asked := game.Key(rules.AskYoda)
	if side == rules.Empire {
		asked = rules.AskAstromech
	}
	if o := rules.DieOf(uint8(i), face, rules.Black); s.Asks(asked) && s.Offered(o) {
		scene.Chooses(s.Flow, words.ID(o), at, o, die)
		return true
	}
	s.F.Die(at, die)
	return true
}

// showSum shows a side's successes; at the end those of the portrait too.
func (s *Scene) showSum(side rules.Side, worth int, r ui.Rect) {
	total := worth
	if e := s.event; s.outcome && e != nil {
		total = int(e.M)
		if e.Side == side {
			total = int(e.N)
		}
	}
	more := ""
	if total > worth {
		more = s.Words.Say("stage.mission.more", assets.Args{"n": total - worth})
	}
	scene.Sum(s.F, r, pieces.SideColor(&s.F.Palette, side), total, s.Words.Say("stage.mission.successes", assets.Args{"n": total}), more)
}
