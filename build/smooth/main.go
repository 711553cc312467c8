// Command smooth measures how smoothly the game runs in a window. In one run it shows an empty Ebitengine program, of Rebellion a busy
// combat and a late galaxy that is panned, and of Starship a battle with thirty ships a side and the attacks of a battle as they are
// told, each for some seconds and with every frame drawn anew, and prints
//
//   - the frame rates, as shares of the empty program's: with the same graphics card they tell what drawing costs;
//   - what the program itself needs for a frame, the graphics card not counted: the middle one and the slowest of a hundred;
//   - what a frame asks for in memory, of how many pieces it is, and how often the graphics card has to switch.
//
// Call it with a display: DISPLAY=:0 go run ./build/smooth -size 1280x720, at the top of the repository
package main

import (
	"flag"
	"fmt"
	"image/color"
	"os"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/rebellion"
	"holoboard/ui/starship"
	"holoboard/ui/work"
)

func main() {
	size := flag.String("size", "1280x720", "of the window, in pixels")
	seconds := flag.Int("seconds", 6, "for each scene")
	flag.Parse()
	if err := measure(*size, time.Duration(*seconds)*time.Second); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func measure(size string, length time.Duration) error {
	var w, h int
	if n, err := fmt.Sscanf(size, "%dx%d", &w, &h); n != 2 || err != nil {
		return fmt.Errorf("-size is WIDTHxHEIGHT, as in 1280x720; not %q", size)
	}
	words, err := assets.NewWordsFor("en", "rebellion")
	if err != nil {
		return err
	}
	scenes := []*scene{{name: "empty program"}}
	add := func(s *scene, screen ui.Screen, err error) error {
		if err != nil {
			return err
		}
		s.window = ui.NewWindow(screen, w, h, 1)
		s.window.Worker = work.Threads()
		s.window.Settle(10 * time.Second)
		scenes = append(scenes, s)
		return nil
	}
	for _, s := range []struct{ name, shot string }{{"busy combat", "combat"}, {"late galaxy, panned", "turn"}} {
		screen, err := rebellion.Shots()[s.shot](program{words}, nil)
		if err := add(&scene{name: s.name, pans: s.shot == "turn"}, screen, err); err != nil {
			return err
		}
	}
	words, err = assets.NewWordsFor("en", "starship")
	if err != nil {
		return err
	}
	story, err := os.ReadFile("ui/starship/testdata/crowd.txt")
	if err != nil {
		return err
	}
	screen, err := starship.Told(program{words}, string(story))
	if err := add(&scene{name: "thirty ships a side"}, screen, err); err != nil {
		return err
	}
	screen, err = attacks(program{words})
	if err := add(&scene{name: "attacks of a battle"}, screen, err); err != nil {
		return err
	}
	ebiten.SetWindowSize(w, h)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetScreenClearedEveryFrame(false)
	run := &run{scenes: scenes, w: w, h: h, length: length}
	if err := ebiten.RunGame(run); err != nil {
		return err
	}
	fmt.Printf("%-22s %8s %8s %10s %8s %8s %8s %9s\n", size, "frames/s", "share", "middle ms", "p99 ms", "allocs", "pieces", "switches")
	for _, s := range scenes {
		s.print(scenes[0].rate())
	}
	return nil
}

// told is a recorded battle that is told from a moment on, again and again.
type told struct {
	ui.Tape
	from int
}

// attacks tells a battle from its first attacks on.
func attacks(p program) (ui.Screen, error) {
	save, err := starship.ExampleGame()
	if err != nil {
		return nil, err
	}
	tape, err := starship.Title().Tape(p, save)
	if err != nil {
		return nil, err
	}
	t := told{Tape: tape}
	for _, mark := range tape.Marks() {
		if t.from == 0 && tape.MarkKinds()[mark.Kind].Name == p.words.Say("tape.attacks") {
			t.from = mark.At
		}
	}
	tape.Wind(t.from)
	return t, nil
}

// Show implements [ui.Screen].
func (t told) Show(f *ui.Frame) {
	t.Tape.Show(f)
	if t.Telling() {
		return
	}
	if t.At() == t.Last() {
		t.Wind(t.from)
	}
	t.Tell()
}

// program is what the screens have around them here: nothing.
type program struct{ words *assets.Words }

func (p program) Words() *assets.Words    { return p.words }
func (program) CoversWindows() bool       { return false }
func (program) TapsAct() bool             { return false }
func (program) Unsaved() string           { return "" }
func (program) Keep(*ui.Frame, ui.Game)   {}
func (program) Menu(*ui.Frame, ui.Game)   {}
func (program) Copy(*ui.Frame, string)    {}
func (program) Replay(*ui.Frame, ui.Game) {}
func (program) Again(*ui.Frame)           {}

func (program) Own(string) ui.Documents             { return nil }
func (program) LookUp(*ui.Frame, ui.Screen, string) {}
func (program) Leave(*ui.Frame, ui.Game)            {}

// scene is what is shown for a while; without a window it is an empty program.
type scene struct {
	name   string
	window *ui.Window
	pans   bool

	begun  time.Time
	ended  time.Time
	frames int
	took   []time.Duration
	allocs uint64
}

// run shows the scenes one after the other.
type run struct {
	scenes []*scene
	w, h   int
	length time.Duration
	now    int
}

// Update implements [ebiten.Game].
func (r *run) Update() error {
	s := r.scenes[r.now]
	if s.begun.IsZero() || time.Since(s.begun) < r.length {
		return nil
	}
	s.ended = time.Now()
	if r.now++; r.now == len(r.scenes) {
		return ebiten.Termination
	}
	return nil
}

// warm is the number of frames that are not counted: in them pictures go to the graphics card.
const warm = 5

// Draw makes and draws a frame.
func (r *run) Draw(screen *ebiten.Image) {
	if r.now == len(r.scenes) {
		return
	}
	s := r.scenes[r.now]
	s.frames++
	if s.frames == warm {
		s.begun = time.Now()
	}
	if s.window == nil {
		screen.Fill(color.Black)
		return
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	s.window.Invalidate()
	s.window.Tick(s.input())
	s.window.Draw(screen)
	took := time.Since(start)
	runtime.ReadMemStats(&after)
	if s.frames > warm {
		s.took = append(s.took, took)
		s.allocs += after.Mallocs - before.Mallocs
	}
}

// Layout implements [ebiten.Game].
func (r *run) Layout(int, int) (int, int) { return r.w, r.h }

// input pans to and fro where that is wanted.
func (s *scene) input() ui.Input {
	if !s.pans {
		return ui.Input{}
	}
	const there = 100 // frames
	at := func(n int) ui.Point {
		step := n % (2 * there)
		return ui.Point{X: 600 + 2*float64(min(step, 2*there-step)), Y: 300}
	}
	return ui.Input{At: at(s.frames), Was: at(s.frames - 1), Down: true, Pressed: s.frames == 1}
}

func (s *scene) rate() float64 {
	return float64(s.frames-warm) / s.ended.Sub(s.begun).Seconds()
}

func (s *scene) print(empty float64) {
	fmt.Printf("%-22s %8.1f %6.0f %%", s.name, s.rate(), 100*s.rate()/empty)
	if s.window != nil {
		slices.Sort(s.took)
		n := len(s.took)
		pieces, switches := s.window.Cost()
		ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
		fmt.Printf(" %10.2f %8.2f %8d %8d %9d", ms(s.took[n/2]), ms(s.took[n*99/100]), s.allocs/uint64(n), pieces, switches)
	}
	fmt.Println()
}
