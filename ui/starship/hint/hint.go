// Package hint says what an officer would do, as a move and not only as a ship, and why.
package hint

import (
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	table "holoboard/render/starship"
	"holoboard/ui/starship/seat"
)

// reasons are the keys of why a feature of a table speaks for a move.
var reasons = map[bot.Feature]string{
	bot.Dealt: "hint.dealt", bot.Taken: "hint.taken", bot.Approach: "hint.approach", bot.Lanes: "hint.lanes", bot.Exposed: "hint.exposed",
}

// Tell says the move of a hint, and why; nothing where it is no more than its option, or where nothing speaks for it.
func Tell(h *bot.Hint, v *rules.View, w seat.Speaker) (move, why string) {
	switch {
	case h.Ship == rules.NoSlot, h.Option.Kind == rules.KindOrder, h.Option.Kind == rules.KindDone:
	case h.At != rules.NoSlot:
		move = w.Text("hint.attack", assets.Args{"ship": w.Ship(h.Ship), "target": w.Ship(h.At)})
	case h.Goal.Size > 0:
		move = moveText(h, v, w)
	}
	var said []string
	for _, r := range h.Reasons {
		said = append(said, w.Text(reasons[r.Feature], assets.Args{"points": w.Hundredths(r.Points, false)}))
	}
	switch o := h.Option; {
	case len(said) > 0:
	case o.Kind == rules.KindOrder:
		said = []string{w.Text("command." + rules.CommandOption(o.A).String() + ".about")}
	case o.Kind == rules.KindWeapon && o.B == rules.PointDefense:
		said = []string{w.Text("hint.guns")}
	case o.Kind == rules.KindDone:
		said = []string{w.Text("hint.done")}
	}
	return move, strings.Join(said, " ")
}

// moveText says where a ship goes, and where its nose points then; or that it stays.
func moveText(h *bot.Hint, v *rules.View, w seat.Speaker) string {
	args := assets.Args{"ship": w.Ship(h.Ship), "square": table.SquareName(uint8(h.Goal.X), uint8(h.Goal.Y)), "nose": w.Text("facing." + h.Goal.Facing.String())}
	switch now := v.Space(h.Ship); {
	case now == h.Goal:
		return w.Text("hint.stay", args)
	case v.Card(h.Ship).Fighter():
		return w.Text("hint.fly", args)
	}
	return w.Text("hint.move", args)
}
