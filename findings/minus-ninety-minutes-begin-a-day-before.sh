#!/usr/bin/env bash
# milliseconds-to-iso-8601-duration 0.1.0 writes minus ninety minutes as P-1DT22H30M, a day less and 22:30 more: iso8601-duration 2.1.4 refuses it, and luxon 3.7.2 takes half an hour instead in the night of the clock change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts milliseconds-to-iso-8601-duration@0.1.0 luxon@3.7.2 iso8601-duration@2.1.4 > npm.txt
cat > look.mjs <<'JS'
import { parse, toSeconds } from 'iso8601-duration';
import { DateTime, Duration } from 'luxon';
import write from 'milliseconds-to-iso-8601-duration';

const MINUTE = 60_000;
const zone = 'Europe/Berlin';
const starts = ['2026-03-28T12:00', '2026-03-29T12:00', '2026-10-25T12:00'];
const seen = [90, -90, -1].map((minutes) => {
  const text = write.iso8601duration(minutes * MINUTE);
  let strict;
  try {
    strict = `${toSeconds(parse(text)) / 60} min`;
  } catch {
    strict = 'refused';
  }
  const ends = starts.map((start) => DateTime.fromISO(start, { zone }).plus(Duration.fromISO(text)).toFormat('d.L. HH:mm'));
  console.log(`${minutes} min: ${text}; iso8601-duration 2.1.4: ${strict}; luxon 3.7.2 from 12:00 on 28 March, 29 March and 25 October: ${ends.join(', ')}`);
  return [text, strict, ...ends].join(' | ');
});
console.log('Guess: -PT1H30M or PT-1H-30M, and 10:30 on each day, or an error: the parts of a duration of hours have nothing to do with days.');
console.log('Behaviour: it rounds down to whole days first, and a day of the clock change has 23 or 25 hours.');
const wanted = [
  'PT1H30M | 90 min | 28.3. 13:30 | 29.3. 13:30 | 25.10. 13:30',
  'P-1DT22H30M | refused | 28.3. 10:30 | 29.3. 11:30 | 25.10. 09:30',
  'P-1DT23H59M | refused | 28.3. 11:59 | 29.3. 12:59 | 25.10. 10:59',
];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs
