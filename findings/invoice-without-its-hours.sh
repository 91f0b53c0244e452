#!/usr/bin/env bash
# zugferd-generator 1.2.1 leaves the quantity out of its invoice, writes its day with dashes and gives it a name that factur-x-kit 0.3.1 does not find.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts zugferd-generator@1.2.1 factur-x-kit@0.3.1 pdf-lib@1.17.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { FacturX } from 'factur-x-kit';
import { PDFDocument } from 'pdf-lib';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import ZUGFeRDGenerator from 'zugferd-generator';

const party = { country: 'DE', street: 'Musterweg 1', postalCode: '10115', city: 'Berlin' };
const invoice = new ZUGFeRDGenerator({
  id: '2026-118',
  issueDate: '2026-11-30',
  currency: 'EUR',
  totalAmount: 856.8,
  supplier: { name: 'Muster Beratung GmbH', ...party },
  customer: { name: 'Muster Kunde AG', ...party },
  taxTotal: { taxAmount: 136.8, taxPercentage: 19 },
  lineItems: [{ id: '1', description: 'Advice, hours', quantity: 7.5, unitPrice: 96, lineTotal: 720 }],
});
const xml = invoice.toXMLString();
const blank = await PDFDocument.create();
blank.addPage();
const pdf = await invoice.embedInPDF(await blank.save());

const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
const names = Object.keys(await (await task.promise).getAttachments());
const read = await FacturX.fromPDF(new Uint8Array(pdf)).then(() => 'read', (error) => error.message);
const day = /format="102">([^<]*)</.exec(xml)[1];
const hasQuantity = xml.includes('BilledQuantity') || xml.includes('>7.5');
console.log(`zugferd-generator 1.2.1: day ${day} in format 102, ${hasQuantity ? 'with' : 'without'} a quantity, attached as ${names.join()}`);
console.log(`factur-x-kit 0.3.1: ${read}`);
console.log('Guess: BilledQuantity 7.5, the day 20261130 (format 102 is CCYYMMDD), attached as factur-x.xml (EN 16931 BT-129 and BT-2, ZUGFeRD 2).');
console.log('Behaviour: the example of its documentation makes an invoice that names neither hours nor a day that a reader of the standard knows.');
const isAsSeen = day === '2026-11-30' && !hasQuantity && names.join() === 'ZUGFeRD-invoice.xml' && read === 'No Embedded Factur-X XML found in PDF';
process.exit(isAsSeen ? 0 : 1);
JS
TZ=UTC node look.mjs
