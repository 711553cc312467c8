package shell

import (
	"slices"
	"strconv"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/page"
)

// Heights of the bar that begins the game, points.
const (
	barHeight = 92.0
	smallBar  = 64.0
)

// sideBySide is the width from which the table is laid beside those who sit at it, points.
const sideBySide = 880

// newGame is the screen where people take their seats.
type newGame struct {
	shell     *Shell
	title     *shelf.Title
	setup     int
	amount    []int    // by setup: what is chosen with it
	way       []int    // by setup
	players   int      // which of the title's numbers of players
	kinds     []int    // by seat: which of the title's players
	levels    []int    // by seat: the kind of computer that is offered
	names     []string // by seat
	seed      string   // as typed; empty for a secret one
	house     []bool   // by house rule of the title: it is played
	houseOpen bool
	resigns   bool  // computers may give up
	roll      *roll // for sides, or nil
}

// newGame returns the screen; the people who played last sit in their seats again, and the table is laid as it was.
func (s *Shell) newGame(title *shelf.Title) *newGame {
	last := s.last[title.ID]
	most := len(title.Seats[len(title.Seats)-1])
	n := &newGame{shell: s, title: title, kinds: make([]int, most), levels: slices.Repeat([]int{1}, most), names: make([]string, most), house: make([]bool, len(title.HouseRules)), resigns: title.Resigns && last.Resigns}
	for i, seats := range title.Seats {
		if len(seats) == len(last.Seats) {
			n.players = i
		}
	}
	n.amount, n.way = usualChoices(title)
	for i := range most {
		if i > 0 {
			n.kinds[i] = min(1, len(title.Players)-1)
		}
		if i >= len(last.Seats) {
			continue
		}
		n.names[i] = last.Seats[i].Name
		if k := slices.Index(title.Players, shelf.Kind{ID: last.Seats[i].Kind}); k >= 0 {
			n.kinds[i] = k
			n.levels[i] = max(k, 1)
		}
	}
	n.layAgain()
	return n
}

// layAgain chooses setup and house rules of the last game.
func (n *newGame) layAgain() {
	none := n.house
	for _, house := range [][]bool{n.shell.house[n.title.ID], none} {
		if len(house) != len(none) {
			continue
		}
		n.house = slices.Clone(house)
		for n.setup = range n.title.Setups {
			if n.chooseAgain() {
				return
			}
		}
	}
	n.setup, n.house = 0, none
}

// seats are those that are to be taken.
func (n *newGame) seats() []shelf.Seat { return n.title.Seats[n.players] }

// words are those of the title.
func (n *newGame) words() *assets.Words { return n.shell.Opened(n.title) }

// ScreenName implements [ui.Named].
func (n *newGame) ScreenName() string { return "new-game" }

// Show implements [ui.Screen].
func (n *newGame) Show(f *ui.Frame) {
	s := n.shell
	if n.houseOpen {
		s.HelpKey(f, n.title, "house")
	}
	s.HelpKey(f, n.title, "R5")
	body, back := s.Show(f, n.title, s.Words.Say("shell.new.title", assets.Args{"title": n.words().Say("title.full")}))
	bar := barHeight
	if f.Small() {
		bar = smallBar
		if n.close() && f.W >= page.Narrow {
			bar += 16 // more seats take two lines of text
		}
	}
	body.H -= bar + page.Gap - page.Margin
	tableHeight, optionHeight := n.heights()
	who := float64(len(n.seats()))*(n.seatHeight()+12) + 96 + howManyHeight
	switch {
	case f.W >= 1200 && body.H >= 530:
		columns := body.Columns(page.Gap, 11, 9, 9)
		n.whoPlays(f, columns[0])
		n.table(f, columns[1])
		n.options(f, columns[2], true)
	case f.W >= sideBySide: // what is chosen is seen beside who plays
		f.Scroll("all", body, max(who+page.Gap+n.optionsHeight(), tableHeight+n.pictureBelow()), func(content ui.Rect) {
			columns := content.Columns(page.Gap, 1, 1)
			left, below := columns[0].CutTop(who)
			n.whoPlays(f, left)
			_, below = below.CutTop(page.Gap)
			n.options(f, below, !n.many())
			right, below := columns[1].CutTop(tableHeight)
			n.table(f, right)
			if n.pictureBelow() > 0 {
				_, below = below.CutTop(page.Gap)
				below, _ = below.CutTop(pictureHeight + 2*page.Gap)
				f.Panel(below, f.Palette.Glass())
				n.picture(f, below.Inset(page.Gap), "")
			}
		})
	default:
		f.Scroll("all", body, who+tableHeight+optionHeight+2*page.Gap, func(content ui.Rect) {
			rows := content.Rows(page.Gap, who, tableHeight, optionHeight)
			n.whoPlays(f, rows[0])
			n.table(f, rows[1])
			n.options(f, rows[2], true)
		})
	}
	below, _ := f.Bounds().CutBottom(bar)
	start := n.ready(f, below)
	n.showHouse(f)
	n.showRoll(f)
	switch {
	case start:
		n.start(f)
	case back:
		f.Go(s.Home(n.title))
	}
}

// ready shows the bar that begins the game; where it is page.Narrow, the button alone.
func (n *newGame) ready(f *ui.Frame, bar ui.Rect) (start bool) {
	s := n.shell
	button := ui.Button{ID: "start", Rect: bar.InsetXY(8, 8), Label: s.Say("new.start"), Why: n.whyNot(), Main: true, Key: ui.KeyEnter, KeyName: s.Say("key.enter")}
	if f.W >= page.Narrow {
		button.Rect = f.Prompt(ui.Prompt{Rect: bar, Title: s.Words.Say("shell.new.ready", assets.Args{"setup": n.words().Say("setup." + n.title.Setups[n.setup].ID)}), Help: s.Chairs(n.title, n.chairs()), Buttons: 300})
	}
	return f.Button(button)
}

// whoPlays draws a card for each seat.
func (n *newGame) whoPlays(f *ui.Frame, r ui.Rect) {
	s := n.shell
	inner := page.Panel(f, r, s.Say("new.who"))
	if len(n.title.Seats) > 1 {
		inner = n.howMany(f, inner)
	}
	cards, below := inner, ui.Rect{}
	if !n.close() {
		below, cards = cards.CutBottom(44)
		_, cards = cards.CutBottom(12)
	}
	for i, card := range cards.Rows(12, slices.Repeat([]float64{1}, len(n.seats()))...) {
		n.seat(f, card, i)
	}
	if len(n.seats()) != 2 {
		return
	}
	swap := ui.Button{ID: "swap", Rect: below, Label: s.Say("new.swap"), Hint: s.Say("new.swap.hint")}
	if n.title.Die > 0 {
		halves := below.Columns(8, 1, 1)
		swap.Rect, swap.Size = halves[0], 15
		if f.Button(ui.Button{ID: "roll", Rect: halves[1], Label: s.Say("new.roll"), Hint: s.Words.Say("shell.new.roll.hint", assets.Args{"n": n.title.Die}), Size: 15}) {
			n.rollForSides(f)
		}
	}
	if f.Button(swap) {
		n.swap()
	}
}

// swap has both change sides.
func (n *newGame) swap() {
	n.kinds[0], n.kinds[1] = n.kinds[1], n.kinds[0]
	n.levels[0], n.levels[1] = n.levels[1], n.levels[0]
	n.names[0], n.names[1] = n.names[1], n.names[0]
}

// howManyHeight is what the choice of the number of players takes.
const howManyHeight = 54

// howMany offers the numbers of players and returns the place below.
func (n *newGame) howMany(f *ui.Frame, r ui.Rect) ui.Rect {
	row, rest := r.CutTop(howManyHeight)
	row, _ = row.CutTop(42)
	places := row.Columns(8, slices.Repeat([]float64{1}, len(n.title.Seats))...)
	for i, seats := range n.title.Seats {
		label := n.shell.Words.Say("shell.new.players", assets.Args{"n": len(seats)})
		if f.Button(ui.Button{ID: "players." + strconv.Itoa(len(seats)), Rect: places[i], Label: label, Chosen: n.players == i, Size: 15}) {
			n.seatAll(i)
		}
	}
	return rest
}

// seatHeight is the least height of a seat's card: more than two seats are drawn closer.
func (n *newGame) seatHeight() float64 {
	if n.close() {
		return 112
	}
	return 250
}

func (n *newGame) close() bool { return len(n.seats()) > 2 }

func (n *newGame) seat(f *ui.Frame, r ui.Rect, i int) {
	s, seat, p := n.shell, n.seats()[i], f.Palette
	f.Panel(r, seat.Panel(p))
	rest, beside := r.Inset(14), 0.0 // what the emblem takes of the seat's name
	if f.W < page.Narrow {
		beside = 40
		f.Sign(seat.Sign, ui.Box(rest.X, rest.Y, 30, 30), seat.Light(p))
	} else {
		f.Sign(seat.Sign, ui.Box(rest.X+2, rest.Y, 60, 60), seat.Light(p))
		_, rest = rest.CutLeft(78)
	}
	if n.close() {
		n.closeSeat(f, rest, beside, i)
		return
	}
	aims := 20.0
	if f.W < page.Narrow {
		aims = 38
	}
	rows := rest.Rows(8, 26, aims, 42, 42, 20)
	side, name := n.words().Say(seat.Name), rows[0]
	_, name = name.CutLeft(beside)
	f.Text(side, name, p.Title().In(seat.Light(p)))
	f.Label(n.words().Say(seat.About), rows[1], p.Label())
	n.who(f, rows[2], i)
	if kind := n.title.Players[n.kinds[i]]; kind.ID == session.Person {
		f.Field(ui.Field{ID: "name." + seat.ID, Rect: rows[3], Empty: s.Say("new.name"), Most: 24}, &n.names[i])
		f.Text(s.Words.Say("player.person.about"), rows[4], p.Label())
	} else {
		about := s.Words.Say("player." + kind.ID + ".about")
		f.Paragraph(about, ui.Box(rows[3].X, rows[3].Y+4, rows[3].W, rows[3].H+30), p.Body())
	}
}

// closeSeat draws what a seat is called, beside it the person's name or what the seat is after, and below who plays it.
func (n *newGame) closeSeat(f *ui.Frame, r ui.Rect, emblem float64, i int) {
	s, seat, p := n.shell, n.seats()[i], f.Palette
	head, rest := r.CutTop(34)
	_, head = head.CutLeft(emblem)
	title, beside := head.CutLeft(max(head.W*0.42, 136))
	_, title = title.CutRight(8)
	f.Label(n.words().Say(seat.Name), title, p.Name().Sized(render.SizeLarge).In(seat.Light(p)).Tightly())
	if n.title.Players[n.kinds[i]].ID == session.Person {
		f.Field(ui.Field{ID: "name." + seat.ID, Rect: beside, Empty: s.Say("new.name"), Most: 24}, &n.names[i])
	} else {
		f.Label(n.words().Say(seat.About), beside, p.Label().Tightly())
	}
	_, rest = rest.CutTop(8)
	row, _ := rest.CutTop(min(42, rest.H))
	n.who(f, row, i)
}

// who offers a person, and beside him the computer, whose levels are gone through one by one.
func (n *newGame) who(f *ui.Frame, r ui.Rect, i int) {
	seat := n.seats()[i].ID
	gap := min(6, r.W/50)
	person, computer := r.CutLeft(r.W * 0.32)
	_, computer = computer.CutLeft(gap + 2)
	say := func(kind int) string { return n.shell.Words.Say("player." + n.title.Players[kind].ID) }
	if f.Button(ui.Button{ID: seat + ".person", Rect: person, Label: say(0), Chosen: n.kinds[i] == 0, Size: 15}) {
		n.kinds[i] = 0
	}
	before, computer := computer.CutLeft(42)
	after, computer := computer.CutRight(42)
	_, computer = computer.CutLeft(gap)
	_, computer = computer.CutRight(gap)
	if f.Button(ui.Button{ID: seat + ".computer", Rect: computer, Label: say(n.levels[i]), Chosen: n.kinds[i] > 0, Size: 15}) {
		n.kinds[i] = n.levels[i]
	}
	for _, step := range []struct {
		id, sign string
		rect     ui.Rect
		by       int
	}{{".before", "←", before, -1}, {".after", "→", after, 1}} {
		if f.Button(ui.Button{ID: seat + step.id, Rect: step.rect, Label: step.sign, Size: 15}) {
			levels := len(n.title.Players) - 1
			n.levels[i] = 1 + (n.levels[i]-1+step.by+levels)%levels
			n.kinds[i] = n.levels[i]
		}
	}
}

// table shows how the table is laid out.
func (n *newGame) table(f *ui.Frame, r ui.Rect) {
	s := n.shell
	inner := page.Panel(f, r, s.Say("new.table"))
	var choice ui.Choice
	choice.ID = "setup"
	high, gap := n.setupHeight()
	for _, setup := range n.title.Setups {
		key := "setup." + setup.ID
		var place ui.Rect
		place, inner = inner.CutTop(high)
		_, inner = inner.CutTop(gap)
		choice.Rects = append(choice.Rects, place)
		choice.Labels = append(choice.Labels, n.words().Say(key))
		choice.Seconds = append(choice.Seconds, n.words().Say(key+".line"))
		choice.Whys = append(choice.Whys, n.whyNotSetup(&setup))
	}
	f.Choice(choice, &n.setup)
	if len(n.title.HouseRules) > 0 {
		inner = n.houseButton(f, inner)
	}
	inner = n.showChoice(f, inner)
	if n.many() {
		f.Paragraph(n.more(), inner, f.Palette.Body().In(f.Palette.Dim).Tightly())
	} else {
		n.picture(f, inner, n.more())
	}
}

// more says some sentences about the setup.
func (n *newGame) more() string {
	return n.words().Say("setup." + n.title.Setups[n.setup].ID + ".more")
}

// picture shows the table of the setup, small, and below it a text.
func (n *newGame) picture(f *ui.Frame, r ui.Rect, text string) {
	style := f.Palette.Body().In(f.Palette.Dim)
	if n.title.Preview != nil {
		var picture ui.Rect
		below := 0.0
		if text != "" {
			below = f.ParagraphHeight(text, r.W, style) + page.Gap
		}
		picture, r = r.CutTop(min(r.W*0.66, r.H-below))
		n.title.Preview(f, picture, n.title.Setups[n.setup].ID, n.setupText())
		_, r = r.CutTop(page.Gap)
	}
	f.Paragraph(text, r, style)
}

// whyNotSetup says why so many cannot play a setup, or nothing.
func (n *newGame) whyNotSetup(setup *shelf.Setup) string {
	if setup.For(len(n.seats())) {
		return ""
	}
	return n.shell.Words.Say("shell.new.setup.players", assets.Args{"n": len(n.seats())})
}

// seatAll takes a number of players, and a setup that they can play.
func (n *newGame) seatAll(players int) {
	n.players = players
	for !n.title.Setups[n.setup].For(len(n.seats())) {
		n.setup = (n.setup + 1) % len(n.title.Setups)
	}
}

// options are those that matter before a game: the seed, and the settings at hand.
func (n *newGame) options(f *ui.Frame, r ui.Rect, picture bool) {
	s, p := n.shell, f.Palette
	inner := page.Panel(f, r, s.Say("new.options"))
	label, inner := inner.CutTop(22)
	f.Text(s.Say("new.seed"), label, p.Name())
	field, inner := inner.CutTop(42)
	f.Field(ui.Field{ID: "seed", Rect: field, Empty: s.Say("new.seed.empty"), Most: 20, Digits: true}, &n.seed)
	about, style := s.Say("new.seed.secret"), p.Label()
	if n.seed != "" {
		about = s.Say("new.seed.open")
	}
	if why := n.whyNot(); why != "" && n.seed != "" {
		about, style = why, style.In(p.Warning)
	}
	_, inner = inner.CutTop(6)
	height := f.Paragraph(about, inner, style)
	_, inner = inner.CutTop(height + page.Gap)
	settings, inner := inner.CutTop(n.settingsHeight())
	rows := []setting{(*Shell).speed, (*Shell).cover}
	if n.title.Resigns {
		rows = append(rows, n.resign)
	}
	s.set(f, settings, rows...)
	if picture && n.many() && n.title.Preview != nil {
		n.picture(f, inner, "")
	}
}

// resign is whether computers may give up: of this game, not of all.
func (n *newGame) resign(s *Shell, f *ui.Frame, row ui.Rect) bool {
	f.Toggle(s.toggle("new.resigns", row), &n.resigns)
	return false
}

// whyNot says why the game cannot begin, or nothing: what is typed may be larger than any seed.
func (n *newGame) whyNot() string {
	if _, err := strconv.ParseUint(n.seed, 10, 64); n.seed != "" && err != nil {
		return n.shell.Say("new.seed.most")
	}
	return n.whyNotChoice()
}

func (n *newGame) chairs() []session.Chair {
	chairs := make([]session.Chair, len(n.seats()))
	for i, k := range n.kinds[:len(chairs)] {
		chairs[i].Kind = n.title.Players[k].ID
		if chairs[i].Kind == session.Person {
			chairs[i].Name = n.names[i]
		}
	}
	return chairs
}

// start begins the game. The unfinished one that was played before is put aside.
func (n *newGame) start(f *ui.Frame) {
	s := n.shell
	start := session.Start{Setup: n.setupWithHouse(), Seed: s.seed(), Seats: n.chairs(), Resigns: n.resigns}
	if n.seed != "" {
		seed, err := strconv.ParseUint(n.seed, 10, 64)
		if err != nil {
			panic(err) // the button is not lit then
		}
		start.Seed, start.Open = seed, true
	}
	s.house[n.title.ID] = slices.Clone(n.house)
	g, err := s.begin(n.title, start)
	if err != nil {
		s.Trouble(err)
		f.Toast(s.Say("broken.title"))
		return
	}
	s.playing.Keep(f, g)
	f.Go(g)
}
