// Holoboard puts great board games on a holographic table.
//
//	holoboard                 opens the window
//	holoboard -load FILE      with a saved game
//	holoboard -replay FILE    with a saved game to be looked at from its beginning
//	holoboard -follow         opens a second window on what everybody may see of the game in the first
//	holoboard -v              tells too what it goes on without
//	holoboard sim, arena, tell, shot need no window; see README.md
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"

	"holoboard/ui"
	"holoboard/ui/rebellion"
	"holoboard/ui/shelf"
	"holoboard/ui/shell"
	"holoboard/ui/shell/command"
	"holoboard/ui/shell/device"
	"holoboard/ui/table/tabletest/listed"
)

func main() {
	// The games on the shelf, in its order; without its line the program is without a game.
	titles := []shelf.Title{
		rebellion.Title(),
	}
	titles = append(titles, listed.Titles()...)
	if status, known := command.Run(titles, os.Args[1:], os.Stdout, os.Stderr); known {
		os.Exit(status)
	}
	if err := open(titles, os.Args[1:]); err != nil {
		fmt.Fprintf(os.Stderr, "holoboard: %v\n", err)
		os.Exit(2)
	}
}

const usage = `holoboard             opens the window
holoboard -load FILE  opens it with a saved game
holoboard -replay FILE  opens it with a saved game to be looked at from its beginning
holoboard -follow     opens a second window that shows a room what everybody may see of the game in the first
holoboard -v          opens it and tells what it goes on without, such as a loudspeaker
holoboard sim         plays whole games without a window and counts what happened
holoboard arena       has two kinds of players meet and says who is stronger
holoboard tell        plays games that are told in words again and compares the story
holoboard shot        draws screens to files
Each of the last four explains itself with -h.`

// open opens the window and returns when it is closed.
func open(titles []shelf.Title, args []string) error {
	flags := flag.NewFlagSet("holoboard", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	load := flags.String("load", "", "")
	replay := flags.String("replay", "", "")
	follow := flags.Bool("follow", false, "")
	tells := flags.Bool("v", false, "")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Println(usage)
		return nil
	case err != nil:
		return fmt.Errorf("%v; it takes -load FILE, -replay FILE, -follow and -v, or one of the commands sim, arena, tell and shot", err)
	}
	var save []byte
	if file := cmp.Or(*replay, *load); file != "" {
		data, err := device.ReadFile(file)
		if err != nil {
			return err
		}
		save = data
	}
	if device.InBrowser {
		debug.SetGCPercent(-1) // nothing is collected until there is something to see
	} else {
		const halfAgain = 50 // percent: what is painted passes through memory on its way to the graphics card
		debug.SetGCPercent(halfAgain)
	}
	s, err := shell.Open(titles)
	if err != nil {
		return err
	}
	if *tells {
		s.TellTrouble(func(err error) {
			fmt.Fprintf(os.Stderr, "holoboard: %s\n", strings.ReplaceAll(err.Error(), "\n", "; "))
		})
	}
	switch {
	case *follow:
		err = s.Follow()
	case *replay != "":
		err = s.RunReplay(save)
	default:
		err = s.Run(save)
	}
	if errors.Is(err, ui.ErrNoDisplay) {
		return errors.New("there is no display to open a window on; sim, arena, tell and shot need none")
	}
	return err
}
