// Package mission is the scene of a mission, from the card that is turned over to the outcome that is stamped on it.
//
//	mission.go  when it is shown, its steps, the reveal and the outcome · sides.go  who takes part, and the dice
//	oppose.go   whether to oppose it · small.go  all that on a phone
package mission

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	faces "holoboard/render/rebellion/cards"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/choices"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/row"
	"holoboard/ui/table/scene"
)

// Scene is the scene of a mission, from the moment it is revealed until its outcome has been read. What the mission then
// does is shown on the table again.
type Scene struct {
	*seat.Seat
	choices *choices.Choices
	watched func() bool // nobody at this screen is asked

	open    bool
	outcome bool // the outcome is being told
	event   *rules.Event
	told    float64

	foreseen flow.Kept[*rules.View, foreseen] // while somebody may oppose it
}

// New returns the scene of the missions that a seat sees; watched tells whether nobody at this screen is ever asked.
func New(s *seat.Seat, c *choices.Choices, watched func() bool) *Scene {
	return &Scene{Seat: s, choices: c, watched: watched}
}

// Wants implements [scene.Scene].
func (s *Scene) Wants() bool {
	s.event, s.told = s.Reel.Event()
	s.turn()
	return s.open && !s.View.Combat.Open
}

// Hides implements [scene.Scene].
func (*Scene) Hides() bool { return true }

// turn opens the scene and closes it, by what is told and what is asked.
func (s *Scene) turn() {
	if s.event != nil {
		switch {
		case rows.Of(s.event.Kind).Scene == rows.InMission:
			s.open, s.outcome = true, false
		case rows.Has(s.event.Kind, row.Outcome):
			s.open, s.outcome = true, true
		default:
			s.open = s.open && !s.outcome
		}
		return
	}
	switch {
	case s.watched():
		s.open = s.View.Mission.Card != rules.NoMission && s.amidMission()
	case s.Asking().Steps.Of(rows.InMission) >= 0 && s.View.Mission.Card != rules.NoMission:
		s.open = true
	case s.Pending != nil || s.View.Mission.Card == rules.NoMission || s.outcome:
		s.open = false
	}
	s.outcome = s.outcome && s.open
}

// amidMission tells whether a mission has been revealed and its outcome not told yet, for a projector, where nobody is asked.
func (s *Scene) amidMission() bool {
	for _, e := range slices.Backward(s.Reel.Events) {
		switch {
		case e.Kind == rules.MissionRevealed:
			return true
		case rows.Has(e.Kind, row.Outcome):
			return false
		}
	}
	return false
}

// Show implements [scene.Scene].
func (s *Scene) Show(area ui.Rect) {
	f := s.F
	f.Fill(area, f.Palette.Space)
	f.Clip(area, func() { f.Backdrop(area) })
	if e := s.event; e != nil && e.Kind == rules.MissionRevealed {
		s.showReveal(*e, area)
		return
	}
	if s.Phone() {
		s.showSmall(area)
		return
	}
	head, rest := area.InsetXY(20, 10).CutTop(34)
	s.showSteps(head)
	_, rest = rest.CutTop(8)
	height := min(rest.H, board.CardHeight)
	rest = rest.Middle(rest.W, min(rest.H, 560))
	left, rest := rest.CutLeft(height * board.CardWidth / board.CardHeight)
	_, rest = rest.CutLeft(20)
	right, center := rest.CutRight(max(area.W*0.18, 236))
	_, center = center.CutRight(20)
	s.Board.Card(f.Canvas, s.View, s.View.Mission.Card.Thing(), left)
	s.showPlace(right)
	s.showMiddle(area, center)
}

// showMiddle shows what is rolled and how it ends, with what is asked or played just now.
func (s *Scene) showMiddle(area, center ui.Rect) {
	s.showRolls(center)
	s.showStamp(center)
	s.showPanels(area, center)
	if e := s.event; e != nil && e.Kind == rules.ActionUsed {
		s.ShowPlayed(area, e.Card, s.told)
	}
}

// showPanels shows questions that are about none of the leaders and dice in the scene, beside those that matter for them.
func (s *Scene) showPanels(area, center ui.Rect) {
	switch {
	case s.Asks(rules.AskGuard):
		right := center
		if !s.Phone() {
			_, right = center.CutLeft(center.W * 0.47)
		}
		s.choices.Cards(s.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindAction }), right)
	case s.Asking().Beside && !s.Phone():
		s.choices.Below(s.choices.Offered(), s.Strip())
	case s.Asking().Beside: // beside the dice of the Empire, which has rolled before
		rebels := s.sides(center)[s.View.Mission.Side] // the lower one if the Empire attempts it
		s.choices.Cards(s.choices.Offered(), render.Box(area.X, rebels.Y-24, area.W, rebels.H+48))
	}
}

// sides are the places of whoever attempts the mission and of whoever opposes it.
func (s *Scene) sides(center ui.Rect) []ui.Rect { return center.Rows(56, 1, 1) }

// missionSteps are the parts of a mission that the head shows.
var missionSteps = [...]string{
	rows.RevealStep: "reveal", rows.PlaceStep: "place", rows.OpposeStep: "oppose", rows.DiceStep: "dice", rows.OutcomeStep: "outcome",
}

func (s *Scene) showSteps(r ui.Rect) {
	var labels [len(missionSteps)]string
	for i, key := range missionSteps {
		labels[i] = s.Words.Say("stage.mission." + key)
	}
	scene.EvenSteps(s.F, r, labels[:], s.stepNow())
}

// stepNow is which of the steps is under way, by what is told or asked.
func (s *Scene) stepNow() int {
	if s.event == nil {
		if asked := s.Asking().Steps.Of(rows.InMission); asked > rows.OpposeStep {
			return asked
		}
		if !s.placed() {
			return rows.PlaceStep
		}
		return rows.OpposeStep
	}
	switch told := rows.Of(s.event.Kind).Steps.Of(rows.InMission); {
	case told >= 0:
		return told
	case s.event.Kind == rules.LeaderMoved && s.View.Mission.Rolled == [2]uint8{}:
		return rows.OpposeStep
	case s.outcome:
		return rows.OutcomeStep
	}
	return rows.PlaceStep
}

// showReveal turns the card over.
func (s *Scene) showReveal(e rules.Event, area ui.Rect) {
	f := s.F
	p := f.Palette
	title, rest := area.InsetXY(20, 12).CutTop(40)
	f.Text(s.Words.Say("stage.reveals."+e.Side.String()), title, p.PromptText().In(pieces.SideColor(&p, e.Side)).Centered())
	busts, rest := rest.CutBottom(92)
	card := rest.Middle(rest.W, min(rest.H-8, board.CardHeight))
	turned := min(s.told*float64(rows.Length(e))/float64(render.FlipTime), 1)
	scene.TurnOver(f, card, turned, func() {
		s.Board.Back(f.Canvas, faces.Deck{Side: e.Side, Kind: faces.MissionCards}, card)
	}, func() { s.Board.Card(f.Canvas, s.View, e.Card, card) })
	list := s.View.LeadersOn(e.Side, rules.OnMission+rules.Spot(e.N)).List()
	busts = busts.Middle(float64(len(list))*92, 88)
	for i, l := range list {
		s.showBust(l, "", busts.Column(i, len(list), 12))
	}
}

// showBust shows a leader, his name and a word below him.
func (s *Scene) showBust(l rules.Leader, note string, cell ui.Rect) {
	scene.Figure(s.F, cell, s.Say.LeaderShort(l), note, func(at ui.Rect) { pieces.DrawLeader(s.F.Canvas, s.View, l, at) })
}

// showPlace shows where the mission is done, and what follows from it.
func (s *Scene) showPlace(r ui.Rect) {
	m := &s.View.Mission
	if m.System == rules.NoSystem {
		return
	}
	height := min(r.W*board.CardHeight/board.CardWidth, r.H*0.8)
	card, rest := r.CutTop(height)
	s.Board.Card(s.F.Canvas, s.View, m.System.Thing(), card)
	if s.outcome {
		s.showEffects(rest)
	}
}

// showEffects lists in words what the mission leads to at once.
func (s *Scene) showEffects(r ui.Rect) {
	f := s.F
	p := f.Palette
	_, r = r.CutTop(10)
	style := p.Body().Sized(render.SizeLabel).UpTo(2)
	for e := range s.Reel.Coming() {
		if e.Kind == rules.MissionKept || e.Kind == rules.MissionDiscarded || e.Kind == rules.MissionPlaced {
			break
		}
		text := s.Say.Event(*e)
		h := f.ParagraphHeight(text, r.W, style)
		if h > r.H {
			return
		}
		var line ui.Rect
		line, r = r.CutTop(h + 4)
		f.Paragraph(text, line, style)
	}
}

// showRolls shows both sides: who takes part, their dice, and how many successes they make.
func (s *Scene) showRolls(r ui.Rect) {
	m := &s.View.Mission
	if m.Card.Card().Resolve {
		s.showResolving(r)
		return
	}
	rows := s.sides(r)
	if s.Phone() {
		rows = s.smallSides(r)
	}
	s.showSide(m.Side, rows[0])
	s.showSide(1-m.Side, rows[1])
}

// showResolving shows who resolves a mission that cannot be opposed.
func (s *Scene) showResolving(r ui.Rect) {
	m := &s.View.Mission
	box := r.Middle(r.W, min(r.H*0.5, 240))
	s.F.Panel(box, pieces.SidePanel(&s.F.Palette, m.Side))
	list := m.Assigned.List()
	busts := box.Inset(16).Middle(float64(len(list))*112, min(box.H-32, 150))
	for i, l := range list {
		s.showBust(l, s.Words.Say("stage.mission.assigned"), busts.Column(i, len(list), 12))
	}
}

// showStamp stamps the outcome over both sides.
func (s *Scene) showStamp(r ui.Rect) {
	e := s.event
	if !s.outcome || e == nil {
		return
	}
	color, key := pieces.SideColor(&s.F.Palette, e.Side), "stage.mission.success"
	switch {
	case e.Kind == rules.MissionFailed:
		color, key = s.F.Palette.Warning, "stage.mission.failure"
	case e.Kind == rules.MissionResolved:
		key = "stage.mission.resolved"
	case s.View.Mission.Rolled == [2]uint8{}:
		key = "stage.mission.unopposed"
	}
	text := s.Words.Say(key, assets.Args{"n": int(e.N), "m": int(e.M)})
	scene.Stamp(s.F, r, text, color, s.told, rows.Length(*e))
}
