#!/usr/bin/env bash
# einvoicing 0.0.3 reads texts of an invoice as numbers: the post code 01067 of Dresden is 1067 and the telephone number begins without 0; it writes them so, too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts einvoicing@0.0.3 > npm.txt
cat > look.mjs <<'JS'
import { UblReader, UblWriter } from 'einvoicing';

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';
const party = (name, postcode) => `<cac:Party>
  <cac:PostalAddress>
    <cbc:CityName>Dresden</cbc:CityName><cbc:PostalZone>${postcode}</cbc:PostalZone>
    <cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>
  </cac:PostalAddress>
  <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>
  <cac:Contact><cbc:Telephone>03511234567</cbc:Telephone></cac:Contact>
</cac:Party>`;
const xml = `<Invoice xmlns="${OASIS}:Invoice-2" xmlns:cac="${OASIS}:CommonAggregateComponents-2" xmlns:cbc="${OASIS}:CommonBasicComponents-2">
<cbc:ID>2026-118</cbc:ID><cbc:IssueDate>2026-11-18</cbc:IssueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty>${party('Muster GmbH', '01067')}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party('Kunde AG', '01099')}</cac:AccountingCustomerParty>
</Invoice>`;
const document = await new UblReader().read(xml);
const written = await new UblWriter().write(document);
const all = (text, name) => [...text.matchAll(new RegExp(`<cbc:${name}>([^<]*)<`, 'g'))].map(([, value]) => value);
const seen = ['PostalZone', 'Telephone'].map((name) => {
  console.log(`${name}: ${all(xml, name).join(' and ')} is written by einvoicing 0.0.3 as ${all(written, name).join(' and ')}`);
  return all(written, name).join();
});
const { postalZone } = JSON.parse(JSON.stringify(document.props.seller)).props.address.props;
console.log(`read: ${JSON.stringify(postalZone)}`);
console.log('Guess: unchanged. Post code and telephone number are texts (EN 16931, BT-38, BT-53 and BT-42; UBL 2.1, PostalZone is a TextType).');
console.log('Behaviour: what looks like a number is read as one, so the addresses of Saxony, Thuringia and Saxony-Anhalt have four digits.');
process.exit(seen.join('|') === '1067,1099|3511234567,3511234567' && String(postalZone) === '1067' ? 0 : 1);
JS
TZ=UTC node look.mjs
