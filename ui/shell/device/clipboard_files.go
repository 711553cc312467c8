//go:build !js

package device

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"runtime"
	"strings"
	"time"
	"unicode/utf16"
)

// toolTime is how long one program has: the next one is still to have its turn.
const toolTime = 1500 * time.Millisecond

// Clip puts a text on the clipboard of the desktop, by the first of its programs that is there and answers. It ends with its context.
func Clip(ctx context.Context, text string) error {
	programs := [][]string{{"wl-copy"}, {"xclip", "-selection", "clipboard"}, {"xsel", "--clipboard", "--input"}}
	switch runtime.GOOS {
	case "darwin":
		programs = [][]string{{"pbcopy"}}
	case "windows":
		programs, text = [][]string{{"clip"}}, wide(text)
	}
	if _, err := first(ctx, programs, text); err != nil {
		return fmt.Errorf("copy to the clipboard: %w", err)
	}
	return nil
}

// Paste is the text on the clipboard of the desktop, by the first of its programs that is there and answers. It ends with its context.
func Paste(ctx context.Context) (text string, err error) {
	programs := [][]string{{"wl-paste", "--no-newline"}, {"xclip", "-selection", "clipboard", "-o"}, {"xsel", "--clipboard", "--output"}}
	switch runtime.GOOS {
	case "darwin":
		programs = [][]string{{"pbpaste"}}
	case "windows":
		programs = [][]string{{"powershell", "-NoProfile", "-Command", "Get-Clipboard"}}
	}
	if text, err = first(ctx, programs, ""); err != nil {
		return "", fmt.Errorf("paste from the clipboard: %w", err)
	}
	return text, nil
}

// first gives a text to the first of some programs that ends well, and returns what that one says.
func first(ctx context.Context, programs [][]string, text string) (said string, err error) {
	var failed error
	for _, p := range programs {
		said, err := tool(ctx, p, text)
		if err == nil {
			return said, nil
		}
		failed = errors.Join(failed, err)
	}
	return "", failed
}

// tool runs a program with a text until it ends, which it must in time. What it leaves running goes on.
func tool(ctx context.Context, program []string, text string) (said string, err error) {
	ctx, end := context.WithTimeout(ctx, toolTime)
	defer end()
	command := exec.CommandContext(ctx, program[0], program[1:]...)
	command.WaitDelay = toolTime / 10 // for what it has begun, which may hold its ends of the pipes for ever
	var out bounded
	command.Stdin, command.Stdout = strings.NewReader(text), &out
	if text != "" {
		command.Stdout = nil // what keeps a copied text until it is pasted keeps its output too
	}
	if err := command.Run(); err != nil {
		return "", fmt.Errorf("%s: %w", program[0], err)
	}
	return out.String(), nil
}

// bounded keeps what is said to it, up to the length of a document.
type bounded struct{ strings.Builder }

func (b *bounded) Write(p []byte) (int, error) {
	if b.Len()+len(p) > Longest {
		return 0, errors.New("there is too much on the clipboard")
	}
	return b.Builder.Write(p)
}

// wide is a text in UTF-16 with its mark, which is how Windows reads any letters.
func wide(text string) string {
	var b strings.Builder
	for _, unit := range utf16.Encode([]rune("\ufeff" + text)) {
		b.WriteByte(byte(unit))
		b.WriteByte(byte(unit >> 8))
	}
	return b.String()
}
