package cardgame

import (
	"flag"
	"testing"

	"holoboard/game/gametest"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// TestTranscripts plays every game told in testdata again and compares the story. With -update it writes the stories anew;
// read the difference as a change of rules.
func TestTranscripts(t *testing.T) { gametest.Stories(t, Rules{}, *update) }
