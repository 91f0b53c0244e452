#!/usr/bin/env bash
# ical.js 2.2.1 holds a meeting of the 20th Monday of the year, and one of the Monday of week 20, on every Monday; rrule 2.8.1 and rrule-temporal 2.2.8 once a year.
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
  ['19970519T090000Z', 'FREQ=YEARLY;BYDAY=20MO'],
  ['19970512T090000Z', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO'],
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
console.log('Guess: 1997-05-19 1998-05-18 1999-05-17 and 1997-05-12 1998-05-11 1999-05-17: both rules are examples of RFC 5545, 3.8.5.3, with these days.');
console.log('Behaviour: the number before MO is left out, so it is every Monday; in week 20 the first one is missing and all that follow are added.');
const right = ['1997-05-19 1998-05-18 1999-05-17 2000-05-15', '1997-05-12 1998-05-11 1999-05-17 2000-05-15'];
const everyMonday = '1997-05-19 1997-05-26 1997-06-02 1997-06-09';
const wanted = [[everyMonday, everyMonday], right, right];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
