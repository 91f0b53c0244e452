#!/usr/bin/env bash
# durhuman 0.0.0-alpha.3 reads “7.5 hours” as 7 hours, “0.5 hours” as none and “1 hour 30 minutes” as one; ms 2.1.3 and parse-duration 2.1.9 read the half.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts durhuman@0.0.0-alpha.3 ms@2.1.3 parse-duration@2.1.9 > npm.txt
cat > look.mjs <<'JS'
import durhuman from 'durhuman';
import ms from 'ms';
import parse from 'parse-duration';

const texts = ['7 hours', '7.5 hours', '0.5 hours', '1.5 days', '1 hour 30 minutes'];
const seen = texts.map((text) => {
  const hours = [durhuman(text, 'hours'), (ms(text) ?? Number.NaN) / 3_600_000, parse(text, 'h')];
  console.log(`“${text}”: durhuman 0.0.0-alpha.3 ${hours[0]} h, ms 2.1.3 ${hours[1]} h, parse-duration 2.1.9 ${hours[2]} h`);
  return hours.join();
});
console.log('Guess: 7, 7.5, 0.5, 36 and 1.5 hours, or a refusal of the last (ms refuses it): its type is a number and a unit, and 7.5 is a number.');
console.log('Behaviour: the number is cut at its point and the text after the first unit, without a word.');
process.exit(seen.join(' ') === '7,7,7 7,7.5,7.5 0,0.5,0.5 24,36,36 1,NaN,1.5' ? 0 : 1);
JS
TZ=UTC node look.mjs
