package device

import (
	"context"
	"os/exec"
	"time"
)

// longestAsked is how long the start waits for the program that knows the settings of macOS.
const longestAsked = time.Second

// systemLocales are the languages of macOS that this person has put in an order in its settings. They are asked of its own program:
// the call for them needs a C compiler.
func systemLocales() []string {
	end, cancel := context.WithTimeout(context.Background(), longestAsked)
	defer cancel()
	printed, err := exec.CommandContext(end, "/usr/bin/defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return nil // the program speaks as the environment says, or English
	}
	return defaultsList(string(printed))
}
