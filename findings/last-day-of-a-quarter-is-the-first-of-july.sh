#!/usr/bin/env bash
# ical.js 2.2.1 puts the last day of the second and third quarter on 1 July and 1 October; rrule 2.8.1 and rrule-temporal 2.2.8 on 30 June and 30 September.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';

const rules = {
  'last day of each quarter': ['2026-12-31T08:00:00Z', 'FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1;COUNT=5'],
  'last day of each month with 31': ['2026-12-31T08:00:00Z', 'FREQ=YEARLY;BYMONTH=1,3,5,7,8,10,12;BYMONTHDAY=-1;COUNT=5'],
};
const text = (start, rule) => `DTSTART:${start.replace(/[-:]/g, '')}\nRRULE:${rule}`;
const readers = {
  'ical.js 2.2.1': (start, rule) => {
    const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(start));
    const times = [];
    for (let time = iterator.next(); time; time = iterator.next()) times.push(time.toString());
    return times;
  },
  'rrule 2.8.1': (start, rule) => rrule.rrulestr(text(start, rule)).all().map((date) => date.toISOString()),
  'rrule-temporal 2.2.8': (start, rule) => new RRuleTemporal({ rruleString: text(start, rule) }).all().map(String),
};
const seen = Object.entries(rules).map(([label, [start, rule]]) => {
  console.log(`${label}: ${rule}`);
  return Object.entries(readers).map(([name, read]) => {
    const days = read(start, rule).map((time) => time.slice(0, 10)).join(' ');
    console.log(`  ${name}: ${days}`);
    return days;
  });
});
console.log('Guess: the last days of March, June, September and December, and those of the months with 31 days (RFC 5545, 3.3.10: -1 is the last day of the month).');
console.log('Behaviour: ical.js keeps the length of one month for all, so the last day of June is its 31st, which is 1 July; where all months have 31 days it is right.');
const quarters = '2026-12-31 2027-03-31 2027-06-30 2027-09-30 2027-12-31';
const long = '2026-12-31 2027-01-31 2027-03-31 2027-05-31 2027-07-31';
const wanted = [
  ['2026-12-31 2027-03-31 2027-07-01 2027-10-01 2027-12-31', quarters, quarters],
  [long, long, long],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
