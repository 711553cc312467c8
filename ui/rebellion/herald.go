package rebellion

import (
	"slices"

	"holoboard/assets"
	"holoboard/game"
	rules "holoboard/game/rebellion"
	"holoboard/render"
	"holoboard/ui"
	"holoboard/ui/rebellion/rows"
	"holoboard/ui/rebellion/seat"
)

// That the base is revealed changes the whole game. Motion may be off or be skipped, and a combat may hide map and recap, so
// everybody at the screen is told of it before he decides anything else, but for whoever revealed it himself. Who looks is told
// when it happens, and what follows waits: the dice of the combat would else lie there before the news.

// herald notes whom an answer's news of the base must be told.
func (t *Table) herald(news []seat.Frame, answer []game.Option) {
	if !slices.ContainsFunc(news, func(f seat.Frame) bool { return rows.Of(f.Event.Kind).Herald }) {
		return
	}
	byHand := slices.Contains(answer, rules.RevealBase.Thing())
	t.untold = t.screen.Play.Seats(func(s game.Seat) bool { return !byHand || rules.SideOf(s) != rules.Rebels })
}

// untoldViewer tells whether whoever looks does not know yet that the base is revealed.
func (t *Table) untoldViewer() bool { return slices.Contains(t.untold, t.Viewer) }

// showHerald tells whoever looks when it happens, or whoever is asked something, that the base is revealed, and where.
func (t *Table) showHerald() {
	asked := t.Pending != nil && t.Pending.Seat == t.Viewer
	if !t.untoldViewer() || !asked && !t.Reel.Halted() {
		return
	}
	t.F.Modal(func() {
		const margin, wide, picture, button = 24, 520, 150, 46
		f := t.F
		p := f.Palette
		base := t.View.Base
		width := min(wide, f.W-32)
		text := p.Body().Sized(render.SizeLarge)
		sentence := t.Words.Say(t.whyRevealed()) + " " + t.Words.Say("table.revealed.about", assets.Args{"at": t.Say.At(base)})
		height := f.ParagraphHeight(sentence, width-2*margin, text)
		box := f.Bounds().Middle(width, 2*margin+40+picture+12+height+20+button)
		f.Shadow(box)
		f.Panel(box, render.PanelStyle{Corner: render.Cut, Radius: 20, Fill: p.Prompt, Line: p.Warning, Width: 2, Glow: p.Warning})
		title, rest := box.Inset(margin).CutTop(40)
		words := t.Words.Say("table.revealed")
		f.Text(words, title.Move(0, -6), f.Fitted(words, p.PromptText().Sized(26), title.W).Centered())
		tile, rest := rest.CutTop(picture)
		there := t.View.AtRevealedBase()
		t.Stage.SystemTile(f.Canvas, &there, base, tile.Middle(220, picture))
		_, rest = rest.CutTop(12)
		f.Paragraph(sentence, rest, text)
		foot, _ := rest.CutBottom(button)
		if f.Button(ui.Button{ID: "revealed.close", Rect: foot.Middle(min(240, foot.W), button), Label: t.Words.Say("table.revealed.on"), Main: true, Key: ui.KeyEnter, KeyName: "Enter"}) {
			t.untold = slices.DeleteFunc(t.untold, func(s game.Seat) bool { return s == t.Viewer })
			t.Reel.GoOn()
			f.Invalidate()
		}
	})
}

// whyRevealed is the key of the sentence about why the base was revealed.
func (t *Table) whyRevealed() string {
	for _, e := range slices.Backward(t.Reel.Events) {
		if e.Kind == rules.BaseRevealed {
			return revealings[t.View.WhyRevealed(*e)]
		}
	}
	return revealings[rules.NotRevealed]
}

// revealings are the keys by the reason; troops that have revealed it may be lost since.
var revealings = [...]string{
	rules.NotRevealed: "table.revealed.entered", rules.ByChoice: "table.revealed.chosen", rules.ByLoyalty: "table.revealed.loyal",
	rules.ByTroops: "table.revealed.entered",
}
