package bot

import (
	"fmt"
	"holoboard/game"
	"holoboard/game/starship"
	"os"
	"testing"
)

func TestEnd(t *testing.T) {
	if os.Getenv("END") == "" {
		t.Skip()
	}
	for pair := uint64(0); pair < 6; pair++ {
		s := battle(starship.Setup{Format: starship.Standard, Limit: 40}, lights[pair%4], darks[pair/4%4], pair)
		sim := simulation("officer", os.Getenv("END"))
		sim.Play(&s, pair)
		fmt.Println("END", s.Ending, s.Winner, s.Round)
		for seat := range game.Seat(2) {
			s.EachOf(seat, func(sl starship.Slot) {
				sh := s.Ships[sl]
				fmt.Printf("  %d %s (%d,%d) d%d r%v\n", seat, s.Card(sl).ID(), sh.X, sh.Y, sh.Damage, sh.Is(starship.Reduced))
			})
			fmt.Println("  pool", s.Pool[seat][:10])
		}
	}
}
