//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"holoboard/game/starship"
)

// What a player has made for Starship Battles: fleets, cards, rosters.

// torn keeps a card that is damaged beside the saved games of a person.
func torn(t *testing.T, home string) {
	t.Helper()
	folder := filepath.Join(home, "config", "holoboard", "made", starship.ID)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	const card = `{"name":"Torn","data":"fnRvcm4="}` // ~torn
	if err := os.WriteFile(filepath.Join(folder, "card-torn.json"), []byte(card), 0o644); err != nil {
		t.Fatal(err)
	}
}

// A fleet is built beside a damaged card, kept under a name, and comes to a later battle from where it was kept; there one of its
// options answers an attack.
func TestWindowBuildsAFleet(t *testing.T) {
	home := t.TempDir()
	torn(t, home)
	w := StartIn(t, home, coarse)
	c := newCaptain(machine{&w.Screen, w.Saved, func() {}})
	c.against("light", "dark", ownBattle, "5")
	c.ClickOn("start")
	c.Wait("tile.executor") // the cards of the game are all there
	c.Shot("damaged-card")
	c.ClickOn("tile.executor")
	c.ClickOn("build.save")
	c.ClickOn("build.name")
	c.Type("Fist")
	c.ClickOn("build.keep")
	c.ClickOn("prepare.leave")
	c.ClickOn("prepare.really.yes")

	c.WaitScreen("new-game")
	c.ClickOn("start")
	c.ClickOn("build.library")
	c.Shot("kept")
	c.ClickOn("build.take.own.0")
	c.Wait("line.executor")
	c.ClickOn("prepare.ready")
	c.ClickOn("reveal.table")
	c.WaitScreen("table")
	for c.asked["before_roll"] == 0 {
		asked, seat, v, told := c.question()
		if c.asked[asked]++; v.Round > 1 {
			t.Fatalf("nothing can be answered with an option; asked was %v", c.asked)
		}
		c.do(func() { c.answer(told, &v, seat, asked != "move") })
	}
}

// tearRoster types a damaged roster into the builder: it is refused in one sentence, and the cards of the game are there as before.
func (c *captain) tearRoster(b *Browser) {
	c.ClickOn("build.library")
	c.ClickOn("build.text")
	c.Type(`{"ships":[`)
	c.ClickOn("build.read")
	c.WaitFor("a sentence about the roster", func(Spots) bool { return strings.HasPrefix(b.mirror().Said, "This roster is damaged") })
	c.Shot("damaged-roster")
	if c.Spots().Spots["build.close"].On {
		c.ClickOn("build.close")
	}
	c.Wait("tile.viscount")
}
