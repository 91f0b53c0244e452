#!/usr/bin/env bash
# rfc5545-rrule 1.1.1 writes the last day of a series, UNTIL=20261231, as a moment of its beginning on the computer's clock (20261230T230000Z in Berlin), so ical.js 2.2.1 finds leave from 29 to 31 December only until the 30th.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts rfc5545-rrule@1.1.1 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import module from 'rfc5545-rrule';

const { RRule } = module;
const PREFIX = 'RRULE:';
function daysOf(rule) {
  const event = ['BEGIN:VEVENT', 'UID:leave', 'DTSTAMP:20261101T080000Z', 'DTSTART;VALUE=DATE:20261229', `${PREFIX}${rule}`, 'END:VEVENT'];
  const times = new ICAL.Event(new ICAL.Component(ICAL.parse(event.join('\r\n')))).iterator();
  const days = [];
  for (let time = times.next(); time; time = times.next()) days.push(time.toString().slice(5));
  return days.join(', ');
}
const seen = ['FREQ=DAILY;UNTIL=20261231', 'FREQ=DAILY;COUNT=3'].map((rule) => {
  const written = RRule.fromString(PREFIX + rule).toString().slice(PREFIX.length);
  console.log(`${rule}: rfc5545-rrule 1.1.1 writes ${written}; ical.js 2.2.1 reads ${daysOf(rule)} before and ${daysOf(written)} after`);
  return [written, daysOf(rule), daysOf(written)].join(' / ');
});
console.log('Guess: FREQ=DAILY;UNTIL=20261231 again, and three days: where DTSTART is a day UNTIL is one, too, and that day belongs to the series (RFC 5545, 3.3.10).');
console.log('Behaviour: a day becomes midnight at its beginning, and is written with a time in UTC; a series of days loses its last one.');
const days = '12-29, 12-30, 12-31';
process.exit(seen.join('; ') === `FREQ=DAILY;UNTIL=20261230T230000Z / ${days} / 12-29, 12-30; FREQ=DAILY;COUNT=3 / ${days} / ${days}` ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
