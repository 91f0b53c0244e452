#!/usr/bin/env bash
# icalendar 0.7.1 makes up for a cancelled day of a series at its end: four daily meetings without the second one are four, the last on a fifth day; ical.js 2.2.1 finds three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts icalendar@0.7.1 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import icalendar from 'icalendar';

const text = [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN',
  'BEGIN:VEVENT', 'UID:1@company.example', 'DTSTAMP:20261101T000000Z', 'DTSTART:20261102T090000Z', 'DTEND:20261102T170000Z',
  'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261103T090000Z', 'SUMMARY:Training', 'END:VEVENT',
  'END:VCALENDAR', '',
].join('\r\n');
const day = (date) => date.toISOString().slice(5, 10);
const rule = icalendar.parse_calendar(text).events()[0].rrule();
const byIcalendar = [];
for (let at = rule.next(new Date('2026-11-01T00:00:00Z')); at && byIcalendar.length < 10; at = rule.next(at)) byIcalendar.push(day(at));
const byIcalJs = [];
const times = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
for (let at = times.next(); at; at = times.next()) byIcalJs.push(day(at.toJSDate()));
console.log(`icalendar 0.7.1: ${byIcalendar.join(', ')}`);
console.log(`ical.js 2.2.1: ${byIcalJs.join(', ')}`);
console.log('Guess: 11-02, 11-04 and 11-05: COUNT counts what the rule makes, and EXDATE takes away from that (RFC 5545, 3.8.5.1).');
console.log('Behaviour: icalendar does not count the cancelled day, and goes on to 6 November, eight hours too many.');
const wanted = [['11-02', '11-04', '11-05', '11-06'], ['11-02', '11-04', '11-05']];
process.exit(JSON.stringify([byIcalendar, byIcalJs]) === JSON.stringify(wanted) ? 0 : 1);
JS
node look.mjs
