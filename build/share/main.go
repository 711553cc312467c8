// Command share tells how much of the general table's code a browser fetches once more for each title. The rooms of the table are
// made for any title's view and events; where those are pointers, one copy of a room serves all titles, and a title's share is what
// hands its own kinds in. It reads a program of WebAssembly that still has its functions' names, as build/web share makes it:
//
//	share PROGRAM TITLE...
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"strings"
)

// most is what a title's share may be, in bytes by gzip -6.
const most = 100_000

// rooms are what the names of the general table's functions begin with, and the board's that it stands on.
var rooms = []string{"holoboard_ui_table_", "holoboard_render_board."}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 2 {
		return errors.New("name a program and its titles")
	}
	program, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	functions, err := read(program)
	if err != nil {
		return fmt.Errorf("read %s: %w", args[0], err)
	}
	for _, title := range args[1:] {
		own, n := functions.of("holoboard_game_" + title)
		packed := size(own)
		fmt.Printf("%s: %d functions of the general table are its own, %d bytes, %d by gzip\n", title, n, len(own), packed)
		if n == 0 {
			return errors.New("the program has no such title, or its functions have no names")
		}
		if packed > most {
			return fmt.Errorf("that is more than %d bytes: a room's view or events are no pointers, or it asks of them more than methods", most)
		}
	}
	return nil
}

// size is how many bytes something takes by gzip -6.
func size(data []byte) int {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, 6)
	if err != nil {
		panic(err) // there is such a level
	}
	w.Write(data)
	w.Close()
	return b.Len()
}

// functions are those of a program, with their code.
type functions struct {
	names map[int]string
	code  [][]byte // without those that the program imports
	first int      // the number of the first of them
}

// of is the code of the rooms' functions that name something, one after the other, and how many there are.
func (f functions) of(name string) (code []byte, n int) {
	for i, body := range f.code {
		called := f.names[f.first+i]
		for _, room := range rooms {
			if strings.HasPrefix(called, room) && strings.Contains(called, name) {
				code, n = append(code, body...), n+1
			}
		}
	}
	return code, n
}

// The sections of a program that are read, by their numbers.
const (
	customSection = 0
	importSection = 2
	codeSection   = 10
)

var errShort = errors.New("it is no whole program of WebAssembly")

// read takes a program apart.
func read(program []byte) (f functions, err error) {
	defer func() {
		if recover() != nil { // it ends where it should not
			err = errShort
		}
	}()
	if !bytes.HasPrefix(program, []byte("\x00asm")) {
		return f, errShort
	}
	for r := reader(program[8:]); len(r) > 0; {
		kind := r.byte()
		section := reader(r.bytes(r.number()))
		switch kind {
		case importSection:
			f.first = section.imported()
		case codeSection:
			for n := section.number(); n > 0; n-- {
				f.code = append(f.code, section.bytes(section.number()))
			}
		case customSection:
			if string(section.bytes(section.number())) == "name" {
				f.names = section.named()
			}
		}
	}
	return f, nil
}

// A reader reads a part of a program from its beginning.
type reader []byte

func (r *reader) byte() byte { return r.bytes(1)[0] }

func (r *reader) bytes(n int) []byte {
	b := (*r)[:n]
	*r = (*r)[n:]
	return b
}

func (r *reader) number() int {
	n, used := binary.Uvarint(*r)
	if used <= 0 {
		panic(errShort)
	}
	*r = (*r)[used:]
	return int(n)
}

// imported counts the functions that a program imports: it imports nothing else.
func (r *reader) imported() (n int) {
	for left := r.number(); left > 0; left-- {
		r.bytes(r.number())
		r.bytes(r.number())
		if r.byte() != 0 {
			panic(errShort)
		}
		r.number()
		n++
	}
	return n
}

// named are the functions' names, by their numbers.
func (r *reader) named() map[int]string {
	const ofFunctions = 1
	names := map[int]string{}
	for len(*r) > 0 {
		kind := r.byte()
		part := reader(r.bytes(r.number()))
		if kind != ofFunctions {
			continue
		}
		for left := part.number(); left > 0; left-- {
			i := part.number()
			names[i] = string(part.bytes(part.number()))
		}
	}
	return names
}
