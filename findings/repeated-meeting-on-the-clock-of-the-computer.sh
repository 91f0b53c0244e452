#!/usr/bin/env bash
# ts-ics 2.4.6 repeats a meeting on the computer’s clock: in UTC, one at 9 in Berlin is at 8 from the end of summer time on.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ts-ics@2.4.6 > npm.txt
cat > look.mjs <<'JS'
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';

const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Nordfeld//Hours//EN',
  'BEGIN:VEVENT',
  'UID:jour-fixe',
  'DTSTAMP:20261001T080000Z',
  'DTSTART;TZID=Europe/Berlin:20261021T090000',
  'DTEND;TZID=Europe/Berlin:20261021T100000',
  'RRULE:FREQ=WEEKLY;COUNT=3',
  'SUMMARY:Jour fixe',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
];
const { start, recurrenceRule } = convertIcsCalendar(undefined, lines.join('\r\n')).events[0];
const inBerlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });
const times = extendByRecurrenceRule(recurrenceRule, { start: start.date }).map((date) => inBerlin.format(date));
console.log(`ts-ics 2.4.6, computer in ${process.env.TZ}, zone of the meeting ${start.local.timezone}: ${times.join(', ')}`);
process.exit(times.join() === process.argv[2] ? 0 : 1);
JS
code=0
TZ=Europe/Berlin node look.mjs 09:00,09:00,09:00 || code=1
TZ=UTC node look.mjs 09:00,08:00,08:00 || code=1
TZ=America/New_York node look.mjs 09:00,08:00,09:00 || code=1
echo 'Guess: 09:00 three times on every computer (RFC 5545, 3.8.5.3: repeated in the zone of DTSTART).'
echo 'Behaviour: the zone is read and is in the result, but the rule is applied to the clock of the process.'
exit $code
