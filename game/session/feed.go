package session

import (
	"fmt"
	"hash/fnv"
	"reflect"
	"strconv"

	"holoboard/game"
)

// A Wire is what both ends must share to read each other's bytes about a title.
type Wire struct {
	print uint64
	event reflect.Type
}

// NewWire returns the wire of a title and a version of its rules. All its events are of one type, that of the given one.
func NewWire[V comparable](title string, version int, event game.Event) Wire {
	kind := reflect.TypeOf(event)
	h := fnv.New64a()
	h.Write([]byte(title + " " + strconv.Itoa(version)))
	return Wire{h.Sum64() ^ game.Fingerprint(reflect.TypeFor[V](), kind, reflect.TypeFor[telling](), reflect.TypeFor[standing](), reflect.TypeFor[request](), reflect.TypeFor[reply]()), kind}
}

// Fingerprint returns the number that both ends must have in common.
func (w Wire) Fingerprint() uint64 { return w.print }

// A Feed tells in bytes what is new at a desk, for a [Distant] one: first everything, then differences.
type Feed[V comparable] struct {
	desk  Desk[*V]
	wire  Wire
	begun bool
	kept  int    // frames told
	times int    // that frames were taken back, told
	last  V      // the view of the last frame told
	view  []byte // its bytes
	event []byte // those of the last event told
	stood []byte // how the desk stood

	// Room for the bytes of another view, and of how the desk stands now.
	spare, stand []byte
}

// A telling is what a feed tells at once.
type telling struct {
	Kept   int // frames of before that stay
	Frames []told
	Stands []byte // the difference to how the desk stood before
}

// told is a frame: differences to the event and the view before it, nothing for a view that is the same.
type told struct {
	By          game.Seat
	Event, View []byte
}

// standing is how a desk stands beside its frames.
type standing struct {
	Chairs      []Chair
	Asked       []game.Seat
	Sealed      []game.Seat
	Orders      Orders
	Begun, Over bool
	Passes      bool
	Known, Back int
	Wish        []Wish // one or none
	View, Began []byte // differences to the view of the last frame, nothing for the same
	Given       []game.Answer
	Decision    game.Decision
	Number      int
	Early       bool
}

// NewFeed returns the feed of a desk. Who is there again keeps so many frames from before, with a sum of them ([Distant.Again]): if they are
// still those of the desk he is told what came after them, or else everything, as whoever keeps none.
func NewFeed[V comparable](desk Desk[*V], wire Wire, kept int, sum uint64) *Feed[V] {
	f := &Feed[V]{desk: desk, wire: wire}
	f.times, _ = desk.Rewound()
	if kept <= 0 {
		return f
	}
	if frames, _ := desk.Frames(0); kept <= len(frames) && sumOf(frames[:kept]) == sum {
		f.kept = kept
	}
	return f
}

// sumOf returns a number that other frames do not have.
func sumOf[V comparable](frames []Frame[*V]) uint64 {
	h := fnv.New64a()
	var b []byte
	for i := range frames {
		f := &frames[i]
		b = game.Encode(game.EncodeEvent(game.Encode(b[:0], &f.By), f.Event), f.View)
		h.Write(b)
	}
	return h.Sum64()
}

// Next returns what is new since it was asked last, nil for nothing.
func (f *Feed[V]) Next() []byte {
	t := telling{}
	times, left := f.desk.Rewound()
	f.cut(times, left)
	t.Kept = f.kept
	frames, _ := f.desk.Frames(f.kept)
	for i := range frames {
		t.Frames = append(t.Frames, f.tell(&frames[i]))
	}
	stands := f.stands()
	if f.begun && times == f.times && len(frames) == 0 && string(stands) == string(f.stood) {
		f.stand = stands
		return nil
	}
	t.Stands = game.Difference(nil, f.stood, stands)
	var b []byte
	if !f.begun {
		b = game.Encode(b, &f.wire.print)
	}
	f.begun, f.times, f.kept = true, times, f.kept+len(frames)
	f.stood, f.stand = stands, f.stood
	return game.Encode(b, &t)
}

// cut forgets frames that were taken back, and looks at the last one that stays.
func (f *Feed[V]) cut(times, left int) {
	was := f.kept
	switch {
	case times == f.times:
	case times == f.times+1:
		f.kept = min(f.kept, left)
	default:
		f.kept = 0
	}
	if f.begun && f.kept == was {
		return
	}
	last := new(V)
	f.event = nil
	if f.kept > 0 {
		frames, _ := f.desk.Frames(f.kept - 1)
		last = frames[0].View
	}
	f.last, f.view = *last, game.Encode(nil, last)
}

// differs returns the difference of a view to that of the last frame, nothing for the same. Its bytes are in the spare room then.
func (f *Feed[V]) differs(view *V) []byte {
	if *view == f.last {
		return nil
	}
	f.spare = game.Encode(f.spare[:0], view)
	return game.Difference(nil, f.view, f.spare)
}

func (f *Feed[V]) tell(frame *Frame[*V]) told {
	if reflect.TypeOf(frame.Event) != f.wire.event {
		panic(fmt.Sprintf("session: a %T among events of %s", frame.Event, f.wire.event))
	}
	event := game.EncodeEvent(nil, frame.Event)
	t := told{By: frame.By, Event: game.Difference(nil, f.event, event)}
	f.event = event
	if t.View = f.differs(frame.View); t.View != nil {
		f.view, f.spare = f.spare, f.view
		f.last = *frame.View
	}
	return t
}

// stands returns how the desk stands.
func (f *Feed[V]) stands() []byte {
	d := f.desk
	s := standing{Chairs: d.Chairs(), Asked: d.Asked(), Sealed: d.Sealed(), Orders: d.Orders(), Over: d.Over(), Known: d.Known(), Back: d.Back(), Passes: d.Passes()}
	if w := d.Wish(); w != nil {
		s.Wish = []Wish{*w}
	}
	position, begun := d.Position().(interface{ Known() game.Known[V] })
	if s.Begun = begun; !begun {
		return game.Encode(f.stand[:0], &s)
	}
	known := position.Known()
	s.View = f.differs(&known.View)
	if s.Began = s.View; known.Began != known.View {
		s.Began = f.differs(&known.Began)
	}
	s.Given, s.Decision, s.Number, s.Early = known.Given, known.Decision, known.Number, known.Early
	return game.Encode(f.stand[:0], &s)
}
