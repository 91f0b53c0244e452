#!/usr/bin/env bash
# ical-generator 10.2.0 writes DTSTAMP without Z as soon as the calendar has a time zone, in the computer’s own time, which no reader knows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical-generator@10.2.0 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import ical, { ICalCalendarMethod } from 'ical-generator';

const stamp = new Date('2026-11-18T09:00:00Z');
/** The stamp of a meeting as it is written, and as a reader takes it. */
function written(timezone) {
  const calendar = ical({ method: ICalCalendarMethod.REQUEST, ...(timezone && { timezone }) });
  calendar.createEvent({ id: 'jour-fixe', stamp, start: stamp, end: new Date(+stamp + 3_600_000), summary: 'Jour fixe' });
  const text = calendar.toString();
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  const read = event.getFirstPropertyValue('dtstamp');
  return [/DTSTAMP.*/u.exec(text)[0], `${read} ${read.zone.tzid}`];
}
const seen = [written(undefined), written('Europe/Berlin')];
for (const [line, moment] of seen) console.log(`ical-generator 10.2.0 ${line}, ical.js 2.2.1 ${moment}`);
console.log('Guess: DTSTAMP:20261118T090000Z both times (RFC 5545, 3.8.7.2: it must be in UTC).');
console.log('Behaviour: with a time zone (here Berlin) it is the time of the computer (here New York), without Z or a zone.');
console.log('It decides which of two versions of an invitation is the later one (RFC 5546, 2.1.5).');
const wanted = [
  ['DTSTAMP:20261118T090000Z', '2026-11-18T09:00:00Z UTC'],
  ['DTSTAMP:20261118T040000', '2026-11-18T04:00:00 floating'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=America/New_York node look.mjs
