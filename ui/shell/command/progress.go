//go:build !js

package command

import (
	"fmt"
	"io"
	"os"
	"time"
)

// watched says in one line of a terminal how far it is with so many games, until stop is called, which takes the line away. Elsewhere, in
// a file or a pipe, it says nothing. Done counts the games that are played.
func watched(trouble io.Writer, games int, done func() int) (stop func()) {
	file, ok := trouble.(*os.File)
	if !ok || !terminal(file) {
		return func() {}
	}
	ticker, ended, gone := time.NewTicker(time.Second), make(chan struct{}), make(chan struct{})
	begun := time.Now()
	go func() {
		defer close(gone)
		for {
			select {
			case now := <-ticker.C:
				fmt.Fprint(file, underWay(games, done(), now.Sub(begun)))
			case <-ended:
				fmt.Fprint(file, "\r\x1b[K")
				return
			}
		}
	}()
	return func() {
		ticker.Stop()
		close(ended)
		<-gone
	}
}

// underWay is that line.
func underWay(games, done int, since time.Duration) string {
	return fmt.Sprintf("\r\x1b[K%d of %d games played, %d s", done, games, int(since.Seconds()))
}

// terminal tells whether somebody reads what is written there as it comes.
func terminal(file *os.File) bool {
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && file.Name() != os.DevNull
}
