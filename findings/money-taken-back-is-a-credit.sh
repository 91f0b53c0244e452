#!/usr/bin/env bash
# mt940-js 1.0.0 calls a credit that is taken back (RC) a credit, and a fee that is given back (RD) none; mt940js 1.3.5 and swiftmessageparser 1.2.1 have the signs of the balance.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts mt940-js@1.0.0 mt940js@1.3.5 swiftmessageparser@1.2.1 tslib@2.8.1 > npm.txt
cat > look.mjs <<'JS'
import mt940 from 'mt940-js';
import { Parser } from 'mt940js';
import swift from 'swiftmessageparser';

const lines = [
  ':20:STATEMENT',
  ':25:10020030/1234567',
  ':28C:00001/001',
  ':60F:C261117EUR1000,00',
  ':61:2611181118RC200,00NTRFNONREF',
  ':86:Travel costs, paid twice',
  ':61:2611181118RD12,50NCHGNONREF',
  ':86:Fee, given back',
  ':62F:C261118EUR812,50',
  '-',
];
const text = lines.join('\r\n');
const readers = {
  'mt940-js 1.0.0': async () => (await mt940.read(Buffer.from(text)))[0].transactions.map(({ amount, isCredit }) => (isCredit ? amount : -amount)),
  'mt940js 1.3.5': () => new Parser().parse(text)[0].transactions.map(({ amount }) => amount),
  'swiftmessageparser 1.2.1': () => swift.parse({ type: 'mt940', data: text })[0].transactions.map(({ amount }) => Number(amount)),
};
const seen = [];
for (const [name, read] of Object.entries(readers)) {
  const amounts = await read();
  const balance = amounts.reduce((sum, amount) => sum + amount, 1000);
  console.log(`${name}: ${amounts.join(' and ')}, so the balance is ${balance}`);
  seen.push(balance);
}
console.log('Guess: -200 and +12.5, so that 1000 becomes the 812.50 of the statement. RC is the reversal of a credit, which is a debit, RD that of a debit (SWIFT MT940, field 61, subfield 3).');
console.log('Behaviour: the C in RC makes it a credit; amounts have no sign there, so isCredit is all that tells the direction.');
process.exit(seen.join() === '1187.5,812.5,812.5' ? 0 : 1);
JS
TZ=UTC node look.mjs
