#!/usr/bin/env bash
# date-fns 4.4.0 takes 45 minutes across the end of summer time as minus a year, 11 months, 29 days, 24 hours and 45 minutes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts date-fns@4.4.0 > npm.txt
cat > look.mjs <<'JS'
import { formatISODuration, intervalToDuration } from 'date-fns';

const spans = [
  ['2026-10-25T02:30:00+02:00', '2026-10-25T02:50:00+02:00'],
  ['2026-10-25T02:30:00+02:00', '2026-10-25T02:45:00+01:00'],
  ['2026-10-25T02:30:00+02:00', '2026-10-25T02:15:00+01:00'],
];
const seen = spans.map(([start, end]) => {
  const minutes = (new Date(end) - new Date(start)) / 60_000;
  const duration = intervalToDuration({ start, end });
  console.log(`date-fns 4.4.0: ${start.slice(11)} to ${end.slice(11)} are ${minutes} minutes, read as ${JSON.stringify(duration)}`);
  return [minutes, formatISODuration(duration)];
});
console.log('Guess: 20, 75 and 45 minutes; the hour from 2 to 3 comes twice in that night.');
console.log('Behaviour: where the clock shows less at the end than at the start, a year is taken away and the rest is added.');
const wanted = [
  [20, 'P0Y0M0DT0H20M0S'],
  [75, 'P0Y0M0DT1H15M0S'],
  [45, 'P-1Y11M29DT24H45M0S'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
