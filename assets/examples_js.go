package assets

import "embed"

// examples stay on a desktop, which alone shows a screen by its name.
var examples embed.FS
