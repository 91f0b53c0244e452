#!/usr/bin/env bash
# humanize-duration 3.35.1 writes 1:09, which is exactly 1,15 hours, as 1,14, and 2:18 as 2,29, where maxDecimalPoints only had to leave the two decimals as they are.
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
const whole = all.filter((minutes) => minutes % 3 === 0);
const wrong = whole.filter((minutes) => hundredths(minutes) * 3 !== minutes * 5);
console.log(`69 minutes: ${inHours(69)}; 138 minutes: ${inHours(138)}; 72 minutes: ${inHours(72)}`);
console.log(`of the ${whole.length} lengths to ten hours that are whole hundredths of an hour, ${wrong.length} are a hundredth too short`);
console.log('Guess: 1,15, 2,3 and 1,2. The option cuts what is behind the second decimal, and there is nothing behind it.');
console.log('Behaviour: it is Math.floor of the product with 100, which is 114.999… by binary fractions.');
const wanted = ['1,14 Stunden', '2,29 Stunden', '1,2 Stunden'];
const seen = [69, 138, 72].map(inHours);
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) && wrong.length === 17 ? 0 : 1);
JS
node look.mjs
