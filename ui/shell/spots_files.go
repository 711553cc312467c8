//go:build !js

package shell

import (
	"fmt"
	"os"

	"holoboard/ui"
)

// teller writes what is on the screen into the file that HOLOBOARD_SPOTS names, or does nothing.
func teller() func(*ui.Window) {
	file := os.Getenv("HOLOBOARD_SPOTS")
	if file == "" {
		return nil
	}
	return onChange(func(text []byte) {
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

func firstFrame() {}
