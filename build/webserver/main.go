// Command webserver serves the browser version of the game to browsers on this
// machine. Where a compressed copy (FILE.gz) lies beside a file, browsers that can
// read it get that one: the game is a fifth as long then.
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	port := flag.Int("port", 8080, "the port to listen at, 0 for any free one")
	folder := flag.String("folder", "build/out/web", "the folder to serve")
	flag.Parse()
	if err := serve(*port, *folder); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serve(port int, folder string) error {
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		return fmt.Errorf("%s holds no browser version: make it with build/web", folder)
	}
	// Only this machine is answered: what is shown here is for trying it out.
	listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
	if err != nil {
		return fmt.Errorf("cannot listen at port %d, name another one: %w", port, err)
	}
	fmt.Printf("open http://%s/ in a browser; Ctrl+C ends this\n", listener.Addr())
	return http.Serve(listener, files(folder))
}

// files answers with the files of a folder, compressed where possible.
func files(folder string) http.Handler {
	plain := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// A rebuilt game must not meet yesterday's page.
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Add("Vary", "Accept-Encoding")
		if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") && sendCompressed(w, r, folder) {
			return
		}
		plain.ServeHTTP(w, r)
	})
}

// sendCompressed answers with the compressed copy, and tells whether there is one.
func sendCompressed(w http.ResponseWriter, r *http.Request, folder string) bool {
	file, err := http.Dir(folder).Open(r.URL.Path + ".gz")
	if err != nil {
		return false
	}
	defer file.Close()
	about, err := file.Stat()
	if err != nil || about.IsDir() {
		return false
	}
	w.Header().Set("Content-Encoding", "gzip")
	http.ServeContent(w, r, r.URL.Path, about.ModTime(), file) // the type follows from the name without .gz
	return true
}
