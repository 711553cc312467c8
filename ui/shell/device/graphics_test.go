//go:build linux

package device

import (
	"os"
	"path/filepath"
	"testing"
)

// On a disk without room a graphics driver does without its files; on any other it is left alone.
func TestAGraphicsDriverWritesOnNoFullDisk(t *testing.T) {
	const full = "/proc" // has no room ever
	room := t.TempDir()
	for name, c := range map[string]struct {
		variables map[string]string
		spared    bool
	}{
		"room":                      {map[string]string{"XDG_CACHE_HOME": room}, false},
		"room, folder not there":    {map[string]string{"XDG_CACHE_HOME": filepath.Join(room, "a", "b")}, false},
		"full":                      {map[string]string{"XDG_CACHE_HOME": full}, true},
		"full, folder not there":    {map[string]string{"XDG_CACHE_HOME": full + "/a/b"}, true},
		"full at home":              {map[string]string{"HOME": full}, true},
		"full, its own has room":    {map[string]string{"XDG_CACHE_HOME": full, "MESA_SHADER_CACHE_DIR": room}, false},
		"room, but not for its own": {map[string]string{"XDG_CACHE_HOME": room, "MESA_GLSL_CACHE_DIR": full}, true},
	} {
		t.Run(name, func(t *testing.T) {
			for _, variable := range []string{"MESA_SHADER_CACHE_DIR", "MESA_GLSL_CACHE_DIR", "XDG_CACHE_HOME", "MESA_SHADER_CACHE_DISABLE", "MESA_GLSL_CACHE_DISABLE", "__GL_SHADER_DISK_CACHE"} {
				t.Setenv(variable, c.variables[variable])
			}
			if home := c.variables["HOME"]; home != "" {
				t.Setenv("HOME", home)
			}
			said := SpareGraphicsCache()
			if off := os.Getenv("MESA_SHADER_CACHE_DISABLE") == "true"; off != c.spared || (said != nil) != c.spared {
				t.Errorf("the driver does without: %v, and it is said: %v", off, said)
			}
		})
	}
}
