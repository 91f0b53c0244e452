#!/usr/bin/env bash
# datebook 8.0.1 writes the start of a repeated meeting in UTC, so a jour fixe at 9 in Berlin is at 8 from the end of summer time on; ical-generator 10.2.0 writes its zone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts datebook@8.0.1 ical-generator@10.2.0 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import { ICalendar } from 'datebook';
import ICAL from 'ical.js';
import ical from 'ical-generator';

const start = new Date(2026, 9, 12, 9);
const end = new Date(2026, 9, 12, 10);
const calendar = ical();
calendar.createEvent({ start, end, summary: 'Jour fixe', timezone: 'Europe/Berlin', repeating: { freq: 'WEEKLY', interval: 2, count: 3 } });
const files = {
  'datebook 8.0.1': new ICalendar({ title: 'Jour fixe', start, end, recurrence: { frequency: 'WEEKLY', interval: 2, count: 3 } }).render(),
  'ical-generator 10.2.0': calendar.toString(),
};
const seen = Object.entries(files).map(([name, text]) => {
  const times = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
  const hours = [1, 2, 3].map(() => times.next().toJSDate().toLocaleString('sv-SE').slice(5, 16));
  console.log(`${name}: ${text.match(/DTSTART[^\r\n]*/u)[0]}, read by ical.js 2.2.1 on a computer in Berlin: ${hours.join(', ')}`);
  return hours.join(' ');
});
console.log('Guess: 10-12 09:00, 10-26 09:00 and 11-09 09:00: the event was made of local times.');
console.log('Behaviour: a rule repeats the clock of DTSTART, which is UTC in the file of datebook, and the clock of Berlin has moved.');
const wanted = ['10-12 09:00 10-26 08:00 11-09 08:00', '10-12 09:00 10-26 09:00 11-09 09:00'];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
