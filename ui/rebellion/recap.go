package rebellion

import (
	"math"
	"slices"
	"time"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/table/row"
	"holoboard/ui/table/tell"
)

// recap is what the others did since the viewer's last decision.
type recap struct {
	lines []tell.Line
	fresh int // the first of the lines that the pending question added
	heard int // events that the viewer had seen when it was opened

	folded  bool   // to a line in the corner of the log: the map is what he looks at
	watched bool   // he has been at the screen since it was opened before
	chip    string // that line, for so many lines
	count   int
	low     bool // it lies at the foot of the map, as was found out for so many lines
	lowFor  int

	opened [rules.MostPlayers]int // the same by seat, for whoever of its side had the screen last
}

// open collects what the viewer has missed, once for each time that the game has come back to him.
func (r *recap) open(t *Table) {
	if t.Viewer == game.Table || r.heard == len(t.Reel.Events) {
		return
	}
	news, led := t.newsAtScreen()
	var at []int // of what is told, in the log, of which the news are the end
	if opened := r.opened[t.Viewer]; opened > 0 {
		all, by := t.sinceOpened(opened)
		if t.unseen() {
			news, led = all, by
		} else {
			at = gained(all[:max(len(all)-len(news), 0)], rules.SideOf(t.Viewer), len(t.Reel.Events)-len(all))
		}
	}
	r.heard = len(t.Reel.Events)
	for _, s := range t.play.Persons(func(s game.Seat) bool { return rules.SideOf(s) == rules.SideOf(t.Viewer) }) {
		r.opened[s] = t.seen(s)
	}
	for _, i := range missing(news, led, rules.SideOf(t.Viewer), t.unseen()) {
		at = append(at, len(t.Reel.Events)-len(news)+i)
	}
	r.fresh = len(r.lines)
	r.lines = append(r.lines, t.recount(t.Reel.Events, at)...)
	r.folded = t.choosesOnMap() || r.watched && !t.unseen() && t.Asking().Board == row.Weighed
	r.watched, r.lowFor = true, 0
	t.F.ScrollToStart(recapList)
}

// choosesOnMap tells whether the question is put about systems, or about what stands there or is to: the recap must not hide
// them. In the Refresh Phase its steps tell what they have brought, and question follows on question.
func (t *Table) choosesOnMap() bool {
	return t.View.Phase == rules.Refresh || !t.Asking().InPanel && (t.Asking().Board == row.Answered || t.concerned() != 0)
}

// newsAtScreen is what happened since the viewer's last decision, or that of a partner who sits at the screen beside him: what
// was told and done there he has seen with him.
func (t *Table) newsAtScreen() (news []game.Event, led []game.Seat) {
	news, led = t.newsOf(t.Viewer)
	for _, partner := range t.play.Persons(func(s game.Seat) bool { return rules.SideOf(s) == rules.SideOf(t.Viewer) }) {
		since, _ := t.newsOf(partner)
		known := max(len(news)-len(since), 0)
		news, led = news[known:], led[known:]
	}
	return news, led
}

// sinceOpened is what happened since the recap was opened last, also what answers of the viewer's side at the screen led to, as
// if nobody in particular had given those.
func (t *Table) sinceOpened(heard int) (news []game.Event, led []game.Seat) {
	frames, _ := t.play.Keeper.Desk(t.Viewer).Frames(heard)
	for _, f := range frames {
		if rules.SideOf(f.By) == rules.SideOf(t.Viewer) && t.play.Person(f.By) {
			f.By = game.Table
		}
		news, led = append(news, f.Event), append(led, f.By)
	}
	return news, led
}

// seen is how many events a seat saw.
func (t *Table) seen(seat game.Seat) int {
	_, all := t.play.Keeper.Desk(seat).Frames(math.MaxInt)
	return all
}

// newsOf is what a seat saw since it answered last, and whose answers led to it.
func (t *Table) newsOf(seat game.Seat) (news []game.Event, led []game.Seat) {
	desk := t.play.Keeper.Desk(seat)
	frames, _ := desk.Frames(desk.Known())
	for _, f := range frames {
		news, led = append(news, f.Event), append(led, f.By)
	}
	return news, led
}

// gained tells where the events stand by which one's own answers bring in what is not seen on the table, but to be known from
// now on: how missions ended, with the cards that they brought, what the enemy had to say, and new cards of the hand. The first of
// the news stands at the given place.
func gained(news []game.Event, by rules.Side, first int) (told []int) {
	mission := false
	for i, e := range news {
		e := e.(rules.Event)
		switch {
		case rows.Has(e.Kind, row.Outcome):
			mission = e.Kind != rules.MissionFailed
			told = append(told, first+i)
		case rows.Has(e.Kind, row.Onward):
			mission = false
		case mission && (rows.Has(e.Kind, row.Draws|row.Shows)):
			told = append(told, first+i)
		case e.Kind == rules.RegionAnswered || rows.Has(e.Kind, row.Draws) && rows.Actor(e) == by:
			told = append(told, first+i)
		}
	}
	return told
}

// unseen tells whether what happens is not shown while it happens: then the recap alone tells of it.
func (t *Table) unseen() bool { return t.F.Clock.Speed == render.Off }

// missed are the events that a player has to be told of when he is back: what the others did, his partner too, and what
// befell his side. There are none if nobody else did anything, and what befell it was seen. Beside the events stands whose
// answers led to them: from a partner's first answer on what his side does is the partner's doing.
func missed(news []game.Event, led []game.Seat, by rules.Side, unseen bool) (told []rules.Event) {
	for _, i := range missing(news, led, by, unseen) {
		told = append(told, news[i].(rules.Event))
	}
	return told
}

// missing is where among the news the missed events stand.
func missing(news []game.Event, led []game.Seat, by rules.Side, unseen bool) (told []int) {
	others, partner := false, false
	for i, e := range news {
		e := e.(rules.Event)
		whose := rows.Actor(e)
		partner = partner || rules.SideOf(led[i]) == by
		switch {
		case rows.Has(e.Kind, row.Passing), whose != by && rows.Has(e.Kind, row.Shared):
			continue
		case whose == by && !partner && !rows.Has(e.Kind, row.Befalls|row.Draws):
			continue
		}
		told = append(told, i)
		others = others || whose != rules.NoSide && (whose != by || partner || unseen)
	}
	if !others {
		return nil
	}
	return told
}

// outcome is how a mission ended that nobody saw end, where the recap has no room to tell it: a scene or a phone hides it.
func (t *Table) outcome() string {
	r := &t.recap
	if !t.unseen() || t.scene == nil && !t.Phone() && !t.searching && !t.recapIsFolded() || t.Pending.Seat != t.Viewer {
		return ""
	}
	for _, l := range slices.Backward(r.lines[min(r.fresh, len(r.lines)):]) {
		if rows.Has(rules.EventKind(l.Kind), row.Outcome) {
			return l.Text
		}
	}
	return ""
}

// recapList is the list of its lines.
const recapList = "recap.list"

// recapShows tells whether it lies on the table, open or folded.
func (t *Table) recapShows() bool {
	return len(t.recap.lines) > 0 && t.Pending != nil && t.scene == nil && !t.searching && t.grip.name == "" && !t.Phone()
}

// showRecap shows it until it is put away, or until the viewer has answered.
func (t *Table) showRecap() {
	t.recap.folded = t.recap.folded || t.grip.name != "" // he has turned to the map
	if !t.recapShows() {
		return
	}
	if !t.planned() {
		t.foldRecap()
	}
	if t.recapIsFolded() {
		return
	}
	const margin, gap, title = 12, 3, 28
	f := t.F
	p := f.Palette
	style := p.Body().Sized(render.SizeLabel)
	box := t.recapPlace(2*margin+title, func(width float64) float64 { return t.log.LinesHeight(t.recap.lines, width-2*margin, gap, style) + 1 })
	f.Cover("recap", box)
	f.Shadow(box)
	f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.96)).With(p.LineLight, 1))
	head, rest := box.Inset(margin).CutTop(title)
	close, head := head.CutRight(90)
	play, head := head.CutRight(32 + 6)
	first, last := t.recap.lines[0], t.recap.lines[len(t.recap.lines)-1]
	if last.Until > 0 && f.Button(ui.Button{ID: "recap.play", Rect: render.Box(play.X, play.Y-6, 32, play.H), Sign: "play", Size: render.SizeLabel, Hint: t.Words.Say("again.all")}) {
		t.tellAgain(first.First, last.Until)
	}
	f.Label(t.Words.Say("table.recap"), render.Box(head.X, head.Y-9, head.W-8, title+12), p.Title().Sized(18))
	t.log.Scroll(recapList, t.recap.lines, rest, gap, style)
	if f.Button(ui.Button{ID: "recap.close", Rect: close.Move(0, -6), Label: t.Words.Say("table.close"), Size: render.SizeLabel}) {
		t.recap.lines = nil
		f.Invalidate()
	}
}

// recapPlace is where the recap lies, whose lines take a height by its width: at the right of the map, or beside the plan.
func (t *Table) recapPlace(around float64, lines func(width float64) float64) ui.Rect {
	const widest, share, most, margin = 400, 0.4, 0.55, 8
	l := t.Board.Layout()
	if t.planned() {
		_, area := t.besidePlan()
		area.H = min(lines(area.W)+around, area.H)
		return area
	}
	wide := min(widest, l.Map.W*share)
	h := min(lines(wide), l.Map.H*most) + around
	high := render.Box(l.Map.Right()-wide-margin, l.Map.Y+margin, wide, h)
	low := render.Box(high.X, l.Map.Bottom()-h-margin, wide, h)
	if r := &t.recap; r.lowFor != len(r.lines) {
		r.low, r.lowFor = t.hides(low) <= t.hides(high), len(r.lines)
	}
	if t.recap.low {
		return low
	}
	return high
}

// hides counts the systems in a part of the map where pieces stand: they are what is looked at.
func (t *Table) hides(box ui.Rect) (n int) {
	for s := range rules.BaseSpace {
		if t.View.Units[s] != (rules.View{}).Units[s] && box.Contains(t.Board.Center(s, &t.View)) {
			n++
		}
	}
	return n
}

// foldRecap folds it when the player has turned to the map for a while: it hides a part of that.
func (t *Table) foldRecap() {
	const turned = 700 * time.Millisecond
	r := &t.recap
	if r.folded || t.Pointed == (game.Option{}) || t.F.Focused(t.PointedBy) {
		return
	}
	switch looked := t.F.Clock.Now - t.PointedAt; {
	case t.Pointed.Kind != rules.KindSystem && t.Pointed.Kind != rules.KindUnitAt:
	case looked < turned:
		t.F.WakeIn(turned - looked)
	default:
		r.folded = true
		t.F.Invalidate()
	}
}

// recapIsFolded tells whether it is a line now, in the corner of the log.
func (t *Table) recapIsFolded() bool {
	return t.recap.folded && len(t.recap.lines) > 0 && t.Pending != nil && t.scene == nil && !t.searching && !t.planned() && !t.Phone()
}

// showFoldedRecap says at the head of the log how many lines there are, where it covers nothing of the map; a click unfolds
// them. It returns the rest of the log's place.
func (t *Table) showFoldedRecap(area ui.Rect) ui.Rect {
	const height, gap = 30, 2
	f, r := t.F, &t.recap
	if !t.recapIsFolded() {
		return area
	}
	if r.chip == "" || r.count != len(r.lines) {
		r.count, r.chip = len(r.lines), t.Words.Say("table.recap.folded", assets.Args{"n": len(r.lines)})
	}
	head, rest := area.CutTop(height)
	if f.Button(ui.Button{ID: "recap.open", Rect: head, Label: r.chip, Size: render.SizeLabel, Aside: true}) {
		r.folded, r.lowFor, t.Pointed = false, 0, game.Option{}
		f.Invalidate()
	}
	_, rest = rest.CutTop(gap)
	return rest
}
