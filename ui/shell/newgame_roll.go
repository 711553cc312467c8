package shell

import (
	"math/rand/v2"
	"strconv"
	"time"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
)

// A roll decides who chooses his side: both roll a die, and the higher one chooses.
type roll struct {
	dice   [2]int
	tumble render.Motion
}

// tumbleTime is how long the dice tumble.
const tumbleTime = 700 * time.Millisecond

// rollForSides rolls until one is higher.
func (n *newGame) rollForSides(f *ui.Frame) {
	r := rand.New(rand.NewPCG(n.shell.seed(), 0))
	n.roll = &roll{tumble: f.Clock.Begin(tumbleTime)}
	for n.roll.dice[0] == n.roll.dice[1] {
		n.roll.dice = [2]int{1 + r.IntN(n.title.Die), 1 + r.IntN(n.title.Die)}
	}
	f.Invalidate()
}

// showRoll shows the dice over the screen, and then has the higher one choose. A computer takes the side that its die stands on.
func (n *newGame) showRoll(f *ui.Frame) {
	if n.roll == nil {
		return
	}
	chairs, higher := n.chairs(), 0
	if n.roll.dice[1] > n.roll.dice[0] {
		higher = 1
	}
	f.Modal(func() {
		s, p := n.shell, f.Palette
		box := f.Bounds().Middle(min(520, f.W-24), min(330, f.H-16))
		f.Shadow(box)
		f.Paper(box)
		inner := box.Inset(18)
		head, rest := inner.CutTop(40)
		foot, rest := rest.CutBottom(50)
		done := f.Progress(n.roll.tumble)
		line := s.Say("new.roll")
		if done >= 1 {
			line = s.Words.Say("shell.new.rolled", assets.Args{"who": n.whoIs(chairs, higher)})
		}
		f.Label(line, head, p.Title().Centered())
		for i, place := range rest.Columns(16, 1, 1) {
			n.showDie(f, place, i, done, n.whoIs(chairs, i))
		}
		if done < 1 {
			return
		}
		places := foot.Middle(foot.W, 44).Columns(10, 1, 1)
		for side, seat := range n.seats() {
			b := ui.Button{ID: "roll." + seat.ID, Rect: places[side], Label: n.words().Say(seat.Name), Sign: seat.Sign, Size: 16}
			if chairs[higher].Kind != session.Person && side != higher {
				b.Why = s.Say("new.rolled.computer")
			}
			if f.Button(b) {
				if side != higher {
					n.swap()
				}
				n.roll = nil
				f.Invalidate()
			}
		}
		if f.Pressed(ui.KeyEscape) {
			n.roll = nil
			f.Invalidate()
		}
	})
}

// whoIs names who sits in a seat, by his seat where he has no name.
func (n *newGame) whoIs(chairs []session.Chair, seat int) string {
	if c := chairs[seat]; c.Kind != session.Person || c.Name != "" {
		return n.shell.Who(c)
	}
	return n.words().Say(n.seats()[seat].Name)
}

// showDie shows what one has rolled; while the die tumbles, other numbers.
func (n *newGame) showDie(f *ui.Frame, place ui.Rect, seat int, done float64, who string) {
	p, light := f.Palette, n.seats()[seat].Light(f.Palette)
	name, die := place.CutBottom(30)
	die = die.Square().Inset(10)
	number := n.roll.dice[seat]
	if done < 1 {
		number = 1 + (number+int(done*17)*(7+4*seat))%n.title.Die
	}
	f.Turn(die.Center(), (1-done)*(1-done)*6, 1, func() {
		f.Panel(die, render.PanelStyle{Corner: render.Cut, Radius: die.W * 0.28, Fill: light.Mix(p.Space, 0.75), Line: light, Width: 2.5})
		f.Text(strconv.Itoa(number), die, p.Number().Sized(40).In(light).Centered())
	})
	f.Label(who, name, p.Name().Centered())
}
