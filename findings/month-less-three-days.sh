#!/usr/bin/env bash
# duration-fns 3.0.2 takes 31 January to 28 February as P1M-3D, 31 August to 30 September as P1M-1D, and arrives at 25 February and 29 September when it adds them; temporal-polyfill 1.0.8 takes 28 and 30 days.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts duration-fns@3.0.2 temporal-polyfill@1.0.8 > npm.txt
cat > look.mjs <<'JS'
import { apply, between, normalize, toString } from 'duration-fns';
import { Temporal } from 'temporal-polyfill';

const spans = [
  ['2026-01-31', '2026-02-28'],
  ['2026-08-31', '2026-09-30'],
  ['2026-05-31', '2026-06-30'],
  ['2026-11-18', '2026-12-18'],
];
const seen = spans.map(([from, to]) => {
  const span = between(from, to);
  const arrived = apply(from, span).toISOString().slice(0, 10);
  const start = Temporal.PlainDate.from(from);
  const other = start.until(to, { largestUnit: 'months' });
  console.log(`${from} to ${to}: duration-fns 3.0.2 ${toString(span)}, added again ${arrived}; temporal-polyfill 1.0.8 ${other}, added again ${start.add(other)}`);
  return [toString(span), arrived, String(other), String(start.add(other)) === to].join(' ');
});
const month = toString(normalize('P30D', '2026-01-30'));
console.log(`30 days from 30 January: ${month}`);
console.log('Guess: spans without mixed signs that lead from the first day to the second, like those of the other package; 30 days from 30 January are P1M1D or stay 30 days.');
console.log('Behaviour: months are counted by their numbers and the days are what is left, also below zero; adding puts the month on its last day first. ISO 8601-1 has no minus inside a duration.');
const wanted = [
  'P1M-3D 2026-02-25 P28D true',
  'P1M-1D 2026-09-29 P30D true',
  'P1M-1D 2026-06-29 P30D true',
  'P1M 2026-12-18 P1M true',
];
process.exit(seen.join() === wanted.join() && month === 'P2M-29D' ? 0 : 1);
JS
TZ=UTC node look.mjs
