// Package contact shows all pieces of a set on one sheet, to judge them by: each large with its name, as small as a game shows it,
// and small in grey.
//
//	contact.go  a sheet · pieces.go  rows of pictures, and what the canvas itself can draw
package contact

import (
	"image"
	"image/color"

	"holoboard/render"
	"holoboard/ui"
)

// Sheet is a sheet of pieces. It is a [ui.Screen].
type Sheet struct {
	Columns int
	Small   float64 // pixels of the small picture; 0: the large one is told in grey beside it
	Pieces  []Piece

	own *render.Pictures
}

// Piece is one picture of a sheet.
type Piece struct {
	Name string
	Draw func(c *render.Canvas, box render.Rect)
}

// Show implements [ui.Screen].
func (s *Sheet) Show(f *ui.Frame) {
	if s.own == nil {
		s.own = render.NewPictures()
	}
	f.Fill(f.Bounds(), f.Palette.Space)
	rows := (len(s.Pieces) + s.Columns - 1) / s.Columns
	for i, cell := range f.Bounds().Inset(8).Grid(s.Columns, rows, 6) {
		if i == len(s.Pieces) {
			break
		}
		name, picture := cell.CutBottom(18)
		f.Text(s.Pieces[i].Name, name, f.Palette.Label().Centered())
		s.show(f, s.Pieces[i], picture)
	}
}

// show shows one piece in colour and in grey.
func (s *Sheet) show(f *ui.Frame, piece Piece, box ui.Rect) {
	side := s.Small / f.Scale
	if s.Small == 0 {
		side = box.W / 2
	}
	sample, large := box.CutRight(side + 4)
	piece.Draw(f.Canvas, large)
	if s.Small > 0 {
		upper, lower := sample.CutTop(sample.H / 2)
		tall := side * 1.25
		piece.Draw(f.Canvas, upper.Middle(side, tall))
		sample = lower.Middle(side, tall)
	}
	type greyKey string
	render.Pixels(f.Canvas, greyKey(piece.Name), sample, func(_ greyKey, w, h int) *image.RGBA {
		c := render.NewCanvas(s.own, w, h, f.Scale)
		piece.Draw(c, c.Bounds())
		return inGrey(c.Image())
	})
}

// inGrey takes the colours out of a picture.
func inGrey(m *image.RGBA) *image.RGBA {
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			grey := color.GrayModel.Convert(m.At(x, y)).(color.Gray).Y
			m.SetRGBA(x, y, color.RGBA{R: grey, G: grey, B: grey, A: 255})
		}
	}
	return m
}
