package engine

import (
	"errors"
	"strings"
	"testing"

	"holoboard/render"
)

// What the graphics library says where something is missing is not for players.
func TestWhatIsMissingForAWindowIsTold(t *testing.T) {
	for said, want := range map[string]error{
		"glfw: egl: library not found: the requested API is unavailable":                                                ErrNoGraphics,
		"glfw: egl: failed to initialize EGL: EGL is not or could not be initialized: the requested API is unavailable": ErrNoGraphics,
		"glfw: x11: failed to open display :99: a platform-specific error occurred":                                     ErrNoDisplay,
	} {
		if got := unopened(errors.New(said)); got != want {
			t.Errorf("%s: it says %v, want %v", said, got, want)
		}
	}
}

func TestWithoutADisplayRunSaysSo(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	if render.HasDisplay() {
		t.Skip("on this system there is always a display")
	}
	err := Run("test", nil, Options{})
	if !errors.Is(err, ErrNoDisplay) || strings.Contains(err.Error(), "\n") {
		t.Errorf("the error is %v, want one sentence about the display", err)
	}
}
