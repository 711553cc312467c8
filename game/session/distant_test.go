package session_test

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
	"holoboard/game/session"
)

type (
	feed    = session.Feed[gametest.HuntView]
	distant = session.Distant[gametest.HuntTable, gametest.HuntView]
)

var wire = gametest.HuntWire()

// faraway returns a desk far from a host, and the feed that tells it.
func faraway(h *host, seat game.Seat) (*distant, *feed) {
	near := h.Desk(seat)
	server := session.NewServer(near)
	var far *distant
	far = session.NewDistant(gametest.Hunt{}, seat, wire, func(b []byte) error {
		reply, err := server.Serve(b)
		if err != nil {
			return err
		}
		_, denied := far.Hear(reply)
		return denied
	})
	return far, session.NewFeed(near, wire, 0, 0)
}

// TestWhatIsSentIsDoneWhenTheReplyIsThere: until then it waits; replies that come late, twice or from nowhere do no harm.
func TestWhatIsSentIsDoneWhenTheReplyIsThere(t *testing.T) {
	h, _, seeks, _ := desks(t, false)
	var sent [][]byte
	far := session.NewDistant(gametest.Hunt{}, seeker, wire, func(b []byte) error { sent = append(sent, b); return nil })
	take(t, far, session.NewFeed(h.Desk(seeker), wire, 0, 0))
	number := far.Position().At()
	if far.Waits() || far.Answer(number, gametest.System(3)) != nil || far.Gesture(number, gametest.Card(gametest.Strike), gametest.System(3)) != nil || !far.Waits() {
		t.Fatal("what is sent does not wait")
	}
	var replies [][]byte
	server := session.NewServer(seeks)
	for _, b := range sent {
		reply, err := server.Serve(b)
		if err != nil {
			t.Fatal(err)
		}
		replies = append(replies, reply)
	}
	var refusal *session.Refusal
	if n, err := far.Hear(replies[0]); n != 1 || !errors.As(err, &refusal) || !errors.Is(err, session.ErrNotOffered) || refusal.Option != gametest.System(3) || !far.Waits() {
		t.Errorf("request %d was denied with %v", n, err)
	}
	for range 2 {
		if n, err := far.Hear(replies[1]); n != 2 || err != nil || far.Waits() {
			t.Errorf("request %d was denied with %v", n, err)
		}
	}
	for _, b := range [][]byte{nil, {0}, {9, 0, 0, 0}, append(replies[0], 0)} {
		if _, err := far.Hear(b); err != game.ErrWire {
			t.Errorf("%v is taken for a reply", b)
		}
	}
}

// TestWhatIsSentTwiceIsDoneOnce: after a lost connection what has no reply is sent again; what was done gets its reply of then, and what comes
// without what was sent before it is not done.
func TestWhatIsSentTwiceIsDoneOnce(t *testing.T) {
	_, _, seeks, _ := desks(t, false)
	var sent [][]byte
	far := session.NewDistant(gametest.Hunt{}, seeker, wire, func(b []byte) error { sent = append(sent, b); return nil })
	take(t, far, session.NewFeed(seeks, wire, 0, 0))
	at := far.Position().At()
	if far.Answer(at, gametest.Card(gametest.Strike)) != nil || far.Answer(at+1, gametest.System(3)) != nil {
		t.Fatal("answers are not sent")
	}
	server := session.NewServer(seeks)
	if _, err := server.Serve(sent[0]); err != nil { // its reply is lost
		t.Fatal(err)
	}
	first := sent
	sent = nil
	if far.Repeat() != nil || !slices.EqualFunc(sent, first, bytes.Equal) {
		t.Fatalf("%d requests are sent again, not %d", len(sent), len(first))
	}
	for i, b := range sent {
		reply, err := server.Serve(b)
		if err != nil {
			t.Fatal(err)
		}
		if n, denied := far.Hear(reply); n != i+1 || denied != nil || far.Waits() != (i == 0) {
			t.Errorf("request %d was denied with %v", n, denied)
		}
	}
	if seeks.Position().At() != at+1 || !slices.Equal(seeks.Asked(), []game.Seat{hider}) {
		t.Errorf("decision %d is asked, of %v", seeks.Position().At(), seeks.Asked())
	}
	for range 2 {
		_ = far.Interject(true)
	}
	if _, err := server.Serve(sent[len(sent)-1]); err != game.ErrWire {
		t.Errorf("what was sent after something that is lost: %v", err)
	}
	for range 20 {
		if err := far.Ready(true); err == session.ErrSent {
			return
		}
	}
	t.Error("any number of requests may be on their way")
}

func take(t testing.TB, d *distant, f *feed) (n int) {
	t.Helper()
	b := f.Next()
	if b == nil {
		return 0
	}
	if err := d.Take(b); err != nil {
		t.Fatal(err)
	}
	return len(b)
}

// TestADeskFarAwayDoesWhatIsDoneAtIt: the same refusals come back.
func TestADeskFarAwayDoesWhatIsDoneAtIt(t *testing.T) {
	h, _, seeks, _ := desks(t, false)
	far, f := faraway(h, seeker)
	if far.Position() != nil || far.Over() || far.Wish() != nil {
		t.Error("a desk knows something before it is told")
	}
	take(t, far, f)
	if f.Next() != nil {
		t.Error("the same is told twice")
	}
	number := far.Position().At()
	var refusal *session.Refusal
	if err := far.Answer(number, gametest.System(3)); !errors.As(err, &refusal) {
		t.Errorf("what is not on offer: %v", err)
	}
	if err := far.Gesture(number, gametest.Card(gametest.Strike), gametest.System(3)); err != nil {
		t.Fatal(err)
	}
	if err := far.Answer(number, gametest.None); err != session.ErrAnswered {
		t.Errorf("a decision of before: %v", err)
	}
	take(t, far, f)
	if far.Back() != 2 || far.Position().Asked() != nil || !slices.Equal(far.Asked(), []game.Seat{hider}) {
		t.Error("the desk far away does not see what it did")
	}
	if err := far.TakeBack(far.Position().At(), 1); err != nil || seeks.Wish() == nil {
		t.Fatalf("nothing is wished to be taken back: %v", err)
	}
	take(t, far, f)
	if w := far.Wish(); w == nil || w.By != seeker {
		t.Fatalf("the wish is %v", w)
	}
	if err := far.Agree(far.Wish().Number, false); err != nil || seeks.Wish() != nil {
		t.Errorf("the wish is not withdrawn: %v", err)
	}
	for _, b := range [][]byte{nil, {1}, {99, 0, 0, 0, 0}, bytes.Repeat([]byte{255}, 50)} {
		if _, err := session.NewServer(seeks).Serve(b); err != game.ErrWire {
			t.Errorf("%v was understood: %v", b, err)
		}
	}
}

// TestWhoIsThereAgainIsToldWhatIsNew: also when something that he saw was taken back meanwhile, once or more often.
func TestWhoIsThereAgainIsToldWhatIsNew(t *testing.T) {
	for away := range 3 {
		h, _, seeks, _ := desks(t, true)
		far, f := faraway(h, hider)
		at(t, seeks, gametest.Card(gametest.Strike))
		whole := take(t, far, f)
		for range away {
			if err := seeks.TakeBack(seeks.Position().At(), 1); err != nil {
				t.Fatal(err)
			}
			at(t, seeks, gametest.Card(gametest.Strike))
		}
		at(t, seeks, gametest.System(3))
		kept, sum := far.Again()
		f = session.NewFeed(h.Desk(hider), wire, kept, sum)
		if n := take(t, far, f); away == 0 && n > whole*3/4 {
			t.Errorf("%d bytes are told again, %d the first time", n, whole)
		}
		want, _ := h.Desk(hider).Frames(0)
		if got, _ := far.Frames(0); !reflect.DeepEqual(got, want) {
			t.Errorf("away for %d times of taking back, %d frames came as %d", away, len(want), len(got))
		}
	}
	h, _, _, _ := desks(t, true)
	for _, kept := range []int{-1, 1000} {
		far, _ := faraway(h, hider)
		take(t, far, session.NewFeed(h.Desk(hider), wire, kept, 0))
	}
}

// TestAStreamIsFollowed: as far as it has been written, in pieces too.
func TestAStreamIsFollowed(t *testing.T) {
	for seed := range uint64(3) {
		var file bytes.Buffer
		stream := session.NewStream(&halves{&file})
		s := begin(t, seed, "random", "random")
		h := session.NewHost(s, true)
		follows, f := faraway(h, game.Table)
		for on := true; on; on = h.Play() {
			if err := f.Send(&file); err != nil {
				t.Fatal(err)
			}
			read(t, stream, follows)
			if *follows.Position().Look() != s.View(game.Table) {
				t.Fatal("who follows sees another table")
			}
		}
		if !follows.Over() {
			t.Error("who follows does not see the end")
		}
	}
	for _, b := range [][]byte{{255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1}, {255, 255, 255, 255, 1}} {
		if _, _, err := session.NewStream(bytes.NewReader(b)).Next(); err != game.ErrWire {
			t.Errorf("%v is read as a stream: %v", b, err)
		}
	}
	_, f := faraway(session.NewHost(begin(t, 1, "random", "random"), true), game.Table)
	if _, _, err := session.NewStream(broken{}).Next(); err == nil || f.Send(broken{}) == nil {
		t.Error("a broken pipe is not noticed")
	}
}

// read has a desk take in what has come of a stream.
func read(t *testing.T, stream *session.Stream, follows *distant) {
	t.Helper()
	for {
		b, ok, err := stream.Next()
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			return
		}
		if err := follows.Take(b); err != nil {
			t.Fatal(err)
		}
	}
}

// halves reads a few bytes at a time.
type halves struct{ r io.Reader }

func (h *halves) Read(b []byte) (int, error) { return h.r.Read(b[:min(len(b), 7)]) }

type broken struct{}

func (broken) Read([]byte) (int, error)  { return 0, io.ErrClosedPipe }
func (broken) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

// TestAnAnswerTakesFewBytes: what is told of one answer, in whole games of Hunt.
func TestAnAnswerTakesFewBytes(t *testing.T) {
	for _, seat := range []game.Seat{hider, seeker, game.Table} {
		var sizes []int
		for seed := range uint64(20) {
			s := begin(t, seed, session.Person, session.Person)
			h := session.NewHost(s, true)
			far, f := faraway(h, seat)
			take(t, far, f)
			for r := rand.New(rand.NewPCG(seed, 1)); !s.Over(); {
				d, _ := s.Decision(s.Asked())
				at(t, h.Desk(d.Seat), game.RandomChooser{Rand: r}.Choose(&d, nil)...)
				sizes = append(sizes, take(t, far, f))
			}
		}
		slices.Sort(sizes)
		median, most := sizes[len(sizes)/2], sizes[len(sizes)-1]
		t.Logf("seat %d: %d bytes at the median, %d at most", seat, median, most)
		if median > 80 || most > 600 {
			t.Errorf("seat %d is told %d bytes at the median, %d at most", seat, median, most)
		}
	}
}

func TestAnotherVersionIsRefused(t *testing.T) {
	h, _, seeks, _ := desks(t, false)
	f := session.NewFeed(seeks, session.NewWire[gametest.HuntView]("hunt", 4, gametest.HuntEvent{}), 0, 0)
	far, _ := faraway(h, seeker)
	if err := far.Take(f.Next()); err != game.ErrWire {
		t.Errorf("bytes of another version were taken: %v", err)
	}
}

// FuzzDistant: damaged bytes are refused or say something, and never break a desk.
func FuzzDistant(f *testing.F) {
	s := begin(f, 3, "random", "random")
	h := session.NewHost(s, true)
	_, feed := faraway(h, seeker)
	first := feed.Next()
	h.Play()
	f.Add(first, feed.Next())
	f.Add([]byte{}, bytes.Repeat([]byte{255}, 40))
	f.Fuzz(func(t *testing.T, a, b []byte) {
		far, _ := faraway(h, seeker)
		if far.Take(first) != nil {
			t.Fatal("what is not damaged is refused")
		}
		for _, damaged := range [][]byte{a, b} {
			if far.Take(damaged) == nil {
				far.Frames(0)
				far.Position().Asked()
			}
			_, _ = session.NewServer(h.Desk(seeker)).Serve(damaged)
		}
	})
}
