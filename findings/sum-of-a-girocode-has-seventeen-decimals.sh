#!/usr/bin/env bash
# iban-qr-code 1.0.0 writes a sum of numbers as JavaScript holds it, EUR31.299999999999997 for 16.40 and 14.90, where the guideline has two decimals at most.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts iban-qr-code@1.0.0 > npm.txt
cat > look.mjs <<'JS'
import { girocode } from 'iban-qr-code';

const receipts = [[16.4, 14.9], [12.5, 7], [9.95, 12.1]];
const seen = receipts.map((amounts) => {
  const amount = amounts.reduce((sum, one) => sum + one);
  const line = girocode({ name: 'Jana Beispiel', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', amount, reason: 'Receipts' }).split('\n').find((one) => one.startsWith('EUR'));
  console.log(`iban-qr-code 1.0.0, ${amounts.join(' + ')}: ${line}`);
  return line;
});
console.log('Guess: EUR31.30, EUR19.50 and EUR22.05: up to two decimals, in at most twelve characters (EPC069-12).');
console.log('Behaviour: a number is written without being rounded.');
process.exit(/^EUR31\.29999\d+,EUR19\.5,EUR22\.04999\d+$/u.test(seen.join()) ? 0 : 1);
JS
node look.mjs
