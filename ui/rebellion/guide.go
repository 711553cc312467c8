package rebellion

import (
	"encoding/json"
	"slices"
	"time"

	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/game/session"
	"holoboard/ui"
)

// A guide leads through a chapter of the guided first game. The player plays both sides of a real game; only what
// happened in the lesson's own game is taken for an answer, so that chance can fall as it fell there.
type guide struct {
	chapter chapter
	last    bool          // no other chapter follows
	log     []game.Answer // of the lesson's game, with moves in the player's order
	now     int           // the step; after the last one the chapter is over
	box     ui.Rect       // where it speaks
	begun   string        // what the focus was set for
	enter   bool          // Enter leads on in this frame
	from    ui.Rect       // what is to be carried to where, or nothing
	dice    []ui.Rect     // that it must not lie on
	to      ui.Rect       // what is to be used, or only to be looked at
}

// Learn opens a chapter of the guided first game at a step.
func Learn(p ui.Program, number, at int) (ui.Game, error) {
	l := theLesson()
	c := l.chapters[number]
	at = min(max(at, 0), len(c.steps)-1)
	title := sessionTitle()
	title.Deal = func(json.RawMessage, int) (rules.State, error) { return l.told.Start, nil }
	start := session.Start{Open: true, Seats: slices.Repeat([]session.Chair{{Kind: session.Person}}, rules.FewestPlayers)}
	log := slices.Clone(l.told.Log)
	s, err := session.After(title, start, log, c.steps[at].at)
	if err != nil {
		return nil, err
	}
	t := newTable(p, s)
	t.guide = &guide{chapter: c, last: number == len(l.chapters)-1, log: log, now: at}
	return t, nil
}

// Progress tells how far the player is in a chapter of the guided first game, and how many steps it has.
func (t *Table) Progress() (step, of int) {
	if t.guide == nil {
		return 0, 0
	}
	return t.guide.now, len(t.guide.chapter.steps)
}

func (g *guide) over() bool { return g.now == len(g.chapter.steps) }

// step is what the guide says now, or nil when the chapter is over.
func (g *guide) step() *step {
	if g.over() {
		return nil
	}
	return &g.chapter.steps[g.now]
}

// rule is the place of the rule book that the step is about; nothing without a guide.
func (g *guide) rule() string {
	if g == nil || g.over() {
		return ""
	}
	return g.step().rule
}

// goOn puts a decision before the player, or gives the answer that he is only to watch.
func (g *guide) goOn(t *Table, d *game.Decision) {
	t.sit(d.Seat)
	g.advance(t)
	s := g.step()
	switch {
	case s != nil && s.kind == watches:
		g.watch(t, d)
	case s != nil && s.kind == does && len(d.Options) == 1 && d.Window:
		t.playAfter(secret)
	default:
		t.ask(d)
	}
}

// advance goes to the next step once all answers of this one are given.
func (g *guide) advance(t *Table) {
	for s := g.step(); s != nil && s.kind != tells && t.Game.Answers() >= g.chapter.until(g.now); s = g.step() {
		g.next(t)
	}
}

// next goes to the next step.
func (g *guide) next(t *Table) {
	g.now++
	t.Program.Keep(t.F, t)
	t.F.Invalidate()
}

// watch gives the answer of the lesson's game.
func (g *guide) watch(t *Table, d *game.Decision) {
	const glance = 350 * time.Millisecond
	if t.pause(max(thinks(d.Ask), glance)) {
		t.answer(g.log[t.Game.Answers()].Picks)
	}
}

// takes tells which of the player's answers, given in turn, are those of the lesson's game; none if he does something
// else. Units may move in any order, and more of them than there are to move are no mistake.
func (g *guide) takes(t *Table, answers []game.Option) (taken []game.Option) {
	s := g.step()
	if s == nil || s.kind != does {
		return nil
	}
	at, until := t.Game.Answers(), g.chapter.until(g.now)
	for i, o := range answers {
		if at+i >= until || !g.bring(o, at+i, until) {
			break
		}
		taken = append(taken, o)
	}
	if len(taken) < len(answers) && (len(taken) == 0 || taken[0].Kind != rules.KindMove) {
		return nil
	}
	return taken
}

// bring tells whether an option is the answer at a place of the log, or a move that can be brought there.
func (g *guide) bring(o game.Option, at, until int) bool {
	for i := at; i < until && len(g.log[i].Picks) == 1; i++ {
		if g.log[i].Picks[0] == o {
			g.log[i], g.log[at] = g.log[at], g.log[i]
			return true
		}
		if o.Kind != rules.KindMove || g.log[i].Picks[0].Kind != rules.KindMove {
			return false
		}
	}
	return false
}

// guided leaves only those of the player's answers that the guide takes, and says so if that is none.
func (t *Table) guided(chosen, answers []game.Option) (_, _ []game.Option) {
	if t.guide == nil || chosen == nil && answers == nil {
		return chosen, answers
	}
	if chosen != nil {
		chosen = t.guide.takes(t, chosen)
	} else {
		answers = t.guide.takes(t, answers)
	}
	if chosen == nil && answers == nil {
		key := "lesson.other"
		if s := t.guide.step(); s == nil || s.kind == tells {
			key = "lesson.read"
		}
		t.Picks = nil
		t.F.Toast(t.Words.Say(key))
		t.F.Invalidate()
	}
	return chosen, answers
}
