package shell

import (
	"strings"

	"holoboard/assets"
	"holoboard/ui"
)

// about says whose work this is, and shows the licences.
type about struct {
	shell *Shell
	back  ui.Screen
	fonts bool // shows the licences of the fonts
}

// ScreenName implements [ui.Named].
func (a *about) ScreenName() string { return "about" }

// Show implements [ui.Screen].
func (a *about) Show(f *ui.Frame) {
	s := a.shell
	key := "about.title"
	if a.fonts {
		key = "about.fonts"
	}
	body, back := s.page(f, s.say(key))
	column := body.Middle(min(body.W, 860), body.H)
	foot, column := column.CutBottom(44)
	_, column = column.CutBottom(gap)
	text := f.Palette.Body().Sized(16)
	paragraphs := a.paragraphs()
	height := 2.0 * gap
	for _, p := range paragraphs {
		height += f.ParagraphHeight(p, column.W-2*gap-12, text) + gap
	}
	foot.Y = min(foot.Y, column.Y+height+gap)
	column.H = min(column.H, height)
	f.Panel(column, f.Palette.Glass())
	f.Scroll(key, column.Inset(1), height-2, func(content ui.Rect) {
		content = ui.Box(content.X+gap, content.Y+gap, column.W-2*gap-12, content.H)
		for _, p := range paragraphs {
			_, content = content.CutTop(f.Paragraph(p, content, text) + gap)
		}
	})
	if !a.fonts && f.Button(ui.Button{ID: "fonts", Rect: ui.Box(foot.X, foot.Y, 260, foot.H), Label: s.say("about.fonts")}) {
		a.fonts = true
		f.Invalidate()
	}
	switch {
	case back && a.fonts:
		a.fonts = false
		f.Invalidate()
	case back:
		f.Go(a.back)
	}
}

func (a *about) paragraphs() []string {
	if !a.fonts {
		return []string{a.shell.say("about.what"), a.shell.say("unofficial"), a.shell.say("about.licence"), a.shell.say("about.thanks")}
	}
	var all []string
	for _, licence := range assets.FontLicences() {
		for part := range strings.SplitSeq(strings.ReplaceAll(licence, "\r", ""), "\n\n") {
			all = append(all, strings.Join(strings.Fields(part), " "))
		}
	}
	return all
}
