package session

import "holoboard/game"

// A Denial is why something is not done at a table. It is a key: every language has words for it, under "denied".
type Denial game.Key

func (d Denial) Error() string { return "session: denied: " + string(d) }

// What is said at a desk when something is not done.
const (
	ErrAnswered   Denial = "answered"    // this was answered already: look at the table as it is now
	ErrNotAsked   Denial = "not_asked"   // this seat is not asked about that
	ErrNotOffered Denial = "not_offered" // see [Refusal]
	ErrSent       Denial = "sent"        // too much is on its way to the table already
	ErrPicks      Denial = "picks"       // too many options, or too few
	ErrAlone      Denial = "alone"       // this is answered by several at once, and by nothing else with it
	ErrWish       Denial = "wish"        // somebody wishes to take something back: that is settled first
	ErrStays      Denial = "stays"       // this cannot be taken back: something has come to light since
	ErrRefused    Denial = "refused"     // taking this back was refused already
	ErrNoOrders   Denial = "no_orders"   // such an order cannot be given here
	ErrBegun      Denial = "begun"       // the game has begun already
	ErrNotBegun   Denial = "not_begun"   // the game has not begun yet
	ErrNotIn      Denial = "not_in"      // nothing has been handed in yet
	ErrTooHeavy   Denial = "too_heavy"   // what is handed in is larger than a table takes
	ErrElsewhere  Denial = "elsewhere"   // this is done where the table is kept
	ErrGoesOn     Denial = "goes_on"     // the game cannot be ended so: its title knows no such end, or it is over
)

// Denials returns all of them.
func Denials() []Denial {
	return []Denial{
		ErrAnswered, ErrNotAsked, ErrNotOffered, ErrSent, ErrPicks, ErrAlone, ErrWish, ErrStays, ErrRefused, ErrNoOrders, ErrBegun, ErrNotBegun, ErrNotIn,
		ErrTooHeavy, ErrElsewhere, ErrGoesOn,
	}
}

// A Refusal says why an answer was not taken. Nothing has changed.
type Refusal struct {
	Denial
	Option game.Option
	Why    *game.Why // why the option is not on offer; nil: it is just not part of what is asked
}

// Unwrap returns the denial.
func (r *Refusal) Unwrap() error { return r.Denial }
