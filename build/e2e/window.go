package e2e

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// A Window is the program in a real window on an X server of its own.
type Window struct {
	Screen
	Home    string // the person's home folder; saves and settings lie beneath it
	program *program
}

// Start builds the program and starts it in a window, with an empty home folder.
func Start(t testing.TB) *Window {
	t.Helper()
	return StartIn(t, t.TempDir(), 1)
}

// StartCoarse is Start on a screen with three of eight dots in three of eight rows: the program takes it for a window of the same size.
func StartCoarse(t testing.TB) *Window {
	t.Helper()
	return StartIn(t, t.TempDir(), coarse)
}

// StartIn starts the program for the person whose home folder is given: he finds there what he saved in an earlier window. A pixel of the
// window is as many dots of the screen wide as sharpness says.
func StartIn(t testing.TB, home string, sharpness float64) *Window {
	t.Helper()
	const beside, above = 40, 120 // pixels: the program leaves room for a desktop's bars
	return startOn(t, startX(t, image.Pt(int((width+beside)*sharpness), int((height+above)*sharpness)), sharpness), home, sharpness)
}

// startOn starts the program on an X server.
func startOn(t testing.TB, display, home string, sharpness float64) *Window {
	t.Helper()
	binary, err := built()
	if err != nil {
		t.Fatal(err)
	}
	told := filepath.Join(t.TempDir(), "spots.json")
	command := exec.Command(binary)
	command.Env = append(os.Environ(),
		"DISPLAY="+display, "WAYLAND_DISPLAY=", "HOLOBOARD_SPOTS="+told,
		"HOME="+home,
		"XDG_CONFIG_HOME="+filepath.Join(home, "config"), "XDG_DATA_HOME="+filepath.Join(home, "data"),
		"XDG_STATE_HOME="+filepath.Join(home, "state"), "XDG_CACHE_HOME="+filepath.Join(home, "cache"))
	running, err := run(command)
	if err != nil {
		t.Fatalf("start the program: %v", err)
	}
	t.Cleanup(running.end)
	w := &Window{
		Screen:  Screen{t: t, hands: &windowHands{display: display, told: told, program: running, sharpness: sharpness}, wide: width, high: height},
		Home:    home,
		program: running,
	}
	t.Cleanup(w.keepLastPicture) // before the program is ended: the last cleanup comes first
	w.waitVisible()
	return w
}

// Saved returns a saved game of a title as it lies among the person's files.
func (w *Window) Saved(title, name string) []byte {
	w.t.Helper()
	data, err := os.ReadFile(filepath.Join(w.Home, "config", "holoboard", "saves", title, name+".json"))
	w.do("read the saved game "+name, err)
	return data
}

// Stop ends the program as the desktop does when a person logs out, unless it has ended.
func (w *Window) Stop() { w.program.end() }

// WaitExit waits until the program has ended by itself, and returns its exit code.
func (w *Window) WaitExit() int {
	w.t.Helper()
	select {
	case <-w.program.ended:
		return w.program.command.ProcessState.ExitCode()
	case <-time.After(patience):
		w.t.Fatalf("waited in vain for the program to end; it tells: %v", w.Spots())
		return -1
	}
}

func (w *Window) waitVisible() {
	w.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(glance) {
		err := w.hands.(*windowHands).findWindow()
		if err == nil {
			return
		}
		if ended := w.hands.alive(); ended != nil {
			w.t.Fatalf("waited for a window: %v", ended)
		}
		if time.Now().After(end) {
			w.t.Fatalf("waited in vain for a window: %v", err)
		}
	}
}

// built builds the program, once for all tests, and returns where it is.
var built = sync.OnceValues(func() (string, error) {
	file, err := filepath.Abs("../out/e2e/holoboard")
	if err != nil {
		return "", err
	}
	if out, err := exec.Command("go", "build", "-o", file, "holoboard").CombinedOutput(); err != nil {
		return "", fmt.Errorf("build the program: %w\n%s", err, out)
	}
	return file, nil
})

// startX starts an X server that lives as long as the test, and returns its name: with a screen of so many dots, so many of them in a pixel.
func startX(t testing.TB, dots image.Point, sharpness float64) string {
	t.Helper()
	const usual = 96 // dots per inch
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	// -displayfd takes a free number and tells it. -noreset: otherwise the server restarts
	// whenever its last program leaves, and the next one may knock at just that moment.
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", dots.X, dots.Y), "-noreset")
	server.ExtraFiles = []*os.File{write}
	if err := server.Start(); err != nil {
		t.Fatalf("start an X server (build/test installs it): %v", err)
	}
	write.Close()
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	var number int
	if _, err := fmt.Fscanln(read, &number); err != nil {
		t.Fatalf("the X server did not start: %v", err)
	}
	display := ":" + strconv.Itoa(number)
	tell := exec.Command("xrdb", "-display", display, "-nocpp", "-merge", "-")
	tell.Stdin = strings.NewReader(fmt.Sprintf("Xft.dpi: %.0f\n", usual*sharpness))
	if out, err := tell.CombinedOutput(); err != nil {
		t.Fatalf("tell how sharp the screen is: %v %s", err, out)
	}
	return display
}

// windowHands moves the pointer of an X server with xdotool.
type windowHands struct {
	display string
	told    string // the file that the program tells its spots in
	program *program

	sharpness float64 // dots of the X server's screen in a pixel of the window
	x, y      float64 // where the window is there, dots
	size      string  // of the window, such as 1280x720, dots
}

// findWindow finds the one visible window and where it is.
func (h *windowHands) findWindow() error {
	out, err := h.xdotool("search", "--onlyvisible", "--name", ".", "getwindowgeometry", "--shell")
	if err != nil {
		return err
	}
	for line := range strings.Lines(out) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		number, _ := strconv.ParseFloat(value, 64)
		switch name {
		case "X":
			h.x = number
		case "Y":
			h.y = number
		case "WIDTH":
			h.size = value
		case "HEIGHT":
			h.size += "x" + value
		}
	}
	return nil
}

func (h *windowHands) move(x, y float64) error {
	_, err := h.xdotool("mousemove", strconv.Itoa(int(h.x+x*h.sharpness)), strconv.Itoa(int(h.y+y*h.sharpness)))
	return err
}

func (h *windowHands) press() error {
	_, err := h.xdotool("mousedown", "1")
	return err
}

func (h *windowHands) release() error {
	_, err := h.xdotool("mouseup", "1")
	return err
}

func (h *windowHands) tap() error {
	if err := h.press(); err != nil {
		return err
	}
	return h.release()
}

func (h *windowHands) key(name string) error {
	name = strings.NewReplacer("Control", "ctrl", "Shift", "shift", "Alt", "alt", "Enter", "Return", "Arrow", "",
		"Backspace", "BackSpace", "Space", "space", "PageUp", "Prior", "PageDown", "Next").Replace(name)
	_, err := h.xdotool("keydown", name, "sleep", "0.15", "keyup", name)
	return err
}

func (h *windowHands) typeText(text string) error {
	_, err := h.xdotool("type", "--delay", "80", text)
	return err
}

func (h *windowHands) shoot(file string) error {
	_, err := h.on("import", "-window", "root", "-crop", fmt.Sprintf("%s+%.0f+%.0f", h.size, h.x, h.y), "+repage", file)
	return err
}

func (h *windowHands) spots() (told Spots, err error) {
	text, err := os.ReadFile(h.told)
	if errors.Is(err, fs.ErrNotExist) {
		return told, errNothingTold
	}
	if err != nil {
		return told, err
	}
	return told, json.Unmarshal(text, &told)
}

func (h *windowHands) alive() error { return h.program.alive() }

func (h *windowHands) xdotool(args ...string) (string, error) { return h.on("xdotool", args...) }

// on runs a command on the X server and returns its output.
func (h *windowHands) on(name string, args ...string) (string, error) {
	command := exec.Command(name, args...)
	command.Env = append(os.Environ(), "DISPLAY="+h.display)
	out, err := command.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s: %w %s", strings.Join(command.Args, " "), err, out)
	}
	return string(out), nil
}

// A program is a process that a test started.
type program struct {
	command *exec.Cmd
	output  strings.Builder // to be read once it has ended
	ended   chan struct{}   // closed then
	asked   bool            // to end
}

func run(command *exec.Cmd) (*program, error) {
	p := &program{command: command, ended: make(chan struct{})}
	command.Stdout, command.Stderr = &p.output, &p.output
	if err := command.Start(); err != nil {
		return nil, err
	}
	go func() {
		_ = command.Wait() // how it ended stands in ProcessState
		close(p.ended)
	}()
	return p, nil
}

// alive returns why the program is there no more, if it is not.
func (p *program) alive() error {
	select {
	case <-p.ended:
		if p.asked {
			return errors.New("the program was stopped")
		}
		return fmt.Errorf("the program has ended: %v\n%s", p.command.ProcessState, p.output.String())
	default:
		return nil
	}
}

// end asks the program to end and, if it does not, ends it.
func (p *program) end() {
	p.asked = true
	_ = p.command.Process.Signal(syscall.SIGTERM)
	select {
	case <-p.ended:
	case <-time.After(5 * time.Second):
		_ = p.command.Process.Kill()
		<-p.ended
	}
}
