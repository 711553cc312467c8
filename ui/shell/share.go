package shell

import (
	"holoboard/assets"
	"holoboard/ui"
)

// sharing is a game that is about to leave the program as a file, after the player was told what that reveals.
type sharing struct {
	name string
	data []byte // nil: nothing is
}

// share gives a saved game away as a file. It tells all secrets: of a game that is not over that is said first.
func (s *Shell) share(f *ui.Frame, name string, data []byte, over bool) sharing {
	if over {
		s.export(f, exportName(name), data)
		return sharing{}
	}
	f.Invalidate()
	return sharing{name, data}
}

// ask asks whether the secrets of an unfinished game may leave with it.
func (g *sharing) ask(f *ui.Frame, s *Shell) {
	if g.data == nil {
		return
	}
	switch f.Ask(ui.Question{
		ID: "share", Title: s.say("share.title"), Sentence: s.words.Say("shell.share.sentence", assets.Args{"name": g.name}),
		Yes: s.say("share.yes"), No: s.say("cancel"),
	}) {
	case ui.Yes:
		s.export(f, exportName(g.name), g.data)
		g.data = nil
		f.Invalidate()
	case ui.No:
		g.data = nil
		f.Invalidate()
	}
}
