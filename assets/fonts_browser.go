//go:build js

package assets

// A page in a browser has no more fonts than it must fetch.
var (
	desktopFonts    [0][]byte
	desktopLicences [0]string
)
