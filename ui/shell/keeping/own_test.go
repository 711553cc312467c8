package keeping_test

import (
	"testing"

	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
)

func TestOwnDocumentsAreKeptByNameAndKind(t *testing.T) {
	k := keeping.New(device.Memory{}, nil)
	decks := k.Own("duel", "deck")
	for _, name := range []string{"Quick hand", "Тяжёлая", "quick HAND!"} {
		if err := decks.Keep(name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := decks.Keep("?!", nil); err == nil {
		t.Error("a name of signs alone is taken")
	}
	if err := k.Own("duel", "card").Keep("Other", nil); err != nil {
		t.Fatal(err)
	}
	all, err := decks.All()
	if err != nil || len(all) != 2 || all[0].Name != "quick HAND!" || string(all[1].Data) != "Тяжёлая" {
		t.Fatalf("kept are %v, %v", all, err)
	}
	if err := decks.Delete("QUICK hand"); err != nil {
		t.Fatal(err)
	}
	if all, _ := decks.All(); len(all) != 1 {
		t.Errorf("after deleting one %v are left", all)
	}
}
