//go:build !js

package shell

import (
	"flag"
	"fmt"
	"io"
	"strings"
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

// commands are those that need no window.
var commands = map[string]func(titles []Title, args []string, out io.Writer) (status int, err error){
	"sim": sim, "tell": tell, "shot": shot,
}

// Command carries out a command that needs no window and returns the status to end with. It is false where args name none.
func Command(titles []Title, args []string, out, trouble io.Writer) (status int, known bool) {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		return fine, false
	}
	run := commands[args[0]]
	if run == nil {
		fmt.Fprintf(trouble, "holoboard: there is no command %q: name sim, tell or shot, or nothing to open the window\n", args[0])
		return misused, true
	}
	status, err := run(titles, args[1:], out)
	if err != nil {
		fmt.Fprintf(trouble, "holoboard %s: %v\n", args[0], err)
		status = misused
	}
	return status, true
}

// parse reads flags. What is wrong comes back as one sentence.
func parse(flags *flag.FlagSet, args []string) error {
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	err := flags.Parse(args)
	if err == nil {
		return nil
	}
	var known []string
	flags.VisitAll(func(f *flag.Flag) { known = append(known, "-"+f.Name) })
	return wrongUse("%v; it takes %s", err, strings.Join(known, " "))
}

// find returns the title of that name.
func find(titles []Title, id string) (*Title, error) {
	var known []string
	for i := range titles {
		if titles[i].ID == id {
			return &titles[i], nil
		}
		known = append(known, titles[i].ID)
	}
	return nil, wrongUse("there is no game %q, only %s", id, strings.Join(known, ", "))
}
