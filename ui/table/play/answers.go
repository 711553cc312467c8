package play

import (
	"errors"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	"holoboard/ui"
)

// Answer answers the pending decision for whoever is asked.
func (p *Play[V, E]) Answer(picks ...game.Option) {
	if !p.refused(p.desk().Answer(p.Sight().At(), picks...)) {
		p.did(picks, len(picks) == 1)
	}
}

// Gesture answers several decisions one after the other, all or none, and tells whether they were taken.
func (p *Play[V, E]) Gesture(answers ...game.Option) bool {
	if p.refused(p.desk().Gesture(p.Sight().At(), answers...)) {
		return false
	}
	p.did(answers, true)
	return true
}

// Repeat gives answers to one question after the other, as long as the same one is asked and offers the next. What the
// player wanted more is told, unless he wanted just as many as there are.
func (p *Play[V, E]) Repeat(answers []game.Option, all bool) {
	if p.Line != nil {
		p.repeatAhead(answers)
		return
	}
	seat, ask, given := p.Decides(), p.Decision().Ask, false
	for _, o := range answers {
		p.Renew()
		if p.Over() || p.Decides() != seat || p.Decision().Ask != ask {
			break
		}
		if !p.Decision().Has(o) {
			if why := p.Sight().WhyNot(o); !all && why != nil {
				p.F.Refuse(ui.Rect{}, p.Screen.Why(why))
			}
			break
		}
		given = !p.refused(p.desk().Answer(p.Sight().At(), o)) || given
	}
	if given {
		p.happened(nil)
	}
}

// repeatAhead has as many answers sent at once as the same question is asked for one can look ahead.
func (p *Play[V, E]) repeatAhead(answers []game.Option) {
	now, ask := p.Sight(), p.Decision().Ask
	for i, o := range answers {
		after, taken := now.Try(o)
		if !taken {
			if why := now.WhyNot(o); i == 0 && why != nil {
				p.F.Refuse(ui.Rect{}, p.Screen.Why(why))
			}
			answers = answers[:i]
			break
		}
		if now = after; now.Asked() == nil || now.Asked().Ask != ask {
			answers = answers[:i+1]
			break
		}
	}
	if len(answers) > 0 {
		p.Gesture(answers...)
	}
}

func (p *Play[V, E]) desk() session.Desk[V] { return p.Desk(p.Decides()) }

// refused tells the player why an answer was not taken, if it was not.
func (p *Play[V, E]) refused(err error) bool {
	if err == nil {
		return false
	}
	rule := ""
	if !p.Over() && p.Asks() {
		rule = p.Screen.Rule(p.Decision())
	}
	p.F.Refuse(ui.Rect{}, Refused(p.Words, err, p.Screen.Why, rule))
	return true
}

// Refused says why an answer was not taken, and leads to a rule: that of the reason, or else that by which something else is asked.
func Refused(words *assets.Words, err error, why func(*game.Why) string, asked string) string {
	r := (*session.Refusal)(nil)
	switch {
	case errors.As(err, &r) && r.Why != nil:
		return why(r.Why)
	case errors.Is(err, session.ErrNotOffered), errors.Is(err, session.ErrPicks):
		return ui.Citing(Denied(words, err), asked)
	}
	return Denied(words, err)
}

// Denied says why something was not done at a desk.
func Denied(words *assets.Words, err error) string {
	var denial session.Denial
	if errors.As(err, &denial) {
		return words.Say("denied." + string(denial))
	}
	return err.Error()
}

// did shows what answers have led to, or that they have been sent; each tells whether they are one to each decision.
func (p *Play[V, E]) did(answers []game.Option, each bool) {
	if p.Line == nil {
		p.happened(answers)
		return
	}
	p.send(answers, each)
}

// happened has told what an answer has led to.
func (p *Play[V, E]) happened(answers []game.Option) {
	p.Renew()
	p.anew, p.Picks, p.Pending = anew{}, nil, nil
	desk := p.Desk(p.Viewer)
	seen, _ := desk.Frames(len(p.Reel.Events))
	news := p.FramesOf(seen)
	p.Reel.Add(news, desk.Position().Look())
	p.Screen.Happened(news, answers)
	p.F.Invalidate()
}

// GiveUp gives the game up for a seat's side.
func (p *Play[V, E]) GiveUp(seat game.Seat) {
	if !p.refused(p.Keeper.GiveUp(seat)) {
		p.happened(nil)
	}
}

// Draw ends the game in a draw, unless a computer plays on.
func (p *Play[V, E]) Draw() (agreed bool) {
	agreed, err := p.Keeper.Draw()
	if !p.refused(err) && agreed {
		p.happened(nil)
	}
	return agreed
}
