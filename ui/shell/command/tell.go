//go:build !js

package command

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"holoboard/game"
	"holoboard/ui/shell/device"
)

// tell plays transcripts again and compares the stories. It fails if one differs.
func (d *desk) tell(args []string) (int, error) {
	flags := flag.NewFlagSet("tell", flag.ContinueOnError)
	write := flags.Bool("write", false, "write into the file what the rules say: a story of bare answers is told in full")
	of := flags.String("game", "", "the `name` of the game that all of them must be of; any game without it")
	words := flags.Bool("words", false, "list the questions and things that the transcripts of a game can name, those of the first on the shelf without -game")
	if err := d.parse(flags, "holoboard tell FILE... plays games that are told in words again and compares the story.", args); err != nil {
		return misused, err
	}
	args = flags.Args()
	if *words {
		return d.tellWords(args, *of)
	}
	if len(args) == 0 {
		return misused, wrongUse("name the transcripts to tell")
	}
	status := fine
	for _, file := range args {
		told, err := d.tellFile(file, *of, *write)
		var wrong usageError
		switch {
		case errors.As(err, &wrong):
			return misused, err
		case err != nil:
			fmt.Fprintf(d.out, "%s%s: %v\n", told, file, err)
			status = failed
		case told != "" && *write:
			fmt.Fprintf(d.out, "%s: written\n", file)
		case told != "":
			fmt.Fprintf(d.out, "%s: the story differs\n%s", file, told)
			status = failed
		default:
			fmt.Fprintf(d.out, "%s: as told\n", file)
		}
	}
	return status, nil
}

// tellWords lists what the transcripts of a game can say.
func (d *desk) tellWords(args []string, of string) (int, error) {
	if len(args) > 0 {
		return misused, wrongUse("-words tells no transcripts: leave out %s", args[0])
	}
	if of == "" {
		of = d.first()
	}
	title, err := d.find(of)
	if err != nil {
		return misused, err
	}
	fmt.Fprint(d.out, title.Says())
	return fine, nil
}

// tellFile returns how a transcript's story differs, or nothing; with an error the story so far. It may write the story into the file.
func (d *desk) tellFile(file, of string, write bool) (string, error) {
	data, err := device.ReadFile(file)
	if err != nil {
		return "", wrongUse("%v", err)
	}
	story := plain(string(data))
	id := game.TitleOf(story)
	if id == "" {
		return "", wrongUse("%s is no transcript: its first line must name the game, as in \"game %s\"", file, d.first())
	}
	if of != "" && id != of {
		return "", wrongUse("%s is a game of %s, not of %s", file, id, of)
	}
	title, err := d.find(id)
	if err != nil {
		return "", err
	}
	again, err := title.Tell(story)
	if err != nil {
		return again, err
	}
	if write && again != story {
		if err := os.WriteFile(file, []byte(again), 0o644); err != nil {
			return "", wrongUse("%v", err)
		}
	}
	return diff(story, again), nil
}

// plain is a transcript without the mark and the line ends that some editors write.
func plain(story string) string {
	return strings.ReplaceAll(strings.TrimPrefix(story, "\ufeff"), "\r\n", "\n")
}

// diff lists the lines that two stories do not share: "-" stands before those of the file, "+" before those told now.
func diff(file, now string) string {
	a, b := strings.Split(file, "\n"), strings.Split(now, "\n")
	first := 0
	for first < min(len(a), len(b)) && a[first] == b[first] {
		first++
	}
	a, b = a[first:], b[first:]
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	common := longestCommon(a, b)
	var out strings.Builder
	i, j := 0, 0
	for i < len(a) || j < len(b) {
		switch {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			i, j = i+1, j+1
		case j == len(b) || i < len(a) && common[i+1][j] >= common[i][j+1]:
			fmt.Fprintf(&out, "%4d - %s\n", first+i+1, a[i])
			i++
		default:
			fmt.Fprintf(&out, "     + %s\n", b[j])
			j++
		}
	}
	return out.String()
}

// longestCommon counts for every place in both the lines of the longest common story after it. Of two long stories that have little
// in common it takes none to be.
func longestCommon(a, b []string) [][]int {
	const most = 1 << 24 // places
	common := make([][]int, len(a)+1)
	if (len(a)+1)*(len(b)+1) > most {
		none := make([]int, len(b)+1)
		for i := range common {
			common[i] = none
		}
		return common
	}
	for i := range common {
		common[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				common[i][j] = common[i+1][j+1] + 1
			} else {
				common[i][j] = max(common[i+1][j], common[i][j+1])
			}
		}
	}
	return common
}
