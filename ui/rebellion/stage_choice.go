package rebellion

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
)

// showCards shows options as large cards in the middle of an area: what has no place on the table, or is not at hand there.
func (t *Table) showCards(options []game.Option, area ui.Rect) {
	if len(options) == 0 {
		return
	}
	if t.scene == nil && len(t.recap.lines) > 0 && !t.Phone() { // it stands at the map's right and must not hide a card
		const besideRecap = 420
		_, area = t.Board.Layout().Map.CutRight(besideRecap)
	}
	if t.Asks(rules.AskRecruit) {
		t.showRecruits(options, area)
		return
	}
	const gap, margin = 14, 18
	room := area.Inset(margin + 12)
	size := render.Point{X: 148, Y: 172}
	if wholeCard(options[0]) {
		size = render.Point{X: board.CardWidth, Y: board.CardHeight}
	}
	columns, w, h := cardGrid(len(options), size, room, gap)
	content := float64((len(options)+columns-1)/columns)*(h+gap) - gap
	if content > room.H && !t.Phone() && titled(options[0]) {
		t.searching = len(t.recap.lines) > 0 // it gives way, or most titles would be out of sight
		t.showTitles(options, t.Middle().Inset(margin+12))
		return
	}
	panel := area.Middle(float64(columns)*(w+gap)-gap+2*margin+10, min(content, room.H)+2*margin)
	t.Panel("choices", panel)
	t.F.Scroll("choices.list", panel.Inset(margin-4), content+8, func(list ui.Rect) {
		for i, o := range options {
			row := options[i/columns*columns : min((i/columns+1)*columns, len(options))]
			left := list.Center().X - (float64(len(row))*(w+gap)-gap)/2
			cell := render.Box(left+float64(i%columns)*(w+gap), list.Y+4+float64(i/columns)*(h+gap), w, h)
			t.showChoice(o, cell)
		}
	})
}

// titled tells whether an option can be shown as a line with its title.
func titled(o game.Option) bool {
	switch o.Kind {
	case rules.KindMission, rules.KindObjective, rules.KindTactic, rules.KindAction:
		return true
	}
	return false
}

// showTitles shows cards that are too many to be shown whole: all their titles, and beside them the card that is pointed at, or
// was last.
func (t *Table) showTitles(options []game.Option, room ui.Rect) {
	const gap, margin, widest, high = 8, 18, 236, 40
	h := min(room.H, board.CardHeight)
	w := h * board.CardWidth / board.CardHeight
	left := room.W - w - 2*gap
	wide := min(widest, left-gap)
	fit := max(int((h+gap)/(high+gap)), 1)
	columns := min(max((len(options)+fit-1)/fit, 1), max(int(left/(wide+gap)), 1))
	rows := (len(options) + columns - 1) / columns
	list := float64(columns)*(wide+gap) + 2*gap
	panel := room.Middle(list+w, h).Inset(-margin)
	t.Panel("choices", panel)
	card, titles := panel.Inset(margin).CutRight(w)
	if !slices.Contains(options, t.looked) {
		t.looked = options[0]
	}
	t.F.Scroll("choices.list", titles.Inset(-4), float64(rows)*(high+gap), func(content ui.Rect) {
		for i, o := range options {
			cell := render.Box(content.X+4+float64(i/rows)*(wide+gap), content.Y+4+float64(i%rows)*(high+gap), wide, high)
			s := t.Choice("choice."+words.ID(o), cell, o)
			if s.Attention() && t.looked != o {
				t.looked = o
				t.F.Invalidate()
			}
			t.Board.CardLine(t.F.Canvas, &t.View, o, 1, cell)
			t.FrameOf(cell, board.State{Lit: true, Hover: s.Attention(), Pressed: s.Pressed, Planned: t.Picked(o)})
		}
	})
	t.Board.Card(t.F.Canvas, &t.View, t.looked, card)
}

// cardGrid finds how many cards go into a row, and the width and height of each.
func cardGrid(n int, size render.Point, room ui.Rect, gap float64) (columns int, w, h float64) {
	columns, scale := cardColumns(n, size, room, gap)
	return columns, size.X * scale, size.Y * scale
}

// cardColumns finds how many cards go into a row so that they are as large as they can be, at least of a readable size: what
// has no room then is scrolled to.
func cardColumns(n int, size render.Point, room ui.Rect, gap float64) (columns int, scale float64) {
	const least, most = 0.62, 0.8
	readable := min(max(room.H/size.Y, least), most)
	for k := 1; k <= n; k++ {
		rows := float64((n + k - 1) / k)
		f := min((room.W+gap)/float64(k)-gap, size.X) / size.X
		f = min(f, ((room.H+gap)/rows-gap)/size.Y)
		if f >= scale-0.001 {
			columns, scale = k, f
		}
	}
	if scale < readable {
		scale = readable
		columns = max(int((room.W+gap)/(size.X*scale+gap)), 1)
	}
	return columns, scale
}

// wholeCard tells whether an option is shown as a whole card with its words.
func wholeCard(o game.Option) bool {
	switch o.Kind {
	case rules.KindMission, rules.KindObjective, rules.KindTactic, rules.KindSystem, rules.KindProbe, rules.KindAction:
		return true
	}
	return false
}

// showChoice shows one option that can be chosen: a whole card or a picture.
func (t *Table) showChoice(o game.Option, cell ui.Rect) {
	s := t.Choice("choice."+words.ID(o), cell, o)
	look := board.State{Lit: true, Hover: s.Attention(), Pressed: s.Pressed, Planned: t.Picked(o)}
	t.F.Turn(cell.Center(), 0, pressedScale(s), func() {
		if !wholeCard(o) || !t.Board.Card(t.F.Canvas, &t.View, o, cell) {
			t.drawTile(o, cell)
		}
	})
	t.FrameOf(cell, look)
	if !wholeCard(o) && o.Kind != rules.KindDie {
		t.ShowSheet(cell, s, o)
	}
}

func pressedScale(s ui.State) float64 {
	if s.Pressed {
		return 0.97
	}
	return 1
}

// drawTile draws an option as a picture with a name and a line below it.
func (t *Table) drawTile(o game.Option, cell ui.Rect) {
	f := t.F
	p := f.Palette
	f.Panel(cell, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
	name, note := t.tileText(o)
	lines := 44.0
	if note == "" {
		lines = 24
	}
	text, picture := cell.Inset(8).CutBottom(lines)
	upper, lower := text.CutTop(22)
	f.Label(name, upper, p.Name().Centered().Tightly())
	f.Text(note, lower, t.noteStyle(o).Centered())
	t.drawTilePicture(o, picture)
}

// noteStyle is how the line about an option is written: what is built costs a figure in the place named.
func (t *Table) noteStyle(o game.Option) render.TextStyle {
	p := t.F.Palette
	if o.Kind == rules.KindBuild {
		return p.Label().In(p.Warning)
	}
	return p.Label()
}

// tileText is the name of an option and what else must be known of it.
func (t *Table) tileText(o game.Option) (name, note string) {
	place := func(s uint8) string {
		if rules.System(s) == rules.BaseSpace {
			return t.Words.Say("board.base_space") // its whole name has no room
		}
		return t.Say.System(rules.System(s))
	}
	switch o.Kind {
	case rules.KindLeader, rules.KindCaptive:
		return t.Say.LeaderShort(rules.Leader(o.A)), ""
	case rules.KindUnit, rules.KindTarget:
		return t.Say.UnitName(rules.Unit(o.A)), ""
	case rules.KindBuild: // where a figure on the board is destroyed for it
		if rules.System(o.B) == rules.NoSystem {
			return t.Say.UnitName(rules.Unit(o.A)), ""
		}
		return t.Say.UnitName(rules.Unit(o.A)), "−1 " + place(o.B)
	case rules.KindUnitAt, rules.KindMove:
		return t.Say.UnitName(rules.Unit(o.A)), place(o.B)
	case rules.KindQueued:
		return t.Say.UnitName(rules.Unit(o.A)), t.Words.Say("stage.queue_space", assets.Args{"n": int(o.B)})
	case rules.KindTheater:
		th := rules.Theater(o.A)
		return t.Words.Say("theater." + th.String()), t.Words.Say("stage.in_deck", assets.Args{"n": int(t.View.TacticDeck[th])})
	case rules.KindDie:
		return t.Words.Say("face." + rules.Face(o.B).String()), t.Words.Say("color." + rules.Color(o.C).String())
	}
	return t.Say.Choice(t.Pending, &t.View, o), ""
}

func (t *Table) drawTilePicture(o game.Option, r ui.Rect) {
	f := t.F
	p := f.Palette
	side := min(r.W, r.H, 64)
	switch o.Kind {
	case rules.KindLeader, rules.KindCaptive:
		bust, line := r.CutTop(r.H - 22)
		pieces.DrawLeader(f.Canvas, &t.View, rules.Leader(o.A), bust.Middle(bust.H*0.8, bust.H))
		pieces.TacticValues(f.Canvas, rules.Leader(o.A), line.Middle(74, 17))
	case rules.KindUnit, rules.KindUnitAt, rules.KindMove, rules.KindQueued, rules.KindBuild, rules.KindTarget:
		pieces.DrawUnit(f.Canvas, rules.Unit(o.A), r.Inset(min(6, r.H*0.08)))
	case rules.KindTheater:
		sign, color := "tactic_space", p.Sky
		if rules.Theater(o.A) == rules.Ground {
			sign, color = "tactic_ground", p.Ground
		}
		f.Sign(sign, r.Middle(side, side), color)
	case rules.KindDie:
		f.Die(r.Middle(side*0.8, side*0.8), pieces.Die(rules.Color(o.C), rules.Face(o.B)))
	case rules.KindMobilize:
		f.Text(strconv.Itoa(int(o.A)), r, p.Number().Sized(side*0.7).Centered())
	}
}

// showRecruits shows the action cards drawn, and under each the leaders that it recruits.
func (t *Table) showRecruits(options []game.Option, area ui.Rect) {
	const gap, margin, row = 20, 18, 58.0
	var cards []rules.Action
	most := 0
	under := map[rules.Action][]rules.Leader{}
	for _, o := range options {
		a := rules.Action(o.A)
		if under[a] == nil {
			cards = append(cards, a)
			under[a] = a.Card().Leaders.List()
		}
		if l := rules.Leader(o.B); l == rules.NoLeader {
			under[a] = append(under[a], l)
		}
		most = max(most, len(under[a]))
	}
	if t.Phone() {
		t.listRecruits(cards, under, area)
		return
	}
	rows := float64(most) * (row + 6)
	h := min(area.H-2*margin-24-rows-10, 360)
	w := max(h*board.CardWidth/board.CardHeight, 190)
	w = min(w, (area.W-60)/float64(len(cards))-gap)
	panel := area.Middle(float64(len(cards))*(w+gap)-gap+2*margin, h+rows+10+2*margin)
	t.Panel("choices", panel)
	column := panel.Inset(margin)
	for _, a := range cards {
		var whole ui.Rect
		whole, column = column.CutLeft(w)
		_, column = column.CutLeft(gap)
		card, list := whole.CutTop(h)
		t.Board.Card(t.F.Canvas, &t.View, rules.RecruitWith(a, rules.NoLeader), card)
		s := t.F.Spot(ui.Spot{ID: "card." + words.ID(a.Thing()), Rect: card, Quiet: true})
		t.ShowSheet(card, s, a.Thing())
		_, list = list.CutTop(10)
		for _, l := range under[a] {
			var line ui.Rect
			line, list = list.CutTop(row)
			_, list = list.CutTop(6)
			t.showRecruit(a, l, line)
		}
	}
}

// showRecruit shows a leader on an action card, who may be available or not.
func (t *Table) showRecruit(a rules.Action, l rules.Leader, line ui.Rect) {
	f := t.F
	p := f.Palette
	o := rules.RecruitWith(a, l)
	s, look := t.Scenery("choice."+words.ID(o), line, o)
	alpha := 1.0
	if !look.Lit {
		alpha = 0.5
	}
	f.Fade(alpha, func() {
		f.Panel(line, p.Glass().Filled(p.PanelLight).With(p.LineLight, 1))
		if l == rules.NoLeader {
			f.Text(t.Words.Say("stage.nobody"), line, p.Name().Centered())
			return
		}
		bust, text := line.Inset(4).CutLeft((line.H - 8) * 0.8)
		pieces.DrawPortrait(f.Canvas, l, bust)
		_, text = text.CutLeft(8)
		upper, lower := text.Middle(text.W, 42).CutTop(21)
		f.Text(t.Say.LeaderShort(l), upper, p.Name())
		pieces.TacticValues(f.Canvas, l, render.Box(lower.X, lower.Y+2, 60, 16))
		skills := render.Box(lower.X+66, lower.Y+2, lower.W-66, 16)
		pieces.Skills(f.Canvas, l, []rules.Skill{rules.Diplomacy, rules.Intel, rules.SpecOps, rules.Logistics}, skills)
	})
	t.FrameOf(line, look)
	if l != rules.NoLeader {
		t.ShowSheet(line, s, l.Thing())
	}
}
