package device

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// leastRoom is how much room a disk must have for a graphics driver to write there, bytes.
const leastRoom = 32 << 20

// SpareGraphicsCache has graphics drivers do without the files in which they keep what they have compiled, where the disk is all but full,
// and says so. Mesa before version 23 maps such a file into memory and dies of SIGBUS, with the program, when the disk has no room for a
// part of it that is written to for the first time. It is to be called before the window is opened.
func SpareGraphicsCache() error {
	folder, free, err := roomForCache(os.Getenv)
	if err != nil || free >= leastRoom {
		return nil // where there is nothing to be found out, the driver may be right
	}
	for _, off := range [][2]string{
		{"MESA_SHADER_CACHE_DISABLE", "true"}, {"MESA_GLSL_CACHE_DISABLE", "true"}, // Mesa from 21.3 on, and before
		{"__GL_SHADER_DISK_CACHE", "0"}, // NVIDIA
	} {
		if err := os.Setenv(off[0], off[1]); err != nil {
			return err
		}
	}
	return fmt.Errorf("the disk with %s is all but full: the graphics driver does without its files there", folder)
}

// roomForCache finds the folder where a driver keeps its files, or the nearest one above it that is there, and how many bytes are free.
func roomForCache(variable func(string) string) (folder string, free uint64, err error) {
	for _, name := range []string{"MESA_SHADER_CACHE_DIR", "MESA_GLSL_CACHE_DIR", "XDG_CACHE_HOME"} {
		if folder == "" {
			folder = variable(name)
		}
	}
	if folder == "" {
		folder = filepath.Join(variable("HOME"), ".cache")
	}
	for {
		var disk syscall.Statfs_t
		err = syscall.Statfs(folder, &disk)
		if err == nil {
			return folder, disk.Bavail * uint64(disk.Bsize), nil
		}
		above := filepath.Dir(folder)
		if above == folder {
			return folder, 0, err
		}
		folder = above
	}
}
