package lesson

import (
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

// A search in two chapters.
const story = `game hunt
base 7

> chapter looking
> tell rules 3 @H1
> do look with 4 5 @H3
seeker look_at: 3
roll: 2
> watch hide
hider move_to: none
> chapter again
> do look @H3
seeker lay: none
seeker look_at: 5
`

func read(t *testing.T) *Lesson[gametest.HuntTable] {
	t.Helper()
	l, err := Read(gametest.Hunt{}, story)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestNotesDivideATranscript(t *testing.T) {
	l := read(t)
	if got, want := Chapters(story), []string{"looking", "again"}; !slices.Equal(got, want) {
		t.Errorf("chapters %q, want %q", got, want)
	}
	looking, again := l.Chapters[0], l.Chapters[1]
	want := []Step{
		{Tell, "lesson.looking.rules", "3", "", "H1", 0}, {Do, "lesson.looking.look", "", "4 5", "H3", 0}, {Watch, "lesson.looking.hide", "", "", "", 2},
	}
	if !slices.Equal(looking.Steps, want) || looking.Name != "looking" || again.Name != "again" {
		t.Errorf("read %+v", l.Chapters)
	}
	if looking.Until(1) != 2 || looking.Until(2) != 3 || looking.End != again.Steps[0].At || again.End != len(l.Games[0].Log) {
		t.Errorf("the steps end otherwise than their answers: %+v", l.Chapters)
	}
	for _, wrong := range []string{strings.Replace(story, "> chapter looking\n", "", 1), strings.Replace(story, "watch", "see", 1)} {
		if _, err := Read(gametest.Hunt{}, wrong); err == nil {
			t.Errorf("a lesson is made of %s", wrong)
		}
	}
}

// A lesson may go on with another game, whose chapters end by themselves.
func TestALessonGoesOnWithAnotherGame(t *testing.T) {
	l, err := Read(gametest.Hunt{}, story+strings.NewReplacer("looking", "anew", "again", "at_last").Replace(story))
	if err != nil {
		t.Fatal(err)
	}
	if len(l.Games) != 2 || len(l.Chapters) != 4 {
		t.Fatalf("%d games, %d chapters", len(l.Games), len(l.Chapters))
	}
	for i, want := range l.Chapters[:2] {
		got := l.Chapters[i+2]
		if want.Game != 0 || got.Game != 1 || got.End != want.End || got.Steps[0].At != want.Steps[0].At {
			t.Errorf("chapter %d is %+v in the first game, %+v in the second", i, want, got)
		}
	}
	if chapter, step, ok := l.Find("lesson.anew.hide"); !ok || chapter != 2 || step != 2 {
		t.Errorf("a step is found at %d, %d", chapter, step)
	}
}

// A chapter is played as it was told, chance too, and nothing else is taken.
func TestACourseTakesTheAnswersOfItsLesson(t *testing.T) {
	hunt := session.Title[gametest.HuntTable, gametest.HuntView]{ID: "hunt", Version: 1, Rules: gametest.Hunt{}}
	s, c, err := Begin(hunt, read(t), 2, 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	inOrder := func(game.Option) bool { return false }
	if taken := c.takes([]game.Option{gametest.System(4)}, s.Answers(), inOrder); taken != nil {
		t.Errorf("another look is taken: %v", taken)
	}
	look := c.takes([]game.Option{gametest.System(3)}, s.Answers(), inOrder)
	if err := s.Answer(gametest.Seeker, look...); err != nil {
		t.Fatal(err)
	}
	if s.Answers() != c.until() {
		t.Fatalf("%d answers are given, the die too; want %d", s.Answers(), c.until())
	}
	if c.Skip(); !slices.Equal(c.next(s.Answers()), []game.Option{gametest.None}) || c.takes([]game.Option{gametest.None}, s.Answers(), inOrder) != nil {
		t.Error("the player answers where he only watches, or the guide does not know how")
	}
}

// What may come in any order is brought into the player's, and what is too much of it is left.
func TestACourseIsBroughtIntoThePlayersOrder(t *testing.T) {
	a, b, other := gametest.System(1), gametest.System(2), gametest.Card(1)
	c := &Course{chapter: Chapter{Steps: []Step{{Kind: Do}}, End: 3}, log: []game.Answer{
		{Picks: []game.Option{a}}, {Picks: []game.Option{b}}, {Picks: []game.Option{other}},
	}}
	anyOrder := func(o game.Option) bool { return o.Kind == gametest.KindSystem }
	if taken := c.takes([]game.Option{other}, 0, anyOrder); taken != nil {
		t.Errorf("%v is taken before what comes first", taken)
	}
	if taken := c.takes([]game.Option{b, b}, 0, anyOrder); !slices.Equal(taken, []game.Option{b}) {
		t.Errorf("of two of a thing %v is taken, want one", taken)
	}
	if !slices.Equal(c.next(1), []game.Option{a}) {
		t.Errorf("then comes %v", c.next(1))
	}
}
