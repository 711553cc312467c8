package rebellion

// R12.2.2: what the Start of Combat cards do. Most hold for the whole combat and
// stand where their rule is: dice, damage, retreat.

// InForce reports whether a Start of Combat card holds in this combat.
func (c *Combat) InForce(a Action) bool { return c.Cards[a.Side()].has(a) }

// Enforce makes a Start of Combat card hold to the end of this combat.
func (c *Combat) Enforce(a Action) { c.Cards[a.Side()] |= a.bit() }

// enforce is the effect of such cards.
func (t Turn) enforce() { t.Combat.Enforce(t.Acting.Card) }

// firstRound reports whether a card that holds in the first round does so now.
func (c *Combat) firstRound(a Action) bool { return c.Round == 1 && c.InForce(a) }

// Health returns how much damage destroys a unit in this combat: Point-Blank
// Assault takes one of both sides' health, but never the last (pitfall 52).
func (c *Combat) Health(u Unit) uint8 {
	health := unitFigures[u].Health
	if health > 1 && c.InForce(PointBlankAssault) {
		health--
	}
	return health
}

// silent reports whether It's a Trap keeps a side from playing tactic cards of a
// theater.
func (c *Combat) silent(side Side, th Theater) bool {
	return side == Empire && th == Space && c.firstRound(ItsATrap)
}
