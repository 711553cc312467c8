package screen

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// Windows says what windows a title has that are answered for a seat which has nothing to choose, or ordered it.
type Windows uint8

// What windows there are.
const (
	NoWindows     Windows = iota
	OpenWindows           // everybody sees who has nothing to choose in one: only orders answer what a player could
	SecretWindows         // in which nobody sees that
)

// stop adds the button that has a window asked which would be answered for the player: the one that stands open, or the next one. Where
// he is asked something it stands only if he has given orders, or wants it already: its key is no answer to what is asked.
func (t *Table[V, E]) stop(buttons []flow.Button) []flow.Button {
	if t.windows == NoWindows || t.Guide != nil || !t.Play.MayStop() {
		return buttons
	}
	standing, on := t.Play.Standing(), t.Play.Stops()
	asked := t.Pending != nil && t.Pending.Window && !standing // he answers it himself
	if asked || !on && !standing && !t.Play.Ordered() && (t.Pending != nil || t.windows == OpenWindows) {
		return buttons
	}
	key := "table.interject"
	if standing {
		key = "table.hold"
	}
	return slices.Insert(buttons, 0, flow.Button{
		Button: ui.Button{ID: "interject", Label: t.Words.Say(key), Sign: "pause", Key: ui.KeyI, KeyName: "I", Hint: t.Words.Say(key + ".about"), Chosen: on},
		Press:  func(game.Option) { t.Play.StopWindow() },
	})
}

// chooseAnew adds the button by which somebody here chooses anew whose answer lies in an envelope, or leaves it as it was.
func (t *Table[V, E]) chooseAnew(buttons []flow.Button) []flow.Button {
	anew := t.Play.Anew()
	seat, may := t.Play.Sealed()
	if !may || seat != t.Viewer || t.Guide != nil || !anew && t.Pending != nil {
		return buttons
	}
	key := "table.anew"
	if anew {
		key = "table.anew.keep"
	}
	return slices.Insert(buttons, 0, flow.Button{
		Button: ui.Button{ID: "anew", Label: t.Words.Say(key), Hint: t.Words.Say(key + ".about")},
		Press:  func(game.Option) { t.Play.ChooseAnew(seat, !anew) },
	})
}

// waitingForSome says who is waited for where several choose at once, or nothing elsewhere.
func (t *Table[V, E]) waitingForSome() string {
	left := t.Play.WaitsFor()
	if len(left) < 2 && len(t.Play.Table.Sealed()) == 0 {
		return ""
	}
	var names []string
	for _, seat := range left {
		if !t.Play.Here(seat) || seat != t.Viewer {
			names = append(names, t.NameOf(seat))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return t.Words.Say("table.waits", assets.Args{"who": t.Own.Joined(names)})
}
