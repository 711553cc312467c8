package bot

import (
	"holoboard/game"
	"holoboard/game/rebellion"
)

// Scripts play like the cadet but for one habit that people have and the computer itself
// has not, so that its strength can be measured against that too:
//
//	holder  the Rebels never move their base, and hold it with all they build
//	hunter  the Empire keeps its leaders to occupy system after system where the base can be
type script struct {
	wary, hunts bool
	habits      map[game.Key]func(*table, game.Option) int
}

var scripts = map[string]script{
	"holder": {wary: true, habits: map[game.Key]func(*table, game.Option) int{
		rebellion.AskNewBase:      func(_ *table, o game.Option) int { return onlyIf(o.Kind == rebellion.KindProbe, -1) },
		rebellion.AskMobilization: func(_ *table, o game.Option) int { return onlyIf(o != rebellion.NewBase.Thing(), 1) },
		rebellion.AskDeployTo: func(t *table, o game.Option) int {
			if t.me == rebellion.Rebels && rebellion.System(o.A) == t.baseBox() {
				return 100
			}
			return t.rateDeployedTo(o)
		},
	}},
	"hunter": {hunts: true, habits: map[game.Key]func(*table, game.Option) int{
		rebellion.AskAssign: func(t *table, o game.Option) int {
			if o.Kind == rebellion.KindLeader && tactical(rebellion.Leader(o.A)) && !t.Revealed {
				return -1
			}
			return t.rateAssigned(o)
		},
	}},
}

// follow has a mind play by a script from here on.
func (m *Mind) follow(s script) {
	m.table.wary, m.table.hunts, m.habits = s.wary, s.hunts, s.habits
}
