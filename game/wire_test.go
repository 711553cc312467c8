package game_test

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"holoboard/game"
	"holoboard/game/gametest"
)

// everything has a field of each kind that can be put on the wire.
type everything struct {
	Bool  bool
	Int   int
	I8    int8
	I16   int16
	I32   int32
	I64   int64
	Uint  uint
	U8    uint8
	U16   uint16
	U32   uint32
	U64   uint64
	Text  game.Key
	Grid  [2][3]uint8
	Pairs [2]struct{ A, B int16 }
	Bytes []byte
	Picks []game.Option
	Log   []game.Answer
}

func some() everything {
	return everything{
		true, -1 << 62, -128, -32768, -1 << 31, -1 << 63, 1 << 63, 255, 65535, 1<<32 - 1, 1<<64 - 1, "look_at",
		[2][3]uint8{{1, 2, 3}, {4, 5, 6}}, [2]struct{ A, B int16 }{{-1, 2}, {3, -4}}, []byte{0, 1},
		[]game.Option{gametest.System(3), gametest.None}, []game.Answer{{Seat: 1, Picks: []game.Option{gametest.None}}, {Seat: game.Chance}},
	}
}

func TestTheWireCarriesEverything(t *testing.T) {
	for _, want := range []everything{{}, some()} {
		b := game.Encode([]byte("before"), &want)
		got := some()
		rest, err := game.Decode(append(b[6:], "after"...), &got)
		if err != nil || string(rest) != "after" || !reflect.DeepEqual(got, want) {
			t.Errorf("%+v came as %+v, with %q after it: %v", want, got, rest, err)
		}
		if again := game.Encode(nil, &got); !bytes.Equal(again, b[6:]) {
			t.Error("the same value has other bytes")
		}
		for n := range len(b) - 6 {
			if _, err := game.Decode(b[6:6+n], &got); err != game.ErrWire {
				t.Fatalf("%d bytes of %d were taken for all: %v", n, len(b)-6, err)
			}
		}
	}
}

func TestADifferenceLeadsFromOneToTheOther(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		old, now := make([]byte, r.IntN(60)), make([]byte, r.IntN(60))
		for i := range old {
			old[i] = byte(r.IntN(3))
		}
		for i := range now {
			if i < len(old) && r.IntN(8) > 0 {
				now[i] = old[i]
			} else {
				now[i] = byte(r.IntN(3))
			}
		}
		d := game.Difference(nil, old, now)
		if got, err := game.Apply(old, d); err != nil || !bytes.Equal(got, now) {
			t.Fatalf("%v with %v is %v, want %v: %v", old, d, got, now, err)
		}
	}
	view := make([]byte, 4000)
	other := bytes.Clone(view)
	other[100], other[3900] = 1, 2
	if d := game.Difference(nil, view, other); len(d) > 10 {
		t.Errorf("two bytes of a view take %d", len(d))
	}
}

// TestAFingerprintKnowsItsTypes: every change of a type that would let bytes be read wrongly has another one.
func TestAFingerprintKnowsItsTypes(t *testing.T) {
	type a struct{ X, Y uint8 }
	type b struct{ X uint8 }
	seen := map[uint64]reflect.Type{}
	for _, v := range []any{
		struct{ A a }{}, struct{ B a }{}, struct{ A b }{}, struct{ A [2]a }{}, struct{ A [3]a }{}, struct{ A []a }{}, struct{ A uint8 }{},
		struct{ A int8 }{}, struct{ A uint16 }{}, struct{ A game.Seat }{}, struct{ A, B uint8 }{}, struct{ A string }{}, struct{ A game.Key }{},
		struct{ A bool }{}, struct{}{},
	} {
		of := reflect.TypeOf(v)
		print := game.Fingerprint(of)
		if other := seen[print]; other != nil || print != game.Fingerprint(of) {
			t.Errorf("%v has the fingerprint of %v", of, other)
		}
		seen[print] = of
	}
	if game.Fingerprint(reflect.TypeOf(a{}), reflect.TypeOf(b{})) == game.Fingerprint(reflect.TypeOf(b{}), reflect.TypeOf(a{})) {
		t.Error("the order of the types does not matter")
	}
}

func TestWhatCannotBeSentIsNamed(t *testing.T) {
	for says, v := range map[string]any{
		"field hidden of":  struct{ hidden uint8 }{},
		"a *uint8":         struct{ P *uint8 }{},
		"a map[int8]uint8": map[int8]uint8{},
		"a float64":        [1]float64{},
	} {
		func() {
			defer func() {
				if said, _ := recover().(string); !strings.Contains(said, says) {
					t.Errorf("said %q, want %q in it", said, says)
				}
			}()
			game.Fingerprint(reflect.TypeOf(v))
		}()
	}
}

// FuzzWire: damaged bytes are refused, or are some value; they never take more memory than they are long.
func FuzzWire(f *testing.F) {
	v, view := some(), gametest.Hunt{}.View(&gametest.HuntTable{}, gametest.Hider)
	f.Add(game.Encode(nil, &v), []byte{3, 0, 1, 7})
	f.Add(game.Encode(nil, &view), game.Difference(nil, nil, []byte("hunt")))
	f.Add([]byte{255, 255, 255, 255, 255, 255, 255, 255, 255, 1}, []byte{255, 255, 255, 255, 15, 0, 255, 255, 255, 255, 15})
	f.Fuzz(func(t *testing.T, b, difference []byte) {
		var v everything
		if rest, err := game.Decode(b, &v); err == nil {
			if n := len(v.Text) + len(v.Bytes) + 4*len(v.Picks) + 2*len(v.Log); n > len(b)-len(rest) {
				t.Errorf("%d bytes became %d", len(b)-len(rest), n)
			}
			again := game.Encode(nil, &v)
			if _, err := game.Decode(again, &v); err != nil {
				t.Errorf("what was read cannot be written: %v", err)
			}
		}
		if now, err := game.Apply(b, difference); err == nil && len(now) > len(b)+len(difference) {
			t.Errorf("%d and %d bytes became %d", len(b), len(difference), len(now))
		}
	})
}

func BenchmarkWire(b *testing.B) {
	s := gametest.NewHunt()
	v := gametest.Hunt{}.View(&s, gametest.Hider)
	buffer := game.Encode(nil, &v)
	b.Run("encode", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			buffer = game.Encode(buffer[:0], &v)
		}
	})
	b.Run("decode", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := game.Decode(buffer, &v); err != nil {
				b.Fatal(err)
			}
		}
	})
}
