#!/usr/bin/env bash
# cron-converter 2.1.0 runs “0 9 1 * 1” only on Mondays that are the first of a month, in February 2027 next; croner 11.0.0 and cronosjs 1.7.1 run it on each Monday and each first, as cron does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts cron-converter@2.1.0 croner@11.0.0 cronosjs@1.7.1 > npm.txt
cat > look.mjs <<'JS'
import { Cron } from 'croner';
import { getSchedule, stringToArray } from 'cron-converter';
import { CronosExpression } from 'cronosjs';

const line = '0 9 1 * 1';
const from = new Date('2026-11-18T12:00:00Z');
const readers = {
  'cron-converter 2.1.0': () => {
    const schedule = getSchedule(stringToArray(line), from, 'UTC');
    return [1, 2, 3, 4].map(() => schedule.next().toISODate());
  },
  'croner 11.0.0': () => new Cron(line, { timezone: 'UTC' }).nextRuns(4, from).map((run) => run.toISOString().slice(0, 10)),
  'cronosjs 1.7.1': () => CronosExpression.parse(line, { timezone: 'UTC' }).nextNDates(from, 4).map((run) => run.toISOString().slice(0, 10)),
};
const seen = Object.entries(readers).map(([name, days]) => {
  const found = days().join(' ');
  console.log(`${name}: ${found}`);
  return found;
});
console.log('Guess: 23 and 30 November, 1 and 7 December. If both the day of the month and the day of the week are given, either is enough (POSIX, crontab).');
console.log('Behaviour: both must be met, so a weekly reminder that also runs on the first of a month is silent for two months.');
process.exit(seen.join() === '2027-02-01 2027-03-01 2027-11-01 2028-05-01,2026-11-23 2026-11-30 2026-12-01 2026-12-07,2026-11-23 2026-11-30 2026-12-01 2026-12-07' ? 0 : 1);
JS
TZ=UTC node look.mjs
