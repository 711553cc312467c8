//go:build e2e

package e2e

import "testing"

func TestBrowserOpens(t *testing.T) {
	t.Parallel()
	b := Open(t)
	opens(t, &b.Screen)
	b.Reload()
	opens(t, &b.Screen)
}

func TestBrowserOpensOnTouchscreen(t *testing.T) {
	t.Parallel()
	b := OpenOnTouchscreen(t)
	opens(t, &b.Screen)
}
