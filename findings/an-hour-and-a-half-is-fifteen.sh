#!/usr/bin/env bash
# time-speak 1.9.0 reads “1.5 hours” as 15 hours and “7.25 hours” as 725, without its point, and “18.11.2026” and “8:30” as durations of nothing; human-interval 2.0.1 reads 1.5 and 7.25.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts time-speak@1.9.0 human-interval@2.0.1 > npm.txt
cat > look.mjs <<'JS'
import humanInterval from 'human-interval';
import { parse } from 'time-speak';

const texts = ['2 hours', '90 minutes', '1 hour and 30 minutes', '1.5 hours', '7.25 hours', '0.5 days'];
const readers = { 'time-speak 1.9.0': parse, 'human-interval 2.0.1': humanInterval };
const seen = Object.entries(readers).map(([name, read]) => {
  const hours = texts.map((text) => read(text) / 3_600_000);
  console.log(`${name}: ${texts.map((text, at) => `${text} is ${hours[at]} h`).join(', ')}`);
  return hours.join(' ');
});
const nothing = ['18.11.2026', '8:30'].map((text) => parse(text));
console.log(`time-speak 1.9.0: 18.11.2026 and 8:30 are durations of ${nothing.join(' and ')} milliseconds`);
console.log('Guess: 2, 1.5, 1.5, 1.5, 7.25 and 12 hours, or the error that the package throws at what it does not know; a day and a time are no durations.');
console.log('Behaviour: the point is dropped, so each decimal makes an amount ten times as long; texts of digits and signs only are taken for nothing, not refused.');
process.exit(seen.join() === '2 1.5 1.5 15 725 120,2 1.5 1.5 1.5 7.25 12' && nothing.join() === '0,0' ? 0 : 1);
JS
TZ=UTC node look.mjs
