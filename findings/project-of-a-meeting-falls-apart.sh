#!/usr/bin/env bash
# node-ical 0.26.1 cuts the category “Hansen, Söhne” of a meeting in two and keeps the backslash; ts-ics 2.4.6 keeps the categories of the last line only; ical.js 2.2.1 reads all three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts node-ical@0.26.1 ts-ics@2.4.6 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const calendar = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Meetings//EN', 'BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20261101T080000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

const text = calendar('DTSTART:20261118T080000Z', 'SUMMARY:Abnahme', 'CATEGORIES:Retrofit,Hansen\\, Söhne', 'CATEGORIES:Intern');
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
const seen = {
  'ical.js 2.2.1': event.getAllProperties('categories').flatMap((line) => line.getValues()),
  'node-ical 0.26.1': nodeIcal.sync.parseICS(text).one.categories,
  'ts-ics 2.4.6': convertIcsCalendar(undefined, text).events[0].categories,
};
for (const [reader, categories] of Object.entries(seen)) console.log(`${reader}: ${JSON.stringify(categories)}`);
console.log('Guess: Retrofit, “Hansen, Söhne” and Intern: a comma with a backslash belongs to the text (RFC 5545, 3.3.11), and CATEGORIES may come several times (3.6.1).');
console.log('Behaviour: a project that is told by a category is not found, or is half of its name.');
const asSeen = [['Retrofit', 'Hansen, Söhne', 'Intern'], ['Retrofit', 'Hansen\\', 'Söhne', 'Intern'], ['Intern']];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(asSeen) ? 0 : 1);
JS
TZ=UTC node look.mjs
