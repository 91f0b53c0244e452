#!/usr/bin/env bash
# ical.js 2.2.1 leaves out the last day of each month (BYMONTHDAY=-1) if the rule is a daily one, and finds it in a monthly one; rrule 2.8.1 and rrule-temporal 2.2.8 find it in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8 temporal-polyfill@1.0.8 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';

const start = '2026-11-01T09:00:00';
function byIcalJs(rule) {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(`${start}Z`));
  return Array.from({ length: 4 }, () => iterator.next().toString().slice(0, 10));
}
const text = (rule) => `DTSTART:${start.replace(/[-:]/g, '')}Z\nRRULE:${rule}`;
const byRrule = (rule) => rrule.rrulestr(text(rule)).all().map((date) => date.toISOString().slice(0, 10));
const byTemporal = (rule) => new RRuleTemporal({ rruleString: text(rule) }).all().map((time) => time.toString().slice(0, 10));
const rules = ['FREQ=DAILY;BYMONTHDAY=1,-1;COUNT=4', 'FREQ=MONTHLY;BYMONTHDAY=1,-1;COUNT=4'];
const seen = rules.map((rule) => [byIcalJs(rule), byRrule(rule), byTemporal(rule)].map((days) => days.join(', ')));
rules.forEach((rule, at) => console.log(`${rule}\n  ical.js 2.2.1          ${seen[at][0]}\n  rrule 2.8.1            ${seen[at][1]}\n  rrule-temporal 2.2.8   ${seen[at][2]}`));
console.log('Guess: 1 and 30 November, 1 and 31 December, six times; RFC 5545 lets BYMONTHDAY limit a daily rule.');
console.log('Behaviour: the first of each month is left of the daily rule, so the day on which sheets are due never comes.');
const right = '2026-11-01, 2026-11-30, 2026-12-01, 2026-12-31';
const isAsSeen = seen.flat().every((days, at) => days === (at === 0 ? '2026-11-01, 2026-12-01, 2027-01-01, 2027-02-01' : right));
process.exit(isAsSeen ? 0 : 1);
JS
TZ=UTC node look.mjs
