#!/usr/bin/env bash
# time-zone-converter 1.1.0 is an hour off between two offsets that it is given as numbers, if the computer's own clock changes between the two: 1:30 in UTC is 3:30 in UTC+1 on 29 March in Berlin, and 2:30 is 2:30 on 25 October.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts time-zone-converter@1.1.0 luxon@3.7.2 > npm.txt
cat > look.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import module from 'time-zone-converter';
import { DateTime } from 'luxon';

const convert = module.default ?? module;
const times = ['2026/03/29 01:30:00', '2026/10/25 02:30:00', '2026/11/18 02:30:00'];
if (process.argv[2] === 'one') {
  const row = times.map((time) => convert(time, 0, 1, 'YYYY/MM/DD HH:mm:ss').slice(11, 16));
  const other = times.map((time) => DateTime.fromFormat(time, 'yyyy/MM/dd HH:mm:ss', { zone: 'UTC' }).setZone('UTC+1').toFormat('HH:mm'));
  console.log([...row, ...other].join(' '));
} else {
  const seen = ['UTC', 'Europe/Berlin'].map((TZ) => {
    const row = execFileSync(process.execPath, [process.argv[1], 'one'], { env: { ...process.env, TZ }, encoding: 'utf8' }).trim();
    const [own, other] = [row.split(' ').slice(0, 3), row.split(' ').slice(3)].map((all) => all.join(', '));
    console.log(`on a computer in ${TZ}, ${times.join(', ')} of UTC are in UTC+1: time-zone-converter 1.1.0 ${own}; luxon 3.7.2 ${other}`);
    return row;
  });
  console.log('Guess: 02:30, 03:30 and 03:30 on each computer: both offsets are given, and neither has summer time.');
  console.log('Behaviour: the time is read on the clock of the computer and the difference added to that, so in its nights of the clock change an hour is lost or won.');
  process.exit(seen.join('; ') === '02:30 03:30 03:30 02:30 03:30 03:30; 03:30 02:30 03:30 02:30 03:30 03:30' ? 0 : 1);
}
JS
TZ=UTC node look.mjs
