#!/usr/bin/env bash
# ical.js 2.2.1 holds a meeting of the third Monday at 8 and 16 o’clock on Tuesday, 1 December, too (BYHOUR), and of two hours of a yearly rule, an example of RFC 5545, only the first; rrule 2.8.1 and rrule-temporal 2.2.8 read both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import rruleModule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';

const shown = (moments) => moments.map((moment) => moment.slice(0, 16).replace('T', ' ')).join(', ');
const readers = {
  'ical.js 2.2.1': (start, rule) => {
    const event = ['BEGIN:VEVENT', 'UID:meeting', `DTSTART:${start}`, `RRULE:${rule}`, 'END:VEVENT'].join('\r\n');
    const times = new ICAL.Event(new ICAL.Component(ICAL.parse(event))).iterator();
    return [0, 1, 2, 3].map(() => times.next().toString());
  },
  'rrule 2.8.1': (start, rule) =>
    rruleModule
      .rrulestr(`DTSTART:${start}\nRRULE:${rule}`)
      .all((_date, at) => at < 4)
      .map((date) => date.toISOString()),
  'rrule-temporal 2.2.8': (start, rule) =>
    new RRuleTemporal({ rruleString: `DTSTART:${start}\nRRULE:${rule}` }).all((_date, at) => at < 4).map(String),
};
const rules = [
  ['20261116T080000Z', 'FREQ=MONTHLY;BYDAY=3MO;BYHOUR=8,16'],
  ['19970105T083000Z', 'FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=SU;BYHOUR=8,9;BYMINUTE=30'],
  ['20261116T080000Z', 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=8,16'],
];
const seen = rules.map(([start, rule]) => {
  console.log(`${rule} from ${start}`);
  return Object.entries(readers).map(([name, read]) => {
    const moments = shown(read(start, rule));
    console.log(`  ${name}: ${moments}`);
    return moments;
  });
});
console.log('Guess: two hours of each day that the rule finds. In RFC 5545 (3.3.10) BYHOUR expands months and years as it does weeks; the second rule is its own example.');
console.log('Behaviour: ical.js lets a month begin on its first day with the second hour, and a year has one hour; a weekly rule is right.');
const wanted = [
  ['2026-11-16 08:00, 2026-11-16 16:00, 2026-12-01 16:00, 2026-12-21 08:00', '2026-11-16 08:00, 2026-11-16 16:00, 2026-12-21 08:00, 2026-12-21 16:00'],
  ['1997-01-05 08:30, 1997-01-12 08:30, 1997-01-19 08:30, 1997-01-26 08:30', '1997-01-05 08:30, 1997-01-05 09:30, 1997-01-12 08:30, 1997-01-12 09:30'],
  ['2026-11-16 08:00, 2026-11-16 16:00, 2026-11-23 08:00, 2026-11-23 16:00', '2026-11-16 08:00, 2026-11-16 16:00, 2026-11-23 08:00, 2026-11-23 16:00'],
];
process.exit(seen.every(([ical, ...others], at) => ical === wanted[at][0] && others.every((other) => other === wanted[at][1])) ? 0 : 1);
JS
TZ=UTC node look.mjs
