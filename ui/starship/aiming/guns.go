package aiming

import (
	"slices"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui/starship/seat"
)

// guns is what all guns of a ship would do, once it was worked out for a question.
type guns struct {
	known bool
	shots []rules.Shot
	notes []gunsNote
}

// gunsNote is what they would do to one ship.
type gunsNote struct {
	at           rules.Slot
	text, little string
}

// ShowGuns shows what all guns would fire at, and the odds of that.
func (t *Aiming) ShowGuns(a *table.Aim) {
	if !t.Asks(rules.AskFire) || t.Grip.Carries() || t.Offered(t.Held) || t.Guided() || table.IsShip(t.Pointed) {
		return
	}
	if !t.guns.known {
		t.guns = t.reckonGuns(a.Firing)
	}
	for _, shot := range t.guns.shots {
		from, to := table.Space(t.View.Space(shot.By)), table.Space(t.View.Space(shot.At))
		a.Plan = append(a.Plan, field.Planned{From: from, To: to, Whom: table.Ship(shot.At)})
	}
	for _, n := range t.guns.notes {
		a.Notes = append(a.Notes, t.Board.NoteOver(t.View.Space(n.at), n.text, n.little, t.F.Palette.Legal))
	}
}

func (t *Aiming) reckonGuns(by rules.Slot) guns {
	g := guns{known: true, shots: bot.Guns(seat.PositionOf(t.Grip.Sight()), by)}
	var seen []rules.Slot
	for _, shot := range g.shots {
		if slices.Contains(seen, shot.At) {
			continue
		}
		seen = append(seen, shot.At)
		all := slices.DeleteFunc(slices.Clone(g.shots), func(other rules.Shot) bool { return other.At != shot.At })
		odds := bot.OddsOf(&t.View.State, shot.At, all)
		mean := t.Say.Hundredths(odds.Mean, false)
		args := assets.Args{"n": len(all), "turn": (odds.Turn + 5) / 10, "fall": (odds.Fall + 5) / 10, "mean": mean}
		key, likely := "guns.both", odds.Turn
		switch c := t.View.Card(shot.At); {
		case t.View.Ships[shot.At].Is(rules.Reduced) || !c.HasReduced():
			key, likely = "guns.fall", odds.Fall
		case odds.Fall < 5:
			key = "guns.turn"
		}
		little := t.Say.Percent((likely + 5) / 10)
		if likely < 5 { // nobody learns anything from 0 %
			key, little = "guns.mean", "~"+mean
		}
		g.notes = append(g.notes, gunsNote{shot.At, t.Words.Say(key, args), little})
	}
	return g
}
