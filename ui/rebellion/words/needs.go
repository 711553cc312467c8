package words

import (
	"strconv"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
)

// Needs are conditions in words, with what is missing.
func (s *Speaker) Needs(needs rules.Needs) (text string) {
	for i := range needs {
		if needs[i].Text == "" {
			continue
		}
		if text != "" {
			text += ". "
		}
		text += s.need(&needs[i])
	}
	return text
}

// need is a condition in words, with what is missing.
func (s *Speaker) need(n *rules.Need) string {
	key := game.Key("needs." + n.Text)
	if n.Yes {
		key += game.Key([...]string{".no", ".yes"}[min(n.Have, 1)])
		return s.W.Say(string(key), assets.Args{"leader": s.Leader(n.Leader)})
	}
	what := s.W.Say(string(key))
	if n.Region > 0 {
		what = s.W.Say("needs.region.near", assets.Args{"region": s.W.Say("region." + strconv.Itoa(int(n.Region)))})
	}
	text := s.W.Say("needs.count", assets.Args{"what": what, "have": int(n.Have), "want": int(n.Want)})
	if names := s.systemNames(n.Systems); len(names) > 0 {
		list := "needs.there"
		if n.Region > 0 {
			list = "needs.not_there"
		}
		text += " " + s.W.Say(list, assets.Args{"systems": s.List(names)})
	}
	if missing := int(n.Want) - int(n.Have); missing > 0 {
		text += s.W.Say("needs.missing", assets.Args{"n": missing})
	}
	return text
}

// systemNames are the names of systems.
func (s *Speaker) systemNames(set rules.Systems) (names []string) {
	for at := range rules.BaseSpace {
		if set.Has(at) {
			names = append(names, s.System(at))
		}
	}
	return names
}
