package ai

import (
	"strconv"
	"strings"
)

// Change sets figures of a player, so that another one can be tried: "most=4,light.arms=20". The function returns the figures of a name, none
// if nothing is called so; a number without a name stands for that of "tries". Change reports whether it understood all of it.
func Change(words string, figures func(name string) []*int) bool {
	for word := range strings.SplitSeq(words, ",") {
		if word == "" {
			continue
		}
		name, value, named := strings.Cut(word, "=")
		if !named {
			name, value = "tries", name
		}
		n, err := strconv.Atoi(value)
		all := figures(name)
		if len(all) == 0 || err != nil {
			return false
		}
		for _, at := range all {
			*at = n
		}
	}
	return true
}

// Chance returns 1000/(1+e^-x) for x in 1/1000, between the points of a table: the chance per mille that a logit stands for.
func Chance(logit int) int {
	const step = 500
	points := [...]int{500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996, 998, 999, 999}
	if logit < 0 {
		return Whole - Chance(-logit)
	}
	i := logit / step
	if i >= len(points)-1 {
		return points[len(points)-1]
	}
	return points[i] + (points[i+1]-points[i])*(logit%step)/step
}
