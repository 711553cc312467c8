package assets

import (
	"encoding/xml"
	"errors"
	"fmt"
	"image"
	"image/color"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// drawing is an SVG file of the few kinds that ours are of: paths with absolute commands, rectangles, circles and ellipses, in groups,
// each filled and stroked in one colour. Whatever else stands in a file is an error.
type drawing struct {
	box    [4]float64 // x, y, width and height
	shapes []shape
}

// shape is an outline and how it is painted.
type shape struct {
	paint
	path rasterx.Path
}

// paint is what a group hands down to what is in it.
type paint struct {
	fill, line *color.NRGBA // nil for none
	full, firm float64      // how opaque they are
	width      float64      // of the line
	round      bool         // its ends
	joint      rasterx.JoinMode
	place      rasterx.Matrix2D
}

// readDrawing reads the text of a file.
func readDrawing(text string) (*drawing, error) {
	d := &drawing{}
	groups := []paint{{fill: &color.NRGBA{A: 255}, full: 1, firm: 1, width: 2, joint: rasterx.Bevel, place: rasterx.Identity}}
	for decoder := xml.NewDecoder(strings.NewReader(text)); ; {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return d, nil
		}
		if err != nil {
			return nil, err
		}
		switch e := token.(type) {
		case xml.StartElement:
			s := shape{paint: groups[len(groups)-1]}
			if err := d.element(e, &s); err != nil {
				return nil, fmt.Errorf("read <%s>: %w", e.Name.Local, err)
			}
			groups = append(groups, s.paint)
		case xml.EndElement:
			groups = groups[:len(groups)-1]
		}
	}
}

// element adds a shape, or changes the paint of what follows in it.
func (d *drawing) element(e xml.StartElement, s *shape) error {
	at := map[string]float64{}
	for _, a := range e.Attr {
		var err error
		switch name := a.Name.Local; name {
		case "xmlns":
		case "viewBox":
			var box []float64
			if box, err = numbers(a.Value, 4); err == nil {
				d.box = [4]float64(box)
			}
		case "d":
			s.path, err = outline(a.Value)
		case "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry":
			at[name], err = strconv.ParseFloat(a.Value, 64)
		default:
			err = s.read(name, a.Value)
		}
		if err != nil {
			return fmt.Errorf("%s=%q: %w", a.Name.Local, a.Value, err)
		}
	}
	switch e.Name.Local {
	case "svg", "g":
		return nil
	case "path":
	case "rect":
		rasterx.AddRoundRect(at["x"], at["y"], at["width"]+at["x"], at["height"]+at["y"], at["rx"], at["ry"], 0, rasterx.RoundGap, &s.path)
	case "circle":
		s.path = ellipse(at["cx"], at["cy"], at["r"], at["r"])
	case "ellipse":
		s.path = ellipse(at["cx"], at["cy"], at["rx"], at["ry"])
	default:
		return errors.New("drawings have no such element")
	}
	d.shapes = append(d.shapes, *s)
	return nil
}

// read changes one thing of a paint.
func (p *paint) read(name, value string) (err error) {
	switch name {
	case "fill":
		p.fill, err = ink(value)
	case "stroke":
		p.line, err = ink(value)
	case "fill-opacity":
		p.full, err = strconv.ParseFloat(value, 64)
	case "stroke-opacity":
		p.firm, err = strconv.ParseFloat(value, 64)
	case "stroke-width":
		p.width, err = strconv.ParseFloat(value, 64)
	case "stroke-linecap":
		p.round = value == "round"
	case "stroke-linejoin":
		if p.joint = rasterx.Bevel; value == "round" {
			p.joint = rasterx.Round
		}
	case "transform":
		p.place, err = moved(p.place, value)
	default:
		err = errors.New("drawings have no such attribute")
	}
	return err
}

// ink reads #RRGGBB, or none.
func ink(text string) (*color.NRGBA, error) {
	if text == "none" {
		return nil, nil
	}
	hex, err := strconv.ParseUint(strings.TrimPrefix(text, "#"), 16, 24)
	if err != nil || len(text) != len("#RRGGBB") {
		return nil, errors.New("not a colour as in #RRGGBB")
	}
	return &color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}, nil
}

// moved reads steps such as "translate(1 2) rotate(40)".
func moved(m rasterx.Matrix2D, text string) (rasterx.Matrix2D, error) {
	for step := range strings.SplitSeq(strings.TrimSuffix(text, ")"), ")") {
		name, values, _ := strings.Cut(strings.TrimSpace(step), "(")
		n, err := numbers(values, 0)
		if err != nil {
			return m, err
		}
		switch {
		case name == "translate" && len(n) == 2:
			m = m.Translate(n[0], n[1])
		case name == "scale" && len(n) == 2:
			m = m.Scale(n[0], n[1])
		case name == "rotate" && len(n) == 1:
			m = m.Rotate(n[0] * math.Pi / 180)
		case name == "rotate" && len(n) == 3:
			m = m.Translate(n[1], n[2]).Rotate(n[0]*math.Pi/180).Translate(-n[1], -n[2])
		default:
			return m, fmt.Errorf("drawings are not moved by %q", step)
		}
	}
	return m, nil
}

// numbers reads so many numbers between spaces and commas; any for 0. A minus begins another one, too.
func numbers(text string, want int) (all []float64, err error) {
	text = strings.ReplaceAll(text, "-", " -")
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(", \t\r\n", r) }) {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return nil, err
		}
		all = append(all, n)
	}
	if want > 0 && len(all) != want {
		return nil, fmt.Errorf("%d numbers, not %d", len(all), want)
	}
	return all, nil
}

func corner(x, y float64) fixed.Point26_6 {
	return fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.Int26_6(y * 64)}
}

func ellipse(cx, cy, rx, ry float64) (path rasterx.Path) {
	path.Start(corner(cx+rx, cy))
	rasterx.AddArc([]float64{rx, ry, 0, 1, 0, cx + rx, cy}, cx, cy, cx+rx, cy, &path)
	path.Stop(true)
	return path
}

// takes is how many numbers a command of a path has.
var takes = map[byte]int{'M': 2, 'L': 2, 'Q': 4, 'C': 6, 'A': 7, 'Z': 0}

// outline reads the commands of a path. One that is followed by numbers for several is meant several times; after M it is L then.
func outline(text string) (path rasterx.Path, err error) {
	var x, y, beginX, beginY float64
	for len(text) > 0 {
		command := text[0]
		n, ok := takes[command]
		end := strings.IndexAny(text[1:], "MLQCAZ") + 1
		if end == 0 {
			end = len(text)
		}
		values, err := numbers(text[1:end], 0)
		if err != nil || !ok || n == 0 && len(values) > 0 || n > 0 && (len(values) == 0 || len(values)%n != 0) {
			return nil, fmt.Errorf("drawings have no command %q", text[:end])
		}
		if text = strings.TrimLeft(text[end:], " \t\r\n"); command == 'Z' {
			path.Stop(true)
			x, y = beginX, beginY
			continue
		}
		for ; len(values) > 0; values = values[n:] {
			v := values[:n]
			switch command {
			case 'M':
				beginX, beginY = v[0], v[1]
				path.Start(corner(v[0], v[1]))
				command = 'L'
			case 'L':
				path.Line(corner(v[0], v[1]))
			case 'Q':
				path.QuadBezier(corner(v[0], v[1]), corner(v[2], v[3]))
			case 'C':
				path.CubeBezier(corner(v[0], v[1]), corner(v[2], v[3]), corner(v[4], v[5]))
			case 'A':
				cx, cy := rasterx.FindEllipseCenter(&v[0], &v[1], v[2]*math.Pi/180, x, y, v[5], v[6], v[4] == 0, v[3] == 0)
				rasterx.AddArc(v, cx, cy, x, y, &path)
			}
			x, y = v[n-2], v[n-1]
		}
	}
	return path, nil
}

// raster draws it so many pixels wide, with its lines as wide as lineWidth has them.
func (d *drawing) raster(width int) *image.RGBA {
	scale := float64(width) / d.box[2]
	height := int(d.box[3]*scale + 0.5)
	place := rasterx.Identity.Translate(-d.box[0], -d.box[1]).Scale(float64(width)/d.box[2], float64(height)/d.box[3])
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	pen := rasterx.NewDasher(width, height, rasterx.NewScannerGV(width, height, picture, picture.Bounds()))
	for _, s := range d.shapes {
		placed := rasterx.MatrixAdder{M: place.Mult(s.place)}
		if s.fill != nil {
			pen.Clear()
			placed.Adder = &pen.Filler
			s.path.AddTo(&placed)
			pen.Filler.SetColor(rasterx.ApplyOpacity(*s.fill, s.full))
			pen.Filler.Draw()
		}
		if s.line != nil {
			ends := rasterx.ButtCap
			if s.round {
				ends = rasterx.RoundCap
			}
			pen.Clear()
			pen.SetStroke(fixed.Int26_6(lineWidth(s.width*scale, width)*64), 4*64, ends, ends, nil, s.joint, nil, 0)
			placed.Adder = pen
			s.path.AddTo(&placed)
			pen.SetColor(rasterx.ApplyOpacity(*s.line, s.firm))
			pen.Draw()
		}
	}
	return picture
}
