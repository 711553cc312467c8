package speech

import "holoboard/assets"

// Percent is a chance.
func Percent(w *assets.Words, n int) string { return w.Say("percent", assets.Args{"n": n}) }

// Tenths says tenths with one digit after the point; with a sign where that is wanted and it is not nothing.
func Tenths(w *assets.Words, n int, signed bool) string {
	size, sign := max(n, -n), ""
	switch {
	case n < 0:
		sign = "−"
	case signed && n > 0:
		sign = "+"
	}
	return sign + w.Say("decimal", assets.Args{"whole": size / 10, "tenths": size % 10})
}

// Hundredths says hundredths so, rounded.
func Hundredths(w *assets.Words, n int, signed bool) string {
	if n < 0 {
		return Tenths(w, -((5 - n) / 10), signed)
	}
	return Tenths(w, (n+5)/10, signed)
}
