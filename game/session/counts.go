package session

import (
	"slices"

	"holoboard/game"
)

// Counts are what a host counts beside its session: the numbers that decisions, wishes and take-backs have for its desks. They stand in saves, so
// that a desk that is fed again after a restart finds them as they were.
type Counts struct {
	Asked   []int    `json:"asked"`             // by seat: how often it was asked so far
	Rewound [][2]int `json:"rewound,omitempty"` // the table and then each seat: how often frames were taken back, and how many the last time left
	Backs   int      `json:"backs,omitempty"`   // how often anything was taken back
	Wishes  int      `json:"wishes,omitempty"`
	Refused []int    `json:"refused,omitempty"` // by seat: the decision at which its wish to take back was refused
	Wish    *Wished  `json:"wish,omitempty"`    // that is not settled
}

// Wished is a wish to take choices back, and who has still to agree.
type Wished struct {
	By      game.Seat   `json:"by"`
	Choices int         `json:"choices"`
	Left    []game.Seat `json:"left"`
}

// counts returns what the host counts now.
func (h *Host[S, V]) counts() *Counts {
	c := &Counts{Asked: slices.Clone(h.asked), Backs: h.backs, Wishes: h.wishes, Refused: slices.Clone(h.refused)}
	for _, r := range h.rewound {
		c.Rewound = append(c.Rewound, [2]int{r.times, r.left})
	}
	if w := h.wish; w != nil {
		c.Wish = &Wished{w.by, w.choices, slices.Clone(w.left)}
	}
	return c
}

// resume counts on from a save.
func (h *Host[S, V]) resume(c *Counts) {
	h.asked, h.refused = slices.Clone(c.Asked), slices.Clone(c.Refused)
	for i, r := range c.Rewound {
		h.rewound[i] = rewound{r[0], r[1]}
	}
	h.backs, h.wishes = c.Backs, c.Wishes
	if w := c.Wish; w != nil && !h.oneScreen {
		h.wish = &wish{w.By, w.Choices, h.choices(w.By)[w.Choices-1], slices.Clone(w.Left)}
	}
	h.open = h.opened()
}

// countable tells whether what a save says can have been counted at its table.
func (s *Session[S, V]) countable(c *Counts) bool {
	seats := len(s.players)
	if len(c.Asked) != seats || len(c.Refused) != seats || len(c.Rewound) != seats+1 || c.Backs < 0 || c.Wishes < 0 {
		return false
	}
	asked := s.Asks()
	for i, n := range c.Asked {
		if n < s.given[i] || n == s.given[i] && slices.Contains(asked, game.Seat(i)) || c.Refused[i] < 0 || c.Refused[i] > n {
			return false
		}
	}
	for i, r := range c.Rewound {
		if r[0] < 0 || r[0] > c.Backs || r[1] < 0 || r[1] > s.tale.seen[i] {
			return false
		}
	}
	w := c.Wish
	return w == nil || s.isSeat(w.By) && w.Choices >= 1 && w.Choices <= len(s.choices(w.By, true)) && len(w.Left) > 0 && !slices.ContainsFunc(w.Left, func(seat game.Seat) bool { return !s.isSeat(seat) })
}

func (s *Session[S, V]) isSeat(seat game.Seat) bool { return seat >= 0 && int(seat) < len(s.players) }
