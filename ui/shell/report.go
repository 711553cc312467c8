package shell

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"runtime"
	"runtime/debug"
	"strings"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/page"
)

// complaint is the page on which a player says that something is wrong. It saves one file that helps to find out why, and
// says before what is in it.
type complaint struct {
	open    *open
	game    ui.Game
	back    ui.Screen
	seen    image.Image // the screen when he said so
	size    string      // of the window
	wrong   string      // what is, in his words
	picture bool        // goes along
	whole   bool        // so does the game, to be played again
}

// report photographs the screen as the game alone shows it and opens the page.
func (m *menu) report(f *ui.Frame) {
	m.photograph = false
	f.Picture(func(seen image.Image) {
		f.Go(&complaint{open: m.open, game: m.game, back: m.game, seen: seen, picture: true, whole: true, size: fmt.Sprint(seen.Bounds().Size())})
	})
}

// ScreenName implements [ui.Named].
func (r *complaint) ScreenName() string { return "report" }

// Show implements [ui.Screen].
func (r *complaint) Show(f *ui.Frame) {
	const field, button = 46.0, 50.0
	s, p := r.open.shell, f.Palette
	body, back := s.Show(f, r.open.title, s.Say("report"))
	column := body.Middle(min(body.W, 760), body.H)
	foot, column := column.CutBottom(button)
	_, column = column.CutBottom(page.Gap)
	style := p.Body()
	if r.tells() {
		style = style.In(p.Warning.Mix(p.Text, 0.4))
	}
	said, column := column.CutBottom(f.ParagraphHeight(r.warning(), column.W, style) + page.Gap)
	f.Paragraph(r.warning(), said.Move(0, page.Gap/2), style)
	top, column := column.CutTop(field)
	f.Field(ui.Field{ID: "report.text", Rect: top, Empty: s.Say("report.what"), Most: 300}, &r.wrong)
	_, column = column.CutTop(page.Gap)
	f.Panel(column, p.Glass())
	inner := column.Inset(page.Gap)
	height := r.listHeight(f, inner.W-12)
	f.Scroll("report.contents", inner, height, func(content ui.Rect) {
		content.W = inner.W - 12
		r.showContents(f, content)
	})
	if f.Button(ui.Button{ID: "report.save", Rect: foot.Middle(min(foot.W, 360), button), Label: s.Say("report.save"), Main: true, Key: ui.KeyEnter}) {
		r.save(f)
	}
	if back {
		f.Go(r.back)
	}
}

// always are the parts that every report has.
var always = []string{"report.txt", "log.txt", "settings.json"}

// secretly tells whether the game itself may tell somebody what he must not know.
func (r *complaint) secretly() bool { return r.game.Result() == nil }

// parts are the sentences about what is always in the file.
func (r *complaint) parts() (lines []string) {
	for _, name := range always {
		lines = append(lines, r.open.shell.Words.Say("shell.report."+strings.TrimSuffix(strings.TrimSuffix(name, ".txt"), ".json"), assets.Args{"file": name}))
	}
	return lines
}

const partGapY = 10.0

func (r *complaint) listHeight(f *ui.Frame, width float64) float64 {
	height := 36.0
	for _, line := range r.parts() {
		height += f.ParagraphHeight(line, width-22, f.Palette.Body()) + partGapY
	}
	for _, part := range r.optional() {
		height += optionalRow + f.ParagraphHeight(part.about, width, f.Palette.Body()) + partGapY
	}
	return height
}

// optionalRow is the height of the switch of a part that may be left out.
const optionalRow = 44.0

// An optional is a part that may be left out.
type optional struct {
	id    string
	about string // what it shows
	on    *bool
}

func (r *complaint) optional() []optional {
	s, whole := r.open.shell, "report.whole.about"
	if !r.secretly() {
		whole += ".over"
	}
	return []optional{{"report.picture", s.Say("report.picture.about"), &r.picture}, {"report.whole", s.Say(whole), &r.whole}}
}

// showContents lists what the file contains; what shows more than everybody may see can be left out.
func (r *complaint) showContents(f *ui.Frame, place ui.Rect) {
	s, p := r.open.shell, f.Palette
	head, place := place.CutTop(36)
	f.Text(s.Say("report.contents"), head, p.Title())
	for _, line := range r.parts() {
		h := f.ParagraphHeight(line, place.W-22, p.Body())
		var row ui.Rect
		row, place = place.CutTop(h + partGapY)
		dot, text := row.CutLeft(22)
		f.Ring(ui.Point{X: dot.X + 6, Y: dot.Y + 9}, 3, render.RingStyle{Fill: p.Dim})
		f.Paragraph(line, text, p.Body())
	}
	for _, part := range r.optional() {
		var row, about ui.Rect
		row, place = place.CutTop(optionalRow)
		f.Fill(ui.Box(row.X, row.Y, row.W, 1), p.Line)
		t := ui.Toggle{ID: part.id, Rect: row, Label: s.Say(part.id), On: s.Say("report.with"), Off: s.Say("report.without")}
		if f.Toggle(t, part.on) {
			f.Invalidate()
		}
		about, place = place.CutTop(f.ParagraphHeight(part.about, place.W, p.Body()) + partGapY)
		f.Paragraph(part.about, about, p.Body().In(p.Dim))
	}
}

// tells tells whether the file would tell more than everybody at the table may see.
func (r *complaint) tells() bool { return r.secretly() && (r.picture || r.whole) }

// warning says whether the file would tell anything secret of a game that goes on.
func (r *complaint) warning() string {
	s := r.open.shell
	switch {
	case !r.secretly():
		return s.Say("report.over")
	case r.whole:
		return s.Say("report.tells_all")
	case r.picture:
		return s.Say("report.tells_seen")
	}
	return s.Say("report.tells_nothing")
}

// save writes the file and goes back.
func (r *complaint) save(f *ui.Frame) {
	s := r.open.shell
	data, err := r.file()
	if err != nil {
		s.Trouble(err)
		f.Toast(s.Say("export.failed"))
		return
	}
	s.Export(f, s.reportName(), data)
}

// file makes the file.
func (r *complaint) file() ([]byte, error) {
	s := r.open.shell
	settings, err := json.MarshalIndent(s.Settings, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("report the settings: %w", err)
	}
	parts := []part{{"report.txt", []byte(r.text())}, {"log.txt", []byte(r.game.Told())}, {"settings.json", settings}}
	if r.picture {
		var picture bytes.Buffer
		if err := png.Encode(&picture, r.seen); err != nil {
			return nil, fmt.Errorf("report the picture: %w", err)
		}
		parts = append(parts, part{"picture.png", picture.Bytes()})
	}
	if r.whole {
		game, err := r.game.Save()
		if err != nil {
			return nil, fmt.Errorf("report the game: %w", err)
		}
		parts = append(parts, part{"game.json", game})
	}
	return zipped(parts)
}

// A part is a file within a file.
type part struct {
	name string
	data []byte
}

func zipped(parts []part) ([]byte, error) {
	var file bytes.Buffer
	z := zip.NewWriter(&file)
	for _, p := range parts {
		w, err := z.Create(p.name)
		if err == nil {
			_, err = w.Write(p.data)
		}
		if err != nil {
			return nil, fmt.Errorf("pack %s: %w", p.name, err)
		}
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("pack the report: %w", err)
	}
	return file.Bytes(), nil
}

// text says what is wrong, in what program, and what the file reveals. It is for those who mend the program: in English.
func (r *complaint) text() string {
	var b strings.Builder
	wrong := strings.TrimSpace(r.wrong)
	if wrong == "" {
		wrong = "(nothing was written)"
	}
	fmt.Fprintf(&b, "What is wrong: %s\n\nGame: %s, rules %d, over: %v\n", wrong, r.open.title.ID, r.open.title.Rules, !r.secretly())
	fmt.Fprintf(&b, "%s\nWindow: %s pixels\n", r.open.shell.machine(), r.size)
	b.WriteString("\nlog.txt tells what everybody at the table saw, settings.json what the player chose for all games.\n")
	if r.picture {
		b.WriteString("picture.png shows the screen as the player saw it, with his own hand.\n")
	}
	if r.whole {
		b.WriteString("game.json is the whole game, to be loaded and played again. It tells all its secrets.\n")
	}
	return b.String()
}

// reportName is the name of a report's file.
func (s *Shell) reportName() string {
	return "holoboard-report-" + s.Keep.Now().Format("2006-01-02-1504") + ".zip"
}

// machine says when it is and what program runs where.
func (s *Shell) machine() string {
	return fmt.Sprintf("When: %s\nProgram: %s\nBuilt with: %s for %s/%s", s.Keep.Now().Format("2006-01-02 15:04 -0700"), revision(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// revision is which program this is, as far as it knows.
func revision() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	text := info.Main.Version
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" || s.Key == "vcs.modified" {
			text += " " + s.Value
		}
	}
	return strings.TrimSpace(text)
}
