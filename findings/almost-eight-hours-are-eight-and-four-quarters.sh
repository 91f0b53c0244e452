#!/usr/bin/env bash
# numfmt 4.0.1 shows 7.95 hours in quarters (# ?/4) as “8 4/4”, which is nine, hucre 1.0.0 as “7 4/4”; ssf 0.11.2 as “8”.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts numfmt@4.0.1 hucre@1.0.0 ssf@0.11.2 > npm.txt
cat > look.mjs <<'JS'
import { formatValue } from 'hucre';
import { format } from 'numfmt';
import ssf from 'ssf';

const cases = [
  ['# ?/4', 7.75],
  ['# ?/4', 7.95],
  ['# ?/4', 0.95],
  ['# ?/2', 7.8],
  ['# ??/60', 7.995],
];
const seen = cases.map(([code, hours]) => {
  const row = [format(code, hours), formatValue(hours, code), ssf.format(code, hours)].map((text) => text.trim());
  console.log(`${hours} in ${code}: numfmt 4.0.1 “${row[0]}”, hucre 1.0.0 “${row[1]}”, ssf 0.11.2 “${row[2]}”`);
  return row.join('|');
});
console.log('Guess: 7 3/4, then 8, 1, 8 and 8: a fraction that rounds to a whole is one more of the number in front (ECMA-376 Part 1, 18.8.31, formats for fractions).');
console.log('Behaviour: the fraction stays as four quarters, and in three of the four numfmt counts it in front as well: an hour too much.');
const wanted = ['7 3/4|7 3/4|7 3/4', '8 4/4|7 4/4|8', '1 4/4|4/4|1', '7 2/2|7 2/2|8', '8 60/60|7 60/60|8'];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs
