package cards

import (
	"strings"

	"holoboard/assets"
	rules "holoboard/game/cardgame"
	"holoboard/render"
)

// A Speaker says what stands on cards.
type Speaker struct{ words *assets.Words }

// NewSpeaker returns one for a language; words are those of the title.
func NewSpeaker(words *assets.Words) *Speaker { return &Speaker{words} }

// Name is a card's name.
func (s *Speaker) Name(t rules.Title) string { return s.words.Say("card." + t.ID()) }

// Short is a name for small places.
func (s *Speaker) Short(t rules.Title) string {
	if key := "card." + t.ID() + ".short"; s.words.Has(key) {
		return s.words.Say(key)
	}
	return s.Name(t)
}

// NameIn is a card's name where there is so much width for each of its lines: the short one if a word of the whole one is wider.
func (s *Speaker) NameIn(c *render.Canvas, t rules.Title, width float64, style render.TextStyle) string {
	name := s.Name(t)
	style = style.Sized(min(style.Size, leastWord))
	for word := range strings.FieldsSeq(name) {
		if c.TextWidth(word, style) > width {
			return s.Short(t)
		}
	}
	return name
}

// leastWord is how small a name is written at least, points.
const leastWord = 10

// kinds are the kinds of abilities as cards have them, in the order in which they stand there, with their colours.
var kinds = []struct {
	id    string
	color render.Color
}{
	{"constant", render.Color{}}, {"action", render.Hex(0xFFC36B)}, {"interrupt", render.Hex(0xF07CC0)}, {"interrupt.forced", render.Hex(0xF07CC0)},
	{"reaction", render.Hex(0x7FE3C8)}, {"reaction.forced", render.Hex(0x7FE3C8)}, {"fate", render.Hex(0xE8F0FF)},
}

// keywords are those of cards, in the order in which they stand there.
var keywords = []struct {
	has rules.Keywords
	id  string
}{
	{rules.Elite, "elite"}, {rules.Shielding, "shielding"}, {rules.Limited, "limited"}, {rules.TargetedStrike, "targeted_strike"},
	{rules.NoEnhancements, "no_enhancements"},
}

// Keywords are a card's in a line.
func (s *Speaker) Keywords(t rules.Title) string {
	card, list := t.Card(), []string{}
	for _, k := range keywords {
		if card.Keywords&k.has != 0 {
			list = append(list, s.words.Say("keyword."+k.id))
		}
	}
	if card.EdgeBonus > 0 {
		list = append(list, s.words.Say("keyword.edge", assets.Args{"n": int(card.EdgeBonus)}))
	}
	if card.Protects != 0 {
		list = append(list, s.words.Say("keyword.protect", assets.Args{"trait": s.traits(card.Protects)}))
	}
	return strings.Join(list, " · ")
}

// traits lists traits.
func (s *Speaker) traits(t rules.Trait) string {
	ids := t.TraitIDs()
	for i, id := range ids {
		ids[i] = s.words.Say("trait." + id)
	}
	return strings.Join(ids, ", ")
}

// Line says what kind of card it is: a unit's traits; of others the type as well.
func (s *Speaker) Line(t rules.Title) string {
	card := t.Card()
	traits := s.traits(card.Traits)
	if card.Type == rules.Unit && traits != "" {
		return traits
	}
	line := s.words.Say("type." + card.Type.String())
	if traits != "" {
		line += " · " + traits
	}
	return line
}

// hosts are the keys of what enhancements are attached to.
var hosts = map[rules.Hosting]string{
	rules.OnPlayArea: "play_area", rules.OnUnit: "unit", rules.OnEnemyUnit: "enemy_unit", rules.OnObjective: "objective",
	rules.OnOwnObjective: "own_objective", rules.OnEnemyObjective: "enemy_objective", rules.OnDial: "dial",
}

// host says what an enhancement is attached to; nothing for other cards.
func (s *Speaker) host(t rules.Title) string {
	card := t.Card()
	if card.On == rules.OnNothing {
		return ""
	}
	if card.Fits != 0 {
		return s.words.Say("host."+hosts[card.On]+".of", assets.Args{"trait": s.traits(card.Fits)})
	}
	return s.words.Say("host." + hosts[card.On])
}

// Says are the paragraphs of a card's text: keywords, what it enhances, and each ability, begun with its kind.
func (s *Speaker) Says(t rules.Title) (list [][]render.Span) {
	key := "card." + t.ID()
	if line := s.Keywords(t); line != "" {
		list = append(list, []render.Span{{Text: line, Face: render.Strong, Color: render.Hex(0xFFE9B8)}})
	}
	if s.words.Has(key + ".only") {
		list = append(list, []render.Span{{Text: s.words.Say(key + ".only"), Face: render.Strong, Color: render.Hex(0xFFE9B8)}})
	}
	if line := s.host(t); line != "" {
		list = append(list, []render.Span{{Text: line, Face: render.Strong, Color: render.Hex(0x9FE0FF)}})
	}
	for _, k := range kinds {
		for _, end := range []string{"", ".2"} {
			said := key + "." + k.id + end
			if !s.words.Has(said) {
				continue
			}
			text := []render.Span{{Text: s.words.Say(said)}}
			if k.id != "constant" {
				text = append([]render.Span{{Text: s.words.Say("kind."+k.id) + " ", Face: render.Strong, Color: k.color}}, text...)
			}
			list = append(list, text)
		}
	}
	return list
}
