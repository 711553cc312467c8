package rebellion

import (
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/rebellion/combat"
)

// ConfirmKey finds the words that ask about answers once more, or nothing: what gives up more than it seems is asked about first:
// ending a turn or a deployment while more could be done, an assignment without anybody assigned, moving, deploying or placing the
// last unit, activating a system that no unit can move to, bombarding with a ship that has no red dice or with none, which of two
// projects is kept, choosing where the base is or moves to, and showing it.
func (t *Table) ConfirmKey(answers []game.Option) string {
	if t.leftOver(answers[0]) > 0 {
		return "table.confirm_" + string(t.Pending.Ask)
	}
	if confirm := confirms[t.Pending.Ask]; confirm != nil {
		return confirm(t, answers)
	}
	return ""
}

// confirms find the words that ask about answers to a question once more, or nothing.
var confirms = map[game.Key]func(t *Table, answers []game.Option) string{
	rules.AskPlace:      confirmIf((*Table).placesLast, "table.confirm_last_place"),
	rules.AskPlaceTo:    confirmIf((*Table).placesLast, "table.confirm_last_place"),
	rules.AskChooseBase: func(*Table, []game.Option) string { return "table.confirm_base" },
	rules.AskTurn: func(t *Table, answers []game.Option) string {
		switch {
		case answers[0] == rules.RevealBase.Thing():
			return "table.confirm_reveal"
		case len(answers) > 1 && t.activatesIdly(answers):
			return "table.confirm_activate"
		}
		return ""
	},
	rules.AskActivate:      confirmIf((*Table).activatesIdly, "table.confirm_activate"),
	rules.AskMove:          confirmIf((*Table).endsMovement, "table.confirm_move"),
	rules.AskReturnProject: confirmIf(func(t *Table, _ []game.Option) bool { return len(t.Pending.Options) > 1 }, "table.confirm_return"),
	rules.AskDeploy:        confirmIf((*Table).deploysLast, "table.confirm_last_deploy"),
	rules.AskDeployTo:      confirmIf((*Table).deploysLast, "table.confirm_last_deploy"),
	rules.AskCombatAction:  confirmIf((*Table).hasNoneToBombard, "table.confirm_bombardment"),
	rules.AskBombardWith:   confirmIf(func(t *Table, answers []game.Option) bool { return combat.BombardsInVain(t.Pending, answers[0]) }, "table.confirm_bombard"),
	rules.AskNewBase: confirmIf(func(_ *Table, answers []game.Option) bool {
		return answers[0].Kind == rules.KindProbe
	}, "table.confirm_new_base"),
}

// confirmIf asks about answers once more that fit.
func confirmIf(fits func(*Table, []game.Option) bool, key string) func(*Table, []game.Option) string {
	return func(t *Table, answers []game.Option) string {
		if fits(t, answers) {
			return key
		}
		return ""
	}
}

// activatesIdly tells whether answers send a leader to a system that no unit can move to then.
func (t *Table) activatesIdly(answers []game.Option) bool {
	return len(t.movement.After(answers)) == 0
}

// endsMovement tells whether answers move units so that nothing else can move any more: the rules then go on by
// themselves.
func (t *Table) endsMovement(answers []game.Option) bool {
	if answers[0] == rules.Done.Thing() {
		return false
	}
	d, asked := t.askedAfter(answers)
	return !asked || d.Ask != rules.AskMove || d.Forced()
}

// putsLast tells whether answers put down the last unit that two questions, what and where to, can be about: the game
// then goes on by itself, and nothing can be taken back.
func (t *Table) putsLast(answers []game.Option, what, to game.Key) bool {
	if answers[0] == rules.Done.Thing() {
		return false
	}
	d, asked := t.askedAfter(answers)
	return !asked || d.Ask != to && (d.Ask != what || d.Forced())
}

func (t *Table) placesLast(answers []game.Option) bool {
	return t.putsLast(answers, rules.AskPlace, rules.AskPlaceTo)
}

func (t *Table) deploysLast(answers []game.Option) bool {
	return t.putsLast(answers, rules.AskDeploy, rules.AskDeployTo)
}

// askedAfter returns what the same seat is asked after answers, if it is asked anything.
func (t *Table) askedAfter(answers []game.Option) (game.Decision, bool) {
	after, _ := t.screen.Play.Sight().Try(answers...)
	d := after.Asked()
	if d == nil {
		return game.Decision{}, false
	}
	return *d, true
}

// given returns the game after as many of the answers as it takes, and how many those are.
func (t *Table) given(answers []game.Option) (after session.Sight[*rules.View], taken int) {
	now := t.screen.Play.Sight()
	after, _ = now.Try(answers...)
	return after, after.At() - now.At()
}

// Unused implements [screen.Pieces]: what is left over is counted by the question that is asked about it, see [Table.ConfirmKey].
func (things) Unused(game.Option) string { return "" }

// Rare implements [screen.Pieces].
func (things) Rare(o game.Option) bool { return o == rules.RevealBase.Thing() }

// leftOver counts the leaders, the missions, the types of new units and the objectives that could still be used if an
// option gives them up, as far as the decision itself offers them.
func (t *Table) leftOver(o game.Option) (n int) {
	if o != t.Asking().Ends || t.Asks(rules.AskAssign) && t.assignedAny() {
		return 0
	}
	for _, other := range t.Pending.Options {
		switch other.Kind {
		case rules.KindSlot, rules.KindUnit, rules.KindObjective:
			n++
		case rules.KindLeader:
			if t.View.Leaders[other.A].At == rules.InPool {
				n++
			}
		}
	}
	return n
}

// assignedAny tells whether a leader of the player's own is on a mission: others usually stay in the pool then, to oppose and
// to activate systems.
func (t *Table) assignedAny() bool {
	return t.View.Assigned(t.Pending.Seat) != 0
}

// hasNoneToBombard tells whether an option plays Bombardment while no ship of the attacker's could deal damage by it
// (R12.5.7 allows it).
func (t *Table) hasNoneToBombard(answers []game.Option) bool {
	if answers[0] != rules.GroundBombardment.Thing() {
		return false
	}
	return !t.View.CanBombard(rules.SideOf(t.Pending.Seat))
}

// unitAndPlace names the units that answers move, or the one they put down, and where, as far as they tell.
func (t *Table) unitAndPlace(answers []game.Option) string {
	unit, at := "", rules.NoSystem
	for _, o := range slices.Concat(t.Pending.About[:], answers) {
		switch o.Kind {
		case rules.KindMove:
			_, moved := t.given(answers)
			unit = t.Say.Unit(rules.Unit(o.A), moved)
		case rules.KindUnit, rules.KindQueued:
			unit = t.Say.UnitName(rules.Unit(o.A))
		case rules.KindSystem:
			at = rules.System(o.A)
		}
	}
	switch {
	case t.Asks(rules.AskMove):
		return unit + " " + t.Say.To(t.View.Moving.To)
	case at == rules.NoSystem:
		return unit
	}
	return unit + " " + t.Say.At(at)
}

// unplacedAfter counts the units that answers leave to be placed.
func (t *Table) unplacedAfter(answers []game.Option) (n int) {
	n = t.View.Leaving(rules.SideOf(t.Pending.Seat))
	for _, o := range answers {
		if o.Kind != rules.KindUnit {
			n--
		}
	}
	return n
}

// otherThan returns the last option besides one.
func (t *Table) otherThan(one game.Option) (other game.Option) {
	for _, o := range t.Pending.Options {
		if o != one {
			other = o
		}
	}
	return other
}

// Confirmation asks about answers once more.
func (t *Table) Confirmation(key string, answers []game.Option) ui.Question {
	about := t.Words.Say(key+".about", assets.Args{"n": t.leftOver(answers[0]), "what": t.unitAndPlace(answers), "other": t.Say.Name(t.otherThan(answers[0]))})
	if key == "table.confirm_last_place" && t.unplacedAfter(answers) > 0 {
		about += " " + t.Words.Say(key+".rest")
	}
	if key == "table.confirm_move" {
		about = strings.TrimRight(about+" "+t.oddsAfter(answers), " ")
	}
	return ui.Question{
		Title: t.Words.Say(key, assets.Args{"thing": t.Say.Name(answers[0])}), Sentence: about,
		Yes: t.Words.Say(key + ".yes"), No: t.Words.Say(key + ".no"), Grave: key == "table.confirm_reveal",
	}
}
