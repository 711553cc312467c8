package rebellion

import (
	"holoboard/game"
	"holoboard/ui"
	"holoboard/ui/table/flow"
)

// enough is the button that has a grand admiral decide.
func (t *Table) enough() []flow.Button {
	return []flow.Button{{
		Button: ui.Button{ID: "thinking.enough", Label: t.Words.Say("table.thinking.enough"), Key: ui.KeyEnter, KeyName: "Enter", Main: true},
		Press:  func(game.Option) { t.play.Clock.Hurry() },
	}}
}
