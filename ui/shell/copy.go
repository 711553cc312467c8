package shell

import (
	"context"

	"holoboard/ui"
	"holoboard/ui/outside"
	"holoboard/ui/shell/device"
)

// Copy implements [ui.Program]: where there is no clipboard, or none that answers, the text becomes a file.
func (o *open) Copy(f *ui.Frame, text string) {
	s := o.shell
	s.copy(f.Window(), text, func(f *ui.Frame, err error) {
		if err != nil {
			s.Trouble(err)
			s.Export(f, "holoboard-log.txt", []byte(text))
			return
		}
		f.Toast(s.Say("copy.done"))
	})
}

// copy puts a text on the clipboard and tells what came of it. One that is still on its way there is not wanted any more.
func (s *Shell) copy(w *ui.Window, text string, told func(*ui.Frame, error)) {
	s.copying.Stop()
	s.copying = outside.Ask(w, func(ctx context.Context) error { return s.clip(ctx, text) }, told)
}

// clipboard is the one of a window's text fields. Both ways say a sentence where nothing comes of them. In a browser the page's element
// that takes what is typed pastes by itself, and needs no leave for that.
func (s *Shell) clipboard(w *ui.Window) ui.Clipboard {
	board := ui.Clipboard{
		Copy: func(text string) {
			s.copy(w, text, func(f *ui.Frame, err error) { s.tellUnless(f, err, "copy.failed") })
		},
		Paste: func(take func(string)) {
			var text string
			outside.Ask(w, func(ctx context.Context) (err error) {
				text, err = s.paste(ctx)
				return err
			}, func(f *ui.Frame, err error) {
				if s.tellUnless(f, err, "paste.failed") {
					take(text)
				}
			})
		},
	}
	if device.InBrowser {
		board.Paste = nil
	}
	return board
}

// tellUnless tells a sentence unless all went well.
func (s *Shell) tellUnless(f *ui.Frame, err error, sentence string) (well bool) {
	if err != nil {
		s.Trouble(err)
		f.Toast(s.Say(sentence))
	}
	return err == nil
}
