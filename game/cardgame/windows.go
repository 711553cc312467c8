package cardgame

import "holoboard/game"

// Interrupts and reactions (R21.5 to R21.9): a window opens if a card on the table can answer, or if somebody may hold one of nine cards.
// Whether he may is counted from what lies open alone, so that nobody can tell by being asked, or by not being asked, what the other holds.

const numAnswers = 9

// answers are the cards that answer from the hand outside action windows.
var answers = [numAnswers]Title{28, 81, 89, 29, 46, itsWorse, 20, 42, replicaDroid}

// allowedCopies is how often each of them may be in the decks, as far as everybody knows.
func allowedCopies(f Format, of [2]Affiliation, sizes [2]uint8) (n [numAnswers]uint8) {
	for i, title := range answers {
		side := title.Card().Side
		for set := uint8(1); set <= NumSets; set++ {
			for _, c := range Sets[set].Cards {
				if c == title {
					n[i] += uint8(MostCopies(set, of[side], f))
				}
			}
		}
		n[i] = min(n[i], 5*sizes[side])
	}
	return n
}

// window opens a window if anybody could answer. f says what for; Over is the place in the stack of what it is about.
func (t turn) window(f Frame) {
	if !t.couldAnswer(&f) {
		return
	}
	depth := uint8(0)
	for _, under := range t.Frames[:t.Top] {
		if under.Do == doWindow {
			depth++
		}
	}
	if depth == windowDepths {
		panic("cardgame: too many windows within windows")
	}
	for side := range t.Things {
		for i := range t.High[side] {
			t.Things[side][i].Used &^= 1 << depth
		}
	}
	f.Do, f.N, f.Next, f.Me = doWindow, depth, t.Active, NoSlot
	t.push(f)
}

// couldAnswer reports whether there is anybody to ask.
func (t turn) couldAnswer(w *Frame) bool {
	if t.Ending != Undecided {
		return false
	}
	w.N = windowDepths // nothing has been used in it
	for side := range Side(2) {
		if t.mayAnswer(side, w) {
			return true
		}
	}
	return false
}

// mayAnswer reports whether everybody must think that a side could answer.
func (t turn) mayAnswer(side Side, w *Frame) bool {
	onTable, inHand := t.Present[side].meets(&answering[w.Trigger]), t.Held[side] > 0 && handTriggers>>w.Trigger&1 == 1
	if !onTable && !inHand {
		return false
	}
	money := t.funds(side)
	if onTable {
		for i := range t.High[side] {
			x := &t.Things[side][i]
			if x.Title != 0 && answering[w.Trigger].Has(x.Title) && t.answerOf(slotAt(side, int(i)), w, &money) >= 0 {
				return true
			}
		}
	}
	if inHand {
		for i, title := range answers {
			if title.Card().Side == side && t.mayHold(side, i, w, &money) {
				return true
			}
		}
	}
	return false
}

// handTriggers are what the nine answer.
var handTriggers uint32 = 1<<EventPlayed | 1<<DamageComes | 1<<Focused | 1<<Interrupted | 1<<Captured | 1<<StrikeResolved | 1<<EdgeWon

// answerOf returns which ability of a card on the table answers now, −1 for none.
func (t turn) answerOf(slot Slot, w *Frame, money *funds) int {
	x := t.At(slot)
	if x.Used>>w.N&1 == 1 && w.N < windowDepths || x.Is(Enhancing) {
		return -1
	}
	for n := range cards[x.Title].Has {
		a := &cards[x.Title].Has[n]
		if a.On != w.Trigger || a.From != OnTable {
			continue
		}
		f := Frame{Side: slot.Side(), Title: x.Title, Me: slot, Ability: uint8(n)}
		if (a.If == nil || a.If(t.State, f, *w)) && t.whyNotUse(a, f, money) == nil {
			return n
		}
	}
	return -1
}

// fromHandAnswers reports whether one of the nine answers now, if it is held.
func (t turn) fromHandAnswers(side Side, title Title, w *Frame, money *funds) bool {
	a := &cards[title].Has[0]
	if a.On != w.Trigger {
		return false
	}
	f := Frame{Side: side, Title: title, Me: NoSlot, Flags: fromHand}
	return (a.If == nil || a.If(t.State, f, *w)) && t.whyNotUse(a, f, money) == nil
}

// mayHold reports whether a side may hold the i-th of the nine, as far as everybody knows, and could use it.
func (t turn) mayHold(side Side, i int, w *Frame, money *funds) bool {
	title := answers[i]
	if t.Held[side] == 0 || t.Copies[i] == 0 || cards[title].Has[0].On != w.Trigger {
		return false
	}
	return int(t.Copies[i]) > t.openCopies(side, title) && t.fromHandAnswers(side, title, w, money)
}

// openCopies is how many copies of a card lie where all can see them.
func (s *Public) openCopies(side Side, title Title) int {
	n := s.Discard[side].Count(title) + s.count(side, title)
	for i := range s.Frames[:s.Top] {
		if f := &s.Frames[i]; f.Flags&fromHand != 0 && f.Title == title {
			n++
		}
	}
	return n
}

// windowOn goes on with a window: first what is forced, the active player's before the other's (R21.8, D11), then who likes, in turn.
func (t turn) windowOn(f *Frame) {
	if f.Stage == 0 {
		if !t.Present[Light].meets(&forcedOnes[f.Trigger]) && !t.Present[Dark].meets(&forcedOnes[f.Trigger]) || !t.forced(f) {
			f.Stage = 1
		} else {
			return
		}
	}
	for f.Passed < 2 {
		side := f.Next
		f.Next = side.Other()
		f.Passed++
		if !t.mayAnswer(side, f) {
			continue
		}
		t.offerAnswers(side, f)
		o := t.ask.Window()
		if o == pass {
			return
		}
		f.Passed = 0
		t.answer(side, o, t.Top)
		return
	}
	t.pop()
}

// forced begins the next forced ability that is due; it reports whether there is one.
func (t turn) forced(w *Frame) bool {
	for _, side := range [2]Side{t.Active, t.Active.Other()} {
		if !t.Present[side].meets(&forcedOnes[w.Trigger]) {
			continue
		}
		money := t.funds(side)
		t.ask.Put(side.Seat(), AskForcedNext, triggerOption(w))
		t.Each(side, func(slot Slot, x *Thing) {
			if forcedOnes[w.Trigger].Has(x.Title) {
				if n := t.answerOf(slot, w, &money); n >= 0 {
					t.ask.Offer(abilityOption(slot, uint8(n)))
				}
			}
		})
		if t.ask.Offered() == 0 {
			t.ask.Some(0, 0)
			continue
		}
		t.answer(side, t.ask.One(), t.Top)
		return true
	}
	return false
}

// KindTrigger is what a window is about, for its words: A Trigger, B slot, C title.
const KindTrigger uint8 = 200

// KindAmount is how much a question is about: A of it is left; B is 1 of a payment
// that still needs a match ([NeedsMatch]) and of damage that may be split ([Splits]).
const KindAmount uint8 = 201

func amount(n int) game.Option { return game.Option{Kind: KindAmount, A: uint8(n)} }

func triggerOption(w *Frame) game.Option {
	return game.Option{Kind: KindTrigger, A: uint8(w.Trigger), B: uint8(w.Target), C: uint8(w.Title)}
}

// WindowAbout returns what the window is about that an answer is asked for in: a card on the table, a title that is played, or neither.
func (s *Public) WindowAbout() (slot Slot, title Title) {
	for i := s.Top; i > 0; i-- {
		f := &s.Frames[i-1]
		if f.Do != doWindow {
			continue
		}
		if slot, title = f.Target, f.Title; f.Over > 0 {
			under := &s.Frames[f.Over-1]
			slot, title = under.Target, under.Title
			if under.Do == doUse || under.Do == doPlay {
				slot = NoSlot
			}
		}
		return slot, title
	}
	return NoSlot, 0
}

// offerAnswers offers what a side can answer with.
func (t turn) offerAnswers(side Side, w *Frame) {
	money := t.funds(side)
	t.ask.Put(side.Seat(), AskAnswer, triggerOption(w))
	var seen Titles
	if handTriggers>>w.Trigger&1 == 1 {
		for _, c := range t.Eyes[side].Hand.All() {
			if len(cards[c].Has) > 0 && cards[c].Has[0].From == InHand && !seen.Has(c) && t.fromHandAnswers(side, c, w, &money) {
				seen.add(c)
				t.ask.Offer(game.Option{Kind: KindPlay, A: uint8(c), C: uint8(InHand)})
			}
		}
	}
	t.Each(side, func(slot Slot, x *Thing) {
		if answering[w.Trigger].Has(x.Title) {
			if n := t.answerOf(slot, w, &money); n >= 0 && !cards[x.Title].Has[n].Forced {
				t.ask.Offer(abilityOption(slot, uint8(n)))
			}
		}
	})
	t.ask.Offer(pass)
	if t.ask.Explaining() {
		t.refuseAnswers(side, w, &money)
	}
}

// refuseAnswers says of what a side has, and cannot answer with, why not.
func (t turn) refuseAnswers(side Side, w *Frame, money *funds) {
	for _, c := range t.Eyes[side].Hand.All() {
		if why := t.whyNotAnswer(side, c, w, money); why != nil {
			t.ask.OfferIf(game.Option{Kind: KindPlay, A: uint8(c), C: uint8(InHand)}, why)
		}
	}
	t.Each(side, func(slot Slot, x *Thing) {
		for n := range cards[x.Title].Has {
			a := &cards[x.Title].Has[n]
			f := Frame{Side: side, Title: x.Title, Me: slot, Ability: uint8(n)}
			why := whyNotThis
			if a.On == w.Trigger && a.From == OnTable && (a.If == nil || a.If(t.State, f, *w)) {
				why = t.whyNotUse(a, f, money)
				if why == nil && x.Used>>w.N&1 == 1 {
					why = whyUsedHere
				}
			}
			if why != nil {
				t.ask.OfferIf(abilityOption(slot, uint8(n)), why)
			}
		}
	})
}

// whyNotAnswer says why a card of the hand does not answer, or nil.
func (t turn) whyNotAnswer(side Side, c Title, w *Frame, money *funds) *game.Why {
	card := &cards[c]
	switch {
	case card.Type == Fate:
		return whyFate
	case len(card.Has) == 0 || card.Has[0].From != InHand:
		return whyNotThis
	}
	a, f := &card.Has[0], Frame{Side: side, Title: c, Me: NoSlot, Flags: fromHand}
	if a.On != w.Trigger || a.If != nil && !a.If(t.State, f, *w) {
		return whyNotThis
	}
	return t.whyNotUse(a, f, money)
}

// TallyTriggers is the kind under which a [game.Tally] counts triggers that something was done for; it is that of no event.
const TallyTriggers uint8 = NumEventKinds

// answer begins the use of an answer to a window.
func (t turn) answer(side Side, o game.Option, window uint8) {
	t.ask.Count(TallyTriggers, uint8(t.Frames[window-1].Trigger))
	if o.Kind == KindPlay {
		t.announce(t.push(Frame{Do: doUse, Side: side, Title: Title(o.A), Me: NoSlot, Target: NoSlot, Other: NoSlot, Over: window, Flags: fromHand}))
		return
	}
	slot := Slot(o.A)
	x := t.At(slot)
	x.Used |= 1 << t.Frames[window-1].N
	t.push(Frame{Do: doUse, Side: side, Title: x.Title, Me: slot, Target: NoSlot, Other: NoSlot, Ability: o.B, Over: window})
}

// moment returns the window that an answer is given in.
func (s *Public) moment(f *Frame) *Frame { return &s.Frames[f.Over-1] }

// about returns what the window of an answer is about: an event, a use, damage, a leaving.
func (s *Public) about(f *Frame) *Frame { return &s.Frames[s.moment(f).Over-1] }
