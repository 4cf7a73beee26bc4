#!/usr/bin/env bash
# Checks the Debian package $1 on this system: validates, installs, starts, opens a campaign with it, and removes it.
# Needs root and the packages in packaging/linux/packages.txt. Runs lintian if it is installed; lintian may report only
# what packaging/linux/lintian-overrides explains.
set -euo pipefail
package=$(realpath "$1")
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
export GMTRACKER_HOME="$home" HOME="$home" XDG_DATA_HOME="$home/share"
export XDG_CURRENT_DESKTOP=GNOME # without a desktop, xdg-mime asks "file", which ignores installed types

step() { printf -- '-- %s\n' "$*"; }

step "Validate the desktop files"
dpkg-deb --fsys-tarfile "$package" | tar -x -C "$home" ./usr/share
desktop-file-validate "$home/usr/share/applications/gmtracker.desktop"
appstreamcli validate --no-net "$home"/usr/share/metainfo/*.metainfo.xml
man --warnings --local-file "$home/usr/share/man/man1/gmtracker.1.gz" >/dev/null
rm -r "$home/usr"
if command -v lintian >/dev/null; then
    step "Lintian"
    # A package built at home has no mail address. The publisher sets one (DEBEMAIL).
    lintian --allow-root --fail-on error,warning --suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog "$package"
fi

step "Install"
dpkg --install "$package"
command -v gmtracker

step "Start"
gmtracker --version
gmtracker roll 2d6+1
QT_QPA_PLATFORM=offscreen gmtracker demo --quick -o "$home/evening" >/dev/null
gmtracker validate "$home"/evening/*.json
echo '{"ruleset": "vagabond", "stat": 4}' | gmtracker odds
gmtracker validate "$(dirname "$0")/../../resources/games/night-crew.game.toml"
gmtracker --read-workbook <"$(dirname "$0")/../../tests/storage/rosters/heroes.xls" | grep -q Rook

step "Open a campaign through the desktop, as a double click does"
type=$(xdg-mime query filetype "$home/evening/campaign.gmtracker.json")
[ "$type" = application/x-gmtracker-campaign+json ] || { echo "The desktop sees the campaign as $type." >&2; exit 1; }
[ "$(xdg-mime query default "$type")" = gmtracker.desktop ]
xvfb-run --auto-servernum bash -euo pipefail -c '
    xdg-open "$1" &
    timeout 60 xdotool search --sync --onlyvisible --name " – gmtracker" >/dev/null
    pkill --exact gmtracker
' bash "$home/evening/campaign.gmtracker.json"

step "Remove"
dpkg --remove gmtracker
for gone in /usr/bin/gmtracker /usr/lib/gmtracker /usr/share/applications/gmtracker.desktop; do
    [ ! -e "$gone" ] || { echo "Not removed: $gone" >&2; exit 1; }
done
