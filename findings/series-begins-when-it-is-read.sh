#!/usr/bin/env bash
# ikalendar 1.5.0 repeats a meeting from the moment at which its file is read; cal-parser 1.0.2 and ical.js 2.2.1 from its start.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts cal-parser@1.0.2 ikalendar@1.5.0 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import calParser from 'cal-parser';
import ICAL from 'ical.js';
import ikalendar from 'ikalendar';

const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:1@company.example',
  'DTSTAMP:20200101T000000Z',
  'DTSTART:20200106T090000Z',
  'DTEND:20200106T100000Z',
  'RRULE:FREQ=WEEKLY;COUNT=3',
  'SUMMARY:Review',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const before = Date.now() - 1000;
const readers = {
  'ikalendar 1.5.0': () => new ikalendar.Parser().parse(text).events[0].rrule.all(),
  'cal-parser 1.0.2': () => calParser.parseString(text).events[0].recurrenceRule.all(),
  'ical.js 2.2.1': () => {
    const days = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
    return [1, 2, 3].map(() => days.next().toJSDate());
  },
};
const seen = Object.entries(readers).map(([name, read]) => {
  const days = read();
  const isFromNow = days[0].getTime() >= before;
  const what = isFromNow ? 'the first one now' : days.map((day) => day.toISOString().slice(0, 10)).join(', ');
  console.log(`${name}: ${days.length} meetings, ${what}`);
  return what;
});
console.log('Guess: 2020-01-06, 2020-01-13 and 2020-01-20: DTSTART is the first of a series (RFC 5545, 3.8.5.3).');
console.log('Behaviour: the rule of the event, an object of rrule, is made without DTSTART, and rrule takes the present moment instead.');
const days = '2020-01-06, 2020-01-13, 2020-01-20';
process.exit(seen.join('|') === ['the first one now', days, days].join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs
