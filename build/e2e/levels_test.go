//go:build e2e

package e2e

import (
	"testing"

	"holoboard/game/session"
)

// meetLevels has a person sit down on either side against each level of the new game screen in turn, and play until his
// first turn: the computer has assigned its leaders by then, and as the Rebels had a turn of its own. That takes minutes.
func meetLevels(t *testing.T, m machine) {
	others := map[string]string{"rebels": "empire", "empire": "rebels"}
	for me, other := range others {
		met := map[string]bool{}
		for n := range 4 { // the screen remembers who was met last
			m.ClickOn("new_game")
			m.ClickOn("players.2")
			m.ClickOn(me + ".person")
			m.ClickOn(other + ".computer")
			if n > 0 {
				m.ClickOn(other + ".after")
			}
			m.ClickOn(firstGame)
			if n == 0 {
				m.ClickOn("speed") // from normal to fast
				m.ClickOn("speed") // and off
			}
			m.ClickOn("start")
			m.WaitScreen("table")
			kind := m.playToATurn()
			met[kind] = true
			m.Shot("met-" + kind + "-as-" + me)
			openMenu(m.Screen)
			m.ClickOn("menu.leave")
			m.WaitScreen("title")
		}
		for _, kind := range []string{"cadet", "officer", "admiral", "grand_admiral"} {
			if !met[kind] {
				t.Errorf("as %s nobody met the %s, but %v", me, kind, met)
			}
		}
	}
}

// playToATurn answers for the person until his first turn, and returns whom he plays against.
func (m machine) playToATurn() (kind string) {
	for range 40 {
		told := m.WaitFor("a question, or a long thought", func(told Spots) bool {
			return told.Asked != "" || told.Spots["thinking.enough"].On
		})
		switch {
		case told.Spots["revealed.close"].On:
			m.ClickOn("revealed.close")
		case told.Asked == "turn":
			for _, chair := range m.read("last").Started().Seats {
				if chair.Kind != session.Person {
					kind = chair.Kind
				}
			}
			return kind
		case told.Spots["thinking.enough"].On:
			m.ClickOn("thinking.enough")
		case told.Asked == "choose_base":
			hideBase(m.Screen)
		case told.Spots["confirm.yes"].On:
			m.ClickOn("confirm.yes")
		default:
			answerSomehow(m.Screen, told)
		}
	}
	m.t.Fatal("the person's turn does not come")
	return ""
}

func TestWholeLevelsInWindow(t *testing.T) { meetLevels(t, inWindow(t)) }

func TestWholeLevelsInBrowser(t *testing.T) { meetLevels(t, inBrowser(OpenCoarse(t))) }
