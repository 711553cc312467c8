package page

import (
	"errors"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/shell/keeping"
)

// Sharing is a game that is about to leave the program as a file, after the player was told what that reveals.
type Sharing struct {
	name string
	data []byte // nil: nothing is
}

// Share gives a saved game away as a file. It tells all secrets: of a game that is not over that is said first.
func (g *Ground) Share(f *ui.Frame, name string, data []byte, over bool) Sharing {
	if over {
		g.Export(f, keeping.ExportName(name), data)
		return Sharing{}
	}
	f.Invalidate()
	return Sharing{name, data}
}

// Ask asks whether the secrets of an unfinished game may leave with it.
func (g *Sharing) Ask(f *ui.Frame, s *Ground) {
	if g.data == nil {
		return
	}
	switch f.Ask(ui.Question{
		ID: "share", Title: s.Say("share.title"), Sentence: s.Words.Say("shell.share.sentence", assets.Args{"name": g.name}),
		Yes: s.Say("share.yes"), No: s.Say("cancel"),
	}) {
	case ui.Yes:
		s.Export(f, keeping.ExportName(g.name), g.data)
		g.data = nil
		f.Invalidate()
	case ui.No:
		g.data = nil
		f.Invalidate()
	}
}

// Export gives a file to the player, says where it is, and tells whether that went well.
func (g *Ground) Export(f *ui.Frame, name string, data []byte) bool {
	where, err := g.Exchange.Export(name, data)
	switch {
	case err != nil:
		g.Trouble(err)
		f.Toast(g.Say("export.failed"))
	case where != "":
		f.Toast(g.Words.Say("shell.export.done", assets.Args{"where": where}))
	}
	return err == nil
}

// Import takes files in as saved games. It tells the player of each what came of it, and returns the title of the last that came in,
// or nothing.
func (g *Ground) Import(f *ui.Frame, files []ui.File) (title string) {
	for _, file := range files {
		of, name, err := g.Keep.Import(file)
		switch {
		case errors.Is(err, keeping.ErrNotKept):
			f.Toast(g.Say("save.failed"))
		case err != nil:
			f.Toast(g.Words.Say("shell.import.refused", assets.Args{"file": file.Name, "why": g.WhyNot(err)}))
		default:
			f.Toast(g.Words.Say("shell.import.done", assets.Args{"name": name}))
			title = of
			f.Invalidate()
		}
	}
	return title
}
