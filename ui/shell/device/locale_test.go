//go:build !js

package device

import (
	"slices"
	"testing"
)

func TestLanguagesOfTheEnvironment(t *testing.T) {
	for _, c := range []struct {
		set           map[string]string
		byHand, usual []string
	}{
		{nil, nil, nil},
		{map[string]string{"LANG": "ru_RU.UTF-8"}, nil, []string{"ru_RU.UTF-8"}},
		{map[string]string{"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, nil, []string{"uk_UA.UTF-8"}},
		{map[string]string{"LANG": "ru_RU", "LC_MESSAGES": "en_US", "LC_ALL": "uk_UA"}, []string{"uk_UA"}, nil},
		{map[string]string{"LANG": "en_US.UTF-8", "LANGUAGE": "ru:en"}, []string{"ru", "en"}, []string{"en_US.UTF-8"}},
		{map[string]string{"LC_ALL": "en_US.UTF-8", "LANGUAGE": "be:ru"}, []string{"be", "ru", "en_US.UTF-8"}, nil},
		{map[string]string{"LANGUAGE": ":uk::ru:"}, []string{"uk", "ru"}, nil},
		{map[string]string{"LANG": "C.UTF-8", "LANGUAGE": "ru"}, []string{"ru"}, []string{"C.UTF-8"}},
		{map[string]string{"LANG": "ru_RU", "LC_ALL": "C", "LANGUAGE": "ru"}, []string{"en"}, nil}, // no translation is wanted
		{map[string]string{"LANG": "POSIX"}, []string{"en"}, nil},
	} {
		byHand, usual := environment(func(name string) string { return c.set[name] })
		if !slices.Equal(byHand, c.byHand) || !slices.Equal(usual, c.usual) {
			t.Errorf("%v reads %q, then %q, want %q, then %q", c.set, byHand, usual, c.byHand, c.usual)
		}
	}
}

func TestLanguagesAsMacOSPrintsThem(t *testing.T) {
	for printed, want := range map[string][]string{
		"(\n    \"be-BY\",\n    \"ru-BY\",\n    en\n)\n": {"be-BY", "ru-BY", "en"},
		"(\n    \"zh-Hans-CN\"\n)\n":                     {"zh-Hans-CN"},
		"(\n)\n":                                         nil,
		"":                                               nil,
	} {
		if got := defaultsList(printed); !slices.Equal(got, want) {
			t.Errorf("%q is read as %q, want %q", printed, got, want)
		}
	}
}
