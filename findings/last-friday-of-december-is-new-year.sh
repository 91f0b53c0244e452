#!/usr/bin/env bash
# ts-ics 2.4.6 leaves out the first last Friday, puts December’s on 1 January, and each at midnight instead of four o’clock.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ts-ics@2.4.6 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';

const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Sheets//EN',
  'BEGIN:VEVENT',
  'UID:sheets',
  'DTSTAMP:20261001T080000Z',
  'DTSTART:20261030T150000Z',
  'DURATION:PT30M',
  'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3',
  'SUMMARY:Hand in the time sheet',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
];
const text = lines.join('\r\n');
const moment = (date) => date.toISOString().slice(0, 16);
const byIcalJs = [];
const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
for (let time = iterator.next(); time; time = iterator.next()) byIcalJs.push(moment(time.toJSDate()));
const [{ recurrenceRule, start }] = convertIcsCalendar(undefined, text).events;
const byTsIcs = extendByRecurrenceRule(recurrenceRule, { start: start.date, end: new Date('2027-12-31') }).map(moment);
console.log(`the last Friday of each month, in UTC:\n  ical.js 2.2.1 ${byIcalJs.join(', ')}\n  ts-ics 2.4.6  ${byTsIcs.join(', ')}`);
console.log('Guess: 30 October, 27 November and 25 December at 15:00, as the first meeting is.');
console.log('Behaviour: the first is missing, the others are at 0:00, and the last Friday of December is in January.');
const right = ['2026-10-30T15:00', '2026-11-27T15:00', '2026-12-25T15:00'];
const wrong = ['2026-11-27T00:00', '2027-01-01T00:00', '2027-01-29T00:00'];
process.exit(JSON.stringify([byIcalJs, byTsIcs]) === JSON.stringify([right, wrong]) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
