package shell

import (
	"holoboard/assets"
	"holoboard/game/session"
	"holoboard/ui"
	"holoboard/ui/shelf"
)

// open is the program around a game that is being played. It implements [ui.Program].
type open struct {
	shell *Shell
	title *shelf.Title
	goes  bool // the game was seen going on: when it is over, it ended here
}

// Words implements [ui.Program].
func (o *open) Words() *assets.Words { return o.shell.words }

// CoversWindows implements [ui.Program].
func (o *open) CoversWindows() bool { return o.shell.settings.Cover }

// Keep implements [ui.Program].
func (o *open) Keep(f *ui.Frame, g ui.Game) {
	data, err := g.Save()
	if err == nil {
		err = o.shell.keepGame(lastGame, "", g, data)
	}
	if err != nil {
		f.Toast(o.shell.say("save.failed"))
	}
	if err := o.showSecond(g); err != nil {
		o.shell.Trouble(err)
	}
	if err := o.ended(g, data); err != nil {
		o.shell.Trouble(err)
		f.Toast(o.shell.say("statistics.failed"))
	}
}

// ended counts the game if it has just ended. One that was over when it was opened is somebody else's, or counted already.
func (o *open) ended(g ui.Game, save []byte) error {
	r := g.Result()
	if r == nil || !o.goes {
		o.goes = r == nil
		return nil
	}
	o.goes = false
	summary, err := session.Read(save)
	if err != nil {
		return err
	}
	return o.shell.count(o.title, summary.Start, r)
}

// Menu implements [ui.Program].
func (o *open) Menu(f *ui.Frame, g ui.Game) { f.Go(&menu{open: o, game: g}) }

// Replay implements [ui.Program].
func (o *open) Replay(f *ui.Frame, g ui.Game) {
	s := o.shell
	data, err := g.Save()
	if err != nil {
		f.Toast(s.say("save.failed"))
		return
	}
	var r *replay
	r, err = s.replayed(data, g.About(), func(f *ui.Frame) {
		if r.secret {
			g.Rise()
		}
		f.Go(g)
	})
	if err != nil {
		f.Toast(s.trouble(err))
		return
	}
	f.Go(r)
}

// LookUp implements [ui.Program].
func (o *open) LookUp(f *ui.Frame, from ui.Screen, place string) {
	o.shell.lookUp(f, o.title, from, place)
}

// Again implements [ui.Program].
func (o *open) Again(f *ui.Frame) { f.Go(o.shell.newGame(o.title)) }

// Leave implements [ui.Program].
func (o *open) Leave(f *ui.Frame, g ui.Game) {
	o.Keep(f, g)
	if o.shell.second {
		o.shell.clearSecond()
	}
	f.Go(o.shell.Front())
}
