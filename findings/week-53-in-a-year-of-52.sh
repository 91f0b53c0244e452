#!/usr/bin/env bash
# rrule 2.8.1 and rrule-rust 3.1.1 find a Sunday of week 53 in 2038, which has 52; rrule-temporal 2.2.8 leaves out a first day in January.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts rrule@2.8.1 rrule-rust@3.1.1 rrule-temporal@2.2.8 > npm.txt
cat > look.mjs <<'JS'
import rrule from 'rrule';
import { RRuleSet } from 'rrule-rust';
import { RRuleTemporal } from 'rrule-temporal';

const MILLISECONDS_OF_A_DAY = 86_400_000;
/** The week of ISO 8601: that of the Thursday in the same week, with its year. */
function weekOf(day) {
  const date = new Date(`${day}T00:00Z`);
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * MILLISECONDS_OF_A_DAY);
  const week = Math.ceil(((thursday - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / MILLISECONDS_OF_A_DAY + 1) / 7);
  return `${week} of ${thursday.getUTCFullYear()}`;
}
const readers = {
  'rrule 2.8.1': (text) => rrule.rrulestr(text).all().map((date) => date.toISOString()),
  'rrule-rust 3.1.1': (text) => RRuleSet.fromString(text).all().map((time) => time.toDate().toISOString()),
  'rrule-temporal 2.2.8': (text) => new RRuleTemporal({ rruleString: text }).all().map(String),
};
const rules = [
  'DTSTART:20270103T090000Z\nRRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU;COUNT=4',
  'DTSTART:20270101T090000Z\nRRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR;COUNT=3',
];
const seen = {};
for (const [name, read] of Object.entries(readers)) {
  seen[name] = rules.map((rule) => read(rule).map((time) => time.slice(0, 10)).join(' '));
  console.log(`${name}: Sundays ${seen[name][0]}; Fridays ${seen[name][1]}`);
}
for (const day of ['2027-01-01', '2038-01-03', '2039-01-02']) console.log(`${day} is in week ${weekOf(day)}`);
console.log('Guess: Sundays 2027-01-03, 2033-01-02, 2038-01-03, 2044-01-03; Fridays 2027-01-01, 2032-12-31, 2038-01-01.');
console.log('Behaviour: the first two take 2039-01-02, of week 52 of 2038, for week 53; the third does not look for the week that began in the year before the first day.');
const extra = ['2027-01-03 2033-01-02 2038-01-03 2039-01-02', '2027-01-01 2032-12-31 2038-01-01'];
const wanted = [extra, extra, ['2033-01-02 2038-01-03 2044-01-03 2049-01-03', '2032-12-31 2038-01-01 2044-01-01']];
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(wanted) && weekOf('2039-01-02') === '52 of 2038' ? 0 : 1);
JS
TZ=UTC node look.mjs
