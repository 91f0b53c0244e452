#!/usr/bin/env bash
# date-fns-holiday-us 1.1.0 does not count Washington’s Birthday among the federal holidays; @18f/us-federal-holidays 4.0.0 does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts date-fns-holiday-us@1.1.0 date-fns@2.30.0 @18f/us-federal-holidays@4.0.0 > npm.txt
cat > look.mjs <<'JS'
import federal from '@18f/us-federal-holidays';
import * as us from 'date-fns-holiday-us';

const days = [['Birthday of Martin Luther King', 2026, 0, 19], ['Washington’s Birthday', 2026, 1, 16], ['Columbus Day', 2026, 9, 12]];
const seen = days.map(([name, ...day]) => {
  const free = [us.isFederalHoliday(new Date(...day)), federal.isAHoliday(new Date(...day))];
  console.log(`${name}: date-fns-holiday-us 1.1.0 ${free[0]}, @18f/us-federal-holidays 4.0.0 ${free[1]}`);
  return free.join(' ');
});
const count = Object.keys(us.getFederalHolidays(2026)).length;
console.log(`date-fns-holiday-us 1.1.0 has ${count} federal holidays in 2026.`);
console.log('Guess: true for all three, and 11 holidays (5 U.S.C. 6103).');
console.log('Behaviour: the third Monday of February is a bank holiday, but none of the state.');
process.exit([...seen, count].join() === 'true true,false true,true true,10' ? 0 : 1);
JS
TZ=America/New_York node look.mjs
