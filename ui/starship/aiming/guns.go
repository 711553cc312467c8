package aiming

import (
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
	for _, k := range bot.SalvosOf(&t.View.State, g.shots) {
		mean := t.Say.Hundredths(k.Mean, false)
		args := assets.Args{"n": k.Shots, "turn": (k.Turn + 5) / 10, "fall": (k.Fall + 5) / 10, "mean": mean}
		key, likely := "guns.both", k.Turn
		switch {
		case t.View.Ships[k.At].Is(rules.Reduced) || !t.View.Card(k.At).HasReduced():
			key, likely = "guns.fall", k.Fall
		case k.Fall < 5:
			key = "guns.turn"
		}
		little := t.Say.Percent((likely + 5) / 10)
		if likely < 5 { // nobody learns anything from 0 %
			key, little = "guns.mean", "~"+mean
		}
		g.notes = append(g.notes, gunsNote{k.At, t.Words.Say(key, args), little})
	}
	return g
}
