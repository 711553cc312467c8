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
	{Constant, render.Color{}}, {"action", render.Hex(0xFFC36B)}, {"interrupt", render.Hex(0xF07CC0)}, {"interrupt.forced", render.Hex(0xF07CC0)},
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

// A Keyword is one of a card's: its words are keyword.ID, what it does keyword.ID.about.
type Keyword struct {
	ID   string
	Args assets.Args // a number, or the trait that it is about
}

// KeywordsOf are a card's.
func (s *Speaker) KeywordsOf(t rules.Title) (list []Keyword) {
	card := t.Card()
	for _, k := range keywords {
		if card.Keywords&k.has != 0 {
			list = append(list, Keyword{ID: k.id})
		}
	}
	if card.EdgeBonus > 0 {
		list = append(list, Keyword{"edge", assets.Args{"n": int(card.EdgeBonus)}})
	}
	if card.Protects != 0 {
		list = append(list, Keyword{"protect", assets.Args{"trait": s.traits(card.Protects)}})
	}
	return list
}

// Keywords are a card's in a line.
func (s *Speaker) Keywords(t rules.Title) string {
	var list []string
	for _, k := range s.KeywordsOf(t) {
		list = append(list, s.words.Say("keyword."+k.ID, k.Args))
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

// Host says what an enhancement is attached to; nothing for other cards.
func (s *Speaker) Host(t rules.Title) string {
	card := t.Card()
	if card.On == rules.OnNothing {
		return ""
	}
	if card.Fits != 0 {
		return s.words.Say("host."+hosts[card.On]+".of", assets.Args{"trait": s.traits(card.Fits)})
	}
	return s.words.Say("host." + hosts[card.On])
}

// Only says for which affiliation alone the set of an objective is; nothing for other cards.
func (s *Speaker) Only(t rules.Title) string {
	if key := "card." + t.ID() + ".only"; s.words.Has(key) {
		return s.words.Say(key)
	}
	return ""
}

// An Ability is one that stands on a card: the kind, whose words are kind.KIND, and what it does.
type Ability struct{ Kind, Text string }

// Constant is the kind of what a card does all the time.
const Constant = "constant"

// Abilities are those of a card, in the order in which they stand there.
func (s *Speaker) Abilities(t rules.Title) (all []Ability) {
	for _, k := range kinds {
		for _, end := range []string{"", ".2"} {
			if said := "card." + t.ID() + "." + k.id + end; s.words.Has(said) {
				all = append(all, Ability{k.id, s.words.Say(said)})
			}
		}
	}
	return all
}

// colorOfKind is that of the name of a kind of ability.
func colorOfKind(id string) render.Color {
	for _, k := range kinds {
		if k.id == id {
			return k.color
		}
	}
	return render.Color{}
}

// Says are the paragraphs of a card's text: keywords, what it enhances, and each ability, begun with its kind.
func (s *Speaker) Says(t rules.Title) (list [][]render.Span) {
	for _, line := range []string{s.Keywords(t), s.Only(t)} {
		if line != "" {
			list = append(list, []render.Span{{Text: line, Face: render.Strong, Color: render.Hex(0xFFE9B8)}})
		}
	}
	if line := s.Host(t); line != "" {
		list = append(list, []render.Span{{Text: line, Face: render.Strong, Color: render.Hex(0x9FE0FF)}})
	}
	for _, a := range s.Abilities(t) {
		text := []render.Span{{Text: a.Text}}
		if a.Kind != Constant {
			text = append([]render.Span{{Text: s.words.Say("kind."+a.Kind) + " ", Face: render.Strong, Color: colorOfKind(a.Kind)}}, text...)
		}
		list = append(list, text)
	}
	return list
}
