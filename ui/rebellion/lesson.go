package rebellion

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// A lesson is the guided first game: a game told in a transcript, whose notes divide it into chapters and steps.
//
//	> chapter NAME      a chapter begins
//	> tell KEY [SPOT]   something is explained, and pointed at: a spot of the screen, or track, pool, or what is next to be used
//	> do KEY            the player gives the answers that follow
//	> watch KEY         the guide gives them
//
// The words of a step are lesson.NAME.KEY. A last word such as @R8.3 is the place of the rule book that it is about.
type lesson struct {
	told     game.Told[rules.State]
	chapters []chapter
}

type chapter struct {
	name  string
	steps []step
	end   int // answers of the game when it is over, rolls included
}

// step is one thing that the guide says.
type step struct {
	kind stepKind
	key  string // of its words
	spot string // what it points at, where that is not what the answer needs
	rule string // the place of the rule book that it is about
	at   int    // answers of the game before it, rolls included
}

type stepKind uint8

const (
	tells stepKind = iota
	does
	watches
)

// theLesson is read once: it is the same for everybody.
var theLesson = sync.OnceValue(func() *lesson {
	l, err := readLesson(assets.Lessons(sessionTitle().ID))
	if err != nil {
		panic(err) // it is part of the program, and a test plays it
	}
	return l
})

func readLesson(story string) (*lesson, error) {
	told, err := game.Recite(rules.Rules{}, story)
	if err != nil {
		return nil, err
	}
	l := &lesson{told: told}
	for _, note := range told.Notes {
		if err := l.read(note); err != nil {
			return nil, fmt.Errorf("note %q: %w", note.Text, err)
		}
	}
	if n := len(l.chapters); n > 0 {
		l.chapters[n-1].end = len(told.Log)
	}
	return l, nil
}

// read takes in one note.
func (l *lesson) read(note game.Note) error {
	text, rule, _ := strings.Cut(note.Text, " @")
	words := append(strings.Fields(text), "", "", "")
	if words[0] == "chapter" {
		if n := len(l.chapters); n > 0 {
			l.chapters[n-1].end = note.At
		}
		l.chapters = append(l.chapters, chapter{name: words[1]})
		return nil
	}
	kind := slices.Index([]string{"tell", "do", "watch"}, words[0])
	if kind < 0 || len(l.chapters) == 0 {
		return fmt.Errorf("it belongs to no chapter, or is none of chapter, tell, do and watch")
	}
	c := &l.chapters[len(l.chapters)-1]
	c.steps = append(c.steps, step{stepKind(kind), "lesson." + c.name + "." + words[1], words[2], rule, note.At})
	return nil
}

// until is how many answers of the game have been given when a step is over.
func (c *chapter) until(i int) int {
	if i+1 < len(c.steps) {
		return c.steps[i+1].at
	}
	return c.end
}

// Chapters names the chapters of the guided first game, in their order. Their words are lesson.NAME and lesson.NAME.line. The title
// asks for them, and does not wait until the whole game is played for that.
func Chapters() (names []string) {
	for line := range strings.Lines(assets.Lessons(sessionTitle().ID)) {
		if name, begins := strings.CutPrefix(strings.TrimSpace(line), "> chapter "); begins {
			names = append(names, name)
		}
	}
	return names
}
