//go:build js

package device

import (
	"syscall/js"

	"holoboard/ui"
)

// OpenExchange returns the exchange of a page: the browser's downloads and its file dialog.
func OpenExchange() Exchange { return browserExchange{} }

type browserExchange struct{}

// Export implements [Exchange]: the browser downloads the file.
func (browserExchange) Export(name string, data []byte) (where string, err error) {
	err = try(func() {
		bytes := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(bytes, data)
		blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"})
		address := js.Global().Get("URL").Call("createObjectURL", blob)
		link := js.Global().Get("document").Call("createElement", "a")
		link.Set("href", address)
		link.Set("download", name)
		link.Call("click")
		js.Global().Get("URL").Call("revokeObjectURL", address)
	})
	return "", err
}

// Pick implements [Exchange]: the browser asks for a file.
func (browserExchange) Pick(w *ui.Window) {
	try(func() { // where there is no file dialog, files can still be dropped
		input := js.Global().Get("document").Call("createElement", "input")
		input.Set("type", "file")
		input.Set("accept", ".json,application/json")
		var chosen, read js.Func
		chosen = js.FuncOf(func(js.Value, []js.Value) any {
			defer chosen.Release()
			file := input.Get("files").Index(0)
			if file.Get("size").Float() > Longest {
				w.Receive(ui.File{Name: file.Get("name").String()}) // the screen says that it is no saved game
				return nil
			}
			read = js.FuncOf(func(_ js.Value, args []js.Value) any {
				defer read.Release()
				bytes := js.Global().Get("Uint8Array").New(args[0])
				data := make([]byte, bytes.Length())
				js.CopyBytesToGo(data, bytes)
				w.Receive(ui.File{Name: file.Get("name").String(), Data: data})
				return nil
			})
			file.Call("arrayBuffer").Call("then", read)
			return nil
		})
		input.Call("addEventListener", "change", chosen)
		input.Call("click")
	})
}
