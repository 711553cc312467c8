//go:build !js

// Package command carries out what needs no window: play plays in a terminal, sim and arena play whole games, tell plays transcripts again, shot draws screens.
package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"holoboard/ui/shelf"
)

// A usageError is a command line that says nothing the program understands.
type usageError struct{ sentence string }

func (u usageError) Error() string { return u.sentence }

func wrongUse(format string, args ...any) error { return usageError{fmt.Sprintf(format, args...)} }

// The statuses that a command ends with.
const (
	fine    = 0
	failed  = 1 // it ran, and what it tells is bad
	misused = 2 // it did not run
)

// A desk is where commands are carried out that need no window.
type desk struct {
	titles       []shelf.Title
	in           io.Reader
	out, trouble io.Writer
}

// Run carries out a command that needs no window and returns the status to end with. It is false where args name none.
func Run(titles []shelf.Title, args []string, in io.Reader, out, trouble io.Writer) (status int, known bool) {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		return fine, false
	}
	told := &told{Writer: out}
	d := &desk{titles, in, told, trouble}
	run := map[string]func([]string) (int, error){"sim": d.sim, "arena": d.arena, "tell": d.tell, "shot": d.shot, "play": d.play}[args[0]]
	if run == nil {
		fmt.Fprintf(trouble, "holoboard: there is no command %q: name play, sim, arena, tell or shot, or nothing to open the window\n", args[0])
		return misused, true
	}
	status, err := run(args[1:])
	if errors.Is(err, flag.ErrHelp) {
		status, err = fine, nil
	}
	if err == nil && told.failed != nil {
		err = fmt.Errorf("what it tells cannot be written: %w", told.failed)
	}
	if err != nil {
		fmt.Fprintf(trouble, "holoboard %s: %v\n", args[0], err)
		status = misused
	}
	return status, true
}

// told is where a command tells what it found, and keeps whether that could be written: nobody may take half of it for all.
type told struct {
	io.Writer
	failed error
}

// Write implements [io.Writer].
func (t *told) Write(text []byte) (int, error) {
	n, err := t.Writer.Write(text)
	if err != nil && t.failed == nil {
		t.failed = err
	}
	return n, err
}

// parse reads flags. What is wrong comes back as one sentence; -h explains the flags and comes back as flag.ErrHelp.
func (d *desk) parse(flags *flag.FlagSet, usage string, args []string) error {
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	err := flags.Parse(args)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintln(d.out, usage)
		flags.SetOutput(d.out)
		flags.PrintDefaults()
		return err
	}
	var known []string
	flags.VisitAll(func(f *flag.Flag) { known = append(known, "-"+f.Name) })
	if len(known) == 0 {
		return wrongUse("%v; it takes only files", err)
	}
	return wrongUse("%v; it takes %s", err, strings.Join(known, " "))
}

// alone refuses what is said beside a flag that goes with few others.
func alone(flags *flag.FlagSet, name string, with ...string) (err error) {
	flags.Visit(func(f *flag.Flag) {
		if f.Name != name && !slices.Contains(with, f.Name) {
			err = wrongUse("-%s goes with -%s, not with -%s", name, strings.Join(with, " and -"), f.Name)
		}
	})
	return err
}

// first is the name of the first title: that which a command is about where it names none.
func (d *desk) first() string {
	if len(d.titles) == 0 {
		return ""
	}
	return d.titles[0].ID
}

// find returns the title of that name.
func (d *desk) find(id string) (*shelf.Title, error) {
	var known []string
	for i := range d.titles {
		if d.titles[i].ID == id {
			return &d.titles[i], nil
		}
		known = append(known, d.titles[i].ID)
	}
	return nil, wrongUse("there is no game %q, only %s", id, strings.Join(known, ", "))
}
