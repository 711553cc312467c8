package rebellion

import (
	"encoding/json"
	"strings"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Pins and notes: what a player thinks of a system himself, in the hunt. Only his seat sees them. They are no part of the
// game: the program keeps them beside it, and no recording, report or second window is given any.

// pin is a sign that a player puts at a system.
type pin string

// The pins; none is the empty one.
const (
	suspected pin = "suspected"
	dismissed pin = "dismissed"
	marked    pin = "marked"
)

// pins are all of them, as they are offered.
var pins = []pin{suspected, dismissed, marked}

var pinSigns = map[pin]string{suspected: "eye", dismissed: "cross", marked: "pin"}

// note is what a player put down about a system.
type note struct {
	Pin  pin    `json:"pin,omitempty"`
	Text string `json:"text,omitempty"`
}

// pinboard is what the seats put down about systems, by their ids.
type pinboard map[game.Seat]map[string]note

// put puts a note down, or takes the one there away.
func (b pinboard) put(seat game.Seat, s rules.System, n note) {
	n.Text = strings.TrimSpace(n.Text)
	switch {
	case n == note{}:
		delete(b[seat], s.String())
	case b[seat] == nil:
		b[seat] = map[string]note{s.String(): n}
	default:
		b[seat][s.String()] = n
	}
}

// noting is the note that a player is writing.
type noting struct {
	system rules.System
	draft  note
	seen   int // frames, until keys begin at the pins
}

// Notes implements [ui.Noting].
func (t *Table) Notes() []byte {
	for _, notes := range t.pins {
		if len(notes) > 0 {
			data, err := json.Marshal(t.pins)
			if err != nil {
				panic(err) // maps of texts can be written
			}
			return data
		}
	}
	return nil
}

// TakeNotes implements [ui.Noting].
func (t *Table) TakeNotes(data []byte) error {
	kept := pinboard{}
	if err := json.Unmarshal(data, &kept); err != nil {
		return err
	}
	t.pins = kept
	return nil
}

// HideNotes implements [ui.Noting].
func (t *Table) HideNotes(hide bool) { t.hunt.bare = hide }

// noteAt is what the player who looks at the screen put down about a system.
func (t *Table) noteAt(s rules.System) note {
	if t.hunt.bare || !t.mayPin() {
		return note{}
	}
	return t.pins[t.View.Seat][s.String()]
}

// mayPin tells whether the player can pin systems now: in the hunt, in a game that is played.
func (t *Table) mayPin() bool {
	return t.hunting() && t.guide == nil && t.View.Seat == t.Viewer && t.play.Person(t.Viewer)
}

// pinning tells whether a click on a system now means his note to it, and no answer.
func (t *Table) pinning() bool { return t.hunt.pinning && t.mayPin() }

func (t *Table) togglePinning() {
	t.hunt.pinning = !t.hunt.pinning
	if t.hunt.pinning {
		t.open(board.MapTab)
		t.hunt.focus = pinID(t.firstSite())
	}
	t.F.Invalidate()
}

// firstSite is a system to begin with.
func (t *Table) firstSite() rules.System {
	for s := range rules.BaseSpace {
		if t.View.Sites().Has(s) {
			return s
		}
	}
	return 0
}

func pinID(s rules.System) string { return "pin." + s.String() }

// withPins puts the button that leads to pins and notes before other buttons, in the hunt.
func (t *Table) withPins(buttons []flow.Button) []flow.Button {
	if !t.mayPin() {
		return buttons
	}
	pins := flow.Button{
		Button: ui.Button{ID: "pins", Label: t.Words.Say("pins.button"), Sign: "pin", Key: ui.KeyN, KeyName: "N", Hint: t.Words.Say("pins.hint")},
		Press:  func(game.Option) { t.togglePinning() },
	}
	return append([]flow.Button{pins}, buttons...)
}

// showPinningBar says in place of the question what can be done with pins.
func (t *Table) showPinningBar() {
	bar := ui.Prompt{Rect: t.Board.Layout().Prompt, Waiting: true, Title: t.Words.Say("pins.title"), Help: t.Words.Say("pins.help")}
	back := flow.Button{
		Button: ui.Button{ID: "pins.end", Label: t.Words.Say("pins.end"), KeyName: "Esc"},
		Press:  func(game.Option) { t.togglePinning() },
	}
	t.showBar(bar, []flow.Button{back})
	if t.writing == nil && (t.F.Pressed(ui.KeyEscape) || t.F.Pressed(ui.KeyN)) {
		t.togglePinning()
	}
}

// showSitesToPin lets the player point at systems, to pin them.
func (t *Table) showSitesToPin() {
	const thumb = 44
	for s := range rules.BaseSpace {
		size := max(2*huntSize*t.Board.Camera().Zoom, thumb)
		r := render.Around(t.Board.Center(s.Thing(), &t.View), size, size)
		if !r.Overlaps(t.Board.Layout().Map) {
			continue
		}
		state := t.F.Spot(ui.Spot{ID: pinID(s), Rect: r, Round: true, Slow: true})
		t.PointAt(s.Thing(), pinID(s), state)
		t.states[s.Thing()] = board.State{Hover: state.Attention()}
		t.F.Hint(r, state, t.siteText(s))
		switch {
		case t.hunt.focus != pinID(s):
		case t.hunt.focus == t.F.Window().Focus():
			t.hunt.focus = ""
		default: // again until it stays: a panel that closes takes the focus along
			t.F.FocusOn(t.hunt.focus)
		}
		if state.Clicked {
			t.writing = &noting{system: s, draft: t.noteAt(s)}
			t.F.Invalidate()
		}
	}
}

// drawPin draws a player's pin at a system, and that there is a note.
func (t *Table) drawPin(s rules.System, at render.Point) {
	const size, sign = 24, 15
	n := t.noteAt(s)
	if n == (note{}) {
		return
	}
	f, p := t.F, t.F.Palette
	reach := huntSize * t.Board.Camera().Zoom * 0.8
	box := render.Around(render.Point{X: at.X - 1.5*reach, Y: at.Y - 0.4*reach}, size, size) // where neither units nor signs stand
	f.Panel(box, render.PanelStyle{Corner: render.Slight, Fill: p.Prompt, Line: p.Amber, Width: 1.5})
	name := pinSigns[n.Pin]
	if name == "" {
		name = "log" // there is only something written
	}
	f.Sign(name, box.Middle(sign, sign), p.Text)
	if n.Text != "" && n.Pin != "" {
		f.Dot(render.Point{X: box.Right() - 1, Y: box.Y + 1}, 4, p.Amber)
	}
}

// noteText says what the player put down about a system, or nothing.
func (t *Table) noteText(s rules.System) string {
	n := t.noteAt(s)
	text := n.Text
	if n.Pin != "" {
		text = strings.TrimSuffix(t.Words.Say("pins."+string(n.Pin))+". "+n.Text, " ")
	}
	return text
}

// showNote shows the note that the player is writing.
func (t *Table) showNote() {
	w := t.writing
	if w == nil {
		return
	}
	if !t.mayPin() {
		t.writing = nil
		return
	}
	t.F.Modal(func() {
		const margin, head, row, gap = 20, 40, 46, 12
		f, p := t.F, t.F.Palette
		wide := min(520, f.W-24)
		about := t.siteReason(w.system)
		known := f.ParagraphHeight(about, wide-2*margin, p.Body())
		hint := f.ParagraphHeight(t.Words.Say("pins.only_you"), wide-2*margin, p.Body())
		stacked := t.Board.Layout().Form == board.Upright
		choices := 1.0
		if stacked {
			choices = float64(len(pins))
		}
		box := f.Bounds().Middle(wide, min(2*margin+head+known+hint+(choices+2)*(row+gap)+2*gap, f.H-8))
		f.Shadow(box)
		f.Panel(box, p.Glass().Filled(p.Panel.Alpha(0.98)).With(p.LineLight, 1))
		title, rest := box.Inset(margin).CutTop(head)
		name := t.Say.System(w.system)
		f.Text(name, title.Move(0, -6), f.Fitted(name, p.Title(), title.W))
		f.Paragraph(about, rest, p.Body())
		_, rest = rest.CutTop(known + gap)
		rest = t.showPins(rest, stacked, row, gap)
		field, rest := rest.CutTop(row)
		f.Field(ui.Field{ID: "note.text", Rect: field, Empty: t.Words.Say("pins.write"), Most: 80}, &w.draft.Text)
		_, rest = rest.CutTop(gap)
		f.Paragraph(t.Words.Say("pins.only_you"), rest, p.Body().In(p.Dim))
		foot, _ := box.Inset(margin).CutBottom(row)
		t.endNote(foot.Columns(gap, 1, 1))
		if w.seen < 2 { // the first frame only puts the panel over the table
			w.seen++
			f.FocusOn("note." + string(suspected))
			f.Invalidate()
		}
	})
}

// showPins offers the pins and returns the place below.
func (t *Table) showPins(area ui.Rect, stacked bool, row, gap float64) (rest ui.Rect) {
	w := t.writing
	places := make([]ui.Rect, len(pins))
	if stacked {
		for i := range pins {
			places[i], area = area.CutTop(row)
			_, area = area.CutTop(gap)
		}
	} else {
		var line ui.Rect
		line, area = area.CutTop(row)
		_, area = area.CutTop(gap)
		places = line.Columns(gap, 1, 1, 1)
	}
	for i, name := range pins {
		b := ui.Button{
			ID: "note." + string(name), Rect: places[i], Label: t.Words.Say("pins." + string(name)), Sign: pinSigns[name],
			Size: render.SizeText, Chosen: w.draft.Pin == name,
		}
		if t.F.Button(b) {
			if w.draft.Pin == name {
				name = ""
			}
			w.draft.Pin = name
			t.F.Invalidate()
		}
	}
	return area
}

// endNote keeps the note, or takes it away.
func (t *Table) endNote(places []ui.Rect) {
	f, w := t.F, t.writing
	away := ui.Button{ID: "note.away", Rect: places[0], Label: t.Words.Say("pins.away"), Size: render.SizeText}
	if w.draft == (note{}) {
		away.Why = t.Words.Say("pins.nothing")
	}
	done := f.Button(ui.Button{ID: "note.done", Rect: places[1], Label: t.Words.Say("pins.done"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"})
	if f.Button(away) {
		w.draft, done = note{}, true
	}
	if !done && !f.Pressed(ui.KeyEscape) {
		return
	}
	if done {
		t.pins.put(t.View.Seat, w.system, w.draft)
		t.Program.Keep(f, t)
	}
	t.writing = nil
	t.hunt.focus = pinID(w.system)
	f.Invalidate()
}
