package shell

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"time"

	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/engine"
	"holoboard/ui/outside"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
)

// A second window, of another process on the same computer, shows a whole room what everybody may see of the game that is
// played in this one. It is given no more than that: after every decision the running game adds what is new of what is public to
// a document of the store, and the second window reads on there.

// second is the document.
type second struct {
	Title  string `json:"title"`
	Rules  int    `json:"rules"`  // their version
	Stream []byte `json:"stream"` // what a feed has told, see [session.Stream]
}

// telling is what a second window has been told of a game.
type telling struct {
	game ui.Game
	feed ui.Feed
	told bytes.Buffer
}

// mostTold is how much a document tells before it begins anew with what there is, bytes.
const mostTold = 1 << 18

// showSecond writes what everybody may see of a game, while a second window shows it.
func (o *open) showSecond(g ui.Game) error {
	if !o.shell.second {
		return nil
	}
	if t := o.telling; t == nil || t.game != g || t.told.Len() > mostTold {
		feed, err := g.Feed()
		if err != nil {
			return err
		}
		o.telling = &telling{game: g, feed: feed}
	}
	if err := o.telling.feed.Send(&o.telling.told); err != nil {
		return err
	}
	data, err := json.Marshal(second{o.title.ID, o.title.Rules, o.telling.told.Bytes()})
	if err != nil {
		return err
	}
	return o.shell.Keep.Store.Write(keeping.SecondName, data)
}

// beginSecond shows a game on a second window from now on.
func (o *open) beginSecond(f *ui.Frame, g ui.Game) {
	s := o.shell
	s.second = true
	if !s.tellUnless(f, o.showSecond(g), "menu.second.failed") {
		return
	}
	start := s.startSecond
	outside.Ask(f.Window(), func(context.Context) error { return start() }, func(f *ui.Frame, err error) { s.tellUnless(f, err, "menu.second.failed") })
}

// clearSecond leaves the second window with nothing to show.
func (s *Shell) clearSecond() {
	if err := s.Keep.Store.Delete(keeping.SecondName); err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, device.ErrTaken) {
		s.Trouble(err)
	}
}

// Follow opens the second window and returns when it is closed.
func (s *Shell) Follow() error {
	return engine.Run(s.Say("follow.title"), &follow{shell: s}, engine.Options{Prepare: s.prepareSecond, FirstFrame: device.FirstFrame, AtRest: device.Teller()})
}

// prepareSecond makes the second window as the settings want it.
func (s *Shell) prepareSecond(w *ui.Window) {
	s.Settings.Apply(w)
	w.Broken = followAfter
}

// followAfter goes on following after a game was shown that cannot be.
func followAfter(screen ui.Screen, failure *ui.Failure) ui.Screen {
	w, follows := screen.(*follow)
	if !follows || w.follower == nil {
		return nil
	}
	w.shell.Trouble(failure)
	return &follow{shell: w.shell, back: w.back, data: w.data, why: w.shell.Say("follow.foreign")}
}

// follow is the screen of the second window, and of one that looks on while another one plays.
type follow struct {
	shell    *Shell
	back     ui.Screen   // where to go from here, or nil
	data     []byte      // read last
	title    string      // of the game that is shown
	told     []byte      // of its stream
	follower ui.Follower // nil while nothing is shown
	why      string      // nothing is
}

// ScreenName implements [ui.Named].
func (w *follow) ScreenName() string {
	if screen, ok := w.follower.(ui.Named); ok {
		return screen.ScreenName()
	}
	return "follow"
}

// Points implements [ui.Distant].
func (w *follow) Points(upright bool) (across, down float64) {
	if screen, ok := w.follower.(ui.Distant); ok {
		return screen.Points(upright)
	}
	return 0, 0
}

// Show implements [ui.Screen].
func (w *follow) Show(f *ui.Frame) {
	const often = 250 * time.Millisecond
	f.WakeIn(often)
	if before := w.follower; w.look() && w.follower != before {
		f.Invalidate() // the new screen may have other points
	}
	if w.follower != nil {
		w.follower.Show(f)
	} else {
		f.Backdrop(f.Bounds())
		style := f.Palette.PromptText().Centered()
		width := min(f.W-64, 720)
		f.Paragraph(w.why, f.Bounds().Middle(width, f.ParagraphHeight(w.why, width, style)), style)
	}
	if w.back != nil && f.Button(ui.Button{ID: "back", Rect: ui.Box(8, 6, 56, 56), Label: "←", Key: ui.KeyEscape, Hint: w.shell.Say("back")}) {
		f.Go(w.back)
	}
}

// none says why nothing is shown.
func (w *follow) none() string {
	if w.back != nil {
		return w.shell.Say("other.none")
	}
	return w.shell.Say("follow.none")
}

// look reads the document and tells whether it has changed.
func (w *follow) look() bool {
	data, err := w.shell.Keep.Store.Read(keeping.SecondName)
	if err == nil && w.data != nil && bytes.Equal(data, w.data) {
		return false
	}
	if err != nil {
		w.data, w.follower, w.why = nil, nil, w.none()
		return true
	}
	w.data = data
	if !w.take(data) {
		w.follower, w.why = nil, w.shell.Say("follow.foreign")
	}
	return true
}

// take shows what a document tells. It is false for one that cannot be read.
func (w *follow) take(data []byte) bool {
	var doc second
	if json.Unmarshal(data, &doc) != nil {
		return false
	}
	title := w.shell.Title(doc.Title)
	if title == nil || title.Rules != doc.Rules {
		return false
	}
	_, err := safely(func() (bool, error) {
		if w.follower == nil || w.title != doc.Title || !bytes.HasPrefix(doc.Stream, w.told) {
			w.title, w.told, w.follower = doc.Title, nil, title.Follow(&open{shell: w.shell, title: title})
		}
		stream := session.NewStream(bytes.NewReader(doc.Stream[len(w.told):]))
		w.told = doc.Stream
		for {
			telling, whole, err := stream.Next()
			if err != nil || !whole {
				return true, err
			}
			if err := w.follower.Take(telling); err != nil {
				return true, err
			}
		}
	})
	return err == nil
}
