package duel

import (
	"testing"

	"holoboard/ui/uitest"
)

func TestMain(m *testing.M) { uitest.Main(m) }
