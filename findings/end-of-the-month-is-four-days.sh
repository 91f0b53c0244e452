#!/usr/bin/env bash
# ical.js 2.2.1 holds a meeting of the last of the days 28 to 31 on all of them, and one of the last of Monday and Wednesday on both; rrule 2.8.1 and rrule-temporal 2.2.8 on the last.
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

const COUNT = 4;
function byIcal(start, rule) {
  const event = ['BEGIN:VEVENT', 'UID:1@company.example', `DTSTART:${start}`, `RRULE:${rule}`, 'END:VEVENT'];
  const days = new ICAL.Event(new ICAL.Component(ICAL.parse(event.join('\r\n')))).iterator();
  return Array.from({ length: COUNT }, () => days.next().toString());
}
const readers = {
  'ical.js 2.2.1': byIcal,
  'rrule 2.8.1': (start, rule) => rrule.rrulestr(`DTSTART:${start}\nRRULE:${rule}`).all((_, at) => at < COUNT).map((date) => date.toISOString()),
  'rrule-temporal 2.2.8': (start, rule) => new RRuleTemporal({ rruleString: `DTSTART:${start}\nRRULE:${rule}` }).all((_, at) => at < COUNT).map(String),
};
const rules = [
  ['20261130T090000Z', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ['20261104T090000Z', 'FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=-1'],
  ['20261130T090000Z', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
];
const seen = {};
for (const [start, rule] of rules) {
  console.log(`${rule} from ${start}`);
  for (const [name, read] of Object.entries(readers)) {
    const days = read(start, rule).slice(0, COUNT).map((day) => day.slice(0, 10)).join(' ');
    console.log(`  ${name}: ${days}`);
    (seen[name] ??= []).push(days);
  }
}
console.log('Guess: the last day of each month, each Wednesday, the last working day of each month. BYSETPOS takes the nth of the days that the other parts give (RFC 5545, 3.3.10).');
console.log('Behaviour: it is looked at only with BYDAY in a month; else all days of the set are meetings.');
const working = '2026-11-30 2026-12-31 2027-01-29 2027-02-26';
const right = ['2026-11-30 2026-12-31 2027-01-31 2027-02-28', '2026-11-04 2026-11-11 2026-11-18 2026-11-25', working];
const wanted = [['2026-11-30 2026-12-28 2026-12-29 2026-12-30', '2026-11-04 2026-11-09 2026-11-11 2026-11-16', working], right, right];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
