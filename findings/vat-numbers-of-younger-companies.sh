#!/usr/bin/env bash
# validator 13.15.35 refuses the Irish VAT numbers with two letters at the end (since 2013), jsvat 2.5.4 the Belgian ones that begin with 1 (since 2023); jsvat-next 3.0.4 accepts both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts validator@13.15.35 jsvat@2.5.4 jsvat-next@3.0.4 > npm.txt
cat > look.mjs <<'JS'
import * as jsvat from 'jsvat';
import next from 'jsvat-next';
import validator from 'validator';

const CHECK_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';
/** Seven digits with their check letter; a second letter counts nine times its place in the alphabet. */
function irish(digits, second = '') {
  const sum = [...digits].reduce((total, digit, at) => total + digit * (8 - at), second ? 9 * (second.charCodeAt(0) - 64) : 0);
  return `IE${digits}${CHECK_LETTERS[sum % 23]}${second}`;
}
/** Eight digits with the two that complete them to a multiple of 97. */
const belgian = (digits) => `BE${digits}${String(97 - (Number(digits) % 97)).padStart(2, '0')}`;

const numbers = [irish('6433435'), irish('6433435', 'A'), irish('3628739', 'H'), belgian('04287594'), belgian('10000000'), belgian('10123456')];
const readers = {
  'validator 13.15.35': (number) => validator.isVAT(number, number.slice(0, 2)),
  'jsvat 2.5.4': (number) => jsvat.checkVAT(number, [jsvat.ireland, jsvat.belgium]).isValid,
  'jsvat-next 3.0.4': (number) => next.checkVAT(number, [next.ireland, next.belgium]).isValid,
};
const seen = Object.entries(readers).map(([name, accepts]) => {
  const refused = numbers.filter((number) => !accepts(number));
  console.log(`${name} refuses ${refused.join(', ') || 'none'} of ${numbers.join(', ')}`);
  return refused.join();
});
console.log('Guess: all six are accepted: in Ireland a second letter may follow the check letter since 2013; in Belgium a number begins with 0 or, since 2023, with 1.');
console.log('Behaviour: the pattern of one knows a second letter only if it is W, the one of the other only a leading 0.');
const wanted = [`${numbers[1]},${numbers[2]}`, `${numbers[4]},${numbers[5]}`, ''];
process.exit(seen.join(' ') === wanted.join(' ') ? 0 : 1);
JS
TZ=UTC node look.mjs
