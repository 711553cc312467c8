package session

import (
	"slices"

	"holoboard/game"
)

// Standing orders answer windows for a seat, questions that it is asked because of what it might hold. The session keeps
// them, saves them and tells nobody; it answers with ordinary options. It says only that an answer is due: whoever shows the
// table waits before he has it given, as long for all.

// Windows is what a title says of its windows.
type Windows[V comparable] struct {
	// Pass returns the option that lets a window pass.
	Pass func(d *game.Decision) game.Option
	// Kind returns what kind of window a seat is asked; nil: that of the question's key.
	Kind func(v *V, d *game.Decision) game.Key
	// Use returns what is used in a window by an order to use what one has: always, or where it decides something that the title
	// knows; none where nothing is. nil: such orders cannot be given.
	Use func(v *V, d *game.Decision, decisive bool) (o game.Option, uses bool)
	// Ends reports whether an order that holds until something is over ends with what its seat sees happen; nil: there are
	// no such orders.
	Ends func(o Order, seat game.Seat, frame *Frame[*V]) bool
	// Breaks reports whether such an order ends with being asked in a window: that is too grave to be passed unseen. nil: none is.
	Breaks func(o Order, v *V, d *game.Decision) bool
}

// A Doing is what an order does in a window.
type Doing uint8

// What orders do. Without an order a seat is asked if it can do anything.
const (
	AskIfAble Doing = iota
	AskAlways       // also where it can only let the window pass
	PassAlways
	UseAlways     // what one has, as soon as it matters
	UseIfDecisive // where it decides something, and pass elsewhere

	numDoings
)

// An Order says what is done in windows of a kind.
type Order struct {
	Window game.Key `json:"window,omitempty"` // nothing: in all that have no order of their own
	Do     Doing    `json:"do"`
	Until  game.Key `json:"until,omitempty"` // what it holds until, in the title's words; nothing: to the end of the game
}

// Orders are those of one seat.
type Orders struct {
	Each      []Order `json:"each,omitempty"`
	Interject bool    `json:"interject,omitempty"` // the next window is asked, whatever the orders say
	Hold      bool    `json:"hold,omitempty"`      // the window that is asked now does not pass by itself
}

// mostOrders is how many orders a seat can give.
const mostOrders = 100

// Orders returns the orders of a seat.
func (s *Session[S, V]) Orders(seat game.Seat) Orders {
	if s.orders == nil || seat < 0 {
		return Orders{}
	}
	o := s.orders[seat]
	o.Each = append([]Order(nil), o.Each...)
	return o
}

func (s *Session[S, V]) ordersOf(seat game.Seat) *Orders {
	if s.orders == nil {
		s.orders = make([]Orders, len(s.players))
	}
	return &s.orders[seat]
}

// SetOrder gives an order instead of the seat's other one for such windows. One that does what is done without it takes that
// away.
func (s *Session[S, V]) SetOrder(seat game.Seat, o Order) error {
	w := s.title.Windows
	if w == nil || o.Do >= numDoings || o.Do > PassAlways && w.Use == nil || o.Until != "" && w.Ends == nil {
		return ErrNoOrders
	}
	orders := s.ordersOf(seat)
	each := slices.DeleteFunc(slices.Clone(orders.Each), func(other Order) bool { return other.Window == o.Window })
	if o != (Order{Window: o.Window}) || o.Window != "" {
		each = append(each, o)
	}
	if len(each) > mostOrders {
		return ErrNoOrders
	}
	orders.Each = each
	return nil
}

// Interject has the seat's next window asked, whatever its orders say, or no longer.
func (s *Session[S, V]) Interject(seat game.Seat, yes bool) {
	s.ordersOf(seat).Interject = yes
}

// Hold keeps the window that a seat is asked now from passing by itself, or no longer.
func (s *Session[S, V]) Hold(seat game.Seat, yes bool) {
	s.ordersOf(seat).Hold = yes
}

// doing returns what a seat's orders do in a window.
func (s *Session[S, V]) doing(seat game.Seat, d *game.Decision) Doing {
	if s.orders == nil || s.title.Windows == nil {
		return AskIfAble
	}
	kind := d.Ask
	if s.title.Windows.Kind != nil {
		v := s.match.View(seat)
		kind = s.title.Windows.Kind(&v, d)
	}
	for _, window := range []game.Key{kind, ""} {
		for _, o := range s.orders[seat].Each {
			if o.Window == window {
				return o.Do
			}
		}
	}
	return AskIfAble
}

// passes returns the answer that is due in a window without its seat being asked, nil where the seat decides.
func (s *Session[S, V]) passes(seat game.Seat, d *game.Decision) []game.Option {
	if !d.Window || s.orders != nil && (s.orders[seat].Hold || s.orders[seat].Interject) {
		return nil
	}
	switch doing := s.doing(seat, d); {
	case doing == AskAlways:
		return nil
	case d.Forced():
		return slices.Clone(d.Options)
	case doing >= UseAlways:
		v := s.match.View(seat)
		if o, uses := s.title.Windows.Use(&v, d, doing == UseIfDecisive); uses && d.Has(o) {
			return []game.Option{o}
		}
		if doing == UseAlways {
			return nil
		}
		return s.letPass(d)
	case doing == PassAlways:
		return s.letPass(d)
	}
	return nil
}

// letPass returns the answer that lets a window pass, or nil where there is none.
func (s *Session[S, V]) letPass(d *game.Decision) []game.Option {
	if pass := s.title.Windows.Pass(d); d.Has(pass) && d.Min <= 1 {
		return []game.Option{pass}
	}
	return nil
}

// answered ends the stop that a seat ordered, with its answer in a window; what is asked at once it answers when it seals that.
func (s *Session[S, V]) answered(seat game.Seat, window bool) {
	if s.orders != nil && window {
		s.orders[seat].Interject = false
	}
}

// letGo ends the hold of a window, with what has been answered.
func (s *Session[S, V]) letGo() {
	for i := range s.orders {
		s.orders[i].Hold = false
	}
}

// endOrders ends the orders that held until something was over: with what their seats saw happen, and where a seat is asked
// anything but a window, or in one that breaks them.
func (s *Session[S, V]) endOrders(from int) {
	if s.orders == nil {
		return
	}
	for i := range s.orders {
		seat := game.Seat(i)
		frames, _ := s.Frames(seat, s.tale.upTo(seat, from))
		breaks := s.breaks(seat)
		s.orders[i].Each = slices.DeleteFunc(slices.Clone(s.orders[i].Each), func(o Order) bool {
			return o.Until != "" && (breaks(o) || slices.ContainsFunc(frames, func(f Frame[*V]) bool { return s.title.Windows.Ends(o, seat, &f) }))
		})
	}
}

// breaks reports of an order that holds until something is over whether it ends with what its seat is asked now.
func (s *Session[S, V]) breaks(seat game.Seat) func(Order) bool {
	d := &s.match.Pending
	switch asked := !s.match.Over() && d.Seat == seat; {
	case !asked:
		return func(Order) bool { return false }
	case !d.Window:
		return func(Order) bool { return true }
	}
	v := s.match.View(seat)
	return func(o Order) bool { return s.title.Windows.Breaks != nil && s.title.Windows.Breaks(o, &v, d) }
}
