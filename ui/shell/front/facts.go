package front

import (
	"strconv"
	"strings"
	"time"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/keeping"
)

// facts are what a title's page tells of the games that were played.
type facts struct {
	counted           string // how many were played and won
	best, about       string // the best result, or nothing
	players, computer string
}

// factsOf reads the games of a title that ended here.
func (s *Shelf) factsOf(title *shelf.Title) facts {
	games, err := s.Keep.Games()
	if err != nil {
		s.Trouble(err)
	}
	x := facts{counted: s.Say("front.page.unplayed"), players: s.playersAndMinutes(title), computer: s.computers(title)}
	played, won := 0, 0
	var best *result
	for i := range games.Games {
		g := &games.Games[i]
		if g.Title != title.ID {
			continue
		}
		played++
		if r := s.resultOf(title, g); r != nil {
			won++
			if best == nil || r.better(best) {
				best = r
			}
		}
	}
	if played > 0 {
		x.counted = s.Words.Say("shell.front.page.counted", assets.Args{"n": played, "m": won})
	}
	if best != nil {
		x.best = s.Words.Say("shell.front.page.best", assets.Args{"who": s.Words.Say("player." + best.against)})
		x.about = s.Words.Say("shell.statistics.took", assets.Args{"n": best.game.Rounds}) + " · " + s.date(best.game.Ended.Local(), false)
	}
	return x
}

// result is a game that a person won.
type result struct {
	game    *keeping.Finished
	against string // the strongest kind of opponent
	rank    int
}

// resultOf is how a person won a game; nil if none did.
func (s *Shelf) resultOf(title *shelf.Title, g *keeping.Finished) *result {
	seats := title.SeatsFor(len(g.Seats))
	for me, c := range g.Seats {
		if c.Kind != session.Person || !c.Won || seats == nil {
			continue
		}
		r := &result{game: g, rank: -1}
		for i, other := range g.Seats {
			if rank := strength(title, other.Kind); seats[i].Side != seats[me].Side && rank > r.rank {
				r.against, r.rank = other.Kind, rank
			}
		}
		if r.rank >= 0 {
			return r
		}
	}
	return nil
}

// strength orders kinds of players as the title does, who plays at random last.
func strength(title *shelf.Title, kind string) int {
	for i, k := range title.Players {
		if k.ID == kind && kind != session.AtRandom {
			return i + 1
		}
	}
	return 0
}

func (r *result) better(than *result) bool {
	if r.rank != than.rank {
		return r.rank > than.rank
	}
	return r.game.Rounds <= than.game.Rounds
}

// computers names the kinds of computer that play a title.
func (s *Shelf) computers(title *shelf.Title) string {
	var names []string
	for _, k := range title.Players[1:] {
		if k.ID != session.AtRandom {
			names = append(names, s.Words.Say("player."+k.ID))
		}
	}
	return s.Words.Say("shell.front.page.computers", assets.Args{"kinds": strings.Join(names, ", ")})
}

// date says a day, and the time of day too if wanted.
func (s *Shelf) date(t time.Time, clock bool) string {
	day := s.Words.Say("shell.date", assets.Args{"day": t.Day(), "month": s.Say("month." + strconv.Itoa(int(t.Month())))})
	if clock {
		day += ", " + t.Format("15:04")
	}
	return day
}

const factHeight = 72

// factsHeight is how high the facts are.
func (t *titlePage) factsHeight(q float64) float64 {
	if t.facts.best == "" {
		return factHeight * q
	}
	return 2 * factHeight * q
}

// showFacts shows the best result, if there is one, and who plays how long, between lines.
func (t *titlePage) showFacts(f *ui.Frame, r ui.Rect, q float64) {
	if t.facts.best != "" {
		var row ui.Rect
		row, r = r.CutTop(factHeight * q)
		showFact(f, row, "cup", t.title.Light(f.Palette), t.facts.best, t.facts.about, q)
	}
	row, _ := r.CutTop(factHeight * q)
	showFact(f, row, "people", f.Palette.Dim, t.facts.players, t.facts.computer, q)
}

func showFact(f *ui.Frame, r ui.Rect, sign string, light render.Color, first, second string, q float64) {
	pal := f.Palette
	f.Line(ui.Point{X: r.X, Y: r.Y}, ui.Point{X: r.Right(), Y: r.Y}, 1, pal.LineLight)
	f.Sign(sign, ui.Box(r.X+18*q, r.Center().Y-12*q, 24*q, 24*q), light)
	text := ui.Box(r.X+58*q, r.Y+13*q, r.W-66*q, 22*q)
	head := pal.Name().Sized(16 * q)
	for head.Size > render.SizeLabel && f.TextWidth(first, head) > text.W {
		head.Size--
	}
	f.Text(first, text, head)
	f.Label(second, ui.Box(text.X, text.Bottom(), text.W, 34*q), pal.Body().Sized(15*q).In(pal.Dim).Tightly())
}
