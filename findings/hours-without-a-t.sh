#!/usr/bin/env bash
# timezonecomplete 5.15.1 writes a duration of 1.5 hours as P1.5H, which luxon 3.7.2, temporal-polyfill 1.0.8 and tinyduration 3.4.1 refuse; 90 minutes as PT90M.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts timezonecomplete@5.15.1 luxon@3.7.2 temporal-polyfill@1.0.8 tinyduration@3.4.1 > npm.txt
cat > look.mjs <<'JS'
import { Duration } from 'luxon';
import { Temporal } from 'temporal-polyfill';
import { hours, minutes } from 'timezonecomplete';
import { parse } from 'tinyduration';

const accepts = (read) => {
  try {
    return read() ? 'reads it' : 'refuses it';
  } catch {
    return 'refuses it';
  }
};
const readers = {
  'luxon 3.7.2': (text) => Duration.fromISO(text).isValid,
  'temporal-polyfill 1.0.8': (text) => Temporal.Duration.from(text),
  'tinyduration 3.4.1': (text) => parse(text),
};
const seen = [hours(1.5), hours(8), minutes(90)].map((duration) => {
  const text = duration.toIsoString();
  const answers = Object.entries(readers).map(([name, read]) => `${name} ${accepts(() => read(text))}`);
  console.log(`timezonecomplete 5.15.1 writes ${duration}: ${text}; ${answers.join(', ')}`);
  return [text, ...answers.map((answer) => answer.includes('refuses'))].join();
});
console.log('Guess: PT1.5H, PT8H and PT90M. Before hours, minutes and seconds there is a T (ISO 8601-1, 5.5.2; its README says “ISO 8601 duration”).');
console.log('Behaviour: only minutes have it, since without it they would be months.');
process.exit(seen.join('|') === 'P1.5H,true,true,true|P8H,true,true,true|PT90M,false,false,false' ? 0 : 1);
JS
TZ=UTC node look.mjs
