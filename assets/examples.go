package assets

import "strings"

// Example returns a transcript with tables of a title that its screens can be shown with, as in "combat".
func Example(title, name string) string {
	text, err := examples.ReadFile("examples/" + title + "/" + name + ".txt")
	if err != nil {
		panic(err) // it is part of the program
	}
	return string(text)
}

// Examples names the transcripts of a title.
func Examples(title string) (names []string) {
	files, err := examples.ReadDir("examples/" + title)
	if err != nil {
		panic(err)
	}
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f.Name(), ".txt"))
	}
	return names
}
