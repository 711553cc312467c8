package rebellion_test

import (
	"fmt"
	"testing"

	"holoboard/assets"
	"holoboard/game/gametest"
	rules "holoboard/game/rebellion"
	"holoboard/render/board"
)

// However many leaders are in a pool, on the smallest screen the whole name of each can be read.
func TestLeadersOfAFullPoolCanBeRead(t *testing.T) {
	gametest.Long(t)
	words, err := assets.NewWordsFor("en", rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	v := late(t).View(1) // the other side sees besides who is on missions
	for i := range v.Leaders {
		v.Leaders[i].At = rules.InSupply
	}
	v.Leaders[rules.LukeSkywalkerJedi].At = rules.OnMission
	table := newBoard(t)
	table.Seat([]string{"Ann", "Ben"}, false)
	var names []string
	for i := range v.Leaders {
		l := rules.Leader(i)
		if l.Figures().Side != rules.Rebels || l == rules.LukeSkywalkerJedi || len(names) == 9 {
			continue
		}
		names = append(names, words.Say("leader."+l.String()+".short"))
		v.Leaders[i].At = rules.InPool
		c := draw(t, table, new(v), board.Look{}, screens[0], fmt.Sprint("pool-", len(names)))
		read := map[string]bool{}
		for _, line := range c.Legibility() {
			read[line.Text] = true
		}
		for _, name := range names {
			if !read[name] {
				t.Errorf("with %d leaders in the pool %s cannot be read", len(names), name)
			}
		}
	}
}
