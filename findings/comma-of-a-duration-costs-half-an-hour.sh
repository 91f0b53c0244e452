#!/usr/bin/env bash
# @musement/iso-duration 1.0.0 reads PT7,5H as 7 hours and P1,5D as one day; tinyduration 3.4.1 and @js-joda/core 6.3.2 read the comma, which ISO 8601 prefers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @musement/iso-duration@1.0.0 tinyduration@3.4.1 @js-joda/core@6.3.2 @internationalized/date@3.12.4 > npm.txt
cat > look.mjs <<'JS'
import { parseDuration } from '@internationalized/date';
import { Duration } from '@js-joda/core';
import { isoDuration } from '@musement/iso-duration';
import { parse } from 'tinyduration';

const ofParts = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => days * 24 + hours + minutes / 60 + seconds / 3600;
const readers = {
  '@musement/iso-duration 1.0.0': (text) => ofParts(isoDuration(text).parse()),
  'tinyduration 3.4.1': (text) => ofParts(parse(text)),
};
const texts = ['PT7.5H', 'PT7,5H', 'P1,5D', 'PT1H30,5M'];
const seen = Object.entries(readers).map(([name, read]) => {
  const hours = texts.map(read);
  console.log(`${name}: ${texts.map((text, at) => `${text} is ${hours[at]} hours`).join(', ')}`);
  return hours.map((one) => one.toFixed(3)).join(' ');
});
const others = [parseDuration('PT7,5H').hours, Duration.parse('PT0,5S').toMillis()];
console.log(`@internationalized/date 3.12.4: PT7,5H is ${others[0]} hours; @js-joda/core 6.3.2: PT0,5S is ${others[1]} milliseconds`);
console.log('Guess: 7.5, 7.5, 36 and 1.508 hours, or an error.');
console.log('Behaviour: what follows a comma is dropped without a word, although the pattern of the package accepts it.');
process.exit(seen.join() === '7.500 7.000 24.000 1.500,7.500 7.500 36.000 1.508' && others.join() === '7.5,500' ? 0 : 1);
JS
TZ=UTC node look.mjs
