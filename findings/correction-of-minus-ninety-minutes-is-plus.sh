#!/usr/bin/env bash
# dayjs 1.11.23 writes minus 90 minutes as -PT1H30M and reads that as plus; so does iso8601-duration 2.1.4. temporal-polyfill reads minus.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts dayjs@1.11.23 iso8601-duration@2.1.4 temporal-polyfill@1.0.8 > npm.txt
cat > look.mjs <<'JS'
import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';
import { parse, toSeconds } from 'iso8601-duration';
import { Temporal } from 'temporal-polyfill';

dayjs.extend(duration);
const seen = [90, -90].map((minutes) => {
  const text = dayjs.duration(minutes, 'minutes').toISOString();
  return [text, dayjs.duration(text).asHours(), toSeconds(parse(text)) / 3600, Temporal.Duration.from(text).total('hours')];
});
for (const [text, ...hours] of seen)
  console.log(`${text}: dayjs 1.11.23 ${hours[0]} h, iso8601-duration 2.1.4 ${hours[1]} h, temporal-polyfill 1.0.8 ${hours[2]} h`);
console.log('Guess: the hours come back as they were written (RFC 5545, 3.3.6, and ISO 8601-2 have a sign before the P).');
console.log('Behaviour: the sign is read over without an error, so what was taken from an account is added to it.');
process.exit(JSON.stringify(seen) === '[["PT1H30M",1.5,1.5,1.5],["-PT1H30M",1.5,1.5,-1.5]]' ? 0 : 1);
JS
node look.mjs
