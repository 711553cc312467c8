package game

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"reflect"
	"unsafe"
)

// The wire: values as bytes, for guests and followers. A value is made of booleans, integers, strings, arrays, structs with
// exported fields, and slices; nothing is written per title by hand. Numbers of a fixed size take that size, so that two
// views differ in the bytes of what changed; int, uint and lengths take as few bytes as they need.

// ErrWire is what reading bytes fails with that are no value of the kind expected.
var ErrWire = errors.New("these bytes say nothing: reload")

// Encode appends a value to b.
func Encode[T any](b []byte, value *T) []byte {
	return planFor(reflect.TypeFor[T]()).encode(b, unsafe.Pointer(value))
}

// Decode reads a value that [Encode] wrote and returns the bytes after it. It takes no more memory than some times the length
// of b, whatever b says.
func Decode[T any](b []byte, value *T) (rest []byte, err error) {
	r := reading{b: b}
	planFor(reflect.TypeFor[T]()).decode(&r, unsafe.Pointer(value))
	if r.failed {
		return nil, ErrWire
	}
	return r.b, nil
}

// EncodeEvent is [Encode] for an event, whose kind is known by its type alone.
func EncodeEvent(b []byte, e Event) []byte {
	v := reflect.New(reflect.TypeOf(e))
	v.Elem().Set(reflect.ValueOf(e))
	return planFor(v.Type().Elem()).encode(b, v.UnsafePointer())
}

// DecodeEvent is [Decode] for an event of a type.
func DecodeEvent(b []byte, kind reflect.Type) (e Event, rest []byte, err error) {
	v := reflect.New(kind)
	r := reading{b: b}
	planFor(kind).decode(&r, v.UnsafePointer())
	if r.failed {
		return nil, nil, ErrWire
	}
	return v.Elem().Interface().(Event), r.b, nil
}

// reading is bytes on the way to a value.
type reading struct {
	b      []byte
	failed bool
}

// take returns the next n bytes, or nil and fails.
func (r *reading) take(n int) []byte {
	if n > len(r.b) {
		r.failed = true
		return nil
	}
	taken := r.b[:n]
	r.b = r.b[n:]
	return taken
}

func (r *reading) uvarint() uint64 {
	n, used := binary.Uvarint(r.b)
	if used <= 0 {
		r.failed = true
		return 0
	}
	r.b = r.b[used:]
	return n
}

// length reads how many things follow that take so many bytes at least.
func (r *reading) length(each int) int {
	n := r.uvarint()
	if r.failed || each == 0 || n > uint64(len(r.b)/each) {
		r.failed = true
		return 0
	}
	return int(n)
}

// Fingerprint returns a number that two programs share whose types are alike, with their names, fields and sizes: bytes of
// another fingerprint must not be read. It panics if a type cannot be put on the wire.
func Fingerprint(types ...reflect.Type) uint64 {
	h := fnv.New64a()
	for _, t := range types {
		h.Write(describe(nil, t))
	}
	return h.Sum64()
}

func describe(b []byte, t reflect.Type) []byte {
	b = fmt.Appendf(b, "%s %s ", t.Name(), t.Kind())
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.String,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return b
	case reflect.Array:
		return describe(fmt.Appendf(b, "%d ", t.Len()), t.Elem())
	case reflect.Slice:
		return describe(b, t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if !f.IsExported() {
				panic(fmt.Sprintf("game: field %s of %s cannot be put on the wire: it is not exported", f.Name, t))
			}
			b = describe(append(b, f.Name+" "...), f.Type)
		}
		return append(b, '.')
	}
	panic(fmt.Sprintf("game: a %s cannot be put on the wire", t))
}
