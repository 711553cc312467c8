package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// A Reading is how the program reads what the rule books leave open (O, Q, D) or differ about (U): a row of the page.
type Reading struct {
	Number, Question, Answer string
	House                    string   // the house rule by which a group reads it in another way; "" for none
	Read, Shown              []string // files of the source, and transcripts
}

// Readings are the rows and what stands before and after them.
type Readings struct {
	before string
	Rows   []Reading
	Cited  map[string]bool
}

// readings is the file that holds the readings of a title.
func (t *Title) readings(top string) string { return filepath.Join(top, t.folder(), "READINGS.md") }

var readingNumber = regexp.MustCompile(`\b[OUQD]\d+\b`)

// readingsIn returns the readings of a title that a text cites.
func (t *Title) readingsIn(text string) (cited []string) {
	for _, n := range readingNumber.FindAllString(text, -1) {
		if strings.Contains(t.Open, n[:1]) {
			cited = append(cited, n)
		}
	}
	return cited
}

// ReadReadings reads the page, and finds out anew who cites a reading: a comment or a text of the title's source, or a transcript.
func ReadReadings(top string, title Title) (*Readings, error) {
	page, err := os.ReadFile(title.readings(top))
	if err != nil {
		return nil, err
	}
	r := &Readings{Cited: map[string]bool{}}
	if err := r.parse(string(page)); err != nil {
		return nil, err
	}
	read, shown := map[string][]string{}, map[string][]string{}
	for _, folder := range []string{"game", "render", "ui"} {
		err := filepath.WalkDir(filepath.Join(top, folder, title.Name), func(file string, _ fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) { // the title has no screen yet
				return nil
			}
			if err != nil {
				return err
			}
			return title.cite(top, file, read, shown)
		})
		if err != nil {
			return nil, err
		}
	}
	for n := range read {
		r.Cited[n] = true
	}
	for n := range shown {
		r.Cited[n] = true
	}
	for i := range r.Rows {
		row := &r.Rows[i]
		row.Read, row.Shown = read[row.Number], shown[row.Number]
	}
	return r, nil
}

// cite notes the readings that a file cites.
func (t *Title) cite(top, file string, read, shown map[string][]string) error {
	name, err := filepath.Rel(top, file)
	if err != nil {
		return err
	}
	name = strings.TrimPrefix(filepath.ToSlash(name), t.folder()+"/")
	switch {
	case name == t.Name+".go": // the package comment only says what a number means
	case strings.HasPrefix(name, "testdata/") && strings.HasSuffix(name, ".txt") && !strings.Contains(strings.TrimPrefix(name, "testdata/"), "/"):
		text, err := os.ReadFile(file)
		for _, n := range t.readingsIn(string(text)) {
			add(shown, n, strings.TrimSuffix(filepath.Base(name), ".txt"))
		}
		return err
	case strings.HasSuffix(name, ".go"):
		found := map[string][]string{}
		err := readGo(file, found, t.readingsIn)
		to := read
		if strings.HasSuffix(name, "_test.go") {
			to = shown
		}
		for n := range found {
			add(to, n, name)
		}
		return err
	}
	return nil
}

func (r *Readings) parse(page string) error {
	before, rows, ok := strings.Cut(page, "| --- | --- | --- | --- | --- | --- |\n")
	if !ok {
		return fmt.Errorf("the page of readings has no table of six columns")
	}
	r.before = before
	for line := range strings.Lines(rows) {
		cells := strings.Split(strings.Trim(line, "|\n"), "|")
		if len(cells) != 6 {
			return fmt.Errorf("not a row of six cells: %s", line)
		}
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		r.Rows = append(r.Rows, Reading{Number: cells[0], Question: cells[1], Answer: cells[2], House: strings.Trim(cells[3], "`")})
	}
	return nil
}

// String returns the page, with who cites what now.
func (r *Readings) String() string {
	var b strings.Builder
	b.WriteString(r.before + "| --- | --- | --- | --- | --- | --- |\n")
	for _, row := range r.Rows {
		house := ""
		if row.House != "" {
			house = "`" + row.House + "`"
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s |\n", row.Number, row.Question, row.Answer, house, strings.Join(row.Read, ", "), shortened(row.Shown))
	}
	return b.String()
}

// Lacking returns the readings that are cited and in no row, and those in a row that nobody cites.
func (r *Readings) Lacking() (lacking []string) {
	listed := map[string]bool{}
	for _, row := range r.Rows {
		if listed[row.Number] {
			lacking = append(lacking, row.Number+" has two rows")
		}
		listed[row.Number] = true
		if !r.Cited[row.Number] {
			lacking = append(lacking, row.Number+" has a row, and nobody cites it")
		}
	}
	for n := range r.Cited {
		if !listed[n] {
			lacking = append(lacking, n+" is cited and has no row")
		}
	}
	slices.Sort(lacking)
	return lacking
}
