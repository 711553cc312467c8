package rebellion

import (
	"slices"
	"testing"
	"time"

	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/sound"
)

// ear is a speaker that writes down what is to be heard.
type ear []sound.Sound

func (e *ear) Play(s sound.Sound, _ float64) { *e = append(*e, s) }

// listen sits down at a table where nothing moves just now, and listens.
func listen(t *testing.T) (*sitting, *ear) {
	s, e := sit(t, 26, "random", "random"), &ear{}
	s.hand.Window.Clock.Speed = render.Normal
	s.Reel.Show(s.View)
	s.hand.Window.Hearing = ui.Hearing{Speaker: e, Volume: 1}
	return s, e
}

func TestAnEventIsHeardOnceWhenItBegins(t *testing.T) {
	s, e := listen(t)
	s.tell(rules.CombatBegan)
	s.hand.Wait(500 * time.Millisecond)
	if !slices.Equal(*e, ear{sound.Alarm}) {
		t.Errorf("the sounds %v are heard when a combat begins, want one alarm", *e)
	}
}

func TestSkippedEventsAreNotHeardOneOverTheOther(t *testing.T) {
	s, e := listen(t)
	events := []rules.Event{{Kind: rules.RoundBegan, N: 3}}
	for range 5 {
		for _, kind := range []rules.EventKind{rules.DamageBlocked, rules.SystemSabotaged, rules.LoyaltyChanged, rules.TimeAdvanced} {
			events = append(events, rules.Event{Kind: kind, System: rules.Tatooine, Side: rules.Rebels})
		}
	}
	s.happens(events...)
	s.hand.Wait(2 * ui.Tick)
	begun := len(*e)
	s.hand.Window.Tick(ui.Input{Keys: []ui.Key{ui.KeySpace}})
	if heard := (*e)[begun:]; begun != 1 || len(heard) == 0 || len(heard) > 2 {
		t.Errorf("%d sounds are heard at first, and %v when the rest is skipped", begun, heard)
	}
}
