package pages

import "holoboard/assets"

// A Sign says what a sign of the table stands for: the key of its name, or of a sentence, and the number of the rule about it. What KEY.about
// says follows, if there is any.
type Sign struct {
	Key, Rule string
	About     string // the key of what is said beside that; nothing: KEY.about
	More      string // the key of one more sentence, or nothing
}

// Text says it and cites the rule.
func (s Sign) Text(w *assets.Words) string {
	text, about := w.Say(s.Key), s.About
	if about == "" {
		about = s.Key + ".about"
	}
	if w.Has(about) {
		text += ". " + w.Say(about, assets.Args{"n": "n"}) // the number stands beside the sign
	}
	if s.More != "" {
		text += " " + w.Say(s.More)
	}
	return text + " [" + s.Rule + "]"
}
