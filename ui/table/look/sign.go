package look

// FindSign finds out what the sign stands for that a finger has stayed on, or that was clicked with the second button.
func (l *Sheets[V]) FindSign() {
	l.sign = ""
	if sign, _, ok := l.flow.F.WantsSign(); ok && !l.pinned.lies() {
		l.sign = l.title.SignText(sign)
	}
}

// takeSign is what that sign stands for, for the sheet that says it.
func (l *Sheets[V]) takeSign() (text string) {
	text, l.sign = l.sign, ""
	return text
}

// ShowSign says what that sign stands for, where nothing else is said of the place.
func (l *Sheets[V]) ShowSign() {
	f := l.flow.F
	if l.sign == "" {
		return
	}
	_, thing, _ := f.WantsSign()
	sheet := pinned{at: thing, sign: l.takeSign()}
	if f.In.Details {
		l.lay(sheet)
		return
	}
	f.OnTop(func() {
		if !f.Says() {
			l.draw(sheet)
		}
	})
}
