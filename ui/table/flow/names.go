package flow

import "holoboard/game"

// Names keeps what spots and words are called by, which is put together of parts, for every frame asks for it again.
type Names struct {
	id      func(game.Option) string
	options map[game.Option]string
	joined  map[[4]string]string
}

// ID is the id of an option.
func (n *Names) ID(o game.Option) string {
	if n.options == nil {
		n.options = map[game.Option]string{}
	}
	name, known := n.options[o]
	if !known {
		name = n.id(o)
		n.options[o] = name
	}
	return name
}

// Join joins up to four parts.
func (n *Names) Join(parts ...string) string {
	if n.joined == nil {
		n.joined = map[[4]string]string{}
	}
	var key [4]string
	copy(key[:], parts)
	name, known := n.joined[key]
	if !known {
		name = key[0] + key[1] + key[2] + key[3]
		n.joined[key] = name
	}
	return name
}
