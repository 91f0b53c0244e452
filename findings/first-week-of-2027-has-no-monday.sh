#!/usr/bin/env bash
# @progress/kendo-recurrence 1.0.5 leaves out the Monday of week 1 in 2027, after a year of 53 weeks, and every day of week 53; rrule 2.8.1 has them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @progress/kendo-recurrence@1.0.5 @progress/kendo-date-math@1.5.17 tslib@2.8.1 rrule@2.8.1 > npm.txt
cat > look.mjs <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { expand, parseRule } = require('@progress/kendo-recurrence');
const { ZonedDate } = require('@progress/kendo-date-math');
const { rrulestr } = require('rrule');
const zoned = (...parts) => ZonedDate.fromLocalDate(new Date(...parts), 'Etc/UTC');
const day = (date) => date.toISOString().slice(0, 10);

const texts = ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;UNTIL=20281231T000000Z', 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=WE;UNTIL=20281231T000000Z', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;UNTIL=20281231T000000Z'];
const seen = texts.map((text) => {
  const rule = Object.assign(parseRule({ recurrenceRule: text, weekStart: 1 }), { start: zoned(2026, 5, 1, 9), end: zoned(2026, 5, 1, 10) });
  const { events } = expand(rule, { rangeStart: zoned(2026, 0, 1), rangeEnd: zoned(2029, 0, 1) });
  const days = [events.map(({ start }) => day(new Date(start.getTime()))), rrulestr(`DTSTART:20260601T090000Z\nRRULE:${text}`).all().map(day)];
  console.log(`${text}: kendo-recurrence 1.0.5 ${days[0].join(', ') || 'none'}; rrule 2.8.1 ${days[1].join(', ')}`);
  return days.map((all) => all.join(' '));
});
console.log('Guess: the same days by both: 4 January 2027 and 3 January 2028; 30 December 2026; 17 May 2027 and 15 May 2028 (ISO 8601).');
console.log('Behaviour: kendo-recurrence finds no week 53, and no week 1 behind it.');
const wanted = [['2028-01-03', '2027-01-04 2028-01-03'], ['', '2026-12-30'], ['2027-05-17 2028-05-15', '2027-05-17 2028-05-15']];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
