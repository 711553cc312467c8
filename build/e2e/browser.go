package e2e

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// A Browser is the program in a page of a real browser without a window.
type Browser struct {
	Screen
	page *pageHands
}

// A device is what a person has before him with a browser on it, and what he has told it.
type device struct {
	Pointer   string  `json:"pointer"` // "mouse" or "finger"
	Width     int     `json:"width"`   // pixels of the page
	Height    int     `json:"height"`
	Sharpness float64 `json:"sharpness"` // how many dots wide a pixel of the page is
	Frames    int     `json:"frames"`    // a second, at most; 0: as many as the browser makes
	Language  string  `json:"language"`
	Keeps     bool    `json:"keeps"`  // the browser may keep the game
	Wishes    bool    `json:"wishes"` // the person asks all pages for little motion and strong contrast
}

// Drawing is most of the work where no graphics card is. A coarse device has three of eight dots of the picture in three of eight rows, and a screen
// of a few frames a second, as a slow machine has: to the game and to a hand nothing else is another thing.
const (
	coarse    = 0.375
	half      = 0.5 // where a test looks for a thin line, or where a finger meets squares of a few points
	fewFrames = 20
)

var (
	monitor     = device{Pointer: "mouse", Width: width, Height: height, Sharpness: 1, Language: "en-US"}
	touchscreen = device{Pointer: "finger", Width: width, Height: height, Sharpness: 1, Language: "en-US"}
)

// coarsely is a device that is coarse.
func (d device) coarsely() device {
	d.Sharpness, d.Frames = coarse, fewFrames
	return d
}

// halved is a device that is half as sharp as usual.
func (d device) halved() device {
	d.Sharpness, d.Frames = half, fewFrames
	return d
}

// phone is a phone that is held upright, of a person who reads a language.
func phone(language string) device {
	return device{Pointer: "finger", Width: 390, Height: 844, Sharpness: 1, Frames: fewFrames, Language: language}
}

// Open makes the browser version, serves it and opens it in a browser with empty storage.
func Open(t testing.TB) *Browser { return opened(t, monitor) }

// OpenCoarse is Open on a coarse device.
func OpenCoarse(t testing.TB) *Browser { return opened(t, monitor.coarsely()) }

// OpenTiny is Open with a tenth of the dots across and down: whoever plays by the page's real elements does not look.
func OpenTiny(t testing.TB) *Browser {
	d := monitor.coarsely()
	d.Sharpness = 0.1
	return opened(t, d)
}

// OpenWished is OpenCoarse for a person who asks all pages for little motion and strong contrast.
func OpenWished(t testing.TB) *Browser {
	d := monitor.coarsely()
	d.Wishes = true
	return opened(t, d)
}

// OpenKept opens the page at an address on a coarse device, in a browser that keeps the game.
func OpenKept(t testing.TB, address string) *Browser {
	t.Helper()
	d := monitor.coarsely()
	d.Keeps = true
	return open(t, address, d)
}

// OpenOnTouchscreen is Open on a device without a mouse: presses are those of a finger.
func OpenOnTouchscreen(t testing.TB) *Browser { return opened(t, touchscreen) }

// OpenOnPhone is OpenOnTouchscreen on a phone that is held upright, for a person who reads a language.
func OpenOnPhone(t testing.TB, language string) *Browser { return opened(t, phone(language)) }

// OpenOnCoarsePhone is OpenOnPhone on a coarse one.
func OpenOnCoarsePhone(t testing.TB, language string) *Browser {
	return opened(t, phone(language).halved())
}

// opened serves the browser version and opens it on a device.
func opened(t testing.TB, d device) *Browser {
	t.Helper()
	return open(t, serve(t, "../out/web", 0), d)
}

func open(t testing.TB, address string, d device) *Browser {
	t.Helper()
	page := launch(t, d)
	b := &Browser{Screen: Screen{t: t, hands: page, taps: d.Pointer == "finger", wide: float64(d.Width), high: float64(d.Height)}, page: page}
	t.Cleanup(b.keepLastPicture) // before the browser is closed: the last cleanup comes first
	start := time.Now()
	b.do("open the page", page.ask(order{Do: "open", Text: address}, nil))
	b.waitStarted()
	t.Logf("the title was there after %.1f s", time.Since(start).Seconds())
	return b
}

// launch starts a browser on a device, without a page as yet. Chromium's shell without a window is the same browser and needs less.
func launch(t testing.TB, d device) *pageHands {
	t.Helper()
	chromium, err := exec.LookPath("chromium-headless-shell")
	if err != nil {
		chromium, err = exec.LookPath("chromium")
	}
	if err != nil {
		t.Fatalf("find a browser (build/test installs it): %v", err)
	}
	told, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	page, err := newPage(exec.Command("node", "browser.mjs", chromium, string(told)))
	if err != nil {
		t.Fatalf("start the browser (build/test installs what it needs): %v", err)
	}
	t.Cleanup(page.close)
	return page
}

// Reload loads the page anew, as a person does; what the game keeps in the browser's
// storage stays.
func (b *Browser) Reload() {
	b.t.Helper()
	b.do("load the page anew", b.page.ask(order{Do: "reload"}, nil))
	b.waitStarted()
}

// OtherTab goes to the other one of two tabs with the game, which share their storage. With a mouse only.
func (b *Browser) OtherTab() {
	b.t.Helper()
	b.do("go to the other tab", b.page.ask(order{Do: "tab"}, nil))
	b.waitStarted()
}

// Turn turns a phone on its side, or back.
func (b *Browser) Turn() {
	b.t.Helper()
	b.wide, b.high = b.high, b.wide
	b.do("turn the phone", b.page.ask(order{Do: "turn", X: b.wide, Y: b.high}, nil))
}

// Saved returns a saved game of a title as it lies in the browser's storage.
func (b *Browser) Saved(title, name string) []byte {
	b.t.Helper()
	var text string
	b.do("read the storage", b.page.ask(order{Do: "stored", Text: "holoboard/saves/" + title + "/" + name}, &text))
	return []byte(text)
}

// Downloaded waits until the browser has got a file from the game, and returns where it lies.
func (b *Browser) Downloaded() (file string) {
	b.t.Helper()
	b.WaitFor("a file", func(Spots) bool {
		b.do("look at the downloads", b.page.ask(order{Do: "downloaded"}, &file))
		return file != ""
	})
	return file
}

// Offer has the browser's next file dialog answered with a file.
func (b *Browser) Offer(file string) {
	b.t.Helper()
	b.do("offer a file", b.page.ask(order{Do: "offer", Text: file}, nil))
}

// waitStarted waits until the game has drawn its first frame.
func (b *Browser) waitStarted() {
	b.t.Helper()
	b.do("wait for the first frame", b.page.ask(order{Do: "started", Number: patience.Seconds()}, nil))
}

// site makes the browser version and its server, once for all tests.
var site = sync.OnceValue(func() error {
	for _, command := range []*exec.Cmd{exec.Command("../web"), exec.Command("go", "build", "-o", "../out/webserver", "../webserver")} {
		if out, err := command.CombinedOutput(); err != nil {
			return fmt.Errorf("make the browser version: %w\n%s", err, out)
		}
	}
	return nil
})

// serve serves a folder with the browser version at a port, 0 for any free one, as long as the test lasts, and returns its address.
func serve(t testing.TB, folder string, port int) string {
	t.Helper()
	address, stop := serveFor(t, folder, port)
	t.Cleanup(stop)
	return address
}

// serveFor is serve until stop is called.
func serveFor(t testing.TB, folder string, port int) (address string, stop func()) {
	t.Helper()
	if err := site(); err != nil {
		t.Fatal(err)
	}
	server := exec.Command("../out/webserver", "-port", strconv.Itoa(port), "-folder", folder)
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatalf("serve the browser version: %v", err)
	}
	said, err := bufio.NewReader(out).ReadString('\n')
	for word := range strings.FieldsSeq(said) {
		if strings.HasPrefix(word, "http://") {
			return word, func() {
				_ = server.Process.Kill()
				_ = server.Wait()
			}
		}
	}
	t.Fatalf("the server did not tell its address, but %q: %v", said, err)
	return "", nil
}

// pageHands gives orders to browser.mjs, which holds the browser: one line of JSON each,
// answered by one line.
type pageHands struct {
	driver *exec.Cmd
	orders io.WriteCloser
	closed bool
	lines  chan string // answers; closed when the driver ends
	last   error       // what ended the page
}

type order struct {
	Do     string  `json:"do"`
	X      float64 `json:"x"`
	Y      float64 `json:"y"`
	Text   string  `json:"text"`
	Number float64 `json:"number"`
	ID     string  `json:"id"`
}

type answer struct {
	Wrong string          `json:"wrong"` // why the order could not be done
	Fault string          `json:"fault"` // why the game is there no more
	Value json.RawMessage `json:"value"`
}

func newPage(driver *exec.Cmd) (*pageHands, error) {
	orders, err := driver.StdinPipe()
	if err != nil {
		return nil, err
	}
	answers, err := driver.StdoutPipe()
	if err != nil {
		return nil, err
	}
	driver.Stderr = os.Stderr
	if err := driver.Start(); err != nil {
		return nil, err
	}
	p := &pageHands{driver: driver, orders: orders, lines: make(chan string)}
	go func() {
		defer close(p.lines)
		for scanner := bufio.NewScanner(answers); scanner.Scan(); {
			p.lines <- scanner.Text()
		}
	}()
	return p, nil
}

// ask gives an order, waits until it is done and reads its value, if wanted, into value.
func (p *pageHands) ask(o order, value any) error {
	text, err := json.Marshal(o)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(p.orders, "%s\n", text); err != nil {
		return fmt.Errorf("the browser's driver is gone: %w", err)
	}
	var line string
	select {
	case said, open := <-p.lines:
		if !open {
			return errors.New("the browser's driver has ended")
		}
		line = said
	case <-time.After(2 * patience):
		return fmt.Errorf("the browser did not answer the order %q", o.Do)
	}
	var a answer
	if err := json.Unmarshal([]byte(line), &a); err != nil {
		return fmt.Errorf("the browser's driver said %q: %w", line, err)
	}
	if a.Fault != "" {
		p.last = errors.New(a.Fault)
	}
	if a.Wrong != "" {
		return errors.New(a.Wrong)
	}
	if value == nil {
		return nil
	}
	return json.Unmarshal(a.Value, value)
}

func (p *pageHands) move(x, y float64) error    { return p.ask(order{Do: "move", X: x, Y: y}, nil) }
func (p *pageHands) press() error               { return p.ask(order{Do: "press"}, nil) }
func (p *pageHands) release() error             { return p.ask(order{Do: "release"}, nil) }
func (p *pageHands) tap() error                 { return p.ask(order{Do: "tap"}, nil) }
func (p *pageHands) key(name string) error      { return p.ask(order{Do: "key", Text: name}, nil) }
func (p *pageHands) typeText(text string) error { return p.ask(order{Do: "type", Text: text}, nil) }
func (p *pageHands) shoot(file string) error    { return p.ask(order{Do: "shot", Text: file}, nil) }
func (p *pageHands) alive() error               { return p.last }

func (p *pageHands) spots() (told Spots, err error) {
	var text string
	if err := p.ask(order{Do: "spots"}, &text); err != nil {
		return told, err
	}
	if text == "" {
		return told, errNothingTold
	}
	return told, json.Unmarshal([]byte(text), &told)
}

// close ends the browser: its driver ends when no more orders can come.
func (p *pageHands) close() {
	if p.closed {
		return
	}
	p.closed = true
	_ = p.orders.Close()
	timer := time.AfterFunc(10*time.Second, func() { _ = p.driver.Process.Kill() })
	defer timer.Stop()
	for range p.lines {
	}
	_ = p.driver.Wait()
}
