#!/usr/bin/env bash
# @touch4it/ical-timezones 1.9.0 gives Cairo no summer time and Mexico City one: a meeting of ical-generator 10.2.0 is read an hour off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @touch4it/ical-timezones@1.9.0 ical-generator@10.2.0 ical.js@2.2.1 luxon@3.7.2 > npm.txt
cat > look.mjs <<'JS'
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical from 'ical-generator';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';

/** The hour that the clock of a zone shows at a moment. */
const clockAt = (date, timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(date);
/** Writes a meeting at a moment with its zone’s rules, and reads the moment back. */
function readBack(name, moment) {
  const calendar = ical({ timezone: { name, generator: getVtimezoneComponent } });
  const start = DateTime.fromJSDate(moment, { zone: name });
  calendar.createEvent({ id: 'jour-fixe', start, end: start.plus({ hours: 1 }), timezone: name, summary: 'Jour fixe' });
  const root = new ICAL.Component(ICAL.parse(calendar.toString()));
  const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone'));
  const read = root.getFirstSubcomponent('vevent').getFirstPropertyValue('dtstart');
  read.zone = zone;
  return read.toJSDate();
}
const moment = new Date('2026-07-15T07:00:00Z');
const seen = ['Europe/Berlin', 'Africa/Cairo', 'America/Mexico_City'].map((name) => {
  const read = readBack(name, moment);
  console.log(`${name}: written ${clockAt(moment, name)} = ${moment.toISOString()}, read ${read.toISOString()}`);
  return (read - moment) / 3_600_000;
});
console.log('Guess: the same moment three times. ical-generator’s documentation names this package for the rules of a zone.');
console.log('Behaviour: in its rules Cairo has no summer time (it has since 2023), Mexico City still has it (it has not since 2022).');
process.exit(seen.join() === '0,1,-1' ? 0 : 1);
JS
node look.mjs
