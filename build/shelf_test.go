package build_test

import (
	"testing"

	"holoboard/ui/rebellion"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/shelltest"
	"holoboard/ui/table/tabletest/hunt"
)

// Every title brings what the shelf shows of it.
func TestTitlesLookLikeThemselves(t *testing.T) {
	shelltest.Looks(t, everyTitle())
}
