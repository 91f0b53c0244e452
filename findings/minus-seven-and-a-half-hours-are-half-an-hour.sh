#!/usr/bin/env bash
# hucre 1.0.0 shows minus 7:30 and minus 1:30 in [h]:mm both as 0:30; numfmt 4.0.1 shows -7:30.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts hucre@1.0.0 numfmt@4.0.1 > npm.txt
cat > look.mjs <<'JS'
import { formatValue } from 'hucre';
import numfmt from 'numfmt';

const hours = [-7.5, -1.5, 1.5, 25.5];
const shows = {
  'hucre 1.0.0': (value) => formatValue(value / 24, '[h]:mm'),
  'numfmt 4.0.1': (value) => numfmt.format('[h]:mm', value / 24),
};
const seen = Object.entries(shows).map(([name, show]) => {
  console.log(`${name}: ${hours.map((value) => `${value} h is ${show(value)}`).join(', ')}`);
  return hours.map(show);
});
console.log('Guess: -7:30 as LibreOffice shows it, or ##### as Excel does.');
console.log('Behaviour: the hours become 0 and the minus is gone; only the minutes are left, of whatever correction.');
const wanted = [
  ['0:30', '0:30', '1:30', '25:30'],
  ['-7:30', '-1:30', '1:30', '25:30'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
node look.mjs
