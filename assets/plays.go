package assets

import "embed"

//go:embed plays
var plays embed.FS

// Plays returns the transcripts of small games that show the rules of a title in its book.
func Plays(title string) string {
	text, err := plays.ReadFile("plays/" + title + ".txt")
	if err != nil {
		panic(err) // it is part of the program
	}
	return string(text)
}
