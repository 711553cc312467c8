// Command webserver serves the browser version of the game to browsers on this
// machine. Where a compressed copy (FILE.gz) lies beside a file, browsers that can
// read it get that one: the game is a fifth as long then.
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	port, folder, err := read(os.Args[1:], os.Stdout)
	if err == nil {
		err = serve(port, folder)
	}
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// read reads the command line. Its error is one sentence, or flag.ErrHelp when the flags were explained.
func read(args []string, out io.Writer) (port int, folder string, err error) {
	const most = 65535
	flags := flag.NewFlagSet("webserver", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	named := flags.String("port", "8080", "the `number` of the port to listen at, 0 for any free one")
	flags.StringVar(&folder, "folder", "build/out/web", "the `folder` to serve")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		flags.SetOutput(out)
		flags.PrintDefaults()
		return 0, "", err
	case err != nil:
		return 0, "", fmt.Errorf("%w; it takes -port and -folder", err)
	case flags.NArg() > 0:
		return 0, "", fmt.Errorf("what is %q? It takes -port and -folder", flags.Arg(0))
	}
	if port, err = strconv.Atoi(*named); err != nil || port < 0 || port > most {
		return 0, "", fmt.Errorf("%q is no port: name a number from 0 to %d, 0 for any free one", *named, most)
	}
	return port, folder, nil
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
	root, err := os.OpenRoot(folder)
	if err != nil {
		return err
	}
	defer root.Close()
	fmt.Printf("open http://%s/ in a browser; Ctrl+C ends this\n", listener.Addr())
	return server(files{root}).Serve(listener)
}

// server waits for no client that takes its time.
func server(handler http.Handler) *http.Server {
	return &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      2 * time.Minute, // the game itself, through a slow line
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
	}
}

// files answers with the files of a folder, compressed where possible, and with nothing else: links that lead out of it, folders and
// files that begin with a dot are not there.
type files struct{ *os.Root }

// always are the headers of every answer. The page runs its own scripts and programs alone; sounds are mixed in one that it makes itself.
var always = map[string]string{
	"Cache-Control":          "no-cache", // a rebuilt game must not meet yesterday's page
	"Vary":                   "Accept-Encoding",
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy":        "no-referrer",
	"Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; " +
		"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

// ServeHTTP implements [http.Handler].
func (f files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for name, value := range always {
		w.Header().Set(name, value)
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	name := cmp.Or(strings.TrimPrefix(r.URL.Path, "/"), "index.html")
	packed := strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") && f.send(w, r, name, name+".gz")
	if !packed && !f.send(w, r, name, name) {
		http.NotFound(w, r)
	}
}

// send answers with a file under a name, from which the type follows, and tells whether there is one.
func (f files) send(w http.ResponseWriter, r *http.Request, name, file string) bool {
	if !fs.ValidPath(file) || strings.Contains("/"+file, "/.") {
		return false
	}
	about, err := f.Stat(file)
	if err != nil || !about.Mode().IsRegular() {
		return false
	}
	content, err := f.Open(file)
	if err != nil {
		return false
	}
	defer content.Close()
	if file != name {
		w.Header().Set("Content-Encoding", "gzip")
	}
	if strings.HasSuffix(name, ".webmanifest") {
		w.Header().Set("Content-Type", "application/manifest+json") // which few machines know
	}
	http.ServeContent(w, r, name, about.ModTime(), content)
	return true
}
