package front

import (
	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/keeping"
)

const cut = 8 // points: the corners of rows

// showList shows the titles one below the other, and in free slots what there is to do with the one in front.
func (t *front) showList(f *ui.Frame, p *places) {
	if !p.head.Empty() {
		key := "front.shelf"
		if len(t.Titles) == 1 {
			key = "front.shelf.one"
		}
		f.Text(t.Say(key), p.head, f.Palette.Name().Sized(16*p.grow).In(f.Palette.Dim))
	}
	if p.content <= p.list.H+0.5 {
		t.showRows(f, p, p.list)
		return
	}
	f.Scroll("front.list", p.list, p.content+8, func(content ui.Rect) {
		t.showRows(f, p, ui.Box(content.X+4, content.Y+4, content.W-8, content.H))
	})
}

func (t *front) showRows(f *ui.Frame, p *places, r ui.Rect) {
	place := func(i int) ui.Rect { return ui.Box(r.X, r.Y+float64(i)*p.step, r.W, p.row) }
	for i := range t.Titles {
		t.showTitle(f, p, place(i), i)
	}
	rows := len(t.Titles)
	switch own := t.own(); {
	case rows+1 == t.entries() && len(own) > 1: // one slot is free: to begin a game and to learn it share it
		t.showPair(f, p, place(rows), own)
		rows++
	default:
		for _, own := range own[:min(len(own), t.entries()-rows)] {
			if own.show(f, place(rows), p.grow) {
				own.act(f)
			}
			rows++
		}
	}
	if p.low {
		small := ui.Box(r.X, r.Y+float64(rows)*p.step+4, r.W, 56)
		t.showItems(f, small, p.grow)
		t.showFoot(f, ui.Box(r.X, small.Bottom()+4, r.W, 24))
	}
}

// showPair shows the first two things to do with the title in front side by side, with its name below both.
func (t *front) showPair(f *ui.Frame, p *places, r ui.Rect, own []own) {
	const gap = 8
	for i, o := range own[:2] {
		o.label, o.second = o.brief, t.name(t.front())
		if o.showIn(f, r.Column(i, 2, gap*p.grow), p.grow, 52*p.grow) {
			o.act(f)
		}
	}
}

// titleID is the spot of a title's row.
func titleID(t *shelf.Title) string { return "title." + t.ID }

// showTitle shows a title's row: its light and sign, its name, who plays it how long, and how its last game stands.
func (t *front) showTitle(f *ui.Frame, p *places, r ui.Rect, i int) {
	title := &t.Titles[i]
	b := box{id: titleID(title), name: t.name(title), rect: r, sideways: len(t.Titles) > 1}
	clicked, state := b.show(f)
	if state.Focus || state.Sheet {
		t.turn.begin(f, i, len(t.Titles))
	}
	if state.Focus {
		t.turnByKeys(f, i)
	}
	light := title.Light(f.Palette)
	f.Fill(ui.Box(r.X, r.Y+10, 3, r.H-20), light)
	pal, q := f.Palette, p.grow
	sign := min(40*q, r.H-8)
	f.Sign(title.Sign, ui.Box(r.X+14*q, r.Center().Y-sign/2, sign, sign), light.Mix(pal.Text, 0.25))
	_, text := r.CutLeft(14*q + sign + 14*q)
	text.W -= 16 * q
	name := t.name(title)
	said, acts := t.state(title)
	style := pal.Name().Sized(15 * q).In(pal.Dim).AtRight()
	if acts {
		style = style.In(pal.Legal)
	}
	head := pal.Title().Sized(20 * q)
	upper, lower := text, ui.Rect{}
	if !p.compact {
		upper, lower = ui.Box(text.X, r.Y+r.H*0.11, text.W, r.H*0.42), ui.Box(text.X, r.Y+r.H*0.52, text.W, r.H*0.38)
	} else {
		head = head.Sized(18 * q)
	}
	width := f.TextWidth(name, head)
	if width+12+f.TextWidth(said, style) <= upper.W {
		f.Text(said, upper, style)
	} else if acts {
		f.Dot(ui.Point{X: upper.Right() - 5, Y: upper.Center().Y}, 5, pal.Legal) // the state gives way to its sign
		upper.W -= 16
	}
	for head.Size > 18 && f.TextWidth(name, head) > upper.W {
		head.Size--
	}
	f.Text(name, upper, head)
	if t.Failed[title.ID] != nil && !p.compact {
		f.Text(t.Say("front.again"), lower, pal.Body().Sized(15*q))
	} else if !p.compact {
		t.showLine(f, lower, title, pal.Body().Sized(15*q).In(pal.Dim))
	}
	if clicked {
		t.open(f, i)
	}
}

// showLine says who plays a title and how long; where there is not enough room only who.
func (t *front) showLine(f *ui.Frame, r ui.Rect, title *shelf.Title, style render.TextStyle) {
	line := t.playersAndMinutes(title)
	if f.TextWidth(line, style) > r.W {
		line = t.players(title)
	}
	f.Text(line, r, f.Fitted(line, style, r.W))
}

// name is what a title is called on the shelf; one that could not be loaded has no other name than its ID.
func (s *Shelf) name(title *shelf.Title) string {
	if words := s.Shown(title); words.Has("title.name") {
		return words.Say("title.name")
	}
	return title.ID
}

// players says how many play a title.
func (s *Shelf) players(title *shelf.Title) string {
	least, most := len(title.Seats[0]), len(title.Seats[len(title.Seats)-1])
	if least == most {
		return s.Words.Say("shell.new.players", assets.Args{"n": least})
	}
	return s.Words.Say("shell.front.players", assets.Args{"n": least, "m": most})
}

func (s *Shelf) playersAndMinutes(title *shelf.Title) string {
	return s.players(title) + " · " + s.Words.Say("shell.front.minutes", assets.Args{"n": title.Minutes})
}

// state says how a title's last game stands, in a word or two, and whether the player may act in it.
func (s *Shelf) state(title *shelf.Title) (said string, acts bool) {
	e := s.entry(title)
	switch {
	case s.Failed[title.ID] != nil:
		return s.Say("front.broken"), false
	case e.Damaged:
		return s.Say("front.damaged"), false
	case e.Saved.IsZero():
		return s.Say("front.none"), false
	case e.Over:
		return s.Say("front.over"), false
	case e.Rules > title.Rules:
		return s.Say("front.newer"), false
	case !title.Opens(e.Rules):
		return s.Say("front.older"), false
	case e.Seat != "":
		return s.Say("front.turn"), true
	}
	return s.Say("front.saved"), false
}

// An own is something to do with the title in front, in a free slot of the list.
type own struct {
	id, sign, label, second string
	brief                   string // what it is called where its title is named below it
	act                     func(f *ui.Frame)
}

// own is what there is to do with the title in front, what is wanted most first.
func (t *front) own() []own {
	title := t.front()
	if t.Failed[title.ID] != nil {
		return nil
	}
	e := t.entry(title)
	return []own{
		{"new_game", "plus", t.of("new_game", title), t.Say("new_game.line"), t.Say("new_game"), func(f *ui.Frame) { t.to.NewGame(f, title) }},
		{"learn", "learn", t.of("front.learn", title), t.lesson(title, e), t.Say("front.learn"), func(f *ui.Frame) { t.to.Learn(f, title) }},
		{"load", "replay", t.of("front.replays", title), t.replays(e), t.Say("front.replays"), func(f *ui.Frame) { t.to.Saved(f, title, t) }},
	}
}

// replays says how many games can be looked at again.
func (s *Shelf) replays(e *keeping.Entry) string {
	if e.Saves+e.Played == 0 {
		return s.Say("front.replays.none")
	}
	return s.Words.Say("shell.front.replays.line", assets.Args{"n": e.Saves, "m": e.Played})
}

// of is a phrase, which names the title where there are several.
func (t *front) of(key string, title *shelf.Title) string {
	if len(t.Titles) == 1 {
		return t.Say(key)
	}
	return t.Say(key) + ": " + t.name(title)
}

// lesson says how far the player is in a title's guided game.
func (s *Shelf) lesson(title *shelf.Title, e *keeping.Entry) string {
	n := len(title.Chapters)
	if e.Learnt == n {
		return s.Words.Say("shell.front.learn.done", assets.Args{"n": n})
	}
	name := s.Shown(title).Say("lesson." + title.Chapters[e.Lesson])
	return s.Words.Say("shell.front.learn.at", assets.Args{"n": e.Lesson + 1, "of": n, "name": name})
}

func (o own) show(f *ui.Frame, r ui.Rect, q float64) bool { return o.showIn(f, r, q, 68*q) }

// showIn shows it with its words beginning at x.
func (o own) showIn(f *ui.Frame, r ui.Rect, q, x float64) bool {
	clicked, _ := (box{id: o.id, name: ui.Joined(o.label, o.second), rect: r}).show(f)
	showEntry(f, r, o.sign, o.label, o.second, x, q)
	return clicked
}

// showEntry shows the sign and the two lines of an entry, whose text begins at x.
func showEntry(f *ui.Frame, r ui.Rect, sign, label, second string, x, q float64) {
	pal := f.Palette
	size := min(24*q, r.H-12)
	f.Sign(sign, ui.Box(r.X+x/2-size/2+2*q, r.Center().Y-size/2, size, size), pal.Dim)
	_, text := r.CutLeft(x)
	text.W -= 12 * q
	head, line := pal.Title().Sized(min(20*q, x*0.3)), pal.Body().Sized(15*q).In(pal.Dim)
	if second == "" || r.H < 48 {
		f.Label(label, text, f.Fitted(label, head, text.W))
		return
	}
	upper, lower := ui.Box(text.X, r.Y+r.H*0.11, text.W, r.H*0.42), ui.Box(text.X, r.Y+r.H*0.52, text.W, r.H*0.38)
	for head.Size > 15 && f.TextWidth(label, head) > upper.W {
		head.Size--
	}
	f.Text(label, upper, head)
	for line.Size > render.SizeLabel && f.TextWidth(second, line) > lower.W {
		line.Size--
	}
	f.Text(second, lower, line)
}

// A box is a dark panel that can be clicked.
type box struct {
	id       string
	name     string // what it is called in an account
	rect     ui.Rect
	sideways bool // the keys to the left and right are its own
	faint    bool
}

// show draws the box and tells whether it was clicked.
func (b box) show(f *ui.Frame) (clicked bool, s ui.State) {
	s = f.Spot(ui.Spot{ID: b.id, Name: b.name, Rect: b.rect, Slow: true, Sideways: b.sideways})
	pal := f.Palette
	style := render.PanelStyle{Corner: render.Cut, Radius: cut, Fill: pal.Panel, Line: pal.LineLight, Width: 1}
	if b.faint {
		style.Fill = pal.Panel.Alpha(0.8)
	}
	if s.Hover {
		style.Fill = pal.PanelLight.Mix(pal.Accent, 0.1)
	}
	pressed(f, b.rect, s, func() { f.Panel(b.rect, style) })
	f.FocusRing(b.rect, s, render.Cut, cut)
	return s.Clicked, s
}

// pressed draws something a little smaller while it is held down.
func pressed(f *ui.Frame, r ui.Rect, s ui.State, draw func()) {
	scale := 1.0
	if s.Pressed && s.Hover {
		scale = 0.98
	}
	f.Turn(r.Center(), 0, scale, draw)
}
