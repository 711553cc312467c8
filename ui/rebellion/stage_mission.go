package rebellion

import (
	"math"
	"slices"
	"strconv"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	faces "holoboard/render/rebellion/cards"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/row"
)

// missionStage is the scene of a mission, from the moment it is revealed until its outcome has been read. What the
// mission then does is shown on the table again.
type missionStage struct {
	t *Table
	f *ui.Frame

	open    bool
	outcome bool // the outcome is being told
	event   *rules.Event
	told    float64

	foreseen kept[foreseen] // while somebody may oppose it
}

func (s *missionStage) wants(t *Table) bool {
	s.event, s.told = t.Reel.Event()
	s.turn(t)
	return s.open && !t.View.Combat.Open
}

// turn opens the scene and closes it, by what is told and what is asked.
func (s *missionStage) turn(t *Table) {
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
	case t.play == nil:
		s.open = t.View.Mission.Card != rules.NoMission && t.amidMission()
	case t.Asking().Steps.Of(rows.InMission) >= 0 && t.View.Mission.Card != rules.NoMission:
		s.open = true
	case t.Pending != nil || t.View.Mission.Card == rules.NoMission || s.outcome:
		s.open = false
	}
	s.outcome = s.outcome && s.open
}

// amidMission tells whether a mission has been revealed and its outcome not told yet, for a projector, where nobody is asked.
func (t *Table) amidMission() bool {
	for _, e := range slices.Backward(t.Reel.Events) {
		switch {
		case e.Kind == rules.MissionRevealed:
			return true
		case rows.Has(e.Kind, row.Outcome):
			return false
		}
	}
	return false
}

func (*missionStage) hides() bool { return true }

func (s *missionStage) show(f *ui.Frame, t *Table, area render.Rect) {
	s.t, s.f = t, f
	f.Fill(area, f.Palette.Space)
	f.Clip(area, func() { f.Backdrop(area) })
	if e := s.event; e != nil && e.Kind == rules.MissionRevealed {
		s.showReveal(*e, area)
		return
	}
	if t.Phone() {
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
	t.Board.Card(f.Canvas, &t.View, t.View.Mission.Card.Thing(), left)
	s.showPlace(right)
	s.showRolls(center)
	s.showStamp(center)
	s.showPanels(area, center)
	if e := s.event; e != nil && e.Kind == rules.ActionUsed {
		t.ShowPlayed(area, e, s.told)
	}
}

// showPanels shows questions that are about none of the leaders and dice in the scene, beside those that matter for them.
func (s *missionStage) showPanels(area, center ui.Rect) {
	t := s.t
	switch {
	case t.Asks(rules.AskGuard):
		right := center
		if !t.Phone() {
			_, right = center.CutLeft(center.W * 0.47)
		}
		t.showCards(t.OfferedWhere(func(o game.Option) bool { return o.Kind == rules.KindAction }), right)
	case t.Asking().Beside && !t.Phone():
		t.showBelow(t.OfferedWhere(notButton), t.Strip())
	case t.Asking().Beside: // beside the dice of the Empire, which has rolled before
		rebels := s.sides(center)[t.View.Mission.Side] // the lower one if the Empire attempts it
		t.showCards(t.OfferedWhere(notButton), render.Box(area.X, rebels.Y-24, area.W, rebels.H+48))
	}
}

// sides are the places of whoever attempts the mission and of whoever opposes it.
func (s *missionStage) sides(center ui.Rect) []ui.Rect { return center.Rows(56, 1, 1) }

// missionSteps are the parts of a mission that the head shows.
var missionSteps = [...]string{
	rows.RevealStep: "reveal", rows.PlaceStep: "place", rows.OpposeStep: "oppose", rows.DiceStep: "dice", rows.OutcomeStep: "outcome",
}

func (s *missionStage) showSteps(r ui.Rect) {
	now := s.stepNow()
	cells := r.Middle(min(r.W, 760), r.H).Columns(4, 1, 1, 1, 1, 1)
	for i, key := range missionSteps {
		s.t.ShowStep(cells[i], s.t.Words.Say("stage.mission."+key), i, now)
	}
}

// stepNow is which of the steps is under way, by what is told or asked.
func (s *missionStage) stepNow() int {
	if s.event == nil {
		if asked := s.t.Asking().Steps.Of(rows.InMission); asked > rows.OpposeStep {
			return asked
		}
		if !s.t.placed() {
			return rows.PlaceStep
		}
		return rows.OpposeStep
	}
	switch told := rows.Of(s.event.Kind).Steps.Of(rows.InMission); {
	case told >= 0:
		return told
	case s.event.Kind == rules.LeaderMoved && s.t.View.Mission.Rolled == [2]uint8{}:
		return rows.OpposeStep
	case s.outcome:
		return rows.OutcomeStep
	}
	return rows.PlaceStep
}

// showReveal turns the card over.
func (s *missionStage) showReveal(e rules.Event, area ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	title, rest := area.InsetXY(20, 12).CutTop(40)
	f.Text(t.Words.Say("stage.reveals."+e.Side.String()), title, p.PromptText().In(pieces.SideColor(&p, e.Side)).Centered())
	busts, rest := rest.CutBottom(92)
	card := rest.Middle(rest.W, min(rest.H-8, board.CardHeight))
	turned := min(s.told*float64(rows.Length(e))/float64(render.FlipTime), 1)
	s.turnOver(turned, card, func() {
		t.Board.Back(f.Canvas, faces.Deck{Side: e.Side, Kind: faces.MissionCards}, card)
	}, func() { t.Board.Card(f.Canvas, &t.View, e.Card, card) })
	list := t.View.LeadersOn(e.Side, rules.OnMission+rules.Spot(e.N)).List()
	cells := busts.Middle(float64(len(list))*92, 88).Columns(12, shares(len(list))...)
	for i, l := range list {
		s.showBust(l, "", cells[i])
	}
}

// turnOver shows how a card is turned from its back to its face; with reduced motion the face only appears.
func (s *missionStage) turnOver(turned float64, card ui.Rect, back, face func()) {
	f := s.f
	if f.Clock.Reduced {
		f.Fade(turned, face)
		return
	}
	side, share := back, math.Cos(render.InOut(turned)*math.Pi)
	if share < 0 {
		side, share = face, -share
	}
	f.Flip(card.Center().X, share, func() { f.Turn(card.Center(), 0, 1+0.06*math.Sin(turned*math.Pi), side) })
}

// shares are n equal ones.
func shares(n int) []float64 {
	all := make([]float64, n)
	for i := range all {
		all[i] = 1
	}
	return all
}

// showBust shows a leader, his name and a word below him.
func (s *missionStage) showBust(l rules.Leader, note string, cell ui.Rect) {
	f := s.f
	p := f.Palette
	lines := 20.0
	if note != "" {
		lines = 38
	}
	text, bust := cell.CutBottom(lines)
	pieces.DrawLeader(f.Canvas, &s.t.View, l, bust.Middle(min(bust.H*0.8, bust.W), bust.H))
	upper, lower := text.CutTop(20)
	f.Label(s.t.Say.LeaderShort(l), upper, p.Name().Centered())
	f.Label(note, lower, p.Label().Centered())
}

// showPlace shows where the mission is done, and what follows from it.
func (s *missionStage) showPlace(r ui.Rect) {
	t, m := s.t, &s.t.View.Mission
	if m.System == rules.NoSystem {
		return
	}
	height := min(r.W*board.CardHeight/board.CardWidth, r.H*0.8)
	card, rest := r.CutTop(height)
	t.Board.Card(s.f.Canvas, &t.View, m.System.Thing(), card)
	if s.outcome {
		s.showEffects(rest)
	}
}

// showEffects lists in words what the mission leads to at once.
func (s *missionStage) showEffects(r ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	_, r = r.CutTop(10)
	style := p.Body().Sized(render.SizeLabel).UpTo(2)
	for e := range t.Reel.Coming() {
		if e.Kind == rules.MissionKept || e.Kind == rules.MissionDiscarded || e.Kind == rules.MissionPlaced {
			break
		}
		text := t.Say.Event(e)
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
func (s *missionStage) showRolls(r ui.Rect) {
	m := &s.t.View.Mission
	if m.Card.Card().Resolve {
		s.showResolving(r)
		return
	}
	rows := s.sides(r)
	if s.t.Phone() {
		rows = s.smallSides(r)
	}
	s.showSide(m.Side, rows[0])
	s.showSide(1-m.Side, rows[1])
}

// showResolving shows who resolves a mission that cannot be opposed.
func (s *missionStage) showResolving(r ui.Rect) {
	m := &s.t.View.Mission
	box := r.Middle(r.W, min(r.H*0.5, 240))
	s.f.Panel(box, pieces.SidePanel(&s.f.Palette, m.Side))
	list := m.Assigned.List()
	cells := box.Inset(16).Middle(float64(len(list))*112, min(box.H-32, 150)).Columns(12, shares(len(list))...)
	for i, l := range list {
		s.showBust(l, s.t.Words.Say("stage.mission.assigned"), cells[i])
	}
}

// placed tells whether it is known where the mission is attempted.
func (t *Table) placed() bool { return t.View.Mission.System != rules.NoSystem }

// takingPart lists a side's leaders at the mission: the free ones, and a captive target.
// Until its place is known those who have revealed it are to go there.
func (s *missionStage) takingPart(side rules.Side) []rules.Leader {
	v := &s.t.View
	if !s.t.placed() {
		if side != v.Mission.Side {
			return nil
		}
		return v.Mission.Assigned.List()
	}
	return v.Participants(side).List()
}

// coming is who of a side is just going to the mission, besides those who are there, or nobody.
func (s *missionStage) coming(side rules.Side, there []rules.Leader) rules.Leader {
	e := s.event
	if e == nil || e.Kind != rules.LeaderMoved || e.System != s.t.View.Mission.System ||
		s.t.View.Serves(e.Leader) != side || slices.Contains(there, e.Leader) {
		return rules.NoLeader
	}
	return e.Leader
}

// arrive draws what rises to its place from a way below while arrived goes from 0 to 1.
func (s *missionStage) arrive(arrived, way float64, paint func()) {
	if s.f.Clock.Reduced {
		way = 0
	}
	s.f.Fade(arrived, func() { s.f.Move(0, way*(1-arrived), paint) })
}

// showSide shows one side of an attempt.
func (s *missionStage) showSide(side rules.Side, r ui.Rect) {
	f, t := s.f, s.t
	m := &t.View.Mission
	p := f.Palette
	color := pieces.SideColor(&p, side)
	f.Panel(r, pieces.SidePanel(&p, side))
	inner := r.InsetXY(16, 10)
	key := "stage.mission.opposes"
	if side == m.Side {
		key = "stage.mission.attempts"
	}
	title, rest := inner.CutTop(26)
	f.Text(t.Words.Say(key, assets.Args{"side": t.Say.Side(side)}), title, p.Title().In(color))
	if t.Asks(rules.AskOppose) {
		f.Text(s.chances().dice[side], title, p.Name().AtRight())
	}
	if side != m.Side && t.Asks(rules.AskOppose) {
		s.showOpposing(rest)
		return
	}
	share := 0.24
	if t.Asks(rules.AskOppose) {
		share = 0.3 // for words beside the chance
	}
	sum, rest := rest.CutRight(min(104, rest.W*share))
	if t.Asks(rules.AskOppose) {
		s.showChance(sum)
	}
	list := s.takingPart(side)
	coming := s.coming(side, list)
	if coming != rules.NoLeader {
		list = append(list, coming)
	}
	if len(list) == 0 {
		text := "stage.mission.nobody"
		switch {
		case !t.placed():
			text = "stage.mission.unplaced"
		case side == m.Side:
			text = "stage.mission.alone"
		case s.outcome:
			text = "stage.mission.unopposed_by"
		}
		f.Text(t.Words.Say(text), rest, p.Label())
		return
	}
	share = 0.5
	if m.Rolled == [2]uint8{} && s.event == nil {
		share = 1 // no dice lie beside them yet
	}
	width := min(84, rest.W*share/float64(len(list)))
	busts, dice := rest.CutLeft(width * float64(len(list)))
	cells := busts.InsetXY(0, 4).Middle(busts.W, min(busts.H-8, 130)).Columns(6, shares(len(list))...)
	for i, l := range list {
		arrived := 1.0
		if l == coming {
			arrived = render.Out(s.told)
		}
		s.arrive(arrived, cells[i].H/2, func() { s.showPart(l, cells[i]) })
	}
	_, dice = dice.CutLeft(14)
	s.showDice(side, dice, sum)
}

// showPart shows a leader who takes part, why, and with which skill.
func (s *missionStage) showPart(l rules.Leader, cell ui.Rect) {
	m := &s.t.View.Mission
	note := ""
	switch {
	case l == m.Target:
		note = s.t.Words.Say("stage.mission.target")
	case m.Assigned.Has(l):
		note = s.t.Words.Say("stage.mission.assigned")
	}
	signs, cell := cell.CutBottom(skillsHeight)
	s.showBust(l, note, cell)
	pieces.Skills(s.f.Canvas, l, s.skills(), signs)
}

// skillsHeight is the height of the signs under a leader, points.
const skillsHeight = 18

// skills are those that count in the mission.
func (s *missionStage) skills() []rules.Skill {
	return s.t.View.Mission.Card.Card().RolledSkills()
}

// showDice shows a side's dice, and the successes that add up.
func (s *missionStage) showDice(side rules.Side, r, sum ui.Rect) {
	f, t := s.f, s.t
	m := &t.View.Mission
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
			f.Text(t.Words.Say("stage.mission.no_dice"), r, f.Palette.Label())
			s.showSum(side, 0, sum)
		}
		return
	}
	columns := min(len(faces), 5)
	rows := (len(faces) + columns - 1) / columns
	size := min(r.W/float64(columns)-8, (r.H-8)/float64(rows)-26, 52)
	worth := 0
	for i, face := range faces {
		at := render.Box(r.X+float64(i%columns)*(size+8), r.Center().Y-float64(rows)*(size+26)/2+float64(i/columns)*(size+26), size, size)
		counted := s.showDie(side, i, len(faces), face, at, rolls)
		if !counted {
			continue
		}
		worth += int(face.Successes())
		style := f.Palette.Number().Centered()
		text := "+" + strconv.Itoa(int(face.Successes()))
		if face.Successes() == 0 {
			text, style = "0", style.In(f.Palette.Dim)
		}
		f.Text(text, render.Box(at.X, at.Bottom()+2, size, 20), style)
	}
	s.showSum(side, worth, sum)
}

// showDie shows one die of a mission and tells whether it has been counted.
func (s *missionStage) showDie(side rules.Side, i, n int, face rules.Face, at ui.Rect, rolls bool) (counted bool) {
	f, t := s.f, s.t
	die := pieces.Die(rules.Color((i+1)%2), face)
	if rolls {
		e := s.event
		seed := uint64(t.View.Round)<<8 + uint64(side) + uint64(t.View.Mission.Card)<<16
		t.ShowRolling(at, die, seed, i, n, seat.Rolling(*e, s.told))
		after := time.Duration(s.told*float64(rows.Length(*e))) - render.RollTime(n)
		return after > time.Duration(i)*render.CountTime
	}
	die.Dim = face.Successes() == 0
	asked := game.Key(rules.AskYoda)
	if side == rules.Empire {
		asked = rules.AskAstromech
	}
	if o := rules.DieOf(uint8(i), face, rules.Black); t.Asks(asked) && t.Offered(o) {
		die.Lit, die.Dim = true, false
		state := t.Choice(words.ID(o), at, o)
		f.Die(at, die)
		f.FocusRing(at, state, render.Slight, 0)
		return true
	}
	f.Die(at, die)
	return true
}

// showSum shows a side's successes; at the end those of the portrait too.
func (s *missionStage) showSum(side rules.Side, worth int, r ui.Rect) {
	f, t := s.f, s.t
	p := f.Palette
	total := worth
	if e := s.event; s.outcome && e != nil {
		total = int(e.M)
		if e.Side == side {
			total = int(e.N)
		}
	}
	f.Fill(render.Box(r.X, r.Y+4, 1, r.H-8), pieces.SideColor(&p, side).Alpha(0.4))
	block := r.Middle(r.W, min(r.H, 104))
	number, label := block.CutTop(62)
	f.Text(strconv.Itoa(total), number, p.Title().With(render.Banner).Sized(54).In(pieces.SideColor(&p, side)).Centered())
	note, more := label.CutTop(20)
	f.Text(t.Words.Say("stage.mission.successes", assets.Args{"n": total}), note, p.Label().Centered())
	if total > worth {
		f.Text(t.Words.Say("stage.mission.more", assets.Args{"n": total - worth}), more, p.Label().In(p.Text).Centered())
	}
}

// showStamp stamps the outcome over both sides.
func (s *missionStage) showStamp(r ui.Rect) {
	const over = 2 // it has fallen and is shaken no more
	if !s.outcome || s.event == nil {
		return
	}
	f, t, e := s.f, s.t, s.event
	p := f.Palette
	color, key := pieces.SideColor(&p, e.Side), "stage.mission.success"
	switch {
	case e.Kind == rules.MissionFailed:
		color, key = p.Warning, "stage.mission.failure"
	case e.Kind == rules.MissionResolved:
		key = "stage.mission.resolved"
	case t.View.Mission.Rolled == [2]uint8{}:
		key = "stage.mission.unopposed"
	}
	text := t.Words.Say(key, assets.Args{"n": int(e.N), "m": int(e.M)})
	style := p.Title().With(render.Banner).Sized(40).In(color).Centered()
	told := s.told * float64(rows.Length(*e)) / float64(render.StampTime)
	if f.Clock.Speed == render.Off {
		told = over
	}
	fallen := min(told, 1)
	box := r.Middle(min(f.TextWidth(text, style)+100, r.W), 84)
	scale := 1.0
	if !f.Clock.Reduced {
		scale = render.Between(1.4, 1, render.Out(fallen))
		box = box.Move(render.Shake(min(max(told-1, 0), 1), 2), 0)
	}
	f.Fade(fallen, func() {
		f.Turn(box.Center(), -0.06, scale, func() {
			f.Panel(box, render.PanelStyle{Corner: render.HexPill, Fill: p.Space.Alpha(0.94), Line: color, Width: 4})
			f.Panel(box.InsetXY(12, 8), render.PanelStyle{Corner: render.HexPill, Line: color.Alpha(0.5), Width: 1})
			f.Text(text, box, style)
		})
	})
}
