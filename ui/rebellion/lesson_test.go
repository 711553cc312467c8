package rebellion

import (
	"flag"
	"os"
	"testing"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

var update = flag.Bool("update", false, "write the transcript of the guided game anew")

// TestLessonsFollowTheRules: the guided game is a transcript, and the rules still tell it so. With -update it is written anew; read
// the difference.
func TestLessonsFollowTheRules(t *testing.T) {
	story := assets.Lessons("rebellion")
	told, err := game.Retell(rules.Rules{}, story)
	if err != nil {
		t.Fatal(err)
	}
	if told == story {
		return
	}
	if !*update {
		t.Fatal("the rules tell the guided game otherwise: run this test with -update and read the difference")
	}
	if err := os.WriteFile("../../assets/lessons/rebellion.txt", []byte(told), 0o644); err != nil {
		t.Fatal(err)
	}
}
