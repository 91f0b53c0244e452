#!/usr/bin/env bash
# ical 0.8.0 keeps the first busy time of a FREEBUSY line of two and ends it at “PT1H,20261118T130000Z”; ical.js 2.2.1 and ts-ics 2.4.6 read both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical@0.8.0 ical.js@2.2.1 ts-ics@2.4.6 > npm.txt
cat > look.mjs <<'JS'
import ical from 'ical';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';

const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Busy//EN',
  'METHOD:REPLY',
  'BEGIN:VFREEBUSY',
  'UID:busy',
  'DTSTAMP:20261117T080000Z',
  'DTSTART:20261118T000000Z',
  'DTEND:20261119T000000Z',
  'ORGANIZER:mailto:someone@example.org',
  'FREEBUSY;FBTYPE=BUSY:20261118T080000Z/PT1H,20261118T130000Z/20261118T143000Z',
  'END:VFREEBUSY',
  'END:VCALENDAR',
  '',
];
const text = lines.join('\r\n');
const clock = (value) => (value instanceof Date ? value.toISOString().slice(11, 16) : String(value));
const hour = 3_600_000;

const byIcal = Object.values(ical.parseICS(text))[0].freebusy.map(({ start, end }) => `${clock(start)} to ${clock(end)}`);
const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vfreebusy');
const periods = component.getAllProperties('freebusy').flatMap((property) => property.getValues());
const byIcalJs = periods.map((period) => `${clock(period.start.toJSDate())} to ${clock(period.getEnd().toJSDate())}`);
const values = convertIcsCalendar(undefined, text).freeBusy[0].freeBusy[0].values;
const byTsIcs = values.map(({ start, end, duration }) => `${clock(start)} to ${clock(end ?? new Date(start.getTime() + duration.hours * hour))}`);
const seen = { 'ical 0.8.0': byIcal, 'ical.js 2.2.1': byIcalJs, 'ts-ics 2.4.6': byTsIcs };
for (const [name, times] of Object.entries(seen)) console.log(`${name}: ${times.join('; ')}`);
console.log('Guess: busy from 8:00 to 9:00 and from 13:00 to 14:30 (RFC 5545, 3.8.2.6: a line may list several periods, each with an end or a duration).');
console.log('Behaviour: ical splits the whole line at each slash; its first period ends at a text, and the second is gone: the afternoon seems free.');
const both = ['08:00 to 09:00', '13:00 to 14:30'];
const wanted = [['08:00 to PT1H,20261118T130000Z'], both, both];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
