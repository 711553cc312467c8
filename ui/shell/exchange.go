package shell

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/ui"
)

// An Exchange takes saved games out of the program and brings them in.
type Exchange interface {
	// Export puts a file where the player finds it and says where that is; nothing if he is asked himself.
	Export(name string, data []byte) (where string, err error)
	// Pick lets the player choose a file to bring in, and gives it to the window. Only a browser does so; everywhere
	// files can be dropped onto the window.
	Pick(w *ui.Window)
}

// export gives a file to the player and says where it is.
func (s *Shell) export(f *ui.Frame, name string, data []byte) {
	where, err := s.exchange.Export(name, data)
	switch {
	case err != nil:
		f.Toast(s.say("export.failed"))
	case where != "":
		f.Toast(s.words.Say("shell.export.done", assets.Args{"where": where}))
	}
}

// exportName is the file name for a save of some name.
func exportName(name string) string {
	return "holoboard-" + strings.TrimPrefix(docFor(name), ownSave) + ".json"
}

// importAll takes files in as saved games. It tells the player of each what came of it, and whether any came in.
func (s *Shell) importAll(f *ui.Frame, files []ui.File) (any bool) {
	for _, file := range files {
		name, err := s.importSave(file)
		switch {
		case errors.Is(err, errNotKept):
			f.Toast(s.say("save.failed"))
		case err != nil:
			f.Toast(s.words.Say("shell.import.refused", assets.Args{"file": file.Name, "why": s.trouble(err)}))
		default:
			f.Toast(s.words.Say("shell.import.done", assets.Args{"name": name}))
			any = true
		}
	}
	if any {
		f.Invalidate()
	}
	return any
}

var errNotKept = errors.New("the save could not be kept")

// importSave keeps a save from elsewhere under its own name, or one like it that is free, and returns it. A file that
// cannot be loaded is refused.
func (s *Shell) importSave(file ui.File) (string, error) {
	if _, err := s.check(file.Data); err != nil {
		return "", err
	}
	l := labelOf(file.Data)
	if l.Name == "" {
		l.Name = strings.TrimSuffix(file.Name, ".json")
	}
	first := l.Name
	for n := 2; ; n++ {
		_, err := s.store.Read(docFor(l.Name))
		if errors.Is(err, fs.ErrNotExist) {
			break
		}
		if err != nil {
			return "", errNotKept
		}
		l.Name = first + " " + strconv.Itoa(n)
	}
	data, err := label(file.Data, l)
	if err != nil || errors.Join(s.store.Write(docFor(l.Name), data), s.writeNotes(docFor(l.Name), nil)) != nil {
		return "", errNotKept
	}
	return l.Name, nil
}
