#!/usr/bin/env bash
# chronoshift 1.2.3 puts half past two after the clock change of autumn into the hour that began an hour and a half before, so the day has 24 hours of 25; luxon 3.7.2 knows both hours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts chronoshift@1.2.3 luxon@3.7.2 > npm.txt
cat > look.mjs <<'JS'
import { Duration, Timezone } from 'chronoshift';
import { DateTime } from 'luxon';

const zone = Timezone.fromJS('Europe/Berlin');
const hour = Duration.fromJS('PT1H');
const start = Date.parse('2026-10-24T22:00:00Z');
const halfHours = Array.from({ length: 25 }, (_, at) => new Date(start + (at + 0.5) * 3_600_000));
const floors = {
  'chronoshift 1.2.3': (date) => hour.floor(date, zone),
  'luxon 3.7.2': (date) => DateTime.fromJSDate(date, { zone: 'Europe/Berlin' }).startOf('hour').toJSDate(),
};
const seen = Object.entries(floors).map(([name, floor]) => {
  const hours = halfHours.map((date) => floor(date).getTime());
  const longest = Math.max(...halfHours.map((date, at) => (date.getTime() - hours[at]) / 60_000));
  const row = `${new Set(hours).size} hours, the start at most ${longest} minutes before`;
  console.log(`${name}: 25 October 2026 in Berlin has ${row}`);
  return row;
});
console.log('Guess: 25 hours, and 30 minutes: the start of the hour PT1H in which half past lies is 30 minutes earlier (its documentation: hour.floor gives the start of the hour).');
console.log('Behaviour: the hour is set on the clock of the zone, and 2:00 is there twice; what happens in the second is shown with the first.');
process.exit(seen.join('; ') === '24 hours, the start at most 90 minutes before; 25 hours, the start at most 30 minutes before' ? 0 : 1);
JS
TZ=UTC node look.mjs
