#!/usr/bin/env bash
# any-date-parser 2.2.4 reads 2026-W45-2, Tuesday of week 45, as 2 May, and 2026-W05-1 as 1 May too; luxon 3.7.2 as 3 November and 26 January.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts any-date-parser@2.2.4 luxon@3.7.2 > npm.txt
cat > look.mjs <<'JS'
import parser from 'any-date-parser';
import { DateTime } from 'luxon';

const seen = ['2026-W45-2', '2026-W05-1', '2026-11-03'].map((text) => {
  const date = parser.fromString(text);
  const days = [Number.isNaN(date.getTime()) ? 'none' : date.toISOString().slice(0, 10), DateTime.fromISO(text).toISODate()];
  console.log(`${text}: any-date-parser 2.2.4 ${days[0]}, luxon 3.7.2 ${days[1]}`);
  return days.join(' ');
});
console.log('Guess: 2026-11-03, 2026-01-26 and 2026-11-03 by both (ISO 8601), or no date where weeks are not known.');
console.log('Behaviour: any-date-parser takes the 5 of the week for a month and the day of the week for its day.');
process.exit(seen.join() === '2026-05-02 2026-11-03,2026-05-01 2026-01-26,2026-11-03 2026-11-03' ? 0 : 1);
JS
TZ=UTC node look.mjs
