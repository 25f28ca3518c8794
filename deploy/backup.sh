#!/bin/sh
# Writes a dump of the database each night and deletes those older than BACKUP_DAYS. A dump that failed leaves no file.
set -eu
umask 077
PGPASSWORD=$(cat "${PASSWORD_FILE:-/run/secrets/database_password}")
export PGPASSWORD
folder=${BACKUP_FOLDER:-/backups}
while true; do
  file="$folder/lemma-$(date -u +%Y%m%dT%H%M%SZ).dump"
  if pg_dump --format=custom --file="$file.partial"; then
    mv "$file.partial" "$file"
    echo "backup written: $file"
  else
    rm -f "$file.partial"
    echo "the backup failed" >&2
  fi
  find "$folder" -name 'lemma-*.dump' -mtime "+$BACKUP_DAYS" -delete
  [ "${1:-}" = once ] && exit 0
  sleep 86400
done
