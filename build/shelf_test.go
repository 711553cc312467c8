package build_test

import (
	"testing"

	"holoboard/ui/shell/shelltest"
)

// Every title brings what the shelf shows of it.
func TestTitlesLookLikeThemselves(t *testing.T) { shelltest.Looks(t, everyTitle()) }
