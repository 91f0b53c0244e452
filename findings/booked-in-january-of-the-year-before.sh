#!/usr/bin/env bash
# mt940js 1.3.5, mt940-js 1.0.0 and swiftmessageparser 1.2.1 date a booking of 2 January, whose value is of 31 December 2026, to 2 January 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts mt940js@1.3.5 mt940-js@1.0.0 swiftmessageparser@1.2.1 tslib@2.8.1 > npm.txt
cat > look.mjs <<'JS'
import { Parser } from 'mt940js';
import mt940 from 'mt940-js';
import swift from 'swiftmessageparser';

const lines = [
  ':20:STATEMENT',
  ':25:10020030/1234567',
  ':28C:00001/001',
  ':60F:C261231EUR1000,00',
  ':61:2612310102D12,50NMSCNONREF',
  ':86:Refund of travel costs',
  ':61:2701021230D7,50NMSCNONREF',
  ':86:Fee',
  ':62F:C270102EUR980,00',
  '-',
];
const text = lines.join('\r\n');
const day = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
const readers = {
  'mt940js 1.3.5': () => new Parser().parse(text)[0].transactions.map(({ date, entryDate }) => [day(date), day(entryDate)]),
  'mt940-js 1.0.0': async () => (await mt940.read(Buffer.from(text)))[0].transactions.map(({ valueDate, entryDate }) => [valueDate, entryDate]),
  'swiftmessageparser 1.2.1': () => swift.parse({ type: 'mt940', data: text })[0].transactions.map(({ date, entryDate }) => [day(date), day(entryDate)]),
};
const seen = [];
for (const [name, read] of Object.entries(readers)) {
  const days = (await read()).map(([value, booked]) => `value ${value}, booked ${booked}`);
  console.log(`${name}: ${days.join('; ')}`);
  seen.push(days.join('; '));
}
console.log('Guess: booked on 2027-01-02 and 2026-12-30; field 61 gives the day of booking without a year, and it is the one next to the value.');
console.log('Behaviour: the year of the value is taken for both, so in the days of New Year a booking is a year early or late.');
const wanted = 'value 2026-12-31, booked 2026-01-02; value 2027-01-02, booked 2027-12-30';
process.exit(seen.every((one) => one === wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
