#!/usr/bin/env bash
# currency.js 2.0.4, accounting 0.4.1 and numeral 2.0.6 lose the minus that Intl writes in Swedish; accounting loses the one that SAP writes last, too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts currency.js@2.0.4 accounting@0.4.1 numeral@2.0.6 > npm.txt
cat > look.mjs <<'JS'
import accounting from 'accounting';
import currency from 'currency.js';
import numeral from 'numeral';

const swedish = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 }).format(-5);
numeral.register('locale', 'x', { delimiters: { thousands: '.', decimal: ',' }, abbreviations: {}, ordinal: () => '', currency: { symbol: '€' } });
numeral.locale('x');
const seen = ['-5,00', swedish, '5,00-'].map((text) => [
  text,
  String(currency(text, { decimal: ',', separator: '.' }).value),
  String(accounting.unformat(text, ',')),
  String(numeral(text).value()),
]);
for (const [text, ...read] of seen)
  console.log(`“${text}” is read as ${read[0]} by currency.js 2.0.4, ${read[1]} by accounting 0.4.1, ${read[2]} by numeral 2.0.6`);
console.log('Guess: minus five, or an error, for each of the three ways to write it.');
console.log('Behaviour: the sign U+2212 of Intl is dropped with all that is no digit: a credit becomes a debt without a word.');
const wanted = [
  ['-5,00', '-5', '-5', '-5'],
  ['\u22125,00', '5', '5', '5'],
  ['5,00-', 'NaN', '5', '-5'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
node look.mjs
