package fleet

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/starship"
	"holoboard/game/starship/bot"
	table "holoboard/render/starship"
	"holoboard/ui"
)

// A panel lies over a builder's screen.
type panel uint8

const (
	noPanel panel = iota
	cardPanel
	pickPanel
	libraryPanel
	savePanel
	editPanel
)

// Builder is the screen on which one player builds.
type Builder struct {
	*harbor
	seat  game.Seat
	side  rules.Side
	limit int

	fleet  rules.Fleet
	name   string       // under which it was kept or found
	before rules.Fleet  // what another fleet has taken the place of
	after  string       // and that one: as long as it stays so, the first can be brought back
	cards  []rules.Card // to choose from: the roster's of the side, and own ones

	filter  filter
	pointed rules.Card
	turned  bool // the large card shows the Reduced side's faces
	listed  bool // where there is no room for both, the fleet is shown and not the ships

	open    panel
	pick    picking
	library library
	edit    editing
	drawing *table.Board
	random  *rand.Rand
}

func newBuilder(h *harbor, seat game.Seat) *Builder {
	b := &Builder{
		harbor: h, seat: seat, side: rules.SideOf(seat), limit: h.setup.Points,
		drawing: table.New(h.words, false), random: rand.New(rand.NewPCG(h.start.Seed, 100+uint64(seat))),
	}
	b.readCards()
	b.pointed = b.cards[0]
	return b
}

// readCards takes the cards of the roster and the player's own.
func (b *Builder) readCards() {
	b.cards = b.cards[:0]
	for i := range rules.Shipped().Ships {
		if c := rules.Shipped().Ships[i].Pack(); c.Faction() == b.side {
			b.cards = append(b.cards, c)
		}
	}
	for _, c := range b.ownCards() {
		if c.Faction() == b.side && c.Own() {
			b.cards = append(b.cards, c)
		}
	}
}

// id is what spots call a card.
func id(c rules.Card) string {
	if c.Own() {
		return "own." + c.Name()
	}
	return c.ID()
}

// Thing implements [prepare.Builder].
func (b *Builder) Thing() []byte {
	b.in[b.seat] = b.fleet
	return b.fleet.Bytes()
}

// Why implements [prepare.Builder].
func (b *Builder) Why() string {
	if whys := b.fleet.WhyNot(b.side, b.limit); len(whys) > 0 {
		return b.why(whys[0])
	}
	if group := b.shared(b.seat, &b.fleet); group != "" {
		return b.words.Say("fleet.why.partner", assets.Args{"ship": group})
	}
	return ""
}

// whyNotAdd says why one more ship does not fit, with figures and names, or nothing.
func (b *Builder) whyNotAdd(c rules.Card) string {
	more := rules.Fleet{Lines: slices.Clone(b.fleet.Lines)}
	more.Add(c)
	why := b.fleet.WhyNotAdd(c, b.side, b.limit)
	switch {
	case b.shared(b.seat, &more) != "":
		return b.words.Say("fleet.why.partner", assets.Args{"ship": c.Group()})
	case why == nil:
		return ""
	case c.Cost() > b.left():
		return b.words.Say("fleet.why.points", assets.Args{"needs": c.Cost(), "left": max(b.left(), 0)})
	case why.Rule == "R4.5":
		return b.words.Say("fleet.why.unique", assets.Args{"ship": c.Group()})
	}
	return b.why(*why)
}

// left is how many points may still be used.
func (b *Builder) left() int { return b.limit - b.fleet.Points() }

// add adds a ship, or says at a place why not.
func (b *Builder) add(f *ui.Frame, c rules.Card, at ui.Rect) {
	if why := b.whyNotAdd(c); why != "" {
		f.Refuse(at, why)
		return
	}
	b.fleet.Add(c)
	b.pointed = c
	f.Invalidate()
}

func (b *Builder) remove(f *ui.Frame, c rules.Card) {
	b.fleet.Remove(c)
	f.Invalidate()
}

// replace puts another fleet in the place of this one, which can be brought back.
func (b *Builder) replace(f *ui.Frame, by rules.Fleet) {
	b.before, b.fleet = b.fleet, by
	b.after = string(by.Bytes())
	f.Invalidate()
}

// Says implements [prepare.Builder].
func (b *Builder) Says() (title, help string) {
	left := b.left()
	switch {
	case left < 0:
		title = b.words.Say("fleet.says.over", assets.Args{"n": -left})
	case len(b.fleet.Lines) == 0:
		title = b.words.Say("fleet.says.empty")
	case b.Why() != "":
		title = b.words.Say("fleet.says.change")
	case left == 0:
		title = b.words.Say("fleet.says.full")
	default:
		title = b.words.Say("fleet.says.more", assets.Args{"n": left})
	}
	if why := b.Why(); why != "" && len(b.fleet.Lines) > 0 {
		return title, why
	}
	return title, b.words.Say("fleet.help")
}

// Tools implements [prepare.Builder].
func (b *Builder) Tools() []ui.Button {
	clear := ui.Button{ID: "fleet.clear", Label: b.words.Say("fleet.clear"), Size: 15}
	if b.after == string(b.fleet.Bytes()) && len(b.before.Lines) > 0 {
		clear = ui.Button{ID: "fleet.back", Label: b.words.Say("table.undo"), Hint: b.words.Say("fleet.back.about"), Key: ui.KeyZ, Size: 15}
	} else if len(b.fleet.Lines) == 0 {
		clear.Why = b.words.Say("fleet.empty")
	}
	return []ui.Button{
		{ID: "fleet.fill", Label: b.words.Say("fleet.fill"), Hint: b.words.Say("fleet.fill.about"), Key: ui.KeyF, Size: 15}, clear,
	}
}

// Use implements [prepare.Builder].
func (b *Builder) Use(f *ui.Frame, tool string) {
	switch tool {
	case "fleet.fill":
		b.fill(f)
	case "fleet.clear":
		b.replace(f, rules.Fleet{})
	case "fleet.back":
		b.fleet, b.before = b.before, rules.Fleet{}
		f.Invalidate()
	}
}

// fill has an officer fill the fleet up around what is in it.
func (b *Builder) fill(f *ui.Frame) {
	fuller := rules.Fleet{Lines: slices.Clone(b.fleet.Lines)}
	bot.Complete(&fuller, b.free(), b.side, b.limit, bot.Archetype(b.random.IntN(bot.NumArchetypes)), b.random)
	if fuller.Points() == b.fleet.Points() {
		f.Toast(b.words.Say("fleet.fill.full"))
		return
	}
	b.replace(f, fuller)
}

// free is the roster without the Unique ships of a partner.
func (b *Builder) free() *rules.Roster {
	free := &rules.Roster{}
	for _, ship := range rules.Shipped().Ships {
		alone := rules.Fleet{Lines: []rules.FleetLine{{Card: ship.Pack(), Count: 1}}}
		if b.shared(b.seat, &alone) == "" {
			free.Ships = append(free.Ships, ship)
		}
	}
	return free
}

// Measures, points.
const (
	deskWidth  = 1100.0
	wideWidth  = 700.0
	cardWidth  = 310.0
	listWidth  = 276.0
	gap        = 14.0
	largeWidth = 1500.0
)

// Show implements [prepare.Builder].
func (b *Builder) Show(f *ui.Frame, area ui.Rect) {
	b.receive(f)
	if b.open == editPanel || b.open == pickPanel && b.pick.then == editPanel {
		b.showEditor(f, area)
		b.showPanels(f)
		return
	}
	switch {
	case f.W >= deskWidth:
		right, rest := area.CutRight(listWidth)
		if f.W >= largeWidth {
			right, rest = area.CutRight(listWidth + 44)
		}
		_, rest = rest.CutRight(gap)
		middle, left := rest.CutRight(cardWidth)
		_, left = left.CutRight(gap)
		b.showRoster(f, left)
		b.showCard(f, middle)
		b.showList(f, right)
	case f.W >= wideWidth:
		right, left := area.CutRight(236)
		_, left = left.CutRight(10)
		b.showRoster(f, left)
		b.showList(f, right)
	default:
		b.showTall(f, area)
	}
	b.keys(f)
	b.showPanels(f)
}

// showTall shows the points, and below them the ships or the fleet.
func (b *Builder) showTall(f *ui.Frame, area ui.Rect) {
	head, rest := area.CutTop(62)
	b.showPoints(f, head)
	tabs, rest := rest.CutTop(40)
	halves := tabs.Columns(8, 1, 1)
	ships, fighters := b.fleet.Ships()
	for i, label := range []string{b.words.Say("fleet.ships"), b.words.Say("fleet.mine", assets.Args{"n": ships + fighters})} {
		if f.Button(ui.Button{ID: "fleet.tab." + strconv.Itoa(i), Rect: halves[i], Label: label, Chosen: b.listed == (i == 1), Size: 15}) {
			b.listed = i == 1
			f.Invalidate()
		}
	}
	_, rest = rest.CutTop(8)
	if b.listed {
		b.showList(f, rest)
	} else {
		b.showRoster(f, rest)
	}
}

// keys are the gestures without a pointer: the toolkit moves the focus, and Enter adds what has it.
func (b *Builder) keys(f *ui.Frame) {
	if b.open != noPanel {
		return
	}
	switch {
	case f.Pressed(ui.KeyDelete):
		b.remove(f, b.pointed)
	case f.Shortcut(ui.KeyS):
		b.beginSave(f)
	case f.Pressed(ui.KeySpace):
		b.turned = !b.turned
		f.Invalidate()
	}
}

// showPanels shows what lies over the screen.
func (b *Builder) showPanels(f *ui.Frame) {
	switch b.open {
	case cardPanel:
		b.showSheet(f)
	case pickPanel:
		b.showPicker(f)
	case libraryPanel:
		b.showLibrary(f)
	case savePanel:
		b.showSave(f)
	}
}

// show opens a panel.
func (b *Builder) show(f *ui.Frame, p panel) {
	b.open = p
	f.Invalidate()
}

// close closes the panel on Escape, or by its button at the upper right of a place, and returns what is left there.
func (b *Builder) close(f *ui.Frame, id string, head ui.Rect, title string) (left ui.Rect) {
	button, left := head.CutRight(40)
	if f.Button(ui.Button{ID: id, Rect: button.Middle(34, 34), Sign: "cross", Key: ui.KeyEscape}) {
		b.show(f, noPanel)
	}
	if title != "" {
		f.Label(title, left, f.Palette.Title())
	}
	return left
}

// matches reports whether a text holds what was typed, whatever its letters' case is.
func matches(text, typed string) bool {
	return strings.Contains(strings.ToLower(text), strings.ToLower(strings.TrimSpace(typed)))
}
