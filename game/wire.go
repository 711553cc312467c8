package game

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"reflect"
)

// The wire: values as bytes, for guests and followers. A value is made of booleans, integers, strings, arrays, structs with
// exported fields, and slices; nothing is written per title by hand. Numbers of a fixed size take that size, so that two
// views differ in the bytes of what changed; int, uint and lengths take as few bytes as they need.

// ErrWire is what reading bytes fails with that are no value of the kind expected.
var ErrWire = errors.New("these bytes say nothing: reload")

// Encode appends a value to b.
func Encode[T any](b []byte, value *T) []byte { return encode(b, reflect.ValueOf(value).Elem()) }

// Decode reads a value that [Encode] wrote and returns the bytes after it. It takes no more memory than some times the length
// of b, whatever b says.
func Decode[T any](b []byte, value *T) (rest []byte, err error) {
	r := reading{b: b}
	r.value(reflect.ValueOf(value).Elem())
	if r.failed {
		return nil, ErrWire
	}
	return r.b, nil
}

// EncodeEvent is [Encode] for an event, whose kind is known by its type alone.
func EncodeEvent(b []byte, e Event) []byte {
	v := reflect.New(reflect.TypeOf(e)).Elem()
	v.Set(reflect.ValueOf(e))
	return encode(b, v)
}

// DecodeEvent is [Decode] for an event of a type.
func DecodeEvent(b []byte, kind reflect.Type) (e Event, rest []byte, err error) {
	v := reflect.New(kind).Elem()
	r := reading{b: b}
	r.value(v)
	if r.failed {
		return nil, nil, ErrWire
	}
	return v.Interface().(Event), r.b, nil
}

func encode(b []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return append(b, 1)
		}
		return append(b, 0)
	case reflect.Int:
		return binary.AppendVarint(b, v.Int())
	case reflect.Uint:
		return binary.AppendUvarint(b, v.Uint())
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return fixed(b, uint64(v.Int()), int(v.Type().Size()))
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return fixed(b, v.Uint(), int(v.Type().Size()))
	case reflect.String:
		return append(binary.AppendUvarint(b, uint64(v.Len())), v.String()...)
	case reflect.Slice:
		return elements(binary.AppendUvarint(b, uint64(v.Len())), v)
	case reflect.Array:
		return elements(b, v)
	case reflect.Struct:
		for i := range v.NumField() {
			b = encode(b, v.Field(i))
		}
		return b
	}
	panic(fmt.Sprintf("game: a %s cannot be put on the wire", v.Type()))
}

func elements(b []byte, v reflect.Value) []byte {
	if v.Type().Elem().Kind() == reflect.Uint8 {
		return append(b, v.Bytes()...)
	}
	for i := range v.Len() {
		b = encode(b, v.Index(i))
	}
	return b
}

func fixed(b []byte, n uint64, size int) []byte {
	for range size {
		b = append(b, byte(n))
		n >>= 8
	}
	return b
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

func (r *reading) value(v reflect.Value) {
	if r.failed {
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		n := r.fixed(1)
		r.failed = r.failed || n > 1
		v.SetBool(n == 1)
	case reflect.Int:
		n := r.uvarint()
		v.SetInt(int64(n>>1) ^ -int64(n&1))
	case reflect.Uint:
		v.SetUint(r.uvarint())
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		size := int(v.Type().Size())
		v.SetInt(int64(r.fixed(size)) << (64 - 8*size) >> (64 - 8*size))
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(r.fixed(int(v.Type().Size())))
	case reflect.String:
		v.SetString(string(r.take(r.length(1))))
	case reflect.Slice:
		n := r.length(least(v.Type().Elem()))
		v.Set(reflect.Zero(v.Type()))
		if n > 0 {
			v.Set(reflect.MakeSlice(v.Type(), n, n))
		}
		r.elements(v)
	case reflect.Array:
		r.elements(v)
	case reflect.Struct:
		for i := range v.NumField() {
			r.value(v.Field(i))
		}
	default:
		panic(fmt.Sprintf("game: a %s cannot be put on the wire", v.Type()))
	}
}

func (r *reading) elements(v reflect.Value) {
	if v.Type().Elem().Kind() == reflect.Uint8 {
		copy(v.Slice(0, v.Len()).Bytes(), r.take(v.Len()))
		return
	}
	for i := range v.Len() {
		r.value(v.Index(i))
	}
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

func (r *reading) fixed(size int) (n uint64) {
	for i, c := range r.take(size) {
		n |= uint64(c) << (8 * i)
	}
	return n
}

// least returns how many bytes a value of a type takes at least.
func least(t reflect.Type) (n int) {
	switch t.Kind() {
	case reflect.Array:
		return t.Len() * least(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			n += least(t.Field(i).Type)
		}
		return n
	case reflect.Int, reflect.Uint, reflect.String, reflect.Slice:
		return 1
	}
	return int(t.Size())
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
