#!/usr/bin/env bash
# @libpdf/core 0.4.2 reads a radio button of “Urlaub” and “Krank” as 1 and refuses to choose “Krank”, the value that pdf-lib 1.17.1 wrote.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 pdf-lib@1.17.1 > npm.txt
cat > look.mjs <<'JS'
import { PDF } from '@libpdf/core';
import { PDFDocument, PDFName } from 'pdf-lib';

const pdf = await PDFDocument.create();
const page = pdf.addPage([200, 100]);
const kind = pdf.getForm().createRadioGroup('kind');
kind.addOptionToPage('Urlaub', page, { x: 10, y: 10, width: 15, height: 15 });
kind.addOptionToPage('Krank', page, { x: 40, y: 10, width: 15, height: 15 });
kind.select('Krank');
const bytes = await pdf.save();

const exported = kind.acroField.dict.lookup(PDFName.of('Opt')).asArray().map((text) => text.decodeText());
const field = (await PDF.load(bytes)).getForm().getRadioGroup('kind');
const choose = (value) => {
  try {
    field.setValue(value);
    return 'accepted';
  } catch (error) {
    return error.message;
  }
};
const again = (await PDFDocument.load(bytes)).getForm().getRadioGroup('kind');
const seen = [field.getValue(), field.getOptions().join(), choose('Krank')];
console.log(`in the file: Opt ${exported.join()}; pdf-lib 1.17.1 reads ${again.getSelected()} of ${again.getOptions()}`);
console.log(`@libpdf/core 0.4.2 reads ${seen[0]} of ${seen[1]}; choosing Krank: ${seen[2]}`);
console.log('Guess: Krank of Urlaub and Krank. If a radio button has Opt, its texts are the values of the buttons, whose states may be numbers (ISO 32000-1, 12.7.4.2.4).');
console.log('Behaviour: the names of the states are taken for the values, so a sick leave is sent as 1.');
const isAsSeen = exported.join() === 'Urlaub,Krank' && again.getSelected() === 'Krank';
process.exit(isAsSeen && seen.join('|') === '1|0,1|Invalid option "Krank" for radio "kind"' ? 0 : 1);
JS
TZ=UTC node look.mjs
