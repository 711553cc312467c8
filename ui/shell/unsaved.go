package shell

import (
	"errors"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// A disk may be full. While the last save failed the table shows a sign, and who closes the window or leaves the table is told what would
// be lost, and may save it elsewhere.

// keep keeps a game as the last one of its title, and notes whether that failed.
func (o *open) keep(g ui.Game) error {
	err := o.tryToKeep(g)
	o.failed = err != nil && !errors.Is(err, session.ErrNotBegun) && !errors.Is(err, device.ErrTaken)
	o.nowhere(o.failed)
	return err
}

// nowhere notes whether something of the game is nowhere but in this window. A browser asks then before the page is closed.
func (o *open) nowhere(is bool) {
	o.loses = is
	device.Hold(is)
}

// Unsaved implements [ui.Program].
func (o *open) Unsaved() string {
	if !o.failed {
		return ""
	}
	return o.shell.Say("unsaved.sign")
}

// closing is the page that asks before the window is closed with a game that is not saved, or nil. It is tried once more before.
func (s *Shell) closing(shown ui.Screen) ui.Screen {
	if asks, already := shown.(*unsaved); already {
		return asks
	}
	o := s.playing
	if o == nil || !o.loses || o.keep(o.game) == nil {
		return nil
	}
	return &unsaved{open: o, below: shown, goes: "unsaved.close", then: func(f *ui.Frame) { f.Quit() }}
}

// unlessUnsaved does what leaves the game, once nothing of it is lost by that or the player knows what is.
func (o *open) unlessUnsaved(f *ui.Frame, below ui.Screen, then func(f *ui.Frame)) {
	if !o.loses {
		then(f)
		return
	}
	f.Go(&unsaved{open: o, below: below, goes: "unsaved.leave", then: then})
}

// unsaved says what of a game would be lost, over the screen that was shown.
type unsaved struct {
	open  *open
	below ui.Screen
	goes  string // the key of what is to be done
	then  func(f *ui.Frame)
}

// ScreenName implements [ui.Named].
func (u *unsaved) ScreenName() string { return "unsaved" }

// Show implements [ui.Screen].
func (u *unsaved) Show(f *ui.Frame) {
	u.below.Show(f)
	f.Modal(func() { u.choose(f) })
}

func (u *unsaved) choose(f *ui.Frame) {
	s := u.open.shell
	sentence, style := u.sentence(), f.Palette.Body()
	items := []page.Item{
		{ID: "unsaved.elsewhere", Label: s.Say("unsaved.elsewhere"), Second: s.Say("unsaved.elsewhere.about"), Lit: true},
		{ID: "unsaved.again", Label: s.Say("unsaved.again")},
		{ID: "unsaved.back", Label: s.Say("unsaved.back"), Key: ui.KeyEscape},
		{ID: u.goes, Label: s.Say(u.goes)},
	}
	width := menuWidth(f)
	column := width - 2*page.Margin - 4
	told := f.ParagraphHeight(sentence, column, style) + page.Gap
	height := told + page.ListHeight(f, items, column) + 4
	chosen := ""
	f.Scroll("unsaved.items", box(f, s.Say("unsaved.title"), width, height), height, func(content ui.Rect) {
		text, list := content.Inset(2).CutTop(told)
		f.Paragraph(sentence, text, style.With(render.Reading))
		chosen = page.List(f, list, items)
	})
	switch chosen {
	case "unsaved.elsewhere":
		if u.open.elsewhere(f) {
			u.goOn(f)
		}
	case "unsaved.again":
		if u.open.keep(u.open.game) == nil {
			f.Toast(s.Say("unsaved.saved"))
			u.goOn(f)
		} else {
			f.Toast(s.Say("save.failed"))
		}
	case "unsaved.back":
		f.Go(u.below)
	case u.goes:
		u.open.nowhere(false)
		u.then(f)
	}
}

// goOn does what was to be done, now that nothing is lost. The window is not closed before the player has read where the game is.
func (u *unsaved) goOn(f *ui.Frame) {
	if u.goes == "unsaved.close" {
		f.Go(u.below)
		return
	}
	u.then(f)
}

// elsewhere saves the game as a file where there is room.
func (o *open) elsewhere(f *ui.Frame) bool {
	data, err := o.game.Save()
	if err != nil {
		o.shell.Trouble(err)
		f.Toast(o.shell.Say("export.failed"))
		return false
	}
	if !o.shell.Export(f, keeping.ExportName(o.game.About()), data) {
		return false
	}
	o.nowhere(false)
	return true
}

// sentence says what would be lost.
func (u *unsaved) sentence() string {
	o, s := u.open, u.open.shell
	args := assets.Args{"now": o.game.About()}
	data, err := o.game.Save()
	kept, missing := s.Keep.Kept(keeping.Last(o.title.ID))
	if err != nil || missing != nil || !session.Continues(data, kept.Data) {
		return s.Words.Say("shell.unsaved.whole", args)
	}
	args["saved"] = s.stood(&kept)
	return s.Words.Say("shell.unsaved.part", args)
}
