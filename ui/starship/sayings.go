package starship

import (
	"cmp"
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/starship/aiming"
	"holoboard/ui/table/screen"
)

func number(n uint8) string { return strconv.Itoa(int(n)) }

// sayings are the words of a battle's table, see [screen.Own].
type sayings struct {
	*Table
	screen.PlainWords[*view, *event]
}

// Question returns the words of a decision, about the ship that it names.
func (t sayings) Question(d *game.Decision) (title, help string) {
	args := assets.Args{"ship": "", "other": "", "weapon": ""}
	for i, about := range d.About {
		switch about.Kind {
		case rules.KindShip, rules.KindWeapon:
			args[[]string{"ship", "other"}[i]] = t.Say.Ship(rules.Slot(about.A))
		case rules.KindLaunch:
			args["other"] = t.Say.Card(about.B)
		case rules.KindTarget:
			args["other"] = t.Say.Ship(rules.Slot(about.A))
		}
		if about.Kind == rules.KindWeapon {
			args["weapon"] = t.Say.Arm(about)
		}
	}
	help = t.Words.Say(t.screen.ForTouch("ask."+string(d.Ask)+".help"), args)
	if d.Ask == rules.AskBeforeRoll && t.Pending == d {
		help = t.windows.Cost(d)
	}
	if d == t.Pending {
		if about, more := t.aiming.Question(); about != "" {
			return about, cmp.Or(more, help)
		}
	}
	return t.Words.Say("ask."+string(d.Ask), args), help
}

// Hint implements [screen.Words]: what a hit would do, in place of the help; else what an officer would, or what the attacks are expected
// to bring.
func (t sayings) Hint() string {
	if t.Asks(rules.AskRerollInitiative) && t.Phone() { // where the bar has no room for both
		o, _ := t.aiming.Ladder()
		return o.Sum + "."
	}
	if !t.windows.Answers() {
		if hint := t.aiming.Hint(); hint != "" {
			return hint
		}
	}
	if words := t.auto.Hint(); words != "" || !t.Asks(rules.AskAttack) || t.Guided() {
		return words
	}
	return besides{t.Table}.expected()
}

// CarryHint implements [screen.Words].
func (t sayings) CarryHint() string { return t.aiming.Hint() }

// OptionText says an option in a list.
func (t sayings) OptionText(o game.Option) string {
	slot := rules.Slot(o.A)
	switch o.Kind {
	case rules.KindShip:
		return t.Say.Ship(slot)
	case rules.KindPlace:
		return t.Say.Square(o.B&63, o.C) + ", " + t.Words.Say("facing."+rules.Facing(o.B>>6).String())
	case rules.KindGo, rules.KindAt:
		return t.Say.Square(o.B, o.C)
	case rules.KindCourse:
		return t.Say.Course(rules.Path(o.B))
	case rules.KindNose:
		return t.Words.Say("facing." + rules.Facing(o.B).String())
	case rules.KindLaunch:
		return t.Words.Say("option.launch", assets.Args{"ship": t.Say.Card(o.B), "from": t.Say.Ship(slot)})
	case rules.KindWeapon:
		return t.Say.Arm(o)
	case rules.KindTarget:
		return t.Say.WithFace(t.Say.Ship(slot), rules.Face(o.B))
	case rules.KindOrder:
		return t.Words.Say("option.order", assets.Args{"option": t.Words.Say("command." + rules.CommandOption(o.A).String()), "ship": t.Say.Ship(rules.Slot(o.B))})
	case rules.KindShift:
		return t.Words.Say("option.shift", assets.Args{"n": int(o.B), "ship": t.Say.Ship(slot)})
	}
	return t.Words.Say("option." + optionIDs[o.Kind])
}

// optionIDs names the options that are buttons.
var optionIDs = map[uint8]string{
	rules.KindDone: "done", rules.KindPass: "pass", rules.KindYes: "yes", rules.KindNo: "no", rules.KindFlee: "flee",
}

// ButtonText is that of a button; what ends a part says which.
func (t sayings) ButtonText(o game.Option) string {
	if o.Kind == rules.KindDone && t.Pending != nil {
		args := assets.Args{"ship": t.Say.Ship(rules.Firing(t.Pending))}
		return t.Words.Say("done."+string(t.Pending.Ask), args)
	}
	return t.OptionText(o)
}

// EventText says what is told just now.
func (t sayings) EventText(e *event) string {
	key := e.Phrase()
	if now, told := t.Reel.Event(); e == now {
		if _, falls := t.fallout.Shown(); falls {
			return breaking{t.Table}.fallenText()
		}
		if cast := key + ".cast"; told < aiming.Tumbles && t.Words.Has(cast) { // nobody knows its number yet
			key = cast
		}
	}
	other := t.Say.Card(e.OtherCard)
	if e.Kind == rules.Aimed {
		other = t.Say.WithFace(other, e.Face)
	}
	return t.Words.Say(key, assets.Args{
		"side": t.Words.Say("side." + e.Side.String()), "ship": t.Say.Card(e.Card), "other": other, "n": int(e.N),
		"square": table.SquareName(e.X, e.Y), "attack": int(e.Attack), "sum": int(e.N) + int(e.Attack), "defense": int(e.Defense),
		"weapon": t.Say.Toward(t.Say.Weapon(e.Arm, e.Weapon), e.Lane), "option": t.Words.Say("command." + e.Option.String()),
	})
}

func (t sayings) SeatID(v *view, s game.Seat) string {
	if v != nil {
		return v.SeatID(s)
	}
	return rules.SideOf(s).String()
}

func (t sayings) MarkOf(e *event) screen.Mark {
	return screen.Mark{Name: t.EventText(e), Short: number(e.N), Side: int(e.Side), Warns: e.Kind == rules.Destroyed}
}

func (t sayings) EventColor(e *event) render.Color { return t.F.Palette.SideColor(means.Actor(e)) }

// About says how far the battle is.
func (t *Table) About() string {
	return t.Words.Say("table.standing", assets.Args{"n": int(t.screen.Play.Open().Round)})
}

// log puts events into the log's words; of a course its end is told.
func (t *Table) log() screen.PlainLines[*view, *event] {
	return screen.PlainLines[*view, *event]{
		Of: t.Seat.Seat, Text: func(e *event) string { return t.screen.Own.EventText(e) },
		Joins: func(a, b *event) bool { return a.Kind == rules.Sailed && b.Kind == rules.Sailed && a.Ship == b.Ship },
	}
}

// Lists implements [screen.Title]: the ships of every fleet, where they stand and what lies on them.
func (t sayings) Lists() (lists []ui.List) {
	v := t.View
	if v.Cards == "" {
		return nil
	}
	for seat := range game.Seat(v.Players) {
		fleet := ui.List{Name: t.Words.Say("side." + t.screen.Own.SeatID(v, seat))}
		v.EachOf(seat, func(slot rules.Slot) { fleet.Lines = append(fleet.Lines, t.shipLine(slot)) })
		lists = append(lists, fleet)
	}
	return lists
}

// shipLine tells of a ship: its square, where its bow points, its counters.
func (t sayings) shipLine(slot rules.Slot) string {
	s := &t.View.Ships[slot]
	parts := []string{t.Words.Say("square", assets.Args{"name": table.SquareName(s.X, s.Y)})}
	if t.View.Card(slot).Class() < 4 {
		parts = append(parts, t.Words.Say("facing."+s.Facing.String()))
	}
	if s.Is(rules.Reduced) {
		parts = append(parts, t.Words.Say("card.reduced"))
	}
	if n := s.Counters(); n > 0 {
		parts = append(parts, t.Words.Say("lists.damage", assets.Args{"n": n}))
	}
	return t.Say.Ship(slot) + ": " + strings.Join(parts, ", ")
}
