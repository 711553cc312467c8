package rebellion

import (
	"image"

	"holoboard/assets"
	"holoboard/render"
	"holoboard/render/rebellion/preview"
)

// Thumbnail implements [ui.Pictured]: the galaxy in small, with the loyalty that everybody sees.
func (n *noted) Thumbnail(w, h int) *image.RGBA {
	open := n.Play.Open()
	palette := render.Holo()
	return render.Paint(1, w, h, func(pen *render.Pen) {
		pen.Fill((&render.Path{}).Rect(render.Box(0, 0, pen.W, pen.H)), palette.Space)
		preview.Paint(pen, palette, assets.LoadGalaxy(), open)
	})
}
