package screen

import (
	"strconv"
	"strings"

	"holoboard/ui"
)

// Account implements [ui.Accounting]: what is asked with all its options, what has happened, what lies where.
func (t *Table[V, E]) Account() (a ui.Account, shows func(spot string) bool, ok bool) {
	if t.Play == nil || t.covered || t.F == nil {
		return a, nil, false
	}
	a.Heading, a.Lists = t.Own.About(), t.Own.Lists()
	for _, l := range t.Log.Lines() {
		a.Log = append(a.Log, l.Text)
	}
	switch {
	case t.Pending == nil && t.Reel.Halted(): // the player has it go on
	case t.Pending == nil:
		a.Asked, a.Waits = t.waitingFor(), !t.Play.Over()
	default:
		a.Asked, a.Help = t.Own.Question(t.Pending)
		if words := t.Own.Hint(); words != "" {
			a.Help = words
		}
	}
	said := map[string]bool{"list": true, "log": true, "map.all": true}
	for _, id := range t.Places {
		said[id] = true
	}
	if t.Pending != nil {
		for i, o := range t.Pending.Options {
			name := t.Own.OptionText(o)
			if t.Own.Button(o) {
				name = t.Own.ButtonText(o)
			}
			a.Options = append(a.Options, ui.Pressable{ID: t.answerID(i), Name: name, Chosen: t.Picked(o)})
			said[t.Names.ID(o)] = true
		}
	}
	return a, func(spot string) bool { return said[spot] }, true
}

// answerID is what an option of the question is called in an account: after another answer it means nothing.
func (t *Table[V, E]) answerID(option int) string {
	return "answer." + strconv.Itoa(t.Play.Sight().At()) + "." + strconv.Itoa(option)
}

// Take implements [ui.Accounting].
func (t *Table[V, E]) Take(_ *ui.Frame, id string) {
	if t.Pending == nil {
		return
	}
	option, err := strconv.Atoi(id[strings.LastIndexByte(id, '.')+1:])
	if err == nil && option >= 0 && option < len(t.Pending.Options) && id == t.answerID(option) {
		t.Choose(t.Pending.Options[option])
	}
}
