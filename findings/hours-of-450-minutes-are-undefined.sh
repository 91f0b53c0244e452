#!/usr/bin/env bash
# dayjs 1.11.23 formats a duration of 450 minutes as “undefined:450” or “0:450” if it is given by name or in ISO 8601, and as 7:30 if it is given as number and unit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts dayjs@1.11.23 luxon@3.7.2 > npm.txt
cat > look.mjs <<'JS'
import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';
import { Duration } from 'luxon';

dayjs.extend(duration);
const FORMAT = 'H:mm';
const durations = {
  "duration(450, 'minutes')": dayjs.duration(450, 'minutes'),
  'duration({ minutes: 450 })': dayjs.duration({ minutes: 450 }),
  "duration('PT450M')": dayjs.duration('PT450M'),
  'duration({ hours: 7 })': dayjs.duration({ hours: 7 }),
};
const seen = Object.entries(durations).map(([call, value]) => {
  console.log(`dayjs 1.11.23, ${call}: ${value.asHours()} hours, ${FORMAT} is “${value.format(FORMAT)}”`);
  return value.format(FORMAT);
});
const byLuxon = [{ minutes: 450 }, { hours: 7 }].map((parts) => Duration.fromObject(parts).toFormat('h:mm'));
console.log(`luxon 3.7.2, the second and the last: ${byLuxon.join(' and ')}`);
console.log('Guess: 7:30, three times, and 7:00: all four are durations, H is “Hours” and mm “Minutes, 2-digits” in the documentation of the plugin.');
console.log('Behaviour: the parts are shown as they were given, not carried over, and one that was not given is the word undefined.');
process.exit([...seen, ...byLuxon].join() === '7:30,undefined:450,0:450,7:undefined,7:30,7:00' ? 0 : 1);
JS
TZ=UTC node look.mjs
