// Package render draws: panels, text, signs, dice, maps, all in points and all from pictures that are made once.
// It knows no game.
//
// A Canvas records what a frame shows. Everything on it is a piece of some Picture, placed, tinted and clipped;
// the pictures are rasterised by the processor and kept in Pictures, because anti-aliased vector calls to the
// graphics library cost far more than copying; lines of text are drawn by its package text. A recorded canvas is played onto the window (Canvas.Play) or into
// an image file (Canvas.Image); the second needs no display at all, so tests and screenshots run anywhere.
//
//	color.go    colours · palette.go  what each is for, and other palettes for other eyes
//	rect.go     points, rectangles and how to divide them
//	canvas.go   recording: clip, fade, turn, and the basic marks
//	panel.go    panels; marks.go has rings, lines, lights, shadows
//	pen.go      vector art for pictures of your own
//	type.go     fonts and how wide a line is; line.go its picture
//	text.go     lines and paragraphs; rich.go text with signs in it
//	sprite.go   the drawings of package assets
//	dice.go     dice; tumble.go how they tumble; twenty.go a body of twenty faces
//	camera.go   pan and zoom
//	motion.go   the clock, easing, motions that can be skipped
//	spark.go    bursts and flashes; blast.go shots of two kinds (Pulses, Ray), where they land (Strike), and what is
//	            blown up (ShipBlast, GroundBlast, WorldBlast, each with a calm form)
//	play.go     onto the window; image.go into an image
//
// Distances are in points. A point is Canvas.Scale pixels; positions are rounded to whole pixels, and text and art
// are rasterised at the size they are shown, so every scale is crisp.
package render
