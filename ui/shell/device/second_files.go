//go:build !js

package device

import (
	"fmt"
	"os"
	"os/exec"
)

// StartSecond starts the process of the second window.
func StartSecond() error {
	program, err := os.Executable()
	if err != nil {
		return fmt.Errorf("start the second window: %w", err)
	}
	process := exec.Command(program, "-follow")
	if err := process.Start(); err != nil {
		return fmt.Errorf("start the second window: %w", err)
	}
	go process.Wait() // it may outlive the game; how it ends is its own business
	return nil
}
