#!/usr/bin/env bash
# numbers2words 1.5.0 writes 121, 221 and 921 in Spanish all as “veintiuno”, which is 21, and 101000 in Italian as “centomila”, which is 100000; in French and German no two numbers are the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts numbers2words@1.5.0 > npm.txt
cat > look.mjs <<'JS'
import NumbersToWords from 'numbers2words';

const words = (language, numbers) => {
  const translator = new NumbersToWords(language);
  return numbers.map((number) => translator.toWords(number).replaceAll(/\s+/gu, ' '));
};
/** How many of the numbers to 999 and of the thousands to 999000 have the words of a smaller one. */
function clashes(language) {
  const numbers = Array.from({ length: 999 }, (_, at) => at + 1);
  const all = words(language, [...numbers, ...numbers.map((number) => number * 1000)]);
  return all.length - new Set(all).size;
}
const spanish = words('ES_ES', [21, 121, 221, 921]);
const italian = words('IT_IT', [100_000, 101_000, 201_000, 200_000]);
console.log(`numbers2words 1.5.0, Spanish, 21, 121, 221 and 921: ${spanish.join(', ')}`);
console.log(`Italian, 100000, 101000, 201000 and 200000: ${italian.join(', ')}`);
const seen = ['ES_ES', 'IT_IT', 'FR_FR', 'DE_DE'].map((language) => {
  const count = clashes(language);
  console.log(`${language}: ${count} of 1998 numbers have the words of another`);
  return count;
});
console.log('Guess: ciento veintiuno, doscientos veintiuno and novecientos veintiuno; centunomila and duecentunomila; the README names numbers up to 999999999 for each language.');
console.log('Behaviour: hundreds before 21 and the one before “mila” are left out, so an amount in words is hundreds or a thousand less than in digits; on a cheque the words count.');
const isAsSeen =
  spanish.every((one) => one === 'veintiuno') &&
  italian.join() === 'centomila,centomila,duecentomila,duecentomila' &&
  seen[0] > 0 && seen[1] > 0 && seen[2] === 0 && seen[3] === 0;
process.exit(isAsSeen ? 0 : 1);
JS
TZ=UTC node look.mjs
