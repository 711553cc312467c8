package keeping

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// What a player names is found by the name that stands in it, beside the name of its document: names that differ in signs only are two
// things, and one of signs alone is as good as another. The document is called after the letters and digits of the name, with a number
// behind where that is taken.

// mostPlain is how many bytes of a name are taken into that of its document: a file's name has an end.
const mostPlain = 120

// plain is a name in letters and digits alone, joined by hyphens. Nothing may be left of it.
func plain(name string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
		if b.Len() >= mostPlain {
			break
		}
	}
	return strings.TrimSuffix(b.String(), "-")
}

// signs is what a document is called whose name has neither letters nor digits.
const signs = "named"

// bare is the name of a document that a thing with a name has unless another one has it.
func bare(prefix, name string) string {
	if p := plain(name); p != "" {
		return prefix + p
	}
	return prefix + signs
}

// document finds the document of a name, or the one that the name is to have: one that nothing has, not even what cannot be read. NameOf
// tells the name that stands in a document, or nothing. A name in other capital letters is the same, and so is one as it is shown.
func document(docs []string, prefix, name string, nameOf func(doc string) string) (doc string, there bool) {
	bare, like := bare(prefix, name), ""
	for _, doc := range docs {
		if !numbered(doc, bare) && len(doc) < len(prefix)+mostPlain {
			continue
		}
		switch of := nameOf(doc); {
		case of == name:
			return doc, true
		case of != "" && (strings.EqualFold(of, name) || line(of) == name):
			like = doc
		}
	}
	if like != "" {
		return like, true
	}
	taken := func(doc string) bool {
		return slices.ContainsFunc(docs, func(other string) bool { return strings.EqualFold(other, doc) })
	}
	doc = bare
	for n := 2; taken(doc); n++ {
		doc = bare + "-" + strconv.Itoa(n)
	}
	return doc, false
}

// numbered tells whether a document may be that of a bare name: it is called so, perhaps with a number behind.
func numbered(doc, bare string) bool {
	rest, ok := strings.CutPrefix(doc, bare)
	if !ok || rest == "" {
		return ok
	}
	n, ok := strings.CutPrefix(rest, "-")
	_, err := strconv.ParseUint(n, 10, 32)
	return ok && err == nil
}

// Named finds the document of a title's saved game with a name that the player gave, and tells whether it is there; else it is the one
// that it would have.
func (k *Keeper) Named(title, name string) (doc string, there bool) {
	prefix := saves + title + "/" + own
	docs, err := k.Store.List(prefix)
	if err != nil {
		k.Trouble(err)
	}
	return document(docs, prefix, strings.TrimSpace(name), func(doc string) string {
		data, err := k.Store.Read(doc)
		if err != nil {
			return ""
		}
		if name := labelOf(data).Name; name != "" {
			return name
		}
		return fileName(doc)
	})
}

// Named is the document that a title's saved game with a name has where no other has it.
func Named(title, name string) string { return bare(saves+title+"/"+own, name) }

// Nameable tells whether a name is one: there is something to be seen of it.
func Nameable(name string) bool {
	return strings.ContainsFunc(name, func(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) })
}

// ExportName is the file name for a save of some name.
func ExportName(name string) string { return bare("holoboard-", name) + ".json" }

// find finds the document of a name among those of a kind.
func (o *Own) find(name string) (doc string, there bool, err error) {
	if !Nameable(name) {
		return "", false, errNameless
	}
	docs, err := o.store.List(o.prefix)
	if err != nil {
		return "", false, err
	}
	doc, there = document(docs, o.prefix, strings.TrimSpace(name), func(doc string) string {
		var found named
		if data, err := o.store.Read(doc); err != nil || json.Unmarshal(data, &found) != nil {
			return ""
		}
		return found.Name
	})
	return doc, there, nil
}
