#!/usr/bin/env bash
# validate-steuerid 1.0.4 accepts a German tax id of two repeated digits, it and stdnum 1.12.0 one of ten different ones; german-tax-id-validator 1.0.7 and validator 13.15.35 refuse both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts validate-steuerid@1.0.4 stdnum@1.12.0 german-tax-id-validator@1.0.7 validator@13.15.35 > npm.txt
cat > look.mjs <<'JS'
import german from 'german-tax-id-validator';
import { stdnum } from 'stdnum';
import steuerid from 'validate-steuerid';
import validator from 'validator';

/** The check digit of ISO 7064, MOD 11,10. */
function withCheckDigit(digits) {
  const product = [...digits].reduce((rest, digit) => (2 * ((Number(digit) + rest) % 10 || 10)) % 11, 10);
  return digits + ((11 - product) % 10);
}
const readers = {
  'validate-steuerid 1.0.4': (id) => steuerid.isSteuerIdValid(id),
  'stdnum 1.12.0': (id) => stdnum.DE.idnr.validate(id).isValid,
  'german-tax-id-validator 1.0.7': (id) => german.validate(id),
  'validator 13.15.35': (id) => validator.isTaxID(id, 'de-DE'),
};
const ids = { 'one digit twice': '6592997048', 'one digit three times': '1213145678', 'two digits twice': '1122345678', 'ten different digits': '1234567890' };
const seen = Object.entries(ids).map(([what, digits]) => {
  const id = withCheckDigit(digits);
  const answers = Object.entries(readers).map(([name, isValid]) => [name, isValid(id)]);
  console.log(`${id}, ${what}: ${answers.map(([name, isValid]) => `${name} ${isValid ? 'valid' : 'refused'}`).join(', ')}`);
  return answers.map(([, isValid]) => Number(isValid)).join('');
});
console.log('Guess: the first two are valid. In the first ten digits exactly one occurs twice or three times (“Prüfung der Steuer- und Steueridentifikationsnummer” of ELSTER, 2.2).');
console.log('Behaviour: where only the check digit is looked at, a made-up number that has the right one passes as the id of somebody.');
process.exit(seen.join() === '1111,1111,1000,1100' ? 0 : 1);
JS
TZ=UTC node look.mjs
