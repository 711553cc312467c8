package game

import (
	"fmt"
	"slices"
	"strings"
)

// A Teller is a title whose games can be told in words. Words are ids, the same
// in every language.
type Teller[S, V comparable] interface {
	Rules[S, V]

	// Blank returns the table that a transcript starts from.
	Blank() S
	// Describe changes the table as one line of a description says.
	Describe(s *S, line string) error
	// Ready completes a described table with its documented defaults.
	Ready(s *S) error

	SeatWord(*S, Seat) string
	Word(Option) string
	// Find returns the thing of a kind that the word names to a seat, on offer or not.
	Find(seat Seat, kind uint8, word string) (Option, bool)
	// Line tells an event as everybody at the table together would.
	Line(Event) string
	// Standing says how the thing that a question names stands on the table.
	Standing(s *S, about string) (string, error)
}

// A Namer is a Teller that calls things by what lies on the table: its words are asked for instead of those of the Teller.
type Namer[S comparable] interface {
	WordOn(s *S, o Option) string
	LineOn(s *S, e Event) string
	// FindOn returns the thing that the word names to who is asked, on offer or not.
	FindOn(s *S, d *Decision, word string) (Option, bool)
}

// A Glosser is a Teller that says more of an option than its word where a story goes wrong, such as who is on a mission; or nothing.
type Glosser[S comparable] interface {
	Gloss(s *S, o Option) string
}

// Retell plays a transcript again and returns it with everything that the rules
// say put in anew: the events, who is asked, reasons, standings. A transcript
// is right if the story returned equals it. With an error comes the story so far.
//
// A transcript has the title in its first line, then a description of the
// table, an empty line, and the game:
//
//	game hunt
//	# A look that finds nothing (H5), a move that is too far (H6).
//	base 7
//
//	seeker look_at: 3              an answer: who, what he was asked, his choice ("nothing" for none)
//	roll: 2                        what the dice show, in order
//	  seeker looks at 3            what happened (put in anew)
//	  nothing at 3
//	? hider move_to: none, 6, 8    who is asked next, and all that is on offer (put in anew)
//	! hider move_to: 4             an answer that is refused,
//	  H6 too_far                   and why (put in anew)
//	! hider cover                  a question that is not put now
//	  not asked
//	= base is 7                    how something stands (put in anew after "is")
//
//	> look_here                    a note to whoever plays the game after the story
//
// A question with one answer is not put; a line "- SEAT ASK: ANSWER" tells of one that was answered so since the last answer (what stands
// after the colon is put in anew), and "! SEAT ASK: OTHER" that another answer to it was not on offer.
//
// Shuffles need no rolls: unless a line gives them, they change nothing.
func Retell[S, V comparable](t Teller[S, V], story string) (string, error) {
	told, err := Recite(t, story)
	return told.Story, err
}

// Told is a transcript that has been played.
type Told[S comparable] struct {
	Story string   // with everything put in anew that the rules say
	Start S        // the table that the game starts from
	Log   []Answer // every answer, rolls included
	Notes []Note
}

// A Note is a line of a transcript to whoever plays the game after it.
type Note struct {
	At   int // answers given before, rolls included
	Text string
}

// Recite plays a transcript as [Retell] does, and returns the game too; with an error the story so far alone.
func Recite[S, V comparable](t Teller[S, V], story string) (told Told[S], err error) {
	r := &retelling[S, V]{t: t, script: &script[S, V]{t: t}}
	lines := strings.Split(strings.TrimSuffix(story, "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		if err := r.line(lines, i); err != nil {
			return Told[S]{Story: r.story()}, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if r.m == nil {
		return Told[S]{Story: r.story()}, fmt.Errorf("the transcript ends before its game begins: an empty line is missing")
	}
	return Told[S]{r.story(), r.s, r.m.Log(), r.notes}, nil
}

// TitleOf returns the title that a transcript's first line names.
func TitleOf(story string) string {
	first, _, _ := strings.Cut(story, "\n")
	title, ok := strings.CutPrefix(strings.TrimSpace(first), "game ")
	if !ok {
		return ""
	}
	return title
}

type retelling[S, V comparable] struct {
	t      Teller[S, V]
	s      S
	m      *Match[S, V]
	script *script[S, V]
	out    []string
	notes  []Note
}

func (r *retelling[S, V]) say(line string) { r.out = append(r.out, line) }

func (r *retelling[S, V]) story() string { return strings.Join(r.out, "\n") + "\n" }

func (r *retelling[S, V]) line(lines []string, i int) error {
	line := lines[i]
	switch {
	case i == 0:
		r.s = r.t.Blank()
		r.say(line)
	case strings.HasPrefix(line, "#"):
		r.say(line)
	case strings.TrimSpace(line) == "":
		r.say("")
		if r.m == nil {
			return r.begin(lines, i)
		}
	case r.m == nil:
		r.say(line)
		return r.t.Describe(&r.s, line)
	case strings.HasPrefix(line, "  "), strings.HasPrefix(line, "roll:"): // put in anew, or taken with its answer
	case strings.HasPrefix(line, "? "):
		r.say(r.asked())
	case strings.HasPrefix(line, "! "):
		return r.refused(line)
	case strings.HasPrefix(line, "- "):
		return r.forced(line)
	case strings.HasPrefix(line, "> "):
		r.say(line)
		r.notes = append(r.notes, Note{len(r.m.Log()), line[2:]})
	case strings.HasPrefix(line, "= "):
		return r.standing(line)
	default:
		return r.answer(lines, i)
	}
	return nil
}

// begin starts the game that has been described.
func (r *retelling[S, V]) begin(lines []string, i int) error {
	if err := r.t.Ready(&r.s); err != nil {
		return err
	}
	return r.play(lines, i, func() ([]Event, error) {
		var news []Event
		r.m, news = Start[S, V](r.t, r.s, r.script)
		return news, nil
	})
}

// play does something with the rolls that follow line i and tells what happened.
func (r *retelling[S, V]) play(lines []string, i int, do func() ([]Event, error)) (err error) {
	r.script.rolls, r.script.missing = nil, 0
	for _, next := range lines[i+1:] {
		rolls, ok := strings.CutPrefix(next, "roll:")
		if !ok {
			break
		}
		r.say(next)
		r.script.rolls = append(r.script.rolls, strings.Fields(rolls)...)
	}
	defer func() {
		switch p := recover().(type) {
		case nil:
		case badRoll:
			err = p
		default:
			panic(p)
		}
	}()
	news, err := do()
	if err != nil {
		return err
	}
	if left := r.script.rolls; len(left) > 0 {
		return fmt.Errorf("nobody rolls %s", strings.Join(left, " "))
	}
	var told []string
	for _, e := range news {
		told = append(told, "  "+r.event(e))
	}
	if n := r.script.missing; n > 0 {
		return fmt.Errorf("a roll is needed here (missing: %d): add a line \"roll: ...\"; with the first side of each it goes on so:\n%s", n, strings.Join(told, "\n"))
	}
	r.out = append(r.out, told...)
	return nil
}

// split reads "SEAT ASK: PICK, PICK" and finds the picks among all things named so.
func (r *retelling[S, V]) split(line string) (seat, ask string, picks []string, err error) {
	head, tail, ok := strings.Cut(line, ":")
	seat, ask, ok2 := strings.Cut(head, " ")
	if !ok || !ok2 {
		return "", "", nil, fmt.Errorf("%q is no answer (seat, what is asked, a colon, the choice)", line)
	}
	if tail = strings.TrimSpace(tail); tail != "nothing" {
		picks = strings.Split(tail, ", ")
	}
	return seat, ask, picks, nil
}

func (r *retelling[S, V]) answer(lines []string, i int) error {
	seat, ask, names, err := r.split(lines[i])
	if err != nil {
		return err
	}
	if err := r.isAsked(seat, ask); err != nil {
		return err
	}
	picks, err := r.picks(names)
	if err != nil {
		return err
	}
	r.say(lines[i])
	return r.play(lines, i, func() ([]Event, error) { return r.m.Answer(picks...) })
}

func (r *retelling[S, V]) isAsked(seat, ask string) error {
	if r.m.Over() {
		return fmt.Errorf("the game is over")
	}
	if d := r.m.Pending; seat != r.t.SeatWord(&r.m.Now, d.Seat) || ask != string(d.Ask) {
		return fmt.Errorf("%s is not asked %s; the game stands at: %s", seat, ask, r.stands())
	}
	return nil
}

func (r *retelling[S, V]) picks(names []string) (picks []Option, err error) {
	for _, name := range names {
		at := slices.IndexFunc(r.m.Pending.Options, func(o Option) bool { return r.word(o) == name })
		if at < 0 {
			return nil, fmt.Errorf("%s is not on offer%s: %s", name, r.because(name), r.stands())
		}
		picks = append(picks, r.m.Pending.Options[at])
	}
	return picks, nil
}

// because is why something is not on offer, with its rule, in brackets; nothing where the rules say nothing of it.
func (r *retelling[S, V]) because(name string) string {
	if o, ok := r.named(name); ok {
		if why := r.m.WhyNot(o); why != nil {
			return " (" + why.Rule + " " + string(why.Text) + ")"
		}
	}
	return ""
}

// word returns what the story calls an option.
func (r *retelling[S, V]) word(o Option) string {
	if n, ok := r.t.(Namer[S]); ok {
		return n.WordOn(&r.m.Now, o)
	}
	return r.t.Word(o)
}

func (r *retelling[S, V]) event(e Event) string {
	if n, ok := r.t.(Namer[S]); ok {
		return n.LineOn(&r.m.Now, e)
	}
	return r.t.Line(e)
}

func (r *retelling[S, V]) asked() string { return r.askedAs(r.word) }

// stands is who is asked what, for whoever made a mistake.
func (r *retelling[S, V]) stands() string {
	return r.askedAs(func(o Option) string {
		if g, ok := r.t.(Glosser[S]); ok {
			if gloss := g.Gloss(&r.m.Now, o); gloss != "" {
				return r.word(o) + " (" + gloss + ")"
			}
		}
		return r.word(o)
	})
}

func (r *retelling[S, V]) askedAs(word func(Option) string) string {
	if r.m.Over() {
		return "? the game is over"
	}
	d := r.m.Pending
	words := make([]string, len(d.Options))
	for i, o := range d.Options {
		words[i] = word(o)
	}
	return fmt.Sprintf("? %s %s: %s", r.t.SeatWord(&r.m.Now, d.Seat), d.Ask, strings.Join(words, ", "))
}

// refused tells why something is not on offer.
func (r *retelling[S, V]) refused(line string) error {
	if !strings.Contains(line, ":") {
		return r.notAsked(line)
	}
	seat, ask, names, err := r.split(line[2:])
	if err != nil {
		return err
	}
	name := strings.Join(names, ", ")
	if err := r.isAsked(seat, ask); err != nil {
		lone, put := r.lone(seat, ask)
		switch {
		case !put:
			return err
		case lone == name:
			return fmt.Errorf("%s was the only answer, and was given", name)
		}
		r.say(line)
		r.say("  not on offer")
		return nil
	}
	r.say(line)
	o, ok := r.named(name)
	switch {
	case !ok:
		return fmt.Errorf("%s names nothing", name)
	case r.m.Pending.Has(o):
		return fmt.Errorf("%s is on offer", name)
	}
	if why := r.m.WhyNot(o); why != nil {
		r.say("  " + why.Rule + " " + string(why.Text))
	} else {
		r.say("  not on offer")
	}
	return nil
}

// lone is the only answer to a question that nobody was asked since the last answer, if there was such a question.
func (r *retelling[S, V]) lone(seat, ask string) (word string, put bool) {
	for _, d := range r.m.Forced() {
		if r.t.SeatWord(&r.m.Now, d.Seat) == seat && string(d.Ask) == ask {
			return r.word(d.Options[0]), true
		}
	}
	return "", false
}

// forced tells the only answer to a question that nobody was asked.
func (r *retelling[S, V]) forced(line string) error {
	head, _, _ := strings.Cut(line[2:], ":")
	seat, ask, ok := strings.Cut(head, " ")
	if !ok {
		return fmt.Errorf("%q names no question (seat, what is asked)", line)
	}
	if word, put := r.lone(seat, ask); put {
		r.say("- " + head + ": " + word)
		return nil
	}
	return fmt.Errorf("no answer to %s was given for %s; the game stands at: %s", ask, seat, r.stands())
}

// notAsked tells that a question is not put to a seat now.
func (r *retelling[S, V]) notAsked(line string) error {
	seat, ask, ok := strings.Cut(line[2:], " ")
	switch {
	case !ok:
		return fmt.Errorf("%q names no question (seat, what is asked)", line)
	case r.isAsked(seat, ask) == nil:
		return fmt.Errorf("%s is asked %s; the game stands at: %s", seat, ask, r.stands())
	}
	r.say(line)
	r.say("  not asked")
	return nil
}

// named finds the thing that a word names: among those like the ones on offer, then
// among those that the rules can say something about.
func (r *retelling[S, V]) named(word string) (Option, bool) {
	if n, ok := r.t.(Namer[S]); ok {
		return n.FindOn(&r.m.Now, &r.m.Pending, word)
	}
	for _, o := range r.m.Pending.Options {
		if found, ok := r.t.Find(r.m.Pending.Seat, o.Kind, word); ok {
			return found, true
		}
	}
	thing, any := Option{}, false
	for kind := range uint8(255) {
		found, ok := r.t.Find(r.m.Pending.Seat, kind, word)
		if ok && r.m.WhyNot(found) != nil {
			return found, true
		}
		if ok && !any {
			thing, any = found, true
		}
	}
	return thing, any
}

func (r *retelling[S, V]) standing(line string) error {
	about, _, _ := strings.Cut(line[2:], " is ")
	standing, err := r.t.Standing(&r.m.Now, about)
	if err != nil {
		return err
	}
	r.say("= " + about + " is " + standing)
	return nil
}

// script are the dice of a transcript.
type script[S, V comparable] struct {
	t     Teller[S, V]
	rolls []string

	missing int // rolls that the transcript does not give
}

// badRoll is a roll that the transcript does not give, or gives wrongly.
type badRoll string

func (b badRoll) Error() string { return string(b) }

func (s *script[S, V]) IntN(n int) int { return s.rollOf(Shuffles, n) }

func (s *script[S, V]) rollOf(kind uint8, n int) int {
	if kind == Shuffles {
		return n - 1 // every thing stays where it is
	}
	if len(s.rolls) == 0 {
		s.missing++
		return 0
	}
	word := s.rolls[0]
	for i := range n {
		if s.t.Word(Option{Kind: kind, A: uint8(i)}) == word {
			s.rolls = s.rolls[1:]
			return i
		}
	}
	panic(badRoll(word + " is nothing that can be rolled here"))
}
