package screen

import (
	"holoboard/game"
	"holoboard/render"
	"holoboard/render/board"
	"holoboard/ui"
	"holoboard/ui/table/carry"
	"holoboard/ui/table/flow"
	"holoboard/ui/table/reel"
	"holoboard/ui/table/scene"
)

// Own is what the screen of one game has of its own: how it says things, what its things are, what it shows beside what every table has,
// and what carrying means there. Where a title has nothing to say it embeds the plain ones.
type Own[V any, E game.Event] struct {
	Title[V, E]
	Words[V, E]
	Things
	Panels
	Carries[V]
}

// Carries says what carrying means at a title's table.
type Carries[V any] = carry.Title[V]

// A Title is the game on the screen.
type Title[V any, E game.Event] interface {
	// About says in a few words how the game stands, Result how it ended; nil while it goes on, see [ui.Game].
	About() string
	Result() *ui.Result
	// Teller says how events are told to whoever looks.
	Teller() reel.Teller[E]
	// Forget drops what was worked out about a question: another one is put, or the table has changed.
	Forget()
	// Happened hears what an answer has led to.
	Happened(news []reel.Frame[V, E], answers []game.Option)
	// Openly tells whether what is asked now is put to all at the uncovered screen. It must not depend on what anybody holds.
	Openly() bool
	// ConfirmKey finds the words that ask about answers once more, or nothing, and Confirmation the question about them.
	ConfirmKey(answers []game.Option) string
	Confirmation(key string, answers []game.Option) ui.Question
	// Reconsider drops what was worked out about answers that were asked about once more.
	Reconsider()
	// Done counts the answers of what is under way that are taken back together by one press, or 0.
	Done() int
}

// Words are those of a title.
type Words[V any, E game.Event] interface {
	// Speak takes the words of another language.
	Speak()
	// Question returns the words of a decision.
	Question(d *game.Decision) (title, help string)
	// Hint is what a decision is better asked with than its help, or nothing: the odds of what impends. CarryHint is the same while
	// something is held over a place.
	Hint() string
	CarryHint() string
	// OptionText says an option in a list, ButtonText on its button.
	OptionText(o game.Option) string
	ButtonText(o game.Option) string
	// Joined lists names in a sentence.
	Joined(names []string) string
	// EventText says what is told just now.
	EventText(e E) string
	// SeatID is the name of a seat in keys of words: "side.ID" is what it is called, "waiting.ID" that it is on the move.
	SeatID(v V, s game.Seat) string
	// Lists are what lies where, in words, as the viewer sees it: places, hands, what lies before the sides.
	Lists() []ui.List
	// MarkOf is what a mark of an event on the timeline of a recorded game says.
	MarkOf(e E) Mark
	// EventPlace is where an event happens on the board, and false for nowhere.
	EventPlace(e E) (place game.Option, ok bool)
	// EventColor is that of a ring which spreads where an event happens.
	EventColor(e E) render.Color
}

// A Mark is what is said at a point of a timeline: whole and in short, whose it is, and whether it has the colour of a warning.
type Mark struct {
	Name, Short string
	Side        int
	Warns       bool
}

// Things say what those of a title's board are.
type Things interface {
	// Button tells whether an option is a button of the bar, and Finishes whether it ends what the player is doing well.
	Button(o game.Option) bool
	Finishes(o game.Option) bool
	// Unused says what useful an option that ends something would leave undone, or nothing. It must be asked about once more,
	// see [Title.ConfirmKey].
	Unused(o game.Option) string
	// Rare tells whether an option is chosen once in a game at most and cannot be taken back: nobody must come upon its button in passing.
	Rare(o game.Option) bool
	// Round tells whether a thing is a disc.
	Round(thing game.Option) bool
	// Ground is the place of the map that units stand in, where they themselves are not meant: a stack may hide nearly all of it.
	Ground(thing game.Option) (place game.Option, ok bool)
	// Concerned are the places of the board that the question is about; nil if it is about none or nearly all.
	Concerned() func(place game.Option) bool
	// Vicinity are the places of the board that what lies over it is about: one, and those next to it; nil for none.
	Vicinity() func(place game.Option) bool
	// AsksBoard tells whether a recap must not hide the board, see recap.Table.
	AsksBoard() bool
	// Turns tells whether looking at a thing is looking at the board, and Hides counts what stands there in a part of the screen.
	Turns(thing game.Option) bool
	Hides(box ui.Rect) int
	// Tab is the tab of a place that is no thing of the board, and false for any other.
	Tab(place game.Option) (board.Tab, bool)
	// InHand counts the cards of the viewer's hand.
	InHand() int
	// Mark adds to how a thing looks, Look to how the board does.
	Mark(thing game.Option, s board.State) board.State
	Look(l board.Look) board.Look
	// MapPlace is the place of the map that a thing is or stands in, and false for what lies elsewhere.
	MapPlace(thing game.Option) (place game.Option, ok bool)
	// Press is told what is clicked that may be chosen, and tells whether it did something else than choosing that.
	Press(thing, o game.Option) bool
	// Holds tells whether the title has the board in its own hands: nothing on it is a thing then.
	Holds() bool
}

// A Layer is a moment in a frame at which a title shows what is its own.
type Layer uint8

// The layers, in their order.
const (
	Beginning   Layer = iota // the game has gone on, nothing is shown yet
	Opening                  // tabs are open, scenes found
	UnderThings              // what lies under the pointer on the board is found next
	OverThings               // what lies there can be pointed at, nothing is drawn yet
	OverBoard                // the board is drawn
	OverMap                  // panels over the map
	OwnList                  // the list of one's own things begins
	OverPrompt               // bar, tabs and log are there
	OverTable                // lists and questions are there
	OverSheets               // cards are there that were looked up
)

// Panels are what a title shows of its own.
type Panels interface {
	// ShowLayer shows what belongs to a layer.
	ShowLayer(Layer)
	// DrawOver draws what lies over the picture of a thing in the list of the viewer's own.
	DrawOver(thing board.Thing)
	// ShowNews shows what is told just now where no piece moves, and tells whether it did.
	ShowNews() bool
	// Buttons adds the title's own to those of the bar before its options, Also to all of them or to the bar while nothing is asked.
	Buttons(list []flow.Button) []flow.Button
	Also(list []flow.Button) []flow.Button
	// Last is a button beside the options of the decision that may be its main one; false for none.
	Last() (flow.Button, bool)
	// Panel is the place beside a panel that covers the map, and false while none does.
	Panel() (beside ui.Rect, ok bool)
	// CloseFirst puts away what Escape closes before the menu opens, and tells whether anything was open.
	CloseFirst() bool
	// ShowResult shows how the game ended and returns the places of seven buttons, and the size of their words.
	ShowResult() (buttons []ui.Rect, size float64)
	// Outcome is who has won, for a whole room.
	Outcome() scene.Outcome
	// ChoicesArea is the middle of the screen without what must not be hidden from cards to choose from.
	ChoicesArea(middle ui.Rect) ui.Rect
	// Picture is what the bar shows beside its words.
	Picture() ui.PromptPicture
	// ShowPrompt shows a bar instead of the one that asks, and tells whether it did.
	ShowPrompt() bool
	// ShowMap has whatever covers the map give way to it.
	ShowMap()
}

// A Resting title is one where leaving what is carried where it is may be an answer.
type Resting interface {
	// Rests is the button that gives it, and false where it is none.
	Rests() (flow.Button, bool)
}
