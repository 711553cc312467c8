package fleet

import (
	"strconv"
	"strings"

	"holoboard/assets"
	rules "holoboard/game/starship"
	"holoboard/ui"
)

// A sentence is something that is computed of a fleet, and what follows from it.
type sentence struct {
	sign, text, second string
	wrong              bool // it is a warning, or the fleet is refused for it
}

// sentences say what a fleet can do, and what is wrong with it.
func (b *Builder) sentences() (all []sentence) {
	nonfighters, fighters := b.fleet.Ships()
	if nonfighters+fighters == 0 {
		return nil
	}
	launches := b.fleet.Launches()
	launch := sentence{sign: "launch", text: b.words.Say("fleet.launches", assets.Args{"n": launches})}
	switch {
	case launches == 0 && fighters > 0:
		launch = sentence{sign: "warning", text: b.words.Say("fleet.no_launch"), second: b.words.Say("fleet.no_launch.then", assets.Args{"n": fighters}), wrong: true}
	case fighters == 0:
		launch.second = b.words.Say("fleet.no_fighters")
	default:
		launch.second = b.words.Say("fleet.all_out", assets.Args{"n": fighters, "round": (fighters + launches - 1) / launches})
	}
	counters, classes := counters(&b.fleet)
	command := sentence{sign: "command_counter", text: b.words.Say("fleet.counters", assets.Args{"n": counters})}
	if counters > 0 {
		command.second = b.words.Say("fleet.counters.for", assets.Args{"classes": strings.Join(classes, ", ")})
	}
	ships, most := pointDefense(&b.fleet)
	point := sentence{sign: "point_defense", text: b.words.Say("fleet.point_defense", assets.Args{"n": ships})}
	if ships > 0 {
		point.second = b.words.Say("fleet.point_defense.most", assets.Args{"n": most})
	}
	all = append(all, launch, command, point)
	for _, why := range b.fleet.WhyNot(b.side, b.limit) {
		all = append(all, sentence{sign: "cross", text: b.why(why), wrong: true})
	}
	return all
}

// counters are the command counters of a fleet, and the classes for whose options they may be used.
func counters(f *rules.Fleet) (n int, classes []string) {
	var may [5]bool
	for _, line := range f.Lines {
		face := line.Card.Face(false)
		n += line.Count * face.Counters()
		for class := range may {
			may[class] = may[class] || face.Counters() > 0 && face.Commands(uint8(class))
		}
	}
	for class, yes := range may {
		if yes {
			classes = append(classes, strconv.Itoa(class))
		}
	}
	return n, classes
}

// pointDefense is how many ships of a fleet have Point-Defense, and the best rating among them.
func pointDefense(f *rules.Fleet) (ships, most int) {
	for _, line := range f.Lines {
		if rating, has := line.Card.Face(false).PointDefense(); has {
			ships += line.Count
			most = max(most, rating)
		}
	}
	return ships, most
}

// showSentences shows them at the bottom of a place and returns what is left above.
func (b *Builder) showSentences(f *ui.Frame, box ui.Rect) ui.Rect {
	const high = 40.0
	all := b.sentences()
	if f.Small() && f.W >= wideWidth {
		return b.showFigures(f, box)
	}
	foot, rest := box.CutBottom(high*float64(len(all)) + 10)
	if len(all) > 0 {
		f.Fill(ui.Box(foot.X, foot.Y+2, foot.W, 1), f.Palette.Line)
	}
	_, foot = foot.CutTop(6)
	for _, s := range all {
		var row ui.Rect
		row, foot = foot.CutTop(high)
		s.show(f, row)
	}
	return rest
}

func (s *sentence) show(f *ui.Frame, row ui.Rect) {
	p := f.Palette
	sign, text := row.CutLeft(30)
	color, name := p.Text, p.Name()
	switch {
	case s.wrong:
		color, name = p.Warning, name.In(p.Warning.Mix(p.Text, 0.4))
	case s.sign == "command_counter":
		color = p.Amber
	}
	f.Sign(s.sign, sign.Middle(20, 20).Move(-4, 0), color)
	if s.second == "" {
		f.Label(s.text, text, name.Tightly())
		return
	}
	upper, lower := text.Middle(text.W, 36).CutTop(19)
	f.Label(s.text, upper, name)
	f.Label(s.second, lower, p.Label())
}

// showFigures shows the figures of the sentences alone, where there is little height.
func (b *Builder) showFigures(f *ui.Frame, box ui.Rect) ui.Rect {
	foot, rest := box.CutBottom(26)
	n, _ := counters(&b.fleet)
	ships, _ := pointDefense(&b.fleet)
	signs := []string{"launch", "command_counter", "point_defense"}
	for i, place := range foot.Columns(4, 1, 1, 1) {
		sign, number := place.CutLeft(28)
		f.Sign(signs[i], sign.Middle(20, 20), f.Palette.Dim)
		f.Text(strconv.Itoa([]int{b.fleet.Launches(), n, ships}[i]), number, f.Palette.Number())
		s := f.Spot(ui.Spot{ID: "fleet.figure." + signs[i], Rect: place, Quiet: true})
		if all := b.sentences(); i < len(all) {
			f.Hint(place, s, all[i].text+". "+all[i].second)
		}
	}
	return rest
}
