package book

import (
	"slices"
	"strconv"
	"sync"
	"time"

	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/render"
	"holoboard/render/field"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// Plays are small battles that show a rule: each is told in words, and plays in four seconds over and over where the rule stands.

// A play is one of them. What is said below it is play.NAME.
type play struct {
	name  string
	at    []string // pages at whose end it stands, and rules after which it does
	story string
}

// Around a play, of which all events share its time, stands the table before and after it.
const (
	playTime  = 4 * time.Second
	playPause = 900 * time.Millisecond
	playShape = 7.0 / 5
)

const moves = "game starship\nmap 7 5\nphase move\nfirst light\n"
const attacks = "game starship\nmap 7 5\nphase attack\nfirst dark\n"

var plays = []play{
	{"line", []string{"R5.8"}, attacks + `light: corellian_corvette at e1 west
dark: victory_star_destroyer at b3 east

light attack: corellian_corvette 1
light fire: turbolasers
light fire_at: victory_star_destroyer 1 nose
roll: 14
light fire: laser_cannon
light fire_at: victory_star_destroyer 1 port
roll: 11
`},
	{"course", []string{"R8.6", "class.1", "class.2"}, moves + `light: mon_calamari_cruiser_home_one at a4 east
dark: tie_fighter at g1

light move: mon_calamari_cruiser_home_one
light course: ahead left
`},
	{"push", []string{"R8.13"}, moves + `light: mon_calamari_cruiser at a2 east
dark: tie_fighter at d3, tie_fighter at g5

light move: mon_calamari_cruiser 1
light course: ahead ahead
dark push_to: e4
`},
	{"nose", []string{"R8.17", "class.3"}, moves + `light: corellian_corvette at a5 north
dark: slave_i_boba_fett at g3 south

light move: corellian_corvette 1
light fly: d3
light nose: east
`},
	{"zone", []string{"R8.19", "class.4"}, moves + `light: x_wing at a2
dark: tie_fighter at e3

light move: x_wing 1
light fly: d2
`},
	{"launch", []string{"R9.4", "ability.fighter_launch"}, `game starship
map 7 5
phase launch
first light
light: nebulon_b_frigate at b2 east moved
dark: tie_fighter at f2, tie_fighter at g4
pool light: 2 x_wing

light launch: x_wing from nebulon_b_frigate 1
light launch_at: d2
light launch: x_wing from nebulon_b_frigate 1
light launch_at: d3
`},
	{"lane", []string{"R10.16", "weapon.barrage"}, attacks + `light: mon_calamari_cruiser_home_one at a4 north
dark: imperial_star_destroyer at e4 south, tie_fighter at c1

light attack: mon_calamari_cruiser_home_one
light fire: barrage starboard
roll: 15
`},
	{"point", []string{"R10.20", "point_defense"}, attacks + `light: nebulon_b_frigate at c3 north
dark: tie_fighter at b2, tie_fighter at e3, tie_fighter at g1

light attack: nebulon_b_frigate 1
light fire: point_defense
light fire_at: tie_fighter 1
roll: 12
light fire: point_defense
roll: 5
`},
	{"damage", []string{"R12.1"}, `game starship
map 7 5
phase damage
light: nebulon_b_frigate at b2 east fresh 4, x_wing at b5
dark: victory_star_destroyer at e2 west fresh 5, slave_i_boba_fett at g5 west reduced fresh 2

roll: 9 12
`},
	{"interceptor", []string{"ability.interceptor"}, `game starship
map 7 5
phase move
first dark
light: x_wing at d3
dark: tie_interceptor at b3, tie_fighter at a5

dark move: tie_interceptor 1
dark fly: f3
`},
	{"tractor", []string{"ability.tractor_beams"}, moves + `light: corellian_corvette at a1 east
dark: victory_star_destroyer at e3 south

light move: corellian_corvette 1
light fly: d2
light nose: east
`},
}

// play puts each play onto the pages where it stands.
func (b *writer) play(groups []ui.BookGroup) {
	board := table.New(b.Words, false)
	for i := range plays {
		p := &plays[i]
		shown := sync.OnceValue(func() *reel { return film(p) })
		part := b.Text("", b.Words.Say("play."+p.name))
		part.Kind, part.Shape = ui.BookLead, playShape
		part.Picture = func(f *ui.Frame, r ui.Rect) { shown().show(f, board, r) }
		for _, place := range p.at {
			page, before := placeOf(groups, place)
			page.Parts = slices.Insert(page.Parts, before, part)
		}
	}
}

// placeOf is the page that is called so, before the lists at its end, or the one with a rule, behind it.
func placeOf(groups []ui.BookGroup, name string) (page *ui.BookPage, before int) {
	for _, g := range groups {
		for _, page := range g.Pages {
			if page.Name == name {
				if at := slices.IndexFunc(page.Parts, func(p ui.BookPart) bool { return p.Kind == ui.BookHead }); at >= 0 {
					return page, at
				}
				return page, len(page.Parts)
			}
			for i := len(page.Parts) - 1; i >= 0; i-- {
				if page.Parts[i].Name == name {
					return page, i + 1
				}
			}
		}
	}
	panic("the book has no " + name)
}

// A frame is an event, and the table before it.
type frame struct {
	event rules.Event
	view  rules.View
}

// A reel is a play as it is shown.
type reel struct {
	frames []frame
	after  rules.View
	course []rules.Space // of what moves first
}

// film plays a play.
func film(p *play) *reel {
	told, err := game.Recite(rules.Rules{}, p.story)
	if err != nil {
		panic("play " + p.name + ": " + err.Error()) // it is part of the program
	}
	r := &reel{}
	seen := func(s *rules.State) rules.View { return rules.Rules{}.View(s, game.Table) }
	r.after = seen(&told.Start)
	over := false
	game.PlayBack(rules.Rules{}, told.Start, told.Log, func(e game.Event, after *rules.State) {
		event := e.(rules.Event)
		if over = over || event.Kind == rules.RoundBegan; over {
			return
		}
		r.frames = append(r.frames, frame{event, r.after})
		r.after = seen(after)
	})
	r.course = r.way()
	return r
}

// way are the spaces of the ship that moves first, until it stops.
func (r *reel) way() (through []rules.Space) {
	for i := range r.frames {
		e := &r.frames[i].event
		if e.Kind != rules.Sailed && e.Kind != rules.Flew || len(through) > 0 && e.Ship != r.frames[0].event.Ship {
			continue
		}
		if len(through) == 0 {
			through = append(through, r.frames[i].view.Space(e.Ship))
		}
		to := through[0]
		to.X, to.Y, to.Facing = int(e.X), int(e.Y), e.Facing
		through = append(through, to)
	}
	return through
}

// at is the frame that is shown after a time, and how much of it is told; nil before the first one and after the last.
func (r *reel) at(now time.Duration) (f *frame, v *rules.View, told float64) {
	now = now%(playTime+2*playPause) - playPause
	each := playTime / time.Duration(len(r.frames))
	switch i := int(now / each); {
	case now < 0:
		return nil, &r.frames[0].view, 0
	case i >= len(r.frames):
		return nil, &r.after, 0
	default:
		return &r.frames[i], &r.frames[i].view, float64(now%each) / float64(each)
	}
}

// show draws it in a box. Who wants no motion sees how it ends.
func (r *reel) show(f *ui.Frame, b *table.Board, box ui.Rect) {
	now := playTime + playPause
	if !f.Clock.Reduced && f.Clock.Speed != render.Off {
		now = f.Clock.Now
		f.WakeIn(ui.Tick)
	}
	at, v, told := r.at(now)
	a := table.NoAim()
	if at != nil {
		a.Tell(v, &at.event, told)
	}
	b.Aim = a
	b.DrawAlone(f.Canvas, v, box)
	r.drawCourse(f, b)
	if at != nil {
		r.drawRoll(f, b, at)
	}
}

// drawCourse draws the way of what moves.
func (r *reel) drawCourse(f *ui.Frame, b *table.Board) {
	var through []render.Point
	for _, s := range r.course {
		half := float64(s.Size) / 2
		through = append(through, render.Point{X: float64(s.X) + half, Y: float64(s.Y) + half})
	}
	if len(through) > 1 {
		course := field.Course{Through: through, Color: f.Palette.Legal}
		course.Draw(f.Canvas, b.View())
	}
}

// drawRoll writes what was rolled below what is attacked.
func (r *reel) drawRoll(f *ui.Frame, b *table.Board, at *frame) {
	e := &at.event
	if i := slices.IndexFunc(r.frames, func(other frame) bool { return &other.event == e }); i > 0 && e.Kind != rules.Rolled {
		e = &r.frames[i-1].event
	}
	if e.Kind != rules.Rolled {
		return
	}
	sum, needs, ink := int(e.N)+int(e.Attack), " ≥ ", f.Palette.Legal
	if e.N < e.M {
		needs, ink = " < ", f.Palette.Warning
	}
	s := at.view.Space(e.Other)
	note := field.Note{
		Text:  strconv.Itoa(int(e.N)) + " + " + strconv.Itoa(int(e.Attack)) + " = " + strconv.Itoa(sum) + needs + strconv.Itoa(int(e.Defense)),
		Color: ink, At: b.Middle(s).Add(render.Point{Y: -b.View().Unit() * (float64(s.Size)/2 + 0.4)}), Align: render.Center,
	}
	note.Draw(f.Canvas, b.View())
}
