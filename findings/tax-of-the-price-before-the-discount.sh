#!/usr/bin/env bash
# @h1dd3nsn1p3r/pdf-invoice 1.0.12 prints the tax of the full price, 190.00, on an invoice of 1,000.00 with half of it as a discount, whose total has the tax of what is left, 95.00.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @h1dd3nsn1p3r/pdf-invoice@1.0.12 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { PDFInvoice } from '@h1dd3nsn1p3r/pdf-invoice';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const company = { company: 'Muster GmbH', name: 'Muster GmbH', address: 'Musterweg 1', phone: '030 1', email: 'a@muster.example' };
/** The texts of an invoice of ten hours at 100.00 with 19 % tax. */
async function printed(discount) {
  const invoice = new PDFInvoice({
    company,
    customer: company,
    invoice: { number: 118, date: '30/11/2026', dueDate: '14/12/2026', status: 'Open', currency: 'EUR', path: './invoice.pdf' },
    items: [{ name: 'Advice', quantity: 10, price: 100, tax: 19, discount }],
  });
  await invoice.create();
  // The file is still being written when the promise is kept.
  const isWritten = () => existsSync('invoice.pdf') && readFileSync('invoice.pdf').includes('%%EOF');
  for (let waited = 0; waited < 200 && !isWritten(); waited += 1) await setTimeout(50);
  const data = new Uint8Array(readFileSync('invoice.pdf'));
  rmSync('invoice.pdf');
  const { items } = await (await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)).getTextContent();
  return items.map(({ str }) => str).join(' ').replaceAll(/\s+/gu, ' ');
}
const seen = [];
for (const discount of [0, 50]) {
  const [, tax, total] = /Total Tax €([\d,.]+) Grand Total €([\d,.]+)/u.exec(await printed(discount));
  console.log(`@h1dd3nsn1p3r/pdf-invoice 1.0.12, 1,000.00 with ${discount} % discount and 19 % tax: total tax ${tax}, grand total ${total}`);
  seen.push(`${tax} ${total}`);
}
console.log('Guess: 190.00 of 1,190.00, and 95.00 of 595.00: the tax that a total contains is that of the price which is paid (Directive 2006/112/EC, article 79).');
console.log('Behaviour: the line and the total are computed after the discount, the sum of the tax before it; and who names a tax on an invoice owes it (article 203).');
process.exit(seen.join('; ') === '190.00 1,190.00; 190.00 595.00' ? 0 : 1);
JS
TZ=UTC node look.mjs
