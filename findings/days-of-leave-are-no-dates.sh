#!/usr/bin/env bash
# calendar-link 2.11.5 writes the days of an event of whole days as times without one (DTSTART:20261118): ical.js 2.2.1 refuses them, ts-ics 2.4.6 reads no date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts calendar-link@2.11.5 ical.js@2.2.1 ts-ics@2.4.6 > npm.txt
cat > look.mjs <<'JS'
import { ics } from 'calendar-link';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';

const link = ics({ title: 'Leave', start: '2026-11-18', end: '2026-11-20', allDay: true });
const written = decodeURIComponent(link.slice(link.indexOf(',') + 1));
/** The same file as RFC 5545 has it. */
const named = written.replace(/^(DTSTART|DTEND):/gm, '$1;VALUE=DATE:');

function byIcalJs(text) {
  try {
    return new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toString();
  } catch (error) {
    return `refused (${error.message})`;
  }
}
function byTsIcs(text) {
  const { date } = convertIcsCalendar(undefined, text).events[0].start;
  return Number.isNaN(date.getTime()) ? 'no date' : date.toISOString().slice(0, 10);
}
const line = written.split(/\r?\n/).find((one) => one.startsWith('DTSTART'));
const seen = [written, named].map((text) => [byIcalJs(text), byTsIcs(text)]);
console.log(`calendar-link 2.11.5 writes ${line}`);
console.log(`read by ical.js 2.2.1: ${seen[0][0]}; by ts-ics 2.4.6: ${seen[0][1]}`);
console.log(`with VALUE=DATE by ical.js: ${seen[1][0]}; by ts-ics: ${seen[1][1]}`);
console.log('Guess: DTSTART;VALUE=DATE:20261118, which every reader takes for a day (RFC 5545, 3.8.2.4: the default is a date with a time).');
console.log('Behaviour: without VALUE=DATE the value is a time that lacks its time, so the file of a leave cannot be read.');
const isAsSeen =
  line === 'DTSTART:20261118' &&
  seen[0][0].startsWith('refused (invalid date-time value') &&
  seen[0][1] === 'no date' &&
  seen[1].join() === '2026-11-18,2026-11-18';
process.exit(isAsSeen ? 0 : 1);
JS
TZ=UTC node look.mjs
