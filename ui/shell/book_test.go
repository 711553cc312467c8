//go:build !js

package shell

import (
	"fmt"
	"testing"
	"time"

	"holoboard/assets"
	"holoboard/ui"
	"holoboard/ui/shell/book"
	"holoboard/ui/shell/device"
	"holoboard/ui/uitest"
)

// coinsBook is a rule book of three pages, of which the first is long.
func coinsBook(*assets.Words) *ui.Book {
	text := func(name, text string) ui.BookPart { return ui.BookPart{Name: name, Spans: ui.BookSpans(text)} }
	long := &ui.BookPage{Name: "R1", Title: "Taking"}
	for n := range 60 {
		long.Parts = append(long.Parts, text(fmt.Sprintf("R1.%d", n), "You may take coins, up to a number of them."))
	}
	long.Parts[0] = text("R1.0", "Whoever takes the last coin loses, see [[coin.gold|gold coins]].")
	return ui.NewBook([]ui.BookGroup{
		{Name: "rules", Title: "Rules", Pages: []*ui.BookPage{long, {Name: "R2", Title: "Passing", Parts: []ui.BookPart{text("R2.1", "Nobody passes.")}}}},
		{Name: "things", Title: "Things", Pages: []*ui.BookPage{{Name: "coin.gold", Title: "Gold coin", Parts: []ui.BookPart{text("", "It glitters. [R1.40]")}}}},
	})
}

// read opens the title screen of a shell whose title has a rule book.
func read(t *testing.T) *uitest.Hand {
	t.Helper()
	s := newShell(t, device.Memory{})
	s.Titles[0].Book = coinsBook
	return sit(t, s)
}

// shown is the place of the rule book that a hand has open.
func shown(t *testing.T, hand *uitest.Hand) (page string, part int) {
	t.Helper()
	b, ok := hand.Window.Screen().(*book.Screen)
	if !ok {
		t.Fatalf("%v is no rule book", hand.Window)
	}
	return b.At()
}

func showsPage(t *testing.T, hand *uitest.Hand, want string) {
	t.Helper()
	if page, _ := shown(t, hand); page != want {
		t.Errorf("the rule book shows %s, want %s", page, want)
	}
}

func TestWithoutARuleBookNoneIsOffered(t *testing.T) {
	hand := sit(t, newShell(t, device.Memory{}))
	hand.Key(ui.KeyF1)
	onFront(t, hand)
	if hand.Click("title.coins"); hand.Has("rules") {
		t.Error("a rule book is offered that is not there")
	}
}

func TestTheRuleBookIsReadFromTheTitle(t *testing.T) {
	hand := read(t)
	hand.Click("title.coins")
	hand.Click("rules")
	showsPage(t, hand, "R1")
	hand.Click("book.link.0.1")
	showsPage(t, hand, "coin.gold")
	hand.Click("book.link.0.1") // the rule in brackets
	if page, part := shown(t, hand); page != "R1" || part != 40 {
		t.Errorf("the link leads to part %d of %s", part, page)
	}
	if hand.Has("book.link.0.1") {
		t.Error("the page is not scrolled to the rule, its beginning is still to be seen")
	}
	hand.Click("book.before")
	showsPage(t, hand, "coin.gold")
	hand.Click("book.before")
	if page, part := shown(t, hand); page != "R1" || part != -1 || !hand.Has("book.link.0.1") {
		t.Errorf("back again it shows part %d of %s", part, page)
	}
	if hand.Why("book.before") == "" {
		t.Error("before the first page there is another one")
	}
	hand.Click("book.after")
	showsPage(t, hand, "coin.gold")
	hand.Key(ui.KeyEscape)
	if name := hand.Window.Screen().(ui.Named).ScreenName(); name != "title-page" {
		t.Errorf("the rule book was left for %s", name)
	}
}

func TestWhatIsTypedIsFoundInTheRuleBook(t *testing.T) {
	hand := read(t)
	hand.Key(ui.KeyF1)
	hand.Type("glit") // the field has the focus from the start
	if !hand.Has("book.hit.0") || hand.Has("book.hit.1") {
		t.Fatal("the coin that glitters is not found")
	}
	hand.Key(ui.KeyEnter)
	showsPage(t, hand, "coin.gold")
	for range 4 {
		hand.Key(ui.KeyBackspace)
	}
	if hand.Has("book.hit.0") || !hand.Has("book.group.rules") {
		t.Error("with nothing to look for the contents are not there")
	}
	hand.Click("book.group.rules")
	hand.Click("book.to.R2")
	showsPage(t, hand, "R2")
	hand.Click("book.search")
	hand.Type("zzz")
	if hand.Has("book.hit.0") {
		t.Error("nonsense is found")
	}
}

func TestTheRuleBookIsReadByKeys(t *testing.T) {
	hand := read(t)
	hand.Key(ui.KeyF1)
	for range 40 {
		hand.Key(ui.KeyTab)
		if hand.Window.Focus() == "book.link.0.1" {
			break
		}
	}
	hand.Key(ui.KeyEnter)
	showsPage(t, hand, "coin.gold")
	hand.Key(ui.KeyBackspace)
	showsPage(t, hand, "R1")
	before, _ := hand.Window.Spot("book.link.0.1")
	hand.Key(ui.KeyPageDown)
	if after, ok := hand.Window.Spot("book.link.0.1"); ok && after == before {
		t.Error("Page Down does not scroll")
	}
}

// On a phone there is one column: contents, or a page.
func TestTheRuleBookOnAPhone(t *testing.T) {
	s := newShell(t, device.Memory{})
	s.Titles[0].Book = coinsBook
	hand := uitest.New(t, ui.NewWindow(book.New(s.Ground, s.bookOf(&s.Titles[0]), s.Front(), "R1.40"), 390, 844, 1))
	hand.Touch = true
	if hand.Has("book.search") || hand.Has("book.link.0.1") {
		t.Error("the rule that was asked for is not what is shown")
	}
	hand.Click("book.list")
	if !hand.Has("book.search") {
		t.Fatal("there are no contents")
	}
	hand.Click("book.group.things")
	hand.Click("book.to.coin.gold")
	showsPage(t, hand, "coin.gold")
	hand.Click("book.link.0.1")
	if page, part := shown(t, hand); page != "R1" || part != 40 {
		t.Errorf("the link leads to part %d of %s", part, page)
	}
	hand.Click("back")
	onFront(t, hand)
}

// F1 leads into the rule book from a page and from under a dialog, and back.
func TestTheRuleBookFromAnywhere(t *testing.T) {
	hand := read(t)
	hand.Click("settings")
	hand.Key(ui.KeyF1)
	showsPage(t, hand, "R1")
	hand.Key(ui.KeyEscape)
	if _, ok := hand.Window.Screen().(*options); !ok {
		t.Errorf("from the rule book one comes to %v, not to the settings", hand.Window)
	}
	hand.Click("back")
	hand.Click("new_game")
	hand.Click("house")
	hand.Key(ui.KeyF1)
	showsPage(t, hand, "R1")
	hand.Key(ui.KeyEscape)
	if !hand.Has("house.done") {
		t.Error("the house rules are not open any more")
	}
	hand.Click("house.done")
	hand.Click("start")
	hand.Wait(time.Second)
	hand.Key(ui.KeyEscape)
	hand.Click("menu.rules")
	showsPage(t, hand, "R1")
	hand.Key(ui.KeyEscape)
	if _, ok := hand.Window.Screen().(*menu); !ok {
		t.Errorf("from the rule book one comes to %v, not to the menu", hand.Window)
	}
}
