#!/usr/bin/env bash
# ical.js 2.2.1 repeats 29 February each year, on 1 March where it is missing; rrule 2.8.1 and rrule-temporal 2.2.8 in leap years.
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
  ['20240229T090000Z', 'FREQ=YEARLY'],
  ['20260131T090000Z', 'FREQ=MONTHLY'],
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
console.log('Guess: 2024-02-29 2028-02-29 2032-02-29, as the 31st is only in months that have one: a day that does not exist is left out (RFC 5545, 3.3.10: “such recurrence instances MUST be ignored”).');
console.log('Behaviour: 31 February is left out, 29 February is 1 March in the years without it.');
const months = '2026-01-31 2026-03-31 2026-05-31 2026-07-31';
const right = ['2024-02-29 2028-02-29 2032-02-29 2036-02-29', months];
const wanted = [['2024-02-29 2025-03-01 2026-03-01 2027-03-01', months], right, right];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
