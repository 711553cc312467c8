package duel

import (
	"strconv"

	"holoboard/ui"
	"holoboard/ui/table/story"
)

// The result says who has won, and how the duel went: hits, strikes, cards that answered, and whose the hits were pass by pass.

// ShowResult implements [screen.Panels].
func (t *Table) ShowResult() (buttons []ui.Rect, size float64) {
	told := t.told()
	summary := told.Summary(t.Words, "told.", t.About(), t.Sides(t.F.Palette.SideColor), []string{"strikes", "plays", "hits"}, nil)
	page := told.Page(t.F, t.Words, "told.", t.Outcome(), summary, [2]float64{200, 100})
	return page.Show(t.F)
}

// told counts what has happened. No dice are thrown in a duel.
func (t *Table) told() (s story.Story) {
	passes := 0
	for _, e := range t.Reel.Events {
		s.Count(e.What, int(e.Who), 1)
		if e.What == "passes over" {
			passes++
			s.Mark(strconv.Itoa(passes), s.Counted("hits", 0), s.Counted("hits", 1))
		}
	}
	return s
}
