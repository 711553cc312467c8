package shell

import (
	"fmt"
	"strings"

	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// broken is the page that is shown instead of a game whose rules or screen have failed. The game is kept as it stood before: nothing
// of it is saved any more, and nothing asked of it.
type broken struct {
	shell   *Shell
	open    *open // of the game, or nil where another page has failed
	failure *ui.Failure
}

// brokenFor is the page for a screen that has failed; nil for the one that it would lead to, and for such a page itself.
func (s *Shell) brokenFor(screen ui.Screen, failure *ui.Failure) ui.Screen {
	b := &broken{shell: s, failure: failure}
	switch screen := screen.(type) {
	case *broken:
		return nil
	case ui.Game:
		b.open = s.playing
	case *menu:
		b.open = screen.open
	case *complaint:
		b.open = screen.open
	case ui.Named:
		if screen.ScreenName() == s.Front().(ui.Named).ScreenName() {
			return nil
		}
	}
	s.Trouble(failure)
	s.second = false
	s.clearSecond()
	return b
}

// ScreenName implements [ui.Named].
func (b *broken) ScreenName() string { return "broken" }

// Show implements [ui.Screen].
func (b *broken) Show(f *ui.Frame) {
	const button = 52
	s, p := b.shell, f.Palette
	f.Backdrop(f.Bounds())
	title, text := p.Title().Sized(render.SizeHead), p.Body().Sized(render.SizeLarge)
	width := min(f.W-2*page.Margin, 620) - 2*page.Margin
	sentence := s.Say("broken.other")
	if b.open != nil {
		sentence = s.Say("broken.about")
	}
	head, body := f.ParagraphHeight(s.Say("broken.title"), width, title), f.ParagraphHeight(sentence, width, text)
	buttons := ui.Box(0, 0, width, button)
	narrow := width < 420
	if narrow {
		buttons.H = 2*button + page.Gap
	}
	box := f.Bounds().Middle(width+2*page.Margin, 56+head+body+buttons.H+2*page.Margin+3*page.Gap)
	f.Panel(box, p.Glass().With(p.LineLight, 1.5))
	inner := box.Inset(page.Margin)
	sign, inner := inner.CutTop(56)
	f.Sign("warning", sign.Middle(44, 44), p.Warning)
	place, inner := inner.CutTop(head + page.Gap)
	f.Paragraph(s.Say("broken.title"), place, title.Centered())
	place, inner = inner.CutTop(body + 2*page.Gap)
	f.Paragraph(sentence, place, text.Centered())
	places := inner.Columns(12, 1, 1)
	if narrow {
		places = inner.Rows(page.Gap, 1, 1)
	}
	if f.Button(ui.Button{ID: "broken.report", Rect: places[0], Label: s.Say("report")}) {
		b.report(f)
	}
	if f.Button(ui.Button{ID: "broken.leave", Rect: places[1], Label: s.Say("broken.leave"), Main: true, Key: ui.KeyEnter}) {
		f.Go(s.Front())
	}
}

// report saves one file that helps to find out what is wrong: how it failed, and the game as it is kept.
func (b *broken) report(f *ui.Frame) {
	s := b.shell
	var text strings.Builder
	fmt.Fprintf(&text, "It has failed: %v\n\n%s\n", b.failure.Cause, s.machine())
	var parts []part
	if b.open != nil {
		fmt.Fprintf(&text, "Game: %s, rules %d\n", b.open.title.ID, b.open.title.Rules)
		if k, err := s.Keep.Kept(keeping.Last(b.open.title.ID)); err == nil && !b.open.lesson {
			text.WriteString("game.json is the whole game as it was kept before, to be loaded and played again. It tells all its secrets.\n")
			parts = append(parts, part{"game.json", k.Data})
		}
	}
	fmt.Fprintf(&text, "\n%s", b.failure.Stack)
	data, err := zipped(append([]part{{"report.txt", []byte(text.String())}}, parts...))
	if err != nil {
		s.Trouble(err)
		f.Toast(s.Say("export.failed"))
		return
	}
	s.Export(f, s.reportName(), data)
}
