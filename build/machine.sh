# machine.sh is what the commands beside it begin with: they source it. It goes to the
# top of the repository, fixes how Go builds, and can install what a command needs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Everything is pure Go, so that no C compiler is needed and every machine builds the same.
export CGO_ENABLED=0

# What a window needs while the program runs. The program loads these by itself.
window_packages="libgl1 libgl1-mesa-dri libx11-6 libxcursor1 libxext6 libxi6 libxinerama1 libxrandr2 libxrender1"

say() { printf '\n==> %s\n' "$*"; }

die() {
  printf '%s\n' "$*" >&2
  exit 1
}

need_go() {
  command -v go >/dev/null || die "Go is missing: install Go 1.26 or newer, then try again."
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# installed PACKAGE: tells whether Debian's package is on this machine.
installed() {
  [ "$(dpkg-query --show --showformat='${db:Status-Abbrev}' "$1" 2>/dev/null)" = "ii " ]
}

# install_missing PACKAGE...: a word COMMAND:PACKAGE asks for the package only where the
# command is missing, whoever provided it. Asks nobody when all is there.
install_missing() {
  [ "$(uname)" = Linux ] || return 0
  local missing=() wanted
  for wanted in "$@"; do
    case "$wanted" in
      *:*) command -v "${wanted%%:*}" >/dev/null || missing+=("${wanted#*:}") ;;
      *) command -v dpkg-query >/dev/null && { installed "$wanted" || missing+=("$wanted"); } ;;
    esac
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null || die "Please install these first (their names on Debian): ${missing[*]}"
  say "installing ${missing[*]}"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    -o DPkg::Lock::Timeout=300 "${missing[@]}" >/dev/null
}

# need_browser_driver: what holds a browser for a test, beside node and npm.
need_browser_driver() {
  local driver=build/cache/browser
  mkdir -p "$driver"
  if ! cmp -s build/e2e/package-lock.json "$driver/installed"; then
    cp build/e2e/package.json build/e2e/package-lock.json "$driver/"
    npm ci --prefix "$driver" --no-audit --no-fund --loglevel=error
    cp build/e2e/package-lock.json "$driver/installed"
  fi
}
