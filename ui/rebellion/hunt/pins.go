package hunt

import (
	"encoding/json"
	"strings"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	board "holoboard/render/rebellion"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Pins and notes: what a player thinks of a system himself, in the hunt. Only his seat sees them. They are no part of the
// game: the program keeps them beside it, and no recording, report or second window is given any.

// Pin is a sign that a player puts at a system.
type Pin string

// The pins; none is the empty one.
const (
	Suspected Pin = "suspected"
	Dismissed Pin = "dismissed"
	Marked    Pin = "marked"
)

// pins are all of them, as they are offered.
var pins = []Pin{Suspected, Dismissed, Marked}

var pinSigns = map[Pin]string{Suspected: "eye", Dismissed: "cross", Marked: "pin"}

// Note is what a player put down about a system.
type Note struct {
	Pin  Pin    `json:"pin,omitempty"`
	Text string `json:"text,omitempty"`
}

// Pinboard is what the seats put down about systems, by their ids.
type Pinboard map[game.Seat]map[string]Note

// Put puts a note down, or takes the one there away.
func (b Pinboard) Put(seat game.Seat, s rules.System, n Note) {
	n.Text = strings.TrimSpace(n.Text)
	switch {
	case n == Note{}:
		delete(b[seat], s.String())
	case b[seat] == nil:
		b[seat] = map[string]Note{s.String(): n}
	default:
		b[seat][s.String()] = n
	}
}

// Notes are the notes as they are kept beside the game, or nil where there are none.
func (h *Hunt) Notes() []byte {
	for _, notes := range h.Pins {
		if len(notes) > 0 {
			data, err := json.Marshal(h.Pins)
			if err != nil {
				panic(err) // maps of texts can be written
			}
			return data
		}
	}
	return nil
}

// TakeNotes takes notes up that were kept.
func (h *Hunt) TakeNotes(data []byte) error {
	kept := Pinboard{}
	if err := json.Unmarshal(data, &kept); err != nil {
		return err
	}
	h.Pins = kept
	return nil
}

// HideNotes shows the table without notes, or with them again.
func (h *Hunt) HideNotes(hide bool) { h.bare = hide }

// noteAt is what the player who looks at the screen put down about a system.
func (h *Hunt) noteAt(s rules.System) Note {
	if h.bare || !h.mayPin() {
		return Note{}
	}
	return h.Pins[h.View.Seat][s.String()]
}

// mayPin tells whether the player can pin systems now: in the hunt, in a game that is played.
func (h *Hunt) mayPin() bool {
	return h.Shows() && h.View.Seat == h.Viewer && h.Plays()
}

// Pinning tells whether a click on a system now means his note to it, and no answer.
func (h *Hunt) Pinning() bool { return h.pinning && h.mayPin() }

// TogglePinning begins to pin systems, or ends that.
func (h *Hunt) TogglePinning() {
	h.pinning = !h.pinning
	if h.pinning {
		h.OpenMap()
		h.focus = pinID(h.firstSite())
	}
	h.F.Invalidate()
}

// firstSite is a system to begin with.
func (h *Hunt) firstSite() rules.System {
	for s := range rules.BaseSpace {
		if h.View.Sites().Has(s) {
			return s
		}
	}
	return 0
}

func pinID(s rules.System) string { return "pin." + s.String() }

// WithButton puts the button that leads to pins and notes before other buttons, in the hunt.
func (h *Hunt) WithButton(buttons []flow.Button) []flow.Button {
	if !h.mayPin() {
		return buttons
	}
	pins := flow.Button{
		Button: ui.Button{ID: "pins", Label: h.Words.Say("pins.button"), Sign: "pin", Key: ui.KeyN, KeyName: "N", Hint: h.Words.Say("pins.hint")},
		Press:  func(game.Option) { h.TogglePinning() },
	}
	return append([]flow.Button{pins}, buttons...)
}

// ShowBarOfPins says in place of the question what can be done with pins.
func (h *Hunt) ShowBarOfPins() {
	bar := ui.Prompt{Rect: h.Board.Layout().Prompt, Waiting: true, Title: h.Words.Say("pins.title"), Help: h.Words.Say("pins.help")}
	back := flow.Button{
		Button: ui.Button{ID: "pins.end", Label: h.Words.Say("pins.end"), KeyName: "Esc"},
		Press:  func(game.Option) { h.TogglePinning() },
	}
	h.ShowBar(bar, []flow.Button{back})
	if h.note == nil && (h.F.Pressed(ui.KeyEscape) || h.F.Pressed(ui.KeyN)) {
		h.TogglePinning()
	}
}

// ShowSites lets the player point at systems, to pin them, and says how they look then.
func (h *Hunt) ShowSites(states map[game.Option]board.State) {
	const thumb = 44
	for s := range rules.BaseSpace {
		size := max(2*huntSize*h.Board.Camera.Zoom, thumb)
		r := render.Around(h.Board.Center(s, &h.View), size, size)
		if !r.Overlaps(h.Board.Layout().Map) {
			continue
		}
		state := h.F.Spot(ui.Spot{ID: pinID(s), Rect: r, Round: true, Slow: true})
		h.PointAt(s.Thing(), pinID(s), state)
		states[s.Thing()] = board.State{Hover: state.Attention()}
		h.F.Hint(r, state, h.About(s))
		switch {
		case h.focus != pinID(s):
		case h.focus == h.F.Window().Focus():
			h.focus = ""
		default: // again until it stays: a panel that closes takes the focus along
			h.F.FocusOn(h.focus)
		}
		if state.Clicked {
			h.Write(s)
			h.F.Invalidate()
		}
	}
}

// drawPin draws a player's pin at a system, and that there is a note.
func (h *Hunt) drawPin(s rules.System, at render.Point) {
	const size, sign = 24, 15
	n := h.noteAt(s)
	if n == (Note{}) {
		return
	}
	f, p := h.F, h.F.Palette
	reach := huntSize * h.Board.Camera.Zoom * 0.8
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

// NoteText says what the player put down about a system, or nothing.
func (h *Hunt) NoteText(s rules.System) string {
	n := h.noteAt(s)
	text := n.Text
	if n.Pin != "" {
		text = strings.TrimSuffix(h.Words.Say("pins."+string(n.Pin))+". "+n.Text, " ")
	}
	return text
}
