// Package board draws what lies on any title's table: things with a place and a turn, ways between them, notes at
// them, hands and faces of cards, charts. It knows things by their [game.Option] and sides by their number; what a
// thing means and looks like its title says.
//
//	layout.go  where the parts of a screen are · layout_small.go  on smaller ones · layout_room.go  for a whole room
//	look.go    what a picture shows beside the table itself
package board
