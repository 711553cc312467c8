package shell

import "holoboard/ui"

// Copy implements [ui.Program]: where there is no clipboard, the text becomes a file.
func (o *open) Copy(f *ui.Frame, text string) {
	if err := o.shell.clipboard(text); err != nil {
		o.shell.Trouble(err)
		o.shell.Export(f, "holoboard-log.txt", []byte(text))
		return
	}
	f.Toast(o.shell.Say("copy.done"))
}
