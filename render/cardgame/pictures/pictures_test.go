package pictures

import (
	"fmt"
	"testing"

	"holoboard/assets"
	"holoboard/assets/planets"
	rules "holoboard/game/cardgame"
)

// Every title has a picture of drawings that are there, and no two titles of a side have the same.
func TestEveryTitleHasItsOwnPicture(t *testing.T) {
	seen := map[string]rules.Title{}
	for title := range rules.Title(rules.NumTitles) {
		card := title.Card()
		if card.ID == "" {
			continue
		}
		r, has := recipes[title]
		if !has {
			t.Errorf("%s has no picture", card.ID)
			continue
		}
		for _, of := range []thing{r.of, r.second.of} {
			if of.name != "" && !assets.Exists(of.kind, of.name) {
				t.Errorf("%s shows %v, which is not drawn", card.ID, of)
			}
		}
		if _, known := planets.Named(r.world.name); r.world.name != "" && !known {
			t.Errorf("%s shows the planet %s, which is not there", card.ID, r.world.name)
		}
		said := fmt.Sprint(card.Side, r.of, r.second, r.does, r.on, r.world)
		if other, twice := seen[said]; twice && other.ID() != card.ID {
			t.Errorf("%s and %s have the same picture", other.ID(), card.ID)
		}
		seen[said] = title
	}
	if len(seen) < 165 {
		t.Errorf("%d titles have pictures", len(seen))
	}
}
