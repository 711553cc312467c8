package field

import (
	"cmp"
	"slices"

	"holoboard/render"
	"holoboard/render/board"
)

// Names writes what tokens are called so that no name covers another one, a token, or what else is taken: those that weigh most
// first, each below its token, or above or beside it, in fewer letters where there is little room; where there is none it is left out.
// A field that is seen nearer has room for more of them, not for larger ones.
type Names struct {
	tokens []Token
	boxes  []render.Rect
	taken  []render.Rect
	first  int // of those taken that are names
}

// Begin forgets all names.
func (n *Names) Begin() { n.tokens, n.boxes, n.taken = n.tokens[:0], n.boxes[:0], n.taken[:0] }

// Add notes a token, whether it has a name or not.
func (n *Names) Add(t Token, v *View) {
	if box := t.Box(v); box.Overlaps(v.Camera.View) {
		n.tokens, n.boxes = append(n.tokens, t), append(n.boxes, box)
	}
}

// Take keeps names from a part of the screen.
func (n *Names) Take(r render.Rect) {
	if !r.Empty() {
		n.taken = append(n.taken, r)
	}
}

// At are the places of the names that were drawn.
func (n *Names) At() []render.Rect { return n.taken[n.first:] }

// Draw writes the names.
func (n *Names) Draw(c *render.Canvas, v *View) {
	n.first = len(n.taken)
	order := make([]int, 0, len(n.tokens))
	for i := range n.tokens {
		if n.tokens[i].Name != "" {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(n.tokens[b].Weight, n.tokens[a].Weight) })
	for _, i := range order {
		t := &n.tokens[i]
		style := board.TextOn(c.Palette.Name().In(c.Palette.SideColor(t.Side)), 14*v.Step/usualUnit, &c.Palette)
		for _, name := range [...]string{t.Name, board.Shorter(t.Name)} {
			if at, fits := n.place(i, c.TextWidth(name, style), style.Size, v); fits {
				c.TextAt(name, at.Center(), style.Centered())
				n.taken = append(n.taken, at)
				break
			}
		}
	}
}

// place finds room for the name of a token.
func (n *Names) place(i int, w, size float64, v *View) (at render.Rect, fits bool) {
	const gap = 3
	h, box := size*1.1, n.boxes[i]
	below := render.Box(box.Center().X-w/2, box.Bottom()+size*0.75-h/2, w, h)
	above := below.Move(0, box.Y-below.Bottom()-1)
	right := render.Box(box.Right()+gap, box.Center().Y-h/2, w, h)
	aside := (w + box.W) / 2
	for _, at := range [...]render.Rect{
		below, above, right, right.Move(-box.W-2*gap-w, 0), below.Move(aside, 0), below.Move(-aside, 0), above.Move(aside, 0), above.Move(-aside, 0),
	} {
		if at.KeepIn(v.Camera.View) == at && n.free(at, i) {
			return at, true
		}
	}
	return at, false
}

// free tells whether nothing is in a place but the token itself.
func (n *Names) free(at render.Rect, but int) bool {
	if slices.ContainsFunc(n.taken, at.Overlaps) {
		return false
	}
	const rim = 0.06 // of a token, beyond its base
	for i, box := range n.boxes {
		if i != but && at.Overlaps(box.Inset(rim*box.W)) {
			return false
		}
	}
	return true
}
