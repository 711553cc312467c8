package ui

// Kept are a player's own documents of a kind. That nothing can be kept on this machine the front page says.
func Kept(p Program, kind string) []Document {
	docs := p.Own(kind)
	if docs == nil {
		return nil
	}
	all, err := docs.All()
	if err != nil {
		return nil
	}
	return all
}

// Keep keeps a document of a kind and tells whether that could be done.
func Keep(p Program, kind, name string, data []byte) bool {
	docs := p.Own(kind)
	return docs != nil && docs.Keep(name, data) == nil
}

// Forget deletes one and tells whether that could be done.
func Forget(p Program, kind, name string) bool {
	docs := p.Own(kind)
	return docs != nil && docs.Delete(name) == nil
}
