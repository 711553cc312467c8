package shell

import (
	"bytes"
	"errors"
	"fmt"
	"image/jpeg"
	"strings"

	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
	"holoboard/ui/shell/device"
	"holoboard/ui/shell/keeping"
	"holoboard/ui/shell/replay"
)

// open is the program around a game that is being played. It implements [ui.Program].
type open struct {
	shell  *Shell
	title  *shelf.Title
	start  session.Start
	goes   bool   // the game was seen going on: when it is over, it ended here
	lesson bool   // no saved game comes of it
	fresh  bool   // the last game of the title is another one, which has to be put aside first
	about  string // how it stood when it was pictured last
	gone   string // says which games were deleted since the last one was put aside, and which are the next
	game   ui.Game

	telling *telling // what a second window has been told, or nil

	failed bool // the last save failed
	loses  bool // and what happened since the one before is nowhere else
}

// close ends what the game works out: it is left.
func (o *open) close() {
	if g, works := o.game.(ui.Working); works {
		g.Close()
	}
}

// Words implements [ui.Program].
func (o *open) Words() *assets.Words { return o.shell.Opened(o.title) }

// Lot implements [ui.Lots].
func (o *open) Lot() uint64 { return o.shell.seed() }

// CoversWindows implements [ui.Program].
func (o *open) CoversWindows() bool { return o.shell.Settings.Cover }

// TapsAct implements [ui.Program].
func (o *open) TapsAct() bool { return o.shell.Settings.TapsAct }

// Keep implements [ui.Program].
func (o *open) Keep(f *ui.Frame, g ui.Game) {
	o.game = g // where fleets were built first, another one than was begun
	failed := o.failed
	switch err := o.keep(g); {
	case errors.Is(err, session.ErrNotBegun):
		return // its players still prepare
	case errors.Is(err, device.ErrTaken):
		o.shell.giveWay(f)
		return
	case err != nil && !failed: // from then on the table shows a sign
		f.Toast(o.shell.Say("save.failed"))
	case o.gone != "":
		f.Toast(o.gone)
	}
	if err := o.keepPicture(g); err != nil {
		o.shell.Trouble(err)
	}
	if err := o.showSecond(g); err != nil {
		o.shell.Trouble(err)
	}
	if err := o.ended(g); err != nil {
		o.shell.Trouble(err)
		f.Toast(o.shell.Say("statistics.failed"))
	}
}

// tryToKeep keeps a game as the last one of its title, in whose place no other is lost. One that has not begun is not kept.
func (o *open) tryToKeep(g ui.Game) error {
	data, err := g.Save()
	if err != nil {
		return err
	}
	o.gone = ""
	fresh := o.fresh
	if fresh {
		if err := o.shell.Keep.SpareLast(o.title.ID); err != nil {
			return err
		}
		o.fresh = false
	}
	if err := o.shell.Keep.Keep(o.title, keeping.Last(o.title.ID), "", g, o.start.Seats, data); err != nil {
		return err
	}
	if fresh {
		o.thin()
	}
	return nil
}

// thin deletes the unfinished games that had to make room, and notes what is to be told of them and of the next ones.
func (o *open) thin() {
	s := o.shell
	gone, next, err := s.Keep.Thin(o.title.ID)
	if err != nil {
		s.Trouble(err)
	}
	tell := func(key string, about string) {
		o.gone = strings.TrimSpace(o.gone + " " + s.Words.Say(key, assets.Args{"n": keeping.MostBefore, "about": about}))
	}
	for i := range gone {
		tell("shell.save.gone", s.stood(&gone[i]))
	}
	for i := range next {
		tell("shell.save.next", s.stood(&next[i]))
	}
}

// stood says how a game that was left stood, and when.
func (s *Shell) stood(k *keeping.Kept) string {
	about, when := k.Label.About, s.when(k)
	if about != "" && when != "" {
		about += " · "
	}
	return about + when
}

// keepPicture keeps a picture of how the game stands whenever it says of itself something else.
func (o *open) keepPicture(g ui.Game) error {
	const width, height, quality = 368, 216, 75
	pictured, ok := g.(ui.Pictured)
	if !ok || o.about == g.About() {
		return nil
	}
	o.about = g.About()
	var data bytes.Buffer
	if err := jpeg.Encode(&data, pictured.Thumbnail(width, height), &jpeg.Options{Quality: quality}); err != nil {
		return fmt.Errorf("picture a game: %w", err)
	}
	return o.shell.Keep.KeepPicture(o.title.ID, data.Bytes())
}

// ended counts the game if it has just ended. One that was over when it was opened is somebody else's, or counted already.
func (o *open) ended(g ui.Game) error {
	r := g.Result()
	if r == nil || !o.goes {
		o.goes = r == nil
		return nil
	}
	o.goes = false
	data, err := g.Save()
	if err != nil {
		return err
	}
	summary, err := session.Read(data) // it knows what was handed in too
	if err != nil {
		return err
	}
	return o.shell.Keep.Count(o.title, summary.Start, r)
}

// Menu implements [ui.Program].
func (o *open) Menu(f *ui.Frame, g ui.Game) { f.Go(&menu{open: o, game: g}) }

// Replay implements [ui.Program].
func (o *open) Replay(f *ui.Frame, g ui.Game) {
	s := o.shell
	data, err := g.Save()
	if err != nil {
		f.Toast(s.Say("save.failed"))
		return
	}
	var r *replay.Screen
	r, err = s.replay(data, g.About(), func(f *ui.Frame) {
		if r.Secret() {
			g.Rise()
		}
		f.Go(g)
	})
	if err != nil {
		f.Toast(s.WhyNot(err))
		return
	}
	f.Go(r)
}

// Own implements [ui.Program].
func (o *open) Own(kind string) ui.Documents { return o.shell.Keep.Own(o.title.ID, kind) }

// LookUp implements [ui.Program].
func (o *open) LookUp(f *ui.Frame, from ui.Screen, place string) {
	o.shell.lookUp(f, o.title, from, place)
}

// Again implements [ui.Program].
func (o *open) Again(f *ui.Frame) {
	o.unlessUnsaved(f, o.game, func(f *ui.Frame) { f.Go(o.shell.newGame(o.title)) })
}

// Rematch implements [ui.Rematching].
func (o *open) Rematch(f *ui.Frame, swapped bool) {
	o.unlessUnsaved(f, o.game, func(f *ui.Frame) {
		s := o.shell
		start, err := o.startAgain(swapped)
		if err == nil {
			var g ui.Game
			if g, err = s.begin(o.title, start); err == nil {
				s.playing.Keep(f, g)
				f.Go(g)
				return
			}
		}
		s.Trouble(err)
		f.Toast(s.Say("broken.title"))
	})
}

// startAgain is how the game began, with another seed.
func (o *open) startAgain(swapped bool) (start session.Start, err error) {
	data, err := o.game.Save()
	if err != nil {
		return start, err
	}
	summary, err := session.Read(data) // it knows what was handed in too
	if err != nil {
		return start, err
	}
	start = summary.Start
	start.Seed, start.Open = o.shell.seed(), false
	if swapped {
		start.Seats, _ = o.title.Swapped(start.Seats)
	}
	return start, nil
}

// WhyNotSwapped implements [ui.Rematching].
func (o *open) WhyNotSwapped() string {
	if _, may := o.title.Swapped(o.start.Seats); !may && len(o.start.Seats) > 0 {
		return o.shell.Say("swap.uneven")
	}
	return ""
}

// KeepReplay implements [ui.Rematching].
func (o *open) KeepReplay(f *ui.Frame, g ui.Game) {
	f.Go(&menu{open: o, game: g, saving: true, alone: true})
}

// Leave implements [ui.Program].
func (o *open) Leave(f *ui.Frame, g ui.Game) {
	o.Keep(f, g)
	o.unlessUnsaved(f, g, func(f *ui.Frame) {
		o.close()
		if o.shell.second {
			o.shell.clearSecond()
		}
		f.Go(o.shell.Home(o.title))
	})
}
