#!/usr/bin/env bash
# ics 3.12.0 writes 7.5 hours as PT7.5H, which is no duration of RFC 5545, and ical.js 2.2.1 reads 7 hours, without an error on either side.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ics@3.12.0 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import { createEvent } from 'ics';

const seen = [{ hours: 7, minutes: 30 }, { hours: 7.5 }].map((duration) => {
  const { error, value } = createEvent({ title: 'Work', start: [2026, 10, 21, 9, 0], duration });
  if (error) throw error;
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent'));
  const line = /DURATION:\S+/u.exec(value)[0];
  const hours = (event.endDate.toJSDate() - event.startDate.toJSDate()) / 3_600_000;
  console.log(`ics 3.12.0 ${line}; ical.js 2.2.1 ${hours} h`);
  return [line, hours];
});
console.log('Guess: the writer refuses 7.5 or writes PT7H30M (RFC 5545, 3.3.6: whole numbers); a reader refuses what is no duration.');
console.log('Behaviour: it is written as it is, without an error, and the reader drops half an hour.');
process.exit(JSON.stringify(seen) === '[["DURATION:PT7H30M",7.5],["DURATION:PT7.5H",7]]' ? 0 : 1);
JS
node look.mjs
