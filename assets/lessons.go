package assets

import "embed"

//go:embed lessons
var lessons embed.FS

// Lessons returns the transcript that the guided first game of a title is played after.
func Lessons(title string) string {
	text, err := lessons.ReadFile("lessons/" + title + ".txt")
	if err != nil {
		panic(err) // it is part of the program
	}
	return string(text)
}
