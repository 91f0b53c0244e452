#!/usr/bin/env bash
# crontzconvert 1.1.1 turns nine o'clock on the last day of the month in Lagos into the first day in UTC, and 22 and 23 o'clock of Friday in UTC into Friday's 23 o'clock and its midnight in Lagos, which is a day early.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts crontzconvert@1.1.1 croner@11.0.0 > npm.txt
cat > look.mjs <<'JS'
import { Cron } from 'croner';
import module from 'crontzconvert';

const convert = module.convert ?? module.default.convert;
// In January, when no zone changes its clock; the offset is taken at the moment of converting, so each zone is one without summer time.
const FROM = new Date('2027-01-10T00:00:00Z');
const runsOf = (line, timezone) => new Cron(line, { timezone }).nextRuns(4, FROM).map((run) => run.toISOString().slice(0, 16));
const asked = [
  ['0 0 9 L * *', 'Africa/Lagos', 'UTC'],
  ['0 0 22,23 * * 5', 'UTC', 'Africa/Lagos'],
  ['0 30 0 * * 1', 'Africa/Lagos', 'UTC'],
];
const seen = asked.map(([line, from, to]) => {
  const written = convert(line, from, to);
  const [given, converted] = [runsOf(line, from), runsOf(written, to)];
  console.log(`${line} in ${from}: crontzconvert 1.1.1 writes ${written} for ${to}`);
  console.log(`  runs ${given.join(', ')}; converted ${converted.join(', ')}`);
  return `${written} ${given.join() === converted.join() ? 'same' : 'other'}`;
});
console.log('Guess: the same moments, as its documentation shows for 0 30 0 1 * * (23:30 on L) and for days of the week; where one line cannot say it, an error.');
console.log('Behaviour: L counts as a day that is moved also where the hour stays in its day, so the closing of a month runs a day late, in the next one; of two hours only one moves to Saturday, but the weekday is that of the other.');
process.exit(seen.join('; ') === '0 0 8 1 * * other; 0 0 0,23 * * 5 other; 0 30 23 * * 0 same' ? 0 : 1);
JS
TZ=UTC node look.mjs
