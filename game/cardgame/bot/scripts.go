package bot

import (
	"holoboard/game"
	"holoboard/game/cardgame"
)

// Scripts play like a cadet but for one habit each, so that the levels' strength can be measured against it:
//
//	passer     deploys and never attacks
//	rusher     all ready units at the weakest objective each turn
//	turtle     defends with all, commits three, waits
//	edgehog    lays the whole hand in every edge battle
//	miser      never lays a card
//	burner     plays every event at once
//	committer  three committed from the first turn on
//	sniper     only kills units
//
// The ninth, random, draws every answer.
type script struct {
	single  map[game.Key]func(*Mind) game.Option
	several map[game.Key]func(*Mind, []game.Option) []game.Option
}

type (
	ones = map[game.Key]func(*Mind) game.Option
	sets = map[game.Key]func(*Mind, []game.Option) []game.Option
)

var scripts map[string]*script

func init() {
	scripts = map[string]*script{
		"passer":    {single: ones{cardgame.AskEngage: (*Mind).last}},
		"rusher":    {single: ones{cardgame.AskEngage: (*Mind).weakest}, several: sets{cardgame.AskAttackers: (*Mind).everybody}},
		"turtle":    {single: ones{cardgame.AskEngage: (*Mind).last}, several: sets{cardgame.AskDefenders: (*Mind).everybody, cardgame.AskCommit: (*Mind).iconsFirst}},
		"edgehog":   {single: ones{cardgame.AskEdgeCard: (*Mind).first}},
		"miser":     {single: ones{cardgame.AskEdgeCard: (*Mind).last}},
		"burner":    {single: ones{cardgame.AskAct: (*Mind).burn, cardgame.AskAnswer: (*Mind).first}},
		"committer": {several: sets{cardgame.AskCommit: (*Mind).iconsFirst}},
		"sniper":    {single: ones{cardgame.AskEngage: (*Mind).stalk}, several: sets{cardgame.AskAttackers: (*Mind).marksmen}},
	}
}

// everybody picks as many as may be.
func (m *Mind) everybody(picks []game.Option) []game.Option {
	return append(picks, m.table.d.Options[:m.table.d.Max]...)
}

// weakest is the objective that is nearest to its fall.
func (m *Mind) weakest() game.Option {
	return m.most(func(o game.Option) int {
		switch slot, ok := m.table.on(o); {
		case ok:
			return 100 - m.table.v.Room(slot)
		case o.Kind == cardgame.KindSlot: // the dial
			return 1
		}
		return 0
	})
}

// iconsFirst commits as many as may be, by their Force icons.
func (m *Mind) iconsFirst(picks []game.Option) []game.Option {
	for _, p := range m.ranked(func(o game.Option) int {
		if u := m.table.unit(cardgame.Slot(o.A)); u != nil {
			return int(u.card.Force)
		}
		return 0
	})[:m.table.d.Max] {
		picks = append(picks, p.option)
	}
	return picks
}

// burn plays an event wherever one can be played.
func (m *Mind) burn() game.Option {
	for _, o := range m.table.d.Options {
		if o.Kind == cardgame.KindPlay && cardgame.Title(o.A).Card().Type == cardgame.EventCard {
			return o
		}
	}
	return m.act()
}

// stalk attacks only where somebody can be hit: there are enemy units, and own ones that do unit damage.
func (m *Mind) stalk() game.Option {
	if len(m.table.units(m.table.side.Other())) == 0 || len(m.marksmen(nil)) == 0 {
		return m.last()
	}
	return m.weakest()
}

// marksmen are the units that do unit damage.
func (m *Mind) marksmen(picks []game.Option) []game.Option {
	d := m.table.d
	own := m.table.units(m.table.side)
	for i := range own {
		u := &own[i]
		o := game.Option{Kind: cardgame.KindSlot, A: uint8(u.slot)}
		if u.ready() && u.strikes(true)[cardgame.UnitDamage] > 0 && (d.Ask != cardgame.AskAttackers || d.Has(o) && len(picks) < d.Max) {
			picks = append(picks, o)
		}
	}
	if d.Ask == cardgame.AskAttackers && len(picks) == 0 {
		picks = append(picks, d.Options[0])
	}
	return picks
}
