package build_test

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"golang.org/x/image/draw"

	"holoboard/game/gametest"
)

var update = flag.Bool("update", false, "approve the pictures of every screen as they are now")

// The sizes in which every screen is drawn: a desktop's least, and a phone held upright.
const desktop, phone = "1280x720", "390x844"

// onPhones are the screens whose pictures on a phone are kept too.
var onPhones = []string{
	"assignment", "book-rule", "combat", "hunt", "list", "mission", "new-game", "plan", "refresh", "replay", "table", "title", "victory",
	"starship-attack", "starship-damage", "starship-fire", "starship-fleet", "starship-fleet-cover", "starship-fleet-editor", "starship-fleet-ready", "starship-launch",
	"starship-new-game", "starship-reveal", "starship-window",
	"cardgame-answer", "cardgame-deck", "cardgame-dense", "cardgame-edge", "cardgame-new-game", "cardgame-pay", "cardgame-result", "cardgame-strike",
}

// further are screens of titles that are not the first on the shelf; their pictures are called TITLE-SCREEN.
var further = map[string][]string{"starship": {
	"aim", "attack", "control", "course", "damage", "deploy", "fire", "fire-at", "fleet", "fleet-cover", "fleet-editor", "fleet-ready", "fly",
	"fly-casual", "launch", "layers", "move", "new-game", "nose", "orders", "projector", "projector-damage", "push", "result", "reveal", "will", "window",
}, "cardgame": {
	"answer", "balance", "damage", "deck", "deck-ready", "dense", "deploy", "edge", "engage", "force", "guide-edge", "mulligan", "new-game", "orders",
	"pay", "projector", "result", "strike", "struggle",
}}

// screens builds the program once, has it draw every screen in every size, all of a size in one go, and returns the folder
// with the pictures and what it prints about the texts.
var screens = sync.OnceValues(func() (folder string, texts map[string]string) {
	folder, err := filepath.Abs(filepath.Join("out", "screens"))
	must(err)
	must(os.RemoveAll(folder))
	must(os.MkdirAll(folder, 0o755))
	program := filepath.Join(folder, "holoboard")
	_, err = output("go", "build", "-o", program, "..")
	must(err)
	names, err := output(program, "shot", "-list")
	must(err)
	all := strings.Join(strings.Fields(names), ",")
	draw := func(size string) (said string) {
		said, err := output(program, "shot", "-screen", all, "-size", size, "-texts", "-o", filepath.Join(folder, size))
		must(err)
		for title, names := range further {
			more, err := output(program, "shot", "-game", title, "-screen", strings.Join(names, ","), "-size", size, "-texts", "-o", filepath.Join(folder, title, size))
			must(err)
			said += more
			for _, name := range names {
				must(os.Rename(filepath.Join(folder, title, size, name+".png"), filepath.Join(folder, size, title+"-"+name+".png")))
			}
		}
		return said
	}
	upright := make(chan string)
	go func() { upright <- draw(phone) }()
	texts = map[string]string{desktop: draw(desktop)}
	texts[phone] = <-upright
	return folder, texts
})

// unhurried passes a test of pictures by in a hurry: to draw all of them takes a core a minute.
func unhurried(t *testing.T) {
	t.Helper()
	gametest.Long(t)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func output(command string, args ...string) (string, error) {
	run := exec.Command(command, args...)
	run.Stderr = os.Stderr
	out, err := run.Output()
	return string(out), err
}

// Every screen looks as it was approved. A change that is meant is approved with
//
//	go test ./build -run Pictures -update
//
// and shows in the change of the pictures, of which those are written anew that differ; what a failing test saw lies in
// build/out/pictures.
func TestPicturesOfEveryScreen(t *testing.T) {
	unhurried(t)
	folder, _ := screens()
	drawn, err := filepath.Glob(filepath.Join(folder, desktop, "*.png"))
	must(err)
	known := map[string]bool{}
	for _, file := range drawn {
		known[desktop+"/"+strings.TrimSuffix(filepath.Base(file), ".png")] = true
	}
	for _, name := range onPhones {
		known[phone+"/"+name] = true
	}
	for name := range known {
		got, file := kept(t, filepath.Join(folder, name+".png")), filepath.Join("pictures", name+".jpg")
		approved, err := os.ReadFile(file)
		var seen string
		switch {
		case err != nil:
			seen = "a new screen wants to be looked at and approved"
		default:
			seen = difference(got, approved)
		}
		switch {
		case seen == "":
		case *update:
			write(file, smallest(got))
		default:
			write(filepath.Join("out", file), smallest(got))
			t.Errorf("%s: %s; see build/out/%s", name, seen, filepath.ToSlash(file))
		}
	}
	withoutScreen(t, known)
}

// withoutScreen looks for approved pictures of screens that are no more.
func withoutScreen(t *testing.T, known map[string]bool) {
	t.Helper()
	approved, err := filepath.Glob(filepath.Join("pictures", "*", "*.jpg"))
	must(err)
	for _, file := range approved {
		name := filepath.ToSlash(strings.TrimPrefix(strings.TrimSuffix(file, ".jpg"), "pictures"+string(filepath.Separator)))
		switch {
		case known[name]:
		case *update:
			must(os.Remove(file))
		default:
			t.Errorf("%s is approved, but there is no such picture any more", name)
		}
	}
}

// TestAMovedButtonIsSeen: the comparison tells three pixels apart, and bears what another processor rounds otherwise.
func TestAMovedButtonIsSeen(t *testing.T) {
	unhurried(t)
	folder, _ := screens()
	whole := read(t, filepath.Join(folder, desktop, "turn.png"))
	approved := smallest(half(whole))
	if seen := difference(half(whole), approved); seen != "" {
		t.Errorf("the same picture: %s", seen)
	}
	for _, button := range []image.Rectangle{image.Rect(650, 560, 830, 616), image.Rect(960, 560, 1070, 616), image.Rect(610, 552, 648, 588)} {
		moved := copied(whole)
		draw.Draw(moved, button.Add(image.Pt(3, 0)), whole, button.Min, draw.Src)
		if difference(half(moved), approved) == "" {
			t.Errorf("what stands at %v is moved, and nothing is seen", button)
		}
	}
	rounded := copied(whole)
	for i := 0; i < len(rounded.Pix); i += 7 {
		rounded.Pix[i] ^= 1
	}
	if seen := difference(half(rounded), approved); seen != "" {
		t.Errorf("rounded otherwise: %s", seen)
	}
}

func copied(m *image.RGBA) *image.RGBA {
	c := image.NewRGBA(m.Rect)
	copy(c.Pix, m.Pix)
	return c
}

// kept reads a picture as it is compared and stored: of a desktop half as wide and high, enough to see what is where.
func kept(t *testing.T, file string) *image.RGBA {
	t.Helper()
	m := read(t, file)
	if m.Rect.Dx() > m.Rect.Dy() {
		return half(m)
	}
	return m
}

func read(t *testing.T, file string) *image.RGBA {
	t.Helper()
	data, err := os.ReadFile(file)
	must(err)
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	whole := image.NewRGBA(m.Bounds())
	draw.Draw(whole, whole.Rect, m, image.Point{}, draw.Src)
	return whole
}

func half(m image.Image) *image.RGBA {
	small := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx()/2, m.Bounds().Dy()/2))
	draw.ApproxBiLinear.Scale(small, small.Rect, m, m.Bounds(), draw.Src, nil)
	return small
}

const largest = 40 << 10 // bytes of a stored picture

// qualities are those in which pictures are stored, each in the best of them in which it is small enough.
var qualities = []int{70, 60, 50, 40, 30, 20}

func stored(m *image.RGBA, quality int) []byte {
	var out bytes.Buffer
	must(jpeg.Encode(&out, m, &jpeg.Options{Quality: quality}))
	return out.Bytes()
}

// smallest is a picture as it is stored.
func smallest(m *image.RGBA) (data []byte) {
	for _, quality := range qualities {
		if data = stored(m, quality); len(data) <= largest {
			break
		}
	}
	return data
}

func write(file string, data []byte) {
	must(os.MkdirAll(filepath.Dir(file), 0o755))
	must(os.WriteFile(file, data, 0o644))
}

const (
	far           = 32  // of 255, from which a sample of light or colour differs
	mostDifferent = 12  // samples, of which a picture has some 350,000
	tables        = 136 // bytes at the start of a stored picture, which its quality decides
)

// difference says how a picture differs from the approved one, or nothing. Both are compared as they are stored, in the
// quality of the approved one: so the same picture differs in nothing.
func difference(got *image.RGBA, approved []byte) string {
	want, err := jpeg.Decode(bytes.NewReader(approved))
	if err != nil || want.Bounds() != got.Rect {
		return fmt.Sprintf("the approved picture is not one of %v: %v", got.Rect.Max, err)
	}
	for _, quality := range qualities {
		data := stored(got, quality)
		if !bytes.Equal(data[:tables], approved[:tables]) {
			continue
		}
		now, err := jpeg.Decode(bytes.NewReader(data))
		must(err)
		if n := differing(now.(*image.YCbCr), want.(*image.YCbCr)); n > mostDifferent {
			return fmt.Sprintf("%d samples of light and colour differ from the approved picture", n)
		}
		return ""
	}
	return "the approved picture is stored in no quality of these tests"
}

// differing counts the samples that are far from one another.
func differing(a, b *image.YCbCr) (n int) {
	for _, plane := range [][2][]uint8{{a.Y, b.Y}, {a.Cb, b.Cb}, {a.Cr, b.Cr}} {
		for i := range plane[0] {
			if d := int(plane[0][i]) - int(plane[1][i]); max(d, -d) > far {
				n++
			}
		}
	}
	return n
}

// Every text on every screen stands out from what is really drawn under it, at least 4.5 : 1, which holds in grey as well.
func TestEveryTextStandsOut(t *testing.T) {
	const enough = 4.5
	unhurried(t)
	_, texts := screens()
	for size, lines := range texts {
		for line := range strings.Lines(lines) {
			parts := strings.SplitN(strings.TrimSuffix(line, "\n"), "\t", 4)
			if contrast, err := strconv.ParseFloat(parts[1], 64); err != nil || contrast < enough {
				t.Errorf("%s, %s: %q has a contrast of %s, want %.1f", size, parts[0], parts[3], parts[1], enough)
			}
		}
	}
}
