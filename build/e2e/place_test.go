//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A desktop is an X server with a window manager, whose screen has a size, in dots, and a scale.
type desktop struct {
	t       *testing.T
	display string
	size    image.Point
}

// desk starts a desktop that lives as long as the test.
func desk(t *testing.T, dots image.Point, scale float64) desktop {
	t.Helper()
	d := desktop{t, startX(t, dots, scale), dots}
	manager := d.command("openbox")
	if err := manager.Start(); err != nil {
		t.Fatalf("start a window manager (build/test installs it): %v", err)
	}
	t.Cleanup(func() {
		_ = manager.Process.Kill()
		_ = manager.Wait()
	})
	for !strings.Contains(d.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), "window id") {
		time.Sleep(glance)
	}
	return d
}

func (d desktop) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), "DISPLAY="+d.display)
	return c
}

// run runs a command there and returns what it says.
func (d desktop) run(name string, args ...string) string {
	d.t.Helper()
	out, err := d.command(name, args...).CombinedOutput()
	if err != nil {
		d.t.Fatalf("%s: %v %s", name, err, out)
	}
	return string(out)
}

// window is where the program's window is, within its frame.
func (d desktop) window() image.Rectangle {
	d.t.Helper()
	var x, y, w, h int
	for line := range strings.Lines(d.run("xwininfo", "-name", "Holoboard")) {
		what, value, _ := strings.Cut(strings.TrimSpace(line), ":")
		for name, into := range map[string]*int{"Absolute upper-left X": &x, "Absolute upper-left Y": &y, "Width": &w, "Height": &h} {
			if what == name {
				fmt.Sscan(value, into)
			}
		}
	}
	return image.Rect(x, y, x+w, y+h)
}

// comes waits until the window is where it should be, and stays there.
func (d desktop) comes(what string, good func(image.Rectangle) bool) image.Rectangle {
	d.t.Helper()
	stays := 0
	for end := time.Now().Add(patience); ; time.Sleep(4 * glance) {
		at := d.window()
		if stays++; !good(at) {
			stays = 0
		}
		if stays > 3 {
			return at
		}
		if time.Now().After(end) {
			d.t.Fatalf("waited in vain for the window %s; it is at %v on a screen of %v", what, at, d.size)
		}
	}
}

// xdo does something with the program's window.
func (d desktop) xdo(what string, args ...string) {
	d.t.Helper()
	d.run("xdotool", append([]string{"search", "--name", "^Holoboard$", what}, args...)...)
}

// The window opens with all of it and its frame on the screen, whatever that is. Every size and every scale is seen here, every size at every
// scale without a window, in ui/desk.
func TestWindowFitsItsScreen(t *testing.T) {
	for _, screen := range []struct {
		wide, high int
		scale      float64
	}{
		{1024, 600, 1}, {1024, 600, 1.75}, {1366, 768, 1}, {1366, 768, 1.25}, {1366, 768, 1.5},
		{1920, 1080, 1}, {1920, 1080, 1.75}, {2560, 1440, 1.25}, {3840, 2160, 1.5},
	} {
		t.Run(fmt.Sprintf("%dx%d at %v", screen.wide, screen.high, screen.scale), func(t *testing.T) {
			d := desk(t, image.Pt(screen.wide, screen.high), screen.scale)
			w := startOn(t, d.display, t.TempDir(), 1)
			w.WaitFor("the first screen", func(told Spots) bool { return told.Screen != "" })
			const title = 10 // pixels at least: the frame is to be seen too
			at := d.comes("to fit", func(at image.Rectangle) bool {
				return at.In(image.Rectangle{Max: d.size}) && (at.Min.Y >= title || at.Size() == d.size)
			})
			if at.Dx() < min(1000, screen.wide-40) || at.Dy() < min(560, screen.high-110) {
				t.Errorf("it is only %v", at.Size())
			}
			for id, spot := range w.Spots().Spots {
				w.wide, w.high = float64(at.Dx()), float64(at.Dy())
				w.within(id, spot)
			}
			if screen.scale == 1.5 {
				w.Shot("opens")
			}
		})
	}
}

// The window opens where, as large, and as full as it was left, however often.
func TestWindowOpensWhereItWasLeft(t *testing.T) {
	d, home := desk(t, image.Pt(1920, 1080), 1), t.TempDir()
	start := func() *Window {
		w := startOn(t, d.display, home, 1)
		w.WaitFor("the first screen", func(told Spots) bool { return told.Screen != "" })
		return w
	}
	w := start()
	d.comes("to open", func(at image.Rectangle) bool { return at.Size() == image.Pt(1280, 720) })
	d.xdo("windowsize", "900", "640")
	d.xdo("windowmove", "700", "330")
	left := d.comes("to be moved", func(at image.Rectangle) bool { return at.Size() == image.Pt(900, 640) && at.Min.X >= 690 })
	w.keeps("window-place", `"w":900,"h":640`)
	for range 2 {
		w.Stop()
		w = start()
		d.comes(fmt.Sprint("where it was left, ", left), func(at image.Rectangle) bool { return at == left })
	}
	w.Key("F11")
	d.comes("to fill the screen", func(at image.Rectangle) bool { return at.Size() == d.size })
	w.keeps("settings", `"full_screen":true`)
	w.Stop()
	w = start()
	d.comes("to fill the screen again", func(at image.Rectangle) bool { return at.Size() == d.size })
	w.Key("F11")
	d.comes(fmt.Sprint("to be where it was before, ", left), func(at image.Rectangle) bool { return at.Size() == left.Size() })
}

// keeps waits until a document that the program keeps says something.
func (w *Window) keeps(document, says string) {
	w.t.Helper()
	file := filepath.Join(w.Home, "config", "holoboard", document+".json")
	for end := time.Now().Add(patience); ; time.Sleep(glance) {
		text, err := os.ReadFile(file)
		if told := strings.Join(strings.Fields(string(text)), ""); err == nil && strings.Contains(told, says) {
			return
		} else if time.Now().After(end) {
			w.t.Fatalf("waited in vain for %s to keep %s: %s %v", document, says, told, err)
		}
	}
}

// spent is the time that the program has had of a processor.
func (w *Window) spent() time.Duration {
	w.t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", w.program.command.Process.Pid))
	w.do("read what the program has spent", err)
	fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	var user, system int
	fmt.Sscan(fields[11], &user)
	fmt.Sscan(fields[12], &system)
	return time.Duration(user+system) * time.Second / 100
}

// share is the part of a core that the program takes while nobody touches it.
func (w *Window) share() (percent float64) {
	w.t.Helper()
	const while = 10 * time.Second
	before, began := w.spent(), time.Now()
	time.Sleep(while)
	return 100 * float64(w.spent()-before) / float64(time.Since(began))
}

// A window that nobody sees costs next to nothing, and is back where it was; a key that was held when it went and let go of since is up then.
func TestWholeUnseenWindowCostsNothing(t *testing.T) {
	const most = 2 // percent of a core; what is promised is said in the README
	d := desk(t, image.Pt(1600, 900), 1)
	w := startOn(t, d.display, t.TempDir(), 1)
	w.Wait("new_game")
	away := func(what string) {
		t.Helper()
		d.xdo("windowminimize")
		time.Sleep(2 * time.Second)
		d.run("xdotool", "keyup", "Right")
		share := w.share()
		t.Logf("minimised at %s it takes %.1f %% of a core", what, share)
		if share > most {
			t.Errorf("minimised at %s it takes %.1f %% of a core", what, share)
		}
		d.xdo("windowmap", "windowactivate")
		d.comes("to be back", func(at image.Rectangle) bool { return at.Size() == image.Pt(width, height) })
	}
	away("the front page")
	newHotSeatGame(&w.Screen, firstGame, "1", "rebels", "empire")
	sitDown(&w.Screen, "choose_base")
	d.run("xdotool", "keydown", "Right")
	time.Sleep(time.Second)
	away("the table")
	time.Sleep(time.Second)
	heard := w.Spots().Heard
	time.Sleep(time.Second)
	if now := w.Spots().Heard; now != heard {
		t.Errorf("a key that was let go of while the window was away is held when it is back: %d presses were heard in a second", now-heard)
	}
	w.Key("z") // it hears
	if n := colours(w.Shot("back"), 10); n < 10 {
		t.Errorf("the window is back with %d colours", n)
	}
	time.Sleep(15 * time.Second) // what is lit breathes for a while
	t.Logf("seen, at rest at the table, it takes %.1f %% of a core", w.share())
}
