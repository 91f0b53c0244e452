#!/usr/bin/env bash
# @covve/easy-vcard 1.1.1 writes names with a comma or semicolon without backslashes: ical.js 2.2.1 reads “Müller; Söhne” as a company with two departments, and of the family name “Beispiel; Muster” the second half is the given name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @covve/easy-vcard@1.1.1 vcard-creator@1.0.0 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import { VCard as EasyCard } from '@covve/easy-vcard';
import ICAL from 'ical.js';
import VCard from 'vcard-creator';

const writers = {
  '@covve/easy-vcard 1.1.1': () =>
    new EasyCard().setFullName('Jana Beispiel').addFirstName('Jana').addLastName('Beispiel; Muster').addOrganization('Müller; Söhne', ['Einkauf']).toVcard(),
  'vcard-creator 1.0.0': () =>
    new VCard().addName({ givenName: 'Jana', familyName: 'Beispiel; Muster' }).addCompany({ name: 'Müller; Söhne', department: 'Einkauf' }).toString(),
};
const seen = Object.entries(writers).map(([name, write]) => {
  const card = new ICAL.Component(ICAL.parse(write()));
  const [company, person] = ['org', 'n'].map((property) => card.getFirstPropertyValue(property).join(' | '));
  console.log(`${name}, read by ical.js 2.2.1: company ${company}; name ${person}`);
  return `${company}; ${person}`;
});
console.log('Guess: Müller; Söhne | Einkauf, and Beispiel; Muster | Jana | | |: a semicolon inside of a component is written with a backslash (RFC 6350, 3.4).');
console.log('Behaviour: the text of a component is put in as it is, so the names of the contact come back in other fields.');
const wanted = ['Müller |  Söhne | Einkauf; Beispiel |  Muster | Jana |  |  | ', 'Müller; Söhne | Einkauf; Beispiel; Muster | Jana |  |  | '];
process.exit(seen.join('!') === wanted.join('!') ? 0 : 1);
JS
TZ=UTC node look.mjs
