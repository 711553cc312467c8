package starship

import (
	"slices"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/game/session"
	rules "holoboard/game/starship"
	"holoboard/render"
	table "holoboard/render/starship"
	"holoboard/ui"
	"holoboard/ui/table/example"
	"holoboard/ui/table/recap"
)

// fiveSizes are those that every screen is laid out for.
var fiveSizes = [][2]int{{1920, 1080}, {1280, 720}, {900, 600}, {844, 390}, {390, 844}}

// asked is every moment of the examples at which somebody is asked on the map.
var asked = [][2]string{
	{"deployment", "deploy"}, {"battle", "move"}, {"battle", "course"}, {"battle", "fly"}, {"battle", "nose"}, {"battle", "launch"}, {"battle", "attack"},
	{"battle", "fire"}, {"battle", "fire-at"}, {"push", "push"}, {"team", "team"}, {"full", "full"},
}

// inSize is the table of an example in a window of a size: under a finger on a phone, else under a mouse.
func inSize(t testing.TB, example [2]string, size [2]int) *sitting {
	s := phone(t, open(t, example[0], example[1]), size[0], size[1])
	s.hand.Touch = s.Phone()
	return s
}

// covered is how much of the ships on the map lies under what the program says of its own, and of that under each other, in square points.
func (s *sitting) covered() (area float64) {
	const rim = 0.06
	papers := slices.Concat(s.Board.Said, s.Board.Named())
	for _, id := range []string{"recap", "guide", "layers"} {
		if r, there := s.hand.Window.Spot(id); there {
			papers = append(papers, r)
		}
	}
	add := func(a, b render.Rect) {
		shared := a.Intersect(b)
		area += shared.W * shared.H
	}
	for i, paper := range papers {
		for _, other := range papers[:i] {
			add(paper, other)
		}
		s.View.Each(func(slot rules.Slot) {
			if slot != s.Board.Aim.Hidden {
				box := s.Board.Box(s.View.Space(slot))
				add(paper, box.Inset(rim*box.W))
			}
		})
	}
	return area
}

// What the program says of its own lies on no ship and on nothing else that it says, whatever is pointed at, in every size: notes, odds,
// names, the recap, what an officer's volley would do.
func TestPaperLiesOnNoShip(t *testing.T) {
	said := 0
	for _, example := range asked {
		for _, size := range fiveSizes {
			s := inSize(t, example, size)
			look := func(at string) {
				said += len(s.Board.Said)
				if area := s.covered(); area > 1 {
					t.Errorf("%v, %v, %s: %.0f square points of ships are covered", example, size, at, area)
				}
			}
			look("at rest")
			if s.hand.Touch {
				continue
			}
			for i, thing := range slices.Clone(s.screen.Things) {
				if !table.IsShip(thing.Option) || testing.Short() && i%5 > 0 {
					continue
				}
				s.hand.MoveTo(thing.Rect.Center())
				s.hand.Wait(3 * ui.Tick)
				look("over " + s.ID(thing.Option))
			}
		}
	}
	if said == 0 {
		t.Error("nothing was said")
	}
}

// While squares or ends are asked for, what is said of the one under the pointer lies on no ship either.
func TestWhatIsSaidOfAMoveLiesOnNoShip(t *testing.T) {
	for _, example := range [][2]string{{"battle", "course"}, {"battle", "fly"}} {
		for _, size := range fiveSizes[:3] {
			s := inSize(t, example, size)
			for i, o := range s.Pending.Options {
				id, _, there := s.Place(s.hand.Window, o)
				if !there || testing.Short() && i%5 > 0 || o.Kind == rules.KindFlee {
					continue
				}
				s.hand.MoveTo(s.hand.Find(id))
				s.hand.Wait(3 * ui.Tick)
				if area := s.covered(); area > 1 {
					t.Errorf("%v, %v, over %s: %.0f square points of ships are covered", example, size, id, area)
				}
			}
		}
	}
}

// A recap lies beside the map, in the rail of who reads it, or waits as a line where that is too narrow; and it lists what the other side did: its moves, its shots that missed too.
func TestTheRecapLiesBesideTheMap(t *testing.T) {
	for _, size := range fiveSizes[:3] {
		s := inSize(t, [2]string{"battle", "attack"}, size)
		if s.Board.Layout().Aside[0].Empty() {
			if !s.screen.Own.AsksBoard() {
				t.Errorf("%v: it opens over the map by itself", size)
			}
			continue
		}
		s.screen.Recap.Lines = s.Table.log().Recount(s.Reel.Events, []int{len(s.Reel.Events) - 1})
		s.screen.Recap.Unfold()
		s.hand.Wait(time.Second)
		box, shown := s.hand.Window.Spot("recap")
		if rail := s.Board.Layout().Rails[rules.Light]; !shown || !box.Within(rail) {
			t.Errorf("%v: it lies at %v, the rail at %v", size, box, rail)
		}
	}
	for _, kind := range []rules.EventKind{rules.Sailed, rules.Flew, rules.Launched, rules.Missed, rules.Hit} {
		if told := recap.Missed(means, []*event{{Kind: kind}}, []game.Seat{0}, int(rules.Dark), false); len(told) != 1 {
			t.Errorf("what the other side did is not told: %v", kind)
		}
	}
}

// In a team battle each fleet has a place of its own in the rail of its side, under the name of who commands it, and one's own is marked;
// no text lies on another or is cut, in every size and language (R18.4).
func TestTeamRailsShowWhoseFleetIsMine(t *testing.T) {
	for _, language := range assets.Languages() {
		for _, size := range fiveSizes[:3] {
			screen, err := Shots()["team"](newProgram(t, language), nil)
			if err != nil {
				t.Fatal(err)
			}
			s := tableOf(screen)
			w := ui.NewWindow(s.screen, size[0], size[1], 1)
			w.Settle(4 * time.Second)
			l := s.Board.Layout()
			rails := slices.DeleteFunc(w.Lines(), func(line render.Line) bool {
				return !line.Box.Within(l.Rails[rules.Light]) && !line.Box.Within(l.Rails[rules.Dark])
			})
			at := map[string]render.Rect{}
			for i, line := range rails {
				at[line.Text] = line.Box
				for _, other := range rails[:i] {
					if line.Box.Inset(1).Overlaps(other.Box.Inset(1)) {
						t.Errorf("%s, %v: %q lies on %q", language, size, line.Text, other.Text)
					}
				}
				if slices.Contains(w.Shortened(), line.Text) {
					t.Errorf("%s, %v: %q is cut", language, size, line.Text)
				}
			}
			for i, c := range s.screen.Chairs {
				name, named := at[number(uint8(i/2+1))+" · "+c.Name]
				you := at[s.Words.Say("rail.you")]
				if beside := you.Y < name.Bottom() && name.Y < you.Bottom() && name.Within(l.Rails[i&1]) && you.Within(l.Rails[i&1]); !named || beside != (game.Seat(i) == s.Viewer) {
					t.Errorf("%s, %v: the fleet of %s stands at %v, the mark of one's own at %v", language, size, c.Name, name, you)
				}
			}
		}
	}
}

// Where several sit at one screen the fleet of whoever is asked is marked as his own, and his partner's and the others' are not.
func TestTheFleetOfWhoeverIsAskedIsMarked(t *testing.T) {
	s := sit(t, rules.Setup{Format: rules.Standard, Points: 100, Players: 4}, 3, 1280, 720, session.Person, session.Person, session.Person, session.Person)
	seen := map[game.Seat]bool{}
	for n := 0; n < 400 && len(seen) < 4; n++ {
		s.settle(t)
		seat := s.Pending.Seat
		if seen[seat] = true; s.Board.Mine != seat || s.Board.Looks != rules.SideOf(seat) {
			t.Fatalf("seat %d is asked %s, marked is the fleet of %d", seat, s.screen.Asked(), s.Board.Mine)
		}
		s.Give(s.Pending.Options[len(s.Pending.Options)-1])
		s.hand.Wait(time.Second)
	}
	if len(seen) != 4 {
		t.Errorf("only %v were asked", seen)
	}
}

// A room reads the names of ships, all in large letters, and not what each is about to do (the ship that acts is framed).
func TestARoomReadsNames(t *testing.T) {
	screen, err := Shots()["projector"](newProgram(t, "en"), nil)
	if err != nil {
		t.Fatal(err)
	}
	w := ui.NewWindow(screen, 1920, 1080, 1)
	w.Settle(4 * time.Second)
	named := 0
	for _, l := range w.Lines() {
		switch l.Text {
		case "ready", "firing", "done":
			t.Errorf("%q stands at %v", l.Text, l.Box)
		case "Home One", "Falcon", "Corvette", "Viscount":
			named++
		}
	}
	if named < 8 { // on the map and in the rail
		t.Errorf("of eight names %d are there", named)
	}
}

// Where rails have little room, because two fleets share one or the screen is small, they tell what a round has cost too; no text there
// lies on another or is cut (R12.2).
func TestEveryRailTellsWhatARoundHasCost(t *testing.T) {
	const team = `game starship
players 4
round 4
phase attack
first dark
light: viscount at j10 east damage 2 fresh 8, corellian_corvette at h13 west damage 1 fresh 3
light2: republic_cruiser at a12 north, x_wing at b6 fresh 1
dark: executor at j3 south damage 1 fresh 9, tie_fighter at l9 fresh 1
dark2: trade_federation_battleship at s4 south, lambda_shuttle at u2 south

light1 attack: done
dark1 attack: done
light2 attack: done
dark2 attack: done
`
	for _, language := range assets.Languages() {
		for _, size := range fiveSizes[:3] {
			words := newProgram(t, language)
			for name, open := range map[string]func() (ui.Screen, error){
				"team": func() (ui.Screen, error) { return Told(words, team) },
				"two":  func() (ui.Screen, error) { return Shots()["damage"](words, nil) },
			} {
				screen, err := open()
				if err != nil {
					t.Fatal(err)
				}
				w := ui.NewWindow(screen, size[0], size[1], 1)
				w.Settle(10 * time.Second)
				s, told := underOpened(screen), 0
				for range 2 {
					if s.Asks(rules.AskDamageControl) {
						s.Choose(game.Option{Kind: rules.KindPass})
						w.Settle(10 * time.Second)
					}
				}
				l := s.Board.Layout()
				ledger, _ := w.Spot("ledger")
				var lines []render.Line
				for _, line := range w.Lines() {
					if !line.Box.Within(l.Rails[rules.Light]) && !line.Box.Within(l.Rails[rules.Dark]) {
						continue
					}
					for _, side := range []rules.Side{rules.Light, rules.Dark} {
						if line.Text == s.Words.Say("lost."+side.String()) || line.Text == s.Words.Say("lost.brief") && line.Box.Within(l.Rails[side]) {
							told++
							if ledger.Overlaps(line.Box) {
								t.Errorf("%s, %s, %v: the ledger lies on what the round has cost", name, language, size)
							}
						}
					}
					for _, other := range lines {
						if line.Box.Inset(1).Overlaps(other.Box.Inset(1)) {
							t.Errorf("%s, %s, %v: %q lies on %q", name, language, size, line.Text, other.Text)
						}
					}
					if slices.Contains(w.Shortened(), line.Text) {
						t.Errorf("%s, %s, %v: %q is cut", name, language, size, line.Text)
					}
					lines = append(lines, line)
				}
				if told != 2 {
					t.Errorf("%s, %s, %v: %d rails tell what the round has cost", name, language, size, told)
				}
			}
		}
	}
}

// underOpened is the table of a screen, or of one that is shown with something open.
func underOpened(screen ui.Screen) *Table {
	if o, ok := screen.(*example.Opened); ok {
		screen = o.Screen
	}
	return tableOf(screen)
}
