package starship

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui/table/screen"
	"holoboard/ui/table/tell"
)

func number(n uint8) string { return strconv.Itoa(int(n)) }

// The words of the table.

func (t carried) Why(why *game.Why) string {
	return t.Words.Say("why.with_rule", assets.Args{"why": t.Words.Say(string(why.Text)), "rule": why.Rule})
}

// Question returns the words of a decision, about the ship that it names.
func (t sayings) Question(d *game.Decision) (title, help string) {
	args := assets.Args{"ship": "", "other": "", "weapon": ""}
	for i, about := range d.About {
		switch about.Kind {
		case rules.KindShip, rules.KindWeapon:
			args[[]string{"ship", "other"}[i]] = t.ship(rules.Slot(about.A))
		case rules.KindLaunch:
			args["other"] = t.card(about.B)
		case rules.KindTarget:
			args["other"] = t.ship(rules.Slot(about.A))
		}
		if about.Kind == rules.KindWeapon {
			args["weapon"] = t.arm(about)
		}
	}
	help = t.Words.Say(t.screen.ForTouch("ask."+string(d.Ask)+".help"), args)
	if d.Ask == rules.AskBeforeRoll && t.Pending == d {
		help = windows{t.Table}.cost(d)
	}
	if which, more, wants := (battery{t.Table}).wantedQuestion(); wants && d == t.Pending {
		return which, more
	}
	if shot, aims := t.aimed(); aims && d == t.Pending && slices.Contains(attacking, d.Ask) {
		return t.Words.Say("aim.title", assets.Args{"weapon": t.arm(weaponOf(&shot)), "target": t.withFace(t.ship(shot.At), shot.Face)}), help
	}
	return t.Words.Say("ask."+string(d.Ask), args), help
}

// ship is what a ship is called.
func (t *Table) ship(slot rules.Slot) string {
	if slot == rules.NoSlot || t.View.Cards == "" {
		return ""
	}
	return t.board.ShortName(t.View.Card(slot))
}

// card is what a ship of a card is called.
func (t *Table) card(card uint8) string {
	if t.View.Cards == "" {
		return ""
	}
	return t.board.ShortName(t.View.Cards.Card(card))
}

// armName is what a weapon system of an option is called.
func (t *Table) armName(o game.Option) string {
	kind := rules.Weapon(0)
	if o.B != rules.PointDefense {
		kind = t.View.Figures(rules.Slot(o.A)).Arm(int(o.B)).Weapon
	}
	return t.weaponName(o.B, kind)
}

// weaponName is what a weapon system of a kind is called.
func (t *Table) weaponName(arm uint8, kind rules.Weapon) string {
	if arm == rules.PointDefense {
		return t.Words.Say("point_defense.name")
	}
	return t.Words.Say("weapon." + kind.String())
}

// arm is what a weapon system is called, with the side that it fires to.
func (t *Table) arm(o game.Option) string { return t.armTo(t.armName(o), rules.Lane(o.C)) }

func (t *Table) armTo(text string, lane rules.Lane) string {
	if lane == rules.NoLane {
		return text
	}
	return t.Words.Say("weapon.to", assets.Args{"weapon": text, "lane": t.Words.Say("lane." + lane.String())})
}

// OptionText says an option in a list.
func (t sayings) OptionText(o game.Option) string {
	slot := rules.Slot(o.A)
	square := func(x, y uint8) string { return t.Words.Say("square", assets.Args{"name": table.SquareName(x, y)}) }
	switch o.Kind {
	case rules.KindShip:
		return t.ship(slot)
	case rules.KindPlace:
		return square(o.B&63, o.C) + ", " + t.Words.Say("facing."+rules.Facing(o.B>>6).String())
	case rules.KindGo, rules.KindAt:
		return square(o.B, o.C)
	case rules.KindCourse:
		return t.courseText(rules.Path(o.B))
	case rules.KindNose:
		return t.Words.Say("facing." + rules.Facing(o.B).String())
	case rules.KindLaunch:
		return t.Words.Say("option.launch", assets.Args{"ship": t.card(o.B), "from": t.ship(slot)})
	case rules.KindWeapon:
		return t.arm(o)
	case rules.KindTarget:
		return t.targetText(o)
	case rules.KindOrder:
		return t.Words.Say("option.order", assets.Args{"option": t.Words.Say("command." + rules.CommandOption(o.A).String()), "ship": t.ship(rules.Slot(o.B))})
	case rules.KindShift:
		return t.Words.Say("option.shift", assets.Args{"n": int(o.B), "ship": t.ship(slot)})
	}
	return t.Words.Say("option." + optionIDs[o.Kind])
}

// optionIDs names the options that are buttons.
var optionIDs = map[uint8]string{
	rules.KindDone: "done", rules.KindPass: "pass", rules.KindYes: "yes", rules.KindNo: "no", rules.KindFlee: "flee",
}

func (t *Table) courseText(p rules.Path) string { return t.Words.Say("course." + p.String()) }

// targetText names a target and its face.
func (t *Table) targetText(o game.Option) string {
	return t.withFace(t.ship(rules.Slot(o.A)), rules.Face(o.B))
}

func (t *Table) withFace(text string, face rules.Face) string {
	if face == rules.NoFace {
		return text
	}
	return text + ", " + t.Words.Say("face."+face.String())
}

// ButtonText is that of a button; what ends a part says which.
func (t sayings) ButtonText(o game.Option) string {
	if o.Kind == rules.KindDone && t.Pending != nil {
		args := assets.Args{"ship": t.ship(t.firing(t.Pending))}
		return t.Words.Say("done."+string(t.Pending.Ask), args)
	}
	return t.OptionText(o)
}

// EventText says what is told just now.
func (t sayings) EventText(e *event) string {
	key := eventKey(e)
	if now, told := t.Reel.Event(); e == now {
		if _, falls := (breaking{t.Table}).fallsNow(); falls {
			return breaking{t.Table}.fallenText()
		}
		if cast := key + ".cast"; told < tumbles && t.Words.Has(cast) { // nobody knows its number yet
			key = cast
		}
	}
	other := t.card(e.OtherCard)
	if e.Kind == rules.Aimed {
		other = t.withFace(other, e.Face)
	}
	return t.Words.Say(key, assets.Args{
		"side": t.Words.Say("side." + e.Side.String()), "ship": t.card(e.Card), "other": other, "n": int(e.N),
		"square": table.SquareName(e.X, e.Y), "attack": int(e.Attack), "sum": int(e.N) + int(e.Attack), "defense": int(e.Defense),
		"weapon": t.armTo(t.weaponName(e.Arm, e.Weapon), e.Lane), "option": t.Words.Say("command." + e.Option.String()),
	})
}

// eventKey is the key of an event's words: a critical hit and a return to the pool have their own.
func eventKey(e *event) string {
	key := "event." + e.Kind.String()
	switch {
	case e.Kind == rules.Hit && e.M > 0:
		key += ".critical"
	case (e.Kind == rules.Destroyed || e.Kind == rules.Fled) && e.N > 0:
		key += ".pool"
	}
	return key
}

func (t sayings) SeatID(v *view, s game.Seat) string {
	if v != nil {
		return v.SeatID(s)
	}
	return rules.SideOf(s).String()
}

func (sayings) SideID(side int) string { return rules.Side(side).String() }

func (sayings) Emblem(side int) string { return "emblem_" + rules.Side(side).String() }

func (t sayings) MarkOf(e *event) screen.Mark {
	return screen.Mark{Name: t.EventText(e), Short: number(e.N), Side: int(e.Side), Warns: e.Kind == rules.Destroyed}
}

func (t sayings) EventColor(e *event) render.Color { return t.F.Palette.SideColor(meaning{}.Actor(e)) }

// About says how far the battle is.
func (t *Table) About() string {
	return t.Words.Say("table.standing", assets.Args{"n": int(t.screen.Play.Open().Round)})
}

// lines puts events into the log's words.
type lines struct{ sayings }

func (t lines) Recount(events []*event, at []int) (all []tell.Line) {
	for _, i := range at {
		e := events[i]
		if last := len(all) - 1; last >= 0 && all[last].Until == i && t.Adds(events[i-1], e) {
			all[last].Text, all[last].Until = t.screen.Own.EventText(e), i+1
			continue
		}
		all = append(all, tell.Line{Side: meaning{}.Actor(e), Weight: meaning{}.Telling(e).Recap, Text: t.screen.Own.EventText(e), First: i, Until: i + 1})
	}
	return all
}

// Adds implements [tell.Title]: of a course its end is told.
func (lines) Adds(a, b *event) bool {
	return a.Kind == rules.Sailed && b.Kind == rules.Sailed && a.Ship == b.Ship
}
