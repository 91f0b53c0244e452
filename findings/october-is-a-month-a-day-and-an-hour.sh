#!/usr/bin/env bash
# moment-precise-range-plugin 1.3.0 takes 1 October to 1 November in Berlin as a month, a day and an hour, and 1 March to 1 April as 30 days and 23 hours; dayjs-precise-range 1.0.1 takes both as a month.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts moment-precise-range-plugin@1.3.0 moment@2.30.1 dayjs-precise-range@1.0.1 dayjs@1.11.23 > npm.txt
cat > look.mjs <<'JS'
import dayjs from 'dayjs';
import dayjsRange from 'dayjs-precise-range';
import moment from 'moment';
import 'moment-precise-range-plugin';

dayjs.extend(dayjsRange);
const spans = [
  ['2026-09-01', '2026-10-01'],
  ['2026-10-01', '2026-11-01'],
  ['2026-03-01', '2026-04-01'],
  ['2026-07-01', '2027-01-01'],
];
const seen = spans.map(([from, to]) => {
  const row = [moment.preciseDiff(from, to), dayjs.preciseDiff(dayjs(from), dayjs(to))];
  console.log(`${from} to ${to}: moment-precise-range-plugin 1.3.0 ${row[0]}; dayjs-precise-range 1.0.1 ${row[1]}`);
  return row.join('/');
});
console.log('Guess: one month, one, one and six, as both packages say in UTC; a notice period or a month of vacation does not depend on the clock change.');
console.log('Behaviour: the second day is moved by the difference of the offsets first, to one o’clock or to 23:00 of the evening before, and then compared by the calendar.');
const wanted = ['1 month/1 month', '1 month 1 day 1 hour/1 month', '30 days 23 hours/1 month', '6 months 1 day 1 hour/6 months'];
if (seen.join() !== wanted.join()) console.log(seen);
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
