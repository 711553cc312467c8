package field_test

import (
	"bytes"
	"math"
	"slices"
	"testing"

	"holoboard/render"
	"holoboard/render/board"
	"holoboard/render/field"
)

// near tells whether two points are the same but for rounding.
func near(a, b render.Point) bool { return a.Distance(b) < 1e-6 }

// views are fields in all four turns, seen whole, near and moved to a side.
func views(check func(v *field.View)) {
	for turned := range 4 {
		for _, zoom := range []float64{1, 1.7, field.Nearest} {
			f := field.New(columns, rows, turned, 852, 554)
			v := &field.View{Field: f, Camera: render.NewCamera(render.Box(214, 48, 852, 554), render.Box(0, 0, 852, 554))}
			v.Camera.Near = field.Nearest
			v.Camera.ZoomAt(render.Point{X: 700, Y: 200}, zoom)
			v.Camera.Pan(render.Point{X: 31, Y: -17})
			check(v)
		}
	}
}

// Every place in squares is found again where it is on the screen.
func TestThereAndBack(t *testing.T) {
	views(func(v *field.View) {
		for y := range rows {
			for x := range columns {
				p := v.Point(float64(x)+0.3, float64(y)+0.8)
				gotX, gotY := v.Place(p)
				if !near(render.Point{X: gotX, Y: gotY}, render.Point{X: float64(x) + 0.3, Y: float64(y) + 0.8}) {
					t.Fatalf("turned %d: %d.3, %d.8 comes back as %v, %v", v.Turned, x, y, gotX, gotY)
				}
				want := field.Square{X: x, Y: y}
				if s, ok := v.At(p); ok != v.Camera.View.Contains(p) || s != want {
					t.Errorf("turned %d: at %v is %v, want %v", v.Turned, p, s, want)
				}
				if r := v.Box(float64(x), float64(y), 1, 1); !near(render.Point{X: r.W, Y: r.H}, render.Point{X: v.Unit(), Y: v.Unit()}) || !r.Contains(p) {
					t.Errorf("turned %d: square %v is %v", v.Turned, want, r)
				}
			}
		}
	})
}

// Beyond the edges there is no square, and the whole field lies in the window when all is shown.
func TestEdges(t *testing.T) {
	views(func(v *field.View) {
		for _, beyond := range []render.Point{{X: -0.1, Y: 3}, {X: columns + 0.1, Y: 3}, {X: 3, Y: -0.1}, {X: 3, Y: rows + 0.1}} {
			if s, ok := v.At(v.Point(beyond.X, beyond.Y)); ok {
				t.Errorf("turned %d: %v is square %v", v.Turned, beyond, s)
			}
		}
		v.Camera.Fit()
		if all := v.All(); !all.Within(v.Camera.View) {
			t.Errorf("turned %d: the field is %v, the window %v", v.Turned, all, v.Camera.View)
		}
	})
}

// A field that is turned right has its upper edge at the right, and so on; a way is seen turned as the field is.
func TestTurned(t *testing.T) {
	for turned, corner := range []render.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}} {
		f := field.New(columns, rows, turned, 500, 500)
		want := render.Point{X: f.World.X + corner.X*f.World.W, Y: f.World.Y + corner.Y*f.World.H}
		if got := f.ToWorld(0, 0); !near(got, want) {
			t.Errorf("turned %d: the first corner is at %v, want %v", turned, got, want)
		}
		v := &field.View{Field: f, Camera: render.NewCamera(render.Box(0, 0, 500, 500), render.Box(0, 0, 500, 500))}
		for way, step := range []render.Point{{Y: -1}, {X: 1}, {Y: 1}, {X: -1}} {
			from, to := v.Point(5, 5), v.Point(5+step.X, 5+step.Y)
			sin, cos := math.Sincos(v.Quarters(float64(way)) * math.Pi / 2)
			if got := from.Add(render.Point{X: sin, Y: -cos}.Times(v.Unit())); !near(got, to) {
				t.Errorf("turned %d: way %d leads to %v, want %v", turned, way, got, to)
			}
			token := field.Space{X: 4, Y: 4, Size: 2, Way: float64(way)}
			if got := token.FaceAt(v, field.Nose); from.Distance(got) > from.Distance(to) || got.Distance(to) > 0.1*v.Unit() {
				t.Errorf("turned %d: the nose of way %d is at %v, want about %v", turned, way, got, to)
			}
		}
	}
}

// A camera comes near enough, and no nearer.
func TestNearest(t *testing.T) {
	b := newToy(1280, 720)
	v := b.View()
	whole := v.Unit()
	b.Camera().ZoomAt(render.Point{X: 640, Y: 300}, 100)
	if got := v.Unit() / whole; math.Abs(got-field.Nearest) > 1e-9 {
		t.Errorf("squares become %v times as large, want %v", got, field.Nearest)
	}
	b.SetSize(1280, 720)
	if b.Camera().Fitted() {
		t.Error("a screen of the same size shows all again")
	}
}

// What a table says about where things are is where a view draws them, on every screen.
func TestATableKnowsWhereThingsAre(t *testing.T) {
	for _, s := range [][2]float64{{1280, 720}, {1920, 1080}, {1024, 600}, {844, 390}, {390, 844}} {
		b, now := newToy(s[0], s[1]), &view{}
		b.Camera().ZoomAt(b.Layout().Map.Center(), 1.5)
		v := b.View()
		for i := range attacking {
			box := attacking[i].Box(v)
			where, ok := b.Where(tokenThing(i), now)
			if !near(box.Center(), where.Center()) || math.Abs(box.W-where.W) > 1e-6 || ok != where.Overlaps(b.Layout().Map) {
				t.Errorf("%v: token %d is drawn at %v and said to be at %v", s, i, box, where)
			}
		}
		for _, at := range []field.Square{{X: 3, Y: 2}, {X: 11, Y: 6}, {X: 20, Y: 13}} {
			p := v.Point(float64(at.X)+0.5, float64(at.Y)+0.5)
			if got, ok := b.At(p); ok != b.Layout().Map.Contains(p) || ok && got != squareThing(at) {
				t.Errorf("%v: at %v lies %v, want square %v", s, p, got, at)
			}
			if got := b.Center(squareThing(at), now); !near(got, p) {
				t.Errorf("%v: square %v is at %v, said to be at %v", s, at, p, got)
			}
		}
	}
}

func TestNames(t *testing.T) {
	for name, s := range map[string]field.Square{"A1": {}, "V14": {X: 21, Y: 13}, "Z26": {X: 25, Y: 25}, "AA1": {X: 26}, "AN40": {X: 39, Y: 39}} {
		if got := field.Name(s); got != name {
			t.Errorf("%v is called %s, want %s", s, got, name)
		}
	}
}

// A lane is as wide as the face that it leaves and ends at the edge.
func TestLanes(t *testing.T) {
	f := field.New(columns, rows, 0, 800, 600)
	for way, want := range []render.Rect{{X: 9, W: 2, H: 9}, {X: 11, Y: 9, W: 11, H: 2}, {X: 9, Y: 11, W: 2, H: 3}, {Y: 9, W: 9, H: 2}} {
		b := field.Beam{Space: field.Space{X: 9, Y: 9, Size: 2, Way: float64(way)}}
		if got := b.Lane(&f); got != want {
			t.Errorf("way %d: %v, want %v", way, got, want)
		}
	}
}

// crowded is sixty tokens that fly, in a view at 1920 × 1080.
func crowded() (*toy, []field.Token) {
	b := newToy(1920, 1080)
	var all []field.Token
	for i := range 3 {
		for _, t := range attacking {
			t.X, t.Y = math.Mod(t.X+float64(i)*7.3, columns-1), math.Mod(t.Y+float64(i)*4.1, rows-1)
			all = append(all, t)
		}
	}
	return b, all
}

// fly draws a frame in which everything moves on.
func fly(b *toy, c *render.Canvas, all []field.Token) {
	c.Begin(1920, 1080, 1)
	v := b.View()
	g := ground(c)
	g.Draw(c, v)
	for i := range all {
		t := &all[i]
		t.X += 0.01
		if t.Closed {
			t.Way += 0.01
		}
		t.Draw(c, v)
		if i < 6 {
			beam := field.Beam{Space: field.Space{X: t.X, Y: t.Y, Size: t.Size, Way: float64(i & 3)}, Color: c.Palette.SideColor(t.Side), Open: 1, Idle: i&1 == 0}
			beam.Draw(c, v)
		}
		if i%4 == 0 {
			field.DrawState(c, &board.Look{}, board.State{Lit: true}, t.Box(v))
		}
	}
}

// A frame in which tokens only move asks for no memory.
func TestAFrameAsksForNoMemory(t *testing.T) {
	b, all := crowded()
	c := render.NewCanvas(render.NewPictures(), 1920, 1080, 1)
	fly(b, c, all)
	if n := testing.AllocsPerRun(20, func() { fly(b, c, all) }); n > 1 {
		t.Errorf("a frame asks for memory %v times", n)
	}
}

// The ground's two pictures are painted ahead, one at a time.
func TestGroundIsPaintedAhead(t *testing.T) {
	c := render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	painted := 0
	for b := newToy(1280, 720); b.Prepare(c); painted++ {
		c.Begin(1280, 720, 1)
	}
	if painted != 2 {
		t.Errorf("%d pictures were painted ahead", painted)
	}
}

// Every text of the examples stands out from what is really drawn under it.
func TestTextsStandOut(t *testing.T) {
	const enough = 4.5
	for _, p := range pictures {
		_, c := draws(t, p.example, p.w, p.h)
		for _, l := range c.Legibility() {
			if l.Contrast < enough || l.Size < 14 {
				t.Errorf("%s: %+v", p.name, l)
			}
		}
	}
}

// Everything that a token says is seen, in every turn of it.
func TestEveryStateOfATokenIsSeen(t *testing.T) {
	var drawn [][]byte
	see := func(change func(t *field.Token)) {
		c := render.NewCanvas(render.NewPictures(), 200, 200, 1)
		v := &field.View{Field: field.New(4, 4, 0, 200, 200), Camera: render.NewCamera(c.Bounds(), c.Bounds())}
		token := attacking[4]
		token.X, token.Y = 1, 1
		change(&token)
		token.Draw(c, v)
		now := c.Image().Pix
		if slices.ContainsFunc(drawn, func(other []byte) bool { return bytes.Equal(other, now) }) {
			t.Errorf("state %d is not seen", len(drawn))
		}
		drawn = append(drawn, now)
	}
	for _, change := range []func(t *field.Token){
		func(*field.Token) {},
		func(t *field.Token) { t.Way = right },
		func(t *field.Token) { t.Way = 0.4 },
		func(t *field.Token) { t.Side = 1 },
		func(t *field.Token) { t.Base = field.Octagon },
		func(t *field.Token) { t.Double = true },
		func(t *field.Token) { t.Closed = true },
		func(t *field.Token) { t.Faces[field.Port]++ },
		func(t *field.Token) { t.Lit = 1 << field.Stern },
		func(t *field.Token) { t.Hull.Now = 1 },
		func(t *field.Token) { t.Hull.Before = 1 },
		func(t *field.Token) { t.Hull = field.Hull{Reduced: 4} },
		func(t *field.Token) { t.Star = false },
		func(t *field.Token) { t.Badge = drawings["will fall"].Name },
		func(t *field.Token) { t.Broken = true },
		func(t *field.Token) { t.Ghost = true },
		func(t *field.Token) { t.Dim = true },
	} {
		see(change)
	}
}

// A frame with sixty tokens, of which twenty fly: what the program itself does for it.
func BenchmarkFrame(b *testing.B) {
	table, all := crowded()
	c := render.NewCanvas(render.NewPictures(), 1920, 1080, 1)
	fly(table, c, all)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		if n%100 == 0 {
			_, all = crowded()
		}
		fly(table, c, all)
	}
	pieces, switches := c.Cost()
	b.ReportMetric(float64(pieces), "pieces")
	b.ReportMetric(float64(switches), "switches")
}

// Names of tokens that stand side by side cover neither each other nor a token; one without room is left out, whatever it weighs.
func TestNamesFindRoom(t *testing.T) {
	c := render.NewCanvas(render.NewPictures(), 400, 400, 1)
	f := field.New(10, 10, 0, 400, 400)
	camera := render.NewCamera(render.Box(0, 0, 400, 400), render.Box(0, 0, 400, 400))
	v := &field.View{Field: f, Camera: camera}
	draw := func(weight int, ways ...[2]float64) int {
		var n field.Names
		n.Begin()
		for i, at := range ways {
			token := field.Token{Space: field.Space{X: at[0], Y: at[1], Size: 1}}
			if i == 0 || len(ways) == 2 {
				token.Name, token.Weight = "Millennium Falcon", weight
			}
			n.Add(token, v)
		}
		n.Draw(c, v)
		return len(n.At())
	}
	if got := draw(0, [2]float64{3, 3}, [2]float64{3, 9}); got != 2 {
		t.Errorf("%d names of two tokens far from each other", got)
	}
	if got := draw(0, [2]float64{4, 4}, [2]float64{5, 4}); got != 2 {
		t.Errorf("%d names of two neighbours: one below, one above", got)
	}
	crowd := [][2]float64{{5, 5}}
	for x := range 10 {
		for y := range 10 {
			crowd = append(crowd, [2]float64{float64(x), float64(y)})
		}
	}
	if got := draw(0, crowd...); got != 0 {
		t.Errorf("%d names where no room is", got)
	}
	if got := draw(2, crowd...); got != 0 {
		t.Errorf("%d names lie on neighbours", got)
	}
	column := [][2]float64{{5, 5}} // beside which a whole name has no room, but its beginning has
	for y := range 10 {
		column = append(column, [2]float64{3, float64(y)}, [2]float64{7, float64(y)}, [2]float64{5, float64(y)})
	}
	if got := draw(0, column...); got != 1 {
		t.Errorf("%d names where there is room for a few letters", got)
	}
}

// A field that is seen nearer has no larger names.
func TestNamesDoNotGrow(t *testing.T) {
	c := render.NewCanvas(render.NewPictures(), 400, 400, 1)
	f := field.New(10, 10, 0, 400, 400)
	high := func(zoom float64) float64 {
		camera := render.NewCamera(render.Box(0, 0, 400, 400), render.Box(0, 0, 400, 400))
		camera.Near = field.Nearest
		camera.ZoomAt(render.Point{X: 200, Y: 200}, zoom)
		v := &field.View{Field: f, Camera: camera}
		var n field.Names
		n.Begin()
		n.Add(field.Token{Space: field.Space{X: 5, Y: 5, Size: 1}, Name: "Falcon"}, v)
		n.Draw(c, v)
		if len(n.At()) != 1 || v.Unit() < 37*zoom {
			t.Fatalf("%d names of squares of %v", len(n.At()), v.Unit())
		}
		return n.At()[0].H
	}
	if far, near := high(1), high(2); near != far {
		t.Errorf("it is %v high from afar, %v from near", far, near)
	}
}

// A note covers nothing that is taken while there is room within reach, and says less where there is little.
func TestNotesGiveWay(t *testing.T) {
	c := render.NewCanvas(render.NewPictures(), 400, 400, 1)
	camera := render.NewCamera(render.Box(0, 0, 400, 400), render.Box(0, 0, 400, 400))
	v := &field.View{Field: field.New(10, 10, 0, 400, 400), Camera: camera}
	n := field.Note{Text: "1 shot: turns it in 60 %", Short: "60 %", At: render.Point{X: 200, Y: 200}, Align: render.Center}
	draw := func(taken ...render.Rect) render.Rect {
		c.Begin(400, 400, 1)
		return n.Draw(c, v, taken...)
	}
	free := func(at render.Rect, taken []render.Rect) bool { return !slices.ContainsFunc(taken, at.Overlaps) }
	if at := draw(); !at.Contains(n.At) {
		t.Errorf("alone it lies at %v", at)
	}
	one := []render.Rect{render.Around(n.At, 80, 80)}
	if at := draw(one...); !free(at, one) || at.Distance(n.At) > 60 {
		t.Errorf("beside one it lies at %v", at)
	}
	var rows []render.Rect // with gaps for a short one
	for y := range 10 {
		for x := range 4 {
			rows = append(rows, render.Box(float64(x)*110, float64(y)*40, 40, 40))
		}
	}
	if at := draw(rows...); !free(at, rows) || at.W > 70 {
		t.Errorf("among many it lies at %v", at)
	}
}

// However many things will be done to one token, each has its number beside it, where no other stands.
func TestNumbersOfAPlanStandBesideOneAnother(t *testing.T) {
	b := newToy(1280, 720)
	v, c := b.View(), render.NewCanvas(render.NewPictures(), 1280, 720, 1)
	at := field.Space{X: 9, Y: 5, Size: 2}
	whom := at.Middle(v)
	var all []field.Planned
	for i := range 6 {
		all = append(all, field.Planned{From: field.Space{X: float64(4 * i), Y: 12}, To: at, Whom: tokenThing(0)})
	}
	taken := v.Plan(c, all, c.Palette.Legal)
	if len(taken) != len(all) {
		t.Fatalf("%d things have %d numbers", len(all), len(taken))
	}
	for i, at := range taken {
		if at.Contains(whom) {
			t.Errorf("number %d lies on whom it is done to", i+1)
		}
		for j, other := range taken[:i] {
			if at.Inset(0.1).Overlaps(other.Inset(0.1)) {
				t.Errorf("numbers %d and %d lie on one another", i+1, j+1)
			}
		}
	}
}

// A row that is filled from its middle outward never has two things in one place, and stays even on both sides.
func TestARowIsFilledOutward(t *testing.T) {
	sum := 0.0
	seen := map[float64]bool{}
	for n := range 9 {
		at := field.Outward(n)
		if seen[at] {
			t.Errorf("two stand at %v", at)
		}
		seen[at] = true
		if sum += at; n%2 == 0 && sum != 0 {
			t.Errorf("after %d they do not stand evenly: %v", n+1, sum)
		}
	}
}

// What stands there keeps what is said away, but for what is hidden and what is asked about; the squares of spaces that are large are chosen
// by their middles.
func TestWhatStandsThereIsKnown(t *testing.T) {
	b := newToy(1280, 720)
	v := &view{}
	b.Scene(v)
	n := len(b.Stands)
	if got := len(b.Others(tokenThing(needle))); got != n-1 || len(b.Occupied()) != n || len(b.Occupied(field.Space{X: 1, Y: 1, Size: 1})) != n+1 {
		t.Errorf("of %d tokens %d are others, %d places are occupied", n, got, len(b.Occupied()))
	}
	b.Hidden = tokenThing(wedge)
	if got := len(b.Others(tokenThing(needle))); got != n-2 || len(b.Occupied()) != n-1 {
		t.Errorf("one of %d is hidden, and %d are others, %d occupied", n, got, len(b.Occupied()))
	}
	b.choice.Squares.Add(2, 2)
	b.choice.Middles.Add(5, 5)
	b.choice.Takes.Add(8, 8)
	b.Rack = []board.Thing{{Option: tokenThing(200), Rect: render.Box(1, 2, 3, 4)}}
	things := b.AppendThings(nil, v)
	if len(things) < 4 || things[0].Rect != b.View().Box(2, 2, 1, 1) || things[1].Rect != b.View().Box(5.5, 5.5, 1, 1) || things[2].Rect != b.View().Box(8, 8, 1, 1) {
		t.Errorf("squares are chosen at %v", things)
	}
	if at, is := b.Where(tokenThing(200), v); !is || at != things[len(things)-1].Rect || at != render.Box(1, 2, 3, 4) {
		t.Errorf("what lies beside the field is at %v", at)
	}
	if lit := b.choice.Lit(); b.View().Count(&lit, b.Layout().Map) != 5 {
		t.Errorf("a square and a space are %d squares", b.View().Count(&lit, b.Layout().Map))
	}
}

// What glides comes to where it goes with its nose as it shall be, which turns the shorter way round.
func TestWhatGlidesArrives(t *testing.T) {
	from, to := field.Space{X: 2, Y: 3, Size: 2, Way: up}, field.Space{X: 5, Y: 1, Size: 2, Way: left}
	if got := from.Glide(to, 0); got != from {
		t.Errorf("it begins at %v", got)
	}
	if got := from.Glide(to, 0.5); got.Way > 0 || got.Way < -1 || got.X != 3.5 || got.Y != 2 || got.Size != 2 {
		t.Errorf("on its way it is at %v", got)
	}
	if got := from.Glide(to, 1); got.X != to.X || got.Y != to.Y || math.Mod(got.Way+4, 4) != to.Way {
		t.Errorf("it comes to %v", got)
	}
}
