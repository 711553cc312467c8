package main

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// site makes a folder with a page and a program, the program with a compressed copy.
func site(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var small strings.Builder
	zipper := gzip.NewWriter(&small)
	io.WriteString(zipper, "the program")
	zipper.Close()
	write("index.html", "<title>the page</title>")
	write("wasm_exec.js", "the loader")
	write("holoboard.wasm", "the program")
	write("holoboard.wasm.gz", small.String())
	return folder
}

func TestFiles(t *testing.T) {
	handler := files(site(t))
	for _, c := range []struct{ path, accept, kind, encoding, body string }{
		{"/", "gzip, br", "text/html; charset=utf-8", "", "<title>the page</title>"},
		{"/wasm_exec.js", "gzip, br", "text/javascript; charset=utf-8", "", "the loader"},
		{"/holoboard.wasm", "gzip, br", "application/wasm", "gzip", "the program"},
		{"/holoboard.wasm", "", "application/wasm", "", "the program"},
	} {
		request := httptest.NewRequest("GET", c.path, nil)
		request.Header.Set("Accept-Encoding", c.accept)
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, request)
		var body io.Reader = answer.Body
		if answer.Header().Get("Content-Encoding") == "gzip" {
			unzipped, err := gzip.NewReader(body)
			if err != nil {
				t.Fatal(err)
			}
			body = unzipped
		}
		text, err := io.ReadAll(body)
		if err != nil {
			t.Fatal(err)
		}
		if answer.Code != http.StatusOK || string(text) != c.body ||
			answer.Header().Get("Content-Type") != c.kind || answer.Header().Get("Content-Encoding") != c.encoding {
			t.Errorf("GET %s accepting %q: %d %v %q, want %q, type %q, encoding %q",
				c.path, c.accept, answer.Code, answer.Header(), text, c.body, c.kind, c.encoding)
		}
	}
}

func TestFilesStayInTheFolder(t *testing.T) {
	folder := site(t)
	secret := filepath.Join(filepath.Dir(folder), "secret.gz")
	if err := os.WriteFile(secret, []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	request := httptest.NewRequest("GET", "/x", nil)
	request.URL.Path = "/../secret"
	request.Header.Set("Accept-Encoding", "gzip")
	answer := httptest.NewRecorder()
	files(folder).ServeHTTP(answer, request)
	if answer.Code == http.StatusOK {
		t.Errorf("a file beside the folder was served: %q", answer.Body)
	}
}

func TestServeSaysWhatIsMissing(t *testing.T) {
	err := serve(0, t.TempDir())
	if err == nil || !strings.Contains(err.Error(), "build/web") {
		t.Errorf("serving an empty folder: %v, want a sentence that names build/web", err)
	}
}
