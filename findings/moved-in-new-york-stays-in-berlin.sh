#!/usr/bin/env bash
# ical.js 2.2.1 does not find the meeting that is moved if RECURRENCE-ID names it in another zone than the series; node-ical 0.26.1 and ical-expander 3.2.0 do.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.26.1 ical-expander@3.2.0 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import Expander from 'ical-expander';
import nodeIcal from 'node-ical';

const zone = (name, [daylight, since], [standard, until], offsets) => [
  'BEGIN:VTIMEZONE', `TZID:${name}`,
  'BEGIN:DAYLIGHT', `TZOFFSETFROM:${offsets[0]}`, `TZOFFSETTO:${offsets[1]}`, `DTSTART:${since}`, `RRULE:FREQ=YEARLY;${daylight}`, 'END:DAYLIGHT',
  'BEGIN:STANDARD', `TZOFFSETFROM:${offsets[1]}`, `TZOFFSETTO:${offsets[0]}`, `DTSTART:${until}`, `RRULE:FREQ=YEARLY;${standard}`, 'END:STANDARD',
  'END:VTIMEZONE',
];
const berlin = zone('Europe/Berlin', ['BYMONTH=3;BYDAY=-1SU', '19810329T020000'], ['BYMONTH=10;BYDAY=-1SU', '19961027T030000'], ['+0100', '+0200']);
const newYork = zone('America/New_York', ['BYMONTH=3;BYDAY=2SU', '20070311T020000'], ['BYMONTH=11;BYDAY=1SU', '20071104T020000'], ['-0500', '-0400']);
const event = (lines) => ['BEGIN:VEVENT', 'UID:weekly', 'DTSTAMP:20261001T080000Z', 'DURATION:PT1H', ...lines, 'END:VEVENT'];
const calendar = (moved) =>
  [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Weekly//EN', ...berlin, ...newYork,
    ...event(['DTSTART;TZID=Europe/Berlin:20261019T090000', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:Weekly']),
    ...event([moved, 'DTSTART;TZID=Europe/Berlin:20261027T140000', 'SUMMARY:Weekly, moved']),
    'END:VCALENDAR', '',
  ].join('\r\n');

const from = new Date('2026-10-01T00:00:00Z');
const to = new Date('2026-12-01T00:00:00Z');
const readers = {
  'ical.js 2.2.1': (text) => {
    const all = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    const series = all.find((one) => one.isRecurring());
    const iterator = series.iterator();
    const starts = [];
    for (let time = iterator.next(); time; time = iterator.next()) starts.push(series.getOccurrenceDetails(time).startDate.toJSDate());
    return starts;
  },
  'node-ical 0.26.1': (text) => {
    const series = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
    return nodeIcal.expandRecurringEvent(series, { from, to }).map(({ start }) => start);
  },
  'ical-expander 3.2.0': (text) => {
    const { events, occurrences } = new Expander({ ics: text, maxIterations: 100 }).between(from, to);
    return [...events, ...occurrences].map(({ startDate }) => startDate.toJSDate());
  },
};
const inSame = calendar('RECURRENCE-ID;TZID=Europe/Berlin:20261026T090000');
const inOther = calendar('RECURRENCE-ID;TZID=America/New_York:20261026T040000');
const daysOf = (starts) => starts.map((start) => start.toISOString().slice(5, 10)).toSorted().join(', ');
const seen = Object.entries(readers).map(([name, read]) => {
  const days = [daysOf(read(inSame)), daysOf(read(inOther))];
  console.log(`${name}: named in Berlin ${days[0]}; named in New York ${days[1]}`);
  return days;
});
console.log('Guess: 10-19, 10-27, 11-02 both times; 9:00 in Berlin and 4:00 in New York are the same moment that day, and any zone may be named.');
console.log('Behaviour: ical.js compares the text of the times, so the meeting stays on 26 October, and 27 October is missing.');
const moved = '10-19, 10-27, 11-02';
const wanted = [[moved, '10-19, 10-26, 11-02'], [moved, moved], [moved, moved]];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
