#!/usr/bin/env bash
# ts-ics 2.4.6 puts a monthly meeting of 31 October on 30 November, 30 December and 30 January; ical.js skips to 31 December.
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
  'PRODID:-//Example//Closing//EN',
  'BEGIN:VEVENT',
  'UID:closing',
  'DTSTAMP:20261001T080000Z',
  'DTSTART:20261031T080000Z',
  'DURATION:PT1H',
  'RRULE:FREQ=MONTHLY;COUNT=4',
  'SUMMARY:Closing of the month',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
];
const text = lines.join('\r\n');
const day = (date) => date.toISOString().slice(5, 10);
const to = new Date('2027-12-31');

const byIcalJs = [];
const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
for (let time = iterator.next(); time; time = iterator.next()) byIcalJs.push(day(time.toJSDate()));
const [{ recurrenceRule, start }] = convertIcsCalendar(undefined, text).events;
const byTsIcs = extendByRecurrenceRule(recurrenceRule, { start: start.date, end: to }).map(day);
const seen = { 'ical.js 2.2.1': byIcalJs, 'ts-ics 2.4.6': byTsIcs };
for (const [name, days] of Object.entries(seen)) console.log(`${name}: ${days.join(', ')}`);
console.log('Guess: 31 October, 31 December, 31 January, 31 March (RFC 5545, 3.3.10: dates that do not exist are ignored and not counted).');
console.log('Behaviour: a month without a 31st gives the 30th, and from then on the meeting stays on the 30th, in December too.');
const wanted = [['10-31', '12-31', '01-31', '03-31'], ['10-31', '11-30', '12-30', '01-30']];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
