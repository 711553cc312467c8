package device

import (
	"fmt"
	"io"
	"os"
)

// Longest is how long a document or a file may be that is read, bytes: no saved game is nearly so long.
const Longest = 4 << 20

// ReadFile reads a file that somebody named or left: an ordinary one, however long it says that it is. Its error is one sentence.
func ReadFile(path string) ([]byte, error) {
	data, err := readHead(path, Longest+1)
	if err == nil && len(data) > Longest {
		return nil, tooLong(path) // it has grown
	}
	return data, err
}

// readHead reads no more than the first bytes of such a file.
func readHead(path string, most int) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular(): // to open a pipe would wait for whoever writes into it
		return nil, fmt.Errorf("%s is no ordinary file", path)
	case info.Size() > Longest:
		return nil, tooLong(path)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, int64(most)))
}

func tooLong(path string) error {
	return fmt.Errorf("%s is too long: at most %d MB are read", path, Longest>>20)
}
