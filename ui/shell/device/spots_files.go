//go:build !js

package device

import (
	"fmt"
	"os"

	"holoboard/ui"
)

// Teller writes what is on the screen into the file that HOLOBOARD_SPOTS names, or does nothing.
func Teller() func(*ui.Window) {
	file := os.Getenv("HOLOBOARD_SPOTS")
	if file == "" {
		return nil
	}
	return OnChange(func(text []byte) {
		temp := file + ".new"
		err := os.WriteFile(temp, text, 0o644)
		if err == nil {
			err = os.Rename(temp, file)
		}
		if err != nil {
			fmt.Fprintf(os.Stderr, "holoboard: tell what is on the screen: %v\n", err)
		}
	})
}

// FirstFrame does nothing: a window shows itself.
func FirstFrame() {}
