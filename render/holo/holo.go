// Package holo draws the table of light on which the titles of the shelf stand, and their holograms. All of it is made of vectors in
// the light of a title, painted once onto sheets and then moved as pictures. It knows no title: each brings a [Look].
//
//	camera.go  how the table and a pad on it are seen
//	look.go    what a title brings: the rim of its pad, what lies and what stands on it
//	brush.go   what sheets are painted with · solid.go solids of planes of light, grids · bloom.go scan lines and the light around a sheet
//	table.go   the table · pad.go a pad with its hologram
package holo
