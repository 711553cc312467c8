package rebellion

// Cards whose effect is not written yet detain their leader in tests of whole games:
// using one leaves a mark.
func init() {
	for a := range actionCards {
		if card := &actionCards[a]; card.Effect == nil {
			card.Effect = []func(Turn){func(t Turn) {
				if t.Acting.Leader != NoLeader {
					t.Detained |= t.Acting.Leader.set()
				}
			}}
		}
	}
}
