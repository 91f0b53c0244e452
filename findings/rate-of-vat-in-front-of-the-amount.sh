#!/usr/bin/env bash
# parse-money 1.0.12 reads “19 % MwSt 2,38 EUR” as 192.38 euros: it joins all digits of a line; price-parser 3.4.0 reads 2.38.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts parse-money@1.0.12 price-parser@3.4.0 > npm.txt
cat > look.mjs <<'JS'
import parseMoney from 'parse-money';
import priceParser from 'price-parser';

const lines = ['Summe 12,50 EUR', '19 % MwSt 2,38 EUR', '2 x 3,50 EUR', 'Zimmer 12: 89,00 EUR', 'Betrag: 12,50 EUR (inkl. 19 % MwSt)'];
const seen = lines.map((line) => {
  const amounts = [parseMoney.default(line).amount, priceParser.parseFirst(line).floatValue];
  console.log(`“${line}”: parse-money ${amounts[0]}, price-parser ${amounts[1]}`);
  return amounts.join(' ');
});
console.log('Guess: 12.5, 2.38, 3.5, 89 and 12.5, or nothing; its documentation shows an amount within a text, before and after which there are words.');
console.log('Behaviour: whatever is no digit or mark is dropped first, so a rate, a quantity or a room becomes a part of the amount.');
process.exit(seen.join() === '12.5 12.5,192.38 2.38,23.5 3.5,1289 89,1250.19 12.5' ? 0 : 1);
JS
TZ=UTC node look.mjs
