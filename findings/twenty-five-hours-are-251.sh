#!/usr/bin/env bash
# hucre 1.0.0 takes the quoted unit of a format as another code: 25:30 hours in [h]"h" mm"m" are “251 301”; numfmt 4.0.1 and ssf 0.11.2 show “25h 30m”.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts hucre@1.0.0 numfmt@4.0.1 ssf@0.11.2 > npm.txt
cat > look.mjs <<'JS'
import { formatValue } from 'hucre';
import { format } from 'numfmt';
import ssf from 'ssf';

const HOURS = 25.5 / 24;
const formats = ['[h]:mm', '[h] "Std." mm "Min."', '[h]"h" mm"m"', '[h]\\h mm\\m'];
const seen = formats.map((code) => {
  const row = [formatValue(HOURS, code), format(code, HOURS), ssf.format(code, HOURS)];
  console.log(`${code}: hucre 1.0.0 “${row[0]}”, numfmt 4.0.1 “${row[1]}”, ssf 0.11.2 “${row[2]}”`);
  return row;
});
console.log('Guess: 25:30, 25 Std. 30 Min., and twice 25h 30m. Text in quotation marks or after a backslash is shown as it stands (ECMA-376 Part 1, 18.8.31).');
console.log('Behaviour: with [h] in the format, a quoted h is the hour of the day and a quoted m its month.');
const wanted = [
  ['25:30', '25:30', '25:30'],
  ['25 Std. 30 Min.', '25 Std. 30 Min.', '25 Std. 30 Min.'],
  ['251 301', '25h 30m', '25h 30m'],
  ['251 301', '25h 30m', '25h 30m'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
