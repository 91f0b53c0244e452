#!/usr/bin/env bash
# money-math 2.6.3 rounds negative amounts up and two cents too far: 19 % of -0.99 are +0.01, and -10.15 times 1.19 is -12.06; big.js 7.0.1 gives -0.19 and -12.08.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts money-math@2.6.3 big.js@7.0.1 > npm.txt
cat > look.mjs <<'JS'
import Big from 'big.js';
import money from 'money-math';

const cases = [
  ['10.15', '1.19'],
  ['-10.15', '1.19'],
  ['0.99', '0.19'],
  ['-0.99', '0.19'],
];
const seen = cases.map(([amount, factor]) => {
  const product = money.mul(amount, factor);
  const exact = new Big(amount).times(factor);
  console.log(`${amount} × ${factor} = ${exact}: money-math 2.6.3 ${product}, big.js 7.0.1 ${exact.toFixed(2)}`);
  return [product, exact.toFixed(2)].join();
});
const steps = ['1.03', '-1.03'].map((amount) => money.roundTo5Cents(amount));
console.log(`1.03 and -1.03 to five cents: money-math 2.6.3 ${steps.join(' and ')}`);
console.log('Guess: a credit has the amount of its invoice with a minus. The README says that amounts may be negative and that a result “is rounded to the whole cent”.');
console.log('Behaviour: half a cent is added before the digits are cut, whatever the sign, and cutting goes towards zero: negative results are a cent or two short.');
const wanted = ['12.08,12.08', '-12.06,-12.08', '0.19,0.19', '-0.17,-0.19', '1.05', '-0.95'];
process.exit([...seen, ...steps].join('|') === wanted.join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs
