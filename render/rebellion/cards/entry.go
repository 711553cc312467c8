package cards

import (
	"strconv"

	"holoboard/game"
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// MissionEntry is a mission as a line of a list.
func (k *Cards) MissionEntry(p *render.Palette, m rebellion.Mission) board.Entry {
	card := m.Card()
	return board.Entry{Sign: pieces.SkillSigns[card.Skill], Ink: p.Dim, Mark: strconv.Itoa(int(card.Needs)), MarkInk: p.Text, Title: k.words.Say("mission." + m.String())}
}

// Entry implements [board.Title]: a mission, an objective, a tactic or an action card as a line of a list.
func (k *Cards) Entry(c *render.Canvas, v *rebellion.View, o game.Option) (e board.Entry) {
	p := &c.Palette
	switch o.Kind {
	case rebellion.KindMission:
		m := rebellion.Mission(o.A)
		e = k.MissionEntry(p, m)
		e.Tail, e.TailInk = kindSign(m), pieces.SideColor(p, v.Side())
	case rebellion.KindObjective:
		o := rebellion.Objective(o.A)
		e = board.Entry{Sign: "objective", Ink: p.Objective, Mark: Romans[o.Card().Stage], MarkInk: p.Objective, Wide: true, Title: k.words.Say("objective." + o.String())}
	case rebellion.KindTactic:
		t := rebellion.Tactic(o.A)
		e.Sign, e.Ink = pieces.TacticSign(t.Theater(), p)
		e.Title = k.words.Say("tactic." + t.String())
	case rebellion.KindAction:
		e = board.Entry{Sign: "action", Ink: p.Action, Title: k.words.Say("action." + rebellion.Action(o.A).String())}
	}
	return e
}

// kindSign marks starting missions and projects.
func kindSign(m rebellion.Mission) string {
	switch m.Card().Kind {
	case rebellion.Starting:
		return "starting"
	case rebellion.Project:
		return "project"
	}
	return ""
}
