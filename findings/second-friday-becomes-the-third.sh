#!/usr/bin/env bash
# cron-to-quartz 1.4.9 turns the second Friday of the month (5#2) into the third (6#3), and every second day from Monday to Friday (1-5/2) into every third; aws-cron-parser 1.1.12 reads what it writes, croner 11.0.0 what it was given.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts cron-to-quartz@1.4.9 croner@11.0.0 aws-cron-parser@1.1.12 > npm.txt
cat > look.mjs <<'JS'
import aws from 'aws-cron-parser';
import quartz from 'cron-to-quartz';
import { Cron } from 'croner';

const start = new Date('2026-11-01T00:00:00Z');
const dayOf = (date) => date.toISOString().slice(5, 10);
/** The days that the Quartz expression means; days of the week are 1 (Sunday) to 7 there, as in the cron of AWS, which has no seconds. */
function daysOfQuartz(parts) {
  const parsed = aws.parse(parts.slice(1).join(' '));
  const days = [];
  for (let from = start; days.length < 3; from = new Date(days.at(-1).getTime() + 60_000)) days.push(aws.next(parsed, from));
  return days.map(dayOf);
}
const seen = ['0 9 * * 5#2', '0 9 * * FRI#2', '0 9 * * 1-5/2', '0 9 * * 1,3,5'].map((crontab) => {
  const [parts] = quartz.getQuartz(crontab);
  const given = new Cron(crontab, { timezone: 'UTC' }).nextRuns(3, start).map(dayOf);
  const written = daysOfQuartz(parts);
  console.log(`${crontab}: croner ${given.join(' ')}; cron-to-quartz writes ${parts.join(' ')}, which is ${written.join(' ')}`);
  return `${parts[5]} ${given.join() === written.join() ? 'same' : 'other'}`;
});
console.log('Guess: 6#2, FRI#2, 2-6/2 and 2,4,6, the same days. In Quartz the number after # is the how-manyth of the month, and the one after / the step (Quartz CronTrigger tutorial).');
console.log('Behaviour: each number of the field grows by one, not only the days: the jour fixe of the second Friday is a week late, and each second day is each third.');
process.exit(seen.join('; ') === '6#3 other; FRI#3 other; 2-6/3 other; 2,4,6 same' ? 0 : 1);
JS
TZ=UTC node look.mjs
