package main

import (
	"compress/gzip"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"
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
	root, err := os.OpenRoot(site(t))
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	handler := files{root}
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

// ask asks for a path of a folder's files.
func ask(t *testing.T, folder, method, path string) *httptest.ResponseRecorder {
	t.Helper()
	root, err := os.OpenRoot(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	request := httptest.NewRequest(method, "/x", nil)
	request.URL.Path = path
	request.Header.Set("Accept-Encoding", "gzip")
	answer := httptest.NewRecorder()
	files{root}.ServeHTTP(answer, request)
	return answer
}

// Nothing is there but the files of the folder, each by its name.
func TestNothingElseIsServed(t *testing.T) {
	folder := site(t)
	outside := t.TempDir()
	in := func(name string) string { return filepath.Join(folder, name) }
	if err := errors.Join(
		os.WriteFile(filepath.Join(outside, "secret"), []byte("secret"), 0o644), os.WriteFile(filepath.Join(filepath.Dir(folder), "secret.gz"), []byte("secret"), 0o644),
		os.Symlink(filepath.Join(outside, "secret"), in("link")), os.Symlink(filepath.Join(outside, "secret"), in("packed.gz")), os.Symlink(outside, in("out")),
		os.Mkdir(in("sub"), 0o755), os.WriteFile(in("sub/index.html"), []byte("secret"), 0o644), os.Mkdir(in(".git"), 0o755), os.WriteFile(in(".git/config"), []byte("secret"), 0o644),
		os.WriteFile(in(".hidden"), []byte("secret"), 0o644), os.WriteFile(in(".hidden.gz"), []byte("secret"), 0o644),
	); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{
		"/../secret", "/..//secret", "//secret", "/link", "/packed", "/out/secret", "/out/", "/sub", "/sub/", "/.git/config", "/.hidden", "/./index.html", "/sub/../.hidden",
		"/index.html/", "/none", "",
	} {
		answer := ask(t, folder, "GET", path)
		if path == "" && answer.Code == http.StatusOK {
			continue // the page
		}
		if answer.Code != http.StatusNotFound || strings.Contains(answer.Body.String(), "secret") {
			t.Errorf("GET %s: %d %q", path, answer.Code, answer.Body)
		}
	}
	if answer := ask(t, folder, "GET", "/sub/index.html"); answer.Code != http.StatusOK {
		t.Errorf("a file in a folder below: %d", answer.Code)
	}
}

func TestOnlyReadingIsAnswered(t *testing.T) {
	folder := site(t)
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"} {
		if answer := ask(t, folder, method, "/"); answer.Code != http.StatusMethodNotAllowed || answer.Header().Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d %v", method, answer.Code, answer.Header())
		}
	}
	if answer := ask(t, folder, "HEAD", "/"); answer.Code != http.StatusOK || answer.Body.Len() > 0 {
		t.Errorf("HEAD: %d %q", answer.Code, answer.Body)
	}
}

// What the browser may do with an answer is said in each, in that to a mistake too.
func TestEveryAnswerSaysWhatItIsFor(t *testing.T) {
	folder := site(t)
	for _, path := range []string{"/", "/none", "/holoboard.wasm"} {
		head := ask(t, folder, "GET", path).Header()
		if head.Get("X-Content-Type-Options") != "nosniff" || !strings.Contains(head.Get("Content-Security-Policy"), "default-src 'none'") {
			t.Errorf("GET %s: %v", path, head)
		}
	}
}

// The page keeps to the policy: nothing in it runs that is not a file beside it.
func TestThePageKeepsToThePolicy(t *testing.T) {
	page, err := os.ReadFile("../page/index.html")
	if err != nil {
		t.Fatal(err)
	}
	for _, inline := range []string{"<style", "style=", "<script>", "onclick", "onload", "javascript:", "http:", "https:"} {
		if strings.Contains(string(page), inline) {
			t.Errorf("the page has %q in it, which its policy forbids", inline)
		}
	}
}

func TestSlowClientsAreNotWaitedFor(t *testing.T) {
	s := server(nil)
	if s.ReadHeaderTimeout <= 0 || s.ReadTimeout <= 0 || s.WriteTimeout <= 0 || s.IdleTimeout <= 0 || s.MaxHeaderBytes <= 0 {
		t.Errorf("the server waits for ever: %+v", s)
	}
	synctest.Test(t, func(t *testing.T) {
		client, accepted := net.Pipe()
		go s.Serve(&line{accepted: accepted, closed: make(chan struct{})})
		began := time.Now()
		io.WriteString(client, "GET / HTTP/1.1\r\nHost: ")
		if _, err := io.ReadAll(client); err != nil {
			t.Errorf("who never ends his request is waited for: %v", err)
		}
		if took := time.Since(began); took != s.ReadHeaderTimeout {
			t.Errorf("who never ends his request is waited for %v", took)
		}
		client.Close()
		s.Close()
	})
}

// line is a listener at which one client is.
type line struct {
	accepted net.Conn
	closed   chan struct{}
}

func (l *line) Accept() (net.Conn, error) {
	if c := l.accepted; c != nil {
		l.accepted = nil
		return c, nil
	}
	<-l.closed
	return nil, net.ErrClosed
}

func (l *line) Close() error {
	close(l.closed)
	return nil
}

func (*line) Addr() net.Addr { return &net.UnixAddr{} }

func TestServeSaysWhatIsMissing(t *testing.T) {
	err := serve(0, t.TempDir())
	if err == nil || !strings.Contains(err.Error(), "build/web") {
		t.Errorf("serving an empty folder: %v, want a sentence that names build/web", err)
	}
}

// What is wrong with the command line is said in one sentence, without the list of flags.
func TestAWrongCommandLineIsOneSentence(t *testing.T) {
	for args, want := range map[string]string{
		"-port x": `"x" is no port`, "-port 70000": "no port", "-port -1": "no port", "-prot 1": "takes -port and -folder", "here": `what is "here"?`, "-port": "needs an argument",
	} {
		var out strings.Builder
		if _, _, err := read(strings.Fields(args), &out); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") || out.Len() > 0 {
			t.Errorf("%s: %v, and %q", args, err, out.String())
		}
	}
	if port, folder, err := read([]string{"-port", "0", "-folder", "there"}, io.Discard); port != 0 || folder != "there" || err != nil {
		t.Errorf("port %d, folder %s, %v", port, folder, err)
	}
}
