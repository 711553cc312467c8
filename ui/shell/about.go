package shell

import (
	"strings"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/shell/page"
)

// about says whose work this is, and shows the licences.
type about struct {
	shell *Shell
	back  ui.Screen
	fonts bool // shows the licences of fonts and libraries
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
	body, back := s.Show(f, nil, s.Say(key))
	column := body.Middle(min(body.W, 860), body.H)
	foot, column := column.CutBottom(44)
	_, column = column.CutBottom(page.Gap)
	text := f.Palette.Body().Sized(16)
	paragraphs := a.paragraphs()
	height := 2.0 * page.Gap
	for _, p := range paragraphs {
		height += f.ParagraphHeight(p, column.W-2*page.Gap-12, text) + page.Gap
	}
	foot.Y = min(foot.Y, column.Y+height+page.Gap)
	column.H = min(column.H, height)
	f.Panel(column, f.Palette.Glass())
	f.Scroll(key, column.Inset(1), height-2, func(content ui.Rect) {
		content = ui.Box(content.X+page.Gap, content.Y+page.Gap, column.W-2*page.Gap-12, content.H)
		for _, p := range paragraphs {
			_, content = content.CutTop(f.Paragraph(p, content, text) + page.Gap)
		}
	})
	if !a.fonts && f.Button(ui.Button{ID: "fonts", Rect: ui.Box(foot.X, foot.Y, 340, foot.H), Label: s.Say("about.fonts")}) {
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
		return []string{a.shell.Say("about.what"), a.shell.Say("unofficial"), a.shell.Say("about.licence"), a.shell.Say("about.thanks")}
	}
	var all []string
	for _, licence := range append(assets.FontLicences(), assets.Notices()) {
		for part := range strings.SplitSeq(strings.ReplaceAll(licence, "\r", ""), "\n\n") {
			all = append(all, strings.Join(strings.Fields(part), " "))
		}
	}
	return all
}
