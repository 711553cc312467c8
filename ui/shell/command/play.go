//go:build !js

package command

import (
	"bufio"
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell"
	"holoboard/ui/shell/device"
	"holoboard/ui/work"
)

// play plays in a terminal: what a window would show is written as its account says it, and everything that can be pressed has a number.
func (d *desk) play(args []string) (int, error) {
	w, words, err := d.readPlay(args)
	if err != nil {
		return misused, err
	}
	defer w.Close()
	t := reading{desk: d, window: w, words: words}
	t.settle()
	t.tell()
	lines := bufio.NewScanner(d.in)
	for !w.Closed() && lines.Scan() {
		if word := strings.TrimSpace(lines.Text()); word == "quit" {
			break
		} else if word != "" {
			t.hear(word)
		}
	}
	return fine, lines.Err()
}

// readPlay reads what is to be played.
func (d *desk) readPlay(args []string) (*ui.Window, *assets.Words, error) {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	name := flags.String("game", "", "begin a game of this `name`; without it the front page is there")
	setup := flags.String("setup", "", "the `name` of the way the table is laid out; the first one without it")
	players := flags.String("players", "", "who plays, as in `seat=kind,...`; a person takes the first seat without it")
	seats := flags.Int("seats", 0, "how many play, a `number`; 0 means as few as can")
	seed := flags.Uint64("seed", 0, "the game's `number`; without it one that nobody knows")
	load := flags.String("load", "", "go on with the saved game in a `file`")
	lang := flags.String("lang", "", "the `language` of the words; that of the settings without it")
	if err := d.parse(flags, "holoboard play plays in this terminal, in words.", args); err != nil {
		return nil, nil, err
	}
	if flags.NArg() > 0 {
		return nil, nil, wrongUse("what is %q?", flags.Arg(0))
	}
	s, err := shell.Open(d.titles)
	if err != nil {
		return nil, nil, wrongUse("%v", err)
	}
	if *lang != "" {
		if err := s.Speak(*lang); err != nil {
			return nil, nil, wrongUse("%v", err)
		}
	}
	var save []byte
	var title *shelf.Title
	start := session.Start{Seed: s.Seed()}
	switch {
	case *load != "" && *name != "":
		return nil, nil, wrongUse("-load goes on with a game, -game begins one: name one of them")
	case *load != "":
		save, err = device.ReadFile(*load)
	case *name != "":
		title, err = d.find(*name)
	}
	if err == nil && title != nil {
		start, err = seated(title, start, *setup, *players, *seats)
	}
	if err != nil {
		return nil, nil, wrongUse("%v", err)
	}
	if *seed != 0 {
		start.Seed, start.Open = *seed, true
	}
	w, err := s.Unseen(work.Threads(), title, start, save)
	return w, s.Words, err
}

// seated says how a game begins: who plays in which seat of which setup.
func seated(title *shelf.Title, start session.Start, setup, players string, seats int) (session.Start, error) {
	sits := title.SeatsFor(cmp.Or(seats, len(title.Seats[0])))
	if sits == nil {
		return start, fmt.Errorf("%s cannot be played by %d", title.ID, seats)
	}
	var err error
	if start.Setup, err = setupOf(title, cmp.Or(setup, title.Setups[0].ID)); err != nil {
		return start, err
	}
	who, err := kinds(sits, cmp.Or(players, sits[0].ID+"="+session.Person))
	if err != nil {
		return start, err
	}
	for _, kind := range who {
		if kind != session.AtRandom && !slices.ContainsFunc(title.Players, func(k shelf.Kind) bool { return k.ID == kind }) {
			return start, fmt.Errorf("nobody plays as %q", kind)
		}
		start.Seats = append(start.Seats, session.Chair{Kind: kind})
	}
	return start, nil
}

// A reading is a window that is read and answered line by line.
type reading struct {
	desk   *desk
	window *ui.Window
	words  *assets.Words // of the shell
	now    ui.Account
	told   int // lines of the log that were written
}

// settle waits until somebody is asked something, or nothing more comes by itself.
func (t *reading) settle() {
	const least = 4 // ticks: what was pressed has shown
	for ticks := 0; !t.window.Closed(); ticks++ {
		t.window.Clock.Speed = render.Off
		if !t.window.Tick(ui.Input{}) {
			time.Sleep(time.Millisecond) // a computer thinks
		}
		if ticks < least || !t.window.AtRest() {
			continue
		}
		if t.now = t.window.Account(); !t.now.Waits || t.enough() >= 0 {
			return
		}
	}
}

// enough is the number of a button by which a computer that thinks without an end decides, or -1.
func (t *reading) enough() int {
	return slices.IndexFunc(t.now.Buttons, func(p ui.Pressable) bool { return p.ID == "thinking.enough" })
}

// tell writes what is new, and what can be pressed.
func (t *reading) tell() {
	a := &t.now
	t.told = min(t.told, len(a.Log))
	t.say("")
	for _, line := range a.Log[t.told:] {
		t.say("  " + line)
	}
	t.told = len(a.Log)
	for _, line := range append([]string{a.Heading}, a.Texts...) {
		t.say(line)
	}
	if a.Said != "" {
		t.say("! " + a.Said)
	}
	if a.Asked != "" {
		t.say("? " + a.Asked)
	}
	t.say(a.Help)
	for i, p := range t.presses() {
		mark := ""
		switch {
		case p.Why != "":
			mark = " (" + p.Why + ")"
		case p.Typed:
			mark = ": " + p.Value
		case p.Chosen:
			mark = " *"
		}
		t.say(fmt.Sprintf("%3d  %s%s", i+1, p.Name, mark))
	}
}

// presses are all that can be pressed, as they are numbered.
func (t *reading) presses() []ui.Pressable {
	return append(slices.Clone(t.now.Options), t.now.Buttons...)
}

// say writes a line; nothing for none.
func (t *reading) say(line string) {
	if line != "" {
		fmt.Fprintln(t.desk.out, line)
	}
}

// hear does what a line says.
func (t *reading) hear(line string) {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "log":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 {
			n = 20
		}
		for _, line := range t.now.Log[max(len(t.now.Log)-n, 0):] {
			t.say("  " + line)
		}
	case "look":
		t.look(rest)
	case "undo":
		t.press("undo")
	case "save":
		t.save(rest)
	default:
		t.number(word, rest)
	}
}

// look writes what lies where: all of it, or the lines with a word.
func (t *reading) look(word string) {
	for _, l := range t.now.Lists {
		headed := strings.Contains(strings.ToLower(l.Name), strings.ToLower(word))
		var lines []string
		for _, line := range l.Lines {
			if headed || strings.Contains(strings.ToLower(line), strings.ToLower(word)) {
				lines = append(lines, line)
			}
		}
		if len(lines) > 0 {
			t.say(l.Name)
			for _, line := range lines {
				t.say("  " + line)
			}
		}
	}
}

// save writes the game into a file. It is kept by itself after every decision, as in a window.
func (t *reading) save(file string) {
	g, playing := t.window.Screen().(ui.Game)
	switch {
	case !playing:
		t.say(t.words.Say("text.no_game"))
	case file == "":
		t.say(t.words.Say("text.kept"))
	default:
		data, err := g.Save()
		if err == nil {
			err = os.WriteFile(file, data, 0o600)
		}
		if err != nil {
			t.say("! " + err.Error())
			return
		}
		t.say(t.words.Say("text.saved", assets.Args{"file": file}))
	}
}

// number presses what has a number, or writes into it.
func (t *reading) number(word, rest string) {
	all := t.presses()
	n, err := strconv.Atoi(word)
	switch {
	case err != nil:
		t.say(t.words.Say("text.help"))
	case n < 1 || n > len(all):
		t.say(t.words.Say("text.number", assets.Args{"n": len(all)}))
	case all[n-1].Typed:
		t.window.Write(all[n-1].ID, rest)
		t.settle()
		t.tell()
	default:
		t.press(all[n-1].ID)
	}
}

// press presses something, and tells what came of it.
func (t *reading) press(id string) {
	t.window.Use(id)
	t.settle()
	t.tell()
}
