package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
	"holoboard/ui/rebellion/words"
	"holoboard/ui/table/lesson"
	"holoboard/ui/table/screen"
)

// theLesson is the guided first game. It is read once: it is the same for everybody.
var theLesson = lesson.Once(rules.Rules{}, rules.ID)

// Chapters names the chapters of the guided first game. The title asks for them, and does not wait until the game is played for that.
func Chapters() []string { return lesson.Chapters(assets.Lessons(rules.ID)) }

// guided is what the guide is shown of the table. It implements [lesson.Title].
type guided struct {
	screen.Guided[*rules.View, *rules.Event]
	table *Table
}

func (t guided) Named(name string) (ui.Rect, bool) {
	switch name {
	case "track":
		return t.Board.Layout().Bar, true
	case "pool":
		return t.table.Board.Pool(t.View, t.View.Side()), true
	}
	return ui.Rect{}, false
}

func (guided) OnMap(do func(system game.Option)) {
	for s := range rules.BaseSpace {
		do(s.Thing())
	}
}

func (t guided) Lands(o game.Option, next *game.Option) (place game.Option, ok bool) {
	if t.Asks(rules.AskMove) && o.Kind == rules.KindMove {
		return t.View.Moving.To.Thing(), true
	}
	if t.Asking().Then == "" || o.Kind == rules.KindButton || o.Kind == rules.KindSlot || next == nil {
		return game.Option{}, false
	}
	return words.ThingOf(*next), true
}

// AnyOrder lets units move in any order.
func (guided) AnyOrder(o game.Option) bool { return o.Kind == rules.KindMove }

// Clear lists where the dice of an attack are that can be given to units.
func (t guided) Clear(dice []ui.Rect) []ui.Rect {
	if c := &t.View.Combat; t.Asks(rules.AskFireAt) {
		for i, d := range c.Dice[:c.Rolled] {
			if r, seen := t.F.Where(t.Names.ID(rules.DieOf(uint8(i), d.Face, d.Color))); seen {
				dice = append(dice, r)
			}
		}
	}
	return dice
}
