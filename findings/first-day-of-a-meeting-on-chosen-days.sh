#!/usr/bin/env bash
# ical.js 2.2.1 leaves out the first day of a meeting whose other days RDATE lists, and cannot expand one whose additional day has an end of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';

const calendar = (lines) =>
  [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Review//EN',
    'BEGIN:VEVENT', 'UID:review', 'DTSTAMP:20261001T080000Z', 'DTSTART:20261019T070000Z', 'DURATION:PT1H', ...lines, 'SUMMARY:Review', 'END:VEVENT',
    'END:VCALENDAR', '',
  ].join('\r\n');

function days(lines) {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar(lines))).getFirstSubcomponent('vevent'));
  const iterator = event.iterator();
  const all = [];
  try {
    for (let time = iterator.next(); time; time = iterator.next())
      all.push(event.getOccurrenceDetails(time).startDate.toString().slice(5, 10));
    return all.join(', ');
  } catch (error) {
    return `${all.join(', ')}, then ${error.name}: ${error.message}`;
  }
}
const chosen = days(['RDATE:20261022T070000Z,20261029T070000Z']);
const period = days(['RRULE:FREQ=WEEKLY;COUNT=3', 'RDATE;VALUE=PERIOD:20261022T070000Z/PT30M']);
console.log(`begin on 10-19, RDATE with 10-22 and 10-29: ${chosen}`);
console.log(`weekly from 10-19, RDATE with half an hour on 10-22: ${period}`);
console.log('Guess: 10-19, 10-22, 10-29, because DTSTART is the first of the set (RFC 5545, 3.8.5.2); and 10-19, 10-22, 10-26, 11-02.');
console.log('Behaviour: the begin is missing without a rule; a period in RDATE ends in an error, and with it the days after it are lost.');
process.exit(chosen === '10-22, 10-29' && period.startsWith('10-19, then TypeError') ? 0 : 1);
JS
TZ=UTC node look.mjs
