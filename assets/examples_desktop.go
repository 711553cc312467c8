//go:build !js

package assets

import "embed"

//go:embed examples
var examples embed.FS
