package game_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// documented returns the transcript in the comment of Retell, without its remarks.
func documented(t *testing.T) string {
	t.Helper()
	source, err := os.ReadFile("transcript.go")
	if err != nil {
		t.Fatal(err)
	}
	remark := regexp.MustCompile(`(\S)\s{3,}.*`)
	var story strings.Builder
	for line := range strings.Lines(string(source)) {
		line = strings.TrimSuffix(line, "\n")
		switch text, ok := strings.CutPrefix(line, "//\t"); {
		case ok:
			story.WriteString(remark.ReplaceAllString(text, "$1") + "\n")
		case line == "//" && story.Len() > 0:
			story.WriteString("\n")
		case story.Len() > 0:
			return strings.TrimRight(story.String(), "\n") + "\n"
		}
	}
	t.Fatal("the comment of Retell has no transcript")
	return ""
}

func TestTheDocumentedTranscriptIsTrue(t *testing.T) {
	story := documented(t)
	if title := game.TitleOf(story); title != "hunt" {
		t.Errorf("the title is %q", title)
	}
	told, err := game.Retell(gametest.Hunt{}, story)
	if err != nil {
		t.Fatalf("%v in\n%s", err, story)
	}
	if told != story {
		t.Errorf("the comment says\n%s\nbut told it is\n%s", story, told)
	}
}

const described = "game hunt\nbase 7\nhider decoy\nseeker strike\n\n"

// TestRetellPutsIn: all that the rules say is written anew, whatever stood there.
func TestRetellPutsIn(t *testing.T) {
	tests := map[string]struct{ told, want string }{
		"events, instead of false ones": {
			"seeker look_at: 3\n  the base is at 3\n",
			"seeker look_at: 3\n  seeker looks at 3\n",
		},
		"who is asked": {
			"seeker look_at: 3\n? nobody: nothing\n",
			"seeker look_at: 3\n  seeker looks at 3\n? hider cover: none, decoy\n",
		},
		"why something is refused": {
			"seeker look_at: 3\nhider cover: none\nroll: 1\nhider move_to: 8\nseeker lay: none\n! seeker look_at: 3\n  because\n",
			"seeker look_at: 3\n  seeker looks at 3\nhider cover: none\nroll: 1\n  nothing at 3\nhider move_to: 8\n" +
				"  hider may move at 8\n  hider draws decoy\n  seeker draws strike\nseeker lay: none\n! seeker look_at: 3\n  H3 looked_already\n",
		},
		"that there is no reason": {
			"seeker look_at: 3\n! hider cover: strike\n",
			"seeker look_at: 3\n  seeker looks at 3\n! hider cover: strike\n  not on offer\n",
		},
		"how it stands": {
			"= base is nowhere\n= round\n",
			"= base is 7\n= round is 1\n",
		},
		"that the game is over": {
			"seeker look_at: 7\nhider cover: decoy\n? hider is asked something\n",
			"seeker look_at: 7\n  seeker looks at 7\nhider cover: decoy\n  hider covers decoy\n  seeker wins\n? the game is over\n",
		},
		"empty lines at its end":               {"seeker look_at: 3\n \n\t\n", "seeker look_at: 3\n  seeker looks at 3\n\n\n"},
		"nothing":                              {"", ""},
		"comments and empty lines as they are": {"# well\n\n# and\n", "# well\n\n# and\n"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			got, err := game.Retell(gametest.Hunt{}, described+test.told)
			if err != nil {
				t.Fatal(err)
			}
			if want := described + test.want; got != want {
				t.Errorf("told\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// TestReciteReturnsTheGame: the table, all answers, and what the notes say before which of them.
func TestReciteReturnsTheGame(t *testing.T) {
	story := described + "> begin\nseeker look_at: 3\n> cover\n> none left\nhider cover: none\nroll: 1\n> end\n"
	told, err := game.Recite(gametest.Hunt{}, story)
	if err != nil {
		t.Fatal(err)
	}
	want := []game.Note{{At: 0, Text: "begin"}, {At: 1, Text: "cover"}, {At: 1, Text: "none left"}, {At: 3, Text: "end"}}
	if !slices.Equal(told.Notes, want) || len(told.Log) != 3 || told.Log[2].Seat != game.Chance {
		t.Errorf("the notes are %v and the answers %v, want the notes %v and three answers, the last by chance", told.Notes, told.Log, want)
	}
	if m, _, err := game.Replay(gametest.Hunt{}, told.Start, told.Log, nil); err != nil || m.Over() {
		t.Errorf("the game cannot be played again: %v", err)
	}
	if !strings.Contains(told.Story, "\n> cover\n> none left\nhider cover: none\n") {
		t.Errorf("the notes are lost: %s", told.Story)
	}
}

// TestRetellRefuses: what does not fit is refused, with the line and the reason.
func TestRetellRefuses(t *testing.T) {
	tests := map[string]struct{ story, says string }{
		"a description of nothing":  {"game hunt\nmoon 7\n\n", `line 2: hunt does not know what "moon 7" is`},
		"a roll before the game":    {"game hunt\nbase 7\nroll: 2\n\n", `line 3: hunt does not know what "roll: 2" is`},
		"an event before the game":  {"game hunt\nbase 7\n  seeker looks at 3\n\n", `line 3: hunt does not know`},
		"a table that cannot be":    {"game hunt\nbase 70\n\n", `line 2: there is no system "70"`},
		"a note before the game":    {"game hunt\n> begin\nbase 7\n\n", `line 2: hunt does not know what "> begin" is`},
		"no game":                   {"game hunt\nbase 7\n", "an empty line is missing"},
		"a line that says nothing":  {described + "seeker\n", `line 6: "seeker" is no answer`},
		"an unknown word":           {described + "seeker look_at: moon\n", "line 6: moon is not on offer: ? seeker look_at: 1, 2"},
		"what a rule refuses":       {described + "seeker look_at: 3\nhider cover: none\nroll: 2\nhider move_to: 2\n", "2 is not on offer (H6 too_far): ? hider move_to"},
		"another seat's answer":     {described + "hider look_at: 3\n", "hider is not asked look_at; the game stands at: ? seeker look_at"},
		"an answer to nothing":      {described + "seeker strike_at: 3\n", "seeker is not asked strike_at"},
		"too many picks":            {described + "seeker look_at: 3, 4\n", `"look_at" takes 1 to 1 options, got 2`},
		"no picks":                  {described + "seeker look_at: nothing\n", `"look_at" takes 1 to 1 options, got 0`},
		"a missing roll":            {described + "seeker look_at: 3\nhider cover: none\n", "line 7: a roll is needed here (missing: 1)"},
		"a roll that cannot be":     {described + "seeker look_at: 3\nhider cover: none\nroll: 4\n", "4 is nothing that can be rolled here"},
		"a roll too many":           {described + "seeker look_at: 3\nhider cover: none\nroll: 2 1\n", "nobody rolls 1"},
		"a roll for nothing":        {described + "seeker look_at: 3\nroll: 2\n", "nobody rolls 2"},
		"a refusal of what is free": {described + "! seeker look_at: 3\n", "3 is on offer"},
		"a question that is put":    {described + "! seeker look_at\n", "seeker is asked look_at; the game stands at"},
		"no question":               {described + "! seeker\n", "names no question"},
		"a refusal of nothing":      {described + "! seeker look_at: moon\n", "moon names nothing"},
		"a refusal by the wrong":    {described + "! hider look_at: 3\n", "hider is not asked look_at"},
		"an unknown standing":       {described + "= moon\n", `hunt does not know how "moon" stands`},
		"an answer after the end":   {described + "seeker look_at: 7\nhider cover: decoy\nhider move_to: 8\n", "line 8: the game is over"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			told, err := game.Retell(gametest.Hunt{}, test.story)
			if !strings.HasPrefix(told, "game hunt\n") {
				t.Errorf("the story so far is %q", told)
			}
			if err == nil || !strings.Contains(err.Error(), test.says) {
				t.Errorf("error %v, want %q in it", err, test.says)
			}
		})
	}
}

func TestTitleOf(t *testing.T) {
	for story, want := range map[string]string{"game hunt\nbase 7\n": "hunt", "game rebellion": "rebellion", "base 7": "", "": ""} {
		if got := game.TitleOf(story); got != want {
			t.Errorf("the title of %q is %q, want %q", story, got, want)
		}
	}
}
