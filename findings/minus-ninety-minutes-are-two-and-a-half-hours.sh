#!/usr/bin/env bash
# pomeranian-durations 1.11.4 normalises minus 90 minutes to PT-2H30M and takes PT2H30M for their absolute value; 90 minutes rounded up to hours are PT1H, and rounded down P, which is no duration.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts pomeranian-durations@1.11.4 temporal-polyfill@1.0.8 > npm.txt
cat > look.mjs <<'JS'
import { absolute, asMinutes, ceilHours, floorHours, normalizeTime } from 'pomeranian-durations';
import { Temporal } from 'temporal-polyfill';

const normal = normalizeTime('PT-90M');
const amount = absolute(normal);
const other = Temporal.Duration.from('-PT90M').round({ largestUnit: 'hours' }).abs();
console.log(`minus 90 minutes: ${normal}, which is ${asMinutes(normal)} minutes; its absolute value is ${amount}, which is ${asMinutes(amount)} minutes; temporal-polyfill ${other}`);
const rounded = ['PT90M', 'PT1.5H'].map((duration) => [ceilHours(duration), floorHours(duration)].join(' and '));
console.log(`90 minutes up and down to hours: ${rounded[0]}; as PT1.5H: ${rounded[1]}`);
console.log('Guess: an absolute value of PT1H30M, as absolute(PT-1S) is PT1S in its documentation; PT2H and PT1H both times: minutes overflow to hours there (PT1234S is PT20M34S).');
console.log('Behaviour: the rest of a negative duration is a positive one, whose sign stays when that of the hours goes: an hour more. Rounding looks at the number before H only, and P alone is no duration of ISO 8601.');
const seen = [normal, amount, String(other), ...rounded].join(', ');
process.exit(seen === 'PT-2H30M, PT2H30M, PT1H30M, PT1H and P, PT2H and PT1H' && asMinutes(normal) === -90 && asMinutes(amount) === 150 ? 0 : 1);
JS
TZ=UTC node look.mjs
