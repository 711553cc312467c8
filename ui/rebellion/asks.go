package rebellion

// AsksSeat implements [ui.Game].
func (t *Table) AsksSeat() int {
	if t.Game.Over() {
		return -1
	}
	return int(t.Game.Asked())
}
