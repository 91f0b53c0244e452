#!/usr/bin/env bash
# cozy-ical 1.1.22 ends a meeting at nine that has no end at nine of the next day; ical.js 2.2.1 and node-ical 0.26.1 end it as it begins.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts cozy-ical@1.1.22 ical.js@2.2.1 node-ical@0.26.1 > npm.txt
cat > look.mjs <<'JS'
import cozy from 'cozy-ical';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:1@company.example',
  'DTSTAMP:20261101T000000Z',
  'DTSTART:20261118T090000Z',
  'SUMMARY:Deadline of the offer',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const [event] = await new Promise((resolve, reject) => {
  new cozy.ICalParser().parseString(text, (error, calendar) => (error ? reject(error) : resolve(calendar.subComponents)));
});
const expected = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
const other = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
const seen = {
  'cozy-ical 1.1.22': new Date(event.model.endDate),
  'ical.js 2.2.1': expected.endDate.toJSDate(),
  'node-ical 0.26.1': other.end,
};
for (const [name, end] of Object.entries(seen)) console.log(`${name}: until ${end.toISOString()}`);
console.log('Guess: until 2026-11-18T09:00. A start with a time and neither end nor duration ends as it begins; only one without a time lasts a day (RFC 5545, 3.6.1).');
console.log('Behaviour: a day is added in both cases, so a deadline counts as 24 hours of work.');
const wanted = ['2026-11-19T09:00:00.000Z', '2026-11-18T09:00:00.000Z', '2026-11-18T09:00:00.000Z'];
process.exit(Object.values(seen).map((end) => end.toISOString()).join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs
