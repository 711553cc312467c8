// Command notices writes the licences of all libraries that the program is made of, of Go too, as they must be given away with it.
//
//	go run ./build/notices            writes assets/notices.txt anew
//
// It asks the go command which modules are compiled into the program, on each system that it is built for, and takes the files about
// licences from their folders. The typefaces bring their own, see [holoboard/assets.FontLicences].
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	text, err := Notices(".")
	if err == nil {
		err = os.WriteFile(filepath.Join("assets", "notices.txt"), []byte(text), 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// systems are those that the program is built for, as GOOS and GOARCH.
var systems = [][2]string{{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}, {"js", "wasm"}}

// A Module is a library as the go command knows it.
type Module struct {
	Path, Version, Dir string
	Main               bool
}

// Notices returns the licences of all modules of the program in a folder, one after the other, each text once.
func Notices(folder string) (string, error) {
	modules, err := compiled(folder)
	if err != nil {
		return "", err
	}
	var texts []string
	of := map[string][]string{} // a text is the licence of these
	for _, m := range modules {
		text, err := licence(m)
		if err != nil {
			return "", err
		}
		if of[text] == nil {
			texts = append(texts, text)
		}
		of[text] = append(of[text], strings.TrimSpace(m.Path+" "+m.Version))
	}
	var all strings.Builder
	for _, text := range texts {
		fmt.Fprintf(&all, "%s\n\n%s\n\n\n", strings.Join(of[text], "\n"), text)
	}
	return strings.TrimSpace(all.String()) + "\n", nil
}

// compiled lists the modules that the program is made of on any system, Go first.
func compiled(folder string) ([]Module, error) {
	root, err := run(folder, nil, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	seen := map[string]Module{}
	for _, system := range systems {
		env := []string{"GOOS=" + system[0], "GOARCH=" + system[1], "CGO_ENABLED=0"}
		list, err := run(folder, env, "go", "list", "-deps", "-json=Module", ".")
		if err != nil {
			return nil, err
		}
		for decoder := json.NewDecoder(bytes.NewReader(list)); ; {
			var p struct{ Module *Module }
			if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return nil, err
			}
			if p.Module != nil && !p.Module.Main {
				seen[p.Module.Path] = *p.Module
			}
		}
	}
	modules := []Module{{Path: "The Go programming language", Dir: strings.TrimSpace(string(root))}}
	for _, m := range seen {
		modules = append(modules, m)
	}
	slices.SortFunc(modules[1:], func(a, b Module) int { return cmp.Compare(a.Path, b.Path) })
	return modules, nil
}

// licence returns what the files of a module say about its licence.
func licence(m Module) (string, error) {
	entries, err := os.ReadDir(m.Dir)
	if err != nil {
		return "", err
	}
	var parts []string
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		if e.IsDir() || !strings.HasPrefix(name, "LICENSE") && !strings.HasPrefix(name, "LICENCE") && !strings.HasPrefix(name, "COPYING") && !strings.HasPrefix(name, "NOTICE") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(m.Dir, e.Name()))
		if err != nil {
			return "", err
		}
		parts = append(parts, strings.TrimSpace(strings.ReplaceAll(string(text), "\r", "")))
	}
	if len(parts) == 0 {
		return "", fmt.Errorf("%s has no file about its licence", m.Path)
	}
	return strings.Join(parts, "\n\n"), nil
}

func run(folder string, env []string, name string, args ...string) ([]byte, error) {
	command := exec.Command(name, args...)
	command.Dir, command.Env, command.Stderr = folder, append(os.Environ(), env...), os.Stderr
	return command.Output()
}
