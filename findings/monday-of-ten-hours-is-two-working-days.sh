#!/usr/bin/env bash
# dayjs-business-time 1.0.4 counts two working days from 8 to 18 o’clock of the same Monday, and none from 9 to 17 (working hours 9 to 17): a time before or after them moves to a neighbouring day; its hours are 8 both times.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts dayjs-business-time@1.0.4 dayjs@1.11.23 > npm.txt
cat > look.mjs <<'JS'
import dayjs from 'dayjs';
import businessTime from 'dayjs-business-time';

dayjs.extend(businessTime.default ?? businessTime);
const spans = [
  ['2026-11-16 09:00', '2026-11-16 17:00'],
  ['2026-11-16 08:00', '2026-11-16 16:00'],
  ['2026-11-16 10:00', '2026-11-16 18:00'],
  ['2026-11-16 08:00', '2026-11-16 18:00'],
  ['2026-11-16 10:00', '2026-11-18 17:00'],
  ['2026-11-16 08:00', '2026-11-18 18:00'],
];
const seen = spans.map(([from, until]) => {
  const [start, end] = [dayjs(from), dayjs(until)];
  const found = [start.businessDaysDiff(end), start.businessHoursDiff(end)];
  console.log(`dayjs-business-time 1.0.4: ${from} to ${until} is ${found[0]} days and ${found[1]} hours`);
  return found.join(' ');
});
console.log('Guess: 0 days within Monday and 2 days from Monday to Wednesday, as its documentation counts 3 from Monday at ten to Thursday at ten; hours 8, 7, 7, 8, 23, 24.');
console.log('Behaviour: a start before the working hours is moved back to Friday and an end after them on to Tuesday, so the same Monday is 0, 1 or 2 days.');
process.exit(seen.join() === '0 8,1 7,1 7,2 8,2 23,4 24' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
