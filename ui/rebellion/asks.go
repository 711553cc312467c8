package rebellion

// AsksSeat implements [ui.Game].
func (t *Table) AsksSeat() int {
	if t.play.Over() {
		return -1
	}
	return int(t.play.Decides())
}
