#!/usr/bin/env bash
# humanize-duration 3.35.1 cuts decimals off instead of rounding: 40 minutes are 0,66 hours, and 1:09, which is exactly 1,15 hours, is 1,14.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts humanize-duration@3.35.1 > npm.txt
cat > look.mjs <<'JS'
import humanizeDuration from 'humanize-duration';

const inHours = (minutes) =>
  humanizeDuration(minutes * 60_000, { language: 'de', units: ['h'], maxDecimalPoints: 2, round: false });
const hundredths = (minutes) => Math.round(Number.parseFloat(inHours(minutes).replace(',', '.')) * 100);

const all = Array.from({ length: 600 }, (_, at) => at + 1);
const cut = all.filter((minutes) => hundredths(minutes) !== Math.round((minutes * 100) / 60));
const exact = all.filter((minutes) => minutes % 3 === 0 && hundredths(minutes) * 3 !== minutes * 5);
console.log(`40 minutes: ${inHours(40)}; three times: ${(hundredths(40) * 3) / 100} hours`);
console.log(`69 minutes: ${inHours(69)}; 2.3 hours: ${inHours(138)}`);
console.log(`of 600 lengths to ten hours, ${cut.length} are a hundredth too short, ${exact.length} of them although they are whole hundredths`);
console.log('Guess: 0,67 and 1,15, as everything else rounds that shows two decimals.');
console.log('Behaviour: Math.floor of the product with 100, so what is 114.999… by binary fractions loses a hundredth, too.');
const wanted = ['0,66 Stunden', '1,14 Stunden', '2,29 Stunden'];
const seen = [40, 69, 138].map(inHours);
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) && exact.length === 17 ? 0 : 1);
JS
node look.mjs
