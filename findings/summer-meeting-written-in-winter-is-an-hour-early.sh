#!/usr/bin/env bash
# icalevent 0.3.2 writes a meeting of 9 o’clock in July in Berlin at 8, if the offset that its documentation takes from the clock is that of winter; a line break of its text ends the line, so ical.js 2.2.1 refuses the file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts icalevent@0.3.2 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICalEvent from 'icalevent';
import ICAL from 'ical.js';

const meeting = (day, offset, description) =>
  new ICalEvent({
    uid: 1,
    // What new Date().getTimezoneOffset() gives in Berlin in winter: the documentation passes that of the moment of writing.
    offset,
    start: `${day}T09:00:00${day > '2027-04' ? '+02:00' : '+01:00'}`,
    end: `${day}T10:00:00${day > '2027-04' ? '+02:00' : '+01:00'}`,
    timezone: 'Europe/Berlin',
    summary: 'Jour fixe',
    description,
  }).toFile();
function read(file) {
  try {
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    return `${event.getFirstPropertyValue('dtstart')} in ${event.getFirstProperty('dtstart').getParameter('tzid')}`;
  } catch (error) {
    return `refused (${error.name})`;
  }
}
const WINTER = -60;
const seen = [
  read(meeting('2027-01-13', WINTER, 'Agenda')),
  read(meeting('2027-07-14', WINTER, 'Agenda')),
  read(meeting('2027-01-13', WINTER, 'Agenda:\noffer, planning')),
];
console.log(`9 o’clock in January: ${seen[0]}; in July: ${seen[1]}; with a text of two lines: ${seen[2]}`);
console.log('Guess: 09:00:00 in Europe/Berlin each time; the file names the zone, which has its own summer time, and a line break of a text is \\n (RFC 5545, 3.3.11).');
console.log('Behaviour: one offset is used for all days of the year, and texts are written as they are.');
process.exit(seen.join('; ') === '2027-01-13T09:00:00 in Europe/Berlin; 2027-07-14T08:00:00 in Europe/Berlin; refused (ParserError)' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
