package sound

import (
	"errors"
	"os"
	"path/filepath"
)

// found tells why there is no use in asking for a loudspeaker: without sound server and sound card the system's library would
// fill the terminal with its complaints.
func found() error {
	if os.Getenv("PULSE_SERVER") != "" || os.Getenv("ALSA_CONFIG_PATH") != "" {
		return nil // somebody says where it is
	}
	if _, err := os.Stat(filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse", "native")); err == nil {
		return nil
	}
	if cards, err := filepath.Glob("/dev/snd/pcm*p"); err == nil && len(cards) > 0 {
		return nil
	}
	return errors.New("there is neither a sound server nor a sound card")
}
