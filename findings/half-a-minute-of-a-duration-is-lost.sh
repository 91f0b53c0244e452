#!/usr/bin/env bash
# date-duration 2.0.0 reads PT1H30.5S as one hour and adds minus ninety minutes (-PT1H30M) as plus ninety; a month after 31 January is 3 March, while its months of twelve are a year; luxon 3.7.2 reads all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts date-duration@2.0.0 luxon@3.7.2 > npm.txt
cat > look.mjs <<'JS'
import duration from 'date-duration';
import { DateTime, Duration } from 'luxon';

const start = new Date('2026-01-31T12:00:00Z');
const seen = ['PT1H30S', 'PT1H30.5S', 'PT1H30M', '-PT1H30M', 'P1M'].map((text) => {
  const ends = [
    duration(text).addTo(start).toISOString().slice(5, 19),
    DateTime.fromJSDate(start, { zone: 'utc' }).plus(Duration.fromISO(text)).toISO().slice(5, 19),
  ];
  console.log(`${text} after 31 January, 12:00: date-duration 2.0.0 ${ends[0]}, luxon 3.7.2 ${ends[1]}`);
  return ends.join(' ');
});
console.log('Guess: as luxon, or an error, as date-duration has one for PT7.5H (“invalid ISO format”); half seconds are of ISO 8601, a leading minus of its second part.');
console.log('Behaviour: seconds with a fraction and the minus before P are skipped without a word; 31 February is let run over into March.');
const wanted = ['01-31T13:00:30 01-31T13:00:30', '01-31T13:00:00 01-31T13:00:30', '01-31T13:30:00 01-31T13:30:00', '01-31T13:30:00 01-31T10:30:00', '03-03T12:00:00 02-28T12:00:00'];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs
