package game

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"sync"
	"unsafe"
)

// A plan says how values of a type go on the wire, so that it is found out once for a type and not for each value. What lies in
// memory as it goes on the wire, fields of a fixed size in a row, goes at once: each processor that the program is built for keeps
// the lowest byte first.
type plan struct {
	steps []wireStep
	size  uintptr // of a value in memory
	least int     // bytes that a value takes on the wire at least
}

// A wireStep is a part of a value.
type wireStep struct {
	at   uintptr // where it begins in the value
	how  wireShape
	n    int // bytes of a run or of truths, elements of a row
	each *plan
	list reflect.Type // of a list
}

type wireShape uint8

const (
	run    wireShape = iota // bytes as they lie
	truths                  // bools: bytes that are 0 or 1
	number                  // int
	count                   // uint
	text                    // string
	row                     // array of what is no run
	list                    // slice
)

// plans keeps the plan of each type that was asked for: a type says the same to everybody, at any time.
var plans sync.Map

func planFor(t reflect.Type) *plan {
	if p, ok := plans.Load(t); ok {
		return p.(*plan)
	}
	p := &plan{size: t.Size()}
	p.add(t, 0)
	for _, s := range p.steps {
		switch s.how {
		case run, truths:
			p.least += s.n
		case row:
			p.least += s.n * s.each.least
		default:
			p.least++
		}
	}
	kept, _ := plans.LoadOrStore(t, p)
	return kept.(*plan)
}

// add plans a part of a value that begins somewhere in it.
func (p *plan) add(t reflect.Type, at uintptr) {
	switch t.Kind() {
	case reflect.Bool:
		p.join(truths, at, 1)
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		p.join(run, at, int(t.Size()))
	case reflect.Int:
		p.steps = append(p.steps, wireStep{at: at, how: number})
	case reflect.Uint:
		p.steps = append(p.steps, wireStep{at: at, how: count})
	case reflect.String:
		p.steps = append(p.steps, wireStep{at: at, how: text})
	case reflect.Slice:
		p.steps = append(p.steps, wireStep{at: at, how: list, each: planFor(t.Elem()), list: t})
	case reflect.Array:
		switch each := planFor(t.Elem()); {
		case t.Len() == 0 || len(each.steps) == 0:
		case len(each.steps) == 1 && each.steps[0].how <= truths && uintptr(each.steps[0].n) == each.size:
			p.join(each.steps[0].how, at, t.Len()*each.steps[0].n)
		default:
			p.steps = append(p.steps, wireStep{at: at, how: row, n: t.Len(), each: each})
		}
	case reflect.Struct:
		for i := range t.NumField() {
			p.add(t.Field(i).Type, at+t.Field(i).Offset)
		}
	default:
		panic(fmt.Sprintf("game: a %s cannot be put on the wire", t))
	}
}

// join plans bytes, together with those before them where they are of the same shape and nothing lies between.
func (p *plan) join(how wireShape, at uintptr, n int) {
	if i := len(p.steps) - 1; i >= 0 && p.steps[i].how == how && p.steps[i].at+uintptr(p.steps[i].n) == at {
		p.steps[i].n += n
		return
	}
	p.steps = append(p.steps, wireStep{at: at, how: how, n: n})
}

// encode appends a value that lies somewhere in memory.
func (p *plan) encode(b []byte, value unsafe.Pointer) []byte {
	for i := range p.steps {
		s := &p.steps[i]
		at := unsafe.Add(value, s.at)
		switch s.how {
		case run, truths:
			b = append(b, unsafe.Slice((*byte)(at), s.n)...)
		case number:
			b = binary.AppendVarint(b, int64(*(*int)(at)))
		case count:
			b = binary.AppendUvarint(b, uint64(*(*uint)(at)))
		case text:
			said := *(*string)(at)
			b = append(binary.AppendUvarint(b, uint64(len(said))), said...)
		case row:
			b = s.each.encodeAll(b, at, s.n)
		case list:
			v := reflect.NewAt(s.list, at).Elem()
			b = s.each.encodeAll(binary.AppendUvarint(b, uint64(v.Len())), v.UnsafePointer(), v.Len())
		}
	}
	return b
}

func (p *plan) encodeAll(b []byte, first unsafe.Pointer, n int) []byte {
	for i := range n {
		b = p.encode(b, unsafe.Add(first, uintptr(i)*p.size))
	}
	return b
}

// decode reads a value into a place in memory.
func (p *plan) decode(r *reading, value unsafe.Pointer) {
	for i := range p.steps {
		s := &p.steps[i]
		at := unsafe.Add(value, s.at)
		switch s.how {
		case run:
			copy(unsafe.Slice((*byte)(at), s.n), r.take(s.n))
		case truths:
			r.truths(unsafe.Slice((*bool)(at), s.n))
		case number:
			n := r.uvarint()
			*(*int)(at) = int(int64(n>>1) ^ -int64(n&1))
		case count:
			*(*uint)(at) = uint(r.uvarint())
		case text:
			*(*string)(at) = string(r.take(r.length(1)))
		case row:
			s.each.decodeAll(r, at, s.n)
		case list:
			v, n := reflect.NewAt(s.list, at).Elem(), r.length(s.each.least)
			v.SetZero()
			if n > 0 {
				v.Set(reflect.MakeSlice(s.list, n, n))
				s.each.decodeAll(r, v.UnsafePointer(), n)
			}
		}
		if r.failed {
			return
		}
	}
}

func (p *plan) decodeAll(r *reading, first unsafe.Pointer, n int) {
	for i := range n {
		if r.failed {
			return
		}
		p.decode(r, unsafe.Add(first, uintptr(i)*p.size))
	}
}

// truths reads bools; no other bytes than theirs may come to lie in one.
func (r *reading) truths(into []bool) {
	for i, c := range r.take(len(into)) {
		r.failed = r.failed || c > 1
		into[i] = c == 1
	}
}
