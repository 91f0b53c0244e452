#!/usr/bin/env bash
# numfmt 4.0.1 writes --1:30 with the format [h]:mm;-[h]:mm, whose second part has a minus of its own; ssf 0.11.2 writes nothing at all, and hucre 1.0.0 -1:30.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts numfmt@4.0.1 ssf@0.11.2 hucre@1.0.0 > npm.txt
cat > look.mjs <<'JS'
import { formatValue } from 'hucre';
import numfmt from 'numfmt';
import SSF from 'ssf';

const cases = [
  ['[h]:mm;-[h]:mm', -1.5 / 24],
  ['[h]:mm;[Red]-[h]:mm', -7.5 / 24],
  ['0.00;-0.00', -1.5],
];
const shows = {
  'numfmt 4.0.1': (format, value) => numfmt.format(format, value),
  'ssf 0.11.2': (format, value) => SSF.format(format, value),
  'hucre 1.0.0': (format, value) => formatValue(value, format),
};
const seen = Object.entries(shows).map(([name, show]) => {
  const shown = cases.map(([format, value]) => show(format, value));
  console.log(`${name}: ${cases.map(([format], at) => `${format} gives ${shown[at]}`).join(', ')}`);
  return shown;
});
console.log('Guess: one minus; a part for negative numbers shows them without their sign (ECMA-376, 18.8.31), as it does for 0.00.');
console.log('Behaviour: in numfmt hours in brackets keep their sign in that part, so the one of the format stands before it; ssf shows an empty text.');
const wanted = [
  ['--1:30', '--7:30', '-1.50'],
  ['', '', '-1.50'],
  ['-1:30', '-7:30', '-1.50'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
node look.mjs
