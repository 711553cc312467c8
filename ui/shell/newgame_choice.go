package shell

import (
	"bytes"
	"encoding/json"
	"strconv"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/page"
)

// Heights on the new game screen, points. Where there are many setups they stand closer, and the picture of the table stands below the
// options.
const (
	choiceHeight  = 46.0
	pictureHeight = 220.0
	seedHeight    = 260.0 // of the options without the settings
)

// many tells whether there are many setups.
func (n *newGame) many() bool { return len(n.title.Setups) > 3 }

// setupHeight is how high a setup stands, and how far from the next one.
func (n *newGame) setupHeight() (high, gap float64) {
	if n.many() {
		return 46, 6
	}
	return 64, 8
}

// settingsHeight is that of the settings at hand, optionsHeight that of all options, without a picture.
func (n *newGame) settingsHeight() float64 {
	const two = 140
	if n.title.Resigns {
		return two + settingHeight
	}
	return two
}

func (n *newGame) optionsHeight() float64 { return seedHeight + n.settingsHeight() }

// heights are what the table and the options take where all stands below one another.
func (n *newGame) heights() (table, options float64) {
	if !n.many() {
		return 500, n.optionsHeight()
	}
	high, gap := n.setupHeight()
	return 44 + float64(len(n.title.Setups))*(high+gap) + 2*choiceHeight + 170, n.optionsHeight() + pictureHeight
}

// pictureBelow is what the picture of the table takes in a column of its own under many setups.
func (n *newGame) pictureBelow() float64 {
	if !n.many() || n.title.Preview == nil {
		return 0
	}
	return page.Gap + pictureHeight + 2*page.Gap
}

// usualChoices are what is chosen with each setup at first.
func usualChoices(title *shelf.Title) (amounts, ways []int) {
	amounts, ways = make([]int, len(title.Setups)), make([]int, len(title.Setups))
	for i := range title.Setups {
		if c := title.Setups[i].Choice; c != nil {
			amounts[i] = c.Usual
		}
	}
	return amounts, ways
}

// setupText is the setup with what is chosen.
func (n *newGame) setupText() json.RawMessage {
	setup := &n.title.Setups[n.setup]
	if setup.Choice == nil {
		return setup.Setup
	}
	return setup.Choice.With(n.amount[n.setup], n.way[n.setup])
}

// chooseAgain chooses what the last game began with, and tells whether it was this setup.
func (n *newGame) chooseAgain() (was bool) {
	usual, first := n.amount[n.setup], n.way[n.setup]
	n.title.Setups[n.setup].Each(func(amount, way int, _ json.RawMessage) bool {
		n.amount[n.setup], n.way[n.setup] = amount, way
		was = n.whyNotChoice() == "" && bytes.Equal(n.setupWithHouse(), n.shell.last[n.title.ID].Setup)
		return was
	})
	if !was {
		n.amount[n.setup], n.way[n.setup] = usual, first
	}
	return was
}

// whyNotChoice says why what is chosen cannot be played, or nothing.
func (n *newGame) whyNotChoice() string {
	c := n.title.Setups[n.setup].Choice
	if c == nil || c.WhyNot == nil {
		return ""
	}
	if key := c.WhyNot(n.amount[n.setup], n.way[n.setup], len(n.seats())); key != "" {
		return n.words().Say(key)
	}
	return ""
}

// showChoice shows what else is chosen with the setup, and returns the place below.
func (n *newGame) showChoice(f *ui.Frame, r ui.Rect) ui.Rect {
	setup := &n.title.Setups[n.setup]
	c := setup.Choice
	if c == nil {
		return r
	}
	var row ui.Rect
	if c.Most > 0 {
		row, r = r.CutTop(choiceHeight)
		amount := &n.amount[n.setup]
		s := ui.Stepper{ID: "amount", Rect: row.InsetXY(0, 4), Text: n.words().Say("amount."+setup.ID, assets.Args{"n": *amount})}
		if *amount <= c.Least {
			s.NoLess = n.shell.Words.Say("shell.new.least", assets.Args{"n": c.Least})
		}
		if *amount >= c.Most {
			s.NoMore = n.shell.Words.Say("shell.new.most", assets.Args{"n": c.Most})
		}
		*amount += f.Stepper(s) * c.Step
	}
	if len(c.Ways) == 0 {
		return r
	}
	row, r = r.CutTop(choiceHeight)
	shares := make([]float64, len(c.Ways))
	for i := range shares {
		shares[i] = 1
	}
	for i, place := range row.InsetXY(0, 4).Columns(6, shares...) {
		way := ui.Button{ID: "way." + strconv.Itoa(i), Rect: place, Label: n.words().Say("way." + c.Ways[i]), Hint: n.words().Say("way." + c.Ways[i] + ".about"), Chosen: n.way[n.setup] == i, Size: 15}
		if c.WhyNot != nil {
			if key := c.WhyNot(n.amount[n.setup], i, len(n.seats())); key != "" {
				way.Why = n.words().Say(key)
			}
		}
		if f.Button(way) {
			n.way[n.setup] = i
			f.Invalidate()
		}
	}
	return r
}
