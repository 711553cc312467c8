//go:build !js

package command

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

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
)

// shotFlags are what shot was asked to draw.
type shotFlags struct {
	game                           string
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
	title, err := d.find(c.game)
	if err != nil {
		return misused, err
	}
	s, saved, err := c.stand(d.titles)
	if err != nil {
		return misused, err
	}
	all := s.Shots(title)
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
	flags.StringVar(&c.game, "game", d.first(), "the game's `name`")
	flags.StringVar(&c.screens, "screen", "", "which screens, as in `name,...`")
	flags.StringVar(&c.load, "load", "", "saved game in a `file` to show instead of examples")
	flags.StringVar(&c.size, "size", "1280x720", "of the picture in pixels, as in `widthxheight`")
	flags.Float64Var(&c.scale, "scale", 1, "of the interface, a `factor` from 0.8 to 2")
	flags.StringVar(&c.lang, "lang", "en", "the `language` of the words")
	flags.StringVar(&c.colors, "colors", keeping.Visions[0], "`eyes` to draw for: "+strings.Join(keeping.Visions[:], ", "))
	flags.BoolVar(&c.strong, "strong", false, "with strong contrast")
	flags.StringVar(&c.out, "o", "", "`file` to draw into, or folder for several screens")
	flags.BoolVar(&c.texts, "texts", false, "also print every text with its contrast to what is drawn under it and its size in points")
	flags.BoolVar(&c.list, "list", false, "list the screens")
	if err := d.parse(flags, "holoboard shot draws screens to files without a window.", args); err != nil {
		return c, err
	}
	c.width, c.height = sizeOf(c.size)
	switch {
	case flags.NArg() > 0:
		return c, wrongUse("what is %q?", flags.Arg(0))
	case c.list:
		return c, alone(flags, "list", "game", "lang")
	case c.screens == "" || c.out == "":
		return c, wrongUse("say what to draw and where to: -screen NAME -o FILE (-list names the screens)")
	case c.width < 320 || c.height < 240 || c.width > 8192 || c.height > 8192:
		return c, wrongUse("-size is WIDTHxHEIGHT in pixels, as in 1280x720, from 320x240 to 8192x8192; not %q", c.size)
	case !slices.Contains(keeping.Visions[:], c.colors):
		return c, wrongUse("-colors is one of %s; not %q", strings.Join(keeping.Visions[:], ", "), c.colors)
	case !(c.scale >= keeping.LeastScale/100.0 && c.scale <= keeping.MostScale/100.0): // what is no number is neither
		return c, wrongUse("-scale goes from %.1f to %.1f", keeping.LeastScale/100.0, keeping.MostScale/100.0)
	}
	return c, nil
}

// sizeOf reads WIDTHxHEIGHT; what is no size is 0 x 0.
func sizeOf(text string) (width, height int) {
	across, down, _ := strings.Cut(text, "x")
	width, err := strconv.Atoi(across)
	if err != nil {
		return 0, 0
	}
	if height, err = strconv.Atoi(down); err != nil {
		return 0, 0
	}
	return width, height
}

// stand sets up a shell that keeps nothing, and reads the save to show.
func (c *shotFlags) stand(titles []shelf.Title) (s *shell.Shell, save []byte, err error) {
	if c.load != "" {
		if save, err = device.ReadFile(c.load); err != nil {
			return nil, nil, wrongUse("%v", err)
		}
	}
	if s, err = shell.Still(titles, c.lang); err != nil {
		return nil, nil, wrongUse("%v", err)
	}
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
	w.SetPalette(render.PaletteFor(keeping.Settings{Vision: c.colors}.Seen(), c.strong))
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
