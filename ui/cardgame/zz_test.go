package cardgame
import ("image/png";"os";"fmt")
func (s *sitting) snap(n int){ f,_:=os.Create(fmt.Sprintf("/tmp/cg/%03d.png",n)); png.Encode(f,s.hand.Window.Image()); f.Close() }
