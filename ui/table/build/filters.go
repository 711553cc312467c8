package build

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"holoboard/render"
	"holoboard/ui"
)

// A Filter lets some things through. Its first value lets all.
type Filter[T comparable] struct {
	ID    string // what is picked is called NAME.pick.ID
	Words []string
	Signs []string                                       // or nil
	Mark  func(c *render.Canvas, value int, box ui.Rect) // draws what stands before a value's words, in place of a sign; nil: nothing is drawn
	Lets  func(t T, value int) bool
}

// By is a filter by what things are: each of some kinds lets those through that are of it, under its word and its sign, if it has one; all is
// the word of all kinds.
func By[T comparable, K any](id, all string, kinds []K, called func(K) (word, sign string), is func(T, K) bool) Filter[T] {
	f := Filter[T]{ID: id, Words: []string{all}, Signs: []string{""}, Lets: func(t T, value int) bool { return is(t, kinds[value-1]) }}
	signed := false
	for _, k := range kinds {
		word, sign := called(k)
		f.Words, f.Signs, signed = append(f.Words, word), append(f.Signs, sign), signed || sign != ""
	}
	if !signed {
		f.Signs = nil
	}
	return f
}

// The orders of things.
const (
	byKind = iota
	byCost
	byName
	byAdvice
)

// shown are the things that the filters let through, in their order.
func (b *Builder[T]) shown() (things []T) {
	if b.sort == byAdvice && (b.likes == nil || !slices.Equal(b.liked, b.list)) {
		b.liked, b.likes = slices.Clone(b.list), b.Likes(b.list)
	}
	for _, t := range b.Things() {
		face := b.Face(t)
		if b.lets(t) && (!b.fits || b.whyNotAdd(t) == "") && b.finds(t, &face) {
			things = append(things, t)
		}
	}
	slices.SortStableFunc(things, func(x, y T) int {
		a, z := b.Face(x), b.Face(y)
		switch b.sort {
		case byCost:
			return cmp.Compare(z.Cost, a.Cost)
		case byName:
			return cmp.Compare(a.Name, z.Name)
		case byAdvice:
			return cmp.Or(cmp.Compare(b.likes[y], b.likes[x]), cmp.Compare(a.Order, z.Order))
		}
		return cmp.Compare(a.Order, z.Order)
	})
	return things
}

// finds reports whether what was typed is found in a thing.
func (b *Builder[T]) finds(t T, face *Face) bool {
	return matches(face.Name, b.typed) || matches(face.Short, b.typed) || b.Title.Says != nil && b.typed != "" && matches(b.Title.Says(t), b.typed)
}

func (b *Builder[T]) lets(t T) bool {
	for i, filter := range b.Filters {
		if b.chosen[i] > 0 && !filter.Lets(t, b.chosen[i]) {
			return false
		}
	}
	return true
}

// matches reports whether a text holds what was typed, whatever its letters' case is.
func matches(text, typed string) bool {
	return strings.Contains(strings.ToLower(text), strings.ToLower(strings.TrimSpace(typed)))
}

// showFilters shows the filters, in one line where it is low, and returns the place below them.
func (b *Builder[T]) showFilters(f *ui.Frame, area ui.Rect) ui.Rect {
	const between = 6.0
	high := f.Reach(32)
	low, narrow := f.Small() && f.W >= wideWidth, f.W < wideWidth
	rows := 2
	if low {
		rows = 1
	}
	box, rest := area.CutTop(float64(rows)*(high+between) + 4)
	first, below := box.CutTop(high)
	second, _ := below.Move(0, between).CutTop(high)
	last := len(b.Filters) - 1
	switch {
	case low:
		parts := first.Columns(between, 10, 12)
		b.showChips(f, parts[0])
		b.showMore(f, parts[1].Columns(between, 1, 1, 1.6), last, false, true)
	case narrow:
		b.showChips(f, first)
		parts := second.Columns(between, 1.6, 1, 1)
		b.showMore(f, []ui.Rect{parts[1], parts[2], parts[0]}, last, false, true)
	default:
		parts := first.Columns(between, 19, 11)
		b.showChips(f, parts[0])
		b.showSearch(f, parts[1])
		shares := []float64{1, 1} // what fits, and the order
		for range last {
			shares = append(shares, 1.2)
		}
		b.showMore(f, second.Columns(between, shares...), 1, true, false)
	}
	return rest
}

// showMore shows filters from one on, what fits, and where wanted the order and the search.
func (b *Builder[T]) showMore(f *ui.Frame, places []ui.Rect, from int, sorted, search bool) {
	next := func() (place ui.Rect) {
		place, places = places[0], places[1:]
		return place
	}
	for i := max(from, 1); i < len(b.Filters); i++ {
		b.showPicked(f, next(), i)
	}
	place := next()
	if f.Button(ui.Button{ID: "build.fits", Rect: place, Label: b.Say("fits"), Chosen: b.fits, Hint: b.say("fits.about"), Size: 15}) {
		b.fits = !b.fits
		f.ScrollToStart(tilesID)
	}
	if sorted {
		b.showSort(f, next())
	}
	if search {
		b.showSearch(f, places[len(places)-1])
	}
}

// showChips shows the values of the first filter side by side.
func (b *Builder[T]) showChips(f *ui.Frame, row ui.Rect) {
	filter := &b.Filters[0]
	shares := []float64{f.Reach(31) / 44}
	for range filter.Words[1:] {
		shares = append(shares, 1)
	}
	for i, place := range row.Columns(6, shares...) {
		chip := ui.Button{ID: "build." + filter.ID + "." + strconv.Itoa(i), Rect: place, Label: filter.Words[i], Chosen: b.chosen[0] == i, Size: 15}
		if filter.Signs != nil && filter.Signs[i] != "" && place.W < 76 {
			chip.Label, chip.Sign, chip.Hint = "", filter.Signs[i], chip.Label
		}
		if filter.Mark != nil && i > 0 {
			chip = b.markedChip(f, filter, chip, i)
		}
		if f.Button(chip) {
			b.chosen[0] = i
			f.ScrollToStart(tilesID)
		}
		if filter.Mark != nil && i > 0 {
			mark := place
			if chip.Label != "" {
				mark, _ = place.CutLeft(34)
			}
			filter.Mark(f.Canvas, i, mark.Middle(20, 20))
		}
	}
}

// markedChip is a chip with room for what is drawn before its words: without them where there is too little.
func (b *Builder[T]) markedChip(f *ui.Frame, filter *Filter[T], chip ui.Button, value int) ui.Button {
	const room, beside = 34.0, 14.0
	if f.TextWidth(chip.Label, f.Palette.Name().Sized(chip.Size)) > chip.Rect.W-room-beside {
		chip.Label, chip.Hint = "", filter.Words[value]
	}
	return chip
}

func (b *Builder[T]) showSearch(f *ui.Frame, box ui.Rect) {
	if f.Field(ui.Field{ID: "build.search", Rect: box, Empty: b.Say("search")}, &b.typed) {
		f.ScrollToStart(tilesID)
	}
}

// showPicked shows the value of a filter; pressed it opens the list of all.
func (b *Builder[T]) showPicked(f *ui.Frame, box ui.Rect, i int) {
	filter := &b.Filters[i]
	if f.Button(ui.Button{ID: "build.filter." + filter.ID, Rect: box, Label: filter.Words[b.chosen[i]], Size: 15}) {
		b.Pick(f, Pick{Title: b.say("pick." + filter.ID), Labels: filter.Words, Signs: filter.Signs, Chosen: b.chosen[i], Take: func(value int) {
			b.chosen[i] = value
			f.ScrollToStart(tilesID)
		}})
	}
}

// showSort shows the order of the things; pressed it opens the list of all.
func (b *Builder[T]) showSort(f *ui.Frame, box ui.Rect) {
	labels := []string{b.say("sort.kind"), b.Say("sort.cost"), b.Say("sort.name")}
	if b.Likes != nil {
		labels = append(labels, b.Say("sort.advice"))
	}
	if f.Button(ui.Button{ID: "build.sort", Rect: box, Label: labels[b.sort], Size: 15}) {
		b.Pick(f, Pick{Title: b.Say("sort"), Labels: labels, Chosen: b.sort, Take: func(i int) { b.sort = i }})
	}
}
