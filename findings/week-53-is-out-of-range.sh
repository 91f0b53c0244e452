#!/usr/bin/env bash
# moment-recur 1.0.7 and dayjs-recur 1.0.1 refuse week 53 as out of range and accept week 0, which matches nothing, so no rule meets 28 December 2026; moment 2.30.1 itself counts it as week 53.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts moment-recur@1.0.7 moment@2.30.1 dayjs-recur@1.0.1 dayjs@1.11.23 > npm.txt
cat > look.mjs <<'JS'
import dayjs from 'dayjs';
import dayjsRecur from 'dayjs-recur';
import moment from 'moment';
import 'moment/locale/de.js';
import 'moment-recur';

dayjs.extend(dayjsRecur.default ?? dayjsRecur);
moment.locale('de');
const counted = [moment('2026-12-28').week(), moment('2026-12-28').isoWeek()].join(' ');
console.log(`moment 2.30.1: 28 December 2026 is in week ${counted.replace(' ', ', by ISO ')}`);
const readers = { 'moment-recur 1.0.7': moment, 'dayjs-recur 1.0.1': dayjs };
const seen = Object.entries(readers).map(([name, at]) => {
  const row = [0, 20, 53].map((week) => {
    try {
      return String(at('2026-01-01').recur('2027-01-31').every(week).weeksOfYear().all('YYYY-MM-DD').length);
    } catch (error) {
      return error.message;
    }
  });
  console.log(`${name}: days in week 0: ${row[0]}, in week 20: ${row[1]}, in week 53: ${row[2]}`);
  return row.join('/');
});
console.log('Guess: seven days in weeks 20 and 53 and an error for week 0; 2026 has 53 weeks (ISO 8601), and the next such year is 2032.');
console.log('Behaviour: the numbers are checked as if weeks began at 0, and compared with those of moment, which begin at 1.');
process.exit(counted === '53 53' && seen.join() === '0/7/Value should be in range 0 to 52,0/7/Value should be in range 0 to 52' ? 0 : 1);
JS
TZ=UTC node look.mjs
