package recap

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/ui/table/row"
	"holoboard/ui/table/seat"
)

// gained tells where the events stand by which one's own answers bring in what is not seen on the table, but to be known from
// now on: how things ended that took several steps, with the cards that they brought, what the enemy had to say, and new cards of
// the hand. The first of the news stands at the given place.
func (r *Recap[V, E]) gained(news []E, by, first int) (told []int) {
	brings := false
	for i, e := range news {
		switch w := r.Means.Telling(e).Recap; {
		case w.Has(row.Outcome):
			brings = !w.Has(row.Vain)
			told = append(told, first+i)
		case w.Has(row.Onward):
			brings = false
		case brings && w.Has(row.Draws|row.Shows):
			told = append(told, first+i)
		case w.Has(row.Says) || w.Has(row.Draws) && r.Means.Actor(e) == by:
			told = append(told, first+i)
		}
	}
	return told
}

// Missed tells where among the news the events stand that a player has to be told of when he is back: what the others did, his partner too, and what
// befell his side. There are none if nobody else did anything, and what befell it was seen. Beside the events stands whose
// answers led to them: from a partner's first answer on what his side does is the partner's doing.
func Missed[E game.Event](m seat.Meaning[E], news []E, led []game.Seat, by int, unseen bool) (told []int) {
	others, partner := false, false
	for i, e := range news {
		whose, w := m.Actor(e), m.Telling(e).Recap
		partner = partner || led[i] >= 0 && m.Side(led[i]) == by
		switch {
		case w.Has(row.Passing), whose != by && w.Has(row.Shared):
			continue
		case whose == by && !partner && !w.Has(row.Befalls|row.Draws):
			continue
		}
		told = append(told, i)
		others = others || whose >= 0 && whose < render.MostSides && (whose != by || partner || unseen)
	}
	if !others {
		return nil
	}
	return told
}
