#!/usr/bin/env bash
# local-crontab 0.1.8 keeps the weekday when an hour of Berlin is on the day before in UTC, so half past midnight on Monday is that of Tuesday; in March and October a weekly job is a daily one. croner 11.0.0 reads its lines.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts local-crontab@0.1.8 croner@11.0.0 > npm.txt
cat > look.mjs <<'JS'
import { Cron } from 'croner';
import crontab from 'local-crontab';

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', weekday: 'long' });
/** All runs of a year that the lines for UTC have. */
function runsOf(local) {
  const lines = crontab.localCrontabToUtcCrontabs(local, 'Europe/Berlin');
  const runs = lines.flatMap((line) => new Cron(line, { timezone: 'UTC' }).nextRuns(400, new Date('2027-01-01T00:00:00Z')));
  return runs.filter((run) => run < new Date('2028-01-01T00:00:00Z'));
}
const early = runsOf('30 0 * * 1').filter((run) => [4, 5, 6, 7, 8, 10, 11].includes(run.getUTCMonth()));
const days = [...new Set(early.map((run) => weekday.format(run)))].join();
const march = new Set(runsOf('0 9 * * 1').filter((run) => run.getUTCMonth() === 2).map((run) => run.getUTCDate()));
console.log(`0:30 on Mondays in Berlin: in months without a clock change it runs on ${days} there`);
console.log(`9:00 on Mondays in Berlin: runs on ${march.size} days of March 2027, which has five Mondays`);
console.log('Guess: Monday, and 5. 0:30 is 23:30 or 22:30 of the day before in UTC, which is weekday 0; and a line with days of the month and a weekday runs on both (POSIX, crontab: “or”).');
console.log('Behaviour: only hours and minutes are turned into UTC, and the days around a clock change stand beside the weekday: from 1 to 31 March it runs each day.');
process.exit(days === 'Tuesday' && march.size === 31 ? 0 : 1);
JS
TZ=UTC node look.mjs
