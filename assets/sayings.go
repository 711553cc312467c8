package assets

import "sync"

// sayings keeps the sentences that were put together: a screen says most of them again in its next frame. It may be used by several
// goroutines at once.
type sayings struct {
	mutex sync.Mutex
	kept  map[string]string
}

// again returns a sentence as it was kept when it was said first.
func (s *sayings) again(text []byte) string {
	const most = 4096 // sentences; then it begins anew
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if kept, ok := s.kept[string(text)]; ok {
		return kept
	}
	if s.kept == nil || len(s.kept) >= most {
		s.kept = map[string]string{}
	}
	kept := string(text)
	s.kept[kept] = kept
	return kept
}
