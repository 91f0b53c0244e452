#!/usr/bin/env bash
# pdf-lib 1.17.1 and @cantoo/pdf-lib 2.11.1 store what an option of a form shows (Bayern) instead of its value (BY), and read a value as an option that they do not list.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import * as cantoo from '@cantoo/pdf-lib';
import * as pdfLib from 'pdf-lib';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const STATES = { BY: 'Bayern', BE: 'Berlin' };
/** A form with one choice, whose options have a value and a text of their own. */
async function blankForm({ PDFDocument, PDFName, PDFString }) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([200, 100]);
  const field = pdf.getForm().createDropdown('state');
  field.addToPage(page, { x: 10, y: 10, width: 120, height: 20 });
  const options = Object.entries(STATES).map((pair) => pair.map((text) => PDFString.of(text)));
  field.acroField.dict.set(PDFName.of('Opt'), pdf.context.obj(options));
  return pdf.save({ updateFieldAppearances: false });
}
async function readByPdfjs(bytes) {
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS });
  const [field] = await (await (await task.promise).getPage(1)).getAnnotations();
  return { value: field.fieldValue.join(), values: field.options.map(({ exportValue }) => exportValue).join() };
}
const seen = [];
for (const [name, library] of Object.entries({ 'pdf-lib 1.17.1': pdfLib, '@cantoo/pdf-lib 2.11.1': cantoo })) {
  const { PDFDocument, PDFName, PDFString } = library;
  const blank = await blankForm(library);
  const chosen = await PDFDocument.load(blank);
  chosen.getForm().getDropdown('state').select('Bayern');
  const { value, values } = await readByPdfjs(await chosen.save());
  const filled = await PDFDocument.load(blank);
  const field = filled.getForm().getDropdown('state');
  field.acroField.dict.set(PDFName.of('V'), PDFString.of('BY'));
  const [selected, options] = [field.getSelected().join(), field.getOptions().join()];
  console.log(`${name}: after select('Bayern') pdf.js reads ${value}, the values being ${values}; of a form with BY it reads ${selected}, the options being ${options}`);
  seen.push([value, values, selected, options].join(' '));
}
console.log('Guess: the value BY is stored, and BY is read as Bayern (ISO 32000, 12.7.4.4: an option may have an export value and a text).');
console.log('Behaviour: value and text are taken for the same, so the form is sent with a value that it does not have, and the one of another program is no option.');
process.exit(seen.every((one) => one === 'Bayern BY,BE BY Bayern,Berlin') ? 0 : 1);
JS
TZ=UTC node look.mjs
