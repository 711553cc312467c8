package device

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// A Store keeps documents by name, such as "settings" or "saves/last": files on a desktop, entries of its storage in a
// browser. A document is replaced as a whole or not at all.
type Store interface {
	// List returns the names that begin with a prefix, in any order.
	List(prefix string) ([]string, error)
	// Read fails with fs.ErrNotExist for a document that is not there.
	Read(name string) ([]byte, error)
	// Head reads no more than the first bytes of a document. It fails as Read does.
	Head(name string, most int) ([]byte, error)
	Write(name string, data []byte) error
	// Move gives a document another name without reading it. It replaces nothing.
	Move(name, to string) error
	Delete(name string) error
}

// Memory is a store that lasts as long as the program.
type Memory map[string][]byte

// List implements [Store].
func (m Memory) List(prefix string) ([]string, error) {
	var names []string
	for name := range m {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	return names, nil
}

// Read implements [Store].
func (m Memory) Read(name string) ([]byte, error) {
	data, ok := m[name]
	if !ok {
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	return data, nil
}

// Head implements [Store].
func (m Memory) Head(name string, most int) ([]byte, error) {
	data, err := m.Read(name)
	return data[:min(len(data), most)], err
}

// Write implements [Store].
func (m Memory) Write(name string, data []byte) error {
	m[name] = slices.Clone(data)
	return nil
}

// Move implements [Store].
func (m Memory) Move(name, to string) error { return moved(m, name, to) }

// moved moves a document in a store whose documents can all be read.
func moved(s Store, name, to string) error {
	if _, err := s.Read(to); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("move %s to %s: %w", name, to, fs.ErrExist)
	}
	data, err := s.Read(name)
	if err == nil {
		err = s.Write(to, data)
	}
	if err != nil {
		return err
	}
	return s.Delete(name)
}

// Delete implements [Store].
func (m Memory) Delete(name string) error {
	delete(m, name)
	return nil
}
