#!/usr/bin/env bash
# fiscal-year 1.0.0 puts 5 April 2026, the last day of the British tax year, into that year's first quarter and month, and 5 July into the second quarter, as it looks at the day of the start for the year only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts fiscal-year@1.0.0 > npm.txt
cat > look.mjs <<'JS'
import module from 'fiscal-year';

const fiscalYear = module.default ?? module;
const told = (start, day) => {
  const year = fiscalYear(start);
  const date = new Date(`${day}T12:00:00`);
  return `year ${year.getFiscalYear(date)}, quarter ${year.getFiscalQuarter(date)}, month ${year.getFiscalMonth(date) + 1}`;
};
const SIXTH_OF_APRIL = { month: 3, day: 6 };
const FIRST_OF_APRIL = { month: 3, day: 1 };
const cases = [
  [SIXTH_OF_APRIL, '2026-04-05'],
  [SIXTH_OF_APRIL, '2026-04-06'],
  [SIXTH_OF_APRIL, '2026-07-05'],
  [FIRST_OF_APRIL, '2026-03-31'],
  [FIRST_OF_APRIL, '2026-04-01'],
];
const seen = cases.map(([start, day]) => {
  console.log(`fiscal-year 1.0.0, years that begin on ${start.day}.${start.month + 1}.: ${day} is in ${told(start, day)}`);
  return told(start, day);
});
console.log('Guess: 5 April in year 2026, quarter 4, month 12; 5 July in year 2027, quarter 1, month 3: the day is a part of the start that the package asks for.');
console.log('Behaviour: what is paid in the first days of April is booked at the other end of its year, and of each month the first five days in the month after it.');
const wanted = [
  'year 2026, quarter 1, month 1',
  'year 2027, quarter 1, month 1',
  'year 2027, quarter 2, month 4',
  'year 2026, quarter 4, month 12',
  'year 2027, quarter 1, month 1',
];
process.exit(seen.join('; ') === wanted.join('; ') ? 0 : 1);
JS
TZ=Europe/London node look.mjs
