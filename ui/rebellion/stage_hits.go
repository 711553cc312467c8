package rebellion

import (
	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/ui"
)

// forced are the hits that nobody has a choice about, as answers, and whether they are all that are left. It is worked out once
// for each question.
type forced struct {
	answers []game.Option
	all     bool
	heard   int // events of the session when it was worked out
}

// forcedHits finds the hits that fit one unit only, or one of several in the same condition.
func (t *Table) forcedHits() forced {
	if t.forced.heard == t.log.heard && t.forced.answers != nil {
		return t.forced
	}
	t.forced = forced{answers: []game.Option{}, heard: t.log.heard}
	seat, try := t.asked.Seat, *t.game
	for d := *t.asked; ; {
		o, ok := onlyTarget(&d)
		if !ok {
			return t.forced
		}
		if try.Gesture(seat, o) != nil {
			return t.forced
		}
		t.forced.answers = append(t.forced.answers, o)
		next, asked := try.Decision(seat)
		if !asked || next.Ask != "fire_at" {
			t.forced.all = true
			return t.forced
		}
		d = next
	}
}

// onlyTarget finds a hit that has to be assigned and has one target only.
func onlyTarget(d *game.Decision) (only game.Option, found bool) {
	var targets [rules.DirectHit + 1]int
	for _, o := range d.Options {
		if o.Kind != rules.KindHit {
			return only, false // he may as well stop
		}
		targets[o.C]++
	}
	for _, o := range d.Options {
		if targets[o.C] == 1 {
			return o, true
		}
	}
	return only, false
}

// hitsButton assigns by one click the hits that nobody has a choice about, if there are any.
func (t *Table) hitsButton() (b promptButton, ok bool) {
	if t.guide != nil || !t.asks("fire_at") {
		return b, false
	}
	hits := t.forcedHits()
	if len(hits.answers) == 0 {
		return b, false
	}
	b = promptButton{Button: ui.Button{ID: "hits", Hint: t.words.Say("table.hits.about")}, press: func(t *Table, _ game.Option) {
		t.answers = t.forcedHits().answers
		t.f.Invalidate()
	}}
	key := "table.hits.some"
	if hits.all {
		key = "table.hits.all"
		b.Main, b.Key, b.KeyName = true, ui.KeyEnter, "Enter"
	}
	b.Label = t.words.Say(key, assets.Args{"n": len(hits.answers)})
	return b, true
}
