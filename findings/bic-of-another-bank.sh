#!/usr/bin/env bash
# bic-from-iban 1.0.0 names another bank for an IBAN of Commerzbank and of Deutsche Kreditbank; iban-to-bic 1.4.0 and bankdata-germany 2.2602.0 agree on the right one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts bic-from-iban@1.0.0 iban-to-bic@1.4.0 bankdata-germany@2.2602.0 > npm.txt
cat > look.mjs <<'JS'
import { bankDataByIBAN } from 'bankdata-germany';
import bicFromIban from 'bic-from-iban';
import ibanToBic from 'iban-to-bic';

// Account numbers of documentation, as banks print them.
const ibans = ['DE89370400440532013000', 'DE02120300000000202051'];
const seen = ibans.map((iban) => {
  const bics = [bicFromIban.getBIC(iban), ibanToBic.ibanToBic(iban), bankDataByIBAN(iban).bic];
  console.log(`${iban} (${bankDataByIBAN(iban).bankName}): bic-from-iban 1.0.0 ${bics[0]}, iban-to-bic 1.4.0 ${bics[1]}, bankdata-germany 2.2602.0 ${bics[2]}`);
  return bics.join(' ');
});
console.log('Guess: COBADEFF… and BYLADEM1001 by all three, or nothing where a bank is not known.');
console.log('Behaviour: bic-from-iban answers with another bank, so a refund of expenses names the wrong one.');
const wanted = ['ESSEDE5F362 COBADEFFXXX COBADEFFXXX', 'DRESDEFF834 BYLADEM1001 BYLADEM1001'];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
node look.mjs
