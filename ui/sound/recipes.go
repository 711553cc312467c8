package sound

// recipes make the sounds. Those that are heard often are soft.
var recipes = [numSounds]func() []float32{
	Hum: func() []float32 {
		const long = 0.9
		w := tone(long, 55, 110, saw).dull(180, 900)
		return w.with(tone(long, 82.5, 165, sine), 0.7, 0).with(tone(long, 440, 660, sine), 0.06, 0).tremble(7, 0.4).arch().done(0.22)
	},
	Pick: func() []float32 { return tone(0.07, 900, 1500, sine).fade(0.004, 0.02).done(0.2) },
	Drop: func() []float32 {
		return tone(0.17, 240, 85, sine).fade(0.003, 0.045).with(noise(0.03, 1).dull(1800, 600).fade(0, 0.008), 0.6, 0).done(0.34)
	},
	Refuse: func() []float32 {
		note := func(pitch float64) wave { return tone(0.11, pitch, pitch*0.94, buzz).dull(700, 500).fade(0.005, 0.09) }
		return note(150).with(note(112), 1, 0.13).done(0.25)
	},
	Card: func() []float32 { return noise(0.2, 2).dull(1500, 7000).thin(1100).arch().done(0.24) },
	Roll: roll,
	Stamp: func() []float32 {
		return tone(0.32, 130, 46, sine).fade(0.002, 0.08).with(noise(0.12, 3).dull(2600, 300).fade(0, 0.025), 0.8, 0).done(0.55)
	},
	Hit: func() []float32 {
		shot := tone(0.24, 1900, 170, saw).dull(4200, 700).fade(0.002, 0.08)
		return shot.with(noise(0.16, 4).dull(3800, 500).fade(0, 0.04), 0.5, 0.05).done(0.36)
	},
	Block: func() []float32 {
		ring := tone(0.34, 620, 612, sine).fade(0.001, 0.09)
		ring = ring.with(tone(0.3, 1393, 1380, sine).fade(0.001, 0.06), 0.6, 0).with(tone(0.24, 2287, 2270, sine).fade(0.001, 0.04), 0.4, 0)
		return ring.tremble(28, 0.5).done(0.3)
	},
	Explosion: func() []float32 {
		boom := noise(0.95, 5).dull(3200, 90).fade(0.004, 0.22)
		return boom.with(tone(0.7, 95, 32, sine).fade(0.004, 0.2), 0.8, 0).done(0.6)
	},
	Alarm: func() []float32 {
		horn := func(pitch float64) wave {
			return tone(0.15, pitch, pitch, buzz).dull(1500, 1500).with(tone(0.15, pitch*1.5, pitch*1.5, sine), 0.3, 0).arch()
		}
		w := wave(nil)
		for i, pitch := range []float64{440, 587, 440, 587, 440, 587} {
			w = w.with(horn(pitch), 1, 0.15*float64(i))
		}
		return w.done(0.3)
	},
	Ratchet: func() []float32 {
		w := wave(nil)
		for i := range 3 {
			w = w.with(tone(0.03, 520, 380, sine).fade(0.001, 0.008).with(noise(0.02, 20).dull(2600, 900).fade(0, 0.004), 0.5, 0), 1-0.25*float64(i), 0.05*float64(i))
		}
		return w.done(0.2)
	},
	Rise: func() []float32 { return sweep(330, 660) },
	Fall: func() []float32 { return sweep(620, 300) },
	Victory: func() []float32 {
		w := wave(nil)
		for i, pitch := range []float64{196, 293.7, 392, 493.9, 587.3, 784} { // an open chord, from below
			bell := tone(1.2, pitch, pitch, sine).with(tone(0.7, pitch*2, pitch*2, sine).fade(0.005, 0.2), 0.4, 0).fade(0.02, 0.45)
			w = w.with(bell, 1, 0.13*float64(i))
		}
		return w.done(0.5)
	},
}

// sweep is a soft tone that rises or falls.
func sweep(from, to float64) []float32 {
	w := tone(0.18, from, to, sine).with(tone(0.18, from*2, to*2, sine), 0.25, 0)
	return w.arch().done(0.16)
}

// roll is a handful of dice: they knock often at first, then seldom and softer.
func roll() []float32 {
	const knocks = 13
	w, at := wave(nil), 0.0
	for i := range knocks {
		tumbled := float64(i) / knocks
		pitch := 700 + 420*sine(float64(i)*0.37)
		knock := tone(0.05, pitch, pitch*0.8, sine).fade(0.001, 0.012).with(noise(0.03, uint64(10+i)).dull(5000, 1500).fade(0, 0.006), 0.9, 0)
		w = w.with(knock, 1-0.6*tumbled, at)
		at += 0.03 + 0.055*tumbled
	}
	return w.done(0.32)
}
