#!/usr/bin/env bash
# ical-toolkit 1.0.9 and ics-js 0.10.2 write the day of an event of whole days in UTC: leave that begins at midnight of 18 November in Berlin is on the 17th; ics 3.12.0 keeps the day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical-toolkit@1.0.9 ics-js@0.10.2 ics@3.12.0 > npm.txt
cat > look.mjs <<'JS'
import toolkit from 'ical-toolkit';
import { createEvent } from 'ics';
import ICS from 'ics-js';

const FIRST = new Date(2026, 10, 18);
const NEXT = new Date(2026, 10, 19);
const writers = {
  'ical-toolkit 1.0.9': () => {
    const builder = toolkit.createIcsFileBuilder();
    builder.events.push({ uid: '1@company.example', start: FIRST, end: NEXT, summary: 'Leave', allDay: true });
    return builder.toString();
  },
  'ics-js 0.10.2': () => {
    const event = new ICS.VEVENT();
    event.addProp('UID', '1@company.example');
    event.addProp('DTSTAMP', FIRST);
    event.addProp('DTSTART', FIRST, { VALUE: 'DATE' });
    event.addProp('DTEND', NEXT, { VALUE: 'DATE' });
    return event.toString();
  },
  'ics 3.12.0': () => createEvent({ start: [2026, 11, 18], end: [2026, 11, 19], title: 'Leave' }).value,
};
const seen = Object.entries(writers).map(([name, write]) => {
  const [, day] = /DTSTART;VALUE=DATE:(\d{8})/.exec(write());
  console.log(`${name}, on a computer in Berlin: ${day}`);
  return day;
});
console.log(`Guess: 20261118, the day of ${FIRST.toString().slice(0, 24)}; a DATE has no zone and is the day of the calendar (RFC 5545, 3.3.4).`);
console.log('Behaviour: midnight in Berlin is 23:00 of the day before in UTC, and that day is written; a day given as three numbers stays.');
process.exit(seen.join() === '20261117,20261117,20261118' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
