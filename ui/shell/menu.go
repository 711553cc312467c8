package shell

import (
	"cmp"
	"slices"
	"strings"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/page"
)

// menu lies over a game that is being played.
type menu struct {
	open   *open
	game   ui.Game
	saving bool   // a name is being typed
	ready  bool   // and the keys go to its field
	name   string // for the save
	asking bool   // whether another save of that name may be replaced
	ends   string // the item by which the game is to end, about which somebody is asked, or nothing
	done   string // what was saved last
	alone  bool   // it was opened to save the game, and is left then

	photograph bool // the screen is to be photographed for a report, without the menu over it
}

// ScreenName implements [ui.Named].
func (m *menu) ScreenName() string { return "menu" }

// Show implements [ui.Screen].
func (m *menu) Show(f *ui.Frame) {
	m.open.shell.HelpKey(f, m.open.title, "")
	if g, ok := m.game.(ui.Noting); ok && m.photograph {
		g.HideNotes(true)
		defer g.HideNotes(false)
	}
	m.game.Show(f)
	if m.photograph {
		m.report(f)
		return
	}
	f.Modal(func() {
		if m.saving {
			m.save(f)
		} else {
			m.choose(f)
		}
	})
	if m.asking {
		m.ask(f)
	}
	if m.ends != "" {
		m.end(f)
	}
}

// box draws the panel in the middle of the screen and returns the place inside.
func box(f *ui.Frame, title string, width, height float64) ui.Rect {
	p := f.Palette
	r := f.Bounds().Middle(width, min(height+aroundMenu, f.H-16))
	f.Shadow(r)
	f.Panel(r, render.PanelStyle{Corner: render.Slight, Fill: p.Prompt, Line: p.LineLight, Width: 1.5})
	inner := r.InsetXY(page.Margin, 20)
	head, rest := inner.CutTop(44)
	f.Text(title, head.Move(0, -6), p.PromptText())
	return rest
}

func menuWidth(f *ui.Frame) float64 { return min(440, f.W-32) }

// aroundMenu is how high a box is beside what it holds.
const aroundMenu = 88

// list shows the items of the menu, in two columns where one has no room, and returns the ID of the one that was chosen.
func (m *menu) list(f *ui.Frame, items []page.Item) (chosen string) {
	width := menuWidth(f)
	column := width - 2*page.Margin - 4
	left, right := items, []page.Item(nil)
	height := page.ListHeight(f, items, column)
	if height+4 > f.H-16-aroundMenu && 2*width+32 <= f.W {
		left, right = items[:(len(items)+1)/2], items[(len(items)+1)/2:]
		height, width = max(page.ListHeight(f, left, column), page.ListHeight(f, right, column)), 2*width-page.Margin
	}
	f.Scroll("menu.items", box(f, m.open.shell.Say("menu.title"), width, height+4), height+4, func(content ui.Rect) {
		content = content.Inset(2)
		if right == nil {
			chosen = page.List(f, content, left)
			return
		}
		half := content.Columns(page.Margin, 1, 1)
		chosen = cmp.Or(page.List(f, half[0], left), page.List(f, half[1], right))
	})
	return chosen
}

func (m *menu) choose(f *ui.Frame) {
	s := m.open.shell
	items := []page.Item{
		{ID: "menu.go_on", Label: s.Say("menu.go_on"), Lit: true, Key: ui.KeyEscape},
		{ID: "menu.save", Label: s.Say("menu.save"), Second: m.done},
		{ID: "menu.load", Label: s.Say("load")},
		{ID: "menu.replay", Label: s.Say("replay")},
		{ID: "menu.settings", Label: s.Say("settings")},
	}
	if warning := m.open.Unsaved(); warning != "" {
		items = slices.Insert(items, 1, page.Item{ID: "menu.unsaved", Label: s.Say("unsaved.elsewhere"), Second: warning})
	}
	if m.open.title.Book != nil {
		items = append(items, page.Item{ID: "menu.rules", Label: s.Words.Say("book.title")})
	}
	items = append(items,
		page.Item{ID: "menu.project", Label: s.Say("menu.project"), Second: s.Say("menu.project.about")})
	switch {
	case s.second:
		items = append(items, page.Item{ID: "menu.second", Label: s.Say("menu.second.end")})
	case !device.InBrowser:
		items = append(items, page.Item{ID: "menu.second", Label: s.Say("menu.second"), Second: s.Say("menu.second.about")})
	}
	if g, concluding := m.game.(ui.Concluding); concluding {
		if _, _, may := g.Concludes(); may {
			items = append(items, page.Item{ID: giveUp, Label: s.Say(giveUp)})
		}
		if g.Draws() {
			items = append(items, page.Item{ID: offerDraw, Label: s.Say(offerDraw)})
		}
	}
	items = append(items, page.Item{ID: "menu.report", Label: s.Say("report")},
		page.Item{ID: "menu.leave", Label: s.Say("menu.leave"), Second: s.Say("menu.leave.about")})
	chosen := m.list(f, items)
	switch chosen {
	case "menu.go_on":
		f.Go(m.game)
	case "menu.save":
		m.saving, m.ready, m.done = true, false, ""
		f.Invalidate()
	case "menu.unsaved":
		m.open.elsewhere(f)
	case "menu.load":
		m.open.unlessUnsaved(f, m, func(f *ui.Frame) { f.Go(s.saved(m.open.title, m)) })
	case "menu.replay":
		m.open.Replay(f, m.game)
	case "menu.settings":
		f.Go(&options{shell: s, back: m})
	case "menu.rules":
		s.lookUp(f, m.open.title, m, "")
	case "menu.project":
		m.game.Project(f)
	case "menu.second":
		m.toggleSecond(f)
	case giveUp, offerDraw:
		m.ends = chosen
		f.Invalidate()
	case "menu.report":
		m.photograph = true
		f.Invalidate()
	case "menu.leave":
		m.open.Leave(f, m.game)
	}
}

// How a game ends before its rules do.
const giveUp, offerDraw = "menu.give_up", "menu.draw"

// end asks before the game is given up, or whether all agree to a draw.
func (m *menu) end(f *ui.Frame) {
	s, g := m.open.shell, m.game.(ui.Concluding)
	who, others, _ := g.Concludes()
	sentence := s.Words.Say("shell."+m.ends+".sentence", assets.Args{"name": who})
	if m.ends == offerDraw && others {
		sentence = s.Say(offerDraw + ".all")
	}
	answer := f.Ask(ui.Question{
		ID: m.ends, Title: s.Say(m.ends), Sentence: sentence, Yes: s.Say(m.ends + ".yes"), No: s.Say("menu.go_on"), Grave: m.ends == giveUp,
	})
	ends := m.ends
	if answer != ui.Waiting {
		m.ends = ""
	}
	switch {
	case answer != ui.Yes:
	case ends == giveUp:
		g.GiveUp(f)
	default:
		g.OfferDraw(f)
	}
}

// toggleSecond begins to show the game on a second window, or ends it.
func (m *menu) toggleSecond(f *ui.Frame) {
	if s := m.open.shell; s.second {
		s.clearSecond()
		s.second = false
	} else {
		m.open.beginSecond(f, m.game)
	}
	f.Invalidate()
}

// save asks for a name.
func (m *menu) save(f *ui.Frame) {
	s := m.open.shell
	warning, style := m.warning(), f.Palette.Label().With(render.Reading)
	told := f.ParagraphHeight(warning, menuWidth(f)-2*page.Margin, style)
	r := box(f, s.Say("menu.save"), menuWidth(f), 122+told)
	field, r := r.CutTop(46)
	f.Field(ui.Field{ID: "menu.name", Rect: field, Empty: m.suggested()}, &m.name)
	if !m.ready {
		m.ready = f.Window().Focus() == "menu.name" // what lies over the game is new at first, and has no focus yet
		f.FocusOn("menu.name")
		f.Invalidate()
	}
	text, r := r.CutTop(26 + told)
	f.Paragraph(warning, text.Move(0, 10), style)
	buttons, _ := r.CutTop(46)
	half := buttons.Columns(12, 1, 1)
	if f.Button(ui.Button{ID: "menu.cancel", Rect: half[0], Label: s.Say("cancel"), Key: ui.KeyEscape}) {
		m.endSaving(f)
	}
	if !f.Button(ui.Button{ID: "menu.save_it", Rect: half[1], Label: s.Say("menu.save_it"), Main: true, Key: ui.KeyEnter}) {
		return
	}
	if _, there := s.Keep.Named(m.open.title.ID, m.title()); there {
		m.asking = true
		f.Invalidate()
		return
	}
	m.keep(f)
}

// warning says what the file will tell, or nothing when the game is over.
func (m *menu) warning() string {
	if m.game.Result() != nil {
		return ""
	}
	return m.open.shell.Say("menu.save.secret")
}

// suggested is the name of a save that nobody named: how the game stands.
func (m *menu) suggested() string { return m.game.About() }

func (m *menu) title() string {
	if name := strings.TrimSpace(m.name); keeping.Nameable(name) {
		return name
	}
	return m.suggested()
}

// keep saves the game under its name.
func (m *menu) keep(f *ui.Frame) {
	s := m.open.shell
	data, err := m.game.Save()
	if err == nil {
		doc, _ := s.Keep.Named(m.open.title.ID, m.title())
		err = s.Keep.Keep(m.open.title, doc, m.title(), m.game, m.open.start.Seats, data)
	}
	if err != nil {
		f.Toast(s.Say("save.failed"))
		return
	}
	m.done = s.Words.Say("shell.menu.saved", assets.Args{"name": m.title()})
	m.endSaving(f)
}

// endSaving goes back to where saving was chosen.
func (m *menu) endSaving(f *ui.Frame) {
	m.saving = false
	f.Invalidate()
	if m.alone {
		f.GoTelling(m.game, m.done)
	}
}

// ask asks before another save of the name is replaced.
func (m *menu) ask(f *ui.Frame) {
	s := m.open.shell
	answer := f.Ask(ui.Question{
		ID: "replace", Title: s.Say("replace.title"), Sentence: s.Words.Say("shell.replace.sentence", assets.Args{"name": m.title()}),
		Yes: s.Say("replace.yes"), No: s.Say("replace.no"),
	})
	if answer == ui.Yes {
		m.keep(f)
	}
	m.asking = answer == ui.Waiting
}
