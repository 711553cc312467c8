// Command pagefiles makes in a folder with the browser version what a page needs besides the program: the words that it speaks by itself,
// its icons, and the worker that keeps the whole version in the browser. Call it when all else is there: the worker knows each file.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/image/draw"

	"holoboard/assets"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: pagefiles FOLDER")
		os.Exit(2)
	}
	for _, write := range []func(folder string) error{writeWords, writeIcons, writeWorker} {
		if err := write(os.Args[1]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// writeWords writes the words around the game, as a script.
func writeWords(folder string) error {
	const group = "browser."
	all := map[string]map[string]string{}
	for _, language := range assets.Languages() {
		words, err := assets.NewWords(language)
		if err != nil {
			return err
		}
		all[language] = map[string]string{}
		for _, key := range words.Keys() {
			if name, of := strings.CutPrefix(key, group); of {
				all[language][name] = words.Say(key, assets.Args{"n": "{n}"})
			}
		}
	}
	text, err := json.MarshalIndent(all, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "words.js"), fmt.Appendf(nil, "'use strict';\nconst pageWords = %s;\n", text), 0o644)
}

// writeIcons writes the icons of a phone's start screen. From the one called mask a phone cuts its own shape, so that nothing may stand
// near its edge.
func writeIcons(folder string) error {
	for _, icon := range []struct {
		name       string
		size, mask int // pixels; mask is the width of the edge around the picture
	}{{"icon-192.png", 192, 0}, {"icon-mask.png", 320, 40}} {
		drawn, err := assets.Raster(assets.Icon, "holoboard", icon.size-2*icon.mask)
		if err != nil {
			return err
		}
		m := image.NewNRGBA(image.Rect(0, 0, icon.size, icon.size))
		if icon.mask > 0 {
			draw.Draw(m, m.Rect, image.NewUniform(color.NRGBA{0x0b, 0x12, 0x26, 0xff}), image.Point{}, draw.Src) // as the icon's own ground
		}
		draw.Draw(m, m.Rect.Inset(icon.mask), drawn, drawn.Bounds().Min, draw.Over)
		var file bytes.Buffer
		if err := png.Encode(&file, m); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, icon.name), file.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeWorker tells the worker what the version consists of: each file with the sum by which a browser checks what it was sent.
func writeWorker(folder string) error {
	const name, page = "worker.js", "index.html"
	script, err := os.ReadFile(filepath.Join("build/page", name))
	if err != nil {
		return err
	}
	there, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	sums := map[string]string{}
	for _, f := range there {
		if f.Name() == name || strings.HasSuffix(f.Name(), ".gz") || strings.HasPrefix(f.Name(), ".") {
			continue
		}
		content, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			return err
		}
		sum := sha256.Sum256(content)
		sums[strings.Replace(f.Name(), page, "./", 1)] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
	}
	list, err := json.MarshalIndent(sums, "", " ") // in the order of their names
	if err != nil {
		return err
	}
	const open = "const files = {};"
	if !bytes.Contains(script, []byte(open)) {
		return fmt.Errorf("%s has no place for its files", name)
	}
	version := sha256.Sum256(list)
	script = bytes.Replace(script, []byte(open), fmt.Appendf(nil, "const version = '%x', files = %s;", version[:8], list), 1)
	return os.WriteFile(filepath.Join(folder, name), script, 0o644)
}
