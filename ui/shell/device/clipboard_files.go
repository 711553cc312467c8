//go:build !js

package device

import (
	"errors"
	"fmt"
	"os/exec"
	"runtime"
	"strings"
	"unicode/utf16"
)

// Clip puts a text on the clipboard of the desktop, by the first of its programs that is there.
func Clip(text string) error {
	programs := [][]string{{"wl-copy"}, {"xclip", "-selection", "clipboard"}, {"xsel", "--clipboard", "--input"}}
	switch runtime.GOOS {
	case "darwin":
		programs = [][]string{{"pbcopy"}}
	case "windows":
		programs, text = [][]string{{"clip"}}, wide(text)
	}
	var failed error
	for _, p := range programs {
		command := exec.Command(p[0], p[1:]...)
		command.Stdin = strings.NewReader(text)
		err := command.Run()
		if err == nil {
			return nil
		}
		failed = errors.Join(failed, err)
	}
	return fmt.Errorf("copy to the clipboard: %w", failed)
}

// Paste takes the text on the clipboard of the desktop, by the first of its programs that is there, without being waited for.
func Paste(take func(text string), fail func(error)) {
	programs := [][]string{{"wl-paste", "--no-newline"}, {"xclip", "-selection", "clipboard", "-o"}, {"xsel", "--clipboard", "--output"}}
	switch runtime.GOOS {
	case "darwin":
		programs = [][]string{{"pbpaste"}}
	case "windows":
		programs = [][]string{{"powershell", "-NoProfile", "-Command", "Get-Clipboard"}}
	}
	go func() {
		var failed error
		for _, p := range programs {
			text, err := exec.Command(p[0], p[1:]...).Output()
			if err == nil {
				take(string(text))
				return
			}
			failed = errors.Join(failed, err)
		}
		fail(fmt.Errorf("paste from the clipboard: %w", failed))
	}()
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
