//go:build !js

package work

import "time"

// turnOf is not asked for: threads go on beside the frames.
func turnOf() time.Duration { return seenTurn }
