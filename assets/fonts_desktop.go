//go:build !js

package assets

import _ "embed"

// What somebody may write into a name: Hebrew, and small pictures. A page in a browser does without: all that it fetches has a bound.
var (
	//go:embed fonts/desktop/noto-sans-hebrew-600-normal.woff
	hebrewFont []byte
	//go:embed fonts/desktop/noto-emoji-600-normal.woff
	emojiFont []byte
	//go:embed fonts/desktop/noto-sans-hebrew-OFL.txt
	hebrewLicence string
	//go:embed fonts/desktop/noto-emoji-OFL.txt
	emojiLicence string

	desktopFonts    = [2][]byte{hebrewFont, emojiFont}
	desktopLicences = [2]string{hebrewLicence, emojiLicence}
)
