#!/usr/bin/env bash
# @e965/xlsx 0.20.3 writes a cell of two lines into an HTML table so that it does not read it back: “Hotel” and “Frühstück” are “Frühstück" id="sjs-A1">Hotel” and the rest; parse5 8.0.0 reads the table right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @e965/xlsx@0.20.3 parse5@8.0.0 > npm.txt
cat > look.mjs <<'JS'
import { read, utils, write } from '@e965/xlsx';
import { parse } from 'parse5';

const texts = ['Hotel\nFrühstück', 'Hotel'];
const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([texts]));
const html = write(book, { type: 'string', bookType: 'html' });
const own = read(html, { type: 'string' }).Sheets.Sheet1;

/** What a browser shows: the texts of the cells, with a break for each <br>. */
const textOf = (node) => (node.nodeName === 'br' ? '\n' : (node.value ?? (node.childNodes ?? []).map(textOf).join('')));
const cellsOf = (node) => (node.nodeName === 'td' ? [textOf(node)] : (node.childNodes ?? []).flatMap(cellsOf));
const shown = cellsOf(parse(html));
const seen = texts.map((text, at) => {
  const cell = own[utils.encode_cell({ r: 0, c: at })].v;
  console.log(`${JSON.stringify(text)}: parse5 8.0.0 ${JSON.stringify(shown[at])}, @e965/xlsx 0.20.3 ${JSON.stringify(cell)}`);
  return cell;
});
console.log('Guess: both texts as they were; a > inside of a quoted attribute does not end a tag (HTML, 13.1.2.3 Attributes).');
console.log('Behaviour: the text stands in an attribute, too, with <br/> for its break, and the reader ends the tag at that >: what follows of the tag is read as text.');
const isShown = JSON.stringify(shown) === JSON.stringify(texts);
process.exit(isShown && seen[0] === 'Frühstück" id="sjs-A1">Hotel\nFrühstück' && seen[1] === 'Hotel' ? 0 : 1);
JS
TZ=UTC node look.mjs
