#!/usr/bin/env bash
# icalendar 0.7.1 holds a meeting of every second week, Mondays and Wednesdays, on the Monday of the week between, too; ical.js 2.2.1 does not, and both agree on Mondays alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts icalendar@0.7.1 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import icalendar from 'icalendar';

const start = new Date(Date.UTC(2026, 10, 16, 8));
const readers = {
  'icalendar 0.7.1': (rule) => new icalendar.RRule(rule, { DTSTART: start }).nextOccurences(new Date(start - 1), 6).map((date) => date.toISOString()),
  'ical.js 2.2.1': (rule) => {
    const times = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromJSDate(start, true));
    return [0, 1, 2, 3, 4, 5].map(() => times.next().toString());
  },
};
const seen = ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO,WE'].map((rule) => {
  console.log(`${rule} from Monday, 16 November 2026`);
  return Object.entries(readers).map(([name, read]) => {
    const days = read(rule).map((day) => day.slice(5, 10));
    console.log(`  ${name}: ${days.join(', ')}`);
    return days.join(' ');
  });
});
console.log('Guess: 16 and 18 November, 30 November and 2 December: two weeks lie between, whatever the days (RFC 5545, 3.3.10; the documentation has no limit for INTERVAL).');
console.log('Behaviour: icalendar finds 23 November, in the week between.');
const monday = '11-16 11-30 12-14 12-28 01-11 01-25';
const each = '11-16 11-18 11-23 11-25 11-30 12-02';
process.exit(
  seen[0][0].startsWith('11-16 11-18 11-23') && seen[0][1] === '11-16 11-18 11-30 12-02 12-14 12-16' && seen[1].join() === `${monday},${monday}` && seen[2].join() === `${each},${each}`
    ? 0
    : 1,
);
JS
TZ=UTC node look.mjs
