#!/usr/bin/env bash
# einvoicing 0.0.3 and factur-x-kit 0.3.1 look for the usual prefixes of an invoice (cbc:, ram:), not for their namespaces: with others the first finds nothing, and the second no profile.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts einvoicing@0.0.3 factur-x-kit@0.3.1 > npm.txt
cat > look.mjs <<'JS'
import { UblReader } from 'einvoicing';
import { FacturX } from 'factur-x-kit';

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';
const UNECE = 'urn:un:unece:uncefact:data:standard';
const ubl = (cac, cbc) => `<Invoice xmlns="${OASIS}:Invoice-2" xmlns:${cac}="${OASIS}:CommonAggregateComponents-2" xmlns:${cbc}="${OASIS}:CommonBasicComponents-2">
<${cbc}:ID>2026-118</${cbc}:ID><${cbc}:IssueDate>2026-11-18</${cbc}:IssueDate><${cbc}:DocumentCurrencyCode>EUR</${cbc}:DocumentCurrencyCode>
</Invoice>`;
const cii = (rsm, ram, udt) => {
  const tag = (name, inner) => `<${ram}:${name}>${inner}</${ram}:${name}>`;
  const address = tag('PostalTradeAddress', tag('CountryID', 'DE'));
  const taxId = `<${ram}:SpecifiedTaxRegistration><${ram}:ID schemeID="VA">DE123456789</${ram}:ID></${ram}:SpecifiedTaxRegistration>`;
  const parties = tag('SellerTradeParty', tag('Name', 'Muster GmbH') + address + taxId) + tag('BuyerTradeParty', tag('Name', 'Kunde AG'));
  const sums = ['TaxBasisTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'].map((name) => tag(name, '856.80')).join('');
  const settlement = tag('InvoiceCurrencyCode', 'EUR') + tag('SpecifiedTradeSettlementHeaderMonetarySummation', sums);
  const context = tag('GuidelineSpecifiedDocumentContextParameter', tag('ID', 'urn:factur-x.eu:1p0:minimum'));
  const day = tag('IssueDateTime', `<${udt}:DateTimeString format="102">20261118</${udt}:DateTimeString>`);
  return `<${rsm}:CrossIndustryInvoice xmlns:${rsm}="${UNECE}:CrossIndustryInvoice:100" xmlns:${ram}="${UNECE}:ReusableAggregateBusinessInformationEntity:100" xmlns:${udt}="${UNECE}:UnqualifiedDataType:100">
<${rsm}:ExchangedDocumentContext>${context}</${rsm}:ExchangedDocumentContext>
<${rsm}:ExchangedDocument>${tag('ID', '2026-118') + tag('TypeCode', '380') + day}</${rsm}:ExchangedDocument>
<${rsm}:SupplyChainTradeTransaction>
${tag('ApplicableHeaderTradeAgreement', parties)}<${ram}:ApplicableHeaderTradeDelivery/>${tag('ApplicableHeaderTradeSettlement', settlement)}
</${rsm}:SupplyChainTradeTransaction>
</${rsm}:CrossIndustryInvoice>`;
};
const byUbl = async (...prefixes) => String(JSON.parse(JSON.stringify((await new UblReader().read(ubl(...prefixes))).props)).id?._recordId);
const byCii = async (...prefixes) => {
  try {
    return (await (await FacturX.fromXML(cii(...prefixes))).object).document.id;
  } catch (error) {
    return error.message;
  }
};
const seen = [await byUbl('cac', 'cbc'), await byUbl('a', 'b'), await byCii('rsm', 'ram', 'udt'), await byCii('a', 'b', 'c')];
console.log(`einvoicing 0.0.3 finds the number ${seen[0]} with cac: and cbc:, ${seen[1]} with a: and b:`);
console.log(`factur-x-kit 0.3.1 finds the number ${seen[2]} with rsm:, ram: and udt:, “${seen[3]}” with a:, b: and c:`);
console.log('Guess: 2026-118 each time. A prefix only stands for its namespace, and a writer may choose any (Namespaces in XML 1.0, sections 3 and 4).');
console.log('Behaviour: names are compared as they are written, prefix and all.');
process.exit(seen.join('|') === '2026-118|null|2026-118|Unknown Profile: undefined' ? 0 : 1);
JS
TZ=UTC node look.mjs
