package ui_test

import (
	"slices"
	"testing"
	"time"

	"holoboard/ui"
	"holoboard/ui/sound"
	"holoboard/ui/uitest"
)

// ear is a speaker that writes down what is to be heard.
type ear struct {
	heard  []sound.Sound
	volume float64
}

func (e *ear) Play(s sound.Sound, volume float64) { e.heard, e.volume = append(e.heard, s), volume }

// hears fails unless just these sounds were heard since it was asked last.
func (e *ear) hears(t *testing.T, when string, want ...sound.Sound) {
	t.Helper()
	if !slices.Equal(e.heard, want) {
		t.Errorf("%s: the sounds %v are heard, want %v", when, e.heard, want)
	}
	e.heard = nil
}

func listen(hand *uitest.Hand) *ear {
	e := &ear{}
	hand.Window.Hearing = ui.Hearing{Speaker: e, Volume: 0.4}
	return e
}

func TestWhatHandsDoIsHeard(t *testing.T) {
	h, hand := openHangar(t)
	e := listen(hand)
	hand.Press(hand.Find("leader"))
	hand.Pull(hand.Find("hoth"))
	e.hears(t, "while a leader is carried", sound.Pick)
	hand.Release()
	e.hears(t, "when he is put down", sound.Drop)
	hand.Drag("leader", "endor")
	e.hears(t, "where he is refused", sound.Pick, sound.Refuse)
	hand.Wait(time.Second)
	hand.ClickAt(ui.Point{X: 900, Y: 600})
	e.hears(t, "on nothing")
	h.locked = "He is away"
	hand.Window.Invalidate()
	hand.Wait(2 * ui.Tick)
	hand.Click("leader")
	e.hears(t, "when he cannot be taken", sound.Refuse)
	if e.volume != 0.4 {
		t.Errorf("sounds are played at volume %v, want 0.4", e.volume)
	}
}

func TestButtonsAreHeard(t *testing.T) {
	why := ""
	hand := open(t, func(f *ui.Frame) {
		f.Button(ui.Button{ID: "pass", Rect: ui.Box(100, 600, 120, 40), Label: "Pass", Key: ui.KeyP, Why: why})
	})
	e := listen(hand)
	hand.Click("pass")
	hand.Key(ui.KeyP)
	e.hears(t, "by pointer and by key", sound.Pick, sound.Pick)
	why = "Not now"
	hand.Window.Invalidate()
	hand.Key(ui.KeyP)
	e.hears(t, "in vain", sound.Refuse)
}

func TestOfManySoundsAtOnceFewAreHeard(t *testing.T) {
	hand := open(t, func(f *ui.Frame) {
		for _, s := range []sound.Sound{sound.Roll, sound.Hit, sound.Block, sound.Hit, sound.Explosion, sound.Explosion} {
			f.Sound(s)
		}
	})
	e := listen(hand)
	hand.Window.Invalidate()
	hand.Wait(ui.Tick)
	e.hears(t, "in one frame", sound.Hit, sound.Explosion)
}

func TestMMutes(t *testing.T) {
	name := ""
	hand := open(t, func(f *ui.Frame) {
		f.Field(ui.Field{ID: "name", Rect: ui.Box(100, 100, 200, 40)}, &name)
		f.Button(ui.Button{ID: "pass", Rect: ui.Box(100, 600, 120, 40), Label: "Pass"})
	})
	e := listen(hand)
	var told []bool
	hand.Window.Hearing.Changed = func(muted bool) { told = append(told, muted) }
	hand.Key(ui.KeyM)
	hand.Click("pass")
	e.hears(t, "while it is off")
	hand.Key(ui.KeyM)
	hand.Click("pass")
	e.hears(t, "when it is on again", sound.Pick, sound.Pick)
	hand.Click("name")
	hand.Key(ui.KeyM)
	if !slices.Equal(told, []bool{true, false}) || hand.Window.Hearing.Muted {
		t.Errorf("the owner is told %v, muted %v; want true, false, and nothing by typing", told, hand.Window.Hearing.Muted)
	}
}

func TestASignTellsThatTheSoundIsOff(t *testing.T) {
	hand := open(t, func(f *ui.Frame) {})
	rest := hand.Window.Image()
	hand.Key(ui.KeyM)
	sign := hand.Window.Image()
	hand.Wait(2 * time.Second)
	if slices.Equal(rest.Pix, sign.Pix) || !slices.Equal(rest.Pix, hand.Window.Image().Pix) {
		t.Error("the sign is not there, or stays")
	}
}
