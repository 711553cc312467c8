package phase

import (
	"slices"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/tabletest"
	"holoboard/ui/table/tell"
)

// told is something that happens in a phase of harvest: the letter of the step that it belongs to, or of none.
type told string

// SeenBy implements [game.Event].
func (t told) SeenBy(game.Seat) game.Event { return t }

// harvest begins with "begin" and has the steps A, B, C; "sow" asks in C.
type harvest struct{ heard []told }

func (harvest) On() bool              { return true }
func (harvest) Begins(e told) bool    { return e == "begin" }
func (harvest) Skipped(_, _ int) bool { return false }

func (harvest) Step(e told) (int, bool) {
	return slices.Index([]told{"A", "B", "C"}, e), e != "passing"
}

func (harvest) Asked(key game.Key) int {
	if key == "sow" {
		return 2
	}
	return -1
}

func (harvest) Name(step, now int) string { return string(rune('a'+step)) + string(rune('0'+now)) }
func (h *harvest) Retold(events []told)   { h.heard = events }

// Recount implements [tell.Title].
func (harvest) Recount(events []told, at []int) (lines []tell.Line) {
	for _, i := range at {
		lines = append(lines, tell.Line{Text: string(events[i])})
	}
	return lines
}
func (harvest) Adds(told, told) bool { return false }

// What has happened since a phase began stands under the step in which it did; what belongs to no step under the one before.
func TestStepsTellWhatTheyBrought(t *testing.T) {
	words, err := assets.NewWords("en")
	if err != nil {
		t.Fatal(err)
	}
	f := flow.New(tabletest.Meaning{IDOf: func(game.Option) string { return "" }}, tabletest.Program{English: words}, 0)
	r, title := &reel.Reel[int, told]{}, &harvest{}
	log := &tell.Log[int, told]{Flow: f, Reel: r, Title: title, Emblem: func(int) string { return "" }}
	p := Phase[int, told]{Flow: f, Reel: r, Log: log, Title: title, Steps: []string{"a", "b", "c"}}
	r.Begin(1, []told{"A", "begin", "A", "other", "passing", "B"})
	texts := func() (all []string) {
		for _, lines := range p.known().lines {
			for _, l := range lines {
				all = append(all, l.Text)
			}
			all = append(all, "|")
		}
		return all
	}
	if got, want := texts(), []string{"A", "other", "|", "B", "|", "|"}; !slices.Equal(got, want) || p.Now() != 1 {
		t.Errorf("the steps tell %q, the present one is %d; want %q", got, p.Now(), want)
	}
	f.Pending = &game.Decision{Ask: "sow"}
	if p.Now() != 2 || !slices.Equal(p.known().names, []string{"a2", "b2", "c2"}) || len(title.heard) != 4 {
		t.Errorf("asked to sow, the present step is %d of %v, after %v", p.Now(), p.known().names, title.heard)
	}
}
