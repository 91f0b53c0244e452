#!/usr/bin/env bash
# @formkit/tempo 1.1.0 counts no day from 29 to 30 March 2026, the days before and after the clock change in Berlin, and one week from 23 March to 6 April (diffDays, diffWeeks); luxon 3.7.2 counts 1 and 2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formkit/tempo@1.1.0 luxon@3.7.2 > npm.txt
cat > look.mjs <<'JS'
import { addDay, diffDays, diffWeeks, format } from '@formkit/tempo';
import { DateTime } from 'luxon';

const between = (from, to, unit) => Math.trunc(DateTime.fromISO(to).diff(DateTime.fromISO(from), unit).as(unit));
const spans = [['2026-03-29', '2026-03-30'], ['2026-03-01', '2026-03-31'], ['2026-10-25', '2026-10-26']];
const seen = spans.map(([from, to]) => {
  const row = `${diffDays(to, from)} and ${between(from, to, 'days')}`;
  console.log(`${from} to ${to}: @formkit/tempo 1.1.0 and luxon 3.7.2 count ${row} days`);
  return row;
});
seen.push(`${diffWeeks('2026-04-06', '2026-03-23')} and ${between('2026-03-23', '2026-04-06', 'weeks')}`);
console.log(`2026-03-23 to 2026-04-06, both Mondays: ${seen.at(-1)} weeks`);
const next = format(addDay('2026-03-29', 1), 'YYYY-MM-DD');
console.log(`one day added to 2026-03-29 is ${next} (tempo)`);
console.log('Guess: 1, 30, 1 and 2, as adding a day to the 29th is the 30th: a day of 23 hours is a day (ISO 8601-1, calendar day).');
console.log('Behaviour: adding goes by the calendar, counting by 24 hours, so each span over the change of March lacks a day.');
process.exit(seen.join('; ') === '0 and 1; 29 and 30; 1 and 1; 1 and 2' && next === '2026-03-30' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
