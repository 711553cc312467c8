//go:build js

package device

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall/js"
)

// InBrowser tells whether the program runs in a web page, which the player closes himself.
const InBrowser = true

// OpenStore returns the store of this person: the page's own storage in his browser.
func OpenStore() (store *Shared, err error) {
	err = try(func() {
		// Where it is forbidden even looking at it throws, which only a call survives.
		storage := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
		storage.Call("getItem", root)
		store = share(browserStorage{storage}, &webLock{})
	})
	if err != nil {
		return nil, fmt.Errorf("open the browser's storage: %w", err)
	}
	return store, nil
}

// root begins the keys of all documents in the storage, which other programs from the same address may share.
const root = "holoboard/"

// browserStorage is a store in the page's storage, whose entries are replaced as a whole.
type browserStorage struct{ storage js.Value }

// try turns what JavaScript throws into an error.
func try(do func()) (err error) {
	defer func() {
		switch trouble := recover().(type) {
		case nil:
		case js.Error:
			err = trouble
		case *js.ValueError:
			err = errors.New("there is no storage")
		default:
			panic(trouble)
		}
	}()
	do()
	return nil
}

// List implements [Store].
func (b browserStorage) List(prefix string) (names []string, err error) {
	err = try(func() {
		for i := range b.storage.Get("length").Int() {
			name, ok := strings.CutPrefix(b.storage.Call("key", i).String(), root)
			if ok && strings.HasPrefix(name, prefix) {
				names = append(names, name)
			}
		}
	})
	return names, err
}

// Read implements [Store].
func (b browserStorage) Read(name string) (data []byte, err error) {
	found := false
	err = try(func() {
		if value := b.storage.Call("getItem", root+name); value.Type() == js.TypeString {
			data, found = []byte(value.String()), true
		}
	})
	if err == nil && !found {
		err = fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	return data, err
}

// Head implements [Store]. The page has the whole entry in memory anyway.
func (b browserStorage) Head(name string, most int) ([]byte, error) {
	data, err := b.Read(name)
	return data[:min(len(data), most)], err
}

// Write implements [Store].
func (b browserStorage) Write(name string, data []byte) error {
	return try(func() { b.storage.Call("setItem", root+name, string(data)) })
}

// Move implements [Store].
func (b browserStorage) Move(name, to string) error { return moved(b, name, to) }

// Delete implements [Store].
func (b browserStorage) Delete(name string) error {
	return try(func() { b.storage.Call("removeItem", root+name) })
}
