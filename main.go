// Holoboard puts great board games on a holographic table.
//
//	holoboard                 opens the window
//	holoboard -load FILE      with a saved game
//	holoboard -replay FILE    with a saved game to be looked at from its beginning
//	holoboard -follow         opens a second window on what everybody may see of the game in the first
//	holoboard -v              tells too what it goes on without
//	holoboard play            plays in the terminal, in words
//	holoboard sim, arena, tell, shot need no window; see README.md
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime/debug"
	"strings"

	"holoboard/ui/cardgame"
	"holoboard/ui/engine"
	"holoboard/ui/rebellion"
	"holoboard/ui/shelf"
	"holoboard/ui/shell"
	"holoboard/ui/shell/command"
	"holoboard/ui/shell/device"
	"holoboard/ui/starship"
	"holoboard/ui/table/tabletest/listed"
)

func main() {
	// The games on the shelf, in its order; without its line the program is without a game.
	titles := []shelf.Title{
		rebellion.Title(),
		starship.Title(),
		cardgame.Title(),
	}
	titles = append(titles, listed.Titles()...)
	if status, known := command.Run(titles, os.Args[1:], os.Stdin, os.Stdout, os.Stderr); known {
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
holoboard play        plays in this terminal, in words, also for who reads it by a screen reader
holoboard sim         plays whole games without a window and counts what happened
holoboard arena       has two kinds of players meet and says who is stronger
holoboard tell        plays games that are told in words again and compares the story
holoboard shot        draws screens to files
Each of the last five explains itself with -h.`

// open opens the window and returns when it is closed.
func open(titles []shelf.Title, args []string) error {
	asked, err := command.ReadWindow(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		_, err := fmt.Println(usage)
		return err
	case err != nil:
		return err
	}
	var save []byte
	if file := cmp.Or(asked.Replay, asked.Load); file != "" {
		if save, err = device.ReadFile(file); err != nil {
			return err
		}
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
	if asked.Tells {
		s.TellTrouble(func(err error) {
			fmt.Fprintf(os.Stderr, "holoboard: %s\n", strings.ReplaceAll(err.Error(), "\n", "; "))
		})
	}
	switch {
	case asked.Follow:
		err = s.Follow()
	case asked.Replay != "":
		err = s.RunReplay(save)
	default:
		err = s.Run(save)
	}
	if errors.Is(err, engine.ErrNoDisplay) || errors.Is(err, engine.ErrNoGraphics) {
		return fmt.Errorf("%w; play, sim, arena, tell and shot need none", err)
	}
	return err
}
