//go:build !js

package shell

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// shotFlags are what shot was asked to draw.
type shotFlags struct {
	screens, load, size, lang, out string
	colors                         string
	scale                          float64
	list, strong, texts            bool
	width, height                  int
}

// shot draws screens into files.
func (d *desk) shot(args []string) (int, error) {
	c, err := d.readShot(args)
	if err != nil {
		return misused, err
	}
	s, saved, err := c.stand(d.titles)
	if err != nil {
		return misused, err
	}
	all := s.shots()
	names := slices.Sorted(maps.Keys(all))
	if c.list {
		_, err := fmt.Fprintln(d.out, strings.Join(names, "\n"))
		return fine, err
	}
	wanted := strings.Split(c.screens, ",")
	for _, name := range wanted {
		if all[name] == nil {
			return misused, wrongUse("there is no screen %q, only %s", name, strings.Join(names, ", "))
		}
	}
	for _, name := range wanted {
		screen, err := all[name](saved)
		if err != nil {
			return misused, wrongUse("show %s: %v", name, err)
		}
		w := c.window(screen)
		if err := save(w.Image(), c.file(name, len(wanted))); err != nil {
			return misused, err
		}
		for _, l := range c.legibility(w) {
			if _, err := fmt.Fprintf(d.out, "%s\t%.1f\t%.1f\t%s\n", name, l.Contrast, l.Size, l.Text); err != nil {
				return misused, err
			}
		}
	}
	return fine, nil
}

func (d *desk) readShot(args []string) (c shotFlags, err error) {
	flags := flag.NewFlagSet("shot", flag.ContinueOnError)
	flags.StringVar(&c.screens, "screen", "", "which screens, as in `name,...`")
	flags.StringVar(&c.load, "load", "", "saved game in a `file` to show instead of examples")
	flags.StringVar(&c.size, "size", "1280x720", "of the picture in pixels, as in `widthxheight`")
	flags.Float64Var(&c.scale, "scale", 1, "of the interface, a `factor` from 0.8 to 2")
	flags.StringVar(&c.lang, "lang", "en", "the `language` of the words")
	flags.StringVar(&c.colors, "colors", visions[0], "`eyes` to draw for: "+strings.Join(visions[:], ", "))
	flags.BoolVar(&c.strong, "strong", false, "with strong contrast")
	flags.StringVar(&c.out, "o", "", "`file` to draw into, or folder for several screens")
	flags.BoolVar(&c.texts, "texts", false, "also print every text with its contrast to what is drawn under it and its size in points")
	flags.BoolVar(&c.list, "list", false, "list the screens")
	if err := d.parse(flags, "holoboard shot draws screens to files without a window.", args); err != nil {
		return c, err
	}
	n, err := fmt.Sscanf(c.size, "%dx%d", &c.width, &c.height)
	switch {
	case flags.NArg() > 0:
		return c, wrongUse("what is %q?", flags.Arg(0))
	case c.list:
		return c, nil
	case c.screens == "" || c.out == "":
		return c, wrongUse("say what to draw and where to: -screen NAME -o FILE (-list names the screens)")
	case n != 2 || err != nil || c.width < 320 || c.height < 240 || c.width > 8192 || c.height > 8192:
		return c, wrongUse("-size is WIDTHxHEIGHT in pixels, as in 1280x720, from 320x240 to 8192x8192; not %q", c.size)
	case !slices.Contains(visions[:], c.colors):
		return c, wrongUse("-colors is one of %s; not %q", strings.Join(visions[:], ", "), c.colors)
	case c.scale < leastScale/100.0 || c.scale > mostScale/100.0:
		return c, wrongUse("-scale goes from %.1f to %.1f", leastScale/100.0, mostScale/100.0)
	}
	return c, nil
}

// stand sets up a shell that keeps nothing, and reads the save to show.
func (c *shotFlags) stand(titles []shelf.Title) (s *Shell, save []byte, err error) {
	if c.load != "" {
		if save, err = os.ReadFile(c.load); err != nil {
			return nil, nil, wrongUse("%v", err)
		}
	}
	s, err = New(titles, Memory{})
	if err != nil {
		return nil, nil, err
	}
	if err := s.Speak(c.lang); err != nil {
		return nil, nil, wrongUse("%v", err)
	}
	s.switched = true
	s.seed = func() uint64 { return 1 }
	s.now = func() time.Time { return time.Date(2026, 1, 2, 20, 15, 0, 0, time.Local) }
	return s, save, nil
}

// file is where a screen goes: into the folder if -o is one or there are several screens.
func (c *shotFlags) file(name string, n int) string {
	info, err := os.Stat(c.out)
	if n > 1 || err == nil && info.IsDir() || strings.HasSuffix(c.out, "/") {
		return filepath.Join(c.out, name+".png")
	}
	return c.out
}

// window shows a screen until it comes to rest.
func (c *shotFlags) window(screen ui.Screen) *ui.Window {
	w := ui.NewWindow(screen, c.width, c.height, 1)
	w.Zoom = c.scale
	w.SetPalette(render.PaletteFor(Settings{Vision: c.colors}.vision(), c.strong))
	w.Settle(4 * time.Second)
	return w
}

// legibility measures the texts in a window if that is wanted.
func (c *shotFlags) legibility(w *ui.Window) []render.Legible {
	if !c.texts {
		return nil
	}
	return w.Legibility()
}

// save writes a picture.
func save(picture image.Image, file string) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return wrongUse("%v", err)
	}
	f, err := os.Create(file)
	if err != nil {
		return wrongUse("%v", err)
	}
	if err := png.Encode(f, picture); err != nil {
		f.Close()
		return wrongUse("write %s: %v", file, err)
	}
	return f.Close()
}

// shots are all screens that can be drawn: the shell's own and those of the titles. Names that two titles share belong to the
// first.
func (s *Shell) shots() map[string]func(save []byte) (ui.Screen, error) {
	title := &s.titles[0]
	all := map[string]func([]byte) (ui.Screen, error){
		"title":    s.example(func() ui.Screen { return s.Front() }),
		"new-game": s.example(func() ui.Screen { return s.newGame(title) }),
		"new-game-team": s.example(func() ui.Screen {
			n := s.newGame(title)
			n.players = len(title.Seats) - 1
			return n
		}),
		"house-rules": s.example(func() ui.Screen {
			n := s.newGame(title)
			n.houseOpen = true
			return n
		}),
		"load":     s.example(func() ui.Screen { return s.saved(s.Front()) }),
		"lessons":  s.exampleLessons(title),
		"settings": s.example(func() ui.Screen { return &options{shell: s, back: s.Front()} }),
		"about":    s.example(func() ui.Screen { return &about{shell: s, back: s.Front()} }),
		"statistics": func([]byte) (ui.Screen, error) {
			page := s.statisticsOf(s.Front())
			page.all, page.names = exampleStatistics(title), []string{"Ann", "Ben"}
			page.sum()
			return page, nil
		},
		"report": func(save []byte) (ui.Screen, error) {
			g, err := s.exampleGame(save)
			return &complaint{open: &open{shell: s, title: title}, game: g, back: s.Front(), picture: true, whole: true}, err
		},
		"menu": func(save []byte) (ui.Screen, error) {
			g, err := s.exampleGame(save)
			return &menu{open: &open{shell: s, title: title}, game: g}, err
		},
	}
	if title.Book != nil {
		maps.Copy(all, s.bookShots(title))
	}
	maps.Copy(all, s.replayShots(title))
	for i := range s.titles {
		t := &s.titles[i]
		for name, screen := range t.Shots {
			if all[name] == nil {
				all[name] = func(save []byte) (ui.Screen, error) { return screen(&open{shell: s, title: t}, save) }
			}
		}
	}
	return all
}

// replayShots are a recorded game in its middle: of a save, or an example.
func (s *Shell) replayShots(title *shelf.Title) map[string]func([]byte) (ui.Screen, error) {
	shot := func(prepare func(r *replay)) func([]byte) (ui.Screen, error) {
		return func(save []byte) (screen ui.Screen, err error) {
			if save == nil {
				if save, err = title.Example(); err != nil {
					return nil, err
				}
			}
			r, err := s.replayed(save, "replay", func(*ui.Frame) {})
			if err != nil {
				return nil, err
			}
			marks := r.tape.Marks()
			r.tape.Wind(marks[len(marks)*2/3].At)
			prepare(r)
			return r, nil
		}
	}
	return map[string]func([]byte) (ui.Screen, error){
		"replay":       shot(func(*replay) {}),
		"replay-panel": shot(func(r *replay) { r.panel = true }),
		"replay-seat":  shot(func(r *replay) { r.as = 2; r.tape.LookAs(2) }),
	}
}

// bookShots are places of a title's rule book.
func (s *Shell) bookShots(title *shelf.Title) map[string]func([]byte) (ui.Screen, error) {
	return map[string]func([]byte) (ui.Screen, error){
		"book":        s.bookShot(title, ""),
		"book-rule":   s.bookShot(title, "R8.3.5"),
		"book-card":   s.bookShot(title, "mission.rapid_mobilization"),
		"book-unit":   s.bookShot(title, "unit.star_destroyer"),
		"book-leader": s.bookShot(title, "leader.darth_vader"),
		"book-system": s.bookShot(title, "system.tatooine"),
		"book-search": func([]byte) (ui.Screen, error) {
			b := newBookScreen(s, s.bookOf(title), s.Front(), "")
			b.query, _, _ = strings.Cut(s.words.Say("rule_title.R15"), " ")
			return b, nil
		},
	}
}

// bookShot shows a place of a title's rule book.
func (s *Shell) bookShot(title *shelf.Title, place string) func([]byte) (ui.Screen, error) {
	return func([]byte) (ui.Screen, error) { return newBookScreen(s, s.bookOf(title), s.Front(), place), nil }
}

// example shows one of the shell's own screens, with a last game to go on with and a damaged save.
func (s *Shell) example(show func() ui.Screen) func([]byte) (ui.Screen, error) {
	return func(save []byte) (ui.Screen, error) {
		g, err := s.exampleGame(save)
		if err != nil {
			return nil, err
		}
		data, err := g.Save()
		if err != nil {
			return nil, err
		}
		for doc, name := range map[string]string{lastGame: "", docFor("Friday evening"): "Friday evening"} {
			if err := s.keep(doc, name, g.About(), data); err != nil {
				return nil, err
			}
		}
		return show(), s.store.Write(ownSave+"torn", data[:len(data)/2])
	}
}

// exampleLessons shows the chapters of a guided game, of which one is finished and one was left.
func (s *Shell) exampleLessons(title *shelf.Title) func([]byte) (ui.Screen, error) {
	return func([]byte) (ui.Screen, error) {
		for i, p := range []progress{{6, 6, true}, {2, 6, false}} {
			if err := s.keepLearnt(title.ID, title.Chapters[i], p); err != nil {
				return nil, err
			}
		}
		return s.learn(title), nil
	}
}

// exampleGame is the game of a save, or a new one.
func (s *Shell) exampleGame(save []byte) (ui.Game, error) {
	if save != nil {
		return s.Resume(save)
	}
	title := &s.titles[0]
	chairs := make([]session.Chair, len(title.Seats[0]))
	for i := range chairs {
		chairs[i].Kind = title.Players[min(i, len(title.Players)-1)].ID
	}
	chairs[0].Name = "Ann"
	return s.begin(title, session.Start{Setup: title.Setups[0].Setup, Seed: s.seed(), Seats: chairs})
}

// exampleStatistics are some games of two people, against one another and against the computer.
func exampleStatistics(title *shelf.Title) (all Statistics) {
	for i, rounds := range []int{9, 7, 12, 9, 10, 6, 9, 11, 8, 10, 9, 13} {
		kind := title.Players[i*2%len(title.Players)].ID
		g := Finished{ID: strconv.Itoa(i), Title: title.ID, Ended: time.Date(2026, 1, 2+3*i, 20, 0, 0, 0, time.UTC), Rounds: rounds}
		for n, seat := range title.Seats[0] {
			c := session.Chair{Kind: kind}
			if n == i%2 {
				c = session.Chair{Name: "Ann", Kind: session.Person}
			} else if kind == session.Person {
				c.Name = "Ben"
			}
			g.Seats = append(g.Seats, Sat{seat.ID, c, n == i%3%2})
		}
		all.Games = append(all.Games, g)
	}
	return all
}
