#!/usr/bin/env bash
# duration-time-conversion 1.0.6 writes 25.5 hours as 01:30:00.000, and reads 25:30:00.000 as 25.5; duration-timestamp 2.26.0 reads 99:30:00 as 99.5 hours, 160:30:00 as 60.5 and 100:00:00 as none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts duration-time-conversion@1.0.6 duration-timestamp@2.26.0 > npm.txt
cat > look.mjs <<'JS'
import conversion from 'duration-time-conversion';
import { parse } from 'duration-timestamp';

const { d2t, t2d } = conversion.default ?? conversion;
const written = [7.5, 25.5, 40].map((hours) => {
  const text = d2t(hours * 3600);
  console.log(`duration-time-conversion 1.0.6: ${hours} hours are ${text}, which it reads as ${t2d(text) / 3600}`);
  return text;
});
const back = t2d('25:30:00.000') / 3600;
console.log(`duration-time-conversion 1.0.6 reads 25:30:00.000 as ${back} hours`);
const read = ['07:30:00', '99:30:00', '100:00:00', '160:30:00'].map((text) => {
  const hours = parse(text).total / 3600;
  console.log(`duration-timestamp 2.26.0: ${text} is ${hours} hours`);
  return hours;
});
console.log('Guess: 07:30:00.000, 25:30:00.000 and 40:00:00.000, as the first package reads such texts, too; 7.5, 99.5, 100 and 160.5 hours, or an error: both are made for durations (their READMEs), and those of a week and a month are longer.');
console.log('Behaviour: one is a clock that begins anew after a day, although its other half is none; the other looks for two digits of hours and finds the last two. Neither has an error.');
const isAsSeen = written.join() === '07:30:00.000,01:30:00.000,16:00:00.000' && back === 25.5 && read.join() === '7.5,99.5,0,60.5';
process.exit(isAsSeen ? 0 : 1);
JS
TZ=UTC node look.mjs
