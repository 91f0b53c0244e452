#!/usr/bin/env bash
# @cheap-glitch/mi-cron 1.0.1 runs a line for the 31st on 1 December and 3 March, and one for 29 February on 1 March; cron-schedule-parser 2.1.12 runs them on 30 November and 28 February; croner 11.0.0 on days that there are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @cheap-glitch/mi-cron@1.0.1 cron-schedule-parser@2.1.12 croner@11.0.0 > npm.txt
cat > look.mjs <<'JS'
import mi from '@cheap-glitch/mi-cron';
import schedule from 'cron-schedule-parser';
import { Cron } from 'croner';

const FROM = new Date('2026-11-18T12:00:00Z');
const readers = {
  '@cheap-glitch/mi-cron 1.0.1': (line) => {
    const runs = [];
    while (runs.length < 4) runs.push(mi.parseCron.nextDate(line, runs.at(-1) ?? FROM));
    return runs;
  },
  'cron-schedule-parser 2.1.12': (line) => {
    const runs = schedule.parseExpression(line, { currentDate: FROM, tz: 'UTC' });
    return [1, 2, 3, 4].map(() => runs.next());
  },
  'croner 11.0.0': (line) => new Cron(line, { timezone: 'UTC' }).nextRuns(4, FROM),
};
const lines = ['0 9 31 * *', '0 9 29 2 *', '0 9 15 * *'];
const seen = Object.entries(readers).map(([name, read]) =>
  lines
    .map((line) => {
      const days = read(line).map((run) => run.toISOString().slice(0, 10)).join(' ');
      console.log(`${line}: ${name} ${days}`);
      return days;
    })
    .join('; '),
);
console.log('Guess: the 31st of December, January, March and May; 29 February of 2028, 2032, 2036 and 2040: a line runs when its fields match the present day (POSIX, crontab), and there is no 31 November.');
console.log('Behaviour: one takes a day that the month lacks over into the next month, the other puts it on the last day, so what is closed at the end of long months is closed at other times, too.');
const fifteenth = '2026-12-15 2027-01-15 2027-02-15 2027-03-15';
const wanted = [
  `2026-12-01 2026-12-31 2027-01-31 2027-03-03; 2027-03-01 2028-02-29 2029-03-01 2030-03-01; ${fifteenth}`,
  `2026-11-30 2026-12-31 2027-01-31 2027-02-28; 2027-02-28 2028-02-29 2029-02-28 2030-02-28; ${fifteenth}`,
  `2026-12-31 2027-01-31 2027-03-31 2027-05-31; 2028-02-29 2032-02-29 2036-02-29 2040-02-29; ${fifteenth}`,
];
process.exit(seen.join('|') === wanted.join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs
