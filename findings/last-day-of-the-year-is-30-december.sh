#!/usr/bin/env bash
# @progress/kendo-recurrence 1.0.5 repeats BYYEARDAY=-1, the last day of the year, on 30 December; rrule 2.8.1 and ical.js 2.2.1 on the 31st.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @progress/kendo-recurrence@1.0.5 @progress/kendo-date-math@1.5.17 tslib@2.8.1 rrule@2.8.1 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';

const require = createRequire(import.meta.url);
const { expand, parseRule } = require('@progress/kendo-recurrence');
const { ZonedDate } = require('@progress/kendo-date-math');
const { rrulestr } = require('rrule');
const zoned = (...parts) => ZonedDate.fromLocalDate(new Date(...parts), 'Etc/UTC');
const day = (date) => date.toISOString().slice(0, 10);

const seen = ['FREQ=YEARLY;BYYEARDAY=-1;COUNT=3', 'FREQ=YEARLY;BYYEARDAY=-31;COUNT=3', 'FREQ=YEARLY;BYYEARDAY=100;COUNT=3'].map((text) => {
  const rule = Object.assign(parseRule({ recurrenceRule: text, weekStart: 1 }), { start: zoned(2026, 0, 1, 9), end: zoned(2026, 0, 1, 10) });
  const { events } = expand(rule, { rangeStart: zoned(2026, 0, 1), rangeEnd: zoned(2030, 0, 1) });
  const times = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateTimeString('2026-01-01T09:00:00Z'));
  const days = {
    'kendo-recurrence 1.0.5': events.map(({ start }) => day(new Date(start.getTime()))),
    'rrule 2.8.1': rrulestr(`DTSTART:20260101T090000Z\nRRULE:${text}`).all().map(day),
    'ical.js 2.2.1': [1, 2, 3].map(() => times.next().toString().slice(0, 10)),
  };
  for (const [name, all] of Object.entries(days)) console.log(`${text}, ${name}: ${all.join(', ')}`);
  return Object.values(days).map(([first]) => first);
});
console.log('Guess: 31 December, 1 December and 10 April by all three (RFC 5545, 3.3.10: -1 is the last day of the year).');
console.log('Behaviour: kendo-recurrence counts from the end and is a day early; from the start it is right.');
const wanted = [['2026-12-30', '2026-12-31', '2026-12-31'], ['2026-11-30', '2026-12-01', '2026-12-01'], ['2026-04-10', '2026-04-10', '2026-04-10']];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
