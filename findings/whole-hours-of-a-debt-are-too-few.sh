#!/usr/bin/env bash
# hyperformula 3.5.0 rounds minus 7.5 hours with INT up to minus 7; @formulajs/formulajs 4.6.1, fast-formula-parser 1.0.19 and @jspreadsheet/formula 2.0.2 down to minus 8, as spreadsheets do.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 @jspreadsheet/formula@2.0.2 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { INT } from '@formulajs/formulajs';
import jspreadsheet from '@jspreadsheet/formula';
import Parser from 'fast-formula-parser';
import { HyperFormula } from 'hyperformula';

const hyper = HyperFormula.buildFromArray([[-7.5, '=INT(A1)', '=A1-INT(A1)', '=INT(-A1)']], { licenseKey: 'gpl-v3' });
const [, whole, rest, plus] = hyper.getSheetValues(0)[0];
const parser = new Parser();
const others = [INT(-7.5), parser.parse('INT(-7.5)', { row: 1, col: 1, sheet: 'A' }), jspreadsheet('INT(-7.5)')];
console.log(`INT(-7.5): hyperformula 3.5.0 ${whole}, @formulajs/formulajs 4.6.1 ${others[0]}, fast-formula-parser 1.0.19 ${others[1]}, @jspreadsheet/formula 2.0.2 ${others[2]}`);
console.log(`hyperformula: what is left of -7.5 is ${rest}, and INT(7.5) is ${plus}`);
console.log('Guess: -8 and 0.5: INT rounds down to the next whole number, and TRUNC cuts off.');
console.log('Behaviour: it cuts off like TRUNC, so a balance of minus 7:30 taken apart by INT has minus 30 minutes left.');
process.exit([whole, rest, plus, ...others].join() === '-7,-0.5,7,-8,-8,-8' ? 0 : 1);
JS
TZ=UTC node look.mjs
