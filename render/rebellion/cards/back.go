package cards

import (
	"holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/rebellion/pieces"
)

// Kind is what a line in a rail counts: cards, but for one. The back of a card tells it too.
type Kind = uint8

// The kinds.
const (
	MissionCards Kind = iota
	ObjectiveCards
	ProjectCards
	ProbeCards
	TacticCards
	ActionCards
	PossibleBases // systems where the base can still be, as the viewer's side knows the Empire to know
)

// Keys are the ends of the keys of the words for the kinds.
var Keys = [...]string{
	MissionCards: "missions", ObjectiveCards: "objectives", ProjectCards: "projects", ProbeCards: "probes",
	TacticCards: "tactics", ActionCards: "actions", PossibleBases: "possible",
}

// Romans are the stages of objectives.
var Romans = [...]string{"", "I", "II", "III"}

// Deck is what the back of a card tells: whose it is and of what kind.
type Deck struct {
	Side    rebellion.Side
	Kind    Kind
	Stage   uint8             // of an objective, else 0
	Theater rebellion.Theater // of a tactic card
}

// backPictures are the pictures on the backs of decks, by kind and side; those of tactic cards are
// the same for both.
var backPictures = map[Deck][]art{
	{Side: rebellion.Rebels, Kind: MissionCards}: {
		{planet, "yavin", 0.1, 0.75, 1.5}, {orbit, "", 0, 0.3, 1.3}, {mini, "x_wing", 0.12, -0.16, 0.56}, {mini, "x_wing", -0.3, 0.08, 0.34},
	},
	{Side: rebellion.Empire, Kind: MissionCards}: {
		{planet, "coruscant", 0.1, 0.75, 1.5}, {mini, "star_destroyer", -0.02, -0.12, 0.7}, {mini, "tie_fighter", 0.34, 0.16, 0.22},
	},
	{Side: rebellion.Empire, Kind: ProjectCards}: {{mini, "death_star_under_construction", 0.03, 0, 0.86}},
	{Side: rebellion.Empire, Kind: ProbeCards}:   {{planet, "hoth", 0, 0.7, 1.4}, {sign, "probe", 0, -0.14, 0.56}},
	{Side: rebellion.Rebels, Kind: ObjectiveCards}: {
		{planet, "alderaan", 0, 0, 0.62}, {sign, "direct_hit", 0, 0, 0.96},
	},
	{Side: rebellion.Rebels, Kind: ActionCards}: {{ring, "action", 0, 0, 0.74}, {bust, "princess_leia", -0.34, 0.08, 0.62}, {bust, "han_solo", 0.34, 0.08, 0.62}},
	{Side: rebellion.Empire, Kind: ActionCards}: {{ring, "action", 0, 0, 0.74}, {bust, "darth_vader", -0.34, 0.08, 0.62}, {bust, "grand_moff_tarkin", 0.34, 0.08, 0.62}},
	{Side: rebellion.NoSide, Kind: TacticCards}: {
		{mini, "x_wing", -0.26, 0.14, 0.5}, {shot, "", -0.1, 0.0, 0.3}, {mini, "tie_fighter", 0.28, -0.12, 0.5},
	},
	{Side: rebellion.NoSide, Kind: TacticCards, Theater: rebellion.Ground}: {
		{mini, "airspeeder", -0.28, -0.12, 0.5}, {shot, "", -0.1, 0.04, 0.3}, {mini, "at_st", 0.28, 0.06, 0.6},
	},
}

// picture is what the back shows.
func (d Deck) picture() []board.Art {
	d.Stage = 0
	if d.Kind == TacticCards {
		d.Side = rebellion.NoSide
	}
	return shown(backPictures[d])
}

// color is that of the back's lines.
func (d Deck) color(p *render.Palette) render.Color {
	if d.Kind == ObjectiveCards {
		return p.Objective
	}
	return pieces.SideColor(p, d.Side)
}

// Back draws a card face down: only its side and kind.
func (k *Cards) Back(c *render.Canvas, d Deck, box render.Rect) {
	back := k.back(&c.Palette, d)
	back.Draw(c, k.Paint, box)
}

// Backs draws some tactic cards of a deck that lie face down, one over the other, in the middle of a box.
func (k *Cards) Backs(c *render.Canvas, side rebellion.Side, th rebellion.Theater, n int, box render.Rect) {
	back := k.back(&c.Palette, Deck{Side: side, Kind: TacticCards, Theater: th})
	back.DrawBacks(c, k.Paint, n, box)
}

func (k *Cards) back(p *render.Palette, d Deck) board.Back {
	return board.Back{Side: int(d.Side), Color: d.color(p), Picture: d.picture(), Emblem: pieces.Emblem(d.Side), Name: k.backName(d)}
}

// backName says what kind of card it is.
func (k *Cards) backName(d Deck) string {
	text := k.say("board.back." + Keys[d.Kind])
	if d.Stage > 0 {
		text += " " + Romans[d.Stage]
	}
	return text
}
