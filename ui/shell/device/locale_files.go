//go:build !js

package device

import (
	"cmp"
	"os"
	"slices"
	"strings"
)

// Locales are those this person reads, the best first: what was said by hand for this start, what the system was told of him, and
// what a terminal made of that.
func Locales() []string {
	byHand, usual := environment(os.Getenv)
	return slices.Concat(byHand, systemLocales(), usual)
}

// environment reads the variables as POSIX and gettext do: LC_ALL goes before LC_MESSAGES, that before LANG, and a list in LANGUAGE,
// such as "be:ru", before all of them, unless they ask for no translation. LANG and LC_MESSAGES are what desktops and terminals set by
// themselves, often after the country instead of the language.
func environment(variable func(string) string) (byHand, usual []string) {
	all := variable("LC_ALL")
	own := cmp.Or(all, variable("LC_MESSAGES"), variable("LANG"))
	if own == "C" || own == "POSIX" {
		return []string{"en"}, nil
	}
	byHand = strings.FieldsFunc(variable("LANGUAGE"), func(r rune) bool { return r == ':' })
	if all != "" {
		return append(byHand, all), nil
	}
	if own != "" {
		usual = []string{own}
	}
	return byHand, usual
}

// defaultsList takes the list apart in which macOS prints its settings: one string in quotes, or bare, in a line.
func defaultsList(printed string) (items []string) {
	for line := range strings.Lines(printed) {
		if item := strings.Trim(line, " \t\r\n(),\""); item != "" {
			items = append(items, item)
		}
	}
	return items
}
