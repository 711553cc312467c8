package command

import (
	"flag"
	"fmt"
	"io"
)

// A Window is what the command line asks for that opens one.
type Window struct {
	Load, Replay string // the file of a saved game
	Follow       bool
	Tells        bool // what the program goes on without
}

// ReadWindow reads that command line. Its error is one sentence, or flag.ErrHelp.
func ReadWindow(args []string) (w Window, err error) {
	flags := flag.NewFlagSet("holoboard", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&w.Load, "load", "", "")
	flags.StringVar(&w.Replay, "replay", "", "")
	flags.BoolVar(&w.Follow, "follow", false, "")
	flags.BoolVar(&w.Tells, "v", false, "")
	err = flags.Parse(args)
	given := 0
	flags.Visit(func(f *flag.Flag) {
		if f.Name != "v" {
			given++
		}
	})
	switch {
	case err == flag.ErrHelp:
		return w, err
	case err != nil:
		return w, fmt.Errorf("%v; it takes -load FILE, -replay FILE, -follow and -v, or one of the commands play, sim, arena, tell and shot", err)
	case flags.NArg() > 0:
		return w, fmt.Errorf("what is %q? A saved game is opened with -load FILE or -replay FILE", flags.Arg(0))
	case given > 1:
		return w, fmt.Errorf("-load, -replay and -follow each show something else: name one of them")
	case given == 1 && w.Load == "" && w.Replay == "" && !w.Follow:
		return w, fmt.Errorf("-load and -replay take a FILE")
	}
	return w, nil
}
