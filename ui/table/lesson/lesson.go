// Package lesson teaches any title: games that are told in a transcript, and a guide who leads a player through them. The games are
// real ones, in which he plays all seats; what the guide takes for an answer is what happened in the transcript.
//
//	lesson.go  chapters and steps, read from a transcript · course.go  how far a player is, and which answers are taken
//	guide.go   the guide at the table · point.go  what he points at · say.go  what he says, and where that stands
//
// A line such as "game chess" begins another game. Notes divide each:
//
//	> chapter NAME      a chapter begins
//	> tell KEY [SPOT]   something is explained, and pointed at: a spot of the screen, a place that the title names, or what is
//	                    next to be used ("next")
//	> do KEY            the player gives the answers that follow
//	> watch KEY         the guide gives them
//
// Each may end in "with SPOT…": what the words speak of too, which they must not hide.
// The words of a step are lesson.NAME.KEY. A last word such as @R8.3 is the place of the rule book that it is about.
package lesson

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"holoboard/assets"
	"holoboard/game"
)

// A Lesson is some games that were told, in chapters.
type Lesson[S comparable] struct {
	Games    []game.Told[S]
	Chapters []Chapter
}

// A Chapter is a part of a game that is played at a time.
type Chapter struct {
	Game  int // which of the lesson's it is of
	Name  string
	Steps []Step
	End   int // answers of the game when it is over, rolls included
}

// A Step is one thing that the guide says.
type Step struct {
	Kind Kind
	Key  string // of its words
	Spot string // what it points at, where that is not what the answer needs
	With string // what it speaks of too, with spaces between
	Rule string // the place of the rule book that it is about
	At   int    // answers of the game before it, rolls included
}

// Kind says who has something to do at a step.
type Kind uint8

// The kinds of steps.
const (
	Tell  Kind = iota // nobody: it is read
	Do                // the player
	Watch             // the guide
)

// Once reads the lesson of a title that comes with the program, when it is asked for first.
func Once[S, V comparable](t game.Teller[S, V], title string) func() *Lesson[S] {
	return sync.OnceValue(func() *Lesson[S] {
		l, err := Read(t, assets.Lessons(title))
		if err != nil {
			panic(err) // it is part of the program, and a test plays it
		}
		return l
	})
}

// Read plays a transcript. Its error names the line or the note that is wrong.
func Read[S, V comparable](t game.Teller[S, V], story string) (*Lesson[S], error) {
	l := &Lesson[S]{}
	for _, part := range games(story) {
		told, err := game.Recite(t, part)
		if err != nil {
			return nil, err
		}
		l.Games = append(l.Games, told)
		for _, note := range told.Notes {
			if err := l.read(note); err != nil {
				return nil, fmt.Errorf("note %q: %w", note.Text, err)
			}
		}
		l.end(len(told.Log))
	}
	return l, nil
}

// games are the transcripts of a lesson's games.
func games(story string) (all []string) {
	for line := range strings.Lines(story) {
		if strings.HasPrefix(line, "game ") || len(all) == 0 {
			all = append(all, "")
		}
		all[len(all)-1] += line
	}
	return all
}

// game is the one that is read.
func (l *Lesson[S]) game() int { return len(l.Games) - 1 }

// Find finds a step by the key of its words.
func (l *Lesson[S]) Find(key string) (chapter, step int, ok bool) {
	for i := range l.Chapters {
		for n := range l.Chapters[i].Steps {
			if l.Chapters[i].Steps[n].Key == key {
				return i, n, true
			}
		}
	}
	return 0, 0, false
}

// read takes in one note.
func (l *Lesson[S]) read(note game.Note) error {
	text, rule, _ := strings.Cut(note.Text, " @")
	text, with, _ := strings.Cut(text, " with ")
	words := append(strings.Fields(text), "", "", "")
	if words[0] == "chapter" {
		l.end(note.At)
		l.Chapters = append(l.Chapters, Chapter{Game: l.game(), Name: words[1]})
		return nil
	}
	kind := slices.Index([]string{"tell", "do", "watch"}, words[0])
	if kind < 0 || len(l.Chapters) == 0 {
		return fmt.Errorf("it belongs to no chapter, or is none of chapter, tell, do and watch")
	}
	c := &l.Chapters[len(l.Chapters)-1]
	c.Steps = append(c.Steps, Step{Kind(kind), "lesson." + c.Name + "." + words[1], words[2], with, rule, note.At})
	return nil
}

// end ends the last chapter of the game after so many answers.
func (l *Lesson[S]) end(at int) {
	if n := len(l.Chapters); n > 0 && l.Chapters[n-1].Game == l.game() {
		l.Chapters[n-1].End = at
	}
}

// Until is how many answers of the game have been given when a step is over.
func (c *Chapter) Until(step int) int {
	if step+1 < len(c.Steps) {
		return c.Steps[step+1].At
	}
	return c.End
}

// Chapters names the chapters of a transcript in their order, without playing it. Their words are lesson.NAME and lesson.NAME.line.
func Chapters(story string) (names []string) {
	for line := range strings.Lines(story) {
		if name, begins := strings.CutPrefix(strings.TrimSpace(line), "> chapter "); begins {
			names = append(names, name)
		}
	}
	return names
}
