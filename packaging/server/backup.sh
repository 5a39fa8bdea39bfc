#!/bin/sh
# Backups of Crosscourt, in its container and under systemd; docs/operations.md tells when which is used.
#
#   once              makes a backup in BACKUP_DIR, and sends it to RESTIC_REPOSITORY where one is set
#   nightly           does so every night at BACKUP_AT (UTC), until it is stopped
#   list              shows what there is, here and in RESTIC_REPOSITORY
#   restore [FILE]    fills an empty database, with the newest one where none is named: from BACKUP_DIR, else from RESTIC_REPOSITORY
#   fresh             fails when the newest backup is older than a night and two hours
set -eu

APP_DIR=${APP_DIR:-/app}
NODE=${NODE:-node}
BACKUP_DIR=${BACKUP_DIR:?names the folder of the backups}
KEEP_HERE=${BACKUP_KEEP:-7}
FRESH_MINUTES=1560

admin() {
  "$NODE" --disable-warning=ExperimentalWarning "$APP_DIR/server/admin/cli.ts" "$@"
}

is_sent() {
  [ -n "${RESTIC_REPOSITORY:-}" ]
}

# Names hold their time: the last in order is the newest.
files() {
  find "$BACKUP_DIR" -maxdepth 1 -name 'crosscourt-*.gz' | sort
}

send() {
  restic cat config >/dev/null 2>&1 || restic init
  restic backup --quiet --host crosscourt --tag crosscourt --stdin --stdin-filename "${1##*/}" <"$1"
  restic forget --quiet --host crosscourt --tag crosscourt --group-by host --prune \
    --keep-within 3d --keep-daily "${RESTIC_KEEP_DAILY:-14}" --keep-weekly "${RESTIC_KEEP_WEEKLY:-8}" --keep-monthly "${RESTIC_KEEP_MONTHLY:-12}"
  echo "${1##*/} is in $RESTIC_REPOSITORY"
}

once() {
  file=$BACKUP_DIR/crosscourt-$(date -u +%Y%m%dT%H%M%SZ).gz
  admin backup "$file"
  gzip -t "$file"
  files | head -n "-$KEEP_HERE" | while read -r old; do rm -- "$old"; done
  if is_sent; then send "$file"; fi
  # Only what has arrived counts.
  touch "$BACKUP_DIR/.last-success"
}

nightly() {
  while :; do
    now=$(date +%s)
    next=$(date -u -d "today ${BACKUP_AT:-03:10}" +%s)
    [ "$next" -gt "$now" ] || next=$((next + 86400))
    sleep $((next - now)) &
    wait $!
    # A network that is away at that minute must not cost the whole night.
    for wait in 0 300 1800; do
      sleep "$wait"
      if "$0" once; then break; fi
      echo "The backup has failed." >&2
    done
  done
}

# Writes into a folder what was sent: the newest, or the one of a name.
fetch() {
  if [ -n "$2" ]; then
    restic restore latest --host crosscourt --tag crosscourt --target "$1" --path "/$2"
  else
    restic restore latest --host crosscourt --tag crosscourt --target "$1"
  fi
}

restore() {
  name=${1:+${1##*/}}
  here=$(files | grep -F "/$name" | tail -n 1) || true
  if [ -n "$here" ]; then
    admin restore "$here"
  elif is_sent; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    fetch "$folder" "$name"
    admin restore "$(find "$folder" -name 'crosscourt-*.gz' | head -n 1)"
  else
    echo "There is no backup ${name:+named $name }in $BACKUP_DIR." >&2
    exit 1
  fi
}

trap 'exit 143' TERM INT
case ${1:-} in
  once) once ;;
  nightly) nightly ;;
  list)
    files
    if is_sent; then restic snapshots --host crosscourt --tag crosscourt; fi
    ;;
  restore) restore "${2:-}" ;;
  fresh) [ -n "$(find "$BACKUP_DIR/.last-success" -mmin "-$FRESH_MINUTES" 2>/dev/null)" ] ;;
  *)
    echo "Usage: $(basename "$0") once | nightly | list | restore [FILE] | fresh" >&2
    exit 2
    ;;
esac
